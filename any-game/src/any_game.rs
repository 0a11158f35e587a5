//! Any game, with its types erased.

use crate::{AnyDeal, AnyEvent, AnyView, Json, listing};
use core::ops::ControlFlow;
use kernel::{Chance, Flaw, Game, Refusal, Rule, Seat, Turn, Viewpoint, perft};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::to_raw_value;

/// Where deals come from while counting: the n-th deal from here, as it was set before or as fresh chance.
pub trait DealSource {
    /// The deal that was set for this place, if any.
    fn set(&self, nth: u32) -> Option<AnyDeal>;
    /// Fresh chance for this place.
    fn chance(&self, nth: u32) -> Box<dyn Chance>;
}

/// What a move did.
#[derive(Debug)]
pub struct Played {
    /// The move in the canonical notation.
    pub mv: String,
    /// What happened.
    pub events: Vec<AnyEvent>,
}

/// Legal moves of one seat.
#[derive(Debug)]
pub struct Legal {
    /// Their texts, sorted.
    pub moves: Vec<String>,
    /// Whether there are more than were asked for.
    pub more: bool,
}

/// Why a move was not accepted.
#[derive(Debug, PartialEq)]
pub enum Refused {
    /// It is not this seat's turn, or the game is over.
    NotYourTurn,
    /// It is no move of this game.
    Notation(Flaw),
    /// It breaks the rule of this name.
    Breaks(&'static str),
}

/// A game being played, whichever it is. The whole state never leaves it but as a position.
pub trait AnyGame: Send + Sync {
    /// The name programs use for it.
    fn name(&self) -> &'static str;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// Whether anything is hidden from anybody.
    fn has_secrets(&self) -> bool;
    /// The options in full.
    fn options(&self) -> Json;
    /// Who is due to act.
    fn turn(&self) -> Turn;
    /// Has the dealer deal: what was dealt, and what happened. Only when the dealer is due.
    fn deal(&mut self, chance: &mut dyn Chance) -> (AnyDeal, Vec<AnyEvent>);
    /// Reads a deal that was written down, as far as its form goes.
    fn read_deal(&self, written: &Value) -> Result<AnyDeal, Flaw>;
    /// Takes a deal, and says what happened.
    fn accept(&mut self, deal: &AnyDeal) -> Result<Vec<AnyEvent>, Flaw>;
    /// Makes a move.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<Played, Refused>;
    /// Whether the move would be accepted, as it would be written.
    fn check(&self, seat: Seat, mv: &str) -> Result<String, Refused>;
    /// The legal moves of a seat, at most so many.
    fn legal(&self, seat: Seat, limit: usize) -> Legal;
    /// Of the legal moves of a seat at most so many of each kind, spread evenly over it. A kind is what moves begin
    /// with, up to the first space or hyphen.
    fn legal_of_each(&self, seat: Seat, each: u64) -> Legal;
    /// At most so many of the legal moves of a seat, with some of every kind.
    fn legal_of_all(&self, seat: Seat, most: u64) -> Legal;
    /// So many of the legal moves of a seat, any of them as likely as another.
    fn legal_sample(&self, seat: Seat, most: u64, chance: &mut dyn Chance) -> Legal;
    /// How many legal moves a seat has.
    fn count(&self, seat: Seat) -> u64;
    /// What a viewpoint may know.
    fn view(&self, from: Viewpoint) -> AnyView;
    /// What everybody together would know.
    fn revealed(&self) -> AnyView;
    /// Everything.
    fn position(&self) -> Json;
    /// A random legal move.
    fn pick(&self, seat: Seat, chance: &mut dyn Chance) -> Option<String>;
    /// Move sequences of this length.
    fn perft(&self, depth: u32, deals: &dyn DealSource) -> u64;
    /// A world that the viewpoint cannot tell from the real one: it holds nothing that the viewpoint may not know.
    fn imagined(&self, from: Viewpoint, chance: &mut dyn Chance) -> Box<dyn AnyGame>;
    /// The same game about to be dealt, with the same options.
    fn afresh(&self) -> Box<dyn AnyGame>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// A typed game behind the erased interface.
struct Playing<G: Game> {
    game: G,
    options: G::Options,
}

/// A game about to be dealt, with these options (an object, all of it optional).
pub fn start<G: Game>(seats: u8, options: &Value) -> Result<Box<dyn AnyGame>, Flaw> {
    let asked = if options.is_null() { G::Asked::default() } else { read(options, "bad-options")? };
    let options = G::options(seats, &asked)?;
    Ok(Box::new(Playing { game: G::new(&options), options }))
}

/// A world with these options that whoever has this view cannot tell from the real one; nothing where the view is of
/// another game, or the options are not the game's.
pub fn imagined<G: Game>(
    view: &AnyView,
    seats: u8,
    options: &Value,
    chance: &mut dyn Chance,
) -> Option<Box<dyn AnyGame>> {
    let asked = if options.is_null() { G::Asked::default() } else { read(options, "bad-options").ok()? };
    let options = G::options(seats, &asked).ok()?;
    Some(Box::new(Playing { game: G::imagine(view.as_of::<G>()?, &mut bits(chance)), options }))
}

/// A game that goes on from a position as it was written down.
pub fn set_up<G: Game>(seats: u8, options: &Value, position: &Value) -> Result<Box<dyn AnyGame>, SetUp> {
    let asked =
        if options.is_null() { G::Asked::default() } else { read(options, "bad-options").map_err(SetUp::Options)? };
    let options = G::options(seats, &asked).map_err(SetUp::Options)?;
    let position = G::Position::deserialize(position)
        .map_err(|error| SetUp::Position(Flaw::new("bad-position").with("detail", error)))?;
    let game = G::from_position(&options, &position).map_err(SetUp::Position)?;
    Ok(Box::new(Playing { game, options }))
}

/// Why a game cannot go on from a position.
#[derive(Debug, PartialEq)]
pub enum SetUp {
    /// The options are not the game's.
    Options(Flaw),
    /// The position is not one of such a game.
    Position(Flaw),
}

/// Reads options or a deal. They are objects: a list in the order of the fields will not do.
fn read<T: DeserializeOwned>(data: &Value, code: &'static str) -> Result<T, Flaw> {
    if !data.is_object() {
        return Err(Flaw::new(code).with("detail", "not an object"));
    }
    T::deserialize(data).map_err(|error| Flaw::new(code).with("detail", error))
}

fn written(data: &impl serde::Serialize) -> Json {
    to_raw_value(data).expect("the types of a game are plain data")
}

fn erased<G: Game>(events: Vec<G::Event>) -> Vec<AnyEvent> {
    events.into_iter().map(AnyEvent::of::<G>).collect()
}

/// Lets a borrowed source of chance be used where a sized one is wanted.
pub(crate) fn bits(chance: &mut dyn Chance) -> impl Chance {
    move || chance.bits()
}

impl<G: Game> AnyGame for Playing<G> {
    fn name(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn options(&self) -> Json {
        written(&self.options)
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn deal(&mut self, chance: &mut dyn Chance) -> (AnyDeal, Vec<AnyEvent>) {
        let deal = self.game.deal(&mut bits(chance));
        let mut events = Vec::new();
        self.game.apply_deal(&deal, &mut events);
        (AnyDeal::of::<G>(deal), erased::<G>(events))
    }

    fn read_deal(&self, written: &Value) -> Result<AnyDeal, Flaw> {
        read(written, "bad-deal").map(AnyDeal::of::<G>)
    }

    fn accept(&mut self, deal: &AnyDeal) -> Result<Vec<AnyEvent>, Flaw> {
        let deal = deal.as_of::<G>().ok_or_else(|| Flaw::new("bad-deal").with("detail", "of another game"))?;
        let mut events = Vec::new();
        self.game.accept(deal, &mut events)?;
        Ok(erased::<G>(events))
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<Played, Refused> {
        if !self.game.turn().includes(seat) {
            return Err(Refused::NotYourTurn);
        }
        let mv: G::Move = mv.parse().map_err(Refused::Notation)?;
        let mut events = Vec::new();
        self.game.play(seat, &mv, &mut events).map_err(refused)?;
        Ok(Played { mv: mv.to_string(), events: erased::<G>(events) })
    }

    fn check(&self, seat: Seat, mv: &str) -> Result<String, Refused> {
        if !self.game.turn().includes(seat) {
            return Err(Refused::NotYourTurn);
        }
        let mv: G::Move = mv.parse().map_err(Refused::Notation)?;
        self.game.check(seat, &mv).map_err(|rule| Refused::Breaks(rule.code()))?;
        Ok(mv.to_string())
    }

    fn legal(&self, seat: Seat, limit: usize) -> Legal {
        let mut legal = Legal { moves: Vec::new(), more: false };
        let _ = self.game.moves(seat, &mut |mv| {
            if legal.moves.len() == limit {
                legal.more = true;
                return ControlFlow::Break(());
            }
            legal.moves.push(mv.to_string());
            ControlFlow::Continue(())
        });
        legal
    }

    fn legal_of_each(&self, seat: Seat, each: u64) -> Legal {
        listing::of_each(&self.game, seat, each)
    }

    fn legal_of_all(&self, seat: Seat, most: u64) -> Legal {
        if self.game.count(seat) <= most {
            return self.legal(seat, usize::MAX);
        }
        listing::of_all(&self.game, seat, most)
    }

    fn legal_sample(&self, seat: Seat, most: u64, chance: &mut dyn Chance) -> Legal {
        listing::sample(&self.game, seat, most, &mut bits(chance))
    }

    fn count(&self, seat: Seat) -> u64 {
        self.game.count(seat)
    }

    fn view(&self, from: Viewpoint) -> AnyView {
        AnyView::of::<G>(self.game.view(from))
    }

    fn revealed(&self) -> AnyView {
        AnyView::of::<G>(self.game.revealed())
    }

    fn position(&self) -> Json {
        written(&self.game.position())
    }

    fn pick(&self, seat: Seat, chance: &mut dyn Chance) -> Option<String> {
        self.game.pick(seat, &mut bits(chance)).map(|mv| mv.to_string())
    }

    fn perft(&self, depth: u32, deals: &dyn DealSource) -> u64 {
        // A deal that was set for the line being played may not fit where another line needs one.
        perft(&self.game, depth, &mut |game: &G, nth| -> Result<_, core::convert::Infallible> {
            let set = deals.set(nth);
            let fitting = set.as_ref().and_then(AnyDeal::as_of::<G>).filter(|deal| game.check_deal(deal).is_ok());
            Ok(fitting.cloned().unwrap_or_else(|| game.deal(&mut bits(deals.chance(nth).as_mut()))))
        })
        .unwrap_or_else(|never| match never {})
    }

    fn imagined(&self, from: Viewpoint, chance: &mut dyn Chance) -> Box<dyn AnyGame> {
        let game = G::imagine(&self.game.view(from), &mut bits(chance));
        Box::new(Self { game, options: self.options.clone() })
    }

    fn afresh(&self) -> Box<dyn AnyGame> {
        Box::new(Self { game: G::new(&self.options), options: self.options.clone() })
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(Self { game: self.game.clone(), options: self.options.clone() })
    }
}

fn refused<R: Rule>(refusal: Refusal<R>) -> Refused {
    match refusal {
        Refusal::NotYourTurn => Refused::NotYourTurn,
        Refusal::Breaks(rule) => Refused::Breaks(rule.code()),
    }
}
