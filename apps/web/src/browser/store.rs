//! What is kept on the device.
//!
//! A browser may keep nothing, or have no room left. Then it is kept on the page, for as long as that is open, and
//! the person is told.

use super::window;
use crate::local_table::Kept;
use crate::settings::Settings;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use web_sys::Storage;

const SETTINGS: &str = "strandline.settings";
const GAME: &str = "strandline.game.";
/// Which page a game is being played on.
const AT: &str = "strandline.at.";
/// Which games were played here before.
const KNOWN: &str = "strandline.known";
/// What was noted at a table on this device.
const NOTES: &str = "strandline.notes.#/table/";

/// How many games that are over are kept to look at again.
const MOST_OVER: usize = 20;
/// How long a game is kept in which nobody has moved, in milliseconds.
const UNTOUCHED: f64 = 3_600_000.0;

thread_local! {
    /// What could not be kept on the device.
    static PAGE: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    /// Who is told when something could not be kept.
    static ON_UNKEPT: RefCell<Option<Rc<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Has this called when something could not be kept on the device.
pub(crate) fn on_unkept(tell: impl Fn() + 'static) {
    ON_UNKEPT.set(Some(Rc::new(tell)));
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a name.
pub(crate) fn get(name: &str) -> Option<String> {
    let on_page = PAGE.with_borrow(|page| page.get(name).cloned());
    on_page.or_else(|| storage()?.get_item(name).ok().flatten())
}

/// Keeps a text under a name.
pub(crate) fn set(name: &str, text: &str) {
    let kept = storage().is_some_and(|storage| storage.set_item(name, text).is_ok());
    PAGE.with_borrow_mut(|page| if kept { page.remove(name) } else { page.insert(name.to_owned(), text.to_owned()) });
    if let Some(tell) = ON_UNKEPT.with_borrow(Clone::clone).filter(|_| !kept) {
        tell();
    }
}

/// Whether something is kept nowhere but on this page.
pub(crate) fn is_only_here() -> bool {
    PAGE.with_borrow(|page| !page.is_empty())
}

fn remove(name: &str) {
    PAGE.with_borrow_mut(|page| page.remove(name));
    if let Some(storage) = storage() {
        let _ = storage.remove_item(name);
    }
}

/// What the person likes.
pub(crate) fn settings() -> Settings {
    get(SETTINGS).map(|kept| Settings::read(&kept)).unwrap_or_default()
}

/// Keeps what the person likes.
pub(crate) fn keep_settings(settings: &Settings) {
    set(SETTINGS, &settings.written());
}

/// The game of this name as it is kept, and what can be read of that.
pub(crate) fn game(id: &str) -> Option<(String, Option<Kept>)> {
    let text = get(&format!("{GAME}{id}"))?;
    let kept = Kept::read(&text);
    Some((text, kept))
}

/// Keeps a game.
pub(crate) fn keep_game(id: &str, kept: &Kept) {
    set(&format!("{GAME}{id}"), &kept.written());
}

/// Forgets a game.
pub(crate) fn forget_game(id: &str) {
    remove(&format!("{GAME}{id}"));
    remove(&format!("{AT}{id}"));
    remove(&format!("{NOTES}{id}"));
}

/// Whether a game was played here before.
pub(crate) fn knows(game: &str) -> bool {
    get(KNOWN).is_some_and(|known| known.split(' ').any(|known| known == game))
}

/// A game is played here.
pub(crate) fn learn(game: &str) {
    if !knows(game) {
        set(KNOWN, format!("{} {game}", get(KNOWN).unwrap_or_default()).trim());
    }
}

/// A game is played on this page from now on, and on no other, also when this one was left: another may have an older
/// state of it.
pub(crate) fn take_game(id: &str, page: &str) {
    set(&format!("{AT}{id}"), page);
}

/// Whether a game is played on this page: the last that took it.
pub(crate) fn has_game(id: &str, page: &str) -> bool {
    get(&format!("{AT}{id}")).is_none_or(|at| at == page)
}

/// The names of everything that is kept.
fn names() -> Vec<String> {
    let on_page = PAGE.with_borrow(|page| page.keys().cloned().collect::<Vec<_>>());
    let Some(storage) = storage() else { return on_page };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    let mut names: Vec<String> = names.chain(on_page).collect();
    names.sort();
    names.dedup();
    names
}

/// Every game on the device, the last touched first, and the names of those that cannot be read. Forgets the oldest of
/// those that are over, and those that were begun and left.
pub(crate) fn games() -> (Vec<(String, Kept)>, Vec<String>) {
    let (mut games, mut unread) = (Vec::new(), Vec::new());
    for id in names().iter().filter_map(|name| name.strip_prefix(GAME)) {
        match game(id) {
            Some((_, Some(kept))) => games.push((id.to_owned(), kept)),
            Some((_, None)) => unread.push(id.to_owned()),
            None => {}
        }
    }
    games.sort_by(|(_, a), (_, b)| b.touched.total_cmp(&a.touched));
    for (id, _) in games.iter().filter(|(_, kept)| kept.over).skip(MOST_OVER) {
        forget_game(id);
    }
    for (id, _) in games.iter().filter(|(_, kept)| kept.plies == 0 && super::now() - kept.touched > UNTOUCHED) {
        forget_game(id);
    }
    (games, unread)
}
