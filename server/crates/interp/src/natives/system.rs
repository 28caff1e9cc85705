//! `java.lang.System`, and the clock for `java.lang.Thread.sleep`.
//!
//! Source: class documentation, Java SE 17. The clock is virtual: it starts on 1 January 2020 and
//! advances by a millisecond with each look, so that runs repeat. Text that is printed is that of this
//! run; nothing else depends on it, so shadows end there without being concretised.
//! Left out: see the head of `jdk/java/lang/System.java`.

use java::types::Type;

use crate::heap::{Data, Reference};
use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFailure, NativeFn, NativeResult};
use crate::natives::text::shadowed_text;
use crate::outcome::Halt;
use crate::type_table::TypeId;

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    if key == "java.lang.Thread.advanceClock(long)" {
        return Some(advance_clock);
    }
    let native: NativeFn<M> = match key.strip_prefix("java.lang.System.")? {
        "readByte()" => read_byte,
        "availableBytes()" => available_bytes,
        "write(int,String)" => write,
        "writeByte(int,int)" => write_byte,
        "arraycopy(Object,int,Object,int,int)" => array_copy,
        "identityHashCode(Object)" => identity_hash_code,
        "currentTimeMillis()" => current_time_millis,
        "nanoTime()" => nano_time,
        "exit(int)" => exit,
        _ => return None,
    };
    Some(native)
}

fn read_byte<M: Machine>(
    context: &mut NativeContext<'_, M>,
    _args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let stdin = &mut context.runtime.stdin;
    let byte = stdin.bytes.get(stdin.position).copied();
    stdin.position += usize::from(byte.is_some());
    context.of_int(byte.map_or(-1, i32::from))
}

fn available_bytes<M: Machine>(
    context: &mut NativeContext<'_, M>,
    _args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let stdin = &context.runtime.stdin;
    context.of_int(stdin.bytes.len().saturating_sub(stdin.position) as i32)
}

fn write<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = shadowed_text(context, args[1])?;
    if context.int(args[0])? == 1 {
        context.write_output(&text)?;
    } else {
        context.write_error(&text)?;
    }
    context.void()
}

fn write_byte<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let byte = java::ops::slot_int(args[1].bits) as u8;
    if context.int(args[0])? == 1 {
        context.runtime.output.write_bytes(&[byte]);
    } else {
        context.runtime.error_output.write_bytes(&[byte]);
    }
    context.void()
}

/// An array argument of `arraycopy`: its length and how messages name it.
fn array_argument<M: Machine>(
    context: &mut NativeContext<'_, M>,
    reference: Reference,
    role: &str,
) -> Result<(usize, String), NativeFailure> {
    let ty = context.type_of(reference);
    let Some(length) = context.runtime.heap.array_length(reference) else {
        let name = context.type_name(ty);
        return context.throw(
            "java.lang.ArrayStoreException",
            format!("arraycopy: {role} type {name} is not an array"),
        );
    };
    let name = match context.runtime.types.get(ty) {
        Type::Array(element) if element.as_primitive().is_some() => {
            context.runtime.source_name(&element)
        }
        _ => "object array".to_owned(),
    };
    Ok((length, name))
}

