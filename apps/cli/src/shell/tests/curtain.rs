//! Several people at one terminal: the curtain between them, and what is told behind it.

use super::{Player, TWO_PEOPLE, desk, first_lines, luck, screen_of, typed};
use crate::lines::fitted;
use crate::seats::now;
use catalog::GameId;
use kernel::{Seat, Viewpoint};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use screen::{AnyScreen, Looker, Paint};
use table::Played;
use table::host::LocalTable;
use words::Lang;

fn games_with_secrets() -> impl Iterator<Item = GameId> {
    GameId::ALL.into_iter().filter(|game| game.has_secrets())
}

/// A game in which people make the first of their moves and others any: what is typed, and what comes of it.
struct Script {
    players: Vec<Player>,
    desk: LocalTable,
    luck: Xoshiro256PlusPlus,
    screen: Box<dyn AnyScreen>,
    lines: Vec<String>,
    /// What was told of each move since a seat was last asked.
    missed: Vec<Vec<String>>,
}

impl Script {
    fn new(game: GameId, players: &[Player]) -> Self {
        let mut luck = luck();
        let desk = desk(game, players, &mut luck);
        let missed = vec![Vec::new(); players.len()];
        Self { players: players.to_vec(), desk, luck, screen: screen_of(game), lines: Vec::new(), missed }
    }

    /// Whoever is to act takes the device if need be, and moves.
    fn step(&mut self) {
        let seat = self.desk.due().first().expect("somebody is to act");
        let played = if self.desk.bot(seat).is_some() { self.mover(seat) } else { self.person(seat) };
        for at in 0..self.missed.len() {
            let told = self.told(Seat::at(at as u8), seat, &played);
            self.missed[at].push(told);
        }
    }

    fn mover(&mut self, seat: Seat) -> Played {
        let luck = &mut self.luck;
        let mv = self.desk.session().game().pick(seat, &mut || luck.next_u32());
        self.desk.play_thought(now(), seat, mv.as_deref()).expect("it is legal")
    }

    fn person(&mut self, seat: Seat) -> Played {
        // Whoever moved last hides their cards; then the next is there.
        if self.desk.parting().is_some() {
            self.lines.push(String::new());
            self.desk.drop_curtain();
        }
        if self.desk.curtain().is_some() {
            self.lines.push(String::new());
            self.desk.lift_curtain();
        }
        self.missed[seat.index()].clear();
        let mv = self.desk.session().game().legal(seat, 1).moves.remove(0);
        self.lines.push(mv.clone());
        self.desk.play(now(), seat, &mv).expect("it is legal")
    }

    /// What a seat's person reads of a move.
    fn told(&mut self, reader: Seat, seat: Seat, played: &Played) -> String {
        let (view, names) = (self.desk.session().view(Viewpoint::Audience), self.desk.names());
        let from = Viewpoint::Audience;
        let looker = Looker { from, view, names, reader: Some(reader), lang: Lang::En, paint: Paint::PLAIN };
        let told: Vec<String> = played.events.iter().filter_map(|event| self.screen.tell(event, &looker)).collect();
        let plain = [("name", names[seat.index()].as_str().into()), ("move", played.mv.as_str().into())];
        if told.is_empty() { words::say_with(Lang::En, "terminal-moved", &plain) } else { told.join("\n  ") }
    }

    /// Moves until the curtain is to fall, and says for whom.
    fn until_curtain(&mut self) -> Seat {
        loop {
            self.step();
            let mut hidden = self.desk.clone();
            hidden.drop_curtain();
            if let Some(seat) = hidden.curtain() {
                return seat;
            }
        }
    }

    /// What is shown after all of this and these lines are typed.
    fn shown(&self, more: &[&str]) -> String {
        let lines: Vec<&str> = self.lines.iter().map(String::as_str).chain(more.iter().copied()).collect();
        typed(self.desk.session().id(), &self.players, Lang::En, &lines)
    }
}

/// What was shown after the last curtain was lifted.
fn behind_the_curtain(shown: &str) -> &str {
    shown.rsplit_once("press Enter when you are ready. ").expect("a curtain fell").1
}

fn as_news(told: &[String]) -> String {
    let told: Vec<String> = told.iter().map(|told| fitted(&format!("  {told}"))).collect();
    format!("Since you last looked:\n{}\n", told.join("\n"))
}

#[test]
fn a_curtain_falls_between_people_and_only_where_there_are_secrets() {
    for game in GameId::ALL {
        let shown = typed(game, &TWO_PEOPLE, Lang::En, &["", "moves"]);
        assert_eq!(shown.contains("Hand the device to"), game.has_secrets(), "{shown}");
        let alone = typed(game, &[Player::Person, Player::Random], Lang::En, &["moves"]);
        assert!(!alone.contains("Hand the device to"), "{alone}");
    }
}

