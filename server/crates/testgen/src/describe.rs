//! Values of a [`State`] as short texts: `[1, 2, 2]`, `Node{value=1, next=null}`.
//!
//! What must hold: an object that is met again is shown by a letter, so that sharing and cycles can
//! be read (`a: Node{next=a}`); the text is bounded whatever the heap is.

use crate::case::{
    CaseOutcome, Content, FunctionEntry, HeapGraph, ObjectId, State, TestCase, Value,
};
use crate::show;
use java::program::Program;
use java::types::{ClassId, FieldId, Type};
use std::collections::BTreeMap;

/// Elements of a list, array or map shown.
const ELEMENT_LIMIT: usize = 12;
/// Nesting shown.
const DEPTH_LIMIT: u32 = 5;
/// Objects shown in full in one text.
const OBJECT_LIMIT: usize = 24;

/// `Item` of `shop.Order.Item`.
pub fn simple_class_name(program: &Program, class: ClassId) -> &str {
    let name = &program.class(class).display_name;
    name.rsplit('.').next().unwrap_or(name)
}

/// `int[]`, `Node`, `List`: without packages and type arguments.
/// What a programmer calls a field: `Outer.this` for the enclosing instance, a captured variable's
/// own name.
pub fn field_name(program: &Program, field: FieldId) -> String {
    let declared = program.field(field);
    let class = program.class(declared.class);
    match (class.outer_field, class.outer) {
        (Some(outer_field), Some(outer)) if outer_field == field => {
            format!("{}.this", simple_class_name(program, outer))
        }
        _ => match declared.name.strip_prefix("val$") {
            Some(captured) => captured.to_owned(),
            None if &*declared.name == "detailMessage" && class.is_library => "message".to_owned(),
            None => declared.name.to_string(),
        },
    }
}

/// The fields that a programmer knows: not those by which the class library does its work.
pub fn shown_fields<'a>(
    program: &Program,
    fields: &'a [(FieldId, Value)],
) -> Vec<&'a (FieldId, Value)> {
    let is_shown = |field: FieldId| {
        let declared = program.field(field);
        let class = program.class(declared.class);
        let is_told = matches!(
            (&*class.name, &*declared.name),
            ("java.lang.Throwable", "detailMessage" | "cause")
        );
        !class.is_library || is_told || &*declared.name == "size"
    };
    let fields = fields.iter();
    fields.filter(|(field, _)| is_shown(*field)).collect()
}

pub fn simple_type_name(program: &Program, ty: &Type) -> String {
    match ty {
        Type::Void => "void".to_owned(),
        Type::Null => "null".to_owned(),
        Type::Primitive(primitive) => primitive.name().to_owned(),
        Type::Class(class, _) => simple_class_name(program, *class).to_owned(),
        Type::Array(element) => format!("{}[]", simple_type_name(program, element)),
        Type::Variable(variable) => simple_class_name(program, variable.erased_bound).to_owned(),
        Type::Wildcard { .. } | Type::Error => "Object".to_owned(),
    }
}

/// A value alone.
pub fn value(program: &Program, heap: &HeapGraph, value: Value) -> String {
    let mut describer = Describer::new(program, heap, &[value]);
    describer.value(value, 0)
}

/// What a case gets, by name: the receiver as `this`, the arguments, then the static fields.
pub fn inputs(program: &Program, case: &TestCase) -> Vec<(String, String)> {
    named_values(program, case.method, &case.before)
}

/// Receiver, arguments and statics of a state, by name. Letters are shared between them.
pub fn named_values(
    program: &Program,
    method: java::types::MethodId,
    state: &State,
) -> Vec<(String, String)> {
    let named = roots(program, method, state);
    let values: Vec<Value> = named.iter().map(|(_, value)| *value).collect();
    let mut describer = Describer::new(program, &state.heap, &values);
    named
        .into_iter()
        .map(|(name, value)| (name, describer.value(value, 0)))
        .collect()
}

