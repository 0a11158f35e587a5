//! How a game ended: a card over the board, with the places, where the points came from, and how it went.

use super::log::Story;
use super::{Ctx, ctx};
use crate::browser;
use crate::draw::{Icon, Look};
use crate::follow;
use face::{Round, Score};
use kernel::{Outcome, Seat};
use leptos::prelude::*;

/// The id of the card's heading, which the keyboard is taken to.
const HEADING: &str = "finish";
/// The size of the drawing of a curve.
const CURVE: (f64, f64) = (320.0, 96.0);

/// How a game ended.
#[derive(Clone, PartialEq)]
pub(crate) struct End {
    /// The ranks, where it was ranked.
    pub(crate) outcome: Option<Outcome>,
    /// What people did to end it, in words.
    pub(crate) how: Option<String>,
    /// Whoever looks, where that is one person: they are told whether they have won.
    pub(crate) me: Option<Seat>,
}

/// What the parts of the card share.
#[derive(Clone, Copy)]
struct Card {
    ctx: Ctx,
    look: Memo<Look>,
    story: Memo<Story>,
}

/// The card, once the game is over, with what can be done then. It can be put away to look at the board.
#[component]
pub(crate) fn Finish(
    end: Memo<Option<End>>,
    look: Memo<Look>,
    story: Memo<Story>,
    #[prop(into)] actions: ViewFn,
) -> impl IntoView {
    let card = Card { ctx: ctx(), look, story };
    let away = RwSignal::new(false);
    Effect::new(move |before: Option<bool>| {
        let over = end.with(Option::is_some);
        away.set(false);
        if over && before == Some(false) {
            request_animation_frame(|| browser::bring(HEADING));
        }
        over
    });
    let actions = StoredValue::new(actions);
    move || {
        let end = end.get()?;
        Some(if away.get() {
            let show = move |_| {
                away.set(false);
                request_animation_frame(|| browser::bring(HEADING));
            };
            view! { <button class="soft back-to-result" id="show-result" on:click=show>{card.ctx.will_say("web-finish-show")}</button> }.into_any()
        } else {
            let put_away = Callback::new(move |()| {
                away.set(true);
                request_animation_frame(|| browser::focus("show-result"));
            });
            card.laid(&end, put_away, actions.with_value(ViewFn::run)).into_any()
        })
    }
}

impl End {
    fn rank(&self) -> Option<u8> {
        self.me.zip(self.outcome).map(|(me, outcome)| outcome.ranks[me])
    }

    fn won(&self) -> bool {
        self.rank() == Some(1)
    }

    fn lost(&self) -> bool {
        self.rank().is_some_and(|rank| rank > 1)
    }
}

impl Card {
    fn laid(self, end: &End, put_away: Callback<()>, actions: AnyView) -> impl IntoView + use<> {
        let ctx = self.ctx;
        let shared = end.clone();
        view! {
            <section class="finish" class:lost=end.lost() class:won=end.won() aria-labelledby=HEADING>
                <h2 class="result" id=HEADING tabindex="-1">{self.headline(end)}</h2>
                {self.margin(end).map(|text| view! { <p class="margin">{text}</p> })}
                {self.places(end)}
                {self.course()}
                <div class="actions">
                    {actions}
                    <button class="soft" on:click=move |_| self.share(&shared)><Icon name="link"/>{ctx.will_say("web-finish-share")}</button>
                    <button class="soft" on:click=move |_| put_away.run(())>{ctx.will_say("web-finish-board")}</button>
                </div>
            </section>
        }
    }

    fn seats(self) -> u8 {
        self.look.with(|look| look.names.len() as u8)
    }

    fn name(self, seat: Seat) -> String {
        self.look.with(|look| look.name(seat))
    }

