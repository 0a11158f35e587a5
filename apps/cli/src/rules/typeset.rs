//! Markdown as a terminal shows it: no marks, and lines that fit.

use super::columns::columns;
use crate::lines::{WIDTH, wrap};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::mem;
use words::Lang;

/// The paragraphs of a text, tables and lists being paragraphs too.
pub(super) fn typeset(text: &str, lang: Lang) -> Vec<String> {
    let mut setter = Setter { lang, ..Setter::default() };
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        setter.take(event);
    }
    setter.done
}

#[derive(Default)]
struct Setter {
    lang: Lang,
    done: Vec<String>,
    /// The words of the paragraph, item or cell that is being read.
    inline: String,
    /// The lists that are open: the number of the next item, or none where they are not counted.
    lists: Vec<Option<u64>>,
    items: Vec<String>,
    rows: Vec<Vec<String>>,
    in_table: bool,
}

impl Setter {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Text(text) => self.inline.push_str(&text),
            Event::Code(code) => self.code(&code),
            Event::SoftBreak | Event::HardBreak => self.inline.push(' '),
            Event::Start(tag) => self.begin(&tag),
            Event::End(tag) => self.end(tag),
            _ => {}
        }
    }

    /// What is to be typed is set off by the language's quotes, except where a table sets it off already.
    fn code(&mut self, code: &str) {
        let [open, close] = match self.lang {
            _ if self.in_table => ["", ""],
            Lang::En => ["“", "”"],
            Lang::Fr => ["«\u{a0}", "\u{a0}»"],
            Lang::Ru => ["«", "»"],
        };
        self.inline.extend([open, code, close]);
    }

    fn begin(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::List(first) => self.lists.push(*first),
            Tag::Table(_) => self.in_table = true,
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Paragraph if self.lists.is_empty() => self.paragraph(),
            TagEnd::Item => self.item(),
            TagEnd::List(_) => self.list(),
            TagEnd::TableCell => self.cell(),
            TagEnd::Table => self.table(),
            TagEnd::CodeBlock => self.code_block(),
            _ => {}
        }
    }

    fn paragraph(&mut self) {
        let text = mem::take(&mut self.inline);
        self.done.push(wrap(&text, "", "", WIDTH));
    }

    fn item(&mut self) {
        let mark = match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
            _ => "- ".into(),
        };
        let text = mem::take(&mut self.inline);
        self.items.push(wrap(&text, &mark, &" ".repeat(mark.len()), WIDTH));
    }

    fn list(&mut self) {
        self.lists.pop();
        self.done.push(mem::take(&mut self.items).join("\n"));
    }

    fn cell(&mut self) {
        let text = mem::take(&mut self.inline);
        if let Some(row) = self.rows.last_mut() {
            row.push(text);
        }
    }

    fn table(&mut self) {
        self.in_table = false;
        self.done.push(columns(&mem::take(&mut self.rows), WIDTH));
    }

    fn code_block(&mut self) {
        self.done.push(mem::take(&mut self.inline).trim_end().to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::typeset;
    use words::Lang;

    #[test]
    fn marks_are_gone_and_what_is_typed_is_quoted() {
        let shown = |text: &str, lang| typeset(text, lang).join("|");
        assert_eq!(shown("A **b** *c*\nwith `d e`.\n\nF.\n", Lang::En), "A b c with “d e”.|F.");
        assert_eq!(shown("Écrivez `keep`.\n", Lang::Fr), "Écrivez «\u{a0}keep\u{a0}».");
        assert_eq!(shown("3* is premium, 3^* stressed.\n", Lang::En), "3* is premium, 3^* stressed.");
    }

    #[test]
    fn lists_tables_and_code_stand_in_their_lines() {
        assert_eq!(typeset("1. one\n2. two\n", Lang::En), ["1. one\n2. two"]);
        assert_eq!(typeset("- one\n  more\n- two\n", Lang::En), ["- one more\n- two"]);
        assert_eq!(typeset("```text\n  a\nb\n```\n", Lang::En), ["  a\nb"]);
        assert_eq!(typeset("| a | bc |\n|---|---|\n| `d` | e |\n", Lang::En), ["a  bc\n─  ──\nd  e"]);
    }
}
