//! Changing things a little, to find what lies just outside the rules.

use crate::Dice;
use kernel::Chance;
use serde_json::Value;

const LETTERS: &[u8] = b"0123456789abcdefg*^:- ";

/// A text that differs from this one by a small slip: a character changed, dropped or doubled, or
/// a word moved or replaced.
pub(crate) fn text(from: &str, dice: &mut Dice) -> String {
    match dice.below(6) {
        0 => with_character(from, dice, |bytes, at, other| bytes[at] = other),
        1 => with_character(from, dice, |bytes, at, other| bytes.insert(at, other)),
        2 => with_character(from, dice, |bytes, at, _| {
            bytes.remove(at);
        }),
        3 => with_words(from, dice, |words, a, b| words.swap(a, b)),
        4 => with_words(from, dice, |words, a, b| words[a] = words[b].clone()),
        _ => with_words(from, dice, |words, a, b| {
            let word = words[a].clone();
            words.insert(b, word);
        }),
    }
}

fn with_character(from: &str, dice: &mut Dice, change: impl Fn(&mut Vec<u8>, usize, u8)) -> String {
    let mut bytes = from.as_bytes().to_vec();
    if bytes.is_empty() {
        return from.to_owned();
    }
    let at = dice.below(bytes.len() as u32) as usize;
    let other = LETTERS[dice.below(LETTERS.len() as u32) as usize];
    change(&mut bytes, at, other);
    String::from_utf8_lossy(&bytes).into_owned()
}

fn with_words(from: &str, dice: &mut Dice, change: impl Fn(&mut Vec<String>, usize, usize)) -> String {
    let mut words: Vec<String> = from.split(' ').map(str::to_owned).collect();
    let mut one = || dice.below(words.len() as u32) as usize;
    let (a, b) = (one(), one());
    change(&mut words, a, b);
    words.join(" ")
}

/// The same words with the white space and, where a list of cards is meant, nothing else changed.
pub(crate) fn spacing(from: &str) -> String {
    format!("  {}\t", from.replace(' ', "   "))
}

/// Data that differs from this by a small slip somewhere inside.
pub(crate) fn data(from: &Value, dice: &mut Dice) -> Value {
    let mut value = from.clone();
    for _ in 0..=dice.below(2) {
        slip(&mut value, dice);
    }
    value
}

fn slip(value: &mut Value, dice: &mut Dice) {
    match value {
        Value::Array(items) if !items.is_empty() => slip_in_list(items, dice),
        Value::Object(fields) if !fields.is_empty() => {
            let at = dice.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(at).expect("the index is in range").clone();
            if dice.below(8) == 0 {
                fields.remove(&key);
            } else {
                slip(&mut fields[&key], dice);
            }
        }
        Value::Number(number) => {
            let old = number.as_i64().unwrap_or(0);
            *value = Value::from(old + i64::from(dice.below(5)) - 2);
        }
        Value::String(old) => *value = Value::from(text(old, dice)),
        Value::Bool(old) => *value = Value::from(!*old),
        _ => *value = Value::from(dice.below(7)),
    }
}

fn slip_in_list(items: &mut Vec<Value>, dice: &mut Dice) {
    let len = items.len() as u32;
    let (a, b) = (dice.below(len) as usize, dice.below(len) as usize);
    match dice.below(5) {
        0 => items.swap(a, b),
        1 => items[a] = items[b].clone(),
        2 => {
            items.remove(a);
        }
        3 => items.insert(a, items[b].clone()),
        _ => slip(&mut items[a], dice),
    }
}
