//! `whydunit.Boxes`: which boxed values come from a cache.
//!
//! Source: JLS 17, 5.1.7. The shadow isn't dropped: a value that has one is boxed on its own.

use java::ops;

use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFn, NativeResult};
use crate::natives::text::has_shadow;

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key {
        "whydunit.Boxes.cacheIndex(long)" => integral,
        "whydunit.Boxes.cacheIndex(char)" => character,
        "whydunit.Boxes.cacheIndex(boolean)" => boolean,
        _ => return None,
    };
    Some(native)
}

fn index<M: Machine>(
    context: &NativeContext<'_, M>,
    value: Slot<M::Shadow>,
    index: Option<i32>,
) -> NativeResult<M> {
    context.of_int(if has_shadow::<M>(value) {
        -1
    } else {
        index.unwrap_or(-1)
    })
}

fn integral<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let value = ops::slot_long(args[0].bits);
    let cached = (-128..=127)
        .contains(&value)
        .then_some((value + 128) as i32);
    index(context, args[0], cached)
}

fn character<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let value = ops::slot_int(args[0].bits);
    index(context, args[0], (value < 128).then_some(value))
}

fn boolean<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    index(
        context,
        args[0],
        Some(i32::from(ops::slot_boolean(args[0].bits))),
    )
}
