//! The checks of a test: the result and everything that can be reached afterwards.
//!
//! What must hold: the checks hold exactly for states isomorphic to the one after the case, as far as
//! the test can look; what it can't look at is said in a comment.

use super::Version;
use super::java_text::{literal, string, wrapper};
use super::writer::Writer;
use crate::case::{Content, ObjectId, Value};
use crate::describe;
use java::program::{ImplicitMethod, MemberSource, MethodKind};
use java::types::{ClassId, FieldId, MethodId, Primitive, Type};
use std::collections::BTreeSet;
use syntax::ast;

/// Objects whose contents are checked in one test.
const OBJECT_LIMIT: usize = 60;

impl Writer<'_, '_> {
    /// The call, its result and what hangs on it.
    pub(super) fn check_result(
        &mut self,
        call: &str,
        ty: &Type,
        value: Value,
        checked: &mut BTreeSet<ObjectId>,
    ) -> Result<(), String> {
        if let Some(line) = self.equality_check(call, ty, value) {
            self.line(line);
            if let Value::Object(id) = value
                && let Some(known) = self.known.get(&id).cloned()
            {
                self.check(&known, ty, value, checked);
            }
            return Ok(());
        }
        let declared = self.names.ty(ty).unwrap_or_else(|| "Object".to_owned());
        let result = self.fresh("result");
        self.line(format!("{declared} {result} = {call};"));
        self.check(&result, ty, value, checked);
        Ok(())
    }

    /// Receiver, arguments and static fields as they are afterwards.
    pub(super) fn check_state(&mut self, checked: &mut BTreeSet<ObjectId>) {
        let case = self.case;
        let program = self.program;
        let declared = program.method(case.method);
        let mut roots: Vec<(Value, Type)> = Vec::new();
        if let Some(receiver) = case.after.receiver {
            roots.push((receiver, Type::class(declared.class)));
        }
        for (value, ty) in case.after.arguments.iter().zip(&declared.params) {
            roots.push((*value, ty.clone()));
        }
        for (value, ty) in roots {
            if let Value::Object(id) = value
                && let Some(name) = self.known.get(&id).cloned()
                && checked.insert(id)
            {
                self.contents_check(&name, &ty, id, checked);
            }
        }
        for (field, value) in &case.after.statics {
            let entry = program.field(*field);
            if !self.names.sees_field(*field) {
                let is_same = case.before.statics.contains(&(*field, *value));
                if !is_same {
                    let class = describe::simple_class_name(program, entry.class);
                    self.unchecked.insert(format!("{class}.{}", entry.name));
                }
                continue;
            }
            if let Some(class) = self.names.class(entry.class) {
                let path = format!("{class}.{}", entry.name);
                self.check(&path, &entry.ty, *value, checked);
            }
        }
        self.check_distinct();
    }

