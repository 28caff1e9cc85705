//! Writes one case as a test method: set-up, call, check.
//!
//! What must hold: the text compiles in the package of the class under test with nothing but JUnit
//! on the class path; the same case gives the same text.

use super::java_text::Names;
use super::setup::{Plan, plan};
use super::workbench::{Step, Workbench, immutable};
use super::{Options, Version};
use crate::case::{CaseOutcome, Content, ObjectId, TestCase, Value, Violation};
use crate::describe;
use budget::Budget;
use java::program::{MemberSource, MethodKind, Program};
use java::types::{ClassId, FieldId, MethodId, Type};
use std::collections::{BTreeMap, BTreeSet};

/// One test in the making.
pub(super) struct Writer<'n, 'p> {
    pub(super) names: &'n mut Names<'p>,
    pub(super) program: &'p Program,
    pub(super) case: &'p TestCase,
    pub(super) options: Options,
    pub(super) lines: Vec<String>,
    /// Expressions for the objects that the test can name.
    pub(super) known: BTreeMap<ObjectId, String>,
    pub(super) taken: BTreeSet<String>,
    /// What the checks leave out.
    pub(super) unchecked: BTreeSet<String>,
    pub(super) uses_reader: bool,
    pub(super) uses_writer: bool,
    pub(super) throws: bool,
}

/// A finished test method.
pub(super) struct Written {
    pub(super) text: String,
    pub(super) uses_reader: bool,
    pub(super) uses_writer: bool,
}

/// # Errors
/// A sentence: why the case can't be a test.
pub(super) fn write<'p>(
    budget: &Budget,
    names: &mut Names<'p>,
    case: &'p TestCase,
    test_name: &str,
    options: Options,
    bench: Workbench<'p>,
    changing_statics: &BTreeSet<FieldId>,
) -> Result<Written, String> {
    let program = bench.program;
    refuse(program, names, case)?;
    let raw_before = std::mem::take(&mut names.is_raw);
    let mut writer = Writer {
        names,
        program,
        case,
        options,
        lines: Vec::new(),
        known: BTreeMap::new(),
        taken: BTreeSet::new(),
        unchecked: BTreeSet::new(),
        uses_reader: false,
        uses_writer: false,
        throws: false,
    };
    writer.set_up(budget, bench, changing_statics)?;
    writer.act_and_check()?;
    let written = writer.method(test_name);
    names.is_raw |= raw_before;
    Ok(written)
}

/// Cases that no test can show, whatever their set-up.
fn refuse(program: &Program, names: &mut Names<'_>, case: &TestCase) -> Result<(), String> {
    let declared = program.method(case.method);
    if !names.sees_method(case.method) {
        return Err(format!("{} can't be called from a test", declared.name));
    }
    match &case.outcome {
        CaseOutcome::Diverges => Err("the call doesn't end".to_owned()),
        CaseOutcome::Throws { class, .. } => {
            let name = &*program.class(*class).name;
            if matches!(
                name,
                "java.lang.StackOverflowError" | "java.lang.OutOfMemoryError"
            ) {
                return Err("how deep calls may go depends on the machine".to_owned());
            }
            Ok(())
        }
        CaseOutcome::Returns(_) => Ok(()),
    }
}

