//! The files of sentences, which are part of the program.

use crate::{Lang, Share};

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The texts of a language, in the order of the files' names.
pub(crate) fn of(lang: Lang) -> Vec<&'static str> {
    FILES.iter().map(|(_, texts)| texts[lang as usize]).collect()
}

/// The share of what browsers say that the file of this name belongs to, such as `web` or a game's `board`; the others
/// are said in a terminal or by a server.
pub fn in_browsers(file: &str) -> Option<Share> {
    match file.rsplit_once('/').map_or((false, file), |(_, of_game)| (true, of_game)) {
        (false, "common") | (_, "home") => Some(Share::Home),
        (false, "around" | "errors" | "web") | (true, "board" | "game") => Some(Share::Rest),
        _ => None,
    }
}

/// A share of what a browser can say in a language, as one text to be handed to [`learn`](crate::learn) there. Remarks
/// and empty lines, which nobody says, are left out.
pub fn for_browsers(lang: Lang, share: Share) -> String {
    let files = FILES.iter().filter(|(name, _)| in_browsers(name) == Some(share));
    let lines = files.flat_map(|(_, texts)| texts[lang as usize].lines());
    lines.filter(|line| !line.starts_with('#') && !line.trim().is_empty()).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::{FILES, for_browsers, in_browsers};
    use crate::sentence::Filling;
    use crate::{Lang, Share, bundle, say_with};

    #[test]
    fn of_every_game_a_browser_says_the_same_files() {
        let of_games = FILES.iter().filter_map(|(name, _)| name.split_once('/'));
        for (game, file) in of_games {
            assert!(
                ["board", "game", "home", "screen"].contains(&file),
                "{game} has sentences that nobody says: {file}"
            );
        }
        assert_eq!(FILES.iter().filter(|(name, _)| !name.contains('/') && in_browsers(name).is_some()).count(), 5);
    }

    #[test]
    fn what_is_learnt_in_a_browser_is_said_as_here() {
        for lang in Lang::ALL {
            let learnt = bundle::read(&Share::ALL.map(|share| &*for_browsers(lang, share).leak()));
            let said = |id: &str, count: i64| {
                let args = [("count", count.into())];
                (Filling { lang, args: &args }.say(&learnt[id]), say_with(lang, id, &args))
            };
            for (id, count) in [("web-play-now", 0), ("moves-count", 1), ("moves-count", 3), ("bad-options", 0)] {
                let (learnt, here) = said(id, count);
                assert_eq!(learnt, here, "{id} in {lang}");
            }
            assert!(!learnt.contains_key("match-head"), "browsers hold no matches");
        }
    }
}
