//! The input of a call with everything left open, built anew in each run from the values that the
//! explorer chose: references are `null`, an object made before, or fresh, primitives are variables.
//!
//! What must hold:
//! * The same place in the input has the same variable in all runs.
//! * What is built depends on the assignment alone. Where building itself depends on open values (a
//!   constructor's condition, a key's hash), the references that lead there were decided before, also
//!   in runs in which they are something else.

mod given;
mod objects;
mod reading;

use crate::input::BuildFailure;
use crate::origin::{Origins, is_called_on_object, types_of_arguments};
use crate::recipes::{Kitchen, Recipe, Recipes, States, made_type, member_type};
use crate::suite::Bounds;
use constraints::TermId;
use interp::Interpreter;
use interp::heap::Reference;
use interp::machine::{CodePlace, Slot};
use interp::outcome::Completion;
use java::program::{MemberSource, Method, Program};
use java::types::{FieldId, MethodId, Primitive, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::sync::Arc;
use symbolic::choice::{ALIAS, NULL, OpenReference};
use symbolic::terms::Shadowed;
use symbolic::{SymbolicMachine, VariableKey};
use syntax::ast::TypeRefKind;

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

/// Default of a field that is never `null`: the enclosing instance, say.
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
    /// Lengths of texts and sizes of collections beyond the bounds.
    pub(crate) sizes: Vec<u32>,
    /// Types that the code tests values for.
    pub(crate) tested: Vec<Type>,
    /// For objects of these types, besides the program's own, it matters whether they are one.
    pub(crate) shared: Vec<Type>,
    /// Enum constants that the code names.
    pub(crate) named: Vec<FieldId>,
    /// Texts that strings may be, longer ones than are made otherwise.
    pub(crate) samples: Vec<Arc<[u16]>>,
    /// These are left open too where that makes sense.
    pub(crate) statics: Vec<FieldId>,
    /// Whether arguments, what constructors are given and elements of arrays may be `null`.
    pub(crate) takes_null: bool,
    /// Elements of collections that are of these types may be `null` too.
    pub(crate) null_elements: Vec<Type>,
    pub(crate) states: States,
    /// Characters of a string differ where nothing decides what they are: a method that mixes them up
    /// shows it.
    pub(crate) has_distinct_characters: bool,
}

/// What an unknown reference can't be, though there are such objects.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Limits<'a> {
    /// Objects that aren't tried.
    pub(crate) untried: Option<&'a str>,
    /// It has a length, which is bounded.
    pub(crate) has_length: bool,
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
    /// Types whose making may decide something, as far as asked.
    leading: FxHashMap<(Type, bool), bool>,
    /// Whether fields are never `null`, as far as asked.
    never_null: FxHashMap<FieldId, bool>,
    /// What isn't tried wherever the input has it, though a run may go another way for it.
    pub(crate) untried: BTreeSet<String>,
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
    /// How objects of the class library were made.
    pub(crate) origins: Origins,
    objects: FxHashMap<u32, Reference>,
    /// The terms of the characters of those that are strings.
    units: FxHashMap<u32, Arc<[TermId]>>,
    /// Variables whose objects are being made.
    making: BTreeSet<u32>,
}

/// `this`, or `A.this` for the object around the new one.
pub(crate) fn receiver_name(program: &Program, method: MethodId) -> String {
    let declared = program.method(method);
    match (&*declared.name, program.class(declared.class).outer) {
        ("<init>", Some(outer)) => {
            format!(
                "{}.this",
                crate::describe::simple_class_name(program, outer)
            )
        }
        _ => "this".to_owned(),
    }
}

