//! What people and bots are called, no two at a table alike.

/// The names of everybody at a table, in the order of seats: as somebody said, or else the first of the usual ones that
/// nobody has. `usual` gives the usual names of a seat, one after the other, without end. Where two said the same, the
/// second has a number.
pub fn distinct(said: &[String], usual: impl Fn(usize, usize) -> String) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let chosen: Vec<String> = said.iter().map(|name| name.trim().to_owned()).collect();
    for (seat, name) in chosen.iter().enumerate() {
        let taken = |name: &String| names.iter().any(|other| same(other, name));
        let own = (0..).map(|nth| if nth == 0 { name.clone() } else { format!("{name} {}", nth + 1) });
        let theirs = (0..).map(|nth| usual(seat, nth)).filter(|name| !chosen.iter().any(|other| same(other, name)));
        let free = if name.is_empty() { first_free(theirs, taken) } else { first_free(own, taken) };
        names.push(free);
    }
    names
}

/// So many names are tried; whoever has no more than these to offer gets the last.
const TRIED: usize = 20;

fn first_free(names: impl Iterator<Item = String>, taken: impl Fn(&String) -> bool) -> String {
    let mut last = String::new();
    for name in names.take(TRIED) {
        last = name;
        if !taken(&last) {
            break;
        }
    }
    last
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::distinct;

    fn bots(_: usize, nth: usize) -> String {
        ["Pearl", "Barnacle", "Marina"][nth % 3].to_owned()
    }

    fn names(said: &[&str]) -> Vec<String> {
        distinct(&said.iter().map(|&name| name.to_owned()).collect::<Vec<_>>(), bots)
    }

    #[test]
    fn bots_have_names_that_nobody_else_has() {
        assert_eq!(names(&["Ann", "", ""]), ["Ann", "Pearl", "Barnacle"]);
        assert_eq!(names(&["pearl", "", ""]), ["pearl", "Barnacle", "Marina"]);
        assert_eq!(names(&["", "Pearl"]), ["Barnacle", "Pearl"], "whoever says a name has it");
        assert_eq!(names(&[""; 4]).len(), 4, "there is an end to names, and none to patience");
    }

    #[test]
    fn two_who_say_the_same_are_told_apart() {
        assert_eq!(names(&["Ann", " ann ", "Ann"]), ["Ann", "ann 2", "Ann 3"]);
    }
}
