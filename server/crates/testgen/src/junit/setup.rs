//! Plans how a test makes the objects of a case.
//!
//! What must hold: a plan was run, and what it made is isomorphic to the state before the call.
//! Constructors and methods come first; fields are assigned only where no sequence of calls was
//! found, and only fields that a test in the same package can assign, unless reflection was asked for.

use super::java_text::Names;
use super::sequences::{Parts, constructors, search};
use super::workbench::{Step, Workbench};
use crate::case::{Content, ObjectId, Value};
use crate::describe;
use budget::Budget;
use java::types::FieldId;
use std::collections::BTreeSet;

/// How the objects of a case are made.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) steps: Vec<Step>,
    /// Objects whose fields are assigned from outside.
    pub(super) by_fields: BTreeSet<ObjectId>,
    /// Fields that only reflection can set.
    pub(super) reflective: BTreeSet<FieldId>,
}

/// Plans the objects that can be reached from some values.
///
/// # Errors
/// A sentence: what can't be made, and why.
pub(super) fn plan(
    budget: &Budget,
    names: &mut Names<'_>,
    bench: Workbench<'_>,
    roots: &[Value],
    reflection: bool,
) -> Result<Plan, String> {
    let mut planner = Planner {
        budget,
        names,
        bench,
        plan: Plan::default(),
        in_progress: BTreeSet::new(),
        later: Vec::new(),
        reflection,
    };
    for root in roots {
        if let Value::Object(id) = root {
            planner.build(*id)?;
        }
    }
    for step in std::mem::take(&mut planner.later) {
        planner.step(step)?;
    }
    if !planner.bench.is_as_wanted() {
        return Err("the objects can't be brought into this state from outside".to_owned());
    }
    Ok(planner.plan)
}

struct Planner<'a, 'n, 'p> {
    budget: &'a Budget,
    names: &'n mut Names<'p>,
    bench: Workbench<'a>,
    plan: Plan,
    in_progress: BTreeSet<ObjectId>,
    /// Assignments that close cycles, for when all objects exist.
    later: Vec<Step>,
    reflection: bool,
}

impl<'a> Planner<'a, '_, '_> {
    fn step(&mut self, step: Step) -> Result<(), String> {
        self.bench
            .run(&step)
            .ok_or_else(|| "an object can't be made".to_owned())?;
        self.plan.steps.push(step);
        Ok(())
    }

    fn is_missing(&self, value: Value) -> bool {
        match value {
            Value::Object(id) => {
                let is_made = || {
                    let object = describe::object(self.bench.wanted, id);
                    object.is_some_and(|object| matches!(object.content, Content::Made { .. }))
                };
                !self.bench.has(id)
                    && (is_made()
                        || describe::inline_text(self.bench.program, self.bench.wanted, value)
                            .is_none())
            }
            Value::Primitive(..) | Value::Null => false,
        }
    }

    fn build(&mut self, id: ObjectId) -> Result<(), String> {
        if self.bench.has(id) || self.in_progress.contains(&id) {
            return Ok(());
        }
        let Some(object) = describe::object(self.bench.wanted, id) else {
            return Err("an object is unknown".to_owned());
        };
        let content = object.content.clone();
        match &content {
            Content::Text(_) | Content::Boxed(..) | Content::Enum(_) => Ok(()),
            // Written in its place.
            Content::Function(_) => Ok(()),
            Content::Made { method, args, .. } | Content::Untouched { method, args } => {
                self.in_progress.insert(id);
                for value in args {
                    self.build_part(*value)?;
                }
                let (object, method, args) = (id, *method, args.clone());
                self.step(Step::Make {
                    object,
                    method,
                    args,
                })
            }
            Content::Opaque(text) => Err(format!("{text} can't be written as Java")),
            Content::Array(_, values) => {
                self.in_progress.insert(id);
                for value in values {
                    self.build_part(*value)?;
                }
                self.step(Step::Contents { object: id })?;
                for (index, value) in values.iter().enumerate() {
                    if self.is_missing(*value) {
                        self.later.push(Step::Cell {
                            object: id,
                            index,
                            value: *value,
                        });
                    }
                }
                Ok(())
            }
            Content::Sequence(_) | Content::Mapping(_) => {
                self.in_progress.insert(id);
                let parts = describe::parts(&content);
                for value in &parts {
                    self.build_part(*value)?;
                }
                if parts.iter().any(|value| self.is_missing(*value)) {
                    return Err("a collection contains itself".to_owned());
                }
                let class = describe::simple_type_name(self.bench.program, &object.class);
                self.step(Step::Contents { object: id })
                    .map_err(|_| format!("{class} has no constructor to fill it"))
            }
            Content::Fields(fields) => self.instance(id, fields),
        }
    }

