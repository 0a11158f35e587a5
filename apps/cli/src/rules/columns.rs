//! Tables as a terminal shows them.

use crate::lines::wrap;

/// Between two columns.
const GAP: &str = "  ";

/// Rows of cells, the first being the head, in columns that take no more than so much together.
pub(super) fn columns(rows: &[Vec<String>], width: usize) -> String {
    let widths = widths(rows, width);
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row_lines(row, &widths)).collect();
    let tall = rows.iter().skip(1).any(|lines| lines.len() > 1);
    let rule = widths.iter().map(|&width| "─".repeat(width)).collect::<Vec<_>>().join(GAP);
    let mut shown = Vec::new();
    for (at, lines) in rows.into_iter().enumerate() {
        // Where a row takes several lines, empty ones tell the rows apart.
        if tall && at > 1 {
            shown.push(String::new());
        }
        shown.extend(lines);
        if at == 0 {
            shown.push(rule.clone());
        }
    }
    shown.join("\n")
}

/// The lines of a row.
fn row_lines(row: &[String], widths: &[usize]) -> Vec<String> {
    let cells: Vec<Vec<String>> = row
        .iter()
        .zip(widths)
        .map(|(cell, &width)| wrap(cell, "", "", width).lines().map(str::to_owned).collect())
        .collect();
    let most = cells.iter().map(Vec::len).max().unwrap_or_default();
    (0..most).map(|at| line(&cells, at, widths)).collect()
}

fn line(cells: &[Vec<String>], at: usize, widths: &[usize]) -> String {
    let cell = |lines: &Vec<String>, width: usize| format!("{:width$}", lines.get(at).map_or("", String::as_str));
    let cells: Vec<String> = cells.iter().zip(widths).map(|(lines, &width)| cell(lines, width)).collect();
    cells.join(GAP).trim_end().to_owned()
}

/// How wide each column is: as its cells want it, or the widest narrower, but never than their words.
fn widths(rows: &[Vec<String>], width: usize) -> Vec<usize> {
    let count = rows.first().map_or(0, Vec::len);
    let widest =
        |of: fn(&str) -> usize| move |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| of(cell)).max();
    let column = |of: fn(&str) -> usize| (0..count).map(|at| widest(of)(at).unwrap_or_default()).collect::<Vec<_>>();
    let (mut wanted, least) = (column(length), column(longest_word));
    let room = width.saturating_sub(GAP.len() * count.saturating_sub(1));
    while wanted.iter().sum::<usize>() > room {
        let shrinkable = (0..count).filter(|&at| wanted[at] > least[at]).max_by_key(|&at| wanted[at]);
        let Some(at) = shrinkable else { break };
        wanted[at] -= 1;
    }
    wanted
}

fn length(cell: &str) -> usize {
    cell.chars().count()
}

fn longest_word(cell: &str) -> usize {
    cell.split(' ').map(length).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::columns;

    fn rows(rows: &[&[&str]]) -> Vec<Vec<String>> {
        rows.iter().map(|row| row.iter().map(|&cell| cell.to_owned()).collect()).collect()
    }

    #[test]
    fn narrow_tables_stand_as_they_are() {
        let table = rows(&[&["краб", "шаги"], &["большой", "1"]]);
        assert_eq!(columns(&table, 80), "краб     шаги\n───────  ────\nбольшой  1");
    }

    #[test]
    fn wide_tables_break_their_widest_cells_and_part_their_rows() {
        let table = rows(&[&["a", "b"], &["one", "two three four"], &["five", "six"]]);
        assert_eq!(columns(&table, 15), "a     b\n────  ─────────\none   two three\n      four\n\nfive  six");
    }
}
