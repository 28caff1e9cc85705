//! How methods that Java code can't express are written in Rust: the interface between the stepper
//! and [`crate::natives`].
//!
//! A `native` method of a class model is found by its [`java::program::Method::key`], such as
//! `java.lang.String.charAt(int)`: parameter types by simple name, `<init>` never (constructors
//! can't be native; let them call a native method). Its arguments are the receiver, if it isn't
//! static, then the parameters, one slot each. What it gives back is the slot of its result, or
//! [`NativeContext::void`].
//!
//! What must hold:
//! * A native never drops a shadow silently: it reads primitives and strings through the context,
//!   which concretises them, or copies whole slots (with [`NativeContext::element`] and friends).
//! * A native never calls Java code; what needs that is written in Java.
//! * A native does bounded work for what it was charged: whatever loops over data it did not just
//!   allocate calls [`NativeContext::spend`].

use std::sync::Arc;

use java::ops;
use java::types::{ClassId, MethodId, Primitive};

use crate::heap::{Data, OutOfMemory, Payload, Reference};
use crate::machine::{CodePlace, Machine, Need, Slot};
use crate::outcome::Halt;
use crate::runtime::Runtime;
use crate::type_table::TypeId;

/// A native method. The arguments have been counted by the declaration.
pub type NativeFn<M> =
    fn(&mut NativeContext<'_, M>, &[Slot<<M as Machine>::Shadow>]) -> NativeResult<M>;

/// A native's result; [`NativeContext::void`] for `void`.
pub type NativeResult<M> = Result<Slot<<M as Machine>::Shadow>, NativeFailure>;

/// Why a native didn't return.
#[derive(Clone, PartialEq, Debug)]
pub enum NativeFailure {
    /// A new exception of a library class, made by its constructor without arguments or with the
    /// message.
    Throw {
        class: &'static str,
        message: Option<String>,
    },
    /// An exception object that exists already.
    Rethrow(Reference),
    /// The class has to be initialised first; then the native is called again.
    Initialize(ClassId),
    /// There was no room. After a collection, if that helps, the native is called again, so it must
    /// not have changed anything; otherwise this is an `OutOfMemoryError`.
    OutOfMemory,
    /// The run is over.
    Halt(Halt),
}

impl From<Halt> for NativeFailure {
    fn from(halt: Halt) -> Self {
        NativeFailure::Halt(halt)
    }
}

impl From<OutOfMemory> for NativeFailure {
    fn from(_: OutOfMemory) -> Self {
        NativeFailure::OutOfMemory
    }
}

/// What a native may use.
pub struct NativeContext<'a, M: Machine> {
    pub runtime: &'a mut Runtime<M>,
    /// The call.
    pub at: CodePlace,
    /// The native method itself.
    pub method: MethodId,
}

