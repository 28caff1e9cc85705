//! Helpers for natives that work on UTF-16 text.

use std::sync::Arc;

use crate::heap::Reference;
use crate::machine::{ConcatPart, Machine, Slot};
use crate::native_call::{NativeContext, NativeFailure};

/// The text of a string argument as it is in this run, for uses on which nothing depends (output,
/// reports) or which carry the shadow on. `None` for `null`.
pub(super) fn optional_text<M: Machine>(
    context: &NativeContext<'_, M>,
    value: Slot<M::Shadow>,
) -> Option<Arc<[u16]>> {
    context
        .runtime
        .heap
        .string(Reference::from_bits(value.bits))
        .cloned()
}

/// As [`optional_text`]; `NullPointerException` for `null`.
pub(super) fn shadowed_text<M: Machine>(
    context: &NativeContext<'_, M>,
    value: Slot<M::Shadow>,
) -> Result<Arc<[u16]>, NativeFailure> {
    match optional_text(context, value) {
        Some(text) => Ok(text),
        None => context.throw_bare("java.lang.NullPointerException"),
    }
}

/// Whether the value has a shadow other than the default.
pub(super) fn has_shadow<M: Machine>(value: Slot<M::Shadow>) -> bool {
    M::HAS_SHADOWS && value.shadow != M::Shadow::default()
}

/// A string operand of a concatenation.
pub(super) fn concat_part<'a, M: Machine>(
    text: &'a [u16],
    value: Slot<M::Shadow>,
) -> ConcatPart<'a, M::Shadow> {
    if has_shadow::<M>(value) {
        ConcatPart::Str(text, value.shadow)
    } else {
        ConcatPart::Text(text)
    }
}

pub(super) fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

/// Lossy only for lone surrogates, for which no Rust text exists.
pub(super) fn rust_text(units: &[u16]) -> String {
    String::from_utf16_lossy(units)
}

/// First place at or after `from` where `needle` occurs.
pub(super) fn find(text: &[u16], needle: &[u16], from: usize) -> Option<usize> {
    if needle.is_empty() {
        return (from <= text.len()).then_some(from);
    }
    let tail = text.get(from..)?;
    let at = if needle.len() <= SHORT {
        tail.windows(needle.len())
            .position(|window| window == needle)
    } else {
        find_long(tail.iter().copied(), needle)
    };
    at.map(|at| at + from)
}

/// Needles up to this length are compared at each place: callers are charged as if it were once.
const SHORT: usize = 16;

/// The first place of a needle that isn't empty, in time linear in both lengths (Knuth, Morris and
/// Pratt).
fn find_long(text: impl Iterator<Item = u16>, needle: &[u16]) -> Option<usize> {
    // For each prefix, the length of its longest proper prefix that is also its suffix.
    let mut borders: Vec<usize> = Vec::with_capacity(needle.len());
    borders.push(0);
    let advance = |borders: &[usize], mut matched: usize, unit: u16| {
        loop {
            if needle.get(matched) == Some(&unit) {
                return matched + 1;
            }
            if matched == 0 {
                return 0;
            }
            matched = borders.get(matched - 1).copied().unwrap_or_default();
        }
    };
    for &unit in needle.get(1..)? {
        let matched = borders.last().copied().unwrap_or_default();
        borders.push(advance(&borders, matched, unit));
    }
    let mut matched = 0;
    for (index, unit) in text.enumerate() {
        matched = advance(&borders, matched, unit);
        if matched == needle.len() {
            return Some(index + 1 - needle.len());
        }
    }
    None
}

/// Last place at or before `from` where `needle` occurs.
pub(super) fn find_last(text: &[u16], needle: &[u16], from: usize) -> Option<usize> {
    let last = text.len().checked_sub(needle.len())?;
    let mut at = from.min(last);
    if needle.len() > SHORT {
        // The first place, read from the end.
        let head = text.get(..at + needle.len())?;
        let reversed: Vec<u16> = needle.iter().rev().copied().collect();
        let found = find_long(head.iter().rev().copied(), &reversed)?;
        return head.len().checked_sub(found + needle.len());
    }
    loop {
        if text.get(at..at + needle.len())? == needle {
            return Some(at);
        }
        at = at.checked_sub(1)?;
    }
}

/// Applies a conversion of Rust text to all of the text that is well-formed.
pub(super) fn convert(text: &[u16], conversion: impl Fn(&str) -> String) -> Vec<u16> {
    let mut result = Vec::with_capacity(text.len());
    let mut run = String::new();
    for decoded in char::decode_utf16(text.iter().copied()) {
        match decoded {
            Ok(character) => run.push(character),
            Err(lone) => {
                result.extend(conversion(&run).encode_utf16());
                run.clear();
                result.push(lone.unpaired_surrogate());
            }
        }
    }
    result.extend(conversion(&run).encode_utf16());
    result
}

#[cfg(test)]
mod tests {
    use super::{convert, find, find_last, units};

    #[test]
    fn finds_first_and_last() {
        let text = units("abcabc");
        let check = |needle: &str, from: usize, first: Option<usize>, last: Option<usize>| {
            let needle = units(needle);
            assert_eq!(find(&text, &needle, from), first, "first from {from}");
            assert_eq!(find_last(&text, &needle, from), last, "last from {from}");
        };
        check("bc", 0, Some(1), None);
        check("bc", 2, Some(4), Some(1));
        check("bc", 9, None, Some(4));
        check("", 3, Some(3), Some(3));
        check("", 6, Some(6), Some(6));
        check("", 7, None, Some(6));
        check("abcabcabc", 0, None, None);
    }

    #[test]
    fn conversion_keeps_lone_surrogates() {
        let text = [0x61, 0xD800, 0xDF];
        assert_eq!(
            convert(&text, str::to_uppercase),
            [0x41, 0xD800, 0x53, 0x53]
        );
    }
}
