//! The input of a call with everything left open, built anew in each run from the values that the
//! explorer chose: references are `null`, an object made before, or fresh, primitives are variables.
//!
//! What must hold:
//! * The same place in the input has the same variable in all runs.
//! * What is built depends on the assignment alone. Where building itself depends on open values (a
//!   constructor's condition, a key's hash), the references that lead there were decided before, also
//!   in runs in which they are something else.

use crate::input::{BuildFailure, Input, enum_constant, new_string, returned};
use crate::recipes::{Kitchen, Recipe, Recipes, States, substituted};
use crate::suite::Bounds;
use interp::Interpreter;
use interp::heap::Reference;
use interp::machine::{CodePlace, Slot};
use interp::outcome::{Completion, Halt};
use java::program::Program;
use java::types::{FieldId, MethodId, Primitive, Type};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use symbolic::choice::{ALIAS, FunctionResult, NULL, OpenReference};
use symbolic::terms::Shadowed;
use symbolic::{SymbolicMachine, VariableKey};

/// Where a variable stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Owner {
    Receiver,
    Argument,
    Static(FieldId),
    /// A part of the object that the variable is when made by the recipe.
    Part(u32, u32),
}

#[derive(Clone, Debug)]
struct Variable {
    ty: Type,
    name: String,
    is_nullable: bool,
    /// A key of a hashed or sorted collection.
    is_key: bool,
    /// The value when nothing was chosen.
    default: u64,
}

/// Objects that functions with results of reference type have ready.
const FUNCTION_OBJECTS: u32 = 3;

/// Default of a field that holds the enclosing instance.
const OUTER: u64 = 2;

/// The value of a variable that nothing was chosen for: `object` for references.
fn default_of(ty: &Type, object: u64) -> u64 {
    match ty.as_primitive() {
        Some(Primitive::Char) => u64::from(b'a'),
        Some(_) => 0,
        None => object,
    }
}

/// What stands for "in the making of the input".
const INPUT: CodePlace = CodePlace {
    code: u32::MAX,
    op: u32::MAX - 1,
};

/// What the input of a method may be.
#[derive(Clone, Debug, Default)]
pub(crate) struct Openness {
    pub(crate) bounds: Bounds,
    /// The string constants in the code.
    pub(crate) texts: Vec<Arc<[u16]>>,
    /// Lengths of arrays beyond the bounds.
    pub(crate) lengths: Vec<u32>,
    /// These are left open too where that makes sense.
    pub(crate) statics: Vec<FieldId>,
    /// Whether arguments, what constructors are given and elements of arrays may be `null`.
    pub(crate) takes_null: bool,
    pub(crate) states: States,
    /// Characters of a string differ where nothing decides what they are: a method that mixes them up
    /// shows it.
    pub(crate) has_distinct_characters: bool,
}

/// The open input of one method.
pub(crate) struct UnknownInput {
    program: Arc<Program>,
    method: MethodId,
    open: Openness,
    variables: Vec<Variable>,
    known: FxHashMap<(Owner, u32), u32>,
    /// By type, and whether the value is a key.
    recipes: FxHashMap<(Type, bool), Arc<Recipes>>,
    /// A type of the class library could not be made, though there are objects of it.
    pub(crate) is_limited: bool,
    /// What the user should know.
    pub(crate) notes: BTreeSet<String>,
}

/// The input of one run.
#[derive(Clone, Debug, Default)]
pub(crate) struct BuiltInput {
    pub(crate) receiver: Option<Reference>,
    pub(crate) args: Vec<Shadowed>,
    /// Everything open that was built, each reference before the parts of its object.
    pub(crate) leaves: Vec<(String, Shadowed, Option<Primitive>)>,
    pub(crate) functions: Vec<BuiltFunction>,
    /// A state was set field by field that nothing says the program can reach.
    pub(crate) is_raw: bool,
    objects: FxHashMap<u32, Reference>,
    /// Variables whose objects are being made.
    making: BTreeSet<u32>,
}

