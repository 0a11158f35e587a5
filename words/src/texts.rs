//! The files of sentences, which are part of the program.

use crate::Lang;

macro_rules! files {
    ($($name:literal)*) => {
        /// The files of a language. Every language has the same ones.
        pub(crate) const fn of(lang: Lang) -> &'static [&'static str] {
            match lang {
                Lang::En => &[$(include_str!(concat!("../locales/en/", $name, ".ftl"))),*],
                Lang::Fr => &[$(include_str!(concat!("../locales/fr/", $name, ".ftl"))),*],
                Lang::Ru => &[$(include_str!(concat!("../locales/ru/", $name, ".ftl"))),*],
            }
        }
    };
}

files! {
    "common"
    "errors"
    "terminal"
    "match"
    "server"
    "crab-stack"
    "crabs"
    "kraaw"
    "screen-crab-stack"
    "screen-crabs"
    "screen-kraaw"
    "web"
}
