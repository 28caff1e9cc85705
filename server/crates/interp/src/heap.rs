//! Everything a running program allocates: objects, arrays, strings, class objects and lambdas.
//!
//! What must hold:
//! * A [`Reference`] stays valid for the life of the heap it came from (or until the collector finds
//!   it unreachable); 0 is `null`.
//! * Field and array values carry their shadows. Arrays allocate room for shadows only when the
//!   first shadow that isn't the default is stored.
//! * Nothing depends on addresses or hash order: the same run gives the same references and the
//!   same identity hash codes.

use std::sync::Arc;

use java::types::{ClassId, MethodId, Primitive};
use rustc_hash::FxHashMap;

use crate::machine::Slot;
use crate::type_table::TypeId;

mod data;
#[cfg(test)]
mod tests;

/// Index of a heap entity; 0 is `null`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Reference(pub u32);

impl Reference {
    pub const NULL: Reference = Reference(0);

    pub fn is_null(self) -> bool {
        self.0 == 0
    }

    /// What the upper half of a register with a reference is: no `int` looks like one, and hardly
    /// any `long` or `double`.
    const TAG: u64 = 0x7ff5_e4a3_0000_0000;

    /// The reference in a register's raw bits.
    #[inline]
    pub fn from_bits(bits: u64) -> Self {
        Reference(bits as u32)
    }

    /// The reference in a register whose type isn't known, if it can be one.
    #[inline]
    pub(crate) fn if_tagged(bits: u64) -> Option<Self> {
        (bits & !u64::from(u32::MAX) == Self::TAG).then_some(Reference(bits as u32))
    }

    /// Raw bits for a register; 0 for `null`.
    #[inline]
    pub fn bits(self) -> u64 {
        match self.0 {
            0 => 0,
            index => Self::TAG | u64::from(index),
        }
    }

    /// A register holding this reference, without a shadow.
    #[inline]
    pub fn slot<S: Default>(self) -> Slot<S> {
        Slot::plain(self.bits())
    }
}

/// Bytes of an array's element.
fn element_width(element: Option<Primitive>) -> u64 {
    match element {
        Some(Primitive::Boolean | Primitive::Byte) => 1,
        Some(Primitive::Short | Primitive::Char) => 2,
        Some(Primitive::Long | Primitive::Double) => 8,
        Some(Primitive::Int | Primitive::Float) | None => 4,
    }
}

/// The heap is full. The stepper makes an `OutOfMemoryError` of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfMemory;

/// One allocated thing.
#[derive(Clone, Debug)]
pub struct Entity<S> {
    pub ty: TypeId,
    pub data: Data<S>,
    /// Shadows of an array's elements, and what a native method keeps with an object.
    pub extra: Option<Box<Extra<S>>>,
}

/// Rarely needed parts of an [`Entity`].
#[derive(Clone, Debug)]
pub struct Extra<S> {
    /// Either empty or as long as the array.
    pub shadows: Vec<S>,
    pub payload: Payload,
}

/// What an entity holds.
#[derive(Clone, Debug)]
pub enum Data<S> {
    /// A slot without an entity: `null`'s, and what was collected.
    Free,
    /// Instance fields by [`java::program::Field::slot`].
    Object(Box<[Slot<S>]>),
    Booleans(Box<[bool]>),
    Bytes(Box<[i8]>),
    Shorts(Box<[i16]>),
    Chars(Box<[u16]>),
    Ints(Box<[i32]>),
    Longs(Box<[i64]>),
    Floats(Box<[f32]>),
    Doubles(Box<[f64]>),
    References(Box<[Reference]>),
    Str(JavaString),
    /// A `java.lang.Class`.
    Class(TypeId),
    Lambda(Box<LambdaObject<S>>),
}

/// The content of a `java.lang.String`.
#[derive(Clone, Debug)]
pub struct JavaString {
    pub text: Arc<[u16]>,
    /// `String.hashCode()`; 0 when not yet computed (or really 0).
    pub hash: i32,
}

