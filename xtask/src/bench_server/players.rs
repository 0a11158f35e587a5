//! Both clients of a table, at a house and at the bare loop.

use super::speech::{self, Told};
use crate::served::{Line, table_of_two};
use anyhow::{Context, Result};
use kernel::{Game, Nobody, Seat};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// How many moves a client looks at before it chooses one, where nothing is hidden.
const CANDIDATES: u32 = 6;

/// What one move took, and the bytes of it.
#[derive(Clone, Copy, Default)]
pub(super) struct Step {
    /// From the mover to the other seat.
    pub(super) took: Duration,
    pub(super) bytes: Bytes,
}

/// How long messages are.
#[derive(Clone, Copy, Default)]
pub(super) struct Bytes {
    /// What the mover says.
    pub(super) said: usize,
    /// What the mover hears: the answer, and what all are told.
    pub(super) answered: usize,
    /// What the other seat hears.
    pub(super) told: usize,
}

/// Somebody who plays both seats of a table.
pub(super) trait Players: Send + 'static {
    /// Makes one move; nothing once the game is over.
    fn step(&mut self) -> impl Future<Output = Result<Option<Step>>> + Send;
}

/// Chance enough for a benchmark.
#[derive(Clone)]
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 32) as u32
    }
}

/// Both clients of a table of a house.
pub(super) struct Pair<G> {
    lines: [Line; 2],
    /// Who is due, and the game as they may imagine it.
    due: Option<(Seat, G)>,
    dice: Dice,
}

impl<G: Game> Pair<G> {
    pub(super) async fn sit(address: SocketAddr, table: u64) -> Result<Self> {
        let (name, tokens) = table_of_two(address, G::ID, "").await?;
        let mut first = Line::join(address, &name, &tokens[0], None).await?;
        let mut second = Line::join(address, &name, &tokens[1], None).await?;
        let shown = [first.hear_text().await?, second.hear_text().await?];
        let seat = Told::read(&shown[0])?.due().context("play has begun")?;
        let mut dice = Dice(table);
        let game = Told::read(&shown[seat.index()])?.imagined(&mut || dice.bits())?.context("a snapshot has a view")?;
        Ok(Self { lines: [first, second], due: Some((seat, game)), dice })
    }
}

impl<G: Game> Players for Pair<G> {
    async fn step(&mut self) -> Result<Option<Step>> {
        let Some((seat, mut game)) = self.due.take() else { return Ok(None) };
        let mv = choose(&game, seat, &mut self.dice).context("a seat that is due has a move")?;
        let said = speech::play(&mv.to_string(), self.dice.0);
        let (start, own, other) = (Instant::now(), seat.index(), 1 - seat.index());
        self.lines[own].say_text(&said).await?;
        let there = until_moved(&mut self.lines[other]).await?;
        let took = start.elapsed();
        let here = until_moved(&mut self.lines[own]).await?;
        let bytes = Bytes { said: said.len(), answered: here.heard, told: there.heard };
        if let Some(next) = Told::read(&here.text)?.due() {
            let text = if next == seat { &here.text } else { &there.text };
            game.apply(seat, &mv, &mut Nobody);
            let world = Told::read(text)?.imagined(&mut || self.dice.bits())?;
            self.due = Some((next, world.unwrap_or(game)));
        }
        Ok(Some(Step { took, bytes }))
    }
}

/// A random move. Where nothing is hidden, of a few the one that leaves the most to do: those games would soon be over,
/// and they must not be while they are measured.
fn choose<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Move> {
    let mut pick = || game.pick(seat, &mut || dice.bits());
    if G::HAS_SECRETS {
        return pick();
    }
    let tried: Option<Vec<G::Move>> = (0..CANDIDATES).map(|_| pick()).collect();
    tried?.into_iter().max_by_key(|mv| left(game, seat, mv))
}

/// How many moves all seats together have after this one.
fn left<G: Game>(game: &G, seat: Seat, mv: &G::Move) -> u64 {
    let mut after = game.clone();
    after.apply(seat, mv, &mut Nobody);
    Seat::all(after.seats()).map(|seat| after.count(seat)).sum()
}

/// What a line has heard up to the move that it was told.
struct Heard {
    text: String,
    heard: usize,
}

async fn until_moved(line: &mut Line) -> Result<Heard> {
    let mut heard = 0;
    loop {
        let text = line.hear_text().await?;
        heard += text.len();
        if speech::is_moved(&text)? {
            return Ok(Heard { text, heard });
        }
    }
}

/// Both clients of a table of the bare loop.
pub(super) struct Bare {
    lines: [Line; 2],
    said: String,
    next: usize,
}

impl Bare {
    pub(super) async fn sit(address: SocketAddr, table: u64, bytes: Bytes) -> Result<Self> {
        let mut lines = [Line::connect(address).await?, Line::connect(address).await?];
        for (seat, line) in lines.iter_mut().enumerate() {
            line.say_text(&format!("{table} {seat} {} {}", bytes.answered, bytes.told)).await?;
            line.hear_text().await?;
        }
        Ok(Self { lines, said: "-".repeat(bytes.said), next: 0 })
    }
}

impl Players for Bare {
    async fn step(&mut self) -> Result<Option<Step>> {
        let (start, own, other) = (Instant::now(), self.next, 1 - self.next);
        self.lines[own].say_text(&self.said).await?;
        let told = self.lines[other].hear_text().await?.len();
        let took = start.elapsed();
        let answered = self.lines[own].hear_text().await?.len();
        self.next = other;
        Ok(Some(Step { took, bytes: Bytes { said: self.said.len(), answered, told } }))
    }
}
