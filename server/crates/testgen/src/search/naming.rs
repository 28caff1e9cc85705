//! What inputs are called in path conditions.
//!
//! What must hold: a name is Java for what it stands for where Java has a name for it, else words.

use crate::condition::{ELEMENT, KEY};
use crate::recipes::Recipe;
use crate::unknown::UnknownInput;
use java::program::Program;
use symbolic::SymbolicMachine;

impl UnknownInput {
    /// What the receiver is to start with, where it could be otherwise: `this is new Account()`.
    pub(super) fn start(&self, machine: &SymbolicMachine) -> Option<String> {
        let (variable, value) = self.receiver_choice(machine)?;
        let program: &Program = self.program();
        if self.ways(variable) < 2 {
            return None;
        }
        match self.recipe(variable, value)? {
            Recipe::Constructor(constructor) => {
                let declared = program.method(*constructor);
                let class = crate::describe::simple_class_name(program, declared.class);
                let given = if declared.params.is_empty() {
                    ""
                } else {
                    "…"
                };
                Some(format!("this is new {class}({given})"))
            }
            _ => None,
        }
    }

    /// What a mark in a name stands for in this run.
    pub(super) fn expand(&self, machine: &SymbolicMachine, mark: &str) -> String {
        let text = match mark.split_at_checked(1) {
            Some(("k", key)) => key.parse().ok().and_then(|key| self.key_text(machine, key)),
            Some(("f", call)) => call.split_once('.').and_then(|(variable, number)| {
                machine.call_text(variable.parse().ok()?, number.parse().ok()?)
            }),
            _ => None,
        };
        text.unwrap_or_else(|| "…".to_owned())
    }

    /// What a reference of the name is when made by a recipe: `a.length == 2`.
    pub(super) fn describe(&self, variable: u32, value: u64, name: &str) -> Option<String> {
        let recipe = self.recipe(variable, value)?;
        let program: &Program = self.program();
        let seen = self.seen_as(variable, recipe, name);
        Some(match recipe {
            Recipe::Text(length) => self.with_class(
                variable,
                recipe,
                name,
                &format!("{seen}.length() == {length}"),
            ),
            Recipe::Literal(text) => {
                let text = crate::show::string(text);
                if let Some(map) = name.strip_prefix(KEY) {
                    format!("{map}.containsKey({text})")
                } else if let Some(set) = name.strip_prefix(ELEMENT) {
                    format!("{set}.contains({text})")
                } else {
                    format!("{name}.equals({text})")
                }
            }
            Recipe::Array(_, length) => self.with_class(
                variable,
                recipe,
                name,
                &format!("{seen}.length == {length}"),
            ),
            Recipe::Collection { size, .. } => {
                self.with_class(variable, recipe, name, &format!("{seen}.size() == {size}"))
            }
            Recipe::Enum(field) => {
                let constant = &program.field(*field).name;
                if let Some(map) = name.strip_prefix(KEY) {
                    format!("{map}.containsKey({constant})")
                } else if let Some(set) = name.strip_prefix(ELEMENT) {
                    format!("{set}.contains({constant})")
                } else {
                    format!("{name} == {constant}")
                }
            }
            Recipe::Factory(_, parts) if parts.is_empty() => format!("{name}.isEmpty()"),
            Recipe::Fields { .. }
            | Recipe::Constructor(_)
            | Recipe::Changed(_)
            | Recipe::Boxed(..) => {
                let class = self.other_class(variable, recipe)?;
                format!("{name} instanceof {class}")
            }
            _ => return None,
        })
    }

    fn with_class(&self, variable: u32, recipe: &Recipe, name: &str, what: &str) -> String {
        match self.other_class(variable, recipe) {
            Some(class) => format!("{name} instanceof {class} && {what}"),
            None => what.to_owned(),
        }
    }
}