    fn names(self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.name(seat)).collect();
        words::list(self.ctx.lang.get(), &names)
    }

    fn score(self, seat: Seat) -> Score {
        self.story.with(|story| follow::score(&story.history, story.history.len(), seat)).unwrap_or_default()
    }

    /// What the game says, by the end of its id.
    fn game_says(self, what: &str, count: u32) -> String {
        let id = self.look.with(|look| format!("web-{}-{what}", look.game));
        self.ctx.say_with(&id, &[("count", count.into())])
    }

    /// Who has won; to whom it is said makes a difference.
    fn headline(self, end: &End) -> String {
        let Some(outcome) = end.outcome.filter(|_| end.how.is_none()) else {
            return end.how.clone().unwrap_or_default();
        };
        let winners = outcome.winners();
        let others = || self.names(winners.iter().filter(|seat| Some(*seat) != end.me));
        let told = |id: &str, names: String| self.ctx.say_with(id, &[("names", names.into())]);
        match (end.won(), winners.len()) {
            (true, 1) => self.ctx.say("web-finish-won"),
            (true, _) => told("web-finish-shared", others()),
            (false, 1) if end.lost() => told("web-finish-lost", others()),
            (false, 1) => told("web-winner", others()),
            (false, _) => told("web-shared", others()),
        }
    }

    /// By how much it was won or lost, where that is a number.
    fn margin(self, end: &End) -> Option<String> {
        let outcome = end.outcome?;
        let points = |seat: Seat| self.score(seat).points;
        let best = |seats: Vec<Seat>| seats.into_iter().filter_map(points).max();
        let winners = outcome.winners();
        let rest = best(Seat::all(self.seats()).filter(|seat| !winners.contains(*seat)).collect())?;
        let ahead = best(winners.iter().collect())?;
        let (id, by) = match end.me.filter(|_| end.lost()) {
            Some(me) => ("web-finish-behind", ahead.checked_sub(points(me)?)?),
            None => ("web-finish-ahead", ahead.checked_sub(rest)?),
        };
        let id = if by == 0 { "web-finish-tie-break" } else { id };
        Some(self.ctx.say_with(id, &[("margin", self.game_says("margin", by).into())]))
    }

    /// Everybody in the order of their places, with where the points came from.
    fn places(self, end: &End) -> impl IntoView + use<> {
        let ctx = self.ctx;
        let mut seats: Vec<Seat> = Seat::all(self.seats()).collect();
        let rank = |seat: Seat| end.outcome.map(|outcome| outcome.ranks[seat]);
        seats.sort_by_key(|&seat| rank(seat));
        let first = self.score(seats[0]);
        let column = |what: &str| view! { <th scope="col">{self.game_says(&format!("score-{what}"), 0)}</th> };
        let parts = first.parts.iter().map(|(what, _)| column(what)).collect_view();
        let total = first.points.map(|_| column("total"));
        let rows = seats.into_iter().map(|seat| {
            let score = self.score(seat);
            view! {
                <tr class=format!("seat-{seat}") class:best=rank(seat) == Some(1) class:me=end.me == Some(seat)>
                    <td class="place">{rank(seat)}</td>
                    <th scope="row">{pip(seat)}{self.name(seat)}</th>
                    {score.parts.iter().map(|(_, count)| view! { <td>{*count}</td> }).collect_view()}
                    {score.points.map(|points| view! { <td class="sum">{points}</td> })}
                </tr>
            }
        });
        view! {
            <table>
                <thead><tr><th scope="col">{ctx.say("web-finish-place")}</th><th scope="col">{ctx.say("web-finish-name")}</th>{parts}{total}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        }
    }

    /// How it went: the rounds, or else a curve.
    fn course(self) -> AnyView {
        let rounds = self.story.with(|story| follow::rounds(&story.history));
        if rounds.is_empty() { self.curve().into_any() } else { self.rounds(rounds).into_any() }
    }

    fn rounds(self, rounds: Vec<Round>) -> impl IntoView + use<> {
        let ctx = self.ctx;
        let seats: Vec<Seat> = Seat::all(self.seats()).collect();
        let head = seats.iter().map(|&seat| view! { <th scope="col">{self.name(seat)}</th> }).collect_view();
        let row = move |(round, number): (Round, u32)| {
            let cell = |&seat: &Seat| match round.iter().find(|(at, ..)| *at == seat) {
                Some((_, sum, true)) => {
                    view! { <td class="best"><b>{*sum}</b><span class="unseen">{ctx.say("web-won")}</span></td> }
                        .into_any()
                }
                Some((_, sum, false)) => view! { <td>{*sum}</td> }.into_any(),
                None => view! { <td>"–"</td> }.into_any(),
            };
            view! { <tr><th scope="row">{number}</th>{seats.iter().map(cell).collect_view()}</tr> }
        };
        view! {
            <details class="course" open><summary>{ctx.say("web-finish-rounds")}</summary>
                <table><thead><tr><th scope="col">{ctx.say("web-finish-round")}</th>{head}</tr></thead>
                <tbody>{rounds.into_iter().zip(1..).map(row).collect_view()}</tbody></table>
            </details>
        }
    }

    /// A line for each seat, from the first move to the last.
    fn curve(self) -> impl IntoView + use<> {
        let lines = self.story.with(|story| follow::curve(&story.history, self.seats()));
        let most = lines.iter().flatten().copied().max().unwrap_or(0);
        let moves = lines.first().map_or(0, Vec::len);
        (most > 0 && moves > 2).then(|| {
            let (wide, high) = CURVE;
            let at = |ply: usize, height: u32| {
                let x = 4.0 + (wide - 20.0) * ply as f64 / (moves - 1) as f64;
                (x, high - 6.0 - (high - 12.0) * f64::from(height) / f64::from(most))
            };
            let drawn = Seat::all(lines.len() as u8).zip(&lines).map(|(seat, line)| {
                let points: Vec<String> = line
                    .iter()
                    .enumerate()
                    .map(|(ply, &height)| at(ply, height))
                    .map(|(x, y)| format!("{x:.1},{y:.1}"))
                    .collect();
                let (x, y) = at(line.len() - 1, line.last().copied().unwrap_or(0));
                view! {
                    <g class=format!("seat-{seat}")>
                        <polyline points=points.join(" ")/>
                        <use href=format!("#pip-{seat}") x=x - 1.0 y=y - 7.0 width="14" height="14"/>
                    </g>
                }
            });
            view! {
                <details class="course" open><summary>{self.game_says("score-curve", 0)}</summary>
                    <svg class="curve" viewBox=format!("0 0 {wide} {high}") aria-hidden="true">
                        <path class="ground" d=format!("M4 {0}H{1}", high - 6.0, wide - 16.0)/>
                        {drawn.collect_view()}
                    </svg>
                </details>
            }
        })
    }

    /// Hands the result to somebody else, in words.
    fn share(self, end: &End) {
        let game = self.look.with_untracked(|look| self.ctx.game_name(look.game));
        let scores = Seat::all(self.seats())
            .filter_map(|seat| Some(format!("{} {}", self.name(seat), self.score(seat).points?)));
        let who = end.outcome.map(|outcome| {
            let winners = outcome.winners();
            let id = if winners.len() == 1 { "web-winner" } else { "web-shared" };
            self.ctx.say_with(id, &[("names", self.names(winners.iter()).into())])
        });
        let scores = scores.collect::<Vec<_>>().join(" · ");
        let parts = [format!("{game} · Strandline"), end.how.clone().or(who).unwrap_or_default(), scores];
        let text: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        if !browser::share(&text.join("\n")) {
            self.ctx.announce(self.ctx.say("web-finish-copied"));
        }
    }
}

/// The mark of a seat, beside its name.
fn pip(seat: Seat) -> impl IntoView {
    view! { <svg viewBox="-8 -8 16 16" class="pip-mark" aria-hidden="true"><use href=format!("#pip-{seat}") x="-8" y="-8" width="16" height="16"/></svg> }
}
