//! Makes the objects that unknown references are in one run, by their recipes.
//!
//! What must hold: a part of an object has its own variable, found again by the object's variable, the
//! recipe and the place in it.

mod changed;

use super::{
    BuiltFunction, BuiltInput, FUNCTION_OBJECTS, INPUT, OUTER, Owner, UnknownInput, Variable,
    default_of,
};
use crate::condition::{ELEMENT, KEY};
use crate::input::{BuildFailure, call_maker, class_object, enum_constant, new_string, returned};
use crate::recipes::{Recipe, made_type, member_type};
use interp::Interpreter;
use interp::heap::Reference;
use interp::machine::Slot;
use interp::outcome::{Completion, Halt};
use java::ir::{Expr, ExprKind, Place};
use java::ir_visit::Visitor;
use java::program::{MethodKind, Program};
use java::types::{ClassId, FieldId, MethodId, Primitive, Type};
use symbolic::SymbolicMachine;
use symbolic::choice::{ALIAS, FunctionResult, NULL};
use symbolic::machine::{MARK, call_mark};
use symbolic::terms::Shadowed;

impl UnknownInput {
    /// The object made for a variable, which may not have been built yet.
    pub(super) fn object_of(
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
        self.make(interpreter, built, number, value)
    }

    pub(super) fn make(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        number: u32,
        value: u64,
    ) -> Result<Reference, BuildFailure> {
        // What a constructor is given can't be the object it is about to make: no such input.
        if !built.making.insert(number) {
            return Err(BuildFailure::Halt(Halt::Pruned));
        }
        let object = self.make_object(interpreter, built, number, value)?;
        built.making.remove(&number);
        Ok(object)
    }

