//! Values as a Java programmer would write them, cut short where they are long.
//!
//! What must hold: showing never runs code of the program (no `toString`), and ends on cyclic heaps.

mod collections;

use collections::Contents;
use interp::heap::{Data, Heap, Reference};
use interp::machine::Machine;
use interp::runtime::Runtime;
use java::ops;
use java::program::Program;
use java::types::{Primitive, Type};
use std::fmt::Debug;

pub use symbolic::words::ordinal;

/// Characters of a string shown.
const STRING_LIMIT: usize = 60;
/// Elements of an array shown.
const ELEMENT_LIMIT: usize = 12;
/// Nesting shown.
const DEPTH_LIMIT: u32 = 3;

/// A primitive as a literal; `'a'` for `char`.
pub fn primitive(ty: Primitive, bits: u64) -> String {
    match ty {
        Primitive::Boolean => ops::slot_boolean(bits).to_string(),
        Primitive::Char => {
            let unit = ops::slot_int(bits) as u16;
            format!("'{}'", escaped(&[unit], '\''))
        }
        Primitive::Byte | Primitive::Short | Primitive::Int => ops::slot_int(bits).to_string(),
        Primitive::Long => ops::slot_long(bits).to_string(),
        Primitive::Float => ops::float_to_string(ops::slot_float(bits)),
        Primitive::Double => ops::double_to_string(ops::slot_double(bits)),
    }
}

/// A string literal.
pub fn string(units: &[u16]) -> String {
    if units.len() > STRING_LIMIT {
        return format!("\"{}…\"", escaped(&units[..STRING_LIMIT], '"'));
    }
    format!("\"{}\"", escaped(units, '"'))
}

fn escaped(units: &[u16], quote: char) -> String {
    let mut text = String::with_capacity(units.len());
    for unit in char::decode_utf16(units.iter().copied()) {
        match unit {
            Ok('\n') => text.push_str("\\n"),
            Ok('\t') => text.push_str("\\t"),
            Ok('\r') => text.push_str("\\r"),
            Ok('\\') => text.push_str("\\\\"),
            Ok(c) if c == quote => {
                text.push('\\');
                text.push(c);
            }
            Ok(c) if c.is_control() => text.push_str(&format!("\\u{:04x}", u32::from(c))),
            Ok(c) => text.push(c),
            Err(lone) => text.push_str(&format!("\\u{:04x}", lone.unpaired_surrogate())),
        }
    }
    text
}

/// A value of the declared type.
pub fn value<M: Machine>(runtime: &Runtime<M>, bits: u64, ty: &Type) -> String {
    match ty {
        Type::Primitive(ty) => primitive(*ty, bits),
        Type::Void => "nothing".to_owned(),
        _ => reference(&runtime.program, &runtime.heap, Reference::from_bits(bits)),
    }
}

/// A reference's object.
pub fn reference<S: Copy + Default + PartialEq + Debug>(
    program: &Program,
    heap: &Heap<S>,
    object: Reference,
) -> String {
    nested(program, heap, object, 0)
}

fn nested<S: Copy + Default + PartialEq + Debug>(
    program: &Program,
    heap: &Heap<S>,
    object: Reference,
    depth: u32,
) -> String {
    if object.is_null() {
        return "null".to_owned();
    }
    let list = |ty: Primitive| {
        let length = heap.array_length(object).unwrap_or(0);
        elements(length, |index| {
            heap.element(object, index)
                .map_or(String::new(), |slot| primitive(ty, slot.bits))
        })
    };
    match &heap.get(object).data {
        Data::Free => "null".to_owned(),
        Data::Str(text) => string(&text.text),
        Data::Booleans(_) => list(Primitive::Boolean),
        Data::Bytes(_) => list(Primitive::Byte),
        Data::Shorts(_) => list(Primitive::Short),
        Data::Chars(_) => list(Primitive::Char),
        Data::Ints(_) => list(Primitive::Int),
        Data::Longs(_) => list(Primitive::Long),
        Data::Floats(_) => list(Primitive::Float),
        Data::Doubles(_) => list(Primitive::Double),
        Data::References(array) => {
            if depth >= DEPTH_LIMIT {
                return "[…]".to_owned();
            }
            elements(array.len(), |index| {
                nested(program, heap, array[index], depth + 1)
            })
        }
        Data::Class(_) => "a class".to_owned(),
        Data::Lambda(_) => "a lambda".to_owned(),
        Data::Object(fields) => {
            let Some(class) = heap.type_of(object).as_class() else {
                return "an object".to_owned();
            };
            if let Some(boxed) = program.well_known().unwrapped(class)
                && let Some(slot) = fields.first()
            {
                return primitive(boxed, slot.bits);
            }
            match collections::contents(program, heap, object, ELEMENT_LIMIT) {
                Some(_) if depth >= DEPTH_LIMIT => "[…]".to_owned(),
                Some(Contents::Elements(elements)) => self::elements(elements.len(), |index| {
                    nested(program, heap, elements[index], depth + 1)
                }),
                Some(Contents::Entries(entries)) => {
                    let list = self::elements(entries.len(), |index| {
                        let (key, value) = entries[index];
                        let key = nested(program, heap, key, depth + 1);
                        format!("{key}={}", nested(program, heap, value, depth + 1))
                    });
                    let inside = list
                        .strip_prefix('[')
                        .and_then(|list| list.strip_suffix(']'));
                    format!("{{{}}}", inside.unwrap_or_default())
                }
                None => self::object(program, heap, object, depth),
            }
        }
    }
}

fn elements(length: usize, mut show: impl FnMut(usize) -> String) -> String {
    let mut parts: Vec<String> = (0..length.min(ELEMENT_LIMIT)).map(&mut show).collect();
    if length > ELEMENT_LIMIT {
        parts.push("…".to_owned());
    }
    format!("[{}]", parts.join(", "))
}

/// `Node{value=1, next=null}`; an enum constant by its name.
fn object<S: Copy + Default + PartialEq + Debug>(
    program: &Program,
    heap: &Heap<S>,
    object: Reference,
    depth: u32,
) -> String {
    let Some(class) = heap.type_of(object).as_class() else {
        return "an object".to_owned();
    };
    let declared = program.class(class);
    let name = declared.display_name.rsplit('.').next().unwrap_or_default();
    if depth >= DEPTH_LIMIT {
        return format!("{name}{{…}}");
    }
    let mut parts = Vec::new();
    let mut current = Some(class);
    while let Some(id) = current {
        let declared = program.class(id);
        for id in &declared.fields {
            let field = program.field(*id);
            if field.is_static {
                continue;
            }
            let Some(slot) = heap.field(object, field.slot) else {
                continue;
            };
            if !declared.enum_constants.is_empty()
                || declared.display_name.as_ref() == "java.lang.Enum"
            {
                if field.name.as_ref() == "name" {
                    let text = heap.string(Reference::from_bits(slot.bits));
                    return text.map_or(String::new(), |text| String::from_utf16_lossy(text));
                }
                continue;
            }
            let shown = match field.ty.as_primitive() {
                Some(ty) => primitive(ty, slot.bits),
                None => nested(program, heap, Reference::from_bits(slot.bits), depth + 1),
            };
            let name = crate::describe::field_name(program, *id);
            parts.push(format!("{name}={shown}"));
            if parts.len() >= ELEMENT_LIMIT {
                parts.push("…".to_owned());
                return format!("{name}{{{}}}", parts.join(", "));
            }
        }
        current = declared.superclass;
    }
    format!("{name}{{{}}}", parts.join(", "))
}
