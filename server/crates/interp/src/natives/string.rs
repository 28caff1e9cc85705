//! `java.lang.String`.
//!
//! Source: class documentation, Java SE 17. Equality, concatenation and the texts of primitive
//! values carry shadows on; all else concretises the text it looks at.
//! Left out: see the head of `jdk/java/lang/String.java`.

use std::sync::Arc;

use java::ir::{CompareKind, CompareOp};
use java::ops;
use java::types::Primitive;

use crate::heap::{Data, Reference};
use crate::machine::{ConcatPart, Machine, Need, Slot};
use crate::native_call::{NativeContext, NativeFailure, NativeFn, NativeResult};
use crate::natives::character::{fold_case, is_whitespace};
use crate::natives::text::{
    concat_part, convert, find, find_last, has_shadow, optional_text, shadowed_text, units,
};

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key.strip_prefix("java.lang.String.")? {
        "become(String)" => become_text,
        "fromChars(char[],int,int)" => from_chars,
        "fromUtf8(byte[],int,int)" => from_utf8,
        "length()" => length,
        "isEmpty()" => is_empty,
        "isBlank()" => is_blank,
        "charAt(int)" => char_at,
        "toCharArray()" => to_char_array,
        "getBytes()" => get_bytes,
        "equals(Object)" => equals,
        "equalsIgnoreCase(String)" => equals_ignore_case,
        "compareTo(String)" => compare_to,
        "compareToIgnoreCase(String)" => compare_to_ignore_case,
        "hashCode()" => hash_code,
        "startsWith(String,int)" => starts_with,
        "indexOf(int,int)" => index_of_character,
        "indexOf(String,int)" => index_of_text,
        "lastIndexOf(int,int)" => last_index_of_character,
        "lastIndexOf(String,int)" => last_index_of_text,
        "substring(int,int)" => substring,
        "concat(String)" => concat,
        "replace(char,char)" => replace_character,
        "replaceText(String,String)" => replace_text,
        "toLowerCase()" => to_lower_case,
        "toUpperCase()" => to_upper_case,
        "trim()" => trim,
        "strip()" => strip,
        "stripLeading()" => strip_leading,
        "stripTrailing()" => strip_trailing,
        "repeat(int)" => repeat,
        "intern()" => intern,
        "valueOf(boolean)" => value_of_boolean,
        "valueOf(char)" => value_of_char,
        "valueOf(int)" => value_of_int,
        "valueOf(long)" => value_of_long,
        "valueOf(float)" => value_of_float,
        "valueOf(double)" => value_of_double,
        _ => return None,
    };
    Some(native)
}

/// The receiver's text, concretised.
fn receiver<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> Result<Arc<[u16]>, NativeFailure> {
    let text = context.string(args[0])?;
    context.spend(text.len() / 16)?;
    Ok(text)
}

/// The receiver itself when the text is unchanged, as the documentation asks of many methods.
fn same_or_new<M: Machine>(
    context: &mut NativeContext<'_, M>,
    original: Slot<M::Shadow>,
    old: &[u16],
    new: &[u16],
) -> NativeResult<M> {
    if old == new {
        Ok(original)
    } else {
        context.new_string(new)
    }
}

/// A string under construction takes its text, and where that has a shadow, needs it exactly:
/// shadows of strings ride on references, and that of `this` is not at hand here.
fn become_text<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = context.string(args[1])?;
    context.set_string(Reference::from_bits(args[0].bits), text)?;
    context.void()
}

/// Bounds have been checked.
fn from_chars<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let array = context.null_check(args[0])?;
    let start = context.int(args[1])?.max(0) as usize;
    let count = context.int(args[2])?.max(0) as usize;
    let units = context.chars(array, start, count)?;
    context.new_string(units)
}

fn from_utf8<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let array = context.null_check(args[0])?;
    let start = context.int(args[1])?.max(0) as usize;
    let count = context.int(args[2])?.max(0) as usize;
    context.spend(count / 8)?;
    let mut bytes = Vec::with_capacity(count.min(1 << 16));
    for index in start..start + count {
        let element = context.element(array, index)?;
        bytes.push(context.int(element)? as u8);
    }
    let text = String::from_utf8_lossy(&bytes).into_owned();
    context.new_text(&text)
}

