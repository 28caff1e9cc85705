//! Looks for the shortest sequence of a constructor and method calls that gives a wanted object.
//!
//! What must hold: a sequence that is found was run and gave a heap isomorphic to the wanted one;
//! states that were reached before are not gone on from, so the search ends.

use super::java_text::Names;
use super::workbench::{Step, Workbench};
use crate::case::{Content, HeapGraph, ObjectId, Value};
use crate::describe;
use crate::origin::types_of_arguments;
use budget::Budget;
use java::program::{MethodKind, Program};
use java::types::{ClassId, MethodId, Primitive, Type};
use std::collections::{BTreeSet, VecDeque};

/// Runs tried for one object.
const RUN_LIMIT: u32 = 600;
/// Calls after the constructor.
const CALL_LIMIT: usize = 8;
/// Argument lists tried for one method.
const COMBINATION_LIMIT: usize = 24;
/// Values tried for one parameter.
const OPERAND_LIMIT: usize = 6;

/// The steps that make `object` on a copy of the workbench as it is.
pub(super) fn search(
    budget: &Budget,
    names: &mut Names<'_>,
    bench: &Workbench<'_>,
    object: ObjectId,
) -> Option<Vec<Step>> {
    let program = bench.program;
    let class = describe::object(bench.wanted, object)?.class.class_id()?;
    let makers = constructors(program, names, class);
    let changers = changers(program, names, class);
    let parts = Parts::of(bench, object);
    let mut runs = 0;
    let mut frontier = Frontier::default();
    for constructor in makers {
        for args in parts.argument_lists(program, constructor) {
            runs += 1;
            let mut copy = bench.clone();
            let step = Step::New {
                object,
                constructor,
                args,
            };
            if copy.run(&step).is_some()
                && let Some(found) = frontier.admit(copy, vec![step])
            {
                return Some(found);
            }
        }
    }
    while let Some((bench, steps)) = frontier.waiting.pop_front() {
        for method in &changers {
            for args in parts.argument_lists(program, *method) {
                runs += 1;
                if runs > RUN_LIMIT || budget.check().is_err() {
                    return None;
                }
                let mut copy = bench.clone();
                let step = Step::Call {
                    object,
                    method: *method,
                    args,
                };
                if copy.run(&step).is_none() {
                    continue;
                }
                let mut longer = steps.clone();
                longer.push(step);
                if let Some(found) = frontier.admit(copy, longer) {
                    return Some(found);
                }
            }
        }
    }
    None
}

/// States that were reached and not yet gone on from.
#[derive(Default)]
struct Frontier<'a> {
    seen: Vec<HeapGraph>,
    waiting: VecDeque<(Workbench<'a>, Vec<Step>)>,
}

impl<'a> Frontier<'a> {
    /// The steps, if they lead to what is wanted; otherwise they are kept to go on from.
    fn admit(&mut self, mut bench: Workbench<'a>, steps: Vec<Step>) -> Option<Vec<Step>> {
        if bench.is_as_wanted() {
            return Some(steps);
        }
        let state = bench.state()?;
        if steps.len() <= CALL_LIMIT && !self.seen.contains(&state) {
            self.seen.push(state);
            self.waiting.push_back((bench, steps));
        }
        None
    }
}

/// Constructors open to the test, the ones with few parameters first.
pub(super) fn constructors(
    program: &Program,
    names: &mut Names<'_>,
    class: ClassId,
) -> Vec<MethodId> {
    let declared = program.class(class);
    if declared.is_abstract || declared.is_local || declared.is_anonymous {
        return Vec::new();
    }
    let mut found: Vec<MethodId> = declared
        .methods
        .iter()
        .copied()
        .filter(|id| &*program.method(*id).name == "<init>" && names.sees_method(*id))
        .collect();
    found.sort_by_key(|id| (program.method(*id).params.len(), *id));
    found
}

/// Methods of the user's that may change an object, those with parameters first.
fn changers(program: &Program, names: &mut Names<'_>, class: ClassId) -> Vec<MethodId> {
    let mut found = Vec::new();
    let mut current = Some(class);
    while let Some(id) = current {
        let declared = program.class(id);
        if declared.is_library {
            break;
        }
        found.extend(declared.methods.iter().copied().filter(|id| {
            let method = program.method(*id);
            method.kind == MethodKind::Method && !method.is_static && names.sees_method(*id)
        }));
        current = declared.superclass;
    }
    found.sort_by_key(|id| (program.method(*id).params.is_empty(), *id));
    found
}