    /// One assertion that says everything about a value; `None` if it takes several.
    fn equality_check(&mut self, path: &str, ty: &Type, value: Value) -> Option<String> {
        let heap = &self.case.after.heap;
        let id = match value {
            Value::Null => return Some(format!("assertNull({path});")),
            Value::Primitive(Primitive::Boolean, bits) => {
                let name = if bits & 1 == 1 {
                    "assertTrue"
                } else {
                    "assertFalse"
                };
                return Some(format!("{name}({path});"));
            }
            Value::Primitive(primitive, bits) => {
                return Some(self.number_check(path, ty, primitive, bits));
            }
            Value::Object(id) => id,
        };
        if let Some(known) = self.known.get(&id) {
            return Some(format!("assertSame({known}, {path});"));
        }
        let object = describe::object(heap, id)?;
        match &object.content {
            Content::Text(units) => {
                let text = string(units);
                let is_other = ty.class_id() == Some(self.program.well_known().char_sequence);
                let path = if is_other {
                    format!("{path}.toString()")
                } else {
                    path.to_owned()
                };
                Some(format!("assertEquals({text}, {path});"))
            }
            Content::Boxed(primitive, bits) => Some(format!(
                "assertEquals({}.valueOf({}), {path});",
                wrapper(*primitive),
                literal(*primitive, *bits)
            )),
            Content::Enum(_) => {
                let text = self.names.inline(heap, value)?;
                Some(format!("assertSame({text}, {path});"))
            }
            Content::Array(element, values) => {
                let parts: Option<Vec<String>> = values
                    .iter()
                    .map(|value| self.names.inline(heap, *value))
                    .collect();
                let parts = parts?;
                let element_name = self.names.ty(&element.erasure())?;
                let needs_delta = self.options.version == Version::Four
                    && matches!(
                        element,
                        Type::Primitive(Primitive::Double | Primitive::Float)
                    );
                let delta = if needs_delta { ", 0" } else { "" };
                let cast = if *ty == object.class || matches!(ty, Type::Array(_)) {
                    path.to_owned()
                } else {
                    format!("({element_name}[]) {path}")
                };
                Some(format!(
                    "assertArrayEquals(new {element_name}[]{{{}}}, {cast}{delta});",
                    parts.join(", ")
                ))
            }
            Content::Sequence(values) => {
                let parts: Option<Vec<String>> = values
                    .iter()
                    .map(|value| self.names.inline_object(heap, *value))
                    .collect();
                let parts = parts?;
                let class = object.class.class_id()?;
                let list = self.list_of(&parts);
                let is = |name: &str| {
                    self.program
                        .class_by_name(name)
                        .is_some_and(|other| self.program.is_subclass(class, other))
                };
                if is("java.util.List") {
                    return Some(format!("assertEquals({list}, {path});"));
                }
                if self.is_unordered(class) {
                    let set = self.names.library("java.util.HashSet");
                    return Some(format!("assertEquals(new {set}<Object>({list}), {path});"));
                }
                let array_list = self.names.library("java.util.ArrayList");
                let cast = self.as_collection(path, ty);
                Some(format!(
                    "assertEquals({list}, new {array_list}<Object>({cast}));"
                ))
            }
            Content::Mapping(entries) if entries.is_empty() => {
                let map = self.names.library("java.util.HashMap");
                Some(format!(
                    "assertEquals(new {map}<Object, Object>(), {path});"
                ))
            }
            Content::Opaque(text) => {
                let simple = describe::simple_type_name(self.program, &object.class);
                let text = text
                    .strip_prefix(&format!("{simple}("))?
                    .strip_suffix(')')?;
                let units: Vec<u16> = text.encode_utf16().collect();
                Some(format!(
                    "assertEquals({}, {path}.toString());",
                    string(&units)
                ))
            }
            Content::Made { .. } => self.text_check(path, id),
            Content::Mapping(_)
            | Content::Fields(_)
            | Content::Function(_)
            | Content::Untouched { .. } => None,
        }
    }

    /// Compares the text of an object that its text says all about.
    fn text_check(&mut self, path: &str, id: ObjectId) -> Option<String> {
        let heap = &self.case.after.heap;
        let object = describe::object(heap, id)?;
        let Content::Made { args, text, .. } = &object.content else {
            return None;
        };
        let (_, text) = text.strip_suffix(')')?.split_once('(')?;
        let units: Vec<u16> = text.encode_utf16().collect();
        for part in args {
            self.names.inline(heap, *part)?;
        }
        Some(format!(
            "assertEquals({}, {path}.toString());",
            string(&units)
        ))
    }

    fn number_check(&mut self, path: &str, ty: &Type, primitive: Primitive, bits: u64) -> String {
        let text = literal(primitive, bits);
        // A wrapper that was unboxed on the way: the test compares objects.
        if ty.is_reference() {
            return format!(
                "assertEquals({}.valueOf({text}), {path});",
                wrapper(primitive)
            );
        }
        let is_float = matches!(primitive, Primitive::Double | Primitive::Float);
        match (self.options.version, is_float) {
            (Version::Four, true) => {
                let text = if primitive == Primitive::Float {
                    format!("{text}, {path}, 0.0f")
                } else {
                    format!("{text}, {path}, 0.0")
                };
                format!("assertEquals({text});")
            }
            _ => format!("assertEquals({text}, {path});"),
        }
    }

    /// Its order may depend on where objects lie in memory.
    fn is_unordered(&self, class: ClassId) -> bool {
        matches!(
            &*self.program.class(class).name,
            "java.util.HashSet" | "java.util.ImmutableSet"
        )
    }

