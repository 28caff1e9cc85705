//! Tests found by search: `testgen` explores the method where runs begin, nearest to what isn't covered
//! yet first, and its cases become tests here.
//!
//! What must hold: the search is bounded by runs, not by time, so that the same program gives the same
//! tests. A case that can't be said as a tree of values (one object in two places, a collection, a
//! function) is left out; chance makes others.

use crate::inputs::runs::Test;
use crate::inputs::starts::{Start, call_test, main_test};
use crate::program::subject::Subject;
use budget::Budget;
use java::program::Program;
use java::types::{MethodId, Primitive};
use std::collections::BTreeSet;
use std::sync::Arc;
use testgen::case::{Content, HeapGraph, ObjectId, TestCase, Value};
use testgen::generate_suite;
use testgen::input::Input;
use testgen::suite::{Bounds, Criterion, SuiteRequest};

/// Runs of a search, and how far one goes.
const RUNS: u32 = 200;
const DECISIONS: u32 = 60;
const STEPS: u64 = 20_000;

/// Tests that begin here, with branch coverage of the method as the aim.
pub fn tests(subject: &Subject, start: &Start, budget: &Budget) -> Vec<Test> {
    let version = &subject.original;
    let program = &version.program;
    let method = match start {
        Start::Method(node) => version.method_at(&subject.tree, *node),
        Start::OpenMain {
            reads_args: true, ..
        } => program.main_method(subject.file),
        Start::ClosedMain | Start::OpenMain { .. } | Start::Class(_) | Start::Object(_) => None,
    };
    let Some(method) = method else {
        return Vec::new();
    };
    let request = SuiteRequest {
        criterion: Criterion::Branch,
        bounds: Bounds {
            runs: RUNS,
            decisions: DECISIONS,
            steps: STEPS,
            ..Bounds::default()
        },
        ..SuiteRequest::new(&subject.text)
    };
    let suite = generate_suite(budget, &version.cache, method, &request);
    let tests = suite.cases.iter().filter_map(|case| match start {
        Start::Method(node) => {
            let mut reader = Reader::new(program, &case.before.heap);
            let receiver = match &case.before.receiver {
                Some(value) if !is_constructor(program, method) => Some(reader.input(value)?),
                _ => None,
            };
            let args = reader.inputs(&case.before.arguments)?;
            Some(call_test(program, method, *node, receiver, args))
        }
        _ => words(case).map(|args| main_test(args, "")),
    });
    tests.collect()
}

fn is_constructor(program: &Program, method: MethodId) -> bool {
    &*program.method(method).name == "<init>"
}

/// The arguments of `main`.
fn words(case: &TestCase) -> Option<Vec<Arc<str>>> {
    let heap = &case.before.heap;
    let content = |value: &Value| match value {
        Value::Object(id) => Some(&heap.objects.get(id.0 as usize)?.as_ref()?.content),
        _ => None,
    };
    let Content::Array(_, values) = content(case.before.arguments.first()?)? else {
        return None;
    };
    let text = |value: &Value| match content(value)? {
        Content::Text(units) => Some(Arc::from(String::from_utf16(units).ok()?)),
        _ => None,
    };
    values.iter().map(text).collect()
}

/// Reads values of a heap as trees.
struct Reader<'a> {
    program: &'a Program,
    heap: &'a HeapGraph,
    seen: BTreeSet<ObjectId>,
}

impl<'a> Reader<'a> {
    fn new(program: &'a Program, heap: &'a HeapGraph) -> Self {
        Reader {
            program,
            heap,
            seen: BTreeSet::new(),
        }
    }

    fn inputs(&mut self, values: &[Value]) -> Option<Vec<Input>> {
        values.iter().map(|value| self.input(value)).collect()
    }

    /// `None` if it is no tree, or has parts that inputs can't have.
    fn input(&mut self, value: &Value) -> Option<Input> {
        let id = match value {
            Value::Primitive(ty, bits) => return Some(Input::Primitive(*ty, *bits)),
            Value::Null => return Some(Input::Null),
            Value::Object(id) => *id,
        };
        let object = self.heap.objects.get(id.0 as usize)?.as_ref()?;
        Some(match &object.content {
            Content::Text(text) => Input::Str(Arc::clone(text)),
            Content::Enum(field) => Input::Enum(*field),
            Content::Boxed(primitive, bits) => Input::Boxed {
                method: wrapping(self.program, *primitive)?,
                value: Box::new(Input::Primitive(*primitive, *bits)),
            },
            Content::Array(element, values) => {
                self.once(id)?;
                Input::Array(element.clone(), self.inputs(values)?)
            }
            Content::Fields(fields) => {
                self.once(id)?;
                let class = object.class.class_id()?;
                if self.program.class(class).is_library {
                    return None;
                }
                let fields = fields
                    .iter()
                    .map(|(field, value)| Some((*field, self.input(value)?)))
                    .collect::<Option<_>>()?;
                Input::Fields { class, fields }
            }
            Content::Made { method, args, .. } | Content::Untouched { method, args } => {
                self.once(id)?;
                let declared = self.program.method(*method);
                let args = self.inputs(args)?;
                match &*declared.name {
                    "<init>" => Input::New {
                        class: declared.class,
                        constructor: *method,
                        args,
                    },
                    _ => Input::Call {
                        method: *method,
                        args,
                    },
                }
            }
            Content::Sequence(_)
            | Content::Mapping(_)
            | Content::Function(_)
            | Content::Opaque(_) => return None,
        })
    }

    fn once(&mut self, id: ObjectId) -> Option<()> {
        self.seen.insert(id).then_some(())
    }
}

/// `valueOf` of a primitive's wrapper.
pub(crate) fn wrapping(program: &Program, primitive: Primitive) -> Option<MethodId> {
    let class = program.well_known().wrapper(primitive);
    let mut methods = program.class(class).methods.iter().copied();
    methods.find(|method| {
        let method = program.method(*method);
        &*method.name == "valueOf"
            && matches!(&method.params[..], [ty] if ty.as_primitive() == Some(primitive))
    })
}
