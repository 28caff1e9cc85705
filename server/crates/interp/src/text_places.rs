//! Places in the text of an expression which no node has of its own: parentheses and operators.
//!
//! Only their lines matter (see [`crate::code::LinePlace`]).

use std::ops::Range;

/// Words after which an opening parenthesis only groups.
const BEFORE_GROUPS: [&str; 12] = [
    "if",
    "while",
    "switch",
    "return",
    "throw",
    "assert",
    "case",
    "yield",
    "else",
    "do",
    "synchronized",
    "instanceof",
];

/// The outermost opening parenthesis around exactly the expression at a place.
pub(crate) fn parenthesis_around(text: &str, range: &Range<usize>) -> Option<usize> {
    let (mut before, mut after) = (text.get(..range.start)?, text.get(range.end..)?);
    let mut found = None;
    loop {
        before = before.trim_end();
        after = after.trim_start();
        let (Some(outside), Some(rest)) = (before.strip_suffix('('), after.strip_prefix(')'))
        else {
            return found;
        };
        if !groups(outside) {
            return found;
        }
        found = Some(outside.len());
        (before, after) = (outside, rest);
    }
}

/// Whether an opening parenthesis after the text is no part of a call or declaration.
fn groups(before: &str) -> bool {
    let is_apart = before.ends_with(char::is_whitespace);
    let before = before.trim_end();
    let is_name = |char: char| char.is_alphanumeric() || char == '_' || char == '$';
    match before.chars().next_back() {
        Some(last) if is_name(last) => {
            let word = before
                .rsplit(|char| !is_name(char))
                .next()
                .unwrap_or(before);
            BEFORE_GROUPS.contains(&word)
        }
        // `new Box<>(x)`, but `a > (x)` and `() -> (x)`.
        Some('>') => is_apart || before.ends_with("->"),
        _ => true,
    }
}

/// The last character before an operand that isn't space or an opening parenthesis.
pub(crate) fn before(text: &str, operand: usize) -> usize {
    let before = text.get(..operand).unwrap_or_default();
    let before = before.trim_end_matches(|char: char| char.is_whitespace() || char == '(');
    before.len().saturating_sub(1)
}

/// Where the parenthesis of a call opens, or a block ends, in its text; its start for anything
/// else.
pub(crate) fn parenthesis(text: &str) -> usize {
    match text.starts_with('{') {
        true => text.len().saturating_sub(1),
        false => last_opening(text).unwrap_or(0),
    }
}

/// The place of the parenthesis that the text's last closing one closes, if the text ends with it.
fn last_opening(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    if bytes.last() != Some(&b')') {
        return None;
    }
    let mut open = Vec::new();
    let mut index = 0;
    let mut last = None;
    while let Some(&byte) = bytes.get(index) {
        match byte {
            b'"' | b'\'' => {
                index += 1;
                while let Some(&inner) = bytes.get(index) {
                    if inner == byte {
                        break;
                    }
                    index += if inner == b'\\' { 2 } else { 1 };
                }
            }
            b'/' if bytes.get(index + 1) == Some(&b'/') => {
                while bytes.get(index).is_some_and(|&inner| inner != b'\n') {
                    index += 1;
                }
            }
            b'/' if bytes.get(index + 1) == Some(&b'*') => {
                index += 2;
                while index < bytes.len() && !bytes[index..].starts_with(b"*/") {
                    index += 1;
                }
            }
            b'(' => open.push(index),
            b')' => last = open.pop(),
            _ => {}
        }
        index += 1;
    }
    last
}

#[cfg(test)]
mod tests {
    use super::{before, last_opening, parenthesis_around};

    /// The place of the parenthesis around `x`.
    fn check_around(text: &str, expected: Option<usize>) {
        let start = text.find('x').unwrap_or_default();
        let found = parenthesis_around(text, &(start..start + 1));
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn the_parenthesis_around_an_expression() {
        check_around("1 + (\nx)", Some(4));
        check_around("1 + ((\nx) )", Some(4));
        check_around("1 + ((x) + 2)", Some(5));
        check_around("1 + (x + 2)", None);
        check_around("f(x)", None);
        check_around("f((x))", Some(2));
        check_around("while (x)", Some(6));
        check_around("meanwhile (x)", None);
        check_around("new Box<>(x)", None);
        check_around("a > (x)", Some(4));
        check_around("a ->(x)", Some(4));
        check_around("(int) (x)", Some(6));
    }

    #[test]
    fn the_operator_before_an_operand() {
        for text in ["a +\n x", "a +\n (\n( x", "a + x"] {
            assert_eq!(
                before(text, text.find('x').unwrap_or_default()),
                2,
                "{text}"
            );
        }
    }

    fn check(text: &str, expected: Option<usize>) {
        assert_eq!(last_opening(text), expected, "{text}");
    }

    #[test]
    fn the_opening_parenthesis_of_a_call() {
        check("f(1)", Some(1));
        check("f(1)\n.g(h(2))", Some(7));
        check("f(\")(\", ')')", Some(1));
        check("f(/* ( */ 1) // )\n.g()", Some(20));
        check("a.b", None);
    }
}
