//! String constants, concatenation and comparison.

use std::sync::Arc;

use java::ops;
use java::types::Primitive;

use crate::code::{Code, ConcatPiece};
use crate::heap::{OutOfMemory, Reference};
use crate::interpreter::Interpreter;
use crate::machine::{ConcatPart, Machine, Slot};

impl<M: Machine> Interpreter<M> {
    /// An interned string of the code.
    pub(crate) fn constant_string(
        &mut self,
        code_index: u32,
        code: &Code,
        index: u32,
    ) -> Result<Reference, OutOfMemory> {
        if let Some(known) = self.runtime.string_constant(code_index, index) {
            return Ok(known);
        }
        let Some(text) = code.strings.get(index as usize) else {
            return Err(OutOfMemory);
        };
        let string = self.runtime.heap.intern(text)?;
        self.runtime.set_string_constant(code_index, index, string);
        Ok(string)
    }

    /// Builds a string (JLS 15.18.1).
    pub(crate) fn concat(
        &mut self,
        code: &Code,
        index: u32,
        operands: &[Slot<M::Shadow>],
    ) -> Result<Slot<M::Shadow>, OutOfMemory> {
        let pieces: &[ConcatPiece] = code
            .concats
            .get(index as usize)
            .map_or(&[], |pieces| pieces);
        let mut text: Vec<u16> = Vec::new();
        let mut next = operands.iter();
        let mut is_shadowed = false;
        for piece in pieces {
            match piece {
                ConcatPiece::Text(constant) => text.extend_from_slice(constant),
                ConcatPiece::Primitive(primitive) => {
                    let operand = next.next().copied().unwrap_or_default();
                    is_shadowed |= operand.shadow != M::Shadow::default();
                    append_primitive(&mut text, *primitive, operand.bits);
                }
                ConcatPiece::Str => {
                    let operand = next.next().copied().unwrap_or_default();
                    is_shadowed |= operand.shadow != M::Shadow::default();
                    match self.runtime.heap.string(Reference::from_bits(operand.bits)) {
                        // Growth is bounded by the heap's limit before it is copied.
                        Some(part) if self.runtime.heap.has_room(2 * part.len() as u64) => {
                            text.extend_from_slice(part);
                        }
                        Some(_) => return Err(OutOfMemory),
                        None => text.extend("null".encode_utf16()),
                    }
                }
            }
        }
        let string = self.runtime.heap.new_string(text)?;
        let shadow = if M::HAS_SHADOWS && is_shadowed {
            self.concat_shadow(pieces, operands)
        } else {
            M::Shadow::default()
        };
        Ok(Slot {
            bits: string.bits(),
            shadow,
        })
    }

    #[cold]
    fn concat_shadow(&mut self, pieces: &[ConcatPiece], operands: &[Slot<M::Shadow>]) -> M::Shadow {
        let mut texts: Vec<OwnedPart<M::Shadow>> = Vec::new();
        let mut next = operands.iter();
        for piece in pieces {
            let (primitive, operand) = match piece {
                ConcatPiece::Text(constant) => {
                    texts.push((constant.clone(), None));
                    continue;
                }
                ConcatPiece::Primitive(primitive) => (Some(*primitive), next.next()),
                ConcatPiece::Str => (None, next.next()),
            };
            let operand = operand.copied().unwrap_or_default();
            let text: Arc<[u16]> = match primitive {
                Some(primitive) => {
                    let mut text = Vec::new();
                    append_primitive(&mut text, primitive, operand.bits);
                    text.into()
                }
                None => match self.runtime.heap.string(Reference::from_bits(operand.bits)) {
                    Some(text) => text.clone(),
                    None => "null".encode_utf16().collect(),
                },
            };
            let is_shadowed = operand.shadow != M::Shadow::default();
            texts.push((text, is_shadowed.then_some((primitive, operand))));
        }
        let parts: Vec<ConcatPart<'_, M::Shadow>> = texts
            .iter()
            .map(|(text, operand)| match operand {
                None => ConcatPart::Text(text),
                Some((None, operand)) => ConcatPart::Str(text, operand.shadow),
                Some((Some(primitive), operand)) => ConcatPart::Primitive(*primitive, *operand),
            })
            .collect();
        self.runtime.machine.concat(&parts)
    }

    /// Whether a string has the content of a constant.
    pub(crate) fn string_equals(
        &mut self,
        code: &Code,
        index: u32,
        string: Slot<M::Shadow>,
    ) -> Slot<M::Shadow> {
        let Some(constant) = code.strings.get(index as usize) else {
            return Slot::default();
        };
        let text = self.runtime.heap.string(Reference::from_bits(string.bits));
        let bits = ops::boolean_slot(text == Some(constant));
        let shadow = match text {
            Some(text) if M::HAS_SHADOWS && string.shadow != M::Shadow::default() => {
                let right = (&**constant, M::Shadow::default());
                self.runtime
                    .machine
                    .strings_equal((text, string.shadow), right)
            }
            _ => M::Shadow::default(),
        };
        Slot { bits, shadow }
    }
}

/// A part's text, and if it is shadowed its slot, with the type if that is primitive.
type OwnedPart<S> = (Arc<[u16]>, Option<(Option<Primitive>, Slot<S>)>);

/// The text of a primitive value, as `String.valueOf` has it.
pub(crate) fn append_primitive(text: &mut Vec<u16>, primitive: Primitive, bits: u64) {
    match primitive {
        Primitive::Boolean => text.extend(ops::slot_boolean(bits).to_string().encode_utf16()),
        Primitive::Char => text.push(ops::slot_int(bits) as u16),
        Primitive::Byte | Primitive::Short | Primitive::Int => {
            text.extend(ops::slot_int(bits).to_string().encode_utf16());
        }
        Primitive::Long => text.extend(ops::slot_long(bits).to_string().encode_utf16()),
        Primitive::Float => {
            text.extend(ops::float_to_string(ops::slot_float(bits)).encode_utf16());
        }
        Primitive::Double => {
            text.extend(ops::double_to_string(ops::slot_double(bits)).encode_utf16());
        }
    }
}
