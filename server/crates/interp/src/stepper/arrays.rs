//! Slow paths of arrays: making them, and checking stores.

use java::ir::NumericKind;
use java::ops;
use java::types::Type;

use super::Stack;
use crate::frame::Flow;
use crate::heap::{Heap, OutOfMemory, Reference};
use crate::interpreter::Interpreter;
use crate::machine::{CodePlace, ImplicitCheck, Machine, Need, Slot};
use crate::outcome::Halt;
use crate::type_table::TypeId;

/// Why an array couldn't be made.
pub(crate) enum ArrayFailure {
    Negative(i32),
    /// Longer than [`LONGEST`].
    TooLong,
    OutOfMemory,
}

/// JVMs make no longer arrays, however much memory there is.
const LONGEST: usize = i32::MAX as usize - 2;

impl From<OutOfMemory> for ArrayFailure {
    fn from(_: OutOfMemory) -> Self {
        ArrayFailure::OutOfMemory
    }
}

impl<M: Machine> Interpreter<M> {
    /// A length that was asked for, after the machine has been told.
    fn length(
        &mut self,
        at: CodePlace,
        length: Slot<M::Shadow>,
    ) -> Result<Result<usize, ArrayFailure>, Halt> {
        let value = ops::slot_int(length.bits);
        if M::HAS_SHADOWS && length.shadow != M::Shadow::default() {
            let check = ImplicitCheck::ArraySize;
            let passes = value >= 0;
            self.runtime
                .machine
                .implicit_check(at, check, NumericKind::Int, length, 0, passes)?;
            if passes {
                self.runtime
                    .machine
                    .concretize(at, Need::ArrayLength, length)?;
            }
        }
        Ok(usize::try_from(value).map_err(|_| ArrayFailure::Negative(value)))
    }

    /// A one-dimensional array (or the outermost dimension of one) of the whole array type.
    pub(crate) fn new_array(
        &mut self,
        at: CodePlace,
        ty: TypeId,
        length: Slot<M::Shadow>,
    ) -> Result<Result<Reference, ArrayFailure>, Halt> {
        let length = match self.length(at, length)? {
            Ok(length) => length,
            Err(failure) => return Ok(Err(failure)),
        };
        if length > LONGEST {
            return Ok(Err(ArrayFailure::TooLong));
        }
        let element = match self.runtime.types.get(ty) {
            Type::Array(element) => element.as_primitive(),
            _ => return Err(self.no_array_type(ty)),
        };
        if !self.runtime.heap.has_room_for_array(element, length) {
            return Ok(Err(ArrayFailure::OutOfMemory));
        }
        self.runtime.spend(length as u64 / 16)?;
        Ok(self
            .runtime
            .heap
            .new_array(ty, element, length)
            .map_err(ArrayFailure::from))
    }

    /// JLS 15.10.2: all lengths are checked before anything is made.
    pub(crate) fn new_multi_array(
        &mut self,
        at: CodePlace,
        ty: TypeId,
        lengths: &[Slot<M::Shadow>],
    ) -> Result<Result<Reference, ArrayFailure>, Halt> {
        let mut sizes = Vec::with_capacity(lengths.len());
        for &length in lengths {
            match self.length(at, length)? {
                Ok(size) => sizes.push(size),
                Err(failure) => return Ok(Err(failure)),
            }
        }
        if sizes.iter().any(|&size| size > LONGEST) {
            return Ok(Err(ArrayFailure::TooLong));
        }
        // All at once: what was made of an array that doesn't fit would be garbage, whose
        // collection promises room for the next attempt, without end.
        if !self.has_room_for_all(ty, &sizes) {
            return Ok(Err(ArrayFailure::OutOfMemory));
        }
        self.nested_array(ty, &sizes)
    }

    /// Whether an array of arrays of these lengths would fit.
    fn has_room_for_all(&mut self, ty: TypeId, sizes: &[usize]) -> bool {
        let mut element = self.runtime.types.get(ty).clone();
        let mut arrays: u64 = 1;
        let mut bytes: u64 = 0;
        for &size in sizes {
            let Type::Array(inner) = element else {
                break;
            };
            let each = Heap::<M::Shadow>::array_bytes(inner.as_primitive(), size);
            bytes = bytes.saturating_add(arrays.saturating_mul(each));
            arrays = arrays.saturating_mul(size as u64);
            element = (*inner).clone();
        }
        self.runtime.heap.has_room(bytes)
    }

    /// Recursion is as deep as the type has dimensions: at most 255.
    fn nested_array(
        &mut self,
        ty: TypeId,
        sizes: &[usize],
    ) -> Result<Result<Reference, ArrayFailure>, Halt> {
        let [length, rest @ ..] = sizes else {
            return Err(Halt::Internal("an array without a length".to_owned()));
        };
        let Type::Array(element) = self.runtime.types.get(ty) else {
            return Err(self.no_array_type(ty));
        };
        let primitive = element.as_primitive();
        if !self.runtime.heap.has_room_for_array(primitive, *length) {
            return Ok(Err(ArrayFailure::OutOfMemory));
        }
        self.runtime.spend(1 + *length as u64 / 16)?;
        let array = match self
            .runtime
            .heap
            .new_array(ty, element.as_primitive(), *length)
        {
            Ok(array) => array,
            Err(failure) => return Ok(Err(failure.into())),
        };
        if !rest.is_empty() {
            let inner = self.runtime.types.id(&element);
            for index in 0..*length {
                match self.nested_array(inner, rest)? {
                    Ok(part) => {
                        self.runtime.heap.set_element(array, index, part.slot());
                    }
                    Err(failure) => return Ok(Err(failure)),
                }
            }
        }
        Ok(Ok(array))
    }

    fn no_array_type(&self, ty: TypeId) -> Halt {
        Halt::Internal(format!("an array of type {}", self.runtime.type_name(ty)))
    }

    /// Throws what making an array failed with.
    #[cold]
    pub(crate) fn array_failed(
        &mut self,
        stack: &mut Stack<M>,
        failure: ArrayFailure,
    ) -> Result<Flow<M::Shadow>, Halt> {
        match failure {
            ArrayFailure::OutOfMemory => self.retry_allocation(stack),
            ArrayFailure::TooLong => self.raise(
                stack,
                "java.lang.OutOfMemoryError",
                Some("Requested array size exceeds VM limit"),
            ),
            ArrayFailure::Negative(length) => {
                let message = length.to_string();
                self.raise(
                    stack,
                    "java.lang.NegativeArraySizeException",
                    Some(&message),
                )
            }
        }
    }

    /// Whether the value may be stored in an array of the type (JLS 10.5).
    #[inline]
    pub(crate) fn may_store(&mut self, array: TypeId, value: Slot<M::Shadow>) -> bool {
        let object = Reference::from_bits(value.bits);
        if object.is_null() {
            return true;
        }
        let ty = self.runtime.heap.type_of(object);
        if let Some(&known) = self.stores.get(&(array, ty)) {
            return known;
        }
        let fits = match self.runtime.types.element(array) {
            Some(element) => self.runtime.is_subtype(ty, element),
            None => false,
        };
        self.stores.insert((array, ty), fits);
        fits
    }
}