impl<'p> Writer<'_, 'p> {
    pub(super) fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    /// A variable name that isn't taken, like the one wished for.
    pub(super) fn fresh(&mut self, wish: &str) -> String {
        let wish = if syntax::is_reserved_word(wish) {
            format!("{wish}Value")
        } else {
            wish.to_owned()
        };
        let name = std::iter::once(wish.clone())
            .chain((2..).map(|number| format!("{wish}{number}")))
            .find(|name| !self.taken.contains(name))
            .unwrap_or(wish);
        self.taken.insert(name.clone());
        name
    }

    fn set_up<'b>(
        &mut self,
        budget: &Budget,
        mut bench: Workbench<'b>,
        changing_statics: &BTreeSet<FieldId>,
    ) -> Result<(), String> {
        let program = self.program;
        let before = &self.case.before;
        let declared = program.method(self.case.method);
        let mut roots: Vec<Value> = Vec::new();
        let mut wishes: BTreeMap<ObjectId, (String, Option<Type>)> = BTreeMap::new();
        if let Some(receiver @ Value::Object(id)) = before.receiver {
            roots.push(receiver);
            let class = describe::simple_class_name(program, declared.class);
            wishes.insert(id, (decapitalised(class), None));
        }
        for (index, argument) in before.arguments.iter().enumerate() {
            roots.push(*argument);
            if let Value::Object(id) = argument {
                let name = declared
                    .param_names
                    .get(index)
                    .map_or_else(|| format!("argument{index}"), ToString::to_string);
                let ty = declared.params.get(index).cloned();
                wishes.entry(*id).or_insert((name, ty));
            }
        }
        // Names of parameters are for the parameters.
        self.taken
            .extend(declared.param_names.iter().map(ToString::to_string));
        let mut settable = Vec::new();
        for (field, value) in &before.statics {
            let entry = program.field(*field);
            if self.names.sees_field(*field) && !entry.is_final {
                roots.push(*value);
                settable.push((*field, *value));
                if let Value::Object(id) = value {
                    let wish = (entry.name.to_string(), Some(entry.ty.clone()));
                    wishes.entry(*id).or_insert(wish);
                }
                continue;
            }
            if changing_statics.contains(field) || !bench.static_is(*field, *value) {
                let class = describe::simple_class_name(program, entry.class);
                return Err(format!("{class}.{} can't be set from a test", entry.name));
            }
            if let Value::Object(id) = value
                && self.names.sees_field(*field)
                && let Some(class) = self.names.class(entry.class)
            {
                self.known.insert(*id, format!("{class}.{}", entry.name));
            }
        }
        let plan = plan(budget, self.names, bench, &roots, self.options.reflection)?;
        if !plan.by_fields.is_empty() {
            let classes: BTreeSet<&str> = plan
                .by_fields
                .iter()
                .filter_map(|id| describe::object(&before.heap, *id)?.class.class_id())
                .map(|class| describe::simple_class_name(program, class))
                .collect();
            let classes: Vec<&str> = classes.into_iter().collect();
            self.line(format!(
                "// Fields are assigned where no sequence of calls was found that sets them: {}.",
                classes.join(", ")
            ));
        }
        for step in &plan.steps {
            self.step(step, &plan, &wishes)?;
        }
        for (field, value) in settable {
            let entry = program.field(field);
            let class = self
                .names
                .class(entry.class)
                .ok_or_else(|| "a static field can't be named".to_owned())?;
            let text = self.operand(value, &entry.ty, false)?;
            self.line(format!("{class}.{} = {text};", entry.name));
        }
        Ok(())
    }

    fn step(
        &mut self,
        step: &Step,
        plan: &Plan,
        wishes: &BTreeMap<ObjectId, (String, Option<Type>)>,
    ) -> Result<(), String> {
        let program = self.program;
        match step {
            Step::New {
                object,
                constructor,
                args,
            } => {
                let class = program.method(*constructor).class;
                let declared = wishes.get(object).and_then(|(_, ty)| ty.clone());
                let (name, made) = self.object_types(class, declared.as_ref())?;
                let args = self.operands(*constructor, args)?;
                let variable = self.variable(*object, wishes, class);
                self.note_throws(*constructor);
                self.line(format!("{name} {variable} = new {made}({args});"));
            }
            Step::Make {
                object,
                method,
                args,
            } => {
                let maker = program.method(*method).class;
                let given = program.method(*method).return_type.class_id();
                let class = given.unwrap_or(maker);
                let declared = wishes.get(object).and_then(|(_, ty)| ty.clone());
                let (name, _) = self.object_types(class, declared.as_ref())?;
                let maker = self.names.class(maker).ok_or("a class has no name")?;
                let made = program.method(*method).name.clone();
                let args = self.operands(*method, args)?;
                let variable = self.variable(*object, wishes, class);
                self.line(format!("{name} {variable} = {maker}.{made}({args});"));
            }
            Step::Call {
                object,
                method,
                args,
            } => {
                let variable = self.name_of(*object)?;
                let name = program.method(*method).name.clone();
                let args = self.operands(*method, args)?;
                self.note_throws(*method);
                self.line(format!("{variable}.{name}({args});"));
            }
            Step::Assign {
                object,
                field,
                value,
            } => {
                let variable = self.name_of(*object)?;
                let declared = program.field(*field);
                let text = self.operand(*value, &declared.ty, false)?;
                if plan.reflective.contains(field) {
                    let class = self
                        .names
                        .class(declared.class)
                        .ok_or("a class has no name")?;
                    self.uses_writer = true;
                    self.throws = true;
                    self.line(format!(
                        "set({class}.class, {variable}, \"{}\", {text});",
                        declared.name
                    ));
                } else {
                    self.line(format!("{variable}.{} = {text};", declared.name));
                }
            }
            Step::Cell {
                object,
                index,
                value,
            } => {
                let variable = self.name_of(*object)?;
                let text = self.operand(*value, &Type::Null, false)?;
                self.line(format!("{variable}[{index}] = {text};"));
            }
            Step::Contents { object } => self.contents(*object, wishes)?,
        }
        Ok(())
    }

    /// The type a variable is declared with, and what stands after `new`.
    fn object_types(
        &mut self,
        class: ClassId,
        declared: Option<&Type>,
    ) -> Result<(String, String), String> {
        let program = self.program;
        let simple = describe::simple_class_name(program, class).to_owned();
        let name = self
            .names
            .class(class)
            .ok_or_else(|| format!("{simple} can't be named in a test"))?;
        if program.class(class).type_parameters.is_empty() {
            return Ok((name.clone(), name));
        }
        let is_closed = |ty: &Type| {
            !ty.mentions(&|part| {
                matches!(
                    part,
                    Type::Variable(_) | Type::Wildcard { .. } | Type::Error | Type::Null
                )
            })
        };
        if let Some(declared @ Type::Class(declared_class, arguments)) = declared
            && !arguments.is_empty()
            && is_closed(declared)
            && (*declared_class == class || is_collection_interface(program, *declared_class))
            && let Some(text) = self.names.ty(declared)
        {
            return Ok((text, format!("{name}<>")));
        }
        self.names.is_raw = true;
        Ok((name.clone(), name))
    }

    fn variable(
        &mut self,
        object: ObjectId,
        wishes: &BTreeMap<ObjectId, (String, Option<Type>)>,
        class: ClassId,
    ) -> String {
        let variable = match wishes.get(&object) {
            Some((wish, _)) => {
                // Its own name is reserved for it.
                if self
                    .program
                    .method(self.case.method)
                    .param_names
                    .iter()
                    .any(|name| **name == **wish)
                {
                    self.taken.remove(wish);
                }
                self.fresh(wish)
            }
            None => {
                let simple = describe::simple_class_name(self.program, class).to_owned();
                self.fresh(&decapitalised(&simple))
            }
        };
        self.known.insert(object, variable.clone());
        variable
    }

    fn name_of(&self, object: ObjectId) -> Result<String, String> {
        self.known
            .get(&object)
            .cloned()
            .ok_or_else(|| "an object has no name".to_owned())
    }

    /// An array or a collection of the class library.
    fn contents(
        &mut self,
        id: ObjectId,
        wishes: &BTreeMap<ObjectId, (String, Option<Type>)>,
    ) -> Result<(), String> {
        let program = self.program;
        let Some(object) = describe::object(&self.case.before.heap, id) else {
            return Err("an object is unknown".to_owned());
        };
        let string = program.well_known().string;
        match &object.content {
            Content::Array(element, values) => {
                let element_name = self
                    .names
                    .ty(&element.erasure())
                    .ok_or("an array's element type can't be named")?;
                let parts = values
                    .iter()
                    .map(|value| self.operand(*value, element, false))
                    .collect::<Result<Vec<_>, _>>();
                // What isn't built yet comes later, cell by cell.
                let parts = parts.unwrap_or_else(|_| vec!["null".to_owned(); values.len()]);
                let is_default = values
                    .iter()
                    .all(|value| matches!(value, Value::Null | Value::Primitive(_, 0)));
                let class = element.class_id().unwrap_or(string);
                let wish = match wishes.get(&id) {
                    Some(_) => self.variable(id, wishes, class),
                    None => {
                        let name = self.fresh("array");
                        self.known.insert(id, name.clone());
                        name
                    }
                };
                if is_default && values.len() > 4 {
                    let made = array_creation(&element_name, values.len());
                    self.line(format!("{element_name}[] {wish} = {made};"));
                } else {
                    self.line(format!(
                        "{element_name}[] {wish} = {{{}}};",
                        parts.join(", ")
                    ));
                }
                Ok(())
            }
            Content::Sequence(values) => {
                let class = object.class.class_id().ok_or("a collection has no class")?;
                let declared = wishes.get(&id).and_then(|(_, ty)| ty.clone());
                let parts = values
                    .iter()
                    .map(|value| self.element(*value))
                    .collect::<Result<Vec<_>, _>>()?;
                if let Some(interface) = immutable(program, class) {
                    let name = self.names.library(interface);
                    let ty = declared
                        .as_ref()
                        .and_then(|ty| self.names.ty(ty))
                        .unwrap_or_else(|| name.clone());
                    let variable = self.variable(id, wishes, class);
                    self.line(format!(
                        "{ty} {variable} = {name}.of({});",
                        parts.join(", ")
                    ));
                    return Ok(());
                }
                let (ty, made) = self.object_types(class, declared.as_ref())?;
                let variable = self.variable(id, wishes, class);
                let takes_list = matches!(
                    &*program.class(class).name,
                    "java.util.ArrayList"
                        | "java.util.LinkedList"
                        | "java.util.Vector"
                        | "java.util.ArrayDeque"
                );
                // `asList` would take these for the array of all elements.
                let is_spread = parts.iter().all(|part| part == "null")
                    || (parts.len() == 1 && self.is_array(values.first()));
                if takes_list && !is_spread {
                    let arrays = self.names.library("java.util.Arrays");
                    self.line(format!(
                        "{ty} {variable} = new {made}({arrays}.asList({}));",
                        parts.join(", ")
                    ));
                    return Ok(());
                }
                self.line(format!("{ty} {variable} = new {made}();"));
                for part in parts {
                    self.line(format!("{variable}.add({part});"));
                }
                Ok(())
            }
            Content::Mapping(entries) => {
                let class = object.class.class_id().ok_or("a map has no class")?;
                let declared = wishes.get(&id).and_then(|(_, ty)| ty.clone());
                let (ty, made) = self.object_types(class, declared.as_ref())?;
                let variable = self.variable(id, wishes, class);
                self.line(format!("{ty} {variable} = new {made}();"));
                for (key, value) in entries {
                    let (key, value) = (self.element(*key)?, self.element(*value)?);
                    self.line(format!("{variable}.put({key}, {value});"));
                }
                Ok(())
            }
            _ => Err("an object can't be written".to_owned()),
        }
    }

    fn is_array(&self, value: Option<&Value>) -> bool {
        match value {
            Some(Value::Object(id)) => describe::object(&self.case.before.heap, *id)
                .is_some_and(|object| matches!(object.content, Content::Array(..))),
            _ => false,
        }
    }

    /// An element of a collection.
    fn element(&mut self, value: Value) -> Result<String, String> {
        self.operand(value, &Type::Null, true)
    }

    fn operands(&mut self, method: MethodId, args: &[Value]) -> Result<String, String> {
        let program = self.program;
        let declared = program.method(method);
        let is_overloaded = program.class(declared.class).methods.iter().any(|other| {
            let other = program.method(*other);
            other.id != method
                && other.name == declared.name
                && other.params.len() == declared.params.len()
        });
        let parts = args
            .iter()
            .zip(&declared.params)
            .map(|(value, ty)| self.argument(*value, ty, is_overloaded || declared.is_varargs))
            .collect::<Result<Vec<_>, _>>()?;
        Ok(parts.join(", "))
    }

    fn argument(&mut self, value: Value, ty: &Type, is_ambiguous: bool) -> Result<String, String> {
        let text = self.operand(value, ty, is_ambiguous)?;
        if value == Value::Null
            && is_ambiguous
            && let Some(ty) = self.names.ty(ty)
        {
            return Ok(format!("({ty}) null"));
        }
        // `T extends Comparable<T>` would be inferred differently from an array and a value of it:
        // both are taken as of the raw bound.
        let (variable, brackets) = match ty {
            Type::Variable(variable) => (Some(variable), ""),
            Type::Array(element) => match &**element {
                Type::Variable(variable) => (Some(variable), "[]"),
                _ => (None, ""),
            },
            _ => (None, ""),
        };
        if let Some(variable) = variable
            && variable.erased_bound != self.program.well_known().object
            && let Some(bound) = self.names.class(variable.erased_bound)
        {
            self.names.is_raw = true;
            return Ok(format!("({bound}{brackets}) {text}"));
        }
        Ok(text)
    }

    /// A value of the state before, where the declared type is `ty`.
    pub(super) fn operand(
        &mut self,
        value: Value,
        ty: &Type,
        is_ambiguous: bool,
    ) -> Result<String, String> {
        let heap = &self.case.before.heap;
        if let Value::Object(id) = value {
            if let Some(name) = self.known.get(&id) {
                return Ok(name.clone());
            }
            if let Some(object) = describe::object(heap, id) {
                if let Content::Function(entries) = &object.content {
                    return self.lambda(entries, ty);
                }
                // `Integer` isn't made of `(byte) 1` by itself where another type is wanted.
                if let Content::Boxed(primitive, _) = object.content
                    && (is_ambiguous
                        || ty.class_id() != Some(self.program.well_known().wrapper(primitive)))
                    && let Some(text) = self.names.inline_object(heap, value)
                {
                    let is_plain = matches!(
                        primitive,
                        java::types::Primitive::Int
                            | java::types::Primitive::Boolean
                            | java::types::Primitive::Char
                            | java::types::Primitive::Long
                            | java::types::Primitive::Double
                    );
                    let is_element = *ty == Type::Null && is_plain;
                    return Ok(match self.names.inline(heap, value) {
                        Some(short) if is_element => short,
                        _ => text,
                    });
                }
            }
        }
        self.names
            .inline(heap, value)
            .ok_or_else(|| "an object has no name in the test".to_owned())
    }

    /// A table as a lambda.
    fn lambda(
        &mut self,
        entries: &[crate::case::FunctionEntry],
        ty: &Type,
    ) -> Result<String, String> {
        let interface = ty
            .class_id()
            .or_else(|| ty.erasure().class_id())
            .ok_or("a function's type is unknown")?;
        let method = self
            .program
            .functional_method(interface)
            .ok_or("a function's type has no single method")?;
        let params = self.program.method(method).params.clone();
        let returns = self.program.method(method).return_type != Type::Void;
        let variables: Vec<String> = (0..params.len())
            .map(|index| self.fresh(&describe::letter(index)))
            .collect();
        let head = match variables.as_slice() {
            [one] => one.clone(),
            several => format!("({})", several.join(", ")),
        };
        if !returns {
            return Ok(format!("{head} -> {{ }}"));
        }
        let mut results = Vec::new();
        for entry in entries {
            let result = entry.result.unwrap_or(Value::Null);
            results.push(self.operand(result, &Type::Null, true)?);
        }
        if let Some(first) = results.first()
            && results.iter().all(|result| result == first)
        {
            return Ok(format!("{head} -> {first}"));
        }
        let mut body = String::new();
        for (entry, result) in entries.iter().zip(&results) {
            let mut tests = Vec::new();
            for ((argument, variable), ty) in entry.arguments.iter().zip(&variables).zip(&params) {
                tests.push(self.equality(*argument, variable, ty)?);
            }
            let test = if tests.is_empty() {
                "true".to_owned()
            } else {
                tests.join(" && ")
            };
            body.push_str(&format!("if ({test}) return {result}; "));
        }
        body.push_str("throw new AssertionError(\"not called with this before\");");
        Ok(format!("{head} -> {{ {body} }}"))
    }

    fn equality(&mut self, value: Value, variable: &str, ty: &Type) -> Result<String, String> {
        use java::types::Primitive;
        let text = self.operand(value, &Type::Null, true)?;
        Ok(match (value, ty) {
            (Value::Primitive(Primitive::Double, _), _) => {
                format!("Double.compare({variable}, {text}) == 0")
            }
            (Value::Primitive(Primitive::Float, _), _) => {
                format!("Float.compare({variable}, {text}) == 0")
            }
            (_, Type::Primitive(_)) | (Value::Null, _) => format!("{variable} == {text}"),
            _ => {
                let objects = self.names.library("java.util.Objects");
                format!("{objects}.equals({variable}, {text})")
            }
        })
    }

    fn note_throws(&mut self, method: MethodId) {
        if let MemberSource::Method(source) = &self.program.method(method).source {
            self.throws |= !source.throws.is_empty();
        }
    }

    fn act_and_check(&mut self) -> Result<(), String> {
        let program = self.program;
        let case = self.case;
        let declared = program.method(case.method);
        let args = self.operands(case.method, &case.before.arguments)?;
        let call = match case.before.receiver {
            _ if declared.kind != MethodKind::Method => {
                let class = self
                    .names
                    .class(declared.class)
                    .ok_or("the class has no name")?;
                format!("new {class}({args})")
            }
            Some(Value::Object(id)) => match self.known.get(&id) {
                Some(receiver) => format!("{receiver}.{}({args})", declared.name),
                None => {
                    let text = self.operand(Value::Object(id), &Type::Null, true)?;
                    format!("{text}.{}({args})", declared.name)
                }
            },
            Some(_) => return Err("there is no object to call the method on".to_owned()),
            None => {
                let class = self
                    .names
                    .class(declared.class)
                    .ok_or("the class has no name")?;
                format!("{class}.{}({args})", declared.name)
            }
        };
        if case.violates == Some(Violation::UnexpectedException) {
            self.line("// No precondition excludes this exception.");
        }
        if let Some(Violation::Clause { text, .. }) = &case.violates {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            self.line(format!("// Violates the contract: {text}"));
        }
        if matches!(case.violates, Some(Violation::Assertion { .. })) {
            let class = self
                .names
                .class(declared.class)
                .ok_or("the class has no name")?;
            self.line(match self.options.version {
                Version::Five => format!(
                    "org.junit.jupiter.api.Assumptions.assumeTrue({class}.class.desiredAssertionStatus());"
                ),
                Version::Four => {
                    format!("org.junit.Assume.assumeTrue({class}.class.desiredAssertionStatus());")
                }
            });
        }
        let before = std::mem::take(&mut self.lines);
        self.note_throws(case.method);
        let mut checked = BTreeSet::new();
        self.call(&call, &mut checked)?;
        self.check_state(&mut checked);
        let body = std::mem::replace(&mut self.lines, before);
        if case.output.is_empty() {
            self.lines.extend(body);
        } else {
            self.capture_output(body);
        }
        Ok(())
    }

    fn call(&mut self, call: &str, checked: &mut BTreeSet<ObjectId>) -> Result<(), String> {
        let case = self.case;
        match &case.outcome {
            CaseOutcome::Returns(None) => {
                self.line(format!("{call};"));
                Ok(())
            }
            CaseOutcome::Returns(Some(value)) => {
                let declared = self.program.method(case.method);
                let ty = match declared.kind {
                    MethodKind::Method => declared.return_type.clone(),
                    // What a constructor gives is the object.
                    _ => Type::class(declared.class),
                };
                self.check_result(call, &ty, *value, checked)
            }
            CaseOutcome::Throws {
                class,
                message,
                line,
            } => {
                let name = self.nearest_class(*class);
                let is_own_text = line.is_some() && self.says_own_text(*class);
                match message {
                    Some(message) if is_own_text => {
                        let thrown = self.fresh("thrown");
                        let text = super::java_text::string(message);
                        self.line(format!(
                            "{name} {thrown} = assertThrows({name}.class, () -> {call});"
                        ));
                        self.line(format!("assertEquals({text}, {thrown}.getMessage());"));
                    }
                    _ => self.line(format!("assertThrows({name}.class, () -> {call});")),
                }
                Ok(())
            }
            CaseOutcome::Diverges => Err("the call doesn't end".to_owned()),
        }
    }

    /// Messages of the machine itself differ between versions; those of the program don't.
    fn says_own_text(&self, class: ClassId) -> bool {
        let class = self.program.class(class);
        !class.is_library
            || matches!(
                &*class.name,
                "java.lang.IllegalArgumentException" | "java.lang.IllegalStateException"
            )
    }

    /// The class, or the first above it that can be named.
    fn nearest_class(&mut self, class: ClassId) -> String {
        let mut current = Some(class);
        while let Some(id) = current {
            if let Some(name) = self.names.class(id) {
                return name;
            }
            current = self.program.class(id).superclass;
        }
        "Throwable".to_owned()
    }

    fn capture_output(&mut self, body: Vec<String>) {
        let stream = self.names.library("java.io.PrintStream");
        let bytes = self.names.library("java.io.ByteArrayOutputStream");
        let (console, printed) = (self.fresh("console"), self.fresh("printed"));
        self.throws = true;
        self.line(format!("{stream} {console} = System.out;"));
        self.line(format!("{bytes} {printed} = new {bytes}();"));
        self.line(format!(
            "System.setOut(new {stream}({printed}, true, \"UTF-8\"));"
        ));
        self.line("try {");
        for line in body {
            self.line(format!("    {line}"));
        }
        self.line("} finally {");
        self.line(format!("    System.setOut({console});"));
        self.line("}");
        let units: Vec<u16> = self.case.output.encode_utf16().collect();
        let text = super::java_text::string(&units);
        self.line(format!(
            "assertEquals({text}, {printed}.toString(\"UTF-8\").replace(System.lineSeparator(), \"\\n\"));"
        ));
    }

    fn method(self, name: &str) -> Written {
        let mut text = String::from("    @Test\n");
        if self.names.is_raw {
            text.push_str("    @SuppressWarnings({\"unchecked\", \"rawtypes\"})\n");
        }
        let public = match self.options.version {
            Version::Four => "public ",
            Version::Five => "",
        };
        let throws = if self.throws { " throws Exception" } else { "" };
        text.push_str(&format!("    {public}void {name}(){throws} {{\n"));
        for line in &self.lines {
            text.push_str(&format!("        {line}\n"));
        }
        if !self.unchecked.is_empty() {
            let fields: Vec<&str> = self.unchecked.iter().map(String::as_str).collect();
            text.push_str(&format!("        // Not checked: {}\n", fields.join(", ")));
        }
        text.push_str("    }\n");
        Written {
            text,
            uses_reader: self.uses_reader,
            uses_writer: self.uses_writer,
        }
    }
}

/// `new int[5][]` of `int[]`.
fn array_creation(element: &str, length: usize) -> String {
    match element.find('[') {
        Some(brackets) => {
            let (base, rest) = element.split_at(brackets);
            format!("new {base}[{length}]{rest}")
        }
        None => format!("new {element}[{length}]"),
    }
}

fn is_collection_interface(program: &Program, class: ClassId) -> bool {
    matches!(
        &*program.class(class).name,
        "java.util.Collection"
            | "java.util.List"
            | "java.util.Set"
            | "java.util.SortedSet"
            | "java.util.Queue"
            | "java.util.Deque"
            | "java.util.Map"
            | "java.util.SortedMap"
    )
}

pub(super) fn decapitalised(name: &str) -> String {
    let mut characters = name.chars();
    characters
        .next()
        .map(|first| first.to_lowercase().chain(characters).collect())
        .unwrap_or_default()
}
