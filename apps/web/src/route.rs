//! Where a person is: what stands behind the `#` of the address.

use face::lesson::Part;
use kernel::Seat;

/// A place of the client.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The games, and those in progress.
    #[default]
    Home,
    /// Setting up a game.
    Setup {
        /// Which.
        game: String,
        /// How it is to be played.
        mode: Mode,
    },
    /// A game on this device.
    Table {
        /// Its name in the store.
        id: String,
    },
    /// A table of a house.
    Online {
        /// Its name there.
        id: String,
    },
    /// A game looked at again.
    Replay {
        /// Its name in the store.
        id: String,
        /// After how many moves; the end if nothing is said.
        ply: Option<usize>,
        /// Through whose eyes.
        eyes: Eyes,
    },
    /// A game that came with its link.
    Brought {
        /// The game, packed.
        game: String,
        /// After how many moves; the end if nothing is said.
        ply: Option<usize>,
    },
    /// How a game is played.
    Rules {
        /// Which.
        game: String,
        /// The part of the page that is read; the top of it if nothing is said.
        section: Option<String>,
        /// The table that somebody comes from and wants to go back to.
        back: Option<Box<Route>>,
    },
    /// A lesson in playing.
    Lesson {
        /// Which game.
        game: String,
        /// Whether it is how to play, or how to play well.
        part: Part,
    },
    /// What a person likes.
    Settings,
}

/// How a game is to be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// One person against bots.
    #[default]
    Alone,
    /// Several people around one device.
    Here,
    /// By a link.
    Online,
}

/// Through whose eyes a replay is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Those of whoever is to act.
    #[default]
    Acting,
    /// A seat's.
    Seat(Seat),
    /// The audience's, who see what lies open.
    Audience,
    /// Everybody's together: nothing is hidden.
    All,
}

impl Route {
    /// Reads the part of the address from the `#` on. Whatever cannot be read leads home.
    ///
    /// ```
    /// use web::route::Route;
    /// assert_eq!(Route::read("#/rules/chess"), Route::rules("chess"));
    /// assert_eq!(Route::read("#/nowhere"), Route::Home);
    /// ```
    pub fn read(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        match path.split('/').collect::<Vec<_>>()[..] {
            ["new", game] => Self::Setup { game: game.into(), mode: Mode::read(query) },
            ["table", id] => Self::Table { id: id.into() },
            ["online", id] => Self::Online { id: id.into() },
            ["replay", id] => Self::Replay { id: id.into(), ply: None, eyes: Eyes::read(query) },
            ["replay", id, ply] => Self::Replay { id: id.into(), ply: ply.parse().ok(), eyes: Eyes::read(query) },
            ["game", game] => Self::Brought { game: game.into(), ply: None },
            ["game", game, ply] => Self::Brought { game: game.into(), ply: ply.parse().ok() },
            ["rules", game] => Self::read_rules(game, None, query),
            ["rules", game, section] => Self::read_rules(game, Some(section.into()), query),
            ["lesson", game] => Self::Lesson { game: game.into(), part: Part::Rules },
            ["tactics", game] => Self::Lesson { game: game.into(), part: Part::Tactics },
            ["settings"] => Self::Settings,
            _ => Self::Home,
        }
    }

    /// How a game is played, from the top of the page.
    pub fn rules(game: &str) -> Self {
        Self::Rules { game: game.into(), section: None, back: None }
    }

    fn read_rules(game: &str, section: Option<String>, query: &str) -> Self {
        let back = query.strip_prefix("back=").map(Self::read);
        let back = back.filter(|back| matches!(back, Self::Table { .. } | Self::Online { .. })).map(Box::new);
        Self::Rules { game: game.into(), section, back }
    }

    /// The page, whichever part of it is read: going to another part does not leave it.
    #[must_use]
    pub fn page(&self) -> Self {
        match self {
            Self::Rules { game, back, .. } => Self::Rules { game: game.clone(), section: None, back: back.clone() },
            other => other.clone(),
        }
    }

    /// The part of the page that is read.
    pub fn section(&self) -> Option<&str> {
        if let Self::Rules { section, .. } = self { section.as_deref() } else { None }
    }

    /// The same page, at this part.
    #[must_use]
    pub fn at(&self, name: &str) -> Self {
        let mut there = self.page();
        if let Self::Rules { section, .. } = &mut there {
            *section = Some(name.to_owned());
        }
        there
    }

