//! Tables that are played all at once, and what that costs the server.

use super::Args;
use super::players::{Bytes, Dice, Players, Step};
use crate::served::Served;
use anyhow::{Result, ensure};
use futures_util::stream::{self, StreamExt, TryStreamExt};
use std::fmt::{Display, Formatter};
use std::time::{Duration, Instant};

/// So many tables are made at once.
const SEATING: usize = 32;
/// How many moves each table makes at a tenth of the pace.
const GENTLE: u64 = 3;

/// What was measured, added up over the rounds.
#[derive(Default)]
pub(super) struct Figures {
    pub(super) moves: u64,
    cpu: f64,
    saturated: Vec<Step>,
    gentle: Vec<Step>,
    rounds: f64,
    /// The kilobytes of a table, and after play.
    seated: f64,
    played: f64,
}

impl Figures {
    pub(super) fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.cpu += other.cpu;
        self.saturated.extend(other.saturated);
        self.gentle.extend(other.gentle);
        self.rounds += other.rounds;
        self.seated += other.seated;
        self.played += other.played;
    }

    /// The seconds of processor time for one move.
    pub(super) fn cpu_of_move(&self) -> f64 {
        self.cpu / self.moves as f64
    }

    /// How long messages were, on average.
    pub(super) fn bytes(&self) -> Bytes {
        let mean = |part: fn(&Bytes) -> usize| {
            self.saturated.iter().map(|step| part(&step.bytes)).sum::<usize>() / self.saturated.len().max(1)
        };
        Bytes { said: mean(|bytes| bytes.said), answered: mean(|bytes| bytes.answered), told: mean(|bytes| bytes.told) }
    }
}

/// The milliseconds that half and that 99 of 100 moves took at most.
fn percentiles(steps: &[Step]) -> [f64; 2] {
    let mut took: Vec<Duration> = steps.iter().map(|step| step.took).collect();
    took.sort_unstable();
    [50, 99].map(|percent| took[(took.len() - 1) * percent / 100].as_secs_f64() * 1_000.0)
}

impl Display for Figures {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let ([half, most], [gentle_half, gentle_most]) = (percentiles(&self.saturated), percentiles(&self.gentle));
        write!(f, "{:>11.0} {:>17.1}", 1.0 / self.cpu_of_move(), self.cpu_of_move() * 1e6)?;
        write!(f, "   {half:>7.1}, {most:>6.1} ms")?;
        write!(f, "   {gentle_half:>8.2}, {gentle_most:>6.2} ms")?;
        write!(f, "   {:>10.1}, {:>6.1}", self.seated / self.rounds, self.played / self.rounds)
    }
}

/// Seats clients at all tables, has them play, and looks at the server meanwhile.
pub(super) fn measure<P: Players, F: Future<Output = Result<P>>>(
    args: &Args,
    server: &Served,
    sit: impl Fn(u64) -> F,
) -> Result<Figures> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        // A first table warms up what is shared by all.
        drop(sit(0).await?);
        let memory = Memory { server, before: server.memory()?, tables: args.tables };
        let tables: Vec<P> = stream::iter(1..=args.tables).map(&sit).buffered(SEATING).try_collect().await?;
        let (seated, cpu, start) = (memory.of_table()?, server.cpu_seconds()?, Instant::now());
        let (tables, saturated) = play(tables, args.moves, Duration::ZERO).await?;
        let (cpu, wall, played) = (server.cpu_seconds()? - cpu, start.elapsed(), memory.of_table()?);
        let moves = saturated.len() as u64;
        // The tables together make a tenth of the moves a second that they did.
        let pause = wall.mul_f64(10.0 * tables.len() as f64 / moves as f64);
        let (_, gentle) = play(tables, GENTLE, pause).await?;
        ensure!(!gentle.is_empty(), "all games were over too soon: ask for fewer --moves");
        Ok(Figures { moves, cpu, saturated, gentle, rounds: 1.0, seated, played })
    })
}

/// What the server's memory has grown by.
struct Memory<'a> {
    server: &'a Served,
    before: u64,
    tables: u64,
}

impl Memory<'_> {
    /// In kilobytes, for each table.
    fn of_table(&self) -> Result<f64> {
        Ok(self.server.memory()?.saturating_sub(self.before) as f64 / 1_000.0 / self.tables as f64)
    }
}

/// All tables make so many moves, each with such pauses between them. Those whose game is not over, and the moves.
async fn play<P: Players>(tables: Vec<P>, moves: u64, pause: Duration) -> Result<(Vec<P>, Vec<Step>)> {
    let play = |(at, table)| tokio::spawn(play_one(table, moves, pause, Dice(at as u64)));
    let tasks: Vec<_> = tables.into_iter().enumerate().map(play).collect();
    let (mut left, mut steps) = (Vec::new(), Vec::new());
    for task in tasks {
        let (table, made) = task.await??;
        if made.len() as u64 == moves {
            left.push(table);
        }
        steps.extend(made);
    }
    Ok((left, steps))
}

async fn play_one<P: Players>(mut table: P, moves: u64, pause: Duration, mut dice: Dice) -> Result<(P, Vec<Step>)> {
    // So that not all tables move at the same moment.
    wait(pause.mul_f64(f64::from(dice.bits()) / f64::from(u32::MAX))).await;
    let mut steps = Vec::new();
    while (steps.len() as u64) < moves
        && let Some(step) = table.step().await?
    {
        steps.push(step);
        wait(pause.saturating_sub(step.took)).await;
    }
    Ok((table, steps))
}

async fn wait(time: Duration) {
    if !time.is_zero() {
        tokio::time::sleep(time).await;
    }
}