/// The shadows of a string's units, if its length is known and they are open.
fn open_units<M: Machine>(
    context: &mut NativeContext<'_, M>,
    string: Slot<M::Shadow>,
) -> Result<Option<Vec<M::Shadow>>, NativeFailure> {
    if !has_shadow::<M>(string) {
        return Ok(None);
    }
    context.concretize(Need::Receiver, string)?;
    Ok(context.runtime.machine.units(string.shadow))
}

fn length<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    if let Some(units) = open_units(context, args[0])? {
        return context.of_int(units.len() as i32);
    }
    let text = context.string(args[0])?;
    context.of_int(text.len() as i32)
}

fn is_empty<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = shadowed_text(context, args[0])?;
    let shadow = if has_shadow::<M>(args[0]) {
        context
            .runtime
            .machine
            .strings_equal((&text, args[0].shadow), (&[], M::Shadow::default()))
    } else {
        M::Shadow::default()
    };
    Ok(Slot {
        bits: ops::boolean_slot(text.is_empty()),
        shadow,
    })
}

fn is_blank<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    context.of_boolean(strip_range(&text, true, true).is_empty())
}

fn char_at<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let shadows = open_units(context, args[0])?;
    if shadows.is_none() {
        context.concretize(Need::StringContent, args[0])?;
    }
    let index = context.int(args[1])?;
    let text = shadowed_text(context, args[0])?;
    if let (Some(shadows), Ok(index)) = (shadows, usize::try_from(index))
        && let (Some(shadow), Some(unit)) = (shadows.get(index), text.get(index))
    {
        return Ok(Slot {
            bits: ops::int_slot(i32::from(*unit)),
            shadow: *shadow,
        });
    }
    match usize::try_from(index)
        .ok()
        .and_then(|index| text.get(index))
    {
        Some(&unit) => context.of_int(i32::from(unit)),
        None => context.throw(
            "java.lang.StringIndexOutOfBoundsException",
            char_at_message(&text, index),
        ),
    }
}

/// The JVM words it differently for texts that need more than a byte a character.
fn char_at_message(text: &[u16], index: i32) -> String {
    if text.iter().all(|&unit| unit < 0x100) {
        format!("String index out of range: {index}")
    } else {
        format!("index {index}, length {}", text.len())
    }
}

fn to_char_array<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    if let Some(shadows) = open_units(context, args[0])? {
        let text = shadowed_text(context, args[0])?;
        let array = context.new_array(Primitive::Char, text.len())?;
        for (index, (unit, shadow)) in text.iter().zip(shadows).enumerate() {
            let bits = ops::int_slot(i32::from(*unit));
            context.set_element(array, index, Slot { bits, shadow })?;
        }
        return context.of_reference(array);
    }
    let text = receiver(context, args)?;
    let array = context.new_array(Primitive::Char, text.len())?;
    if let Data::Chars(values) = &mut context.runtime.heap.get_mut(array).data {
        values.copy_from_slice(&text);
    }
    context.of_reference(array)
}

fn get_bytes<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    let bytes: String = char::decode_utf16(text.iter().copied())
        .map(|unit| unit.unwrap_or('?'))
        .collect();
    let array = context.new_array(Primitive::Byte, bytes.len())?;
    if let Data::Bytes(values) = &mut context.runtime.heap.get_mut(array).data {
        for (place, byte) in values.iter_mut().zip(bytes.bytes()) {
            *place = byte as i8;
        }
    }
    context.of_reference(array)
}

fn equals<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let left = shadowed_text(context, args[0])?;
    let Some(right) = optional_text(context, args[1]) else {
        // null or no string; which one it is may not be known for sure.
        context.reference(args[1])?;
        return context.of_boolean(false);
    };
    let equal = Arc::ptr_eq(&left, &right) || left == right;
    let shadow = if has_shadow::<M>(args[0]) || has_shadow::<M>(args[1]) {
        context
            .runtime
            .machine
            .strings_equal((&left, args[0].shadow), (&right, args[1].shadow))
    } else {
        M::Shadow::default()
    };
    Ok(Slot {
        bits: ops::boolean_slot(equal),
        shadow,
    })
}

fn equals_ignore_case<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let left = receiver(context, args)?;
    if context.reference(args[1])?.is_null() {
        return context.of_boolean(false);
    }
    let right = context.string(args[1])?;
    let equal = left.len() == right.len()
        && left
            .iter()
            .zip(right.iter())
            .all(|(&a, &b)| fold_case(a) == fold_case(b));
    context.of_boolean(equal)
}