    fn list_of(&mut self, parts: &[String]) -> String {
        let arrays = self.names.library("java.util.Arrays");
        match parts {
            [] => format!(
                "{}.emptyList()",
                self.names.library("java.util.Collections")
            ),
            [one] if one == "null" => format!("{arrays}.asList((Object) null)"),
            several => format!("{arrays}.asList({})", several.join(", ")),
        }
    }

    fn as_collection(&mut self, path: &str, ty: &Type) -> String {
        let is_collection = ty.class_id().is_some_and(|class| {
            self.program
                .class_by_name("java.util.Collection")
                .is_some_and(|other| self.program.is_subclass(class, other))
        });
        if is_collection {
            return path.to_owned();
        }
        let collection = self.names.library("java.util.Collection");
        format!("({collection}<?>) {path}")
    }

    /// Checks a place whose value is expected to be this.
    fn check(&mut self, path: &str, ty: &Type, value: Value, checked: &mut BTreeSet<ObjectId>) {
        if let Value::Object(id) = value
            && self.known.get(&id).is_some_and(|known| known == path)
        {
            if checked.insert(id) {
                self.contents_check(path, ty, id, checked);
            }
            return;
        }
        if let Some(line) = self.equality_check(path, ty, value) {
            self.line(line);
            if let Value::Object(id) = value {
                let known = self.known.get(&id).cloned();
                match known {
                    // Named before: its contents are checked under that name.
                    Some(known) => {
                        if checked.insert(id) {
                            self.contents_check(&known, ty, id, checked);
                        }
                    }
                    None => {
                        if self.has_identity(id) {
                            self.known.insert(id, path.to_owned());
                            checked.insert(id);
                        }
                    }
                }
            }
            return;
        }
        let Value::Object(id) = value else { return };
        if checked.len() >= OBJECT_LIMIT {
            self.unchecked.insert("objects further away".to_owned());
            return;
        }
        // Long ways get a name.
        let path = if path.matches('.').count() + path.matches('(').count() > 1 {
            self.variable_for(path, ty, id)
        } else {
            path.to_owned()
        };
        self.known.insert(id, path.clone());
        checked.insert(id);
        self.contents_check(&path, ty, id, checked);
    }

    fn has_identity(&self, id: ObjectId) -> bool {
        describe::object(&self.case.after.heap, id).is_some_and(|object| {
            !matches!(
                object.content,
                Content::Text(_) | Content::Boxed(..) | Content::Enum(_) | Content::Opaque(_) // Two that are equal may be one: `Optional.empty()`.
            ) && !is_value_based(&object.content)
        })
    }

    fn variable_for(&mut self, path: &str, ty: &Type, id: ObjectId) -> String {
        let class = describe::object(&self.case.after.heap, id).map(|object| object.class.clone());
        let simple = class
            .as_ref()
            .map(|class| describe::simple_type_name(self.program, class))
            .unwrap_or_default();
        let wish = super::writer::decapitalised(&simple.replace("[]", "s"));
        let Some(name) = self.names.ty(ty) else {
            return path.to_owned();
        };
        let variable = self.fresh(&wish);
        self.line(format!("{name} {variable} = {path};"));
        variable
    }