/// An instance of a functional interface, made by a lambda expression or method reference.
#[derive(Clone, Debug)]
pub struct LambdaObject<S> {
    /// The interface's abstract method which the body implements.
    pub method: MethodId,
    /// The body, as index into the interpreter's code table.
    pub code: u32,
    /// The body's first arguments: `this` of the place where the lambda was made, if the body has
    /// one, then the captured values.
    pub captures: Box<[Slot<S>]>,
}

/// Content that natives keep with an object, not visible to Java code.
#[derive(Clone, Debug, Default)]
pub enum Payload {
    #[default]
    None,
    /// Text under construction (`StringBuilder`).
    Text(Vec<u16>),
    /// The calls that were active when a throwable was created, innermost first.
    Trace(Arc<[TraceFrame]>),
    /// Numbers, as a native likes them (the seed of a `Random`, say).
    Words(Vec<u64>),
}

/// One entry of a stack trace; turned into text by `Runtime::trace_element`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraceFrame {
    /// Interpreted code.
    Code {
        /// Index into the interpreter's code table.
        code: u32,
        op: u32,
    },
    /// A native method that threw the exception.
    Native(MethodId),
    /// The bridge method of a method, whose cast failed.
    Bridge(MethodId),
}

/// The store of all entities, with its size in bytes (roughly what a 64-bit JVM would use).
#[derive(Clone, Debug)]
pub struct Heap<S> {
    entities: Vec<Entity<S>>,
    free: Vec<u32>,
    bytes: u64,
    limit: u64,
    interned: FxHashMap<Arc<[u16]>, Reference>,
    string_type: TypeId,
}

/// Bytes of an object's header.
const HEADER: u64 = 16;

impl<S: Copy + Default + PartialEq> Heap<S> {
    /// A heap of at most `limit` bytes. `string` is `java.lang.String`.
    pub fn new(limit: u64, string: ClassId) -> Self {
        let null = Entity {
            ty: TypeId::class(string),
            data: Data::Free,
            extra: None,
        };
        Heap {
            entities: vec![null],
            free: Vec::new(),
            bytes: 0,
            limit,
            interned: FxHashMap::default(),
            string_type: TypeId::class(string),
        }
    }

    /// Bytes in use.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Changes the limit, in bytes; what is allocated already stays.
    pub fn set_limit(&mut self, limit: u64) {
        self.limit = limit;
    }

    /// Number of slots, dead ones too; every reference is below.
    pub fn len(&self) -> usize {
        self.entities.len()
    }

    /// Whether nothing was ever allocated.
    pub fn is_empty(&self) -> bool {
        self.entities.len() == 1
    }

    /// Counts bytes that an entity grew by.
    pub fn account(&mut self, bytes: u64) -> Result<(), OutOfMemory> {
        match self.bytes.checked_add(bytes) {
            Some(total) if total <= self.limit => {
                self.bytes = total;
                Ok(())
            }
            _ => Err(OutOfMemory),
        }
    }

    /// Whether `bytes` more would fit.
    pub fn has_room(&self, bytes: u64) -> bool {
        self.bytes
            .checked_add(bytes)
            .is_some_and(|total| total <= self.limit)
    }

    /// Whether an array of so many elements, primitive ones or references, would fit.
    pub fn has_room_for_array(&self, element: Option<Primitive>, length: usize) -> bool {
        self.has_room(Self::array_bytes(element, length))
    }

    /// What an array takes.
    pub fn array_bytes(element: Option<Primitive>, length: usize) -> u64 {
        let elements = element_width(element).saturating_mul(length as u64);
        elements.saturating_add(HEADER)
    }

    fn allocate(
        &mut self,
        ty: TypeId,
        data: Data<S>,
        bytes: u64,
    ) -> Result<Reference, OutOfMemory> {
        self.account(HEADER + bytes)?;
        let entity = Entity {
            ty,
            data,
            extra: None,
        };
        if let Some(index) = self.free.pop() {
            self.entities[index as usize] = entity;
            return Ok(Reference(index));
        }
        let index = u32::try_from(self.entities.len()).map_err(|_| OutOfMemory)?;
        self.entities.push(entity);
        Ok(Reference(index))
    }

