//! `java.lang.AbstractStringBuilder`, which `StringBuilder` and `StringBuffer` share.
//!
//! Source: documentation of the two classes, Java SE 17. The text is a payload of the object. Once
//! a piece with a shadow is appended, the field `unknown` holds the whole text as a string instead,
//! and appending and `toString` carry the shadow on; everything else concretises it and goes back to
//! the payload.
//! Left out: capacity.

use std::sync::Arc;

use crate::heap::{Payload, Reference};
use crate::machine::{Machine, Need, Slot};
use crate::native_call::{NativeContext, NativeFailure, NativeFn, NativeResult};
use crate::natives::string::joined;
use crate::natives::text::{find, find_last, has_shadow, shadowed_text};

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key.strip_prefix("java.lang.AbstractStringBuilder.")? {
        "add(String)" => add,
        "addChar(char)" => add_char,
        "addChars(char[],int,int)" => add_chars,
        "splice(int,int,String)" => splice,
        "put(int,char)" => put,
        "turnRound()" => turn_round,
        "resize(int)" => resize,
        "part(int,int)" => part,
        "search(String,int)" => search,
        "searchBack(String,int)" => search_back,
        "toString()" => to_string,
        "length()" => length,
        "charAt(int)" => char_at,
        _ => return None,
    };
    Some(native)
}

/// The string that stands for the whole text when a part of it has a shadow.
fn unknown<M: Machine>(
    context: &NativeContext<'_, M>,
    builder: Reference,
) -> Result<Option<Slot<M::Shadow>>, NativeFailure> {
    if !M::HAS_SHADOWS {
        return Ok(None);
    }
    let value = context.field(builder, "unknown")?;
    Ok((!Reference::from_bits(value.bits).is_null()).then_some(value))
}

/// The text in the payload, concretised first if it was unknown.
fn content<'a, M: Machine>(
    context: &'a mut NativeContext<'_, M>,
    builder: Reference,
) -> Result<&'a mut Vec<u16>, NativeFailure> {
    if let Some(value) = unknown(context, builder)? {
        context.concretize(Need::StringContent, value)?;
        let text = shadowed_text(context, value)?;
        context.set_field(builder, "unknown", Slot::default())?;
        *context.payload_mut(builder) = Payload::Text(text.to_vec());
    }
    let failure = context.internal("a string builder without text");
    let payload = context.payload_mut(builder);
    if matches!(payload, Payload::None) {
        *payload = Payload::Text(Vec::new());
    }
    match payload {
        Payload::Text(text) => Ok(text),
        _ => Err(failure),
    }
}

fn builder<M: Machine>(args: &[Slot<M::Shadow>]) -> Reference {
    Reference::from_bits(args[0].bits)
}

/// Appends to a text that is fully known.
fn append<M: Machine>(
    context: &mut NativeContext<'_, M>,
    builder: Reference,
    units: &[u16],
) -> NativeResult<M> {
    context.runtime.heap.account(2 * units.len() as u64)?;
    context.spend(units.len() / 16)?;
    content(context, builder)?.extend_from_slice(units);
    context.void()
}

/// Replaces the payload by a string with a shadow.
fn append_unknown<M: Machine>(
    context: &mut NativeContext<'_, M>,
    builder: Reference,
    piece: (&[u16], Slot<M::Shadow>),
) -> NativeResult<M> {
    let whole = match unknown(context, builder)? {
        Some(value) => value,
        None => {
            let length = content(context, builder)?.len();
            context.make_room(2 * length)?;
            let text = std::mem::take(content(context, builder)?);
            context.new_string(text)?
        }
    };
    let text = shadowed_text(context, whole)?;
    let joined = joined(context, (&text, whole), piece)?;
    context.set_field(builder, "unknown", joined)?;
    context.void()
}

fn add<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let builder = builder::<M>(args);
    let text = shadowed_text(context, args[1])?;
    if has_shadow::<M>(args[1]) || unknown(context, builder)?.is_some() {
        return append_unknown(context, builder, (&text, args[1]));
    }
    append(context, builder, &text)
}

fn add_char<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let builder = builder::<M>(args);
    let unit = java::ops::slot_int(args[1].bits) as u16;
    if has_shadow::<M>(args[1]) {
        let part = crate::machine::ConcatPart::Primitive(java::types::Primitive::Char, args[1]);
        let shadow = context.runtime.machine.concat(&[part]);
        return append_unknown(context, builder, (&[unit], Slot { bits: 0, shadow }));
    }
    if unknown(context, builder)?.is_some() {
        return append_unknown(context, builder, (&[unit], Slot::default()));
    }
    append(context, builder, &[unit])
}