fn compare<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
    unit: impl Fn(u16) -> u16,
) -> NativeResult<M> {
    let left = receiver(context, args)?;
    let right = context.string(args[1])?;
    for (&a, &b) in left.iter().zip(right.iter()) {
        let (a, b) = (unit(a), unit(b));
        if a != b {
            return context.of_int(i32::from(a) - i32::from(b));
        }
    }
    context.of_int(left.len() as i32 - right.len() as i32)
}

fn compare_to<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    compare(context, args, |unit| unit)
}

fn compare_to_ignore_case<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    compare(context, args, fold_case)
}

fn hash_code<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    receiver(context, args)?;
    let hash = context
        .runtime
        .heap
        .string_hash(Reference::from_bits(args[0].bits));
    context.of_int(hash)
}

/// Whether the units of an open string from `from` on are those of the needle. Each comparison is a
/// decision, up to the first that fails.
fn open_units_are<M: Machine>(
    context: &mut NativeContext<'_, M>,
    (text, shadows): (&[u16], &[M::Shadow]),
    from: usize,
    needle: &[u16],
) -> Result<bool, NativeFailure> {
    let Some(part) = text.get(from..from + needle.len()) else {
        return Ok(false);
    };
    for (offset, (unit, wanted)) in part.iter().zip(needle).enumerate() {
        let left = Slot {
            bits: ops::int_slot(i32::from(*unit)),
            shadow: shadows.get(from + offset).copied().unwrap_or_default(),
        };
        let right = Slot::plain(ops::int_slot(i32::from(*wanted)));
        let machine = &mut context.runtime.machine;
        let condition = machine.compare(CompareOp::Eq, CompareKind::Int, left, right);
        machine.branch(context.at, condition, unit == wanted)?;
        if unit != wanted {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The first place at or after `from` where the needle occurs in an open string.
fn find_in_open<M: Machine>(
    context: &mut NativeContext<'_, M>,
    text: (&[u16], &[M::Shadow]),
    from: usize,
    needle: &[u16],
) -> Result<Option<usize>, NativeFailure> {
    for at in from..=text.0.len().saturating_sub(needle.len()) {
        if open_units_are(context, text, at, needle)? {
            return Ok(Some(at));
        }
    }
    Ok(None)
}

fn starts_with<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    if let Some(shadows) = open_units(context, args[0])? {
        let text = shadowed_text(context, args[0])?;
        let prefix = context.string(args[1])?;
        let Ok(offset) = usize::try_from(context.int(args[2])?) else {
            return context.of_boolean(false);
        };
        let holds = open_units_are(context, (&text, &shadows), offset, &prefix)?;
        return context.of_boolean(holds);
    }
    let text = receiver(context, args)?;
    let prefix = context.string(args[1])?;
    let offset = usize::try_from(context.int(args[2])?).ok();
    let tail = offset.and_then(|offset| text.get(offset..));
    context.of_boolean(tail.is_some_and(|tail| tail.starts_with(&prefix)))
}

fn index_result<M: Machine>(context: &NativeContext<'_, M>, at: Option<usize>) -> NativeResult<M> {
    context.of_int(at.map_or(-1, |at| at as i32))
}

/// The units of a code point; empty for numbers that aren't one, which occur nowhere.
fn code_point_units(code_point: i32) -> Option<Vec<u16>> {
    if let Ok(unit) = u16::try_from(code_point) {
        return Some(vec![unit]);
    }
    let character = u32::try_from(code_point).ok().and_then(char::from_u32)?;
    Some(character.encode_utf16(&mut [0; 2]).to_vec())
}

fn index_of_character<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    if let Some(shadows) = open_units(context, args[0])? {
        let text = shadowed_text(context, args[0])?;
        let needle = code_point_units(context.int(args[1])?);
        let from = context.int(args[2])?.max(0) as usize;
        let at = match needle {
            Some(needle) => find_in_open(context, (&text, &shadows), from, &needle)?,
            None => None,
        };
        return index_result(context, at);
    }
    let text = receiver(context, args)?;
    let needle = code_point_units(context.int(args[1])?);
    let from = context.int(args[2])?.max(0) as usize;
    index_result(
        context,
        needle.and_then(|needle| find(&text, &needle, from)),
    )
}

fn index_of_text<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    if let Some(shadows) = open_units(context, args[0])? {
        let text = shadowed_text(context, args[0])?;
        let needle = context.string(args[1])?;
        let from = context.int(args[2])?.max(0) as usize;
        let at = find_in_open(context, (&text, &shadows), from.min(text.len()), &needle)?;
        return index_result(context, at);
    }
    let text = receiver(context, args)?;
    let needle = context.string(args[1])?;
    let from = context.int(args[2])?.max(0) as usize;
    index_result(context, find(&text, &needle, from.min(text.len())))
}

