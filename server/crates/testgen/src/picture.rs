//! Pictures of the heap before and after a case: boxes with fields, arrows between them.
//!
//! What must hold: the same case gives the same picture; every object is drawn once, so sharing and
//! cycles show as arrows to the same box; what is left out for size is said in the picture.

mod dot;
mod layout;
mod svg;
mod text;

use crate::case::{CaseOutcome, Content, HeapGraph, ObjectId, State, TestCase, Value};
use crate::describe;
use java::program::Program;
use java::types::MethodId;
use std::collections::{BTreeMap, VecDeque};

/// Boxes drawn in one state.
const BOX_LIMIT: usize = 30;
/// Rows drawn in one box.
const ROW_LIMIT: usize = 16;
/// Characters of a row's text.
const TEXT_LIMIT: usize = 28;

/// A state as boxes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// `before` or `after`.
    pub title: &'static str,
    /// Variables, then the result.
    pub roots: Vec<Row>,
    pub boxes: Vec<ObjectBox>,
    /// Objects that were left out.
    pub left_out: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ObjectBox {
    pub id: ObjectId,
    /// Class, or element type and length.
    pub title: String,
    pub rows: Vec<Row>,
    /// Rows that were left out.
    pub left_out: usize,
    /// Not there before the call.
    pub is_new: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub label: String,
    pub cell: Cell,
    /// Differs from the state before: what was there, as a short text.
    pub was: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Text(String),
    Null,
    /// Index into [`Drawing::boxes`].
    Arrow(usize),
    /// An object that was left out.
    Elsewhere,
}

/// The heap before and after a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The case's.
    pub name: String,
    pub states: [Drawing; 2],
}

impl Picture {
    /// `None` if there is no object worth drawing.
    pub fn of(program: &Program, case: &TestCase) -> Option<Picture> {
        let before = drawing(program, case.method, &case.before, None, None);
        let result = match case.outcome {
            CaseOutcome::Returns(Some(value)) => Some(value),
            _ => None,
        };
        let after = drawing(
            program,
            case.method,
            &case.after,
            Some(&case.before),
            result,
        );
        let has_objects = !before.boxes.is_empty() || !after.boxes.is_empty();
        has_objects.then(|| Picture {
            name: case.name.clone(),
            states: [before, after],
        })
    }

    /// For pages with pictures.
    pub fn svg(&self) -> String {
        svg::svg(self)
    }

    /// In Graphviz's language.
    pub fn dot(&self) -> String {
        dot::dot(self)
    }

    /// In box characters.
    pub fn text(&self) -> String {
        text::text(self)
    }
}

fn drawing(
    program: &Program,
    method: MethodId,
    state: &State,
    before: Option<&State>,
    result: Option<Value>,
) -> Drawing {
    let mut drawer = Drawer {
        program,
        heap: &state.heap,
        before: before.map(|state| &state.heap),
        numbers: BTreeMap::new(),
        order: Vec::new(),
        left_out: 0,
    };
    let mut named = describe::roots(program, method, state);
    if let Some(result) = result {
        named.push(("result".to_owned(), result));
    }
    drawer.number(&named);
    let before_roots: BTreeMap<String, Value> = before
        .map(|state| {
            describe::roots(program, method, state)
                .into_iter()
                .collect()
        })
        .unwrap_or_default();
    let roots = named
        .into_iter()
        .map(|(label, value)| {
            let was = before_roots.get(&label).copied();
            drawer.row(label, value, was)
        })
        .collect();
    let boxes = drawer
        .order
        .clone()
        .into_iter()
        .map(|id| drawer.object_box(id))
        .collect();
    Drawing {
        title: if before.is_some() { "after" } else { "before" },
        roots,
        boxes,
        left_out: drawer.left_out,
    }
}

struct Drawer<'a> {
    program: &'a Program,
    heap: &'a HeapGraph,
    before: Option<&'a HeapGraph>,
    numbers: BTreeMap<ObjectId, usize>,
    order: Vec<ObjectId>,
    left_out: usize,
}

