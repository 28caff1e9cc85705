//! `whydunit.Boxes`: which boxed values come from a cache.
//!
//! Source: JLS 17, 5.1.7. A value that has a shadow is boxed on its own, so that the shadow goes on; it
//! and the cached objects are marked, and two marked objects of the same class are one exactly if their
//! values are the same and the cache has them ([`Runtime::cached_boxes`]).

use java::ir::{ArithmeticOp, CompareKind, CompareOp};
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
        _ if has_shadow::<M>(value) => UNKNOWN,
        None => -1,
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

/// The values of two marked boxes of one class.
pub(crate) struct MarkedBoxes<S> {
    left: Slot<S>,
    right: Slot<S>,
    kind: CompareKind,
    /// The values that the cache has, if not all.
    cached: Option<(i64, i64)>,
}

impl<M: Machine> Runtime<M> {
    /// Two marked boxes of the same class; `None` for anything else, one and the same box included.
    pub(crate) fn cached_boxes(
        &self,
        left: Slot<M::Shadow>,
        right: Slot<M::Shadow>,
    ) -> Option<MarkedBoxes<M::Shadow>> {
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
        let (kind, cached) = match &*self.program.class(class).name {
            "java.lang.Long" => (CompareKind::Long, Some((-128, 127))),
            "java.lang.Boolean" => (CompareKind::Boolean, None),
            "java.lang.Character" => (CompareKind::Int, Some((0, 127))),
            "java.lang.Integer" | "java.lang.Short" | "java.lang.Byte" => {
                (CompareKind::Int, Some((-128, 127)))
            }
            _ => return None,
        };
        Some(MarkedBoxes {
            left: self.field(left, "value")?,
            right: self.field(right, "value")?,
            kind,
            cached,
        })
    }

    /// The outcome of `==` or `!=` on two marked boxes, with what it depends on.
    pub(crate) fn compare_boxes(
        &mut self,
        op: CompareOp,
        boxes: &MarkedBoxes<M::Shadow>,
    ) -> (bool, M::Shadow) {
        let MarkedBoxes {
            left, right, kind, ..
        } = *boxes;
        let mut is_same = self.compared_values(CompareOp::Eq, kind, left, right);
        if let Some((low, high)) = boxes.cached {
            for (op, bound) in [(CompareOp::Ge, low), (CompareOp::Le, high)] {
                let bound = Slot::plain(match kind {
                    CompareKind::Long => ops::long_slot(bound),
                    _ => ops::int_slot(bound as i32),
                });
                let is_cached = self.compared_values(op, kind, left, bound);
                let bits = ops::boolean_slot(
                    ops::slot_boolean(is_same.bits) && ops::slot_boolean(is_cached.bits),
                );
                let shadow = match has_shadow::<M>(is_same) || has_shadow::<M>(is_cached) {
                    true => {
                        let machine = &mut self.machine;
                        machine.boolean_binary(ArithmeticOp::BitAnd, is_same, is_cached)
                    }
                    false => M::Shadow::default(),
                };
                is_same = Slot { bits, shadow };
            }
        }
        let holds = ops::slot_boolean(is_same.bits);
        if op == CompareOp::Eq {
            return (holds, is_same.shadow);
        }
        let shadow = match has_shadow::<M>(is_same) {
            true => self.machine.boolean_not(is_same),
            false => is_same.shadow,
        };
        (!holds, shadow)
    }

    fn compared_values(
        &mut self,
        op: CompareOp,
        kind: CompareKind,
        left: Slot<M::Shadow>,
        right: Slot<M::Shadow>,
    ) -> Slot<M::Shadow> {
        let shadow = match has_shadow::<M>(left) || has_shadow::<M>(right) {
            true => self.machine.compare(op, kind, left, right),
            false => M::Shadow::default(),
        };
        Slot {
            bits: ops::boolean_slot(ops::compare(op, kind, left.bits, right.bits)),
            shadow,
        }
    }
}
