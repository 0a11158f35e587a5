//! The sentences of each language, ready to be filled in.

use crate::{Arg, Lang, Share, elision, ordinal, typography};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::borrow::Cow;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// A language's sentences: built in they are one bundle, made when first asked for; learnt, one a share.
type Shares = [OnceLock<Bundle>; Share::ALL.len()];

/// In the order of [`Lang::ALL`].
static BUNDLES: [Shares; 3] = [const { [const { OnceLock::new() }; Share::ALL.len()] }; 3];

/// The sentence, or `None` where neither this language nor English has it.
pub(crate) fn format(lang: Lang, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
    let say = |lang| of(lang).find_map(|bundle| format_in(bundle, id, args));
    say(lang).or_else(|| say(Lang::default()))
}

/// Whether the language has a sentence of this id.
pub(crate) fn has(lang: Lang, id: &str) -> bool {
    of(lang).any(|bundle| has_in(bundle, id))
}

/// Whether there are sentences of this share of the language.
pub(crate) fn is_known(lang: Lang, share: Share) -> bool {
    cfg!(feature = "built-in") || BUNDLES[lang as usize][share as usize].get().is_some()
}

/// Takes a share of the sentences of a language, if it is not there yet.
pub(crate) fn learn(lang: Lang, share: Share, sentences: &str) {
    BUNDLES[lang as usize][share as usize].get_or_init(|| read(lang, &[sentences]));
}

fn of(lang: Lang) -> impl Iterator<Item = &'static Bundle> {
    let bundles = &BUNDLES[lang as usize];
    #[cfg(feature = "built-in")]
    bundles[0].get_or_init(|| read(lang, &crate::texts::of(lang)));
    bundles.iter().filter_map(OnceLock::get)
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