    /// A new object with all fields at their default.
    #[inline]
    pub fn new_object(&mut self, class: ClassId, slots: u32) -> Result<Reference, OutOfMemory> {
        let fields = vec![Slot::default(); slots as usize].into_boxed_slice();
        self.allocate(
            TypeId::class(class),
            Data::Object(fields),
            8 * u64::from(slots),
        )
    }

    /// A new array of `length` default elements; `ty` is the whole array's type and `element` what
    /// its elements are (`None`: references).
    pub fn new_array(
        &mut self,
        ty: TypeId,
        element: Option<Primitive>,
        length: usize,
    ) -> Result<Reference, OutOfMemory> {
        if !self.has_room_for_array(element, length) {
            return Err(OutOfMemory);
        }
        let bytes = element_width(element) * length as u64;
        let data = match element {
            Some(Primitive::Boolean) => Data::Booleans(vec![false; length].into()),
            Some(Primitive::Byte) => Data::Bytes(vec![0; length].into()),
            Some(Primitive::Short) => Data::Shorts(vec![0; length].into()),
            Some(Primitive::Char) => Data::Chars(vec![0; length].into()),
            Some(Primitive::Int) => Data::Ints(vec![0; length].into()),
            Some(Primitive::Long) => Data::Longs(vec![0; length].into()),
            Some(Primitive::Float) => Data::Floats(vec![0.0; length].into()),
            Some(Primitive::Double) => Data::Doubles(vec![0.0; length].into()),
            None => Data::References(vec![Reference::NULL; length].into()),
        };
        self.allocate(ty, data, bytes)
    }

    /// A new string object, not interned.
    pub fn new_string(&mut self, text: impl Into<Arc<[u16]>>) -> Result<Reference, OutOfMemory> {
        let text = text.into();
        let bytes = 8 + 2 * text.len() as u64;
        self.allocate(
            self.string_type,
            Data::Str(JavaString { text, hash: 0 }),
            bytes,
        )
    }

    /// The one string object with this content that `==` finds (JLS 3.10.5).
    pub fn intern(&mut self, text: &Arc<[u16]>) -> Result<Reference, OutOfMemory> {
        if let Some(&known) = self.interned.get(text) {
            return Ok(known);
        }
        let reference = self.new_string(text.clone())?;
        self.interned.insert(text.clone(), reference);
        Ok(reference)
    }

    /// `String.intern()`: the object itself when its content wasn't known.
    pub fn intern_reference(&mut self, string: Reference) -> Reference {
        match self.string(string).cloned() {
            Some(text) => *self.interned.entry(text).or_insert(string),
            None => string,
        }
    }

    /// A class object; `class` is the type of `java.lang.Class` itself. One for each type is the
    /// caller's duty.
    pub fn new_class(&mut self, class: TypeId, of: TypeId) -> Result<Reference, OutOfMemory> {
        self.allocate(class, Data::Class(of), 64)
    }

    /// A new instance of a functional interface.
    pub fn new_lambda(
        &mut self,
        ty: TypeId,
        lambda: LambdaObject<S>,
    ) -> Result<Reference, OutOfMemory> {
        let bytes = 8 * lambda.captures.len() as u64;
        self.allocate(ty, Data::Lambda(Box::new(lambda)), bytes)
    }

    /// A copy of an object or array with a new identity, shadows and payload included
    /// (`Object.clone`).
    pub fn duplicate(&mut self, original: Reference) -> Result<Reference, OutOfMemory> {
        let Some(entity) = self.entities.get(original.0 as usize) else {
            return Err(OutOfMemory);
        };
        let bytes = entity.size();
        if !self.has_room(bytes) {
            return Err(OutOfMemory);
        }
        let Entity { ty, data, extra } = entity.clone();
        let copy = self.allocate(ty, data, bytes - HEADER)?;
        self.entities[copy.0 as usize].extra = extra;
        Ok(copy)
    }

    /// The entity; `null`'s has the data [`Data::Free`].
    #[inline]
    pub fn get(&self, reference: Reference) -> &Entity<S> {
        &self.entities[reference.0 as usize]
    }

    /// As [`Heap::get`].
    #[inline]
    pub fn get_mut(&mut self, reference: Reference) -> &mut Entity<S> {
        &mut self.entities[reference.0 as usize]
    }