/// A lambda of the input.
#[derive(Clone, Debug)]
pub(crate) struct BuiltFunction {
    pub(crate) object: Reference,
    /// By which the machine knows it.
    pub(crate) tag: constraints::TermId,
    pub(crate) parameters: Vec<Option<Primitive>>,
    pub(crate) result: Type,
    /// The objects it may give.
    pub(crate) pool: Vec<Reference>,
}

impl UnknownInput {
    pub(crate) fn new(program: &Arc<Program>, method: MethodId, open: Openness) -> Self {
        UnknownInput {
            program: program.clone(),
            method,
            open,
            variables: Vec::new(),
            known: FxHashMap::default(),
            recipes: FxHashMap::default(),
            is_limited: false,
            notes: BTreeSet::new(),
        }
    }

    /// Why no input can be made at all; `None` if some can.
    pub(crate) fn obstacle(&mut self) -> Option<String> {
        let program = self.program.clone();
        let method = program.method(self.method);
        let class = program.class(method.class);
        if &*method.name == "<init>" && class.outer_field.is_some() {
            // The enclosing object is set by whoever makes the object.
            return Some(format!(
                "objects of the inner class `{}` are made by their enclosing object",
                class.display_name
            ));
        }
        let wanted = self.types();
        for (index, ty) in wanted.iter().enumerate() {
            if ty.as_primitive().is_some() {
                continue;
            }
            let recipes = self.recipes_of(ty, false);
            let is_receiver = index == 0 && wanted.len() > method.params.len();
            if recipes.recipes.is_empty() && (is_receiver || !self.open.takes_null) {
                return Some(recipes.note.clone().unwrap_or_default());
            }
        }
        None
    }

    /// The types of receiver and arguments.
    fn types(&self) -> Vec<Type> {
        let method = self.program.method(self.method);
        let mut types = Vec::new();
        if !method.is_static && &*method.name != "<init>" {
            types.push(Type::class(method.class));
        }
        types.extend(method.params.iter().cloned());
        types
    }

    /// Combinations of the ways to make receiver and arguments.
    pub(crate) fn shapes(&mut self) -> u32 {
        let types = self.types();
        let references = types.iter().filter(|ty| ty.is_reference());
        references.fold(1, |count: u32, ty| {
            let ways = self.recipes_of(ty, false).recipes.len();
            count.saturating_mul(u32::try_from(ways.max(1)).unwrap_or(u32::MAX))
        })
    }

    /// Whether all values that there are are within the bounds.
    pub(crate) fn is_finite(&mut self) -> bool {
        let program = self.program.clone();
        let types = self.types();
        for ty in types.iter().filter(|ty| ty.is_reference()) {
            let recipes = self.recipes_of(ty, false);
            if recipes.note.is_some() {
                return false;
            }
            for recipe in &recipes.recipes {
                match recipe {
                    Recipe::Enum(_) => {}
                    Recipe::Fields { class, .. } => {
                        let fields = crate::capture::instance_fields(&program, *class);
                        let mut types = fields.iter().map(|field| &program.field(*field).ty);
                        if types.any(Type::is_reference) {
                            return false;
                        }
                    }
                    _ => return false,
                }
            }
        }
        true
    }

    fn recipes_of(&mut self, ty: &Type, is_key: bool) -> Arc<Recipes> {
        let key = (ty.clone(), is_key);
        if let Some(known) = self.recipes.get(&key) {
            return known.clone();
        }
        let kitchen = Kitchen {
            program: &self.program,
            bounds: &self.open.bounds,
            texts: &self.open.texts,
            lengths: &self.open.lengths,
            states: self.open.states,
        };
        let made = Arc::new(match is_key {
            true => kitchen.keys(ty),
            false => kitchen.recipes(ty),
        });
        self.recipes.insert(key, made.clone());
        made
    }

