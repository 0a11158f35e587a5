//! What is kept on the device.

use super::window;
use crate::desk::Kept;
use crate::settings::Settings;
use web_sys::Storage;

const SETTINGS: &str = "strandline.settings";
const GAME: &str = "strandline.game.";

/// How many games that are over are kept to look at again.
const MOST_OVER: usize = 20;

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a name.
pub(crate) fn get(name: &str) -> Option<String> {
    storage()?.get_item(name).ok().flatten()
}

/// Keeps a text under a name, if there is room.
pub(crate) fn set(name: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(name, text);
    }
}

/// What the person likes.
pub(crate) fn settings() -> Settings {
    get(SETTINGS).map(|kept| Settings::read(&kept)).unwrap_or_default()
}

/// Keeps what the person likes.
pub(crate) fn keep_settings(settings: &Settings) {
    set(SETTINGS, &serde_json::to_string(settings).expect("settings are plain data"));
}

/// The game of this name.
pub(crate) fn game(id: &str) -> Option<Kept> {
    serde_json::from_str(&get(&format!("{GAME}{id}"))?).ok()
}

/// Keeps a game.
pub(crate) fn keep_game(id: &str, kept: &Kept) {
    set(&format!("{GAME}{id}"), &serde_json::to_string(kept).expect("a game is plain data"));
}

/// Forgets a game.
pub(crate) fn forget_game(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{GAME}{id}"));
    }
}

/// Every game on the device, the last touched first. Forgets the oldest of those that are over.
pub(crate) fn games() -> Vec<(String, Kept)> {
    let Some(storage) = storage() else { return Vec::new() };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    let ids: Vec<String> = names.filter_map(|name| name.strip_prefix(GAME).map(str::to_owned)).collect();
    let mut games: Vec<(String, Kept)> = ids.into_iter().filter_map(|id| game(&id).map(|kept| (id, kept))).collect();
    games.sort_by(|(_, a), (_, b)| b.touched.total_cmp(&a.touched));
    for (id, _) in games.iter().filter(|(_, kept)| kept.over).skip(MOST_OVER) {
        forget_game(id);
    }
    games
}
