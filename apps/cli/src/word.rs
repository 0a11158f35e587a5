//! Words that are typed beside moves: those of the language that is spoken, and the English ones in every language.

use words::{Lang, say};

/// A word that means something to a table, a replay or a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    Help,
    Moves,
    Hint,
    Log,
    Board,
    Undo,
    Resign,
    Draw,
    Rules,
    Save,
    Load,
    Rematch,
    Quit,
    /// A move step by step, in games that build it so.
    Menu,
    Back,
    Next,
    Previous,
    Show,
    Yes,
    No,
    Say,
    Pause,
    Resume,
    Sit,
    Ready,
    Start,
    /// Seats a bot.
    Fill,
    Stand,
    Fair,
    Link,
    People,
    Bell,
}

impl Word {
    /// What is taken at a table beside moves, and so is completed and guessed there.
    pub(crate) const AT_TABLE: [Self; 14] = [
        Self::Help,
        Self::Moves,
        Self::Hint,
        Self::Log,
        Self::Undo,
        Self::Resign,
        Self::Draw,
        Self::Rules,
        Self::Save,
        Self::Load,
        Self::Board,
        Self::Rematch,
        Self::Quit,
        Self::Menu,
    ];
    /// The same at a table of a server. There, to go back is to take one's seat back from a bot.
    pub(crate) const ONLINE: [Self; 27] = [
        Self::Help,
        Self::Rules,
        Self::Moves,
        Self::Hint,
        Self::Log,
        Self::Say,
        Self::Undo,
        Self::Draw,
        Self::Resign,
        Self::Yes,
        Self::No,
        Self::Pause,
        Self::Resume,
        Self::Back,
        Self::Rematch,
        Self::Sit,
        Self::Ready,
        Self::Start,
        Self::Fill,
        Self::Stand,
        Self::Save,
        Self::Fair,
        Self::Link,
        Self::People,
        Self::Bell,
        Self::Board,
        Self::Quit,
    ];
    /// What a game's picture may take.
    const IN_PICTURES: [Self; 5] = [Self::Help, Self::Menu, Self::Back, Self::Yes, Self::No];

    /// Where its names are written.
    fn id(self) -> &'static str {
        match self {
            Self::Help => "typed-help",
            Self::Moves => "typed-moves",
            Self::Hint => "typed-hint",
            Self::Log => "typed-log",
            Self::Board => "typed-board",
            Self::Undo => "typed-undo",
            Self::Resign => "typed-resign",
            Self::Draw => "typed-draw",
            Self::Rules => "typed-rules",
            Self::Save => "typed-save",
            Self::Load => "typed-load",
            Self::Rematch => "typed-rematch",
            Self::Quit => "typed-quit",
            Self::Menu => "typed-menu",
            Self::Back => "typed-back",
            Self::Next => "typed-next",
            Self::Previous => "typed-previous",
            Self::Show => "typed-show",
            Self::Yes => "typed-yes",
            Self::No => "typed-no",
            Self::Say => "typed-say",
            Self::Pause => "typed-pause",
            Self::Resume => "typed-resume",
            Self::Sit => "typed-sit",
            Self::Ready => "typed-ready",
            Self::Start => "typed-start",
            Self::Fill => "typed-fill",
            Self::Stand => "typed-stand",
            Self::Fair => "typed-fair",
            Self::Link => "typed-link",
            Self::People => "typed-people",
            Self::Bell => "typed-bell",
        }
    }

    /// What it is called in this language, the usual name first.
    fn names(self, lang: Lang) -> Vec<String> {
        say(lang, self.id()).split(", ").map(str::to_owned).collect()
    }

    /// What people are told to type.
    pub(crate) fn name(self, lang: Lang) -> String {
        self.names(lang).swap_remove(0)
    }

    /// Whether a text is this word, in any letter case.
    pub(crate) fn is(self, text: &str, lang: Lang) -> bool {
        let text = text.trim().to_lowercase();
        [lang, Lang::En].into_iter().any(|lang| self.names(lang).contains(&text))
    }

    /// The word of the table that a line begins with, and what follows it.
    pub(crate) fn first_of(line: &str, lang: Lang) -> (Option<Self>, &str) {
        Self::first_among(&Self::AT_TABLE, line, lang)
    }

    /// Which of these words a line begins with, and what follows it.
    pub(crate) fn first_among<'a>(words: &[Self], line: &'a str, lang: Lang) -> (Option<Self>, &'a str) {
        let (first, rest) = parted(line);
        (words.iter().copied().find(|word| word.is(first, lang)), rest)
    }

    /// The line as it reads in English, as the games' pictures know the few words that they take.
    pub(crate) fn in_english(line: &str, lang: Lang) -> String {
        let (first, rest) = parted(line);
        let small = first.to_lowercase();
        let known =
            Self::IN_PICTURES.into_iter().find(|word| word.names(lang).contains(&small)).filter(|_| lang != Lang::En);
        known.map_or_else(|| line.to_owned(), |word| format!("{} {rest}", word.name(Lang::En)).trim_end().to_owned())
    }

    /// Every name of the words of a table.
    pub(crate) fn all_at_table(lang: Lang) -> Vec<String> {
        Self::every_name(&Self::AT_TABLE, lang)
    }

    /// Every name of these words: this language's before the English ones. What goes on with something ends with a
    /// blank.
    pub(crate) fn every_name(words: &[Self], lang: Lang) -> Vec<String> {
        let langs = if lang == Lang::En { vec![lang] } else { vec![lang, Lang::En] };
        let names =
            |lang| words.iter().flat_map(move |word| word.names(lang).into_iter().map(move |name| word.begun(name)));
        let mut all: Vec<String> = langs.into_iter().flat_map(names).filter(|name| name.chars().count() > 1).collect();
        let mut seen = std::collections::BTreeSet::new();
        all.retain(|name| seen.insert(name.clone()));
        all
    }

    fn begun(self, name: String) -> String {
        if matches!(self, Self::Save | Self::Load | Self::Say | Self::Sit | Self::Bell) { name + " " } else { name }
    }
}