    /// What to write into a link.
    pub fn href(&self) -> String {
        match self {
            Self::Home => "#/".into(),
            Self::Setup { game, mode } => format!("#/new/{game}?{}", mode.word()),
            Self::Table { id } => format!("#/table/{id}"),
            Self::Online { id } => format!("#/online/{id}"),
            Self::Replay { id, ply, eyes } => format!("#/replay/{id}{}{}", after(*ply), eyes.query()),
            Self::Brought { game, ply } => format!("#/game/{game}{}", after(*ply)),
            Self::Rules { game, section, back } => {
                let section = section.as_ref().map(|section| format!("/{section}")).unwrap_or_default();
                let back =
                    back.as_ref().map(|back| format!("?back={}", &back.href()["#/".len()..])).unwrap_or_default();
                format!("#/rules/{game}{section}{back}")
            }
            Self::Lesson { game, part } => format!("#/{}/{game}", part.word()),
            Self::Settings => "#/settings".into(),
        }
    }
}

fn after(ply: Option<usize>) -> String {
    ply.map(|ply| format!("/{ply}")).unwrap_or_default()
}

impl Mode {
    fn read(query: &str) -> Self {
        [Self::Here, Self::Online].into_iter().find(|mode| mode.word() == query).unwrap_or_default()
    }

    fn word(self) -> &'static str {
        match self {
            Self::Alone => "alone",
            Self::Here => "here",
            Self::Online => "online",
        }
    }
}

impl Eyes {
    fn read(query: &str) -> Self {
        match query.strip_prefix("eyes=") {
            Some("all") => Self::All,
            Some("audience") => Self::Audience,
            Some(seat) => seat.parse().ok().and_then(Seat::new).map_or(Self::Acting, Self::Seat),
            None => Self::Acting,
        }
    }

    fn query(self) -> String {
        match self {
            Self::Acting => String::new(),
            Self::Seat(seat) => format!("?eyes={seat}"),
            Self::Audience => "?eyes=audience".into(),
            Self::All => "?eyes=all".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Eyes, Mode, Route};
    use face::lesson::Part;
    use kernel::Seat;

    #[test]
    fn every_link_leads_where_it_was_made_for() {
        let game = || "chess".to_owned();
        let places = [
            Route::Home,
            Route::Setup { game: game(), mode: Mode::Alone },
            Route::Setup { game: game(), mode: Mode::Here },
            Route::Setup { game: game(), mode: Mode::Online },
            Route::Table { id: "g1".into() },
            Route::Online { id: "x7".into() },
            Route::Replay { id: "g1".into(), ply: None, eyes: Eyes::Acting },
            Route::Replay { id: "g1".into(), ply: Some(12), eyes: Eyes::Seat(Seat::at(1)) },
            Route::Replay { id: "g1".into(), ply: Some(0), eyes: Eyes::Audience },
            Route::Replay { id: "g1".into(), ply: Some(3), eyes: Eyes::All },
            Route::Brought { game: "Y3-_".into(), ply: None },
            Route::Brought { game: "Y3-_".into(), ply: Some(7) },
            Route::rules("chess"),
            Route::rules("chess").at("castling"),
            rules_from(Route::Table { id: "g1".into() }),
            rules_from(Route::Online { id: "x7".into() }).at("castling"),
            Route::Lesson { game: game(), part: Part::Rules },
            Route::Lesson { game: game(), part: Part::Tactics },
            Route::Settings,
        ];
        for place in places {
            assert_eq!(Route::read(&place.href()), place);
        }
    }

    fn rules_from(table: Route) -> Route {
        Route::Rules { game: "chess".into(), section: None, back: Some(Box::new(table)) }
    }

    #[test]
    fn another_part_of_a_page_is_the_same_page() {
        let rules = rules_from(Route::Table { id: "g1".into() });
        assert_eq!(rules.at("castling").page(), rules);
        assert_eq!(rules.at("castling").section(), Some("castling"));
        assert_ne!(rules.page(), Route::rules("chess").page());
        assert_eq!(Route::Settings.at("castling"), Route::Settings);
    }

    #[test]
    fn the_way_back_leads_to_a_table_or_nowhere() {
        for hash in ["#/rules/chess?back=settings", "#/rules/chess?back=rules/chess?back=table/g1", "#/rules/chess?x"] {
            assert_eq!(Route::read(hash), Route::rules("chess"), "{hash}");
        }
    }

    #[test]
    fn nonsense_leads_home() {
        for hash in ["", "#", "#/", "#/table", "#/rules/a/b/c", "?x", "#/новая"] {
            assert_eq!(Route::read(hash), Route::Home, "{hash:?}");
        }
    }
}
