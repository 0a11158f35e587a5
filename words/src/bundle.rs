//! The sentences of each language, ready to be filled in.

use crate::{Arg, Lang, elision, ordinal, typography};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::borrow::Cow;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// One bundle a language, in the order of [`Lang::ALL`], made when first asked for or when learnt.
static BUNDLES: [OnceLock<Bundle>; 3] = [const { OnceLock::new() }; 3];

/// The sentence, or `None` where neither this language nor English has it.
pub(crate) fn format(lang: Lang, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
    let say = |lang| format_in(of(lang)?, id, args);
    say(lang).or_else(|| say(Lang::default()))
}

/// Whether the language has a sentence of this id.
pub(crate) fn has(lang: Lang, id: &str) -> bool {
    of(lang).is_some_and(|bundle| has_in(bundle, id))
}

/// Whether there are sentences of this language.
pub(crate) fn is_known(lang: Lang) -> bool {
    of(lang).is_some()
}

/// Takes the sentences of a language, if it has none yet.
pub(crate) fn learn(lang: Lang, sentences: &str) {
    BUNDLES[lang as usize].get_or_init(|| read(lang, &[sentences]));
}

fn of(lang: Lang) -> Option<&'static Bundle> {
    let bundle = &BUNDLES[lang as usize];
    #[cfg(feature = "built-in")]
    bundle.get_or_init(|| read(lang, &crate::texts::of(lang)));
    bundle.get()
}

pub(crate) fn has_in(bundle: &Bundle, id: &str) -> bool {
    bundle.get_message(id).is_some_and(|message| message.value().is_some())
}

pub(crate) fn format_in(bundle: &Bundle, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
    let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.to_fluent())).collect();
    let pattern = bundle.get_message(id)?.value()?;
    // A blank that was not filled shows as `{$name}`; there is nothing better to do about it here.
    let mut blanks_left = Vec::new();
    Some(bundle.format_pattern(pattern, Some(&args), &mut blanks_left).into_owned())
}

pub(crate) fn read(lang: Lang, files: &[&str]) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![identifier(lang)]);
    // Isolation marks around every blank help mixed writing directions, of which there are none
    // here; in a terminal they would only be noise.
    bundle.set_use_isolating(false);
    bundle.set_transform(Some(setting(lang)));
    bundle.add_builtins().expect("a new bundle has no functions yet");
    let nth = bundle.add_function(ordinal::NAME, move |numbers, named| ordinal::function(lang, numbers, named));
    let de = bundle.add_function(elision::NAME, |names, _| elision::function(names));
    nth.and(de).expect("no function is called so yet");
    for file in files {
        // What cannot be read is left out, and found by the tests.
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn identifier(lang: Lang) -> LanguageIdentifier {
    lang.code().parse().expect("two letters are a language identifier")
}

/// How the language sets what stands in its files. What is filled in stays as it came.
fn setting(lang: Lang) -> fn(&str) -> Cow<'_, str> {
    match lang {
        Lang::En => |text| typography::set(Lang::En, text),
        Lang::Fr => |text| typography::set(Lang::Fr, text),
        Lang::Ru => |text| typography::set(Lang::Ru, text),
    }
}
