//! The sentences of each language, ready to be filled in.

use crate::{Arg, Lang, texts};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::borrow::Cow;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

/// One bundle a language, in the order of [`Lang::ALL`], made when first asked for.
static BUNDLES: [LazyLock<Bundle>; 3] =
    [LazyLock::new(|| read(Lang::En)), LazyLock::new(|| read(Lang::Fr)), LazyLock::new(|| read(Lang::Ru))];

/// The sentence, or `None` where neither this language nor English has it.
pub(crate) fn format(lang: Lang, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
    let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.to_fluent())).collect();
    format_in(lang, id, &args).or_else(|| format_in(Lang::default(), id, &args))
}

/// Whether the language has a sentence of this id.
pub(crate) fn has(lang: Lang, id: &str) -> bool {
    bundle(lang).get_message(id).is_some_and(|message| message.value().is_some())
}

fn format_in(lang: Lang, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle(lang).get_message(id)?.value()?;
    // A blank that was not filled shows as `{$name}`; there is nothing better to do about it here.
    let mut blanks_left = Vec::new();
    Some(bundle(lang).format_pattern(pattern, Some(args), &mut blanks_left).into_owned())
}

fn bundle(lang: Lang) -> &'static Bundle {
    &BUNDLES[lang as usize]
}

fn read(lang: Lang) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![identifier(lang)]);
    // Isolation marks around every blank help mixed writing directions, of which there are none
    // here; in a terminal they would only be noise.
    bundle.set_use_isolating(false);
    bundle.set_transform((lang == Lang::Fr).then_some(french_spaces));
    bundle.add_builtins().expect("a new bundle has no functions yet");
    for file in texts::of(lang) {
        // What cannot be read is left out, and found by the tests.
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn identifier(lang: Lang) -> LanguageIdentifier {
    lang.code().parse().expect("two letters are a language identifier")
}

/// French puts a space before some marks, at which a line must never break. The files are written
/// with plain spaces, which an editor shows; here they become no-break spaces.
fn french_spaces(text: &str) -> Cow<'_, str> {
    const PAIRS: [(&str, &str); 6] = [
        (" !", "\u{a0}!"),
        (" ?", "\u{a0}?"),
        (" ;", "\u{a0};"),
        (" :", "\u{a0}:"),
        (" »", "\u{a0}»"),
        ("« ", "«\u{a0}"),
    ];
    PAIRS.iter().fold(
        Cow::Borrowed(text),
        |text, (plain, firm)| {
            if text.contains(plain) { text.replace(plain, firm).into() } else { text }
        },
    )
}

#[cfg(test)]
mod tests {
    use super::french_spaces;

    #[test]
    fn french_marks_never_start_a_line() {
        assert_eq!(french_spaces("« Oui » : bravo !"), "«\u{a0}Oui\u{a0}»\u{a0}: bravo\u{a0}!");
        assert_eq!(french_spaces("c'est tout"), "c'est tout");
    }
}