    /// What an object holds; `ty` is the declared type of its path.
    fn contents_check(
        &mut self,
        path: &str,
        ty: &Type,
        id: ObjectId,
        checked: &mut BTreeSet<ObjectId>,
    ) {
        let Some(object) = describe::object(&self.case.after.heap, id).cloned() else {
            return;
        };
        match &object.content {
            Content::Fields(fields) => {
                self.fields_check(path, ty, &object.class, fields, checked);
            }
            Content::Array(element, values) => {
                let all: Option<Vec<String>> = values
                    .iter()
                    .map(|value| self.names.inline(&self.case.after.heap, *value))
                    .collect();
                if all.is_some() {
                    let known = self.known.remove(&id);
                    if let Some(line) = self.equality_check(path, ty, Value::Object(id)) {
                        self.line(line);
                    }
                    self.known.extend(known.map(|known| (id, known)));
                    return;
                }
                self.line(format!("assertEquals({}, {path}.length);", values.len()));
                for (index, value) in values.iter().enumerate() {
                    self.check(&format!("{path}[{index}]"), element, *value, checked);
                }
            }
            Content::Sequence(values) => {
                let known = self.known.remove(&id);
                let line = self.equality_check(path, ty, Value::Object(id));
                self.known.extend(known.map(|known| (id, known)));
                if let Some(line) = line {
                    self.line(line);
                    return;
                }
                if object
                    .class
                    .class_id()
                    .is_some_and(|class| self.is_unordered(class))
                {
                    self.unchecked.insert(format!("the elements of {path}"));
                    return;
                }
                let list = self.fresh("elements");
                let (list_type, array_list) = (
                    self.names.library("java.util.List"),
                    self.names.library("java.util.ArrayList"),
                );
                let cast = self.as_collection(path, ty);
                self.line(format!(
                    "{list_type}<Object> {list} = new {array_list}<Object>({cast});"
                ));
                self.line(format!("assertEquals({}, {list}.size());", values.len()));
                let element = Type::class(self.program.well_known().object);
                for (index, value) in values.iter().enumerate() {
                    self.check(&format!("{list}.get({index})"), &element, *value, checked);
                }
            }
            Content::Mapping(entries) => {
                let map = self.names.library("java.util.Map");
                self.line(format!(
                    "assertEquals({}, (({map}<?, ?>) {path}).size());",
                    entries.len()
                ));
                let element = Type::class(self.program.well_known().object);
                for (key, value) in entries {
                    let heap = &self.case.after.heap;
                    let key_text = match key {
                        Value::Object(id) => self.known.get(id).cloned(),
                        _ => None,
                    };
                    let key_text = key_text.or_else(|| self.names.inline_object(heap, *key));
                    match key_text {
                        Some(key) => {
                            let place = format!("(({map}<?, ?>) {path}).get({key})");
                            self.check(&place, &element, *value, checked);
                        }
                        None => {
                            self.unchecked.insert(format!("an entry of {path}"));
                        }
                    }
                }
            }
            Content::Made { .. } => match self.text_check(path, id) {
                Some(line) => self.line(line),
                None => {
                    self.unchecked.insert(path.to_owned());
                }
            },
            Content::Text(_) | Content::Boxed(..) | Content::Enum(_) | Content::Opaque(_) => {}
            Content::Function(_) => {}
            // What is in it, it doesn't tell.
            Content::Untouched { .. } => {}
        }
    }

    fn fields_check(
        &mut self,
        path: &str,
        ty: &Type,
        class: &Type,
        fields: &[(FieldId, Value)],
        checked: &mut BTreeSet<ObjectId>,
    ) {
        let Some(class) = class.class_id() else {
            return;
        };
        let is_exact = ty.erasure().class_id() == Some(class);
        let class_name = self.names.class(class);
        let path = match (&class_name, is_exact) {
            (_, true) => path.to_owned(),
            (Some(_), false) if self.is_variable_of(path, class) => path.to_owned(),
            (Some(name), false) => {
                self.line(format!("assertSame({name}.class, {path}.getClass());"));
                if !self.program.class(class).type_parameters.is_empty() {
                    self.names.is_raw = true;
                }
                format!("(({name}) {path})")
            }
            (None, false) => path.to_owned(),
        };
        for (field, value) in fields {
            let declared = self.program.field(*field).clone();
            let simple = describe::simple_class_name(self.program, declared.class).to_owned();
            let is_reachable = is_exact || class_name.is_some();
            let read = is_reachable
                .then(|| self.reader(&path, class, *field))
                .flatten();
            match read {
                Some((place, ty)) => self.check(&place, &ty, *value, checked),
                None => {
                    self.unchecked.insert(format!("{simple}.{}", declared.name));
                }
            }
        }
    }

    /// Whether the path is a variable that the set-up declared with the object's own class.
    fn is_variable_of(&self, path: &str, class: ClassId) -> bool {
        self.case
            .before
            .heap
            .objects
            .iter()
            .enumerate()
            .any(|(index, object)| {
                self.known.get(&ObjectId(index as u32)).map(String::as_str) == Some(path)
                    && !path.contains('.')
                    && object
                        .as_ref()
                        .is_some_and(|object| object.class.class_id() == Some(class))
            })
    }