    fn variable(&mut self, owner: Owner, index: u32, describe: impl FnOnce() -> Variable) -> u32 {
        let next = self.variables.len() as u32;
        let number = *self.known.entry((owner, index)).or_insert(next);
        if number == next {
            self.variables.push(describe());
        }
        number
    }

    /// Builds the input of a run. Exceptions of constructors mean that there is no such input.
    pub(crate) fn build(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
    ) -> Result<BuiltInput, BuildFailure> {
        let program = self.program.clone();
        let method = program.method(self.method);
        let mut built = BuiltInput::default();
        if !method.is_static && &*method.name != "<init>" {
            let ty = Type::class(method.class);
            let number = self.variable(Owner::Receiver, 0, || Variable {
                ty,
                name: "this".to_owned(),
                is_nullable: false,
                is_key: false,
                default: 1,
            });
            let slot = self.reference(interpreter, &mut built, number)?;
            if let Some(term) = slot.shadow {
                interpreter.machine_mut().pin(INPUT, term)?;
            }
            built.receiver = Some(Reference::from_bits(slot.bits));
        }
        for (index, ty) in method.params.iter().enumerate() {
            let name = method.param_names.get(index).map_or("?", |name| &**name);
            let takes_null = self.open.takes_null;
            let number = self.variable(Owner::Argument, index as u32, || Variable {
                ty: ty.clone(),
                name: name.to_owned(),
                is_nullable: takes_null,
                is_key: false,
                default: default_of(ty, 1),
            });
            let slot = self.value(interpreter, &mut built, number)?;
            built.args.push(slot);
        }
        for field in self.open.statics.clone() {
            self.open_static(interpreter, &mut built, field)?;
        }
        Ok(built)
    }

    /// A static field that is a primitive, or `null` so far, is left open; others stay as their
    /// class initialised them.
    fn open_static(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        field: FieldId,
    ) -> Result<(), BuildFailure> {
        let program = self.program.clone();
        let declared = program.field(field);
        if let Completion::Throw(exception) = interpreter.initialize_class(declared.class)? {
            return Err(BuildFailure::Thrown(exception));
        }
        let present = interpreter.static_field(declared.slot);
        if declared.is_final || (declared.ty.is_reference() && present.bits != 0) {
            return Ok(());
        }
        let class = crate::describe::simple_class_name(&program, declared.class);
        let number = self.variable(Owner::Static(field), 0, || Variable {
            ty: declared.ty.clone(),
            name: format!("{class}.{}", declared.name),
            is_nullable: true,
            is_key: false,
            default: if declared.ty.is_reference() {
                0
            } else {
                present.bits
            },
        });
        let slot = self.value(interpreter, built, number)?;
        interpreter.set_static_field(declared.slot, slot);
        Ok(())
    }

    fn value(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        number: u32,
    ) -> Result<Shadowed, BuildFailure> {
        let Some(variable) = self.variables.get(number as usize) else {
            return Ok(Slot::default());
        };
        let Some(primitive) = variable.ty.as_primitive() else {
            return self.reference(interpreter, built, number);
        };
        let (name, default) = (variable.name.clone(), variable.default);
        let key = VariableKey::Input(number);
        let slot = interpreter
            .machine_mut()
            .input(key, &name, primitive, default);
        built.leaves.push((name, slot, Some(primitive)));
        Ok(slot)
    }

