//! Whether a table was dealt fairly, in words.

use guest::{Finding, Proof};
use words::{Lang, say, say_with};

/// What was found of a record.
pub(super) fn in_words(finding: Finding, lang: Lang) -> String {
    let id = match finding {
        Finding::Fair(proof) => return fair(proof, lang),
        Finding::OtherCommitment => "web-fair-other-commitment",
        Finding::OtherSalt => "web-fair-other-salt",
        Finding::OtherTerms => "web-fair-other-terms",
        Finding::OtherGame => "web-fair-other-game",
        Finding::OtherRecord => "web-fair-other-record",
    };
    say(lang, id)
}

fn fair(Proof { deals, shown, own, called_off, seal }: Proof, lang: Lang) -> String {
    let yes = say_with(lang, "web-fair-yes", &[("deals", deals.into())]);
    let before = if shown { "web-fair-shown" } else { "online-fair-not-shown" };
    let off = (called_off > 0).then(|| say_with(lang, "web-fair-called-off", &[("count", called_off.into())]));
    let seal = seal.map(|seal| say_with(lang, "web-fair-seal", &[("seal", seal.to_string().into())]));
    let own = own.then(|| say(lang, "online-fair-own"));
    [Some(yes), Some(say(lang, before)), own, off, seal].into_iter().flatten().collect::<Vec<_>>().join("\n")
}