/// The first word of a line, and what follows.
fn parted(line: &str) -> (&str, &str) {
    let (first, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    (first, rest.trim())
}

#[cfg(test)]
mod tests {
    use super::Word;
    use catalog::{GameId, Refused};
    use table::fair::Hex;
    use table::host::{LocalTable, Plan, Player};
    use words::{Lang, say};

    fn all() -> impl Iterator<Item = Word> {
        Word::AT_TABLE.into_iter().chain(Word::ONLINE).chain([Word::Next, Word::Previous, Word::Show])
    }

    /// A game between two who are not there.
    fn session(game: GameId) -> table::Session {
        let players = vec![(Player::Person, String::new()); 2];
        let plan = Plan::of(game.name(), 2, serde_json::json!({}));
        LocalTable::new(crate::seats::now(), plan, &players, Hex([7; 32])).expect("the game starts").session().clone()
    }

    #[test]
    fn a_word_is_known_in_its_language_and_in_english() {
        for lang in Lang::ALL {
            for word in Word::AT_TABLE {
                for name in word.names(lang).into_iter().chain(word.names(Lang::En)) {
                    let line = format!(" {}  some file ", name.to_uppercase());
                    assert_eq!(Word::first_of(&line, lang), (Some(word), "some file"), "{lang}: {line}");
                }
            }
        }
        assert_eq!(Word::first_of("aide", Lang::En).0, None);
        assert_eq!(Word::in_english("Aide catch", Lang::Fr), "help catch");
        assert_eq!(Word::in_english("назад", Lang::Ru), "back");
        assert_eq!(Word::in_english("n", Lang::Fr), "n");
        assert_eq!(Word::in_english("b4 b5", Lang::Fr), "b4 b5");
    }

    #[test]
    fn no_two_words_of_a_table_are_called_the_same() {
        for (lang, words) in Lang::ALL.into_iter().flat_map(|lang| [(lang, &Word::AT_TABLE[..]), (lang, &Word::ONLINE)])
        {
            let names: Vec<String> = words.iter().flat_map(|word| word.names(lang)).collect();
            let different: std::collections::BTreeSet<&String> = names.iter().collect();
            assert_eq!(different.len(), names.len(), "{lang}: {names:?}");
        }
    }

    /// What somebody who is to act could type, over whole games of everybody at random.
    #[test]
    fn no_word_is_a_move_or_how_one_begins() {
        let names: Vec<String> =
            Lang::ALL.into_iter().flat_map(|lang| all().flat_map(move |word| word.names(lang))).collect();
        for game in GameId::ALL {
            let mut dice = testkit::dice(7);
            let mut session = session(game);
            while let kernel::Turn::Seats(due) = session.turn() {
                let seat = due.first().expect("somebody is to act");
                for name in &names {
                    assert!(matches!(session.game().check(seat, name), Err(Refused::Notation(_))), "{game}: {name}");
                }
                let mv = session.game().pick(seat, &mut dice).expect("whoever is to act has a move");
                let first = mv.split(' ').next().unwrap_or_default().to_owned();
                assert!(!names.contains(&first), "{game}: {first}");
                session.play(seat, &mv).expect("it is legal");
            }
        }
    }

    /// Whatever the help has one type is a word that is known.
    #[test]
    fn the_help_names_words_that_are_known() {
        for lang in Lang::ALL {
            let help = say(lang, "terminal-help");
            let listed = help.lines().filter(|line| line.starts_with("  "));
            let named = listed.filter_map(|line| line.split_whitespace().next());
            let named: Vec<Option<Word>> = named.map(|first| Word::first_of(first, lang).0).collect();
            assert!(named.len() >= 11 && named.iter().all(Option::is_some), "{lang}: {help}");
            for word in [Word::Moves, Word::Hint, Word::Undo, Word::Save, Word::Quit] {
                assert!(help.contains(&format!("  {} ", word.name(lang))), "{lang}: {help}");
            }
            let help = say(lang, "online-help");
            for word in Word::ONLINE.into_iter().filter(|word| ![Word::Hint, Word::Board, Word::No].contains(word)) {
                let name = word.name(lang);
                let mut words = help.split(|letter: char| !letter.is_alphanumeric());
                assert!(words.any(|word| word == name), "{lang}: {name} in {help}");
            }
        }
    }
}