#[test]
fn behind_the_curtain_everybody_is_told_what_happened_since_they_were_asked() {
    for game in games_with_secrets() {
        let mut script = Script::new(game, &TWO_PEOPLE);
        for _ in 0..4 {
            let seat = script.until_curtain();
            let shown = script.shown(&["", "", "moves"]);
            assert!(behind_the_curtain(&shown).starts_with(&as_news(&script.missed[seat.index()])), "{shown}");
        }
    }
}

#[test]
fn behind_the_curtain_bots_moves_are_told_too() {
    for game in games_with_secrets() {
        for (bot, name) in ["Ann", "Bob"].into_iter().enumerate() {
            let mut players = [Player::Person; 3];
            players[bot] = Player::Random;
            let mut script = Script::new(game, &players);
            let mut told = 0;
            for _ in 0..4 {
                let seat = script.until_curtain();
                let news = as_news(&script.missed[seat.index()]);
                let shown = script.shown(&["", "", "moves"]);
                assert!(behind_the_curtain(&shown).starts_with(&news), "{news}: {shown}");
                told += news.matches(name).count();
            }
            assert!(told > 0, "{game}: {name} moved");
        }
    }
}

#[test]
fn a_move_taken_back_is_told_to_whoever_made_it() {
    for game in games_with_secrets() {
        let mut script = Script::new(game, &TWO_PEOPLE);
        script.until_curtain();
        let shown = script.shown(&["", "", "undo", "", "moves"]);
        assert!(behind_the_curtain(&shown).contains("The last move is undone."), "{shown}");
    }
}

#[test]
fn the_log_can_be_read_again() {
    for game in games_with_secrets() {
        let mut script = Script::new(game, &TWO_PEOPLE);
        // The other was not asked yet, and so has missed everything.
        let other = script.until_curtain();
        let told: Vec<String> =
            script.missed[other.index()].iter().map(|told| fitted(&format!("  {told}\n"))).collect();
        let after = |line: &str| {
            let shown = script.shown(&["", "", line]);
            behind_the_curtain(&shown).split_once(" > ").expect("the log was asked for").1.to_owned()
        };
        assert!(after("log").starts_with(&told.concat()), "{}", after("log"));
        assert!(after("log 1").starts_with(&told[told.len() - 1]), "{}", after("log 1"));
        assert!(after("log none").starts_with("“log none” is neither"), "{}", after("log none"));
    }
}

#[test]
fn nobodys_cards_are_on_the_screen_while_others_are_asked() {
    for game in games_with_secrets() {
        let lines = [first_lines(game), &["draw", "no", "", "moves"]].concat();
        let shown = typed(game, &TWO_PEOPLE, Lang::En, &lines);
        let (before, after) = shown.split_once(", do you agree").expect("the other is asked");
        assert!(before.rsplit_once(" > ").expect("somebody was asked").1.contains(&"\n".repeat(100)), "{shown}");
        assert!(after.contains("Hand the device to"), "and the curtain falls again: {after}");
    }
}

#[test]
fn whoever_moved_sees_what_came_of_it_before_the_curtain_falls() {
    for game in games_with_secrets() {
        let mut script = Script::new(game, &TWO_PEOPLE);
        let mut mover = Seat::at(0);
        while script.desk.parting().is_none() {
            mover = script.desk.due().first().expect("somebody is to act");
            script.step();
        }
        let shown = script.shown(&[]);
        let done =
            format!("{}, your turn is over. Press Enter to hide your cards.", script.desk.names()[mover.index()]);
        let (table, after) = shown.rsplit_once(&done).unwrap_or_else(|| panic!("{shown}"));
        assert!(!after.contains("press Enter when you are ready"), "nobody else is there yet: {after}");
        let (view, names) = (script.desk.session().view(Viewpoint::Seat(mover)), script.desk.names());
        let from = Viewpoint::Seat(mover);
        let looker = Looker { from, view, names, reader: Some(mover), lang: Lang::En, paint: Paint::PLAIN };
        assert!(table.trim_end().ends_with(script.screen.draw(&looker).trim_end()), "{table}");
    }
}

#[test]
fn a_curtain_takes_nothing_away_that_all_may_read() {
    for game in games_with_secrets() {
        let shown = typed(game, &TWO_PEOPLE, Lang::En, &[first_lines(game), &["draw", "no", "", "moves"]].concat());
        let (welcome, after) = shown.split_once("Hand the device to").expect("a curtain fell");
        assert!(welcome.contains("is on the table") && !welcome.contains(&"\n".repeat(100)), "{welcome}");
        let (_, refused) = after.rsplit_once(&"\n".repeat(100)).expect("the cards were hidden");
        assert!(refused.contains("does not agree"), "{refused}");
        let agreed = typed(game, &TWO_PEOPLE, Lang::En, &[first_lines(game), &["draw", "yes"]].concat());
        assert_eq!(agreed.matches("You agreed on a draw.").count(), 1, "{agreed}");
    }
}