    fn build_part(&mut self, value: Value) -> Result<(), String> {
        match value {
            Value::Object(id) => self.build(id),
            Value::Primitive(..) | Value::Null => Ok(()),
        }
    }

    fn instance(&mut self, id: ObjectId, fields: &[(FieldId, Value)]) -> Result<(), String> {
        let before = (self.bench.clone(), self.plan.clone(), self.later.clone());
        self.in_progress.insert(id);
        let parts = fields
            .iter()
            .try_for_each(|(_, value)| self.build_part(*value));
        let is_complete = parts.is_ok() && !fields.iter().any(|(_, value)| self.is_missing(*value));
        if is_complete && let Some(steps) = search(self.budget, self.names, &self.bench, id) {
            return self.take(steps);
        }
        let has_parts = self.plan.steps.len() > before.1.steps.len() || parts.is_err();
        let with_parts = (self.bench.clone(), self.plan.clone(), self.later.clone());
        if has_parts {
            // The object may make its parts itself.
            (self.bench, self.plan, self.later) = before;
            if let Some(steps) = search(self.budget, self.names, &self.bench, id) {
                return self.take(steps);
            }
        }
        parts?;
        (self.bench, self.plan, self.later) = with_parts;
        self.by_fields(id, fields)
    }

    fn take(&mut self, steps: Vec<Step>) -> Result<(), String> {
        steps.into_iter().try_for_each(|step| self.step(step))
    }

    /// Any constructor that leaves right what can't be assigned, then assignments.
    fn by_fields(&mut self, id: ObjectId, fields: &[(FieldId, Value)]) -> Result<(), String> {
        let program = self.bench.program;
        let Some(class) =
            describe::object(self.bench.wanted, id).and_then(|object| object.class.class_id())
        else {
            return Err("an object has no class".to_owned());
        };
        let name = describe::simple_class_name(program, class).to_owned();
        let makers = constructors(program, self.names, class);
        if makers.is_empty() {
            return Err(format!("{name} has no constructor that a test can call"));
        }
        let closed: Vec<(FieldId, Value)> = fields
            .iter()
            .copied()
            .filter(|(field, _)| program.field(*field).is_final || !self.names.sees_field(*field))
            .collect();
        let parts = Parts::of(&self.bench, id);
        let mut culprit = None;
        for constructor in makers {
            for args in parts.argument_lists(program, constructor) {
                let mut copy = self.bench.clone();
                let step = Step::New {
                    object: id,
                    constructor,
                    args,
                };
                if copy.run(&step).is_none() {
                    continue;
                }
                let wrong: Vec<FieldId> = closed
                    .iter()
                    .filter(|(field, value)| !copy.holds(id, *field, *value))
                    .map(|(field, _)| *field)
                    .collect();
                let is_final = wrong.iter().any(|field| program.field(*field).is_final);
                if let Some(field) = wrong.first()
                    && (!self.reflection || is_final)
                {
                    culprit.get_or_insert(*field);
                    continue;
                }
                self.plan.reflective.extend(&wrong);
                self.bench = copy;
                self.plan.steps.push(step);
                return self.assign(id, fields);
            }
        }
        Err(match culprit {
            Some(field) => format!(
                "no constructor and no sequence of calls was found that sets {name}.{}",
                program.field(field).name
            ),
            None => format!("every constructor of {name} throws an exception"),
        })
    }

    fn assign(&mut self, id: ObjectId, fields: &[(FieldId, Value)]) -> Result<(), String> {
        for (field, value) in fields {
            let step = Step::Assign {
                object: id,
                field: *field,
                value: *value,
            };
            if self.is_missing(*value) {
                self.plan.by_fields.insert(id);
                self.later.push(step);
            } else if !self.bench.holds(id, *field, *value) {
                self.plan.by_fields.insert(id);
                self.step(step)?;
            }
        }
        Ok(())
    }
}
