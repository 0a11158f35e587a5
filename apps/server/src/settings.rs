//! Everything a host of a house can set: by flag, by environment or in a TOML file.

use anyhow::{Context, Result};
use clap::Args;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

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
                #[doc = ""]
                #[doc = concat!("[default: ", stringify!($usual), "]")]
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

        impl Asked {
            fn over(self, file: Self) -> Settings {
                let usual = Settings::default();
                Settings { $($name: self.$name.or(file.$name).unwrap_or(usual.$name),)* }
            }
        }
    };
}

settings! {
    /// The address to listen at. Put a proxy that speaks TLS before anything but this machine
    listen: SocketAddr = ([127, 0, 0, 1], 7878), "STRANDLINE_LISTEN";
    /// The folder that holds everything: the tables, and the key that tokens are made with
    data: PathBuf = "strandline-data", "STRANDLINE_DATA";
    /// Other sites whose pages may speak to this house, such as `https://play.example`; several with commas between
    origins: String = "", "STRANDLINE_ORIGINS";
    /// Believe the last address in X-Forwarded-For: set it only behind a proxy of your own
    behind_proxy: bool = false, "STRANDLINE_BEHIND_PROXY";
    /// Threads that bots think on
    bot_threads: u16 = 2_u16, "STRANDLINE_BOT_THREADS";
    /// Threads that serve connections
    threads: u16 = 2_u16, "STRANDLINE_THREADS";
    /// A table that nobody looks at leaves memory after so many seconds
    idle_seconds: u32 = 300_u32, "STRANDLINE_IDLE_SECONDS";
    /// Unfinished tables that are gone on with when the house opens
    tables_to_wake: u32 = 10_000_u32, "STRANDLINE_TABLES_TO_WAKE";
    /// The largest body of a request, in bytes
    body_bytes: u32 = 65_536_u32, "STRANDLINE_BODY_BYTES";
    /// The largest message on a WebSocket, in bytes
    frame_bytes: u32 = 16_384_u32, "STRANDLINE_FRAME_BYTES";
    /// The longest name, in characters (40 at most)
    name_chars: u16 = 24_u16, "STRANDLINE_NAME_CHARS";
    /// The longest thing that can be said, in characters (2000 at most)
    chat_chars: u16 = 300_u16, "STRANDLINE_CHAT_CHARS";
    /// Tables that one address can make in an hour
    tables_per_hour: u32 = 120_u32, "STRANDLINE_TABLES_PER_HOUR";
    /// Requests over HTTP that one address can make in a second
    requests_per_second: u32 = 20_u32, "STRANDLINE_REQUESTS_PER_SECOND";
    /// Messages that one connection can send in a second
    messages_per_second: u32 = 20_u32, "STRANDLINE_MESSAGES_PER_SECOND";
    /// Connections of all kinds that the house holds at once; the system must allow as many open files
    connections: u32 = 10_000_u32, "STRANDLINE_CONNECTIONS";
    /// A connection that has not sent the head of a request after so many seconds is closed
    header_seconds: u16 = 15_u16, "STRANDLINE_HEADER_SECONDS";
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
    pub fn settled(self) -> Result<Settings> {
        let file = match &self.config {
            Some(path) => read(path)?,
            None => Self::default(),
        };
        Ok(self.over(file))
    }
}

fn read(path: &Path) -> Result<Asked> {
    let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
    toml::from_str(&text).with_context(|| path.display().to_string())
}

impl Settings {
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
    use super::Asked;
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
    fn every_setting_explains_itself_and_has_a_variable() {
        let command = Asked::augment_args(Command::new("serve"));
        for arg in command.get_arguments() {
            assert!(arg.get_help().is_some_and(|help| help.to_string().len() > 15), "{}", arg.get_id());
            assert!(arg.get_env().is_some_and(|env| env.to_string_lossy().starts_with("STRANDLINE_")));
        }
    }
}
