//! The natives of `whydunit.Formatting`: reading arguments, and what becomes of their shadows.

use java::types::Primitive;

use super::{Argument, FormatError, Source, describe, format, padding, wanted};
use crate::heap::Reference;
use crate::machine::{ConcatPart, Machine, Need, Slot};
use crate::native_call::{NativeContext, NativeFailure, NativeFn, NativeResult};
use crate::natives::text::{concat_part, has_shadow, optional_text, rust_text, units};

pub(in crate::natives) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key {
        "whydunit.Formatting.wantedTexts(String,Object[])" => wanted_texts,
        "whydunit.Formatting.run(String,Object[],String[],boolean)" => run,
        _ => return None,
    };
    Some(native)
}

/// An argument, and where its value is a primitive one, the slot it is held in.
type Given<S> = (Argument, Slot<S>);

/// Reads all arguments as they are in this run; `None` for a `null` array.
fn arguments<M: Machine>(
    context: &mut NativeContext<'_, M>,
    array: Slot<M::Shadow>,
) -> Result<Option<Vec<Given<M::Shadow>>>, NativeFailure> {
    let array = context.reference(array)?;
    if array.is_null() {
        return Ok(None);
    }
    let count = context.array_length(array);
    context.spend(count)?;
    let mut result = Vec::with_capacity(count.min(1 << 10));
    for index in 0..count {
        let value = context.element(array, index)?;
        result.push(read_argument(context, value)?);
    }
    Ok(Some(result))
}

fn read_argument<M: Machine>(
    context: &mut NativeContext<'_, M>,
    value: Slot<M::Shadow>,
) -> Result<Given<M::Shadow>, NativeFailure> {
    use java::ops::{slot_boolean, slot_double, slot_float, slot_int, slot_long};
    let object = Reference::from_bits(value.bits);
    let plain = |argument| Ok((argument, Slot::default()));
    if context.runtime.heap.string(object).is_some() {
        return plain(Argument::Other);
    }
    if context.reference(value)?.is_null() {
        return plain(Argument::Null);
    }
    let ty = context.type_of(object);
    let name = context.type_name(ty);
    let read: fn(u64) -> Argument = match name.as_str() {
        "java.lang.Boolean" => |bits| Argument::Boolean(slot_boolean(bits)),
        "java.lang.Character" => |bits| Argument::Char(slot_int(bits) as u16),
        "java.lang.Byte" => |bits| Argument::Byte(slot_int(bits) as i8),
        "java.lang.Short" => |bits| Argument::Short(slot_int(bits) as i16),
        "java.lang.Integer" => |bits| Argument::Int(slot_int(bits)),
        "java.lang.Long" => |bits| Argument::Long(slot_long(bits)),
        "java.lang.Float" => |bits| Argument::Float(slot_float(bits)),
        "java.lang.Double" => |bits| Argument::Double(slot_double(bits)),
        "java.math.BigInteger" => return plain(Argument::BigInteger),
        "java.math.BigDecimal" => return plain(Argument::BigDecimal),
        _ => return plain(Argument::Other),
    };
    let boxed = context.field(object, "value")?;
    Ok((read(boxed.bits), boxed))
}

fn at<S>(arguments: &Option<Vec<Given<S>>>, index: usize) -> Argument {
    let given = arguments.as_ref().and_then(|all| all.get(index));
    given.map_or(Argument::Null, |(argument, _)| argument.clone())
}

fn wanted_texts<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = context.string(args[0])?;
    let arguments = arguments(context, args[1])?;
    context.spend(text.len())?;
    let padding = padding(&rust_text(&text));
    context.make_room(padding.saturating_mul(BYTES_A_CHARACTER))?;
    context.spend(padding / 8)?;
    let count = arguments.as_ref().map(Vec::len);
    let wishes = wanted(&rust_text(&text), count, |index| at(&arguments, index));
    let array = context.new_array(Primitive::Int, wishes.len())?;
    for (index, &wish) in wishes.iter().enumerate() {
        context.set_element(array, index, Slot::plain(java::ops::int_slot(wish)))?;
    }
    context.of_reference(array)
}

/// What a character of the result takes while it is made, in several forms.
const BYTES_A_CHARACTER: usize = 8;

/// Texts, and the slots that hold them.
type Texts<S> = (Vec<String>, Vec<Slot<S>>);

/// A piece of the result: its text, the type of the value it shows, and that value or text.
struct Part<S> {
    text: Vec<u16>,
    primitive: Option<Primitive>,
    slot: Slot<S>,
}