    /// The slot of an unknown reference.
    fn reference(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        number: u32,
    ) -> Result<Shadowed, BuildFailure> {
        let Some(variable) = self.variables.get(number as usize).cloned() else {
            return Ok(Slot::default());
        };
        let recipes = self.recipes_of(&variable.ty, variable.is_key);
        if let Some(note) = &recipes.note {
            self.notes.insert(note.clone());
            let class = variable.ty.class_id();
            self.is_limited |= recipes.recipes.is_empty()
                && class.is_some_and(|class| self.program.class(class).is_library);
        }
        if recipes.recipes.is_empty() {
            return Ok(Reference::NULL.slot());
        }
        let value = interpreter.machine().choice(number, variable.default);
        let open = OpenReference {
            variable: number,
            is_nullable: variable.is_nullable,
            fresh: recipes.fresh.clone(),
            alias: recipes.alias,
        };
        let known = built.objects.get(&number).copied();
        let term = interpreter
            .machine_mut()
            .input_reference(open, &variable.name, value);
        // Whatever it is this time: the same decision comes at the same time in every run.
        if recipes.runs_code(&self.program) {
            interpreter.machine_mut().pin(INPUT, term)?;
        }
        // Before its parts: what refers to them is decided before they are.
        let place = built.leaves.len();
        let unmade = Slot {
            bits: Reference::NULL.bits(),
            shadow: Some(term),
        };
        built.leaves.push((variable.name, unmade, None));
        let object = if value == NULL {
            Reference::NULL
        } else if let Some(known) = known {
            known
        } else if value >= ALIAS {
            self.object_of(interpreter, built, (value - ALIAS) as u32)?
        } else {
            self.make(interpreter, built, number, value, Some(term))?
        };
        let slot = Slot {
            bits: object.bits(),
            shadow: Some(term),
        };
        if let Some((_, leaf, _)) = built.leaves.get_mut(place) {
            *leaf = slot;
        }
        Ok(slot)
    }

    /// The object made for a variable, which may not have been built yet.
    fn object_of(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        number: u32,
    ) -> Result<Reference, BuildFailure> {
        if let Some(object) = built.objects.get(&number) {
            return Ok(*object);
        }
        let Some(default) = self
            .variables
            .get(number as usize)
            .map(|known| known.default)
        else {
            return Ok(Reference::NULL);
        };
        let value = interpreter.machine().choice(number, default);
        if value == NULL || value >= ALIAS {
            return Ok(Reference::NULL);
        }
        self.make(interpreter, built, number, value, None)
    }

    fn make(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        number: u32,
        value: u64,
        term: Option<constraints::TermId>,
    ) -> Result<Reference, BuildFailure> {
        // What a constructor is given can't be the object it is about to make: no such input.
        if !built.making.insert(number) {
            return Err(BuildFailure::Halt(Halt::Pruned));
        }
        let object = self.make_object(interpreter, built, number, value, term)?;
        built.making.remove(&number);
        Ok(object)
    }

