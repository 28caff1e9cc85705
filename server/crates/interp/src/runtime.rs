//! The state of a running program apart from its frames: heap, static fields, output, budget.
//! Shared by the stepper, native methods and callers.

use std::collections::BTreeMap;
use std::sync::Arc;

use budget::{Budget, Stop};
use java::program::Program;
use java::types::{ClassId, FieldId, Primitive, Type};

use crate::code::Code;
use crate::heap::{Data, Heap, Reference};
use crate::hidden_classes::hidden_name;
use crate::machine::{Machine, Slot};
use crate::native_call::NativeFailure;
use crate::natives::NativeState;
use crate::outcome::Halt;
use crate::output::Output;
use crate::type_table::{TypeId, TypeTable};

/// The texts of source files by their path ([`java::program::SourceUnit::path`]).
pub type Sources = BTreeMap<Arc<str>, Arc<str>>;

/// Heap, statics and everything else that outlives a call.
#[derive(Clone)]
pub struct Runtime<M: Machine> {
    pub program: Arc<Program>,
    pub machine: M,
    pub heap: Heap<M::Shadow>,
    pub types: TypeTable,
    pub output: Output,
    pub error_output: Output,
    pub stdin: Stdin,
    pub native_state: NativeState,
    pub(crate) sources: Arc<Sources>,
    pub(crate) budget: Budget,
    /// Steps used so far.
    pub(crate) steps: u64,
    /// Steps spent since the budget's clock was last looked at.
    unpolled: u64,
    /// By [`java::program::Field::slot`] of static fields.
    pub(crate) statics: Vec<Slot<M::Shadow>>,
    /// All code that was run, in order of first use.
    pub(crate) codes: Vec<Arc<Code>>,
    /// Beside `codes`.
    sides: Vec<Side>,
    class_objects: BTreeMap<TypeId, Reference>,
    /// By the lambda's code; those that were asked for.
    lambda_classes: BTreeMap<u32, TypeId>,
    /// By the model's class and the name the JDK has for the object's class.
    hidden_classes: BTreeMap<(TypeId, &'static str), TypeId>,
}

/// What an interpreter keeps with a piece of code.
#[derive(Clone, Debug, Default)]
struct Side {
    /// Interned [`Code::strings`]; `null` when not yet made.
    strings: Vec<Reference>,
    /// Code indices of [`Code::lambdas`].
    lambdas: Vec<Option<u32>>,
}

/// What the program may read.
#[derive(Clone, Debug, Default)]
pub struct Stdin {
    pub bytes: Arc<[u8]>,
    /// How far it was read.
    pub position: usize,
}

impl<M: Machine> Runtime<M> {
    pub(crate) fn new(program: Arc<Program>, machine: M, budget: Budget, types: TypeTable) -> Self {
        let heap = Heap::new(budget.memory, program.well_known().string);
        let statics = vec![Slot::default(); program.static_slots() as usize];
        Runtime {
            program,
            machine,
            heap,
            types,
            output: Output::default(),
            error_output: Output::default(),
            stdin: Stdin::default(),
            native_state: NativeState::default(),
            sources: Arc::default(),
            budget,
            steps: 0,
            unpolled: 0,
            statics,
            codes: Vec::new(),
            sides: Vec::new(),
            class_objects: BTreeMap::new(),
            lambda_classes: BTreeMap::new(),
            hidden_classes: BTreeMap::new(),
        }
    }

    /// Puts code into the table.
    pub(crate) fn install(&mut self, code: Arc<Code>) -> u32 {
        self.sides.push(Side {
            strings: vec![Reference::NULL; code.strings.len()],
            lambdas: vec![None; code.lambdas.len()],
        });
        self.codes.push(code);
        self.codes.len() as u32 - 1
    }

    pub(crate) fn string_constant(&self, code: u32, index: u32) -> Option<Reference> {
        let string = *self.sides.get(code as usize)?.strings.get(index as usize)?;
        (!string.is_null()).then_some(string)
    }

    pub(crate) fn set_string_constant(&mut self, code: u32, index: u32, string: Reference) {
        let side = self.sides.get_mut(code as usize);
        if let Some(place) = side.and_then(|side| side.strings.get_mut(index as usize)) {
            *place = string;
        }
    }

    pub(crate) fn lambda_code(&self, code: u32, index: u32) -> Option<u32> {
        *self.sides.get(code as usize)?.lambdas.get(index as usize)?
    }

    pub(crate) fn set_lambda_code(&mut self, code: u32, index: u32, installed: u32) {
        let side = self.sides.get_mut(code as usize);
        if let Some(place) = side.and_then(|side| side.lambdas.get_mut(index as usize)) {
            *place = Some(installed);
        }
    }

    /// References that must be kept whatever the frames hold.
    pub(crate) fn roots(&self) -> impl Iterator<Item = Reference> + '_ {
        let statics = self
            .statics
            .iter()
            .filter_map(|slot| Reference::if_tagged(slot.bits));
        let strings = self
            .sides
            .iter()
            .flat_map(|side| side.strings.iter().copied());
        statics
            .chain(strings)
            .chain(self.class_objects.values().copied())
    }