impl Drawer<'_> {
    /// Chooses the objects that are drawn, nearest first.
    fn number(&mut self, roots: &[(String, Value)]) {
        let mut waiting: VecDeque<Value> = roots.iter().map(|(_, value)| *value).collect();
        let mut refused = std::collections::BTreeSet::new();
        while let Some(value) = waiting.pop_front() {
            let Value::Object(id) = value else { continue };
            if self.numbers.contains_key(&id)
                || describe::inline_text(self.program, self.heap, value).is_some()
            {
                continue;
            }
            let Some(object) = describe::object(self.heap, id) else {
                continue;
            };
            if self.order.len() >= BOX_LIMIT {
                refused.insert(id);
                continue;
            }
            self.numbers.insert(id, self.order.len());
            self.order.push(id);
            waiting.extend(describe::parts(&object.content));
        }
        self.left_out = refused.len();
    }

    fn object_box(&self, id: ObjectId) -> ObjectBox {
        let Some(object) = describe::object(self.heap, id) else {
            return ObjectBox {
                id,
                title: "?".to_owned(),
                rows: Vec::new(),
                left_out: 0,
                is_new: false,
            };
        };
        let before = self
            .before
            .and_then(|heap| describe::object(heap, id))
            .map(|object| &object.content);
        let class = describe::simple_type_name(self.program, &object.class);
        let cells = self.labelled(&object.content);
        let cells_before: BTreeMap<String, Value> = before
            .map(|content| self.labelled(content).into_iter().collect())
            .unwrap_or_default();
        let title = match &object.content {
            Content::Array(element, values) => format!(
                "{}[{}]",
                describe::simple_type_name(self.program, element),
                values.len()
            ),
            Content::Sequence(values) => format!("{class} ({})", values.len()),
            Content::Mapping(entries) => format!("{class} ({})", entries.len()),
            _ => class,
        };
        let number = cells.len();
        let rows: Vec<Row> = cells
            .into_iter()
            .take(ROW_LIMIT)
            .map(|(label, value)| {
                let mut row = self.row(label.clone(), value, cells_before.get(&label).copied());
                if before.is_some() && !cells_before.contains_key(&label) {
                    row.was = Some("nothing".to_owned());
                }
                row
            })
            .collect();
        ObjectBox {
            id,
            title: cut(&title),
            left_out: number - rows.len(),
            rows,
            is_new: self.before.is_some() && before.is_none(),
        }
    }

    /// The parts of an object with what they are called in it.
    fn labelled(&self, content: &Content) -> Vec<(String, Value)> {
        match content {
            Content::Fields(fields) => describe::shown_fields(self.program, fields)
                .into_iter()
                .map(|(field, value)| (describe::field_name(self.program, *field), *value))
                .collect(),
            Content::Array(_, values) | Content::Sequence(values) => values
                .iter()
                .enumerate()
                .map(|(index, value)| (index.to_string(), *value))
                .collect(),
            Content::Mapping(entries) => entries
                .iter()
                .map(|(key, value)| (cut(&describe::value(self.program, self.heap, *key)), *value))
                .collect(),
            Content::Function(entries) => entries
                .iter()
                .map(|entry| {
                    let arguments: Vec<String> = entry
                        .arguments
                        .iter()
                        .map(|value| describe::value(self.program, self.heap, *value))
                        .collect();
                    let result = entry.result.unwrap_or(Value::Null);
                    (cut(&arguments.join(", ")), result)
                })
                .collect(),
            Content::Untouched { method, args } => {
                let names = crate::origin::names_of_arguments(self.program, *method);
                names.into_iter().zip(args.iter().copied()).collect()
            }
            Content::Text(_)
            | Content::Boxed(..)
            | Content::Enum(_)
            | Content::Made { .. }
            | Content::Opaque(_) => Vec::new(),
        }
    }

    fn row(&self, label: String, value: Value, before: Option<Value>) -> Row {
        let was = before.zip(self.before).and_then(|(before, heap)| {
            (!self.is_same(value, before)).then(|| cut(&was_text(self.program, heap, before)))
        });
        Row {
            label,
            cell: self.cell(value),
            was,
        }
    }

    fn cell(&self, value: Value) -> Cell {
        match value {
            Value::Null => Cell::Null,
            Value::Object(id) => match describe::inline_text(self.program, self.heap, value) {
                Some(text) => Cell::Text(cut(&text)),
                None => match self.numbers.get(&id) {
                    Some(number) => Cell::Arrow(*number),
                    None => Cell::Elsewhere,
                },
            },
            Value::Primitive(ty, bits) => Cell::Text(crate::show::primitive(ty, bits)),
        }
    }

    /// Whether a place holds the same value or object as before; texts and boxes by their content.
    fn is_same(&self, now: Value, before: Value) -> bool {
        let heap_before = self.before.unwrap_or(self.heap);
        now == before
            || match (
                describe::inline_text(self.program, self.heap, now),
                describe::inline_text(self.program, heap_before, before),
            ) {
                (Some(now), Some(before)) => now == before,
                _ => false,
            }
    }
}

/// Short, for the place is small.
fn was_text(program: &Program, heap: &HeapGraph, value: Value) -> String {
    match describe::inline_text(program, heap, value) {
        Some(text) => text,
        None => match value {
            Value::Object(id) => describe::object(heap, id).map_or_else(
                || "?".to_owned(),
                |object| describe::simple_type_name(program, &object.class),
            ),
            _ => "?".to_owned(),
        },
    }
}

fn cut(text: &str) -> String {
    if text.chars().count() <= TEXT_LIMIT {
        return text.to_owned();
    }
    text.chars().take(TEXT_LIMIT - 1).chain(['…']).collect()
}