    /// An expression that reads a field, and its type.
    fn reader(&mut self, path: &str, class: ClassId, field: FieldId) -> Option<(String, Type)> {
        let declared = self.program.field(field).clone();
        if self.names.sees_field(field) {
            return Some((format!("{path}.{}", declared.name), declared.ty.clone()));
        }
        if let Some(getter) = self.getter(class, field) {
            let method = self.program.method(getter);
            let ty = method.return_type.clone();
            return Some((format!("{path}.{}()", method.name), ty));
        }
        if self.options.reflection
            && let Some(owner) = self.names.class(declared.class)
        {
            self.uses_reader = true;
            self.throws = true;
            let read = format!("get({owner}.class, {path}, \"{}\")", declared.name);
            return Some(match &declared.ty {
                Type::Primitive(primitive) => {
                    (format!("({}) {read}", wrapper(*primitive)), Type::Null)
                }
                ty => match self.names.ty(ty) {
                    Some(name) => (format!("(({name}) {read})"), ty.clone()),
                    None => (read, Type::class(self.program.well_known().object)),
                },
            });
        }
        None
    }

    /// A method open to the test that does nothing but return the field.
    fn getter(&mut self, class: ClassId, field: FieldId) -> Option<MethodId> {
        let mut current = Some(class);
        while let Some(id) = current {
            let declared = self.program.class(id);
            for method in declared.methods.clone() {
                if self.is_getter(method, field) && self.names.sees_method(method) {
                    // A subclass may do something else.
                    return (self.program.resolve_virtual(class, method) == Some(method))
                        .then_some(method);
                }
            }
            current = declared.superclass;
        }
        None
    }

    fn is_getter(&self, method: MethodId, field: FieldId) -> bool {
        let declared = self.program.method(method);
        if declared.is_static || !declared.params.is_empty() {
            return false;
        }
        if declared.kind == MethodKind::Implicit(ImplicitMethod::RecordAccessor(field)) {
            return true;
        }
        let MemberSource::Method(source) = &declared.source else {
            return false;
        };
        let Some(body) = &source.body else {
            return false;
        };
        let name = &*self.program.field(field).name;
        match body.stmts.as_slice() {
            [statement] => match &statement.kind {
                ast::StmtKind::Return(Some(value)) => match &value.kind {
                    ast::ExprKind::Name(read) => **read == *name,
                    ast::ExprKind::Field { target, name: read } => {
                        matches!(target.kind, ast::ExprKind::This) && *read.text == *name
                    }
                    _ => false,
                },
                _ => false,
            },
            _ => false,
        }
    }

    /// Objects that look alike but are not the same.
    fn check_distinct(&mut self) {
        let heap = &self.case.after.heap;
        let named: Vec<(ObjectId, String, String)> = self
            .known
            .iter()
            .filter_map(|(id, path)| {
                let object = describe::object(heap, *id)?;
                let is_new = !self
                    .case
                    .before
                    .heap
                    .objects
                    .get(id.0 as usize)
                    .is_some_and(Option::is_some);
                let Content::Fields(fields) = &object.content else {
                    return None;
                };
                let look: Vec<String> = fields
                    .iter()
                    .map(|(_, value)| {
                        describe::inline_text(self.program, heap, *value)
                            .unwrap_or_else(|| "object".to_owned())
                    })
                    .collect();
                is_new.then(|| (*id, path.clone(), format!("{:?}{look:?}", object.class)))
            })
            .collect();
        let mut lines = Vec::new();
        for (index, (_, path, look)) in named.iter().enumerate() {
            for (_, other, other_look) in named.iter().skip(index + 1) {
                if look == other_look && lines.len() < 10 {
                    lines.push(format!("assertNotSame({path}, {other});"));
                }
            }
        }
        self.lines.extend(lines);
    }
}

/// Whether the object's identity is of no use to anybody.
fn is_value_based(content: &Content) -> bool {
    matches!(content, Content::Made { text, .. } if text.starts_with("Optional"))
}