/// The values in a wanted object that may be arguments.
pub(super) struct Parts {
    primitives: Vec<(Primitive, u64)>,
    objects: Vec<(Type, Value)>,
}

impl Parts {
    pub(super) fn of(bench: &Workbench<'_>, object: ObjectId) -> Parts {
        let mut parts = Parts {
            primitives: Vec::new(),
            objects: Vec::new(),
        };
        let mut seen = BTreeSet::from([object]);
        let mut waiting = VecDeque::from([Value::Object(object)]);
        while let Some(value) = waiting.pop_front() {
            match value {
                Value::Primitive(ty, bits) => parts.primitive(ty, bits),
                Value::Null => {}
                Value::Object(id) => {
                    let Some(found) = describe::object(bench.wanted, id) else {
                        continue;
                    };
                    if let Content::Array(_, values) | Content::Sequence(values) = &found.content {
                        parts.primitive(Primitive::Int, values.len() as u64);
                    }
                    if let Content::Boxed(ty, bits) = &found.content {
                        parts.primitive(*ty, *bits);
                    }
                    let is_usable = matches!(
                        found.content,
                        Content::Text(_) | Content::Boxed(..) | Content::Enum(_)
                    ) || bench.has(id);
                    if id != object && is_usable {
                        parts.objects.push((found.class.clone(), value));
                    }
                    for part in describe::parts(&found.content) {
                        match part {
                            Value::Object(id) if !seen.insert(id) => {}
                            _ => waiting.push_back(part),
                        }
                    }
                }
            }
        }
        parts
    }

    fn primitive(&mut self, ty: Primitive, bits: u64) {
        if !self.primitives.contains(&(ty, bits)) {
            self.primitives.push((ty, bits));
        }
    }

    fn operands(&self, program: &Program, ty: &Type) -> Vec<Value> {
        if let Type::Primitive(wanted) = ty {
            let mut operands: Vec<Value> = self
                .primitives
                .iter()
                .filter(|(ty, _)| ty == wanted)
                .map(|(ty, bits)| Value::Primitive(*ty, *bits))
                .take(OPERAND_LIMIT)
                .collect();
            let zero = Value::Primitive(*wanted, 0);
            if !operands.contains(&zero) {
                operands.push(zero);
            }
            return operands;
        }
        let fits = |class: &Type| match (class, ty) {
            (Type::Class(class, _), wanted) => program.is_instance(*class, wanted),
            (Type::Array(_), wanted) => class.erasure() == wanted.erasure(),
            _ => false,
        };
        let mut operands: Vec<Value> = self
            .objects
            .iter()
            .filter(|(class, _)| fits(class))
            .map(|(_, value)| *value)
            .take(OPERAND_LIMIT)
            .collect();
        operands.push(Value::Null);
        operands
    }

    /// Argument lists for a method, those of the first values first.
    pub(super) fn argument_lists(&self, program: &Program, method: MethodId) -> Vec<Vec<Value>> {
        // What makes an object may need its enclosing one; what changes it is called on the object.
        let types = match &*program.method(method).name {
            "<init>" => types_of_arguments(program, method),
            _ => program.method(method).params.clone(),
        };
        let choices: Vec<Vec<Value>> = types.iter().map(|ty| self.operands(program, ty)).collect();
        let mut lists: Vec<Vec<Value>> = vec![Vec::new()];
        for choice in &choices {
            let mut longer = Vec::new();
            for list in &lists {
                for value in choice {
                    let mut list = list.clone();
                    list.push(*value);
                    longer.push(list);
                }
            }
            longer.truncate(COMBINATION_LIMIT * 4);
            lists = longer;
        }
        // Each part is likely to go to one place: lists without repetition first.
        lists.sort_by_key(|list| {
            let distinct: BTreeSet<String> =
                list.iter().map(|value| format!("{value:?}")).collect();
            list.len() - distinct.len()
        });
        lists.truncate(COMBINATION_LIMIT);
        lists
    }
}
