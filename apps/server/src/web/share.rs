//! What a link to this house looks like where people send it to each other: a sentence and a picture.
//!
//! Programs that show a link fetch the page and read its tags; they run none of it. Of a table they read what everybody
//! may know: its game, who sits there and how many seats are open.

use super::Doors;
use super::guard::language;
use crate::house::House;
use axum::http::{HeaderMap, Uri, header};
use table::Problem;
use wire::table::{Phase, PlaceKind, Summary};
use words::Lang;

/// Where the page has room for the tags.
const ROOM: &str = "<!-- share -->";

/// What is said of a link.
struct Said {
    title: String,
    text: String,
}

impl Said {
    fn of_house(lang: Lang) -> Self {
        let games: Vec<String> = words::games().map(|game| game_name(lang, game)).collect();
        let text = words::say_with(lang, "share-house", &[("games", words::list(lang, &games).into())]);
        Self { title: "Strandline".into(), text }
    }

    fn of_table(lang: Lang, table: &Summary) -> Self {
        let game = game_name(lang, &table.plan.game);
        let open = table.places.iter().filter(|place| place.kind == PlaceKind::Open).count();
        let people = table.places.iter().filter(|place| place.kind == PlaceKind::Person && !place.name.is_empty());
        let names: Vec<&str> = people.map(|place| place.name.as_str()).collect();
        let id = match (table.phase, open, names.is_empty()) {
            (Phase::Waiting, 1.., true) => "share-table-empty",
            (Phase::Waiting, 1.., false) => "share-table-open",
            (Phase::Over, ..) => "share-table-over",
            _ => "share-table-playing",
        };
        let args = [
            ("game", game.clone().into()),
            ("names", words::list(lang, &names).into()),
            ("open", open.into()),
            ("seats", table.places.len().into()),
        ];
        Self { title: format!("{game} · Strandline"), text: words::say_with(lang, id, &args) }
    }
}

fn game_name(lang: Lang, game: &str) -> String {
    words::say(lang, &format!("game-{game}"))
}

/// The page with its tags filled in, for somebody who asks for this address.
pub(super) async fn page(doors: &Doors, html: &str, uri: &Uri, headers: &HeaderMap) -> String {
    let lang = Lang::from_locale(&language(headers)).unwrap_or_default();
    let table = uri.path().strip_prefix("/t/").filter(|id| !id.is_empty());
    let said = match table {
        Some(id) => {
            summary(doors, id).await.map_or_else(|_| Said::of_house(lang), |table| Said::of_table(lang, &table))
        }
        None => Said::of_house(lang),
    };
    let origin = origin(doors, uri, headers);
    let address = [origin.as_str(), uri.path()].concat();
    html.replacen(ROOM, &tags(&said, lang, &origin, &address, &picture(html)), 1)
}

/// What everybody may know of a table, once all of that is on disk.
async fn summary(doors: &Doors, id: &str) -> Result<Summary, Problem> {
    let table = doors.house.table(id).await?;
    let (summary, settling) = {
        let live = table.live();
        (live.host.summary(), doors.house.settling(&live))
    };
    House::settled(settling).await?;
    Ok(summary)
}

/// Where this house is, as whoever asks has written it.
fn origin(doors: &Doors, uri: &Uri, headers: &HeaderMap) -> String {
    let named = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = named.or_else(|| uri.host()).unwrap_or_default();
    let forwarded = headers.get("x-forwarded-proto").and_then(|scheme| scheme.to_str().ok());
    let safe = !doors.house.settings.tls_cert.as_os_str().is_empty() || forwarded == Some("https");
    format!("{}://{host}", if safe { "https" } else { "http" })
}

/// The picture lies beside the page's other files.
fn picture(html: &str) -> String {
    let assets = html.split_once("href=\"/a/").and_then(|(_, rest)| rest.split('/').next()).unwrap_or_default();
    format!("/a/{assets}/card.png")
}

fn tags(said: &Said, lang: Lang, origin: &str, address: &str, picture: &str) -> String {
    let image = [origin, picture].concat();
    let locale = match lang {
        Lang::En => "en_US",
        Lang::Fr => "fr_FR",
        Lang::Ru => "ru_RU",
    };
    let property = [
        ("og:type", "website"),
        ("og:site_name", "Strandline"),
        ("og:locale", locale),
        ("og:title", said.title.as_str()),
        ("og:description", said.text.as_str()),
        ("og:url", address),
        ("og:image", image.as_str()),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
    ]
    .map(|(name, content)| format!("<meta property=\"{name}\" content=\"{}\">\n", escaped(content)));
    format!("{}<meta name=\"twitter:card\" content=\"summary_large_image\">", property.concat())
}

/// A text as it can stand in an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::{Said, picture, tags};
    use words::Lang;

    #[test]
    fn what_people_call_themselves_stays_a_text() {
        let said = Said { title: "<b>".into(), text: "\"><script>&".into() };
        let tags = tags(&said, Lang::Fr, "https://x", "https://x/t/\"", "/a/1/card.png");
        assert!(tags.contains("content=\"&quot;&gt;&lt;script&gt;&amp;\"") && tags.contains("content=\"&lt;b&gt;\""));
        assert!(tags.contains("https://x/t/&quot;\"") && !tags.contains("<script"), "{tags}");
    }

    #[test]
    fn the_picture_lies_with_the_files_of_the_page() {
        let html = "<link rel=\"icon\" href=\"/a/0123456789ab/icon.svg\">";
        assert_eq!(picture(html), "/a/0123456789ab/card.png");
    }
}
