//! Reads a run's input back, as something that any run can build again.
//!
//! What must hold: objects are met in the order in which they were built.

use super::{Owner, UnknownInput};
use crate::input::Input;
use crate::recipes::Recipe;
use std::collections::{BTreeMap, BTreeSet};
use symbolic::SymbolicMachine;
use symbolic::choice::{ALIAS, NULL};

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
        if self.has_receiver() {
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
                let mut args = parts(own, declared.params.len() as u32)?;
                if program.class(declared.class).outer_field.is_some() {
                    args.insert(0, self.part(own, declared.params.len() as u32)?);
                }
                Input::New {
                    class: declared.class,
                    constructor,
                    args,
                }
            }
            Recipe::Collection {
                constructor,
                of,
                add,
                parts: of_each,
                size,
                ..
            } => {
                let width = of_each.len() as u32;
                let all = parts(shared, size * width)?;
                Input::Filled {
                    empty: Box::new(Input::empty(&program, constructor, of)),
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
            Recipe::Function { .. } | Recipe::Changed(_) => return None,
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