    fn make_object(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        number: u32,
        value: u64,
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
        let path = self.seen_as(number, recipe, &variable.name);
        let path = path.as_str();
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
                    let name = format!("{path}.charAt({index})");
                    let letter = self.letter(index);
                    let unit = self.unit_of(number, index, &name);
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
                built.units.insert(number, terms.into());
                new_string(interpreter, &units.into())?
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
                let of = made_type(&program, *class, &variable.ty);
                for field in crate::capture::instance_fields(&program, *class) {
                    let declared = program.field(field);
                    let ty = member_type(&program, &of, declared.class, &declared.ty);
                    let is_outer = program.class(declared.class).outer_field == Some(field);
                    let name = || match program.class(declared.class).outer.filter(|_| is_outer) {
                        Some(outer) => enclosing_name(&program, path, outer),
                        None => format!("{path}.{}", declared.name),
                    };
                    // An object that no constructor made isn't tried where one can be had.
                    let is_there = is_outer || self.is_never_null(field);
                    let default = if is_there { OUTER } else { 0 };
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
            Recipe::Constructor(constructor) | Recipe::Changed(constructor) => {
                let program = self.program.clone();
                let declared = program.method(*constructor);
                let mut slots = Vec::new();
                if let (Some(_), Some(outer)) = (
                    program.class(declared.class).outer_field,
                    program.class(declared.class).outer,
                ) {
                    let ty = Type::class(outer);
                    let name = || enclosing_name(&program, path, outer);
                    let place = declared.params.len() as u32;
                    slots.push(self.part(interpreter, built, owner, place, &ty, name, OUTER)?);
                }
                let of = made_type(&program, declared.class, &variable.ty);
                for (index, ty) in declared.params.iter().enumerate() {
                    let ty = &member_type(&program, &of, declared.class, ty);
                    let name = || given_name(&program, *constructor, index, path);
                    slots.push(self.part(interpreter, built, owner, index as u32, ty, name, 1)?);
                }
                let made = returned(call_maker(interpreter, *constructor, &slots)?)?;
                if let Recipe::Changed(_) = recipe {
                    built.is_raw = true;
                    built.objects.insert(number, made);
                    self.change(interpreter, built, owner, made, (&of, path))?;
                } else {
                    note_origin(interpreter, built, made, *constructor, &slots);
                }
                made
            }
            Recipe::Collection {
                constructor,
                of,
                add,
                parts,
                size,
                is_keyed,
            } => {
                let class = of.map(|of| class_object(interpreter, of)).transpose()?;
                let args: Vec<_> = class.into_iter().map(Reference::slot).collect();
                let object = returned(call_maker(interpreter, *constructor, &args)?)?;
                for index in 0..*size {
                    let mut slots = Vec::new();
                    for (position, ty) in parts.iter().enumerate() {
                        let owner = Owner::Part(number, u32::MAX);
                        let place = index * parts.len() as u32 + position as u32;
                        let is_key = *is_keyed && position == 0;
                        let key = place.checked_sub(1).filter(|_| position == 1);
                        let key = key.and_then(|key| self.known.get(&(owner, key)).copied());
                        let name = || match (parts.len(), position) {
                            (1, _) if is_key => format!("{ELEMENT}{path}"),
                            _ if is_key => format!("{KEY}{path}"),
                            (1, _) => format!("{path}.get({index})"),
                            _ => match key {
                                Some(key) => format!("{path}.get({MARK}k{key}{MARK})"),
                                None => format!("some value of {path}"),
                            },
                        };
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
                        ("valueOf", _)
                        | ("iterator" | "listIterator" | "stream" | "enumeration", _) => {
                            path.to_owned()
                        }
                        _ => format!("{path}.get()"),
                    };
                    let place = index as u32;
                    slots.push(match ty.is_reference() {
                        true => self.element(interpreter, built, owner, place, ty, name, None)?,
                        false => self.part(interpreter, built, owner, place, ty, name, 1)?,
                    });
                }
                let made = returned(call_maker(interpreter, *method, &slots)?)?;
                note_origin(interpreter, built, made, *method, &slots);
                made
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

    /// What a character is to start with.
    fn letter(&self, index: u32) -> u8 {
        match self.open.has_distinct_characters {
            true => b'a' + (index % 26) as u8,
            false => b'a',
        }
    }

    /// The variable of a character of the text that a variable is.
    pub(super) fn unit_of(&mut self, text: u32, index: u32, name: &str) -> u32 {
        let letter = self.letter(index);
        self.variable(Owner::Part(text, u32::MAX), index, || Variable {
            ty: Type::CHAR,
            name: name.to_owned(),
            is_nullable: false,
            is_key: false,
            default: u64::from(letter),
        })
    }

    /// `object_default` is 0 for what may be missing, 1 for what should be there, or [`OUTER`] for
    /// what is always there.
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
                OUTER => false,
                _ => takes_null,
            },
            is_key: false,
            default,
        });
        self.value(interpreter, built, number)
    }

    /// An element of a collection, which is `null` only where the code thinks of it.
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
        let erased = ty.erasure();
        let is_nullable = self.open.null_elements.iter().any(|null| {
            self.program.is_erased_subtype(&erased, null)
                || self.program.is_erased_subtype(null, &erased)
        });
        let number = self.variable(owner, index, || Variable {
            ty: ty.clone(),
            name: name(),
            is_nullable,
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
                    let name = || call_mark(number, index);
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

/// The object of class `outer` around the one at a path: `Outer.this`, or in words.
fn enclosing_name(program: &Program, path: &str, outer: ClassId) -> String {
    let outer = crate::describe::simple_class_name(program, outer);
    match path == "this" || path.ends_with(".this") {
        true => format!("{outer}.this"),
        false => format!("({outer} around {path})"),
    }
}

/// What a constructor is given: the field that keeps it, or in words.
fn given_name(program: &Program, constructor: MethodId, index: usize, path: &str) -> String {
    struct Keeper {
        parameter: u32,
        field: Option<FieldId>,
        others: Vec<FieldId>,
    }
    impl Visitor for Keeper {
        fn expression(&mut self, expression: &Expr) {
            if let ExprKind::Assign {
                target: Place::Field { object, field },
                value,
            } = &expression.kind
                && let ExprKind::This = object.kind
            {
                let is_given = |value: &Expr| {
                    let mut value = value;
                    while let ExprKind::Cast { operand } = &value.kind {
                        value = operand;
                    }
                    matches!(value.kind, ExprKind::Local(local) if local.0 == self.parameter)
                };
                let mut value = &**value;
                while let ExprKind::Cast { operand } = &value.kind {
                    value = operand;
                }
                // `requireNonNull` gives what it is given.
                let is_it = is_given(value)
                    || matches!(&value.kind, ExprKind::Call { receiver: None, args, .. }
                        if value.ty.is_reference() && args.len() <= 2 && args.first().is_some_and(is_given));
                match is_it && self.field.is_none() {
                    true => self.field = Some(*field),
                    false => self.others.push(*field),
                }
            }
        }
    }
    let declared = program.method(constructor);
    let name = declared.param_names.get(index).map_or("?", |name| &**name);
    let class = program.class(declared.class);
    if class.is_library {
        return match (&*class.display_name, declared.params.len()) {
            ("java.lang.StringBuilder" | "java.lang.StringBuffer", 1) => {
                format!("{path}.toString()")
            }
            (name, 1) if name.starts_with("java.util.concurrent.atomic.") => {
                format!("{path}.get()")
            }
            _ => format!("{name} of {path}"),
        };
    }
    if declared.kind != MethodKind::Constructor {
        // A record's component.
        return format!("{path}.{name}");
    }
    let mut keeper = Keeper {
        parameter: index as u32,
        field: None,
        others: Vec::new(),
    };
    if let Some(body) = &program.lowered(constructor).body {
        java::ir_visit::walk_body(body, &mut keeper);
    }
    match keeper.field.filter(|field| !keeper.others.contains(field)) {
        Some(field) => format!("{path}.{}", program.field(field).name),
        None => {
            let class = crate::describe::simple_class_name(program, declared.class);
            format!("{name} of new {class}(…)")
        }
    }
}

fn note_origin(
    interpreter: &Interpreter<SymbolicMachine>,
    built: &mut BuiltInput,
    made: Reference,
    method: MethodId,
    slots: &[Shadowed],
) {
    let args = slots.iter().map(|slot| slot.bits);
    built
        .origins
        .note(interpreter.runtime(), made, method, args);
}