/// Receiver, arguments and statics with their names.
pub fn roots(
    program: &Program,
    method: java::types::MethodId,
    state: &State,
) -> Vec<(String, Value)> {
    let declared = program.method(method);
    let mut named = Vec::new();
    if let Some(receiver) = state.receiver {
        named.push((crate::unknown::receiver_name(program, method), receiver));
    }
    for (index, argument) in state.arguments.iter().enumerate() {
        let name = match declared.param_names.get(index) {
            Some(name) => name.to_string(),
            None => format!("argument {}", index + 1),
        };
        named.push((name, *argument));
    }
    for (field, value) in &state.statics {
        let declared = program.field(*field);
        let class = simple_class_name(program, declared.class);
        named.push((format!("{class}.{}", declared.name), *value));
    }
    named
}

/// The value returned; `None` for `void` and for other outcomes.
pub fn result(program: &Program, case: &TestCase) -> Option<String> {
    match &case.outcome {
        CaseOutcome::Returns(Some(returned)) => Some(value(program, &case.after.heap, *returned)),
        _ => None,
    }
}

/// The exception as the JVM prints it: `java.lang.ArithmeticException: / by zero`.
pub fn exception(program: &Program, case: &TestCase) -> Option<String> {
    match &case.outcome {
        CaseOutcome::Throws { class, message, .. } => {
            let name = &program.class(*class).name;
            Some(match message {
                Some(message) => format!("{name}: {}", String::from_utf16_lossy(message)),
                None => name.to_string(),
            })
        }
        _ => None,
    }
}

/// Text of values that are shown in their place rather than as an object of their own.
pub fn inline_text(program: &Program, heap: &HeapGraph, value: Value) -> Option<String> {
    match value {
        Value::Primitive(ty, bits) => Some(show::primitive(ty, bits)),
        Value::Null => Some("null".to_owned()),
        Value::Object(id) => match &object(heap, id)?.content {
            Content::Text(units) => Some(show::string(units)),
            Content::Boxed(ty, bits) => Some(show::primitive(*ty, *bits)),
            Content::Enum(field) => Some(program.field(*field).name.to_string()),
            Content::Made { text, .. } | Content::Opaque(text) => Some(text.clone()),
            Content::Fields(_)
            | Content::Array(..)
            | Content::Sequence(_)
            | Content::Mapping(_)
            | Content::Function(_)
            | Content::Untouched { .. } => None,
        },
    }
}

/// The object at this time.
pub fn object(heap: &HeapGraph, id: ObjectId) -> Option<&crate::case::Object> {
    heap.objects.get(id.0 as usize)?.as_ref()
}

/// The values an object refers to, in order.
pub fn parts(content: &Content) -> Vec<Value> {
    match content {
        Content::Fields(fields) => fields.iter().map(|(_, value)| *value).collect(),
        Content::Array(_, values) | Content::Sequence(values) => values.clone(),
        Content::Mapping(entries) => entries
            .iter()
            .flat_map(|(key, value)| [*key, *value])
            .collect(),
        Content::Function(entries) => entries
            .iter()
            .flat_map(|entry| entry.arguments.iter().copied().chain(entry.result))
            .collect(),
        Content::Made { args, .. } | Content::Untouched { args, .. } => args.clone(),
        Content::Text(_) | Content::Boxed(..) | Content::Enum(_) | Content::Opaque(_) => Vec::new(),
    }
}

/// How often each object is referred to from some values, up to two.
fn references(heap: &HeapGraph, program: &Program, values: &[Value]) -> BTreeMap<ObjectId, u32> {
    let mut counts: BTreeMap<ObjectId, u32> = BTreeMap::new();
    let mut waiting: Vec<Value> = values.to_vec();
    while let Some(value) = waiting.pop() {
        let Value::Object(id) = value else { continue };
        if inline_text(program, heap, value).is_some() {
            continue;
        }
        let count = counts.entry(id).or_default();
        *count += 1;
        if *count == 1
            && let Some(object) = object(heap, id)
        {
            waiting.extend(parts(&object.content));
        }
    }
    counts
}

struct Describer<'a> {
    program: &'a Program,
    heap: &'a HeapGraph,
    counts: BTreeMap<ObjectId, u32>,
    letters: BTreeMap<ObjectId, String>,
    shown: usize,
}

impl<'a> Describer<'a> {
    fn new(program: &'a Program, heap: &'a HeapGraph, values: &[Value]) -> Self {
        Describer {
            program,
            heap,
            counts: references(heap, program, values),
            letters: BTreeMap::new(),
            shown: 0,
        }
    }

