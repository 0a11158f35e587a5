//! The files of sentences, which are part of the program.

use crate::Lang;

macro_rules! files {
    ($lang:literal: $($name:literal)*) => {
        [$(include_str!(concat!("../locales/", $lang, "/", $name, ".ftl"))),*]
    };
}

/// The files of a language. Every language has the same ones.
pub(crate) const fn of(lang: Lang) -> [&'static str; 7] {
    match lang {
        Lang::En => files!("en": "common" "errors" "terminal" "server" "crab-stack" "crabs" "kraaw"),
        Lang::Fr => files!("fr": "common" "errors" "terminal" "server" "crab-stack" "crabs" "kraaw"),
        Lang::Ru => files!("ru": "common" "errors" "terminal" "server" "crab-stack" "crabs" "kraaw"),
    }
}