fn last_index_of_character<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    let needle = code_point_units(context.int(args[1])?);
    let from = usize::try_from(context.int(args[2])?).ok();
    let at = needle
        .zip(from)
        .and_then(|(needle, from)| find_last(&text, &needle, from));
    index_result(context, at)
}

fn last_index_of_text<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    let needle = context.string(args[1])?;
    let from = usize::try_from(context.int(args[2])?).ok();
    index_result(
        context,
        from.and_then(|from| find_last(&text, &needle, from)),
    )
}

fn substring<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    if let Some(shadows) = open_units(context, args[0])? {
        let text = shadowed_text(context, args[0])?;
        let (begin, end) = (context.int(args[1])?, context.int(args[2])?);
        let range = usize::try_from(begin).ok().zip(usize::try_from(end).ok());
        let part =
            range.and_then(|(begin, end)| Some((text.get(begin..end)?, shadows.get(begin..end)?)));
        if let Some((part, shadows)) = part
            && part.len() < text.len()
        {
            let parts: Vec<ConcatPart<'_, M::Shadow>> = part
                .iter()
                .zip(shadows)
                .map(|(unit, shadow)| {
                    let bits = ops::int_slot(i32::from(*unit));
                    ConcatPart::Primitive(
                        Primitive::Char,
                        Slot {
                            bits,
                            shadow: *shadow,
                        },
                    )
                })
                .collect();
            let shadow = context.runtime.machine.concat(&parts);
            let made = context.new_string(part)?;
            return Ok(Slot { shadow, ..made });
        }
    }
    let text = receiver(context, args)?;
    let begin = context.int(args[1])?;
    let end = context.int(args[2])?;
    let range = usize::try_from(begin).ok().zip(usize::try_from(end).ok());
    match range.and_then(|(begin, end)| text.get(begin..end)) {
        Some(part) if part.len() == text.len() => Ok(args[0]),
        Some(part) => context.new_string(part),
        None => context.throw(
            "java.lang.StringIndexOutOfBoundsException",
            format!("begin {begin}, end {end}, length {}", text.len()),
        ),
    }
}

fn concat<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let left = shadowed_text(context, args[0])?;
    let right = shadowed_text(context, args[1])?;
    if right.is_empty() && !has_shadow::<M>(args[1]) {
        return Ok(args[0]);
    }
    joined(context, (&left, args[0]), (&right, args[1]))
}

/// The concatenation, with its shadow.
pub(super) fn joined<M: Machine>(
    context: &mut NativeContext<'_, M>,
    left: (&[u16], Slot<M::Shadow>),
    right: (&[u16], Slot<M::Shadow>),
) -> NativeResult<M> {
    let length = left.0.len() + right.0.len();
    context.make_room(2 * length)?;
    context.spend(length / 16)?;
    let shadow = if has_shadow::<M>(left.1) || has_shadow::<M>(right.1) {
        let parts = [
            concat_part::<M>(left.0, left.1),
            concat_part::<M>(right.0, right.1),
        ];
        context.runtime.machine.concat(&parts)
    } else {
        M::Shadow::default()
    };
    let text = [left.0, right.0].concat();
    Ok(Slot {
        bits: context.new_string(text)?.bits,
        shadow,
    })
}

fn replace_character<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    let old = context.int(args[1])? as u16;
    let replacement = context.int(args[2])? as u16;
    let new: Vec<u16> = text
        .iter()
        .map(|&unit| if unit == old { replacement } else { unit })
        .collect();
    same_or_new(context, args[0], &text, &new)
}

fn replace_text<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    let target = context.string(args[1])?;
    let replacement = context.string(args[2])?;
    let mut new: Vec<u16> = Vec::with_capacity(text.len());
    let mut rest = 0;
    let mut from = 0;
    while let Some(at) = find(&text, &target, from) {
        new.extend_from_slice(&text[rest..at]);
        new.extend_from_slice(&replacement);
        context.make_room(2 * new.len())?;
        context.spend(1 + replacement.len() / 16)?;
        rest = at + target.len();
        from = rest + usize::from(target.is_empty());
        if from > text.len() {
            break;
        }
    }
    new.extend_from_slice(&text[rest..]);
    same_or_new(context, args[0], &text, &new)
}

