//! What a method's code mentions: static state, texts.

use java::ir::{Constant, Expr, ExprKind, Place, Stmt, StmtKind, SwitchLabel};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::{FieldId, MethodId};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Methods looked at.
const METHODS: usize = 200;
/// The longest text constant that inputs take.
const TEXT: usize = 40;
/// Text constants that inputs take.
const TEXTS: usize = 16;

#[derive(Default)]
struct Mentions {
    statics: BTreeSet<FieldId>,
    texts: BTreeSet<Arc<[u16]>>,
    calls: Vec<MethodId>,
}

impl Mentions {
    fn text(&mut self, text: &Arc<[u16]>) {
        if text.len() <= TEXT && self.texts.len() < TEXTS {
            self.texts.insert(text.clone());
        }
    }
}

impl Visitor for Mentions {
    fn statement(&mut self, statement: &Stmt) {
        if let StmtKind::Switch(switch) = &statement.kind {
            for label in switch.cases.iter().flat_map(|case| &case.labels) {
                if let SwitchLabel::Str(text) = label {
                    self.text(text);
                }
            }
        }
    }

    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::StaticField(field) => {
                self.statics.insert(*field);
            }
            ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } => {
                if let Place::StaticField(field) = target {
                    self.statics.insert(*field);
                }
            }
            ExprKind::Const(Constant::Str(text)) => self.text(text),
            ExprKind::Call { method, .. } => self.calls.push(*method),
            ExprKind::New { constructor, .. } => self.calls.push(*constructor),
            ExprKind::SwitchValue { switch, .. } => {
                for label in switch.cases.iter().flat_map(|case| &case.labels) {
                    if let SwitchLabel::Str(text) = label {
                        self.text(text);
                    }
                }
            }
            _ => {}
        }
    }
}

fn mentions(program: &Program, method: MethodId) -> Mentions {
    let mut mentions = Mentions::default();
    let mut seen = BTreeSet::from([method]);
    let mut waiting = vec![method];
    while let Some(method) = waiting.pop() {
        if let Some(body) = &program.lowered(method).body {
            ir_visit::walk_body(body, &mut mentions);
        }
        for called in std::mem::take(&mut mentions.calls) {
            let is_library = program.class(program.method(called).class).is_library;
            if !is_library && seen.len() < METHODS && seen.insert(called) {
                waiting.push(called);
            }
        }
    }
    mentions
}

/// Whether what the method calls, or overrides of it, may call the method.
pub(crate) fn may_reenter(program: &Program, method: MethodId) -> bool {
    let name = &program.method(method).name;
    let mut mentions = Mentions::default();
    let mut seen = BTreeSet::from([method]);
    let mut waiting = vec![method];
    while let Some(next) = waiting.pop() {
        if let Some(body) = &program.lowered(next).body {
            ir_visit::walk_body(body, &mut mentions);
        }
        for called in std::mem::take(&mut mentions.calls) {
            let declared = program.method(called);
            // Whatever overrides it has its name.
            if called == method || declared.name == *name || seen.len() >= METHODS {
                return true;
            }
            let overriding = program.methods().filter(|other| {
                !program.class(other.class).is_library
                    && other.name == declared.name
                    && other.params.len() == declared.params.len()
            });
            for other in overriding.map(|other| other.id).collect::<Vec<_>>() {
                if seen.insert(other) {
                    waiting.push(other);
                }
            }
        }
    }
    false
}

/// Static fields of the program's classes that a call may read or write, constants and those that
/// never change excepted.
pub(crate) fn static_fields(program: &Program, method: MethodId) -> Vec<FieldId> {
    let found = mentions(program, method).statics.into_iter();
    found
        .filter(|field| {
            let field = program.field(*field);
            let class = program.class(field.class);
            let is_constant = field.constant.is_some()
                || class.enum_constants.contains(&field.id)
                || (field.is_final && field.ty.as_primitive().is_some());
            let is_own = !class.is_library && !field.name.contains('$');
            is_own && !is_constant
        })
        .collect()
}

/// The text constants that a call may compare with.
pub(crate) fn texts(program: &Program, method: MethodId) -> Vec<Arc<[u16]>> {
    mentions(program, method).texts.into_iter().collect()
}