/// A sentence if a parameter's type isn't known.
fn unknown_type(method: &Method) -> Option<String> {
    let index = method.params.iter().position(|ty| {
        let mut ty = ty;
        while let Type::Array(element) = ty {
            ty = element;
        }
        *ty == Type::Error
    })?;
    let MemberSource::Method(source) = &method.source else {
        return None;
    };
    let parameter = source.params.get(index)?;
    let mut ty = &parameter.ty;
    while let TypeRefKind::Array(element) = &ty.kind {
        ty = element;
    }
    let TypeRefKind::Named { name, .. } = &ty.kind else {
        return None;
    };
    Some(format!(
        "the type `{name}` of `{}` isn't known",
        parameter.name.text
    ))
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
            leading: FxHashMap::default(),
            never_null: FxHashMap::default(),
            untried: BTreeSet::new(),
            notes: BTreeSet::new(),
        }
    }

    /// Why no input can be made at all; `None` if some can.
    pub(crate) fn obstacle(&mut self) -> Option<String> {
        let program = self.program.clone();
        let method = program.method(self.method);
        if let Some(unknown) = unknown_type(method) {
            return Some(unknown);
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

    /// The types of receiver (for an inner class's constructor the enclosing object) and arguments.
    fn types(&self) -> Vec<Type> {
        types_of_arguments(&self.program, self.method)
    }

    /// Whether the call needs an object to be made on.
    fn has_receiver(&self) -> bool {
        is_called_on_object(&self.program, self.method)
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
            sizes: &self.open.sizes,
            tested: &self.open.tested,
            shared: &self.open.shared,
            named: &self.open.named,
            samples: &self.open.samples,
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

    /// Whether making a value of the type may decide something: some way to make it, or a part of it,
    /// runs code that open parts may steer.
    fn leads_to_code(&mut self, ty: &Type, is_key: bool) -> bool {
        if let Some(known) = self.leading.get(&(ty.clone(), is_key)) {
            return *known;
        }
        let program = self.program.clone();
        let mut seen: FxHashSet<Type> = FxHashSet::default();
        let mut waiting = vec![(ty.clone(), is_key)];
        let mut leads = false;
        while let Some((next, is_key)) = waiting.pop() {
            if !next.is_reference() || !seen.insert(next.clone()) {
                continue;
            }
            let recipes = self.recipes_of(&next, is_key);
            leads |= recipes.runs_code(&program);
            for recipe in &recipes.recipes {
                match recipe {
                    Recipe::Fields { class, .. } => {
                        leads |= program.class(*class).outer_field.is_some();
                        let of = made_type(&program, *class, &next);
                        for field in crate::capture::instance_fields(&program, *class) {
                            let field = program.field(field);
                            let part = member_type(&program, &of, field.class, &field.ty);
                            waiting.push((part, false));
                        }
                    }
                    Recipe::Changed(constructor) => {
                        let class = program.method(*constructor).class;
                        let of = made_type(&program, class, &next);
                        for field in crate::capture::instance_fields(&program, class) {
                            let field = program.field(field);
                            let part = member_type(&program, &of, field.class, &field.ty);
                            let mut part = &part;
                            while let Type::Array(element) = part {
                                part = element;
                            }
                            waiting.push((part.clone(), false));
                        }
                    }
                    Recipe::Array(element, _) => waiting.push((element.clone(), false)),
                    Recipe::Function { result, .. } => waiting.push((result.clone(), false)),
                    _ => {}
                }
            }
            if leads {
                break;
            }
        }
        self.leading.insert((ty.clone(), is_key), leads);
        leads
    }

    fn is_never_null(&mut self, field: FieldId) -> bool {
        let program = &self.program;
        *self
            .never_null
            .entry(field)
            .or_insert_with(|| crate::nonnull::is_never_null(program, field))
    }

    /// Builds the input of a run. Exceptions of constructors mean that there is no such input.
    pub(crate) fn build(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
    ) -> Result<BuiltInput, BuildFailure> {
        let program = self.program.clone();
        let method = program.method(self.method);
        let mut built = BuiltInput::default();
        if let (true, Some(ty)) = (self.has_receiver(), self.types().into_iter().next()) {
            let number = self.variable(Owner::Receiver, 0, || Variable {
                ty,
                name: receiver_name(&program, method.id),
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
        if declared.ty.is_reference()
            && present.bits != 0
            && !crate::changing::is_constant_table(&program, field)
        {
            self.untried.insert(format!(
                "`{}.{}` is as the class initialises it",
                crate::describe::simple_class_name(&program, declared.class),
                declared.name
            ));
        }
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
            if recipes.recipes.is_empty() {
                self.untried.insert(note.clone());
            }
        }
        if recipes.recipes.is_empty() {
            return Ok(Reference::NULL.slot());
        }
        let value = interpreter.machine().choice(number, variable.default);
        let open = OpenReference {
            variable: number,
            is_nullable: variable.is_nullable,
            fresh: recipes.fresh.clone(),
            alias: recipes.alias.clone(),
        };
        let known = built.objects.get(&number).copied();
        let term = interpreter
            .machine_mut()
            .input_reference(open, &variable.name, value);
        // Whatever it is this time: the same decision comes at the same time in every run.
        if self.leads_to_code(&variable.ty, variable.is_key) {
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
            self.make(interpreter, built, number, value)?
        };
        let made_for = match value {
            ALIAS.. => (value - ALIAS) as u32,
            _ => number,
        };
        if let Some(units) = built.units.get(&made_for).filter(|_| value != NULL) {
            interpreter.machine_mut().set_units(term, units.clone());
        }
        let slot = Slot {
            bits: object.bits(),
            shadow: Some(term),
        };
        if let Some((_, leaf, _)) = built.leaves.get_mut(place) {
            *leaf = slot;
        }
        Ok(slot)
    }
}

impl UnknownInput {
    pub(crate) fn method(&self) -> MethodId {
        self.method
    }

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

    /// The receiver's variable and what was chosen for it.
    pub(crate) fn receiver_choice(&self, machine: &SymbolicMachine) -> Option<(u32, u64)> {
        let variable = *self.known.get(&(Owner::Receiver, 0))?;
        let default = self.variables.get(variable as usize)?.default;
        Some((variable, machine.choice(variable, default)))
    }

    /// In how many ways the object of a variable can be made.
    pub(crate) fn ways(&self, variable: u32) -> usize {
        let variable = self.variables.get(variable as usize);
        let recipes = variable.and_then(|variable| self.known_recipes(variable));
        recipes.map_or(0, |recipes| recipes.recipes.len())
    }

    /// The text of a key, which is what the variable is in this run.
    pub(crate) fn key_text(&self, machine: &SymbolicMachine, variable: u32) -> Option<String> {
        let default = self.variables.get(variable as usize)?.default;
        let value = machine.choice(variable, default);
        if value == NULL {
            return Some("null".to_owned());
        }
        let option = value.checked_sub(1)? as u32;
        match self.recipe(variable, value)? {
            Recipe::Literal(text) => Some(crate::show::string(text)),
            Recipe::Enum(field) => Some(self.program.field(*field).name.to_string()),
            Recipe::Boxed(_, primitive) => {
                let part = *self.known.get(&(Owner::Part(variable, option), 0))?;
                let default = self.variables.get(part as usize)?.default;
                let bits = machine.input_bits(part).unwrap_or(default);
                Some(crate::show::primitive(*primitive, bits))
            }
            _ => None,
        }
    }

    /// What is known of the values that the variable can't have in this search.
    pub(crate) fn limits_of(&self, variable: u32) -> Limits<'_> {
        let variable = self.variables.get(variable as usize);
        let Some(recipes) = variable.and_then(|variable| self.known_recipes(variable)) else {
            return Limits::default();
        };
        Limits {
            untried: recipes.untried.as_deref(),
            has_length: recipes.recipes.iter().any(|recipe| {
                matches!(
                    recipe,
                    Recipe::Text(_) | Recipe::Array(..) | Recipe::Collection { .. }
                )
            }),
        }
    }

    /// The greatest length of arrays, collections and texts.
    pub(crate) fn greatest_length(&self) -> u32 {
        let open = &self.open;
        let bounds = [open.bounds.length, open.bounds.text];
        let asked = open.lengths.iter().chain(&open.sizes);
        asked.copied().chain(bounds).max().unwrap_or(0)
    }

    /// The class that a recipe makes objects of, if the variable's type doesn't say so.
    pub(crate) fn other_class(&self, variable: u32, recipe: &Recipe) -> Option<String> {
        let program = &self.program;
        let ty = &self.variables.get(variable as usize)?.ty;
        if matches!(ty, Type::Variable(_) | Type::Wildcard { .. }) {
            return None;
        }
        let declared = ty.erasure();
        let made = match recipe {
            Recipe::Boxed(method, _) | Recipe::Constructor(method) | Recipe::Changed(method) => {
                Type::class(program.method(*method).class)
            }
            Recipe::Text(_) | Recipe::Literal(_) => match declared.class_id() {
                // It has what is said of a text.
                Some(class) if class == program.well_known().char_sequence => return None,
                _ => Type::class(program.well_known().string),
            },
            Recipe::Array(element, _) => Type::array_of(element.erasure()),
            Recipe::Fields { class, .. } => Type::class(*class),
            Recipe::Collection { parts, .. } => {
                // The interface that has what is said.
                let shown = match parts.len() {
                    1 => "java.util.Collection",
                    _ => "java.util.Map",
                };
                let shown = program.class_by_name(shown)?;
                if declared
                    .class_id()
                    .is_some_and(|class| program.is_subclass(class, shown))
                {
                    return None;
                }
                Type::class(shown)
            }
            _ => return None,
        };
        (made != declared).then(|| crate::describe::simple_type_name(program, &made))
    }

    /// A value of the variable, as what the recipe makes: `(String) o`.
    pub(crate) fn seen_as(&self, variable: u32, recipe: &Recipe, name: &str) -> String {
        match self.other_class(variable, recipe) {
            Some(class) => format!("(({class}) {name})"),
            None => name.to_owned(),
        }
    }
}
