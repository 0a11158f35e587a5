//! What a house did, for people and for programs.

use wire::Time;
use wire::admin::{Ban, Banned, Done, Listed, Removed, Shown};
use wire::table::{Closing, Phase, Place, PlaceKind};
use words::{Arg, Lang, say, say_with};

/// As a program reads it: the list, the table or the counts, without more around it.
pub(super) fn as_json(done: &Done) -> String {
    match done {
        Done::Tables(tables) => wire::write(tables),
        Done::Shown(shown) => wire::write(shown),
        Done::Bans(bans) => wire::write(bans),
        other => wire::write(other),
    }
}

pub(super) fn in_words(done: &Done, dry_run: bool, lang: Lang) -> String {
    match done {
        Done::Tables(tables) => list(tables, lang),
        Done::Shown(shown) => table(shown, lang),
        Done::Closed { told } => counted(lang, "admin-closed", &[("told", *told)]),
        Done::Deleted { removed, told } => {
            counted(lang, "admin-deleted", &[("entries", removed.entries), ("told", *told)])
        }
        Done::Banned(ban) => banned(ban, lang),
        Done::Unbanned { .. } => say(lang, "admin-unbanned"),
        Done::Bans(bans) if bans.is_empty() => say(lang, "admin-no-bans"),
        Done::Bans(bans) => lines(bans.iter().map(|ban| banned(ban, lang))),
        Done::Forgotten { tables, names, texts } => {
            counted(lang, "admin-forgotten", &[("tables", *tables), ("names", *names), ("texts", *texts)])
        }
        Done::Pruned { removed, in_use, .. } if dry_run => {
            counted(lang, "admin-would-prune", &pruned(*removed, *in_use))
        }
        Done::Pruned { removed, in_use, bytes } => {
            let given_back = counted(lang, "admin-given-back", &[("kilobytes", bytes / 1024)]);
            lines([counted(lang, "admin-pruned", &pruned(*removed, *in_use)), given_back].into_iter())
        }
    }
}

fn pruned(removed: Removed, left: u64) -> [(&'static str, u64); 3] {
    [("tables", removed.tables), ("entries", removed.entries), ("left", left)]
}

fn counted(lang: Lang, id: &str, counts: &[(&str, u64)]) -> String {
    let args: Vec<(&str, Arg<'_>)> = counts.iter().map(|(name, count)| (*name, (*count).into())).collect();
    say_with(lang, id, &args)
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}

const COLUMNS: [&str; 6] = [
    "admin-column-table",
    "admin-column-game",
    "admin-column-state",
    "admin-column-seats",
    "admin-column-last",
    "admin-column-names",
];

fn list(tables: &[Listed], lang: Lang) -> String {
    if tables.is_empty() {
        return say(lang, "admin-no-tables");
    }
    let head = COLUMNS.map(|column| say(lang, column));
    let rows: Vec<[String; 6]> = std::iter::once(head).chain(tables.iter().map(|listed| row(listed, lang))).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..6).map(width).collect();
    lines(rows.iter().map(|row| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    }))
}

fn row(Listed { card, last }: &Listed, lang: Lang) -> [String; 6] {
    let state = match (card.over, card.open) {
        (true, _) => "admin-state-over",
        (false, 0) => "admin-state-unfinished",
        (false, _) => "admin-state-open",
    };
    let seats = format!("{}/{}", card.seats - card.open.min(card.seats), card.seats);
    [card.table.clone(), card.game.clone(), say(lang, state), seats, moment(*last), card.names.join(", ")]
}

fn table(shown: &Shown, lang: Lang) -> String {
    let summary = &shown.summary;
    let state = match (summary.closed, summary.phase) {
        (Some(reason), _) => say(lang, closed_id(reason)),
        (None, Phase::Waiting) => say(lang, "admin-state-open"),
        (None, Phase::Revealing | Phase::Playing | Phase::Paused) => say(lang, "admin-state-unfinished"),
        (None, Phase::Over) => say(lang, "admin-state-over"),
    };
    let head = say_with(
        lang,
        "admin-table",
        &[
            ("table", shown.table.as_str().into()),
            ("game", say(lang, &format!("game-{}", summary.plan.game)).into()),
            ("state", state.into()),
            ("made", moment(shown.made).into()),
            ("last", moment(shown.last).into()),
        ],
    );
    let counts = [("entries", shown.entries), ("bytes", shown.bytes), ("watching", summary.watching.into())];
    let places = summary.places.iter().map(|place| seat(place, lang));
    lines([head, counted(lang, "admin-table-log", &counts)].into_iter().chain(places))
}

fn closed_id(reason: Closing) -> &'static str {
    match reason {
        Closing::House => "admin-closed-house",
        Closing::Conduct => "admin-closed-conduct",
        Closing::Unused => "admin-closed-unused",
        Closing::Upkeep => "admin-closed-upkeep",
    }
}

fn seat(place: &Place, lang: Lang) -> String {
    let kind = match place.kind {
        PlaceKind::Open => "admin-seat-open",
        PlaceKind::Bot => "admin-seat-bot",
        PlaceKind::Person if place.here => "admin-seat-here",
        PlaceKind::Person => "admin-seat-away",
    };
    let seat = crate::seats::seat_name(place.seat.index(), lang);
    format!("{seat}: {}", say_with(lang, kind, &[("name", place.name.as_str().into())]))
}

fn banned(Ban { whom, since, until }: &Ban, lang: Lang) -> String {
    let (id, text) = match whom {
        Banned::Address(address) => ("admin-banned-address", address),
        Banned::Name(name) => ("admin-banned-name", name),
    };
    let until = until.map_or_else(|| say(lang, "admin-for-ever"), moment);
    let args = [("whom", text.as_str().into()), ("since", moment(*since).into()), ("until", until.into())];
    say_with(lang, id, &args)
}

/// A point in time, to the minute, in UTC as ISO 8601 writes it.
fn moment(Time(millis): Time) -> String {
    let minutes = millis / 60_000;
    let (days, hour, minute) = (minutes / 1_440, minutes / 60 % 24, minutes % 60);
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}Z")
}

/// The date so many days after the first of January 1970: years are counted from March, so that the leap day is last.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let (month, day) = (if march < 10 { march + 3 } else { march - 9 }, of_year - (153 * march + 2) / 5 + 1);
    (era * 400 + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::moment;
    use wire::Time;

    #[test]
    fn a_moment_is_the_one_that_the_calendar_has() {
        for (seconds, written) in [
            (0, "1970-01-01 00:00Z"),
            (951_782_399, "2000-02-28 23:59Z"),
            (951_782_400, "2000-02-29 00:00Z"),
            (1_709_251_199, "2024-02-29 23:59Z"),
            (4_107_542_400, "2100-03-01 00:00Z"),
        ] {
            assert_eq!(moment(Time(seconds * 1_000)), written);
        }
    }
}
