//! Whether two texts are the same Java but for layout and comments, and where a place of one stands in
//! the other.
//!
//! What must hold: texts that are the same have the same tokens in the same order.

use std::ops::Range;

/// Two texts of the same code.
pub struct SameCode {
    /// Bytes of code in each; `None` when the texts are equal.
    places: Option<(Vec<usize>, Vec<usize>)>,
}

impl SameCode {
    /// `None` when they differ in code.
    pub fn of(one: &str, other: &str) -> Option<Self> {
        if one == other {
            return Some(SameCode { places: None });
        }
        let (one, other) = (code(one), code(other));
        let bytes = |code: &[(usize, u8)]| -> Vec<u8> { code.iter().map(|(_, it)| *it).collect() };
        if bytes(&one) != bytes(&other) {
            return None;
        }
        let places = |code: Vec<(usize, u8)>| code.into_iter().map(|(at, _)| at).collect();
        Some(SameCode {
            places: Some((places(one), places(other))),
        })
    }

    /// Where a range of the first text stands in the second; `None` if it has no code.
    pub fn there(&self, range: &Range<usize>) -> Option<Range<usize>> {
        match &self.places {
            None => Some(range.clone()),
            Some((one, other)) => carried(range, one, other),
        }
    }

    /// Where a range of the second text stands in the first.
    pub fn back(&self, range: &Range<usize>) -> Option<Range<usize>> {
        match &self.places {
            None => Some(range.clone()),
            Some((one, other)) => carried(range, other, one),
        }
    }
}

/// Where a range of a text stands after one edit of it; `None` if the edit touched it.
pub fn after_edit(before: &str, now: &str, range: &Range<usize>) -> Option<Range<usize>> {
    let same = |(one, other): &(u8, u8)| one == other;
    let start = before.bytes().zip(now.bytes()).take_while(same).count();
    if range.end <= start {
        return Some(range.clone());
    }
    let backwards = before.bytes().rev().zip(now.bytes().rev());
    let end = backwards.take_while(same).count();
    if range.start < before.len() - end {
        return None;
    }
    let moved = |at: usize| (at + now.len()).checked_sub(before.len());
    Some(moved(range.start)?..moved(range.end)?)
}

fn carried(range: &Range<usize>, from: &[usize], to: &[usize]) -> Option<Range<usize>> {
    let first = from.partition_point(|at| *at < range.start);
    let behind = from.partition_point(|at| *at < range.end);
    (first < behind).then_some(())?;
    Some(*to.get(first)?..to.get(behind - 1)? + 1)
}

/// The bytes of a text that are code, with their places. Between two words one space is code.
fn code(text: &str) -> Vec<(usize, u8)> {
    let bytes = text.as_bytes();
    let mut code: Vec<(usize, u8)> = Vec::with_capacity(bytes.len());
    let is_word =
        |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$' || byte >= 0x80;
    let mut at = 0;
    let mut was_space = false;
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let skipped = space(rest);
        if skipped > 0 {
            was_space = true;
            at += skipped;
            continue;
        }
        let length = literal(rest).max(1);
        if was_space
            && is_word(rest[0])
            && let Some((last, byte)) = code.last().copied()
            && is_word(byte)
        {
            code.push((last, b' '));
        }
        was_space = false;
        code.extend(
            rest.iter()
                .take(length)
                .enumerate()
                .map(|(index, byte)| (at + index, *byte)),
        );
        at += length;
    }
    code
}

/// The length of the blank or comment that begins here.
fn space(rest: &[u8]) -> usize {
    if rest[0].is_ascii_whitespace() {
        1
    } else if rest.starts_with(b"//") {
        let end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        end.unwrap_or(rest.len())
    } else if rest.starts_with(b"/*") {
        let body = rest.get(2..).unwrap_or(&[]);
        let end = body.windows(2).position(|pair| pair == b"*/");
        end.map_or(rest.len(), |end| end + 4)
    } else {
        0
    }
}

/// The length of the text or character that begins here: all in it is code.
fn literal(rest: &[u8]) -> usize {
    let quote = rest[0];
    if quote != b'"' && quote != b'\'' {
        return 0;
    }
    let is_block = rest.starts_with(b"\"\"\"");
    let mut at = if is_block { 3 } else { 1 };
    while let Some(byte) = rest.get(at) {
        match byte {
            b'\\' => at += 1,
            b'\n' if !is_block => return at,
            _ if is_block && rest.get(at..at + 3) == Some(b"\"\"\"") => return at + 3,
            byte if !is_block && *byte == quote => return at + 1,
            _ => {}
        }
        at += 1;
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where the marked part of the first text stands in the second.
    #[track_caller]
    fn check(one: &str, other: &str, expected: Option<&str>) {
        let start = one.find('‹').unwrap_or(0);
        let one = one.replace('‹', "");
        let end = one.find('›').unwrap_or(one.len());
        let one = one.replace('›', "");
        let found = SameCode::of(&one, other).and_then(|same| {
            let range = same.there(&(start..end))?;
            assert_eq!(same.back(&range), Some(start..end));
            other.get(range)
        });
        assert_eq!(found, expected);
    }

    #[test]
    fn layout_and_comments_are_no_code() {
        check(
            "int ‹a = 1;› int b;",
            "int  a=1; // one\n int/* */b;",
            Some("a=1;"),
        );
        check("a(‹\"x y\"›)", "a( \"x y\" )", Some("\"x y\""));
        check("return ‹n›;", "return\n\n\tn;", Some("n"));
        check("x = ‹'\"'›; // '", "x='\"';", Some("'\"'"));
        check("‹é›;", " é ;", Some("é"));
    }

    #[test]
    fn other_tokens_are_other_code() {
        check("int a;", "inta;", None);
        check("a = \"x y\";", "a = \"xy\";", None);
        check("a = \"\"\"\n x \"\"\";", "a = \"\"\"\n  x \"\"\";", None);
        check("a = \"// b\";", "a = \"", None);
        check("int a;", "int b;", None);
    }

    #[test]
    fn an_edit_moves_what_is_behind_it() {
        let check = |before: &str, now: &str, range, expected| {
            assert_eq!(after_edit(before, now, &range), expected);
        };
        check("a = b;", "a = c;", 0..1, Some(0..1));
        check("a = b; c", "a = bbb; c", 7..8, Some(9..10));
        check("a = bbb; c", "a = b; c", 9..10, Some(7..8));
        check("a = b;", "a = c;", 4..5, None);
        check("a", "a", 0..1, Some(0..1));
    }

    #[test]
    fn a_comment_has_no_place() {
        let same = SameCode::of("/* a */ b;", "b ;").unwrap();
        assert_eq!(same.there(&(0..7)), None);
        assert_eq!(same.there(&(0..9)), Some(0..1));
    }
}