    fn make_object(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        number: u32,
        value: u64,
        term: Option<constraints::TermId>,
    ) -> Result<Reference, BuildFailure> {
        let Some(variable) = self.variables.get(number as usize).cloned() else {
            return Ok(Reference::NULL);
        };
        let recipes = self.recipes_of(&variable.ty, variable.is_key);
        let option = (value - 1) as u32;
        let Some(recipe) = recipes.recipes.get(option as usize) else {
            return Ok(Reference::NULL);
        };
        let owner = Owner::Part(number, option);
        let path = variable.name.as_str();
        let object = match recipe {
            Recipe::Boxed(method, primitive) => {
                let slot = self.part(
                    interpreter,
                    built,
                    owner,
                    0,
                    &Type::Primitive(*primitive),
                    || path.to_owned(),
                    0,
                )?;
                returned(interpreter.call(*method, None, &[slot])?)?
            }
            Recipe::Text(length) => {
                let mut units = Vec::new();
                let mut terms = Vec::new();
                for index in 0..*length {
                    let letter = match self.open.has_distinct_characters {
                        true => b'a' + (index % 26) as u8,
                        false => b'a',
                    };
                    let name = format!("{path}.charAt({index})");
                    let unit = self.variable(Owner::Part(number, u32::MAX), index, || Variable {
                        ty: Type::CHAR,
                        name: name.clone(),
                        is_nullable: false,
                        is_key: false,
                        default: u64::from(letter),
                    });
                    let (term, bits) =
                        interpreter
                            .machine_mut()
                            .unit(unit, &name, u16::from(letter));
                    let slot = Slot {
                        bits: u64::from(bits),
                        shadow: Some(term),
                    };
                    built.leaves.push((name, slot, Some(Primitive::Char)));
                    units.push(bits);
                    terms.push(term);
                }
                let string = new_string(interpreter, &units.into())?;
                if let Some(term) = term {
                    interpreter.machine_mut().set_units(term, terms.into());
                }
                string
            }
            Recipe::Literal(text) => new_string(interpreter, text)?,
            Recipe::Array(element, length) => {
                let mut slots = Vec::new();
                for index in 0..*length {
                    // Elements are the same variables whatever the length.
                    let owner = Owner::Part(number, u32::MAX);
                    let name = || format!("{path}[{index}]");
                    slots.push(self.part(interpreter, built, owner, index, element, name, 1)?);
                }
                let ty = Type::array_of(element.clone());
                interpreter.allocate_array(&ty, &slots)?
            }
            Recipe::Enum(field) => Reference::from_bits(enum_constant(interpreter, *field)?.bits),
            Recipe::Fields { class, is_raw } => {
                built.is_raw |= is_raw;
                if let Completion::Throw(exception) = interpreter.initialize_class(*class)? {
                    return Err(BuildFailure::Thrown(exception));
                }
                let object = interpreter.allocate_object(*class)?;
                built.objects.insert(number, object);
                let program = self.program.clone();
                let args = match &variable.ty {
                    Type::Class(declared, args) if declared == class => args.clone(),
                    _ => Arc::from([]),
                };
                for field in crate::capture::instance_fields(&program, *class) {
                    let declared = program.field(field);
                    let ty = substituted(&program, declared.class, &args, &declared.ty);
                    let is_outer = program.class(declared.class).outer_field == Some(field);
                    let name = || format!("{path}.{}", declared.name);
                    let default = if is_outer { OUTER } else { 0 };
                    let slot =
                        self.part(interpreter, built, owner, declared.slot, &ty, name, default)?;
                    if let (true, Some(term)) = (is_outer, slot.shadow) {
                        interpreter.machine_mut().pin(INPUT, term)?;
                    }
                    let heap = &mut interpreter.runtime_mut().heap;
                    heap.set_field(object, declared.slot, slot);
                }
                object
            }
            Recipe::Constructor(constructor) => {
                let program = self.program.clone();
                let declared = program.method(*constructor);
                let mut slots = Vec::new();
                for (index, ty) in declared.params.iter().enumerate() {
                    let name = declared.param_names.get(index).map_or("?", |name| &**name);
                    let name = || format!("{path}.{name}");
                    slots.push(self.part(interpreter, built, owner, index as u32, ty, name, 1)?);
                }
                returned(interpreter.construct(*constructor, &slots)?)?
            }
            Recipe::Collection {
                constructor,
                add,
                parts,
                size,
                is_keyed,
            } => {
                let object = returned(interpreter.construct(*constructor, &[])?)?;
                for index in 0..*size {
                    let mut slots = Vec::new();
                    for (position, ty) in parts.iter().enumerate() {
                        let owner = Owner::Part(number, u32::MAX);
                        let place = index * parts.len() as u32 + position as u32;
                        let name = || match (parts.len(), position) {
                            (1, _) => format!("{path}.get({index})"),
                            (_, 0) => format!("{path}.key({index})"),
                            _ => format!("{path}.value({index})"),
                        };
                        let is_key = *is_keyed && position == 0;
                        slots.push(self.element(
                            interpreter,
                            built,
                            owner,
                            place,
                            ty,
                            name,
                            is_key.then_some(index),
                        )?);
                    }
                    match interpreter.call(*add, Some(object), &slots)? {
                        Completion::Throw(exception) => {
                            return Err(BuildFailure::Thrown(exception));
                        }
                        // A key that was there before: the same collection has a smaller size.
                        Completion::Return(Some(slot)) if *is_keyed => {
                            let is_known = if parts.len() == 1 {
                                slot.bits & 1 == 0
                            } else {
                                slot.bits != 0
                            };
                            if is_known {
                                return Err(BuildFailure::Halt(Halt::Pruned));
                            }
                        }
                        Completion::Return(_) => {}
                    }
                }
                object
            }
            Recipe::Factory(method, parts) => {
                let made_by = self.program.method(*method).name.clone();
                let mut slots = Vec::new();
                for (index, ty) in parts.iter().enumerate() {
                    let name = || match (&*made_by, index) {
                        ("entry", 0) => format!("{path}.getKey()"),
                        ("entry", _) => format!("{path}.getValue()"),
                        ("valueOf", _) => path.to_owned(),
                        _ => format!("{path}.get()"),
                    };
                    let place = index as u32;
                    slots.push(match ty.is_reference() {
                        true => self.element(interpreter, built, owner, place, ty, name, None)?,
                        false => self.part(interpreter, built, owner, place, ty, name, 1)?,
                    });
                }
                returned(interpreter.call(*method, None, &slots)?)?
            }
            Recipe::Function {
                interface,
                method,
                result,
            } => self.function(
                interpreter,
                built,
                number,
                path,
                (*interface, *method),
                result,
            )?,
        };
        built.objects.insert(number, object);
        Ok(object)
    }