/// Bounds have been checked.
fn add_chars<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let array = context.null_check(args[1])?;
    let start = context.int(args[2])?.max(0) as usize;
    let count = context.int(args[3])?.max(0) as usize;
    let units = context.chars(array, start, count)?;
    let builder = builder::<M>(args);
    if unknown(context, builder)?.is_some() {
        return append_unknown(context, builder, (&units, Slot::default()));
    }
    append(context, builder, &units)
}

/// Bounds have been checked.
fn splice<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let start = context.int(args[1])?.max(0) as usize;
    let end = context.int(args[2])?.max(0) as usize;
    let text = context.string(args[3])?;
    context.runtime.heap.account(2 * text.len() as u64)?;
    let length = content(context, builder::<M>(args))?.len();
    context.spend((length + text.len()) / 64)?;
    let content = content(context, builder::<M>(args))?;
    let end = end.min(length);
    content.splice(start.min(end)..end, text.iter().copied());
    context.void()
}

/// The index has been checked.
fn put<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let index = context.int(args[1])?;
    let unit = context.int(args[2])? as u16;
    let content = content(context, builder::<M>(args))?;
    if let Some(place) = usize::try_from(index)
        .ok()
        .and_then(|index| content.get_mut(index))
    {
        *place = unit;
    }
    context.void()
}

/// Surrogate pairs keep their order.
fn turn_round<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let length = content(context, builder::<M>(args))?.len();
    context.spend(length / 16)?;
    let content = content(context, builder::<M>(args))?;
    content.reverse();
    let mut at = 0;
    while at + 1 < content.len() {
        let low = (0xDC00..0xE000).contains(&content[at]);
        let high = (0xD800..0xDC00).contains(&content[at + 1]);
        if low && high {
            content.swap(at, at + 1);
            at += 1;
        }
        at += 1;
    }
    context.void()
}

/// The length has been checked; new characters are U+0000.
fn resize<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let length = context.int(args[1])?.max(0) as usize;
    let old = content(context, builder::<M>(args))?.len();
    let growth = length.saturating_sub(old);
    context.make_room(2 * growth)?;
    context.spend(growth / 16)?;
    context.runtime.heap.account(2 * growth as u64)?;
    content(context, builder::<M>(args))?.resize(length, 0);
    context.void()
}

/// Bounds have been checked.
fn part<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let start = context.int(args[1])?.max(0) as usize;
    let end = context.int(args[2])?.max(0) as usize;
    let units = content(context, builder::<M>(args))?
        .get(start..end)
        .unwrap_or_default()
        .to_vec();
    context.spend(units.len() / 16)?;
    context.new_string(units)
}

fn search<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let needle = context.string(args[1])?;
    let from = context.int(args[2])?.max(0) as usize;
    let content = content(context, builder::<M>(args))?;
    let length = content.len();
    let at = find(content, &needle, from.min(length));
    context.spend(length / 16)?;
    context.of_int(at.map_or(-1, |at| at as i32))
}

fn search_back<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let needle = context.string(args[1])?;
    let from = usize::try_from(context.int(args[2])?).ok();
    let content = content(context, builder::<M>(args))?;
    let length = content.len();
    let at = from.and_then(|from| find_last(content, &needle, from));
    context.spend(length / 16)?;
    context.of_int(at.map_or(-1, |at| at as i32))
}

fn to_string<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let builder = builder::<M>(args);
    if let Some(value) = unknown(context, builder)? {
        // A string of its own, as the documentation asks for.
        let text = shadowed_text(context, value)?;
        let copy = context.new_string(text)?;
        return Ok(Slot {
            bits: copy.bits,
            shadow: value.shadow,
        });
    }
    let text: Arc<[u16]> = content(context, builder)?.as_slice().into();
    context.spend(text.len() / 16)?;
    context.new_string(text)
}

fn length<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let length = content(context, builder::<M>(args))?.len();
    context.of_int(length as i32)
}

fn char_at<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let index = context.int(args[1])?;
    let content = content(context, builder::<M>(args))?;
    let length = content.len();
    match usize::try_from(index)
        .ok()
        .and_then(|index| content.get(index).copied())
    {
        Some(unit) => context.of_int(i32::from(unit)),
        None => context.throw(
            "java.lang.StringIndexOutOfBoundsException",
            format!("index {index}, length {length}"),
        ),
    }
}
