//! `java.util.Arrays`: what needs an array's run-time type.
//!
//! Source: class documentation, Java SE 17.
//! Left out: nothing; the rest is in `jdk/java/util/Arrays.java`.

use java::types::Type;

use crate::heap::Data;
use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFn, NativeResult};

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key {
        "java.util.Arrays.newLike(Object[],int)" | "java.util.Arrays.newLike(T[],int)" => new_like,
        "java.util.Arrays.newArray(Class,int)" => new_of_class,
        _ => return None,
    };
    Some(native)
}

/// The length has been checked.
fn new_like<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let array = context.null_check(args[0])?;
    let length = context.int(args[1])?.max(0) as usize;
    let copy = context.new_array_like(array, length)?;
    context.of_reference(copy)
}

/// The class is that of an array of references, the length has been checked.
fn new_of_class<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let class = context.null_check(args[0])?;
    let length = context.int(args[1])?.max(0) as usize;
    let ty = match context.runtime.heap.get(class).data {
        Data::Class(ty) => ty,
        _ => return Err(context.internal("a native expected a class object")),
    };
    let element = match context.runtime.types.get(ty) {
        Type::Array(element) => element.as_primitive(),
        _ => return Err(context.internal("a native expected the class of an array")),
    };
    let array = context.runtime.heap.new_array(ty, element, length)?;
    context.of_reference(array)
}