impl<M: Machine> NativeContext<'_, M> {
    /// The result of a `void` method.
    pub fn void(&self) -> NativeResult<M> {
        Ok(Slot::default())
    }

    /// Fails with a new exception, such as `java.lang.NumberFormatException`.
    pub fn throw<T>(
        &self,
        class: &'static str,
        message: impl Into<String>,
    ) -> Result<T, NativeFailure> {
        Err(NativeFailure::Throw {
            class,
            message: Some(message.into()),
        })
    }

    /// As [`NativeContext::throw`] with a `null` message.
    pub fn throw_bare<T>(&self, class: &'static str) -> Result<T, NativeFailure> {
        Err(NativeFailure::Throw {
            class,
            message: None,
        })
    }

    /// Counts steps for work done here and stops the run when its budget is used up.
    pub fn spend(&mut self, steps: usize) -> Result<(), NativeFailure> {
        Ok(self.runtime.spend(steps as u64)?)
    }

    /// Makes sure that so many bytes fit into the heap, before work is done to fill them:
    /// an `OutOfMemoryError` otherwise. To be asked before [`NativeContext::spend`], so that what a
    /// JVM has no memory for doesn't end as a lack of steps.
    pub fn make_room(&self, bytes: usize) -> Result<(), NativeFailure> {
        if self.runtime.heap.has_room(bytes as u64) {
            Ok(())
        } else {
            Err(OutOfMemory.into())
        }
    }

    /// Makes the run depend on the value being what it is.
    pub fn concretize(&mut self, need: Need, value: Slot<M::Shadow>) -> Result<(), NativeFailure> {
        if M::HAS_SHADOWS && value.shadow != M::Shadow::default() {
            self.runtime.machine.concretize(self.at, need, value)?;
        }
        Ok(())
    }

    /// An `int`, `short`, `byte` or `char` argument.
    pub fn int(&mut self, value: Slot<M::Shadow>) -> Result<i32, NativeFailure> {
        self.concretize(Need::Native, value)?;
        Ok(ops::slot_int(value.bits))
    }

    pub fn boolean(&mut self, value: Slot<M::Shadow>) -> Result<bool, NativeFailure> {
        self.concretize(Need::Native, value)?;
        Ok(ops::slot_boolean(value.bits))
    }

    pub fn long(&mut self, value: Slot<M::Shadow>) -> Result<i64, NativeFailure> {
        self.concretize(Need::Native, value)?;
        Ok(ops::slot_long(value.bits))
    }

    pub fn float(&mut self, value: Slot<M::Shadow>) -> Result<f32, NativeFailure> {
        self.concretize(Need::Native, value)?;
        Ok(ops::slot_float(value.bits))
    }

    pub fn double(&mut self, value: Slot<M::Shadow>) -> Result<f64, NativeFailure> {
        self.concretize(Need::Native, value)?;
        Ok(ops::slot_double(value.bits))
    }

    /// A reference argument, `null` too.
    pub fn reference(&mut self, value: Slot<M::Shadow>) -> Result<Reference, NativeFailure> {
        self.concretize(Need::Receiver, value)?;
        Ok(Reference::from_bits(value.bits))
    }

    /// A reference argument; `NullPointerException` for `null`.
    pub fn null_check(&mut self, value: Slot<M::Shadow>) -> Result<Reference, NativeFailure> {
        let reference = self.reference(value)?;
        if reference.is_null() {
            return self.throw_bare("java.lang.NullPointerException");
        }
        Ok(reference)
    }

    /// The text of a `String` argument; `NullPointerException` for `null`.
    pub fn string(&mut self, value: Slot<M::Shadow>) -> Result<Arc<[u16]>, NativeFailure> {
        self.concretize(Need::StringContent, value)?;
        let reference = Reference::from_bits(value.bits);
        if reference.is_null() {
            return self.throw_bare("java.lang.NullPointerException");
        }
        match self.runtime.heap.string(reference) {
            Some(text) => Ok(text.clone()),
            None => Err(self.internal("a native expected a string")),
        }
    }

    /// A new string object as result.
    pub fn new_string(&mut self, text: impl Into<Arc<[u16]>>) -> NativeResult<M> {
        Ok(self.runtime.heap.new_string(text)?.slot())
    }

    /// As [`NativeContext::new_string`], from Rust text.
    pub fn new_text(&mut self, text: &str) -> NativeResult<M> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_string(units)
    }

    /// Sets the content of a string object under construction (a constructor of `String`).
    pub fn set_string(
        &mut self,
        string: Reference,
        text: impl Into<Arc<[u16]>>,
    ) -> Result<(), NativeFailure> {
        let text = text.into();
        self.runtime.heap.account(2 * text.len() as u64)?;
        match &mut self.runtime.heap.get_mut(string).data {
            Data::Str(content) => {
                content.text = text;
                content.hash = 0;
                Ok(())
            }
            _ => Err(self.internal("a native expected a string")),
        }
    }

    /// Plain slots for results.
    pub fn of_int(&self, value: i32) -> NativeResult<M> {
        Ok(Slot::plain(ops::int_slot(value)))
    }

    pub fn of_long(&self, value: i64) -> NativeResult<M> {
        Ok(Slot::plain(ops::long_slot(value)))
    }

    pub fn of_boolean(&self, value: bool) -> NativeResult<M> {
        Ok(Slot::plain(ops::boolean_slot(value)))
    }

    pub fn of_double(&self, value: f64) -> NativeResult<M> {
        Ok(Slot::plain(ops::double_slot(value)))
    }

    pub fn of_float(&self, value: f32) -> NativeResult<M> {
        Ok(Slot::plain(ops::float_slot(value)))
    }

    pub fn of_reference(&self, value: Reference) -> NativeResult<M> {
        Ok(value.slot())
    }

    /// A new array of default elements. `None`: of references, whose type is then `class`'s.
    pub fn new_array(
        &mut self,
        element: Primitive,
        length: usize,
    ) -> Result<Reference, NativeFailure> {
        let element_type = java::types::Type::Primitive(element);
        let ty = self
            .runtime
            .types
            .id(&java::types::Type::array_of(element_type));
        Ok(self.runtime.heap.new_array(ty, Some(element), length)?)
    }

    /// A new array of `null`s whose elements are of the class.
    pub fn new_object_array(
        &mut self,
        element: ClassId,
        length: usize,
    ) -> Result<Reference, NativeFailure> {
        let element_type = java::types::Type::class(element);
        let ty = self
            .runtime
            .types
            .id(&java::types::Type::array_of(element_type));
        Ok(self.runtime.heap.new_array(ty, None, length)?)
    }

    /// A new array of the same type as another one (`Arrays.copyOf`), elements at their defaults.
    pub fn new_array_like(
        &mut self,
        array: Reference,
        length: usize,
    ) -> Result<Reference, NativeFailure> {
        let ty = self.runtime.heap.type_of(array);
        match self.runtime.types.get(ty) {
            java::types::Type::Array(element) => {
                Ok(self
                    .runtime
                    .heap
                    .new_array(ty, element.as_primitive(), length)?)
            }
            _ => Err(self.internal("a native expected an array")),
        }
    }

    /// An array's length; 0 if it isn't an array.
    pub fn array_length(&self, array: Reference) -> usize {
        self.runtime.heap.array_length(array).unwrap_or(0)
    }

    /// A whole element, shadow included. `Internal` out of bounds: check first.
    pub fn element(&self, array: Reference, index: usize) -> NativeResult<M> {
        self.runtime
            .heap
            .element(array, index)
            .ok_or_else(|| self.internal("a native read past the end of an array"))
    }

    /// Stores an element, shadow included. `Internal` out of bounds: check first.
    pub fn set_element(
        &mut self,
        array: Reference,
        index: usize,
        value: Slot<M::Shadow>,
    ) -> Result<(), NativeFailure> {
        if self.runtime.heap.set_element(array, index, value) {
            Ok(())
        } else {
            Err(self.internal("a native wrote past the end of an array"))
        }
    }

    /// The `char`s of a part of a `char[]`, concretised. `Internal` out of bounds: check first.
    pub fn chars(
        &mut self,
        array: Reference,
        start: usize,
        count: usize,
    ) -> Result<Vec<u16>, NativeFailure> {
        self.make_room(2 * count)?;
        self.spend(count / 8)?;
        let mut units = Vec::with_capacity(count.min(1 << 16));
        for index in start..start.saturating_add(count) {
            let element = self.element(array, index)?;
            units.push(self.int(element)? as u16);
        }
        Ok(units)
    }

    /// What this or another native keeps with the object.
    pub fn payload(&self, object: Reference) -> &Payload {
        self.runtime.heap.get(object).payload()
    }

    /// As [`NativeContext::payload`], to change it. Growth must be told to
    /// [`crate::heap::Heap::account`].
    pub fn payload_mut(&mut self, object: Reference) -> &mut Payload {
        &mut self.runtime.heap.get_mut(object).extra_mut().payload
    }

    /// An object's instance field by name, searched from the object's class upwards.
    pub fn field(&self, object: Reference, name: &str) -> NativeResult<M> {
        self.runtime
            .field(object, name)
            .ok_or_else(|| self.internal("a native asked for a field that isn't there"))
    }

    /// Sets an instance field by name.
    pub fn set_field(
        &mut self,
        object: Reference,
        name: &str,
        value: Slot<M::Shadow>,
    ) -> Result<(), NativeFailure> {
        if self.runtime.set_field(object, name, value) {
            Ok(())
        } else {
            Err(self.internal("a native asked for a field that isn't there"))
        }
    }

    /// The run-time type of an object.
    pub fn type_of(&self, object: Reference) -> TypeId {
        self.runtime.heap.type_of(object)
    }

    /// `Class.getName()` of a type: `java.lang.String`, `[I`, `int`.
    pub fn type_name(&self, ty: TypeId) -> String {
        self.runtime.type_name(ty)
    }

    /// The class object of a type; the same each time.
    pub fn class_object(&mut self, ty: TypeId) -> Result<Reference, NativeFailure> {
        self.runtime.class_object(ty)
    }

    /// Writes to `System.out` (UTF-8).
    pub fn write_output(&mut self, text: &[u16]) -> Result<(), NativeFailure> {
        self.spend(text.len() / 8)?;
        self.runtime.output.write(text);
        Ok(())
    }

    /// Writes to `System.err` (UTF-8).
    pub fn write_error(&mut self, text: &[u16]) -> Result<(), NativeFailure> {
        self.spend(text.len() / 8)?;
        self.runtime.error_output.write(text);
        Ok(())
    }

    /// `whydunit.Verdict.check`: tells the machine of an assertion and gives its value back.
    pub fn assertion(&mut self, condition: Slot<M::Shadow>) -> NativeResult<M> {
        let holds = ops::slot_boolean(condition.bits);
        self.runtime
            .machine
            .assertion(self.at, condition.shadow, holds)?;
        Ok(condition)
    }

    /// The stack trace a throwable was created with, innermost first, each as
    /// `Cls.method(File.java:12)`.
    pub fn stack_trace(&self, throwable: Reference) -> Vec<String> {
        match self.payload(throwable) {
            Payload::Trace(frames) => {
                let elements = self.runtime.trace_elements(frames);
                elements.iter().map(ToString::to_string).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Something that must not happen in a native.
    pub fn internal(&self, message: &str) -> NativeFailure {
        NativeFailure::Halt(Halt::Internal(format!("{message} ({:?})", self.method)))
    }

    /// `UnsupportedOperation` of the interpreter itself: not modelled.
    pub fn not_modelled<T>(&self, what: impl Into<String>) -> Result<T, NativeFailure> {
        Err(NativeFailure::Halt(Halt::Unsupported {
            at: self.at,
            what: what.into(),
        }))
    }
}