    /// Steps the stepper may do before it asks again; fails when none are left, or the budget has
    /// ended in another way.
    pub(crate) fn grant(&mut self) -> Result<u32, Halt> {
        self.budget.check()?;
        match self.budget.steps.saturating_sub(self.steps) {
            0 => Err(Halt::Stop(Stop::Steps)),
            left => Ok(u32::try_from(left)
                .unwrap_or(u32::MAX)
                .min(M::POLL_INTERVAL)),
        }
    }

    /// Counts what was used of a grant.
    pub(crate) fn return_grant(&mut self, used: u32) {
        self.steps = self.steps.saturating_add(u64::from(used));
    }

    /// Counts steps; fails when the budget is used up.
    pub fn spend(&mut self, steps: u64) -> Result<(), Halt> {
        self.steps = self.steps.saturating_add(steps);
        if self.steps > self.budget.steps {
            return Err(Halt::Stop(Stop::Steps));
        }
        self.unpolled = self.unpolled.saturating_add(steps);
        if self.unpolled >= u64::from(M::POLL_INTERVAL) {
            self.unpolled = 0;
            self.budget.check()?;
        }
        Ok(())
    }

    /// Whether a value of one run-time type is one of the other (JLS 4.10).
    pub fn is_subtype(&self, ty: TypeId, of: TypeId) -> bool {
        match (ty.as_class(), of.as_class()) {
            (Some(ty), Some(of)) => self.program.is_subclass(ty, of),
            _ => {
                ty == of
                    || is_erased_subtype(&self.program, &self.types.get(ty), &self.types.get(of))
            }
        }
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

    /// The object's class as `getClass()` tells it. Lambdas have classes of their own, called as a
    /// JVM calls them; the numbers in their names differ from run to run there.
    pub(crate) fn class_of(&mut self, object: Reference) -> TypeId {
        let ty = self.heap.type_of(object);
        if let Some(name) = hidden_name(self, object) {
            return self.hidden_class(ty, name);
        }
        let code = match &self.heap.get(object).data {
            Data::Lambda(lambda) => lambda.code,
            _ => return ty,
        };
        if let Some(&known) = self.lambda_classes.get(&code) {
            return known;
        }
        let method = self.codes.get(code as usize).and_then(|code| code.method);
        let around = method.map(|method| self.program.method(method).class);
        let around = around.map_or("", |class| &*self.program.class(class).name);
        let count = self.lambda_classes.len() + 1;
        let name = format!("{around}$$Lambda${count}/0x{count:016x}");
        let interfaces = self.types.get(ty);
        let interfaces = interfaces.parts().iter().filter_map(Type::class_id);
        let class = self
            .types
            .intersection(&name, &interfaces.collect::<Vec<_>>());
        self.lambda_classes.insert(code, class);
        class
    }

    /// A class like the model's with another name.
    fn hidden_class(&mut self, model: TypeId, name: &'static str) -> TypeId {
        if let Some(&known) = self.hidden_classes.get(&(model, name)) {
            return known;
        }
        let parts = match model.as_class() {
            Some(class) => vec![class],
            None => {
                let parts = self.types.get(model);
                parts.parts().iter().filter_map(Type::class_id).collect()
            }
        };
        let class = self.types.intersection(name, &parts);
        self.hidden_classes.insert((model, name), class);
        class
    }

    /// As in messages: `java.lang.String[]`, `int`; classes by binary name.
    pub fn source_name(&self, ty: &Type) -> String {
        match ty {
            Type::Array(element) => format!("{}[]", self.source_name(element)),
            Type::Class(class, _) => self.program.class(*class).name.to_string(),
            Type::Primitive(primitive) => primitive_name(*primitive).to_owned(),
            Type::Variable(variable) => variable.name.to_string(),
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

/// Whether a value of the erased type may be where the other erased type is wanted.
fn is_erased_subtype(program: &Program, ty: &Type, of: &Type) -> bool {
    let well_known = program.well_known();
    match (ty, of) {
        (Type::Class(class, _), Type::Class(of, _)) => program.is_subclass(*class, *of),
        (Type::Variable(_), Type::Class(of, _)) => {
            let mut parts = ty.parts().iter().filter_map(Type::class_id);
            *of == well_known.object || parts.any(|part| program.is_subclass(part, *of))
        }
        (Type::Array(_), Type::Class(of, _)) => [
            well_known.object,
            well_known.cloneable,
            well_known.serializable,
        ]
        .contains(of),
        (Type::Array(element), Type::Array(of)) => match (&**element, &**of) {
            (Type::Primitive(element), Type::Primitive(of)) => element == of,
            (Type::Primitive(_), _) | (_, Type::Primitive(_)) => false,
            (element, of) => is_erased_subtype(program, element, of),
        },
        _ => ty == of,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::ClassLibrary;
    use crate::machine::Concrete;

    #[test]
    fn small_amounts_of_work_add_up_to_a_look_at_the_budget() {
        let program = Arc::new(Program::build(Vec::new(), Arc::new(ClassLibrary)));
        let budget = Budget::default();
        budget.token.cancel();
        let mut runtime = Runtime::new(program, Concrete, budget, TypeTable::default());
        let ends = (0..100).find_map(|_| runtime.spend(100).err());
        assert_eq!(ends, Some(Halt::Stop(Stop::Cancelled)));
    }
}