    /// The run-time type.
    #[inline]
    pub fn type_of(&self, reference: Reference) -> TypeId {
        self.entities[reference.0 as usize].ty
    }

    /// The content, if it is a string.
    pub fn string(&self, reference: Reference) -> Option<&Arc<[u16]>> {
        match &self.get(reference).data {
            Data::Str(string) => Some(&string.text),
            _ => None,
        }
    }

    /// The number of elements, if it is an array.
    #[inline]
    pub fn array_length(&self, reference: Reference) -> Option<usize> {
        self.get(reference).data.array_length()
    }

    /// An instance field, if it is an object with such a slot.
    #[inline]
    pub fn field(&self, object: Reference, slot: u32) -> Option<Slot<S>> {
        match &self.get(object).data {
            Data::Object(fields) => fields.get(slot as usize).copied(),
            _ => None,
        }
    }

    /// Sets an instance field; false if there is none.
    #[inline]
    pub fn set_field(&mut self, object: Reference, slot: u32, value: Slot<S>) -> bool {
        match &mut self.get_mut(object).data {
            Data::Object(fields) => match fields.get_mut(slot as usize) {
                Some(field) => {
                    *field = value;
                    true
                }
                None => false,
            },
            _ => false,
        }
    }

    /// An array's element with its shadow; `None` out of bounds or for no array.
    #[inline]
    pub fn element(&self, array: Reference, index: usize) -> Option<Slot<S>> {
        let entity = self.get(array);
        let bits = entity.data.element(index)?;
        Some(Slot {
            bits,
            shadow: entity.shadow(index),
        })
    }

    /// Stores an element with its shadow; false out of bounds or for no array. Bits are narrowed to
    /// the element type, as the array store instructions do.
    #[inline]
    pub fn set_element(&mut self, array: Reference, index: usize, value: Slot<S>) -> bool {
        let entity = self.get_mut(array);
        if !entity.data.set_element(index, value.bits) {
            return false;
        }
        if size_of::<S>() != 0 {
            entity.set_shadow(index, value.shadow);
        }
        true
    }

    /// Copies elements, shadows included, within or between arrays of the same element type; false
    /// (and nothing copied) if the ranges or types don't fit. Overlap is allowed.
    pub fn copy_elements(
        &mut self,
        from: Reference,
        from_index: usize,
        to: Reference,
        to_index: usize,
        count: usize,
    ) -> bool {
        let fits = |length: Option<usize>, start: usize| {
            length
                .zip(start.checked_add(count))
                .is_some_and(|(length, end)| end <= length)
        };
        let source = self.get(from);
        if !fits(source.data.array_length(), from_index)
            || !fits(self.array_length(to), to_index)
            || std::mem::discriminant(&source.data) != std::mem::discriminant(&self.get(to).data)
        {
            return false;
        }
        let from_range = from_index..from_index + count;
        let shadows = match &self.get(from).extra {
            Some(extra) => extra.shadows.get(from_range.clone()).map(<[S]>::to_vec),
            None => None,
        };
        if from == to {
            self.get_mut(from).data.copy_within(from_range, to_index);
        } else {
            // Taken out for the time of the copy, so that both can be held.
            let source = std::mem::replace(&mut self.get_mut(from).data, Data::Free);
            self.get_mut(to)
                .data
                .copy_from(&source, from_range, to_index);
            self.get_mut(from).data = source;
        }
        let target = self.get_mut(to);
        for offset in 0..count {
            let shadow = shadows.as_ref().and_then(|all| all.get(offset).copied());
            match shadow {
                Some(shadow) => target.set_shadow(to_index + offset, shadow),
                None if target
                    .extra
                    .as_ref()
                    .is_none_or(|extra| extra.shadows.is_empty()) =>
                {
                    break;
                }
                None => target.set_shadow(to_index + offset, S::default()),
            }
        }
        true
    }

    /// `Object.hashCode()`: well spread, and the same in each run.
    pub fn identity_hash(&self, reference: Reference) -> i32 {
        let mut mixed = reference.0.wrapping_mul(0x9E37_79B1);
        mixed ^= mixed >> 15;
        mixed = mixed.wrapping_mul(0x85EB_CA77);
        mixed ^= mixed >> 13;
        (mixed & 0x7FFF_FFFF) as i32
    }

