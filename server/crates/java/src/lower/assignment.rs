//! Definite assignment of local variables and blank final fields, definite unassignment of final ones
//! (JLS 16), and effectively final variables (4.12.4), on lowered code.
//!
//! What must hold: a variable that some path reads before setting it, or a final one that some path sets
//! twice, is an error; a correct program has none.

mod fields;
mod flow;
mod state;
mod variables;

use crate::ir::*;
use crate::ir_visit::{self, Visitor};
use crate::program::{Method, Program};
use crate::types::FieldId;
use fields::{Fields, Written};
use flow::Flow;
use rustc_hash::{FxHashMap, FxHashSet};

/// What is wrong, with the node where it shows; `None` is where the code ends.
pub(crate) struct AssignmentError {
    pub(crate) node: Option<NodeId>,
    pub(crate) message: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Variable {
    Local(LocalId),
    Field(FieldId),
}

/// Checks the body of a method and the lambdas inside.
pub(crate) fn check(program: &Program, method: &Method, body: &Body) -> Vec<AssignmentError> {
    let mut errors = Vec::new();
    let fields = Fields::of(program, method);
    let written = Written::of(program, method);
    check_into(body, &fields, &written, &mut errors);
    errors
}

fn check_into(
    body: &Body,
    fields: &Fields,
    written: &Written<'_>,
    errors: &mut Vec<AssignmentError>,
) {
    let mut facts = Facts::default();
    ir_visit::walk_statements(&body.statements, &mut facts);
    if !facts.without_init.is_empty() || !fields.names.is_empty() {
        errors.append(&mut Flow::check(body, &facts.without_init, fields, written));
    }
    for (local, node) in &facts.captured {
        let assignments = facts.assigned.get(local).copied().unwrap_or(0);
        let Some(variable) = body.locals.get(local.0 as usize) else {
            continue;
        };
        let is_changed = if local.0 < body.parameter_count {
            assignments > 0
        } else if facts.without_init.contains(local) {
            facts.updated.contains(local)
        } else {
            assignments > 0
        };
        if is_changed && !variable.is_temporary {
            errors.push(AssignmentError {
                node: Some(*node),
                message: "local variables referenced from a lambda expression must be final or \
                          effectively final"
                    .to_owned(),
            });
        }
    }
    let mut lambdas = Lambdas { written, errors };
    ir_visit::walk_statements(&body.statements, &mut lambdas);
}

struct Lambdas<'a> {
    written: &'a Written<'a>,
    errors: &'a mut Vec<AssignmentError>,
}

impl Visitor for Lambdas<'_> {
    fn expression(&mut self, expression: &Expr) {
        if let ExprKind::Lambda(lambda) = &expression.kind {
            // Fields were looked at where the lambda stands.
            check_into(&lambda.body, &Fields::default(), self.written, self.errors);
        }
    }

    fn enters_lambdas(&self) -> bool {
        false
    }
}

/// What a body does with its locals, whatever the path.
#[derive(Default)]
struct Facts {
    without_init: FxHashSet<LocalId>,
    /// Assignments beside the declaration.
    assigned: FxHashMap<LocalId, u32>,
    /// Changed depending on their own value.
    updated: FxHashSet<LocalId>,
    captured: Vec<(LocalId, NodeId)>,
}

impl Visitor for Facts {
    fn statement(&mut self, statement: &Stmt) {
        if let StmtKind::Local { local, init: None } = statement.kind {
            self.without_init.insert(local);
        }
    }

    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::Assign {
                target: Place::Local(local),
                ..
            } => {
                *self.assigned.entry(*local).or_default() += 1;
            }
            ExprKind::Update {
                target: Place::Local(local),
                ..
            } => {
                *self.assigned.entry(*local).or_default() += 1;
                self.updated.insert(*local);
            }
            ExprKind::Lambda(lambda) => {
                for capture in &lambda.captures {
                    if let ExprKind::Local(local) = capture.kind {
                        self.captured.push((local, expression.id));
                    }
                }
            }
            _ => {}
        }
    }

    fn enters_lambdas(&self) -> bool {
        false
    }
}