    /// `object_default` is 0 for what may be missing, 1 for what should be there, or [`OUTER`].
    #[expect(clippy::too_many_arguments)]
    fn part(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        owner: Owner,
        index: u32,
        ty: &Type,
        name: impl FnOnce() -> String,
        object_default: u64,
    ) -> Result<Shadowed, BuildFailure> {
        let recipes = ty.is_reference().then(|| self.recipes_of(ty, false));
        let prefers_object = recipes.is_some_and(|recipes| recipes.prefers_object);
        let takes_null = self.open.takes_null;
        let default = default_of(ty, u64::from(prefers_object).max(object_default.min(1)));
        let number = self.variable(owner, index, || Variable {
            ty: ty.clone(),
            name: name(),
            is_nullable: match object_default {
                0 => true,
                // The enclosing instance of an object is always there.
                OUTER => false,
                _ => takes_null,
            },
            is_key: false,
            default,
        });
        self.value(interpreter, built, number)
    }

    /// An element of a collection, which isn't `null`.
    #[expect(clippy::too_many_arguments)]
    fn element(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        owner: Owner,
        index: u32,
        ty: &Type,
        name: impl FnOnce() -> String,
        key: Option<u32>,
    ) -> Result<Shadowed, BuildFailure> {
        let is_text_key = ty.class_id() == Some(self.program.well_known().string);
        let number = self.variable(owner, index, || Variable {
            ty: ty.clone(),
            name: name(),
            is_nullable: false,
            is_key: key.is_some(),
            default: 1 + u64::from(is_text_key) * u64::from(key.unwrap_or(0)),
        });
        // Keys differ, to start with.
        if let Some(key) = key {
            let recipes = self.recipes_of(ty, true);
            if let Some(Recipe::Boxed(_, primitive)) = recipes.recipes.first() {
                let name = self
                    .variables
                    .get(number as usize)
                    .map(|known| known.name.clone());
                self.variable(Owner::Part(number, 0), 0, || Variable {
                    ty: Type::Primitive(*primitive),
                    name: name.unwrap_or_default(),
                    is_nullable: false,
                    is_key: false,
                    default: u64::from(key),
                });
            }
        }
        self.reference(interpreter, built, number)
    }

