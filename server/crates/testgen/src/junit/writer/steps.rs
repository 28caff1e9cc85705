//! The set-up of a test: the planned steps as statements.

use super::{Writer, decapitalised};
use crate::case::{Content, ObjectId, Value};
use crate::describe;
use crate::input::maker_of_constants;
use crate::junit::setup::{Plan, plan};
use crate::junit::workbench::{Step, Workbench, immutable};
use crate::origin::is_called_on_object;
use budget::Budget;
use java::program::{MethodKind, Program};
use java::types::{ClassId, FieldId, Type};
use std::collections::{BTreeMap, BTreeSet};

impl<'p> Writer<'_, 'p> {
    pub(super) fn set_up<'b>(
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
            let class = match (declared.kind, program.class(declared.class).outer) {
                (MethodKind::Method, _) | (_, None) => declared.class,
                (_, Some(outer)) => outer,
            };
            let class = describe::simple_class_name(program, class);
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
                let (maker, args) = match args.split_first() {
                    Some((Value::Object(outer), args))
                        if is_called_on_object(program, *constructor) =>
                    {
                        (self.inner_maker(*outer, &made)?, args)
                    }
                    _ => (format!("new {made}"), args.as_slice()),
                };
                let args = self.operands(*constructor, args)?;
                let variable = self.variable(*object, wishes, class);
                self.note_throws(*constructor);
                self.line(format!("{name} {variable} = {maker}({args});"));
            }
            Step::Make {
                object,
                method,
                args,
            } => {
                let declared = program.method(*method);
                let (class, is_constructor) = match declared.return_type.class_id() {
                    Some(given) if &*declared.name != "<init>" => (given, false),
                    _ => (declared.class, true),
                };
                let wished = wishes.get(object).and_then(|(_, ty)| ty.clone());
                let (name, made) = self.object_types(class, wished.as_ref())?;
                let maker = match (is_constructor, args.first()) {
                    (true, _) => format!("new {made}"),
                    (false, Some(Value::Object(on))) if is_called_on_object(program, *method) => {
                        format!("{}.{}", self.name_of(*on)?, declared.name)
                    }
                    _ => {
                        let maker = self.names.class(declared.class);
                        let maker = maker.ok_or("a class has no name")?;
                        format!("{maker}.{}", declared.name)
                    }
                };
                let is_on_object = is_called_on_object(program, *method);
                let args = args.get(usize::from(is_on_object)..).unwrap_or_default();
                let args = self.operands(*method, args)?;
                let variable = self.variable(*object, wishes, class);
                self.note_throws(*method);
                self.line(format!("{name} {variable} = {maker}({args});"));
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

    /// `outer.new Inner`.
    pub(super) fn inner_maker(&self, outer: ObjectId, class: &str) -> Result<String, String> {
        let simple = class.rsplit('.').next().unwrap_or(class);
        Ok(format!("{}.new {simple}", self.name_of(outer)?))
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
                let (ty, mut made) = self.object_types(class, declared.as_ref())?;
                // Its elements' variables are of raw types.
                let is_nested = |ty: &Type| match ty {
                    Type::Class(_, args) => args
                        .iter()
                        .any(|arg| matches!(arg, Type::Class(_, args) if !args.is_empty())),
                    _ => false,
                };
                if declared.as_ref().is_some_and(is_nested)
                    && let Some(raw) = made.strip_suffix("<>")
                {
                    made = raw.to_owned();
                    self.names.is_raw = true;
                }
                let variable = self.variable(id, wishes, class);
                // Not of a deque: a smaller array in it would make another end of going over it while it
                // grows.
                let takes_list = matches!(
                    &*program.class(class).name,
                    "java.util.ArrayList" | "java.util.LinkedList" | "java.util.Vector"
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
                let empty = self.empty(&object.class, &made)?;
                self.line(format!("{ty} {variable} = {empty};"));
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
                let empty = self.empty(&object.class, &made)?;
                self.line(format!("{ty} {variable} = {empty};"));
                for (key, value) in entries {
                    let (key, value) = (self.element(*key)?, self.element(*value)?);
                    self.line(format!("{variable}.put({key}, {value});"));
                }
                Ok(())
            }
            _ => Err("an object can't be written".to_owned()),
        }
    }

    /// `new HashMap<>()`, `EnumSet.noneOf(Color.class)`.
    fn empty(&mut self, ty: &Type, made: &str) -> Result<String, String> {
        let maker = ty
            .class_id()
            .and_then(|class| maker_of_constants(self.program, class));
        let (Some(maker), Type::Class(class, of)) = (maker, ty) else {
            return Ok(format!("new {made}()"));
        };
        let of = of.first().and_then(Type::class_id);
        let of = of.and_then(|of| self.names.class(of));
        let of = of.ok_or("an enum can't be named in a test")?;
        match &*self.program.method(maker).name {
            "<init>" => Ok(format!("new {made}({of}.class)")),
            name => {
                let class = self.names.class(*class).ok_or("a class has no name")?;
                Ok(format!("{class}.{name}({of}.class)"))
            }
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