fn to_lower_case<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    let new = convert(&text, str::to_lowercase);
    same_or_new(context, args[0], &text, &new)
}

fn to_upper_case<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    let new = convert(&text, str::to_uppercase);
    same_or_new(context, args[0], &text, &new)
}

/// Removes everything up to U+0020 at both ends.
fn trim<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    let start = text
        .iter()
        .position(|&unit| unit > 0x20)
        .unwrap_or(text.len());
    let end = text
        .iter()
        .rposition(|&unit| unit > 0x20)
        .map_or(start, |last| last + 1);
    same_or_new(context, args[0], &text, &text[start..end])
}

fn strip_range(text: &[u16], leading: bool, trailing: bool) -> &[u16] {
    let blank = |unit: u16| is_whitespace(u32::from(unit));
    let mut start = 0;
    let mut end = text.len();
    while leading && start < end && blank(text[start]) {
        start += 1;
    }
    while trailing && end > start && blank(text[end - 1]) {
        end -= 1;
    }
    &text[start..end]
}

fn strip<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    same_or_new(context, args[0], &text, strip_range(&text, true, true))
}

fn strip_leading<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    same_or_new(context, args[0], &text, strip_range(&text, true, false))
}

fn strip_trailing<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    same_or_new(context, args[0], &text, strip_range(&text, false, true))
}

fn repeat<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = receiver(context, args)?;
    let count = context.int(args[1])?;
    let Ok(count) = usize::try_from(count) else {
        return context.throw(
            "java.lang.IllegalArgumentException",
            format!("count is negative: {count}"),
        );
    };
    if count == 1 {
        return Ok(args[0]);
    }
    // A JVM keeps a text in bytes: two for each character if one of them needs it.
    let wide = text.iter().any(|&unit| unit > 0xFF);
    let bytes = text.len().saturating_mul(count) << u32::from(wide);
    let most = i32::MAX as usize;
    if bytes > most - 2 {
        let message = if bytes > most {
            "Required length exceeds implementation limit"
        } else {
            "Requested array size exceeds VM limit"
        };
        return context.throw("java.lang.OutOfMemoryError", message.to_owned());
    }
    let total = text.len().saturating_mul(count);
    context.make_room(total.saturating_mul(2))?;
    context.spend(total / 16)?;
    context.new_string(text.repeat(count))
}

fn intern<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    receiver(context, args)?;
    let reference = context
        .runtime
        .heap
        .intern_reference(Reference::from_bits(args[0].bits));
    context.of_reference(reference)
}

/// The text of a primitive value; a concatenation of one part, so that its shadow goes on.
fn value_of<M: Machine>(
    context: &mut NativeContext<'_, M>,
    primitive: Primitive,
    value: Slot<M::Shadow>,
    text: Vec<u16>,
) -> NativeResult<M> {
    let shadow = if has_shadow::<M>(value) {
        context
            .runtime
            .machine
            .concat(&[ConcatPart::Primitive(primitive, value)])
    } else {
        M::Shadow::default()
    };
    Ok(Slot {
        bits: context.new_string(text)?.bits,
        shadow,
    })
}

fn value_of_boolean<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = if ops::slot_boolean(args[0].bits) {
        "true"
    } else {
        "false"
    };
    value_of(context, Primitive::Boolean, args[0], units(text))
}

fn value_of_char<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let unit = ops::slot_int(args[0].bits) as u16;
    value_of(context, Primitive::Char, args[0], vec![unit])
}

fn value_of_int<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = ops::slot_int(args[0].bits).to_string();
    value_of(context, Primitive::Int, args[0], units(&text))
}

fn value_of_long<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = ops::slot_long(args[0].bits).to_string();
    value_of(context, Primitive::Long, args[0], units(&text))
}

fn value_of_float<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = ops::float_to_string(ops::slot_float(args[0].bits));
    value_of(context, Primitive::Float, args[0], units(&text))
}

fn value_of_double<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = ops::double_to_string(ops::slot_double(args[0].bits));
    value_of(context, Primitive::Double, args[0], units(&text))
}
