//! A game that somebody brought: in a file, in what was pasted, or in a link.

use super::{Ctx, ctx};
use crate::browser::{self, pack, store};
use crate::local_table::{Kept, LocalTable};
use crate::route::{Eyes, Route};
use crate::sealed::Sealed;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Problem;

/// Opens a record or a sealed game, or goes to what a link leads to; says why not where it is none of these.
pub(super) async fn open(ctx: Ctx, text: &str) -> Result<(), String> {
    let text = text.trim();
    if let Some((_, place)) = text.split_once("#/").filter(|_| text.starts_with("http")) {
        browser::go(&format!("#/{place}"));
        return Ok(());
    }
    let kept = match Sealed::read(text) {
        Some(file) => unsealed(&file).await.ok_or_else(|| ctx.say("web-open-sealed-not"))?,
        None => read(text).map_err(|problem| refused(ctx, &problem))?,
    };
    let id = browser::fresh_id();
    store::keep_game(&id, &kept);
    let place = if kept.over { Route::Replay { id, ply: None, eyes: Eyes::Acting } } else { Route::Table { id } };
    browser::go(&place.href());
    Ok(())
}

async fn unsealed(file: &Sealed) -> Option<Kept> {
    file.open(&pack::unpack(&file.sealed).await?)
}

/// Hands a running game to the person as a file that shows nobody's cards.
pub(super) async fn save_sealed(desk: &LocalTable, id: &str) {
    if let Some(packed) = pack::pack(&desk.kept(browser::now()).written()).await {
        browser::download(&format!("{}-{id}-sealed.json", desk.game()), &Sealed::write(desk.game(), packed));
    }
}

fn read(text: &str) -> Result<Kept, Problem> {
    Kept::of_record(text, browser::now(), browser::fresh_bytes())
}

fn refused(ctx: Ctx, problem: &Problem) -> String {
    let why = problem.sentence(words::speak, ctx.lang.get_untracked().code());
    ctx.say_with("web-open-record-not", &[("why", why.into())])
}

/// A link that carries a game and leads to one of its moves. Nothing where the browser cannot pack it.
pub(super) async fn link(desk: &LocalTable, ply: usize) -> Option<String> {
    let game = pack::pack(&wire::write(&desk.record())).await?;
    let origin = browser::window().location().origin().ok()?;
    Some(format!("{origin}/{}", Route::Brought { game, ply: Some(ply) }.href()))
}

/// Unpacks the game of a link, keeps it and shows it. The same link leads to the same game, however often it is opened.
#[component]
pub(super) fn BroughtPage(game: String, ply: Option<usize>) -> impl IntoView {
    let ctx = ctx();
    let wrong = RwSignal::new(None::<String>);
    spawn_local(async move {
        let text = pack::unpack(&game).await.unwrap_or_default();
        match read(&text) {
            Ok(kept) => {
                let id = name(&game);
                if store::game(&id).is_none() {
                    store::keep_game(&id, &kept);
                }
                let route = Route::Replay { id, ply, eyes: Eyes::Acting };
                browser::replace(&route.href());
                ctx.route.set(route);
            }
            Err(problem) => drop(wrong.try_set(Some(refused(ctx, &problem)))),
        }
    });
    view! {
        <section class="setup">
            <h1 class="unseen">{ctx.will_say("web-replay")}</h1>
            {move || wrong.get().map(|why| view! {
                <p class="refusal" role="alert">{why}</p>
                <a class="main" href=Route::Home.href()>{ctx.will_say("web-to-home")}</a>
            })}
        </section>
    }
}

/// A name for what came with a link, by what it is: the 64 bits of FNV-1a.
fn name(packed: &str) -> String {
    let hash = packed
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("b{hash:016x}")
}
