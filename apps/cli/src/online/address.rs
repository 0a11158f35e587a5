//! What a link to a table says.

use hyper::Uri;

/// The longest name of a table that is believed to be one.
const LONGEST: usize = 64;

/// A table, and the house that it is at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    /// Whether the line to it is encrypted.
    pub(crate) secure: bool,
    /// As the link names it, brackets of an IPv6 address included.
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) table: String,
}

/// A link that was read, with what stands behind its `#`: what proves whose seat it is, and the salt that goes with it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Link {
    pub(crate) address: Address,
    pub(crate) token: Option<String>,
    pub(crate) salt: Option<String>,
}

impl Link {
    /// Reads a link as a browser shows it; a bare name of a table where a house is named beside it.
    pub(crate) fn read(typed: &str, house: Option<&str>) -> Option<Self> {
        let typed = typed.trim();
        match house {
            Some(house) if !typed.contains("://") => {
                let (table, behind) = typed.split_once('#').unwrap_or((typed, ""));
                Self::at(house.trim(), table, behind)
            }
            _ => {
                let (before, behind) = typed.split_once('#').unwrap_or((typed, ""));
                match behind.strip_prefix("/online/") {
                    Some(table) => Self::at(before, table, ""),
                    None => Self::at(before, before.split_once("/t/")?.1.trim_end_matches('/'), behind),
                }
            }
        }
    }

    fn at(house: &str, table: &str, behind: &str) -> Option<Self> {
        let house: Uri = house.parse().ok()?;
        let secure = match house.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let host = house.host().filter(|host| !host.is_empty())?.to_owned();
        let written = house.authority()?.as_str().rsplit_once(':').is_some_and(|(_, port)| port.parse::<u32>().is_ok());
        let usual = if secure { 443 } else { 80 };
        let port = if written { house.port_u16()? } else { usual };
        let (token, salt) = behind.split_once('.').unwrap_or((behind, ""));
        let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let is_name = (1..=LONGEST).contains(&table.len()) && table.chars().all(is_of_a_name);
        let address = Address { secure, host, port, table: table.to_owned() };
        is_name.then(|| Self { address, token: some(token), salt: some(salt) })
    }
}

fn is_of_a_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || ['-', '_'].contains(&letter)
}

impl Address {
    /// The same house, and another of its tables.
    pub(crate) fn with_table(&self, table: &str) -> Self {
        Self { table: table.to_owned(), ..self.clone() }
    }

    /// The host, with the port where it is not the usual one.
    pub(crate) fn authority(&self) -> String {
        let usual = if self.secure { 443 } else { 80 };
        if self.port == usual { self.host.clone() } else { format!("{}:{}", self.host, self.port) }
    }

    /// The host as it is looked up and named in a certificate.
    pub(crate) fn bare_host(&self) -> &str {
        self.host.trim_matches(['[', ']'])
    }

    /// The link that others come by.
    pub(crate) fn link(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}/t/{}", self.authority(), self.table)
    }

    /// What is fetched from the house about the table.
    pub(crate) fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::Link;

    fn read(typed: &str, house: Option<&str>) -> Option<(String, Option<String>, Option<String>)> {
        Link::read(typed, house).map(|link| (link.address.link(), link.token, link.salt))
    }

    #[test]
    fn links_are_read_as_browsers_show_them() {
        let plain = |link: &str| Some((link.to_owned(), None, None));
        for (typed, link) in [
            ("https://example.org/t/0c9e", "https://example.org/t/0c9e"),
            (" http://127.0.0.1:7878/t/0c9e/ ", "http://127.0.0.1:7878/t/0c9e"),
            ("http://[::1]:7878/t/a-b_C", "http://[::1]:7878/t/a-b_C"),
            ("https://example.org:443/t/0c9e", "https://example.org/t/0c9e"),
            ("https://example.org/#/online/0c9e", "https://example.org/t/0c9e"),
        ] {
            assert_eq!(read(typed, None), plain(link), "{typed}");
        }
        let seat = read("https://example.org/t/0c9e#77b2.00ff", None);
        assert_eq!(seat, Some(("https://example.org/t/0c9e".into(), Some("77b2".into()), Some("00ff".into()))));
        assert_eq!(read("0c9e", Some("http://localhost:7878")), plain("http://localhost:7878/t/0c9e"));
        let seat = read("0c9e#77b2", Some("http://localhost:7878/"));
        assert_eq!(seat, Some(("http://localhost:7878/t/0c9e".into(), Some("77b2".into()), None)));
    }

    #[test]
    fn what_is_no_link_to_a_table_is_none() {
        for typed in [
            "",
            "0c9e",
            "https://example.org/",
            "https://example.org/t/",
            "example.org/t/0c9e",
            "ftp://example.org/t/0c9e",
            "https:///t/0c9e",
            "https://example.org/t/../etc",
            "https://example.org/t/a%20b",
            "https://exa mple.org/t/0c9e",
            "http://example.org:99999/t/0c9e",
            "\u{1b}[2J",
        ] {
            assert_eq!(read(typed, None), None, "{typed:?}");
        }
        assert_eq!(read("0c9e", Some("nonsense")), None);
    }
}
