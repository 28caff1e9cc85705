//! Statements that may be missing: an assignment, an update, a call, a return, a guard.

use super::EditKind;
use super::generator::{Generator, folded};
use super::loop_changes::is_repeated;
use super::scope::{self, Variable};
use super::statements::is_jump;
use crate::units::unit_of;
use java::types::{Primitive, Type};
use syntax::ast::{Span, Stmt, StmtKind};

/// Methods that change a collection, tried where its class has them.
const MUTATORS: [&str; 9] = [
    "add", "addAll", "push", "append", "put", "remove", "offer", "addFirst", "addLast",
];
/// Objects that missing calls are made on, at one place.
const RECEIVERS: usize = 6;
/// Conditions of guards at one place.
const GUARDS: usize = 16;

impl Generator<'_> {
    pub(super) fn insert_before(&mut self, statement: &Stmt) {
        self.at(unit_of(statement), Span::default(), statement.id);
        let indent = self.indent(statement.span.start);
        let place = Span {
            start: statement.span.start,
            end: statement.span.start,
        };
        for (text, size) in self.missing(true) {
            self.insert(place, &text, format!("{text}\n{indent}"), size);
        }
    }

    pub(super) fn insert_behind(&mut self, last: &Stmt) {
        if is_jump(last) {
            return;
        }
        // Behind a loop or a branch is another place than before it, and is shown at its end.
        let is_compound = unit_of(last) != last.id && !matches!(last.kind, StmtKind::LocalVar(_));
        self.at(last.id, Span::default(), last.id);
        if is_compound {
            self.shown = Some(Span {
                start: last.span.end.saturating_sub(1),
                end: last.span.end,
            });
        } else {
            self.at(unit_of(last), Span::default(), last.id);
        }
        let indent = self.indent(last.span.start);
        let place = Span {
            start: last.span.end,
            end: last.span.end,
        };
        for (text, size) in self.missing(false) {
            self.insert(place, &text, format!("\n{indent}{text}"), size);
        }
        self.shown = None;
    }

    /// Into an empty block that ends here.
    pub(super) fn insert_into(&mut self, end: u32) {
        let indent = self.indent(end);
        let place = Span { start: end, end };
        for (text, size) in self.missing(true) {
            self.insert(place, &text, format!(" {text}\n{indent}"), size);
        }
    }

    /// Behind a branch's or loop's only statement, which gets braces: a variable counted up or down.
    pub(super) fn insert_in_braces(&mut self, only: &Stmt) {
        self.at(unit_of(only), Span::default(), only.id);
        let variables = self.variables();
        let counted = variables.iter().filter(|variable| {
            !variable.is_final
                && self.usage.assigned.contains(&variable.name)
                && scope::unboxed(self.program, &variable.ty).is_numeric()
        });
        let added: Vec<String> = counted
            .flat_map(|variable| ["++", "--"].map(|sign| format!("{}{sign};", variable.name)))
            .collect();
        let place = |at: u32| Span { start: at, end: at };
        let before = folded(self.slice(only.span));
        for added in added {
            let changes = vec![
                (place(only.span.start), "{ ".into()),
                (place(only.span.end), format!(" {added} }}").into()),
            ];
            let told = format!("add `{added}` behind `{before}`");
            self.push(EditKind::Inserted, 3, changes, "".into(), added.into());
            if let Some(edit) = self.last_edit() {
                edit.told = Some(told.into());
            }
        }
    }

    /// Before all else: `if (n <= 1) return n`, with the numbers that the member reckons with.
    pub(super) fn guards_by_numbers(&mut self, first: &Stmt) {
        self.at(unit_of(first), Span::default(), first.id);
        let variables = self.variables();
        let numbers = self.usage.numbers.clone();
        let indent = self.indent(first.span.start);
        let place = Span {
            start: first.span.start,
            end: first.span.start,
        };
        for (name, number) in numbers {
            let Some(variable) = variables.iter().find(|variable| variable.name == name) else {
                continue;
            };
            for value in self.returnable(std::slice::from_ref(variable)) {
                for op in ["<", "<="] {
                    let text = format!("if ({name} {op} {number}) return{value};");
                    self.insert(place, &text, format!("{text}\n{indent}"), 3);
                }
            }
        }
    }

    fn insert(&mut self, place: Span, statement: &str, text: String, size: u32) {
        self.push(
            EditKind::Inserted,
            size,
            vec![(place, text.into())],
            "".into(),
            statement.into(),
        );
        let is_repeated = self
            .loops
            .last()
            .is_some_and(|changed| is_repeated(statement, changed));
        if let Some(edit) = self.last_edit() {
            edit.is_repeated = is_repeated;
        }
    }

    /// White space at the start of the line.
    pub(super) fn indent(&self, offset: u32) -> String {
        let before = self.text.get(..offset as usize).unwrap_or("");
        let line = before.rsplit('\n').next().unwrap_or("");
        line.chars().take_while(|c| c.is_whitespace()).collect()
    }

    /// Statements that may stand here, with their sizes.
    fn missing(&self, with_returns: bool) -> Vec<(String, u32)> {
        let variables = self.variables();
        let mut found = Vec::new();
        for target in variables.iter().filter(|target| !target.is_final) {
            self.assignments(target, &variables, &mut found);
        }
        let objects = variables
            .iter()
            .filter(|variable| matches!(variable.ty.erasure(), Type::Class(..)));
        for receiver in objects.take(RECEIVERS) {
            self.calls_on(receiver, &variables, &mut found);
        }
        found.extend(self.call_of_overridden().map(|call| (call.clone(), 3)));
        self.steps_of_loop(&variables, &mut found);
        for statement in &self.statements {
            if !found.iter().any(|(text, _)| *text == **statement) {
                found.push((statement.to_string(), 3));
            }
        }
        found.extend(self.missing_links(&variables));
        for exception in self.missing_exceptions {
            for atom in self.guard_atoms() {
                found.push((format!("if ({atom}) throw new {exception}();"), 3));
            }
        }
        if with_returns {
            let values = self.returnable(&variables);
            for value in &values {
                found.push((format!("return{value};"), 3));
            }
            for atom in self.unary_atoms().into_iter().take(GUARDS) {
                for value in &values {
                    found.push((format!("if ({atom}) return{value};"), 3));
                }
            }
        }
        found
    }

    fn assignments(
        &self,
        target: &Variable,
        variables: &[Variable],
        found: &mut Vec<(String, u32)>,
    ) {
        let name = &target.name;
        let plain = scope::unboxed(self.program, &target.ty);
        if plain.is_numeric() {
            found.push((format!("{name}++;"), 3));
            found.push((format!("{name}--;"), 3));
        }
        for value in variables.iter().filter(|value| value.name != *name) {
            if scope::fits(self.program, &value.ty, &target.ty) {
                found.push((format!("{name} = {};", value.name), 3));
                if plain.is_numeric() {
                    found.push((format!("{name} += {};", value.name), 3));
                }
            }
        }
        match plain {
            Type::Primitive(Primitive::Boolean) => {
                found.push((format!("{name} = true;"), 3));
                found.push((format!("{name} = false;"), 3));
            }
            Type::Primitive(primitive) => {
                found.push((format!("{name} = 0;"), 3));
                if primitive != Primitive::Char && self.usage.assigned.contains(name) {
                    found.push((format!("{name} = 1;"), 3));
                    found.push((format!("{name} = -1;"), 3));
                }
            }
            Type::Class(class, _) if self.usage.assigned.contains(name) => {
                found.push((format!("{name} = null;"), 3));
                if class == self.program.well_known().string {
                    found.push((format!("{name} = \"\";"), 3));
                }
            }
            Type::Array(_) if self.usage.assigned.contains(name) => {
                found.push((format!("{name} = null;"), 3));
            }
            _ => {}
        }
    }

    /// What a loop lacks that compares a variable with a number but doesn't change it: `n /= 10`.
    fn steps_of_loop(&self, variables: &[Variable], found: &mut Vec<(String, u32)>) {
        let Some(changed) = self.loops.last() else {
            return;
        };
        for (name, number) in &self.usage.numbers {
            let is_left_alone = !changed.contains(name) && *number > 1;
            let is_variable = |variable: &&Variable| variable.name == *name && !variable.is_final;
            if is_left_alone && variables.iter().any(|variable| is_variable(&variable)) {
                for op in ["-", "+", "/", "*"] {
                    found.push((format!("{name} {op}= {number};"), 3));
                }
            }
        }
    }

    fn calls_on(
        &self,
        receiver: &Variable,
        variables: &[Variable],
        found: &mut Vec<(String, u32)>,
    ) {
        let Type::Class(class, arguments) = &receiver.ty else {
            return;
        };
        let mut seen: Vec<(std::sync::Arc<str>, usize)> = Vec::new();
        for method in scope::methods_of(self.program, *class) {
            let is_called = self.types.called.contains(&method);
            let declared = self.program.method(method);
            let is_candidate = is_called || MUTATORS.contains(&&*declared.name);
            if declared.is_static
                || declared.is_private()
                || &*declared.name == "<init>"
                || !is_candidate
                || declared.params.len() > 2
                || seen.contains(&(declared.name.clone(), declared.params.len()))
            {
                continue;
            }
            // Overloads by index (`List.add(int, E)`) are left to edits of calls that are there.
            seen.push((declared.name.clone(), declared.params.len()));
            let fitting = |index: usize| -> Vec<&Variable> {
                let Some(param) = declared.params.get(index) else {
                    return Vec::new();
                };
                let element = match param {
                    Type::Variable(variable) => arguments.get(variable.index as usize),
                    _ => None,
                };
                let wanted = element.unwrap_or(param);
                let fits = |value: &&Variable| {
                    value.name != receiver.name && scope::fits(self.program, &value.ty, wanted)
                };
                variables.iter().filter(fits).collect()
            };
            let constants = |index: usize| -> &[&str] {
                let wanted = match declared.params.get(index) {
                    Some(Type::Variable(variable)) => arguments.get(variable.index as usize),
                    other => other,
                };
                match wanted.map(|wanted| scope::unboxed(self.program, wanted)) {
                    Some(Type::Primitive(Primitive::Boolean)) => &["true", "false"],
                    Some(Type::Primitive(Primitive::Int)) => &["0", "1"],
                    _ => &[],
                }
            };
            let call = |args: String| format!("{}.{}({args});", receiver.name, declared.name);
            match declared.params.len() {
                0 if declared.return_type == Type::Void => found.push((call(String::new()), 3)),
                1 => {
                    for value in fitting(0) {
                        found.push((call(value.name.to_string()), 3));
                    }
                    // Less likely than a variable.
                    for constant in constants(0) {
                        found.push((call((*constant).to_owned()), 4));
                    }
                }
                2 => {
                    for first in fitting(0) {
                        for second in fitting(1) {
                            found.push((call(format!("{}, {}", first.name, second.name)), 4));
                        }
                        for second in constants(1) {
                            found.push((call(format!("{}, {second}", first.name)), 4));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// ` value` for each value that the method may return simply, or nothing.
    pub(super) fn returnable(&self, variables: &[Variable]) -> Vec<String> {
        let Some(ty) = self.returns.last() else {
            return Vec::new();
        };
        if *ty == Type::Void {
            return vec![String::new()];
        }
        let mut values: Vec<String> = variables
            .iter()
            .filter(|variable| scope::fits(self.program, &variable.ty, ty))
            .take(4)
            .map(|variable| format!(" {}", variable.name))
            .collect();
        match scope::unboxed(self.program, ty) {
            Type::Primitive(Primitive::Boolean) => {
                values.extend([" true".to_owned(), " false".to_owned()]);
            }
            Type::Primitive(_) => {
                values.extend([" 0".to_owned(), " 1".to_owned(), " -1".to_owned()]);
            }
            Type::Class(class, _) if class == self.program.well_known().string => {
                values.extend([" \"\"".to_owned(), " null".to_owned()]);
            }
            Type::Class(..) | Type::Array(_) => values.push(" null".to_owned()),
            _ => {}
        }
        values
    }
}
