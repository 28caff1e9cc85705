//! Elements of arrays as raw bits, whatever their type.

use java::ops::int_slot;

use super::{Data, Reference};

/// Applies `$body` to the elements of an array of any primitive type or of references.
macro_rules! each_array {
    ($data:expr, $values:ident => $body:expr, $other:expr) => {
        match $data {
            Data::Booleans($values) => $body,
            Data::Bytes($values) => $body,
            Data::Shorts($values) => $body,
            Data::Chars($values) => $body,
            Data::Ints($values) => $body,
            Data::Longs($values) => $body,
            Data::Floats($values) => $body,
            Data::Doubles($values) => $body,
            Data::References($values) => $body,
            _ => $other,
        }
    };
}

impl<S> Data<S> {
    /// The number of elements, if it is an array.
    #[inline]
    pub fn array_length(&self) -> Option<usize> {
        each_array!(self, values => Some(values.len()), None)
    }

    /// Raw bits of an element.
    #[inline]
    pub fn element(&self, index: usize) -> Option<u64> {
        Some(match self {
            Data::Ints(values) => int_slot(*values.get(index)?),
            Data::References(values) => values.get(index)?.bits(),
            Data::Booleans(values) => u64::from(*values.get(index)?),
            Data::Bytes(values) => int_slot(i32::from(*values.get(index)?)),
            Data::Shorts(values) => int_slot(i32::from(*values.get(index)?)),
            Data::Chars(values) => int_slot(i32::from(*values.get(index)?)),
            Data::Longs(values) => *values.get(index)? as u64,
            Data::Floats(values) => u64::from(values.get(index)?.to_bits()),
            Data::Doubles(values) => values.get(index)?.to_bits(),
            _ => return None,
        })
    }

    /// Stores an element given as raw bits; false out of bounds or for no array.
    #[inline]
    pub fn set_element(&mut self, index: usize, bits: u64) -> bool {
        fn put<T>(values: &mut [T], index: usize, value: T) -> bool {
            match values.get_mut(index) {
                Some(place) => {
                    *place = value;
                    true
                }
                None => false,
            }
        }
        match self {
            Data::Ints(values) => put(values, index, bits as i32),
            Data::References(values) => put(values, index, Reference::from_bits(bits)),
            Data::Booleans(values) => put(values, index, bits & 1 != 0),
            Data::Bytes(values) => put(values, index, bits as i8),
            Data::Shorts(values) => put(values, index, bits as i16),
            Data::Chars(values) => put(values, index, bits as u16),
            Data::Longs(values) => put(values, index, bits as i64),
            Data::Floats(values) => put(values, index, f32::from_bits(bits as u32)),
            Data::Doubles(values) => put(values, index, f64::from_bits(bits)),
            _ => false,
        }
    }

    pub(super) fn copy_within(&mut self, from: std::ops::Range<usize>, to: usize) {
        each_array!(self, values => values.copy_within(from, to), ());
    }

    pub(super) fn copy_from(&mut self, source: &Data<S>, from: std::ops::Range<usize>, to: usize) {
        fn copy<T: Copy>(target: &mut [T], to: usize, source: &[T], from: std::ops::Range<usize>) {
            let end = to + from.len();
            if let (Some(target), Some(source)) = (target.get_mut(to..end), source.get(from)) {
                target.copy_from_slice(source);
            }
        }
        match (self, source) {
            (Data::Booleans(target), Data::Booleans(source)) => copy(target, to, source, from),
            (Data::Bytes(target), Data::Bytes(source)) => copy(target, to, source, from),
            (Data::Shorts(target), Data::Shorts(source)) => copy(target, to, source, from),
            (Data::Chars(target), Data::Chars(source)) => copy(target, to, source, from),
            (Data::Ints(target), Data::Ints(source)) => copy(target, to, source, from),
            (Data::Longs(target), Data::Longs(source)) => copy(target, to, source, from),
            (Data::Floats(target), Data::Floats(source)) => copy(target, to, source, from),
            (Data::Doubles(target), Data::Doubles(source)) => copy(target, to, source, from),
            (Data::References(target), Data::References(source)) => copy(target, to, source, from),
            _ => {}
        }
    }
}