    fn function(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        number: u32,
        path: &str,
        (interface, method): (java::types::ClassId, MethodId),
        result: &Type,
    ) -> Result<Reference, BuildFailure> {
        let program = self.program.clone();
        let declared = program.method(method);
        let parameters: Vec<Option<Primitive>> =
            declared.params.iter().map(Type::as_primitive).collect();
        let mut pool = Vec::new();
        let answer = match result {
            Type::Void => FunctionResult::Void,
            Type::Primitive(primitive) => FunctionResult::Primitive(*primitive),
            _ => {
                let mut objects = Vec::new();
                for index in 0..FUNCTION_OBJECTS {
                    let owner = Owner::Part(number, u32::MAX);
                    let name = || format!("{path}.result({index})");
                    objects.push(self.part(interpreter, built, owner, index, result, name, 1)?);
                }
                pool.extend(objects.iter().map(|slot| Reference::from_bits(slot.bits)));
                FunctionResult::Objects(objects)
            }
        };
        let tag = interpreter.machine_mut().function(
            number,
            &format!("{path}.{}", declared.name),
            parameters.clone().into(),
            answer,
        );
        let function = interpreter.allocate_function(interface, method, &[tag])?;
        if let Some(tag) = tag.shadow {
            built.functions.push(BuiltFunction {
                object: function,
                tag,
                parameters,
                result: result.clone(),
                pool,
            });
        }
        Ok(function)
    }
}

impl UnknownInput {
    pub(crate) fn program(&self) -> &Arc<Program> {
        &self.program
    }

    fn known_recipes(&self, variable: &Variable) -> Option<&Recipes> {
        let known = self.recipes.get(&(variable.ty.clone(), variable.is_key));
        known.map(|recipes| &**recipes)
    }

    /// How the object is made that a variable is when it has the value.
    pub(crate) fn recipe(&self, variable: u32, value: u64) -> Option<&Recipe> {
        let variable = self.variables.get(variable as usize)?;
        let recipes = self.known_recipes(variable)?;
        recipes.recipes.get(value.checked_sub(1)? as usize)
    }

    /// ` instanceof C`, if the variable could be of another class.
    pub(crate) fn of_class(&self, variable: u32, class: java::types::ClassId) -> Option<String> {
        let ty = &self.variables.get(variable as usize)?.ty;
        let is_other = ty.class_id() != Some(class);
        let name = crate::describe::simple_class_name(&self.program, class);
        is_other.then(|| format!(" instanceof {name}"))
    }
}

/// Reading a run's input back.
impl UnknownInput {
    /// Receiver and arguments of the machine's last run; `None` where they can't be built outside of
    /// it: functions are tables that only this machine has.
    pub(crate) fn inputs(&self, machine: &SymbolicMachine) -> Option<(Option<Input>, Vec<Input>)> {
        let method = self.program.method(self.method);
        let mut reader = Reader {
            input: self,
            machine,
            read: BTreeSet::new(),
            names: BTreeMap::new(),
        };
        let mut receiver = None;
        if !method.is_static && &*method.name != "<init>" {
            receiver = Some(reader.part(Owner::Receiver, 0)?);
        }
        let count = method.params.len() as u32;
        let arguments = (0..count).map(|index| reader.part(Owner::Argument, index));
        let mut arguments = arguments.collect::<Option<Vec<Input>>>()?;
        for input in receiver.iter_mut().chain(&mut arguments) {
            reader.rename(input);
        }
        Some((receiver, arguments))
    }
}

struct Reader<'a> {
    input: &'a UnknownInput,
    machine: &'a SymbolicMachine,
    /// Variables whose objects were read.
    read: BTreeSet<u32>,
    /// Of those that others are aliases of, numbered as they are met.
    names: BTreeMap<u32, u32>,
}