/// The texts that were asked for.
fn given_texts<M: Machine>(
    context: &mut NativeContext<'_, M>,
    array: Slot<M::Shadow>,
) -> Result<Texts<M::Shadow>, NativeFailure> {
    let array = context.null_check(array)?;
    let mut texts = Vec::new();
    let mut slots = Vec::new();
    let mut length = 0;
    for index in 0..context.array_length(array) {
        let element = context.element(array, index)?;
        length += optional_text(context, element).map_or(4, |text| text.len());
        context.make_room(length.saturating_mul(BYTES_A_CHARACTER))?;
        // A toString that gives null prints as such.
        let text = optional_text(context, element);
        texts.push(text.map_or_else(|| "null".to_owned(), |text| rust_text(&text)));
        slots.push(element);
    }
    Ok((texts, slots))
}

/// The result, or what is wrong. When the last argument is false, nothing but output depends on it,
/// and shadows end here.
fn run<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = context.string(args[0])?;
    let arguments = arguments(context, args[1])?;
    let (texts, text_slots) = given_texts(context, args[2])?;
    let is_exact = context.boolean(args[3])?;
    let count = arguments.as_ref().map(Vec::len);
    let outcome = format(
        &rust_text(&text),
        count,
        |index| at(&arguments, index),
        &texts,
    );
    let argument_slot = |index: usize| {
        let given = arguments.as_ref().and_then(|all| all.get(index));
        given.map_or_else(Slot::default, |(_, slot)| *slot)
    };
    let printed = match outcome {
        Ok(printed) => printed,
        Err((FormatError::NotModelled(what), _)) => return context.not_modelled(what),
        Err((error, index)) => {
            // Whether a value can be printed may depend on it.
            for (_, slot) in arguments.iter().flatten() {
                context.concretize(Need::Native, *slot)?;
            }
            let (kind, first, second) = describe(&error, index);
            return answers(context, Slot::default(), &[kind.to_owned(), first, second]);
        }
    };
    let mut whole: Vec<u16> = Vec::new();
    let mut parts: Vec<Part<M::Shadow>> = Vec::new();
    for piece in printed {
        let text = units(&piece.text);
        whole.extend_from_slice(&text);
        let (slot, primitive, is_plain) = match piece.source {
            Source::Fixed => (Slot::default(), None, true),
            Source::Argument { index, is_plain } => (
                argument_slot(index),
                primitive_of(&at(&arguments, index)),
                is_plain,
            ),
            Source::Text { number, is_plain } => (
                text_slots.get(number).copied().unwrap_or_default(),
                None,
                is_plain,
            ),
        };
        let mut part = Part {
            text,
            primitive,
            slot,
        };
        if !is_exact || !has_shadow::<M>(slot) {
            part.slot = Slot::default();
        } else if !is_plain {
            let need = if primitive.is_some() {
                Need::Native
            } else {
                Need::StringContent
            };
            context.concretize(need, slot)?;
            part.slot = Slot::default();
        }
        parts.push(part);
    }
    context.spend(whole.len() / 8)?;
    let shadow = if parts.iter().any(|part| has_shadow::<M>(part.slot)) {
        let parts: Vec<ConcatPart<'_, M::Shadow>> = parts
            .iter()
            .map(|part| match part.primitive {
                Some(primitive) if has_shadow::<M>(part.slot) => {
                    ConcatPart::Primitive(primitive, part.slot)
                }
                _ => concat_part::<M>(&part.text, part.slot),
            })
            .collect();
        context.runtime.machine.concat(&parts)
    } else {
        M::Shadow::default()
    };
    let string = context.new_string(whole)?;
    answers(
        context,
        Slot {
            bits: string.bits,
            shadow,
        },
        &[],
    )
}

fn primitive_of(argument: &Argument) -> Option<Primitive> {
    Some(match argument {
        Argument::Boolean(_) => Primitive::Boolean,
        Argument::Char(_) => Primitive::Char,
        Argument::Byte(_) => Primitive::Byte,
        Argument::Short(_) => Primitive::Short,
        Argument::Int(_) => Primitive::Int,
        Argument::Long(_) => Primitive::Long,
        Argument::Float(_) => Primitive::Float,
        Argument::Double(_) => Primitive::Double,
        _ => return None,
    })
}

/// An array of the result, which may be `null`, and further texts.
fn answers<M: Machine>(
    context: &mut NativeContext<'_, M>,
    result: Slot<M::Shadow>,
    texts: &[String],
) -> NativeResult<M> {
    let Some(string) = context.runtime.program.class_by_name("java.lang.String") else {
        return Err(context.internal("there is no java.lang.String"));
    };
    let array = context.new_object_array(string, texts.len() + 1)?;
    context.set_element(array, 0, result)?;
    for (index, text) in texts.iter().enumerate() {
        let string = context.new_text(text)?;
        context.set_element(array, index + 1, string)?;
    }
    context.of_reference(array)
}