fn array_copy<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let source = context.null_check(args[0])?;
    let target = context.null_check(args[2])?;
    let start = context.int(args[1])?;
    let target_start = context.int(args[3])?;
    let count = context.int(args[4])?;
    let (length, name) = array_argument(context, source, "source")?;
    let (target_length, target_name) = array_argument(context, target, "destination")?;
    let of_references = |data: &Data<M::Shadow>| matches!(data, Data::References(_));
    let heap = &context.runtime.heap;
    if name != target_name
        || of_references(&heap.get(source).data) != of_references(&heap.get(target).data)
    {
        let show = |name: &str| format!("{name}[]");
        return context.throw(
            "java.lang.ArrayStoreException",
            format!(
                "arraycopy: type mismatch: can not copy {} into {}",
                show(&name),
                show(&target_name)
            ),
        );
    }
    let out_of_bounds = |what: String| {
        context.throw(
            "java.lang.ArrayIndexOutOfBoundsException",
            format!("arraycopy: {what}"),
        )
    };
    if start < 0 {
        return out_of_bounds(format!(
            "source index {start} out of bounds for {name}[{length}]"
        ));
    }
    if target_start < 0 {
        return out_of_bounds(format!(
            "destination index {target_start} out of bounds for {target_name}[{target_length}]"
        ));
    }
    if count < 0 {
        return out_of_bounds(format!("length {count} is negative"));
    }
    let (start, target_start, count) = (start as usize, target_start as usize, count as usize);
    if start + count > length {
        return out_of_bounds(format!(
            "last source index {} out of bounds for {name}[{length}]",
            start + count
        ));
    }
    if target_start + count > target_length {
        return out_of_bounds(format!(
            "last destination index {} out of bounds for {target_name}[{target_length}]",
            target_start + count
        ));
    }
    context.spend(count / 8)?;
    let fitting = fitting_elements(context, source, start, target, count);
    if !context
        .runtime
        .heap
        .copy_elements(source, start, target, target_start, fitting)
    {
        return Err(context.internal("arraycopy on arrays that don't fit"));
    }
    if fitting < count {
        let source_ty = context.type_of(source);
        let target_ty = context.type_of(target);
        let source_name = context
            .runtime
            .source_name(&context.runtime.types.get(source_ty));
        let element = match context.runtime.types.get(target_ty) {
            Type::Array(element) => context.runtime.source_name(&element),
            other => context.runtime.source_name(&other),
        };
        return context.throw(
            "java.lang.ArrayStoreException",
            format!(
                "arraycopy: element type mismatch: can not cast one of the elements of {source_name} \
                 to the type of the destination array, {element}"
            ),
        );
    }
    context.void()
}

/// How many elements, from the first, may be stored in the target array.
fn fitting_elements<M: Machine>(
    context: &mut NativeContext<'_, M>,
    source: Reference,
    start: usize,
    target: Reference,
    count: usize,
) -> usize {
    let source_ty = context.type_of(source);
    let target_ty = context.type_of(target);
    if source_ty == target_ty {
        return count;
    }
    let Some(element) = context.runtime.types.element(target_ty) else {
        return count;
    };
    let elements: Vec<TypeId> = match &context.runtime.heap.get(source).data {
        Data::References(values) => {
            let range = values.get(start..start + count).unwrap_or_default();
            // null fits everywhere: it counts as of the element type.
            range
                .iter()
                .map(|&value| {
                    if value.is_null() {
                        element
                    } else {
                        context.runtime.heap.type_of(value)
                    }
                })
                .collect()
        }
        _ => return count,
    };
    elements
        .iter()
        .position(|&ty| !context.runtime.is_subtype(ty, element))
        .unwrap_or(count)
}

fn identity_hash_code<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let object = context.reference(args[0])?;
    let hash = if object.is_null() {
        0
    } else {
        context.runtime.heap.identity_hash(object)
    };
    context.of_int(hash)
}

/// 2020-01-01T00:00:00Z.
const CLOCK_START_MILLIS: i64 = 1_577_836_800_000;

fn tick<M: Machine>(context: &mut NativeContext<'_, M>) -> i64 {
    let state = &mut context.runtime.native_state;
    state.clock_millis = state.clock_millis.saturating_add(1);
    state.clock_millis
}

fn current_time_millis<M: Machine>(
    context: &mut NativeContext<'_, M>,
    _args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let now = tick(context);
    context.of_long(CLOCK_START_MILLIS.saturating_add(now))
}

fn nano_time<M: Machine>(
    context: &mut NativeContext<'_, M>,
    _args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let now = tick(context);
    context.of_long(now.saturating_mul(1_000_000))
}

/// `Thread.sleep`; the time isn't negative.
fn advance_clock<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let millis = context.long(args[0])?;
    let state = &mut context.runtime.native_state;
    state.clock_millis = state.clock_millis.saturating_add(millis);
    context.void()
}

fn exit<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let status = context.int(args[0])?;
    Err(NativeFailure::Halt(Halt::Exit(status)))
}
