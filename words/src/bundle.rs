//! The sentences of each language, ready to be filled in.

use crate::sentence::Filling;
use crate::{Arg, Lang, Share};
use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Sentences by their ids. They are there for as long as the program is.
pub(crate) type Bundle = BTreeMap<&'static str, Pattern<&'static str>>;

/// A language's sentences: built in they are one bundle, made when first asked for; learnt, one a share.
type Shares = [OnceLock<Bundle>; Share::ALL.len()];

/// In the order of [`Lang::ALL`].
static BUNDLES: [Shares; 3] = [const { [const { OnceLock::new() }; Share::ALL.len()] }; 3];

/// The sentence, or `None` where neither this language nor English has it.
pub(crate) fn format(lang: Lang, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
    let say = |lang| of(lang).find_map(|bundle| Some(Filling { lang, args }.say(bundle.get(id)?)));
    say(lang).or_else(|| say(Lang::default()))
}

/// Whether the language has a sentence of this id.
pub(crate) fn has(lang: Lang, id: &str) -> bool {
    of(lang).any(|bundle| bundle.contains_key(id))
}

/// Whether there are sentences of this share of the language.
pub(crate) fn is_known(lang: Lang, share: Share) -> bool {
    cfg!(feature = "built-in") || BUNDLES[lang as usize][share as usize].get().is_some()
}

/// Takes a share of the sentences of a language, if it is not there yet.
pub(crate) fn learn(lang: Lang, share: Share, sentences: &str) {
    BUNDLES[lang as usize][share as usize].get_or_init(|| read(&[sentences.to_owned().leak()]));
}

fn of(lang: Lang) -> impl Iterator<Item = &'static Bundle> {
    let bundles = &BUNDLES[lang as usize];
    #[cfg(feature = "built-in")]
    bundles[0].get_or_init(|| read(&crate::texts::of(lang)));
    bundles.iter().filter_map(OnceLock::get)
}

pub(crate) fn read(files: &[&'static str]) -> Bundle {
    // What cannot be read is left out, and found by the tests.
    let entries = files.iter().flat_map(|file| match parser::parse_runtime(*file) {
        Ok(read) | Err((read, _)) => read.body,
    });
    let sentence = |entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value?)),
        _ => None,
    };
    entries.filter_map(sentence).collect()
}
