//! A move of Crabs! built step by step: an action, then each of its parts in turn.

use words::{Lang, say};

/// One part of a move: the question that asks for it, and the words it follows in the notation.
struct Part {
    question: &'static str,
    after: &'static str,
}

/// An action and its parts.
struct Action {
    name: &'static str,
    parts: &'static [Part],
}

const fn part(question: &'static str, after: &'static str) -> Part {
    Part { question, after }
}

/// In the rulebook's order, as everywhere.
const ACTIONS: [Action; 6] = [
    Action { name: "upgrade", parts: &[part("screen-crabs-menu-upgrade", "")] },
    Action { name: "grab", parts: &[part("screen-crabs-menu-grab", "")] },
    Action { name: "trade", parts: &[part("screen-crabs-menu-give", ""), part("screen-crabs-menu-trade", " for ")] },
    Action { name: "raise", parts: &[part("screen-crabs-menu-give", ""), part("screen-crabs-menu-raise", " for ")] },
    Action { name: "relax", parts: &[part("screen-crabs-menu-relax", "")] },
    Action {
        name: "catch",
        parts: &[
            part("screen-crabs-menu-rope", "rope "),
            part("screen-crabs-menu-with", " with "),
            part("screen-crabs-menu-gear", " "),
            part("screen-crabs-menu-keep", " keep "),
        ],
    },
];

/// A move half built.
#[derive(Default)]
pub(super) struct Menu {
    action: Option<&'static Action>,
    answers: Vec<String>,
    /// Whether there is no gear, whose bonus could be asked about.
    no_gear: bool,
}

/// What a typed line makes of it.
pub(super) enum Next {
    /// Ask for the next part.
    Ask(Menu),
    /// It was no answer: ask again.
    Unknown(Menu),
    /// The move is whole.
    Done(String),
    /// The person would rather not.
    Leave,
}

impl Menu {
    /// Nothing built yet.
    pub(super) fn new(has_gear: bool) -> Self {
        Self { no_gear: !has_gear, ..Self::default() }
    }

    /// Whether this is what an action is called.
    pub(super) fn is_action(line: &str) -> bool {
        ACTIONS.iter().any(|action| action.name == line)
    }

    /// Those of these actions that there are, numbered.
    pub(super) fn actions(possible: &[&str], lang: Lang) -> String {
        let line = |(at, action): (usize, &Action)| {
            format!("  {} {:<8} {}", at + 1, action.name, say(lang, &format!("screen-crabs-action-{}", action.name)))
        };
        let actions = ACTIONS.iter().enumerate().filter(|(_, action)| possible.contains(&action.name));
        actions.map(line).collect::<Vec<_>>().join("\n")
    }

    /// What is asked now.
    pub(super) fn question(&self, lang: Lang) -> String {
        let id = self.action.map_or("screen-crabs-menu-action", |action| action.parts[self.answers.len()].question);
        format!("{} {}", say(lang, id), say(lang, "screen-crabs-menu-back"))
    }

    /// Takes an answer.
    pub(super) fn take(mut self, line: &str) -> Next {
        if line == "back" {
            return self.back();
        }
        let Some(action) = self.action else {
            self.action = chosen(line);
            return if self.action.is_some() { Next::Ask(self) } else { Next::Unknown(self) };
        };
        let gear = self.asks_gear(action);
        match (gear, line) {
            (true, "yes" | "y" | "gear") => self.answers.push("gear".to_owned()),
            (true, "no" | "n" | "") => self.answers.push(String::new()),
            (true, _) => return Next::Unknown(self),
            (false, _) => self.answers.push(line.to_owned()),
        }
        if self.no_gear && self.asks_gear(action) {
            self.answers.push(String::new());
        }
        if self.answers.len() == action.parts.len() { Next::Done(self.sentence(action)) } else { Next::Ask(self) }
    }

    /// Whether it is asked next if the gear's bonus counts.
    fn asks_gear(&self, action: &Action) -> bool {
        action.parts.get(self.answers.len()).is_some_and(|part| part.question == "screen-crabs-menu-gear")
    }

    /// One step back; from the choice of an action, out of the menu.
    fn back(mut self) -> Next {
        if self.action.is_none() {
            return Next::Leave;
        }
        if self.answers.pop().is_none() {
            self.action = None;
        }
        if self.no_gear && self.action.is_some_and(|action| self.asks_gear(action)) {
            self.answers.pop();
        }
        Next::Ask(self)
    }

    fn sentence(&self, action: &Action) -> String {
        let parts = action.parts.iter().zip(&self.answers).map(|(part, answer)| format!("{}{answer}", part.after));
        format!("{} {}", action.name, parts.collect::<String>())
    }
}

/// An action by its number or its name.
fn chosen(line: &str) -> Option<&'static Action> {
    let by_number = line.parse::<usize>().ok().and_then(|number| ACTIONS.get(number.checked_sub(1)?));
    by_number.or_else(|| ACTIONS.iter().find(|action| action.name == line))
}

#[cfg(test)]
mod tests {
    use super::{Menu, Next};

    fn built(lines: &[&str]) -> String {
        let mut menu = Menu::default();
        for line in lines {
            menu = match menu.take(line) {
                Next::Ask(menu) | Next::Unknown(menu) => menu,
                Next::Done(mv) => return mv.split_whitespace().collect::<Vec<_>>().join(" "),
                Next::Leave => return "left".to_owned(),
            };
        }
        "unfinished".to_owned()
    }

    #[test]
    fn a_catch_is_built_part_by_part() {
        assert_eq!(built(&["catch", "2", "1 4", "no", "1"]), "catch rope 2 with 1 4 keep 1");
        assert_eq!(built(&["6", "1", "2 2 4 4 5", "yes", "4^"]), "catch rope 1 with 2 2 4 4 5 gear keep 4^");
    }

    #[test]
    fn without_gear_its_bonus_is_not_asked_about() {
        let mut menu = Menu::new(false);
        for line in ["catch", "2", "1 4", "back", "1 4"] {
            let Next::Ask(next) = menu.take(line) else { panic!("{line}") };
            menu = next;
        }
        let Next::Done(mv) = menu.take("1") else { panic!("it is whole") };
        assert_eq!(mv.split_whitespace().collect::<Vec<_>>().join(" "), "catch rope 2 with 1 4 keep 1");
    }

    #[test]
    fn exchanges_name_both_sides() {
        assert_eq!(built(&["raise", "3 3 4", "1 1 1 1 1 5"]), "raise 3 3 4 for 1 1 1 1 1 5");
        assert_eq!(built(&["trade", "1 2", "4 5*"]), "trade 1 2 for 4 5*");
    }

    #[test]
    fn back_goes_one_step_and_then_out() {
        assert_eq!(built(&["trade", "1", "back", "2", "3"]), "trade 2 for 3");
        assert_eq!(built(&["trade", "back", "back"]), "left");
        assert_eq!(built(&["dance", "9", "grab", "deck"]), "grab deck");
    }
}
