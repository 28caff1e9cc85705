//! Unicode escapes (JLS 3.3) outside literals, and those inside literals that the lexer must see.
//!
//! An escape stands for its character wherever it is: in names, as a bracket, as the quote that ends a
//! literal, as the line end that ends a comment. [`Translation`] is a text with these put in, and knows
//! where each place of it lies in the text as written.
//!
//! What must hold:
//! * Escapes that only give a literal or comment a character are left as they are; `literal` decodes
//!   them. So surrogates need no place in a Rust string.
//! * What becomes of a part of the text that starts outside literals and comments depends on that part
//!   alone, so that members can be read one by one.

use std::ops::Range;

/// A text without the escapes that matter for its tokens.
pub(crate) struct Translation {
    text: String,
    /// Behind each character that was an escape: the offset here and in the text as written.
    places: Vec<(u32, u32)>,
}

impl Translation {
    /// `None` if no escape in `text` matters for its tokens.
    pub(crate) fn of(text: &str) -> Option<Self> {
        if !text.contains("\\u") {
            return None;
        }
        let mut translator = Translator {
            original: text,
            units: units(text),
            at: 0,
            out: Self {
                text: String::with_capacity(text.len()),
                places: Vec::new(),
            },
        };
        translator.code();
        let translation = translator.out;
        (!translation.places.is_empty()).then_some(translation)
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Where the place `offset` of the translated text is in the text as written.
    pub(crate) fn original(&self, offset: u32) -> u32 {
        let next = self.places.partition_point(|&(here, _)| here <= offset);
        match next.checked_sub(1).and_then(|last| self.places.get(last)) {
            Some((here, original)) => original + (offset - here),
            None => offset,
        }
    }

    /// The translated text of a range of the text as written that starts and ends with tokens.
    pub(crate) fn translated(&self, range: Range<u32>) -> &str {
        let (start, end) = (self.here(range.start), self.here(range.end));
        self.text.get(start as usize..end as usize).unwrap_or("")
    }

    fn here(&self, original: u32) -> u32 {
        let next = self.places.partition_point(|&(_, place)| place <= original);
        match next.checked_sub(1).and_then(|last| self.places.get(last)) {
            Some((here, place)) => here + (original - place),
            None => original,
        }
    }
}

/// A character as written, or the UTF-16 code unit of an escape.
#[derive(Clone, Copy)]
struct Unit {
    value: u32,
    start: u32,
    end: u32,
    is_escape: bool,
}

fn units(text: &str) -> Vec<Unit> {
    let mut units: Vec<Unit> = Vec::with_capacity(text.len());
    let mut rest = text;
    // Backslashes right before: an escape's own must not be escaped by one.
    let mut backslashes = 0;
    while let Some(c) = rest.chars().next() {
        let start = (text.len() - rest.len()) as u32;
        let escape = if c == '\\' && backslashes % 2 == 0 {
            escape(rest)
        } else {
            None
        };
        backslashes = if c == '\\' && escape.is_none() {
            backslashes + 1
        } else {
            0
        };
        let (value, length) = escape.unwrap_or((u32::from(c), c.len_utf8()));
        units.push(Unit {
            value,
            start,
            end: start + length as u32,
            is_escape: escape.is_some(),
        });
        rest = rest.get(length..).unwrap_or("");
    }
    units
}

/// Whether `text` starts with a well-formed escape.
pub(crate) fn is_escape(text: &str) -> bool {
    escape(text).is_some()
}

/// The code unit and the length of the escape that `text` starts with.
fn escape(text: &str) -> Option<(u32, usize)> {
    let digits = text.strip_prefix("\\u")?.trim_start_matches('u');
    let four = digits.get(..4)?;
    if !four.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let value = u32::from_str_radix(four, 16).ok()?;
    Some((value, text.len() - digits.len() + 4))
}

struct Translator<'t> {
    original: &'t str,
    units: Vec<Unit>,
    at: usize,
    out: Translation,
}

