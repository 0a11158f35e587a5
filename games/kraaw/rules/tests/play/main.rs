//! Kraaw as people play it: every ruling and every case of the rules page, acted out.

mod countdown;
mod deals;
mod facts;
mod knowledge;
mod notation;
mod options;
mod positions;
mod records;
mod rounds;
mod rulings;
mod script;
mod thefts;
mod ties;
mod turns;
