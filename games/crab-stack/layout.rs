//! Layouts of Crab Stack as people write them: spaces in a row.

use crate::Title;
use ::face::Own;
use ::face::own::{OwnText, Slip};
use kernel::Game;
use rules::{Asked, CrabStack};
use serde_json::Value;
use words::Lang;

impl Own for Title {
    fn read_own(option: &str, text: String) -> Option<Result<OwnText, Slip>> {
        let spaces = text.split([' ', ',', '\n', '\r', '\t']).filter(|word| !word.is_empty());
        (option == "layout").then(|| Ok(OwnText::new(spaces.map(Value::from).collect())))
    }

    /// The spaces of the usual board.
    fn own_example(option: &str, seats: u8, _lang: Lang) -> Option<String> {
        let options = CrabStack::options(seats, &Asked::default()).ok().filter(|_| option == "layout")?;
        let spaces: Vec<String> = options.spaces().iter().map(|cell| cell.to_string()).collect();
        Some(spaces.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use crate::Title;
    use ::face::Own;
    use serde_json::json;
    use words::Lang;

    #[test]
    fn spaces_stand_in_a_row_or_on_lines() {
        let read = |text: &str| Title::read_own("layout", text.to_owned()).expect("it can be").expect("it reads").value;
        assert_eq!(read("c3, c4\r\nd3\n"), json!(["c3", "c4", "d3"]));
        let usual = Title::own_example("layout", 2, Lang::En).expect("there is a usual one");
        assert_eq!(read(&usual).as_array().map(Vec::len), Some(18));
        assert!(Title::own_example("wave_choice", 2, Lang::En).is_none());
    }
}
