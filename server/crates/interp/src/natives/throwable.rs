//! `java.lang.Throwable`: the stack trace the interpreter keeps with each throwable.
//!
//! Source: class documentation, Java SE 17.
//! Left out: lines in class models, which aren't those of a JDK.

use crate::heap::{Payload, Reference};
use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFn, NativeResult};
use crate::natives::text::units;

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key {
        "java.lang.Throwable.traceTexts()" => trace_texts,
        _ => return None,
    };
    Some(native)
}

/// Five texts for each frame, innermost first: module, class, method, file and line; module and
/// line may be empty.
fn trace_texts<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let throwable = Reference::from_bits(args[0].bits);
    let elements = match context.payload(throwable) {
        Payload::Trace(frames) => {
            let frames = frames.clone();
            context.runtime.trace_elements(&frames)
        }
        _ => Vec::new(),
    };
    context.spend(elements.len())?;
    let mut texts = Vec::with_capacity(5 * elements.len());
    for element in &elements {
        texts.push(if element.is_library { "java.base" } else { "" }.to_owned());
        texts.push(element.class.to_string());
        texts.push(element.method.to_string());
        texts.push(element.file.to_string());
        texts.push(
            element
                .line
                .map_or_else(String::new, |line| line.to_string()),
        );
    }
    let Some(string) = context.runtime.program.class_by_name("java.lang.String") else {
        return Err(context.internal("there is no java.lang.String"));
    };
    let array = context.new_object_array(string, texts.len())?;
    for (index, text) in texts.iter().enumerate() {
        let text = context.new_string(units(text))?;
        context.set_element(array, index, text)?;
    }
    context.of_reference(array)
}
