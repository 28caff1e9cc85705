//! `whydunit.Boxes`: which boxed values come from a cache.
//!
//! Source: JLS 17, 5.1.7. A value in the cache's range that has a shadow is boxed on its own, so that
//! the shadow goes on; it and the cached objects are marked, and two marked objects of the same class
//! are the same exactly if their values are ([`Runtime::cached_boxes`]).

use java::ir::CompareKind;
use java::ops;

use crate::heap::{Payload, Reference};
use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFn, NativeResult};
use crate::natives::text::has_shadow;
use crate::runtime::Runtime;

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key {
        "whydunit.Boxes.cacheIndex(long)" => integral,
        "whydunit.Boxes.cacheIndex(char)" => character,
        "whydunit.Boxes.cacheIndex(boolean)" => boolean,
        "whydunit.Boxes.mark(Object)" => mark,
        _ => return None,
    };
    Some(native)
}

/// `whydunit.Boxes.UNKNOWN`.
const UNKNOWN: i32 = 256;

fn index<M: Machine>(
    context: &NativeContext<'_, M>,
    value: Slot<M::Shadow>,
    index: Option<i32>,
) -> NativeResult<M> {
    context.of_int(match index {
        None => -1,
        Some(_) if has_shadow::<M>(value) => UNKNOWN,
        Some(index) => index,
    })
}

fn integral<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let value = ops::slot_long(args[0].bits);
    let cached = (-128..=127).contains(&value).then(|| (value + 128) as i32);
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

fn mark<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let object = context.null_check(args[0])?;
    *context.payload_mut(object) = Payload::Words(Vec::new());
    context.void()
}

/// Two values and how they are compared.
pub(crate) type Compared<S> = (Slot<S>, Slot<S>, CompareKind);

impl<M: Machine> Runtime<M> {
    /// The values of two marked boxes of the same class, and how they are compared; `None` for
    /// anything else. Their identity is the equality of their values.
    pub(crate) fn cached_boxes(
        &self,
        left: Slot<M::Shadow>,
        right: Slot<M::Shadow>,
    ) -> Option<Compared<M::Shadow>> {
        let (left, right) = (
            Reference::from_bits(left.bits),
            Reference::from_bits(right.bits),
        );
        if left == right || left.is_null() || right.is_null() {
            return None;
        }
        let is_marked = |object| matches!(self.heap.get(object).payload(), Payload::Words(_));
        let class = self.heap.type_of(left).as_class()?;
        if self.heap.type_of(right).as_class() != Some(class)
            || !is_marked(left)
            || !is_marked(right)
        {
            return None;
        }
        let kind = match &*self.program.class(class).name {
            "java.lang.Long" => CompareKind::Long,
            "java.lang.Boolean" => CompareKind::Boolean,
            "java.lang.Integer" | "java.lang.Short" | "java.lang.Byte" | "java.lang.Character" => {
                CompareKind::Int
            }
            _ => return None,
        };
        Some((
            self.field(left, "value")?,
            self.field(right, "value")?,
            kind,
        ))
    }
}