impl Reader<'_> {
    fn part(&mut self, owner: Owner, index: u32) -> Option<Input> {
        let number = *self.input.known.get(&(owner, index))?;
        self.value(number)
    }

    fn value(&mut self, number: u32) -> Option<Input> {
        let variable = self.input.variables.get(number as usize)?;
        if let Some(primitive) = variable.ty.as_primitive() {
            let bits = self.machine.input_bits(number).unwrap_or(variable.default);
            return Some(Input::Primitive(primitive, bits));
        }
        let recipes = self.input.known_recipes(variable);
        if recipes.is_none_or(|recipes| recipes.recipes.is_empty()) {
            return Some(Input::Null);
        }
        let value = self.machine.choice(number, variable.default);
        match value {
            NULL => Some(Input::Null),
            ALIAS.. => {
                let other = (value - ALIAS) as u32;
                let next = self.names.len() as u32;
                self.names.entry(other).or_insert(next);
                self.object(other)
            }
            _ => self.object(number),
        }
    }

    /// The object made for a variable, where it is met first in full.
    fn object(&mut self, number: u32) -> Option<Input> {
        if !self.read.insert(number) {
            let next = self.names.len() as u32;
            self.names.entry(number).or_insert(next);
            return Some(Input::Same(number));
        }
        let variable = self.input.variables.get(number as usize)?;
        let value = self.machine.choice(number, variable.default);
        let option = (value.checked_sub(1)?) as u32;
        let recipes = self.input.known_recipes(variable)?;
        let recipe = recipes.recipes.get(option as usize)?.clone();
        let input = self.recipe(number, option, recipe)?;
        Some(Input::Named(number, Box::new(input)))
    }

    fn recipe(&mut self, number: u32, option: u32, recipe: Recipe) -> Option<Input> {
        let program = self.input.program.clone();
        let own = Owner::Part(number, option);
        // Parts that are the same whatever the size.
        let shared = Owner::Part(number, u32::MAX);
        let mut parts = |owner: Owner, count: u32| {
            let parts = (0..count).map(|index| self.part(owner, index));
            parts.collect::<Option<Vec<Input>>>()
        };
        Some(match recipe {
            Recipe::Boxed(method, _) => Input::Boxed {
                method,
                value: Box::new(self.part(own, 0)?),
            },
            Recipe::Text(length) => {
                let units = parts(shared, length)?.into_iter().map(|unit| match unit {
                    Input::Primitive(_, bits) => bits as u16,
                    _ => 0,
                });
                Input::Str(units.collect())
            }
            Recipe::Literal(text) => Input::Str(text),
            Recipe::Array(element, length) => Input::Array(element, parts(shared, length)?),
            Recipe::Enum(field) => Input::Enum(field),
            Recipe::Fields { class, .. } => {
                let mut fields = Vec::new();
                for field in crate::capture::instance_fields(&program, class) {
                    fields.push((field, self.part(own, program.field(field).slot)?));
                }
                Input::Fields { class, fields }
            }
            Recipe::Constructor(constructor) => {
                let declared = program.method(constructor);
                Input::New {
                    class: declared.class,
                    constructor,
                    args: parts(own, declared.params.len() as u32)?,
                }
            }
            Recipe::Collection {
                constructor,
                add,
                parts: of_each,
                size,
                ..
            } => {
                let width = of_each.len() as u32;
                let all = parts(shared, size * width)?;
                Input::Filled {
                    empty: Box::new(Input::New {
                        class: program.method(constructor).class,
                        constructor,
                        args: Vec::new(),
                    }),
                    add,
                    elements: all
                        .chunks(width.max(1) as usize)
                        .map(<[Input]>::to_vec)
                        .collect(),
                }
            }
            Recipe::Factory(method, of_each) => Input::Call {
                method,
                args: parts(own, of_each.len() as u32)?,
            },
            Recipe::Function { .. } => return None,
        })
    }

    /// Only what is referred to again keeps its name.
    fn rename(&self, input: &mut Input) {
        match input {
            Input::Named(number, inner) => match self.names.get(number) {
                Some(name) => *number = *name,
                None => *input = std::mem::replace(&mut **inner, Input::Null),
            },
            Input::Same(number) => *number = self.names.get(number).copied().unwrap_or(*number),
            _ => {}
        }
        input
            .parts_mut()
            .into_iter()
            .for_each(|part| self.rename(part));
    }
}