impl Translator<'_> {
    fn code(&mut self) {
        while self.at < self.units.len() {
            if self.sees("//") {
                self.translate(2);
                self.copy_until(|it| it.sees_line_end());
            } else if self.sees("/*") {
                self.translate(2);
                self.copy_until(|it| it.sees("*/"));
                self.translate(2);
            } else if self.sees("\"\"\"") {
                self.translate(3);
                self.text_block();
            } else if self.sees("\"") {
                self.literal("\"");
            } else if self.sees("'") {
                self.literal("'");
            } else {
                self.character();
            }
        }
    }

    fn sees(&self, wanted: &str) -> bool {
        let found = self.units.get(self.at..self.at + wanted.len());
        found.is_some_and(|found| {
            found
                .iter()
                .zip(wanted.bytes())
                .all(|(unit, byte)| unit.value == u32::from(byte))
        })
    }

    fn sees_line_end(&self) -> bool {
        self.sees("\n") || self.sees("\r")
    }

    fn literal(&mut self, quote: &str) {
        self.translate(1);
        while self.at < self.units.len() {
            if self.sees("\\") {
                self.backslash();
            } else if self.sees_line_end() {
                return;
            } else if self.sees(quote) {
                self.translate(1);
                return;
            } else {
                self.copy(1);
            }
        }
    }

    fn text_block(&mut self) {
        while self.at < self.units.len() {
            if self.sees("\\") {
                self.backslash();
            } else if self.sees("\"\"\"") {
                self.translate(3);
                return;
            } else if self.sees_line_end() {
                self.translate(1);
            } else {
                self.copy(1);
            }
        }
    }

    /// In a literal, a backslash and what it escapes. One written as an escape is left alone where the
    /// decoder would take it for the start of another escape: it sees that the sequence is illegal.
    fn backslash(&mut self) {
        let Some(next) = self.units.get(self.at + 1) else {
            return self.copy(1);
        };
        if matches!(next.value, 10 | 13) {
            self.translate(1);
        } else if next.value == u32::from('u') || (next.is_escape && next.value > 127) {
            self.copy(2);
        } else {
            self.translate(2);
        }
    }

    /// Outside literals: a character, of which two escapes may be the halves.
    fn character(&mut self) {
        let Some(&unit) = self.units.get(self.at) else {
            return;
        };
        let low = self.units.get(self.at + 1);
        if unit.is_escape
            && matches!(unit.value, 0xD800..=0xDBFF)
            && let Some(&low) = low
            && low.is_escape
            && matches!(low.value, 0xDC00..=0xDFFF)
        {
            let value = 0x1_0000 + ((unit.value - 0xD800) << 10) + (low.value - 0xDC00);
            self.put(value, low.end);
            self.at += 2;
        } else {
            self.translate(1);
        }
    }

    fn copy_until(&mut self, ends: impl Fn(&Self) -> bool) {
        while self.at < self.units.len() && !ends(self) {
            self.copy(1);
        }
    }

    /// Takes units as they are written.
    fn copy(&mut self, count: usize) {
        for _ in 0..count {
            if let Some(unit) = self.units.get(self.at) {
                let written = unit.start as usize..unit.end as usize;
                self.out.text += self.original.get(written).unwrap_or("");
                self.at += 1;
            }
        }
    }

    /// Takes units, escapes as the characters they stand for.
    fn translate(&mut self, count: usize) {
        for _ in 0..count {
            match self.units.get(self.at) {
                Some(unit) if unit.is_escape && char::from_u32(unit.value).is_some() => {
                    self.put(unit.value, unit.end);
                    self.at += 1;
                }
                _ => self.copy(1),
            }
        }
    }

    /// Adds a character that ends at `end` in the text as written.
    fn put(&mut self, value: u32, end: u32) {
        self.out.text.extend(char::from_u32(value));
        self.out.places.push((self.out.text.len() as u32, end));
    }
}