    fn value(&mut self, value: Value, depth: u32) -> String {
        if let Some(text) = inline_text(self.program, self.heap, value) {
            return text;
        }
        let Value::Object(id) = value else {
            return String::new();
        };
        if let Some(letter) = self.letters.get(&id) {
            return letter.clone();
        }
        let Some(object) = object(self.heap, id) else {
            return "?".to_owned();
        };
        let is_shared = self.counts.get(&id).is_some_and(|count| *count > 1);
        let prefix = if is_shared {
            let letter = letter(self.letters.len());
            self.letters.insert(id, letter.clone());
            format!("{letter}: ")
        } else {
            String::new()
        };
        self.shown += 1;
        let is_cut = depth >= DEPTH_LIMIT || self.shown > OBJECT_LIMIT;
        let text = match &object.content {
            Content::Fields(_) if is_cut => {
                format!("{}{{…}}", simple_type_name(self.program, &object.class))
            }
            Content::Fields(fields) => {
                let shown = shown_fields(self.program, fields);
                let parts = shown.into_iter().map(|(field, value)| {
                    let name = field_name(self.program, *field);
                    format!("{name}={}", self.value(*value, depth + 1))
                });
                let parts: Vec<String> = parts.collect();
                let class = simple_type_name(self.program, &object.class);
                format!("{class}{{{}}}", joined(parts))
            }
            Content::Array(_, _) | Content::Sequence(_) if is_cut => "[…]".to_owned(),
            Content::Array(_, values) | Content::Sequence(values) => {
                let parts = values
                    .iter()
                    .take(ELEMENT_LIMIT + 1)
                    .map(|value| self.value(*value, depth + 1));
                format!("[{}]", joined(parts.collect()))
            }
            Content::Untouched { .. } if is_cut => {
                format!("a {}", simple_type_name(self.program, &object.class))
            }
            Content::Untouched { method, args } => self.call(*method, args, depth),
            Content::Mapping(_) | Content::Function(_) if is_cut => "{…}".to_owned(),
            Content::Mapping(entries) => {
                let parts = entries.iter().take(ELEMENT_LIMIT + 1).map(|(key, value)| {
                    let key = self.value(*key, depth + 1);
                    format!("{key}={}", self.value(*value, depth + 1))
                });
                format!("{{{}}}", joined(parts.collect()))
            }
            Content::Function(entries) => {
                let parts = entries
                    .iter()
                    .take(ELEMENT_LIMIT + 1)
                    .map(|entry| self.entry(entry, depth));
                format!("{{{}}}", joined(parts.collect()))
            }
            Content::Text(_)
            | Content::Boxed(..)
            | Content::Enum(_)
            | Content::Made { .. }
            | Content::Opaque(_) => String::new(),
        };
        format!("{prefix}{text}")
    }

    /// `new Random(7)`, `[1, 2].iterator()`, `IntStream.of([1, 2])`.
    fn call(&mut self, method: java::types::MethodId, args: &[Value], depth: u32) -> String {
        let mut args: Vec<String> = args
            .iter()
            .map(|value| self.value(*value, depth + 1))
            .collect();
        let declared = self.program.method(method);
        let class = simple_class_name(self.program, declared.class);
        if &*declared.name == "<init>" {
            return format!("new {class}({})", args.join(", "));
        }
        let on = match declared.is_static || args.is_empty() {
            true => class.to_owned(),
            false => args.remove(0),
        };
        format!("{on}.{}({})", declared.name, args.join(", "))
    }

    fn entry(&mut self, entry: &FunctionEntry, depth: u32) -> String {
        let arguments: Vec<String> = entry
            .arguments
            .iter()
            .map(|value| self.value(*value, depth + 1))
            .collect();
        let arguments = match arguments.as_slice() {
            [one] => one.clone(),
            several => format!("({})", several.join(", ")),
        };
        match entry.result {
            Some(result) => format!("{arguments} → {}", self.value(result, depth + 1)),
            None => arguments,
        }
    }
}

fn joined(mut parts: Vec<String>) -> String {
    if parts.len() > ELEMENT_LIMIT {
        parts.truncate(ELEMENT_LIMIT);
        parts.push("…".to_owned());
    }
    parts.join(", ")
}

/// `a`, `b`, …, `z`, `a2`, …
pub fn letter(index: usize) -> String {
    let letter = char::from(b'a' + (index % 26) as u8);
    match index / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{}", round + 1),
    }
}
