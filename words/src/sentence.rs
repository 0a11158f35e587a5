//! A sentence filled in: the part of Fluent that our files use, resolved over what its own parser reads.
//!
//! The libraries that resolve all of Fluent know the plurals of every language, fractions and dates. The browser's first
//! view paid 26 kB for that, and every sentence the time; `tests/fluent.rs` holds each of our sentences against them.

use crate::value::Value;
use crate::{Arg, Lang, typography};
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::borrow::Cow;

type Text = &'static str;

/// What a sentence is filled in with, and in which language.
#[derive(Clone, Copy)]
pub(crate) struct Filling<'a> {
    pub(crate) lang: Lang,
    pub(crate) args: &'a [(&'a str, Arg<'a>)],
}

impl<'a> Filling<'a> {
    /// The sentence.
    pub(crate) fn say(self, pattern: &Pattern<Text>) -> String {
        let mut said = String::new();
        self.write(pattern, &mut said);
        said
    }

    fn write(self, pattern: &Pattern<Text>, said: &mut String) {
        for element in &pattern.elements {
            match element {
                // How the language sets what stands in its files. What is filled in stays as it came.
                PatternElement::TextElement { value } => said.push_str(&typography::set(self.lang, value)),
                PatternElement::Placeable { expression } => self.write_expression(expression, said),
            }
        }
    }

    fn write_expression(self, expression: &Expression<Text>, said: &mut String) {
        match expression {
            Expression::Inline(inline) => match self.value(inline) {
                Some(value) => said.push_str(&value.written()),
                // There is nothing better to do about it here.
                None => said.push_str(&unfilled(inline)),
            },
            Expression::Select { selector, variants } => {
                if let Some(variant) = self.chosen(selector, variants) {
                    self.write(&variant.value, said);
                }
            }
        }
    }

    /// The first variant that is meant, or else the default.
    fn chosen<'p>(self, selector: &InlineExpression<Text>, variants: &'p [Variant<Text>]) -> Option<&'p Variant<Text>> {
        let value = self.value(selector);
        let meant = |variant: &&Variant<Text>| match &variant.key {
            VariantKey::Identifier { name } => value.as_ref().is_some_and(|value| value.is(self.lang, name)),
            VariantKey::NumberLiteral { value: key } => {
                value.as_ref().and_then(Value::number).is_some_and(|number| key.parse() == Ok(number))
            }
        };
        variants.iter().find(meant).or_else(|| variants.iter().find(|variant| variant.default))
    }

    /// What a blank stands for; nothing where nobody said it.
    fn value(self, inline: &InlineExpression<Text>) -> Option<Value<'a>> {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.args.iter().find(|(name, _)| *name == id.name).map(|(_, arg)| Value::of(arg))
            }
            InlineExpression::StringLiteral { value } => {
                Some(Value::Plain(Arg::Text(unescape_unicode_to_string(value))))
            }
            InlineExpression::FunctionReference { id, arguments } => self.called(id.name, arguments),
            _ => None,
        }
    }

    fn called(self, function: &str, arguments: &CallArguments<Text>) -> Option<Value<'a>> {
        let named = |name: &str, wanted: &str| {
            let is = |value: &InlineExpression<Text>| matches!(value, InlineExpression::StringLiteral { value } if *value == wanted);
            arguments.named.iter().any(|argument| argument.name.name == name && is(&argument.value))
        };
        self.value(arguments.positional.first()?)?.called(self.lang, function, named)
    }
}

/// What stands where a blank was not filled in: its name, for whoever reports it.
fn unfilled(inline: &InlineExpression<Text>) -> Cow<'static, str> {
    match inline {
        InlineExpression::VariableReference { id } => format!("{{${}}}", id.name).into(),
        InlineExpression::FunctionReference { id, .. } => format!("{}()", id.name).into(),
        _ => "{}".into(),
    }
}
