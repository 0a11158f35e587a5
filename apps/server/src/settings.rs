//! Everything a host of a house can set: by flag, by environment or in a TOML file.

use crate::web::{self, Tls};
use clap::Args;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use table::{Code, Problem};

macro_rules! settings {
    ($($(#[doc = $doc:literal])+ $name:ident: $kind:ty = $usual:expr, $env:literal;)*) => {
        /// Settings as somebody gave them, on the command line, in the environment or in a file.
        #[derive(Args, Clone, Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct Asked {
            /// A TOML file with any of these settings, named as the flags are: `port = 8080`
            #[arg(long, env = "STRANDLINE_CONFIG", value_name = "FILE")]
            #[serde(skip)]
            pub config: Option<PathBuf>,
            $(
                $(#[doc = $doc])+
                #[arg(long, env = $env)]
                pub $name: Option<$kind>,
            )*
        }

        /// Settings in full.
        #[derive(Clone, Debug)]
        pub struct Settings { $($(#[doc = $doc])+ pub $name: $kind,)* }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($name: <$kind>::try_from($usual).expect("what is usual can be read"),)* }
            }
        }

        /// What a setting is when nobody says, as it would be written; nothing where that is nothing.
        pub fn usual(setting: &str) -> Option<String> {
            let usual = Settings::default();
            let written = match setting {
                $(stringify!($name) => format!("{:?}", usual.$name),)*
                _ => return None,
            };
            Some(written.trim_matches('"').to_owned()).filter(|written| !written.is_empty())
        }

        impl Asked {
            fn over(self, file: Self) -> Settings {
                let usual = Settings::default();
                Settings { $($name: self.$name.or(file.$name).unwrap_or(usual.$name),)* }
            }
        }
    };
}

settings! {
    /// The address to listen at. Whatever is open to others needs TLS: of its own, or a proxy's
    listen: SocketAddr = ([127, 0, 0, 1], 7878), "STRANDLINE_LISTEN";
    /// The folder that holds everything: the tables, and the key that tokens are made with
    data: PathBuf = "strandline-data", "STRANDLINE_DATA";
    /// The names that the house goes by, such as `play.example`, with commas between; `*.example` is every name that ends so. Requests for others are refused. Without: any, but at an address of this machine alone, `localhost` and addresses
    hosts: String = "", "STRANDLINE_HOSTS";
    /// Other sites whose pages may speak to this house, such as `https://play.example`; several with commas between
    origins: String = "", "STRANDLINE_ORIGINS";
    /// Whoever connects is a proxy of yours: believe the last address that it forwards. Set it only where nobody else can connect
    behind_proxy: bool = false, "STRANDLINE_BEHIND_PROXY";
    /// Addresses of your proxies, such as `10.0.0.0/8, ::1`: whoever asks is the last address forwarded that is none of these. From all others what they forward is ignored
    trusted_proxies: String = "", "STRANDLINE_TRUSTED_PROXIES";
    /// The header in which your proxies say for whom they ask: `x-forwarded-for` or `forwarded`. The other one is not read
    forwarded_header: String = "x-forwarded-for", "STRANDLINE_FORWARDED_HEADER";
    /// The certificate and those that vouch for it, a PEM file: the house then speaks TLS. Read again on SIGHUP
    tls_cert: PathBuf = "", "STRANDLINE_TLS_CERT";
    /// The certificate's private key, a PEM file. Read again on SIGHUP
    tls_key: PathBuf = "", "STRANDLINE_TLS_KEY";
    /// An address for the figures alone, such as `127.0.0.1:9090`: Prometheus reads them at `/metrics`. Without, nobody does
    metrics_listen: String = "", "STRANDLINE_METRICS_LISTEN";
    /// Threads that bots think on
    bot_threads: u16 = 2_u16, "STRANDLINE_BOT_THREADS";
    /// Threads that serve connections
    threads: u16 = 2_u16, "STRANDLINE_THREADS";
    /// A table that nobody looks at leaves memory after so many seconds
    idle_seconds: u32 = 300_u32, "STRANDLINE_IDLE_SECONDS";
    /// Unfinished tables that are brought back at once when the house opens, so that their bots go on; clocks always do
    tables_to_wake: u32 = 10_000_u32, "STRANDLINE_TABLES_TO_WAKE";
    /// Tables that are over, or that nobody has used, for so many days are deleted; 0 keeps all for ever
    keep_days: u32 = 0_u32, "STRANDLINE_KEEP_DAYS";
    /// The largest body of a request, in bytes
    body_bytes: u32 = 65_536_u32, "STRANDLINE_BODY_BYTES";
    /// The largest message on a WebSocket, in bytes
    frame_bytes: u32 = 16_384_u32, "STRANDLINE_FRAME_BYTES";
    /// The longest name, in characters (40 at most)
    name_chars: u16 = 24_u16, "STRANDLINE_NAME_CHARS";
    /// The longest thing that can be said, in characters (2000 at most)
    chat_chars: u16 = 300_u16, "STRANDLINE_CHAT_CHARS";
    /// Things that one person can say at a table in a minute, a few of them at once
    talk_per_minute: u32 = 30_u32, "STRANDLINE_TALK_PER_MINUTE";
    /// Tables that one address can make in an hour, rematches included
    tables_per_hour: u32 = 120_u32, "STRANDLINE_TABLES_PER_HOUR";
    /// Requests over HTTP that one address can make in a second
    requests_per_second: u32 = 20_u32, "STRANDLINE_REQUESTS_PER_SECOND";
    /// Files of the browser client that one address can fetch in a second
    files_per_second: u32 = 500_u32, "STRANDLINE_FILES_PER_SECOND";
    /// Messages that one connection can send in a second; whoever goes on sending more is cut off
    messages_per_second: u32 = 20_u32, "STRANDLINE_MESSAGES_PER_SECOND";
    /// Connections of all kinds that the house holds at once; fewer where the system does not allow as many open files
    connections: u32 = 10_000_u32, "STRANDLINE_CONNECTIONS";
    /// A connection that has not sent the head of a request after so many seconds is closed
    header_seconds: u16 = 15_u16, "STRANDLINE_HEADER_SECONDS";
    /// A connection that reads nothing of what it is sent for so many seconds is closed
    write_seconds: u16 = 30_u16, "STRANDLINE_WRITE_SECONDS";
    /// A request that has not arrived whole, or is not answered, after so many seconds is given up
    request_seconds: u16 = 30_u16, "STRANDLINE_REQUEST_SECONDS";
    /// WebSockets that one address can hold; connections of all kinds may be twice as many
    connections_per_address: u32 = 64_u32, "STRANDLINE_CONNECTIONS_PER_ADDRESS";
    /// Spectators that one table can have; whoever has a seat always gets in
    viewers_per_table: u32 = 200_u32, "STRANDLINE_VIEWERS_PER_TABLE";
    /// Messages that may wait for a connection; one that reads more slowly is dropped
    outbox: u32 = 256_u32, "STRANDLINE_OUTBOX";
    /// A WebSocket that sends nothing, not even a pong, joins no table, or reads nothing for so many seconds is closed
    silence_seconds: u32 = 90_u32, "STRANDLINE_SILENCE_SECONDS";
    /// Log lines as `text` or as `json`
    log_format: String = "text", "STRANDLINE_LOG_FORMAT";
    /// What to log, such as `info` or `server=debug`
    log: String = "info", "STRANDLINE_LOG";
}

impl Asked {
    /// The settings in full: flags and environment before the file, the file before what is usual.
    pub fn settled(self) -> Result<Settings, Problem> {
        let file = match &self.config {
            Some(path) => read(path)?,
            None => Self::default(),
        };
        Ok(self.over(file))
    }
}

fn read(path: &Path) -> Result<Asked, Problem> {
    let wrong = |key: &'static str, detail: &str| {
        let file = path.display().to_string();
        Problem::new(Code::BadRequest, key).with("file", file).with("detail", detail)
    };
    let text = std::fs::read_to_string(path).map_err(|error| wrong("setting-file", &error.to_string()))?;
    toml::from_str(&text).map_err(|error| match error.span() {
        Some(span) => wrong("setting-line", error.message()).with("line", line_at(&text, span.start).to_string()),
        None => wrong("setting-file", error.message()),
    })
}

fn line_at(text: &str, byte: usize) -> usize {
    1 + text.bytes().take(byte).filter(|&byte| byte == b'\n').count()
}

/// More threads than this help nobody.
const MOST_THREADS: u16 = 1_024;

impl Settings {
    /// Refuses what would make a house that nobody can use, or one that is not what its host believes.
    pub fn check(&self) -> Result<(), Problem> {
        if let Some((setting, _)) = self.needed().into_iter().find(|(_, value)| *value == 0) {
            return Err(Problem::new(Code::BadRequest, "setting-zero").with("setting", setting));
        }
        let threads = [("threads", self.threads), ("bot-threads", self.bot_threads)];
        if let Some((setting, _)) = threads.into_iter().find(|(_, value)| *value > MOST_THREADS) {
            let problem = Problem::new(Code::BadRequest, "setting-too-many").with("setting", setting);
            return Err(problem.with("most", MOST_THREADS.to_string()));
        }
        self.metrics_address()?;
        web::check(self)?;
        Tls::read(self).map(drop)
    }

    /// What must not be 0.
    fn needed(&self) -> [(&'static str, u32); 17] {
        [
            ("bot-threads", self.bot_threads.into()),
            ("threads", self.threads.into()),
            ("body-bytes", self.body_bytes),
            ("frame-bytes", self.frame_bytes),
            ("name-chars", self.name_chars.into()),
            ("tables-per-hour", self.tables_per_hour),
            ("requests-per-second", self.requests_per_second),
            ("files-per-second", self.files_per_second),
            ("messages-per-second", self.messages_per_second),
            ("connections", self.connections),
            ("connections-per-address", self.connections_per_address),
            ("header-seconds", self.header_seconds.into()),
            ("request-seconds", self.request_seconds.into()),
            ("write-seconds", self.write_seconds.into()),
            ("viewers-per-table", self.viewers_per_table),
            ("outbox", self.outbox),
            ("silence-seconds", self.silence_seconds),
        ]
    }

    /// Where the figures are, if anywhere.
    pub(crate) fn metrics_address(&self) -> Result<Option<SocketAddr>, Problem> {
        let text = self.metrics_listen.trim();
        let flaw = || Problem::new(Code::BadRequest, "setting-metrics-listen").with("value", text);
        if text.is_empty() { Ok(None) } else { text.parse().map(Some).map_err(|_| flaw()) }
    }

    /// The file that holds the tables.
    pub fn file(&self) -> PathBuf {
        file_in(&self.data)
    }
}

/// The file that holds the tables of a data folder.
pub fn file_in(data: &Path) -> PathBuf {
    data.join("tables.db")
}

#[cfg(test)]
mod tests {
    use super::{Asked, Settings};
    use clap::{Args, Command, FromArgMatches};

    fn asked(flags: &[&str]) -> Asked {
        let command = Asked::augment_args(Command::new("serve").no_binary_name(true));
        Asked::from_arg_matches(&command.try_get_matches_from(flags).unwrap()).unwrap()
    }

    #[test]
    fn flags_go_before_the_file_and_the_file_before_what_is_usual() {
        let file: Asked = toml::from_str("outbox = 7\nchat-chars = 9\nlisten = \"127.0.0.1:1\"").unwrap();
        let settings = asked(&["--outbox", "8"]).over(file);
        assert_eq!((settings.outbox, settings.chat_chars, settings.name_chars), (8, 9, 24));
        assert_eq!(settings.listen.port(), 1);
    }

    #[test]
    fn a_setting_that_does_not_exist_is_an_error() {
        assert!(toml::from_str::<Asked>("outboks = 7").is_err());
    }

    #[test]
    fn a_house_that_nobody_could_use_is_refused() {
        assert_eq!(Settings::default().check().err(), None);
        let usual = Settings::default();
        for (setting, _) in usual.needed() {
            let settings = asked(&[&format!("--{setting}"), "0"]).over(Asked::default());
            let problem = settings.check().expect_err(setting);
            assert_eq!((problem.key, problem.details[0].1.as_str()), ("setting-zero", setting));
        }
        for (flag, value, key) in [
            ("--threads", "60000", "setting-too-many"),
            ("--metrics-listen", "9090", "setting-metrics-listen"),
            ("--trusted-proxies", "proxy.example", "setting-trusted-proxies"),
            ("--forwarded-header", "x-real-ip", "setting-forwarded-header"),
            ("--hosts", "https://play.example", "setting-hosts"),
            ("--origins", "play.example", "setting-origins"),
        ] {
            let settings = asked(&[flag, value]).over(Asked::default());
            assert_eq!(settings.check().err().map(|problem| problem.key), Some(key), "{flag} {value}");
        }
    }

    #[test]
    fn a_file_that_cannot_be_read_is_named_by_line() {
        let path = std::env::temp_dir().join(format!("strandline-settings-{}.toml", std::process::id()));
        std::fs::write(&path, "outbox = 7\noutboks = 7\n").unwrap();
        let problem = super::read(&path).unwrap_err();
        assert_eq!(problem.key, "setting-line");
        let said = problem.sentence(words::speak, "fr");
        assert!(said.contains("ligne 2") && said.contains("outboks") && !said.contains("unknown"), "{said}");
        std::fs::remove_file(&path).unwrap();
        assert!(super::read(&path).unwrap_err().sentence(words::speak, "ru").contains("такого файла нет"));
    }

    #[test]
    fn what_is_usual_is_told_as_it_is_written() {
        assert_eq!(super::usual("listen").as_deref(), Some("127.0.0.1:7878"));
        assert_eq!(super::usual("log").as_deref(), Some("info"));
        assert_eq!((super::usual("hosts"), super::usual("no_such")), (None, None));
    }

    #[test]
    fn every_setting_explains_itself_and_has_a_variable() {
        let command = Asked::augment_args(Command::new("serve"));
        for arg in command.get_arguments() {
            assert!(arg.get_help().is_some_and(|help| help.to_string().len() > 15), "{}", arg.get_id());
            assert!(arg.get_env().is_some_and(|env| env.to_string_lossy().starts_with("STRANDLINE_")));
        }
    }
}
