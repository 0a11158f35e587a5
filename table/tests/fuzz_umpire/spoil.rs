//! Small damage to things that were well written.

use bolero::TypeGenerator;
use serde_json::{Value, json};

/// One change somewhere in some data.
#[derive(Clone, Debug, TypeGenerator)]
pub(crate) struct Spoil {
    /// Which of the values, counted from the outside in.
    at: u16,
    with: With,
}

#[derive(Clone, Debug, TypeGenerator)]
enum With {
    Nothing,
    Null,
    Number(i16),
    Huge(u64),
    Fraction,
    Text(String),
    List,
    Twice,
    Gone,
    Reversed,
}

impl Spoil {
    /// The data with that one change.
    pub(crate) fn spoil(&self, mut data: Value) -> Value {
        let at = usize::from(self.at) % count(&data);
        self.with.change(nth(&mut data, &mut { at }).expect("there are that many"));
        data
    }
}

impl With {
    fn change(&self, value: &mut Value) {
        match self {
            Self::Nothing => {}
            Self::Null => *value = Value::Null,
            Self::Number(number) => *value = json!(number),
            Self::Huge(number) => *value = json!(number),
            Self::Fraction => *value = json!(0.5),
            Self::Text(text) => *value = json!(text),
            Self::List => *value = json!([value.take()]),
            Self::Twice => repeat_last(value),
            Self::Gone => remove_last(value),
            Self::Reversed => reverse(value),
        }
    }
}

fn repeat_last(value: &mut Value) {
    if let Value::Array(items) = value {
        items.extend(items.last().cloned());
    }
}

fn remove_last(value: &mut Value) {
    match value {
        Value::Array(items) => {
            items.pop();
        }
        Value::Object(fields) => {
            let last = fields.keys().next_back().cloned();
            last.and_then(|name| fields.remove(&name));
        }
        other => *other = Value::Null,
    }
}

fn reverse(value: &mut Value) {
    if let Value::Array(items) = value {
        items.reverse();
    }
}

fn inner(data: &Value) -> Vec<&Value> {
    match data {
        Value::Array(items) => items.iter().collect(),
        Value::Object(fields) => fields.values().collect(),
        _ => Vec::new(),
    }
}

fn count(data: &Value) -> usize {
    1 + inner(data).into_iter().map(count).sum::<usize>()
}

/// The value of this number, `left` counting down.
fn nth<'a>(data: &'a mut Value, left: &mut usize) -> Option<&'a mut Value> {
    if *left == 0 {
        return Some(data);
    }
    *left -= 1;
    match data {
        Value::Array(items) => items.iter_mut().find_map(|item| nth(item, left)),
        Value::Object(fields) => fields.values_mut().find_map(|item| nth(item, left)),
        _ => None,
    }
}