    /// `String.hashCode()`, computed once; 0 if it isn't a string.
    pub fn string_hash(&mut self, reference: Reference) -> i32 {
        let Data::Str(string) = &mut self.get_mut(reference).data else {
            return 0;
        };
        if string.hash == 0 {
            string.hash = string.text.iter().fold(0i32, |hash, &unit| {
                hash.wrapping_mul(31).wrapping_add(i32::from(unit))
            });
        }
        string.hash
    }

    /// Frees what `marked` says no to, in the order of references. Returns the bytes gained.
    pub(crate) fn sweep(&mut self, marked: &[bool]) -> u64 {
        let before = self.bytes;
        self.interned
            .retain(|_, reference| marked.get(reference.0 as usize) == Some(&true));
        self.free.clear();
        for index in (1..self.entities.len()).rev() {
            let entity = &mut self.entities[index];
            if marked.get(index) == Some(&true) {
                continue;
            }
            if !matches!(entity.data, Data::Free) {
                self.bytes = self.bytes.saturating_sub(entity.size());
                entity.data = Data::Free;
                entity.extra = None;
            }
            self.free.push(index as u32);
        }
        before - self.bytes
    }
}

impl<S: Copy + Default + PartialEq> Entity<S> {
    /// Bytes, header included.
    fn size(&self) -> u64 {
        let payload = match &self.extra {
            Some(extra) => match &extra.payload {
                Payload::Text(text) => 2 * text.len() as u64,
                Payload::Words(words) => 8 * words.len() as u64,
                Payload::None | Payload::Trace(_) => 0,
            },
            None => 0,
        };
        let data = match &self.data {
            Data::Free => 0,
            Data::Object(fields) => 8 * fields.len() as u64,
            Data::Booleans(values) => values.len() as u64,
            Data::Bytes(values) => values.len() as u64,
            Data::Shorts(values) => 2 * values.len() as u64,
            Data::Chars(values) => 2 * values.len() as u64,
            Data::Ints(values) => 4 * values.len() as u64,
            Data::Longs(values) => 8 * values.len() as u64,
            Data::Floats(values) => 4 * values.len() as u64,
            Data::Doubles(values) => 8 * values.len() as u64,
            Data::References(values) => 4 * values.len() as u64,
            Data::Str(string) => 8 + 2 * string.text.len() as u64,
            Data::Class(_) => 64,
            Data::Lambda(lambda) => 8 * lambda.captures.len() as u64,
        };
        HEADER + data + payload
    }

    /// The shadow of an array's element.
    #[inline]
    pub fn shadow(&self, index: usize) -> S {
        match &self.extra {
            Some(extra) => extra.shadows.get(index).copied().unwrap_or_default(),
            None => S::default(),
        }
    }

    /// Whether any element of the array may have a shadow.
    pub fn has_shadows(&self) -> bool {
        self.extra
            .as_ref()
            .is_some_and(|extra| !extra.shadows.is_empty())
    }

    /// Sets the shadow of an array's element; no effect out of bounds.
    pub fn set_shadow(&mut self, index: usize, shadow: S) {
        if size_of::<S>() == 0 {
            return;
        }
        let length = self.data.array_length().unwrap_or(0);
        if shadow == S::default() && !self.has_shadows() {
            return;
        }
        let shadows = &mut self.extra_mut().shadows;
        if shadows.is_empty() {
            shadows.resize(length, S::default());
        }
        if let Some(place) = shadows.get_mut(index) {
            *place = shadow;
        }
    }

    /// The rare parts, made on demand.
    pub fn extra_mut(&mut self) -> &mut Extra<S> {
        self.extra.get_or_insert_with(|| {
            Box::new(Extra {
                shadows: Vec::new(),
                payload: Payload::None,
            })
        })
    }

    /// What natives keep here.
    pub fn payload(&self) -> &Payload {
        match &self.extra {
            Some(extra) => &extra.payload,
            None => &Payload::None,
        }
    }
}
