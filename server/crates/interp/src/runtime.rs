//! The state of a running program apart from its frames: heap, static fields, output, budget.
//! Shared by the stepper, native methods and callers.

use std::collections::BTreeMap;
use std::sync::Arc;

use budget::{Budget, Stop};
use java::types::{ClassId, FieldId, Primitive, Type};

use crate::heap::{Heap, Reference, TraceFrame};
use crate::machine::{Machine, Slot};
use crate::native_call::NativeFailure;
use crate::outcome::Halt;
use crate::output::Output;
use crate::program_stub::Program;
use crate::type_table::{TypeId, TypeTable};

/// Heap, statics and everything else that outlives a call.
#[derive(Clone, Debug)]
pub struct Runtime<M: Machine> {
    pub program: Arc<Program>,
    pub machine: M,
    pub heap: Heap<M::Shadow>,
    pub types: TypeTable,
    pub output: Output,
    pub error_output: Output,
    pub stdin: Stdin,
    pub(crate) budget: Budget,
    /// Steps used so far.
    pub(crate) steps: u64,
    /// By [`java::program::Field::slot`] of static fields.
    pub(crate) statics: Vec<Slot<M::Shadow>>,
    class_objects: BTreeMap<TypeId, Reference>,
}

/// What the program may read.
#[derive(Clone, Debug, Default)]
pub struct Stdin {
    pub bytes: Arc<[u8]>,
    /// How far it was read.
    pub position: usize,
}

impl<M: Machine> Runtime<M> {
    /// Counts steps; fails when the budget is used up.
    pub fn spend(&mut self, steps: u64) -> Result<(), Halt> {
        self.steps = self.steps.saturating_add(steps);
        if self.steps > self.budget.steps {
            return Err(Halt::Stop(Stop::Steps));
        }
        if steps >= u64::from(M::POLL_INTERVAL) {
            self.budget.check()?;
        }
        Ok(())
    }

    /// The instance field of that name, the most derived one if it is hidden.
    pub fn find_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        let mut current = Some(class);
        while let Some(class) = current {
            let class = self.program.class(class);
            let found = class.fields.iter().copied().find(|&field| {
                let field = self.program.field(field);
                !field.is_static && &*field.name == name
            });
            if found.is_some() {
                return found;
            }
            current = class.superclass;
        }
        None
    }

    /// An instance field by name.
    pub fn field(&self, object: Reference, name: &str) -> Option<Slot<M::Shadow>> {
        let class = self.heap.type_of(object).as_class()?;
        let field = self.find_field(class, name)?;
        self.heap.field(object, self.program.field(field).slot)
    }

    /// Sets an instance field by name; false if there is none.
    pub fn set_field(&mut self, object: Reference, name: &str, value: Slot<M::Shadow>) -> bool {
        let Some(class) = self.heap.type_of(object).as_class() else {
            return false;
        };
        let Some(field) = self.find_field(class, name) else {
            return false;
        };
        let slot = self.program.field(field).slot;
        self.heap.set_field(object, slot, value)
    }

    /// `Class.getName()`: `java.lang.String`, `int`, `[I`, `[[Ljava.lang.String;`.
    pub fn type_name(&self, ty: TypeId) -> String {
        match self.types.get(ty) {
            Type::Array(element) => format!("[{}", self.descriptor(&element)),
            other => self.source_name(&other),
        }
    }

    fn descriptor(&self, ty: &Type) -> String {
        match ty {
            Type::Array(element) => format!("[{}", self.descriptor(element)),
            Type::Class(class, _) => format!("L{};", self.program.class(*class).name),
            Type::Primitive(primitive) => match primitive {
                Primitive::Boolean => "Z",
                Primitive::Byte => "B",
                Primitive::Short => "S",
                Primitive::Char => "C",
                Primitive::Int => "I",
                Primitive::Long => "J",
                Primitive::Float => "F",
                Primitive::Double => "D",
            }
            .to_owned(),
            _ => "V".to_owned(),
        }
    }

    /// As in messages: `java.lang.String[]`, `int`; classes by binary name.
    pub fn source_name(&self, ty: &Type) -> String {
        match ty {
            Type::Array(element) => format!("{}[]", self.source_name(element)),
            Type::Class(class, _) => self.program.class(*class).name.to_string(),
            Type::Primitive(primitive) => primitive_name(*primitive).to_owned(),
            _ => "void".to_owned(),
        }
    }

    /// The class object of a type; one for each.
    pub fn class_object(&mut self, ty: TypeId) -> Result<Reference, NativeFailure> {
        if let Some(&known) = self.class_objects.get(&ty) {
            return Ok(known);
        }
        let Some(class) = self.program.class_by_name("java.lang.Class") else {
            return Err(Halt::Internal("there is no java.lang.Class".to_owned()).into());
        };
        let reference = self.heap.new_class(TypeId::class(class), ty)?;
        self.class_objects.insert(ty, reference);
        Ok(reference)
    }

    /// A line of a stack trace.
    pub fn trace_element(&self, _frame: TraceFrame) -> TraceElement {
        TraceElement {
            class: "".into(),
            method: "".into(),
            file: None,
            line: None,
        }
    }
}

/// Where a frame of a stack trace was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceElement {
    /// Binary name.
    pub class: Arc<str>,
    /// `<init>`, `<clinit>` or the method's name.
    pub method: Arc<str>,
    /// File name without folders.
    pub file: Option<Arc<str>>,
    /// Counted from 1.
    pub line: Option<u32>,
}

impl std::fmt::Display for TraceElement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}(", self.class, self.method)?;
        match (&self.file, self.line) {
            (Some(file), Some(line)) => write!(f, "{file}:{line})"),
            (Some(file), None) => write!(f, "{file})"),
            (None, _) => write!(f, "Unknown Source)"),
        }
    }
}

/// The keyword of a primitive type.
pub fn primitive_name(primitive: Primitive) -> &'static str {
    match primitive {
        Primitive::Boolean => "boolean",
        Primitive::Byte => "byte",
        Primitive::Short => "short",
        Primitive::Char => "char",
        Primitive::Int => "int",
        Primitive::Long => "long",
        Primitive::Float => "float",
        Primitive::Double => "double",
    }
}
