//! What a pass notes and says where a variable is read or set.

use super::fields::Fields;
use super::flow::Flow;
use super::state::State;
use super::{AssignmentError, Variable};
use crate::ir::*;
use crate::types::FieldId;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::sync::Arc;

impl Flow<'_> {
    pub(super) fn read(&mut self, variable: Variable, node: NodeId, state: &State) {
        let is_checked = match variable {
            Variable::Local(local) => self.locals.contains(&local),
            Variable::Field(field) => self.fields.names.contains_key(&field),
        };
        if self.silent > 0 || !is_checked || state.has(variable) {
            return;
        }
        let Some(name) = self.name(variable) else {
            return;
        };
        if self.reported.insert((variable, false)) {
            self.errors.push(AssignmentError {
                node: Some(node),
                message: format!("variable {name} might not have been initialized"),
            });
        }
    }

    /// A field read by its name, or as `this.name`.
    pub(super) fn read_field(&mut self, field: FieldId, expr: &Expr, state: &State) {
        if self.written.is_own_variable(expr.id) {
            self.read(Variable::Field(field), expr.id, state);
        }
    }

    /// The variable is set.
    pub(super) fn set(&mut self, place: &Place, node: NodeId, state: &mut State) {
        let Some(variable) = self.variable(place) else {
            return;
        };
        let is_final = match variable {
            Variable::Local(local) => {
                self.locals.contains(&local)
                    && self
                        .body
                        .locals
                        .get(local.0 as usize)
                        .is_some_and(|local| self.written.is_blank_local(local.node))
            }
            Variable::Field(field) => self.fields.names.contains_key(&field),
        };
        if is_final {
            if state.maybe.contains(&variable) {
                self.set_again(variable, node);
            }
            state.maybe.insert(variable);
            if !state.is_unreachable {
                for tried in &mut self.tried {
                    tried.insert(variable);
                }
            }
        }
        state.set.insert(variable);
    }

    fn set_again(&mut self, variable: Variable, node: NodeId) {
        let Some(name) = self.name(variable) else {
            return;
        };
        if self.silent == 0 && self.reported.insert((variable, true)) {
            self.errors.push(AssignmentError {
                node: Some(node),
                message: match self.is_repeated {
                    true => format!("variable {name} might be assigned in loop"),
                    false => format!("variable {name} might already have been assigned"),
                },
            });
        }
    }

    fn name(&self, variable: Variable) -> Option<Arc<str>> {
        match variable {
            Variable::Local(local) => {
                let local = self.body.locals.get(local.0 as usize)?;
                (!local.is_temporary).then(|| Arc::clone(&local.name))
            }
            Variable::Field(field) => self.fields.names.get(&field).cloned(),
        }
    }

    pub(super) fn variable(&self, place: &Place) -> Option<Variable> {
        match place {
            Place::Local(local) => Some(Variable::Local(*local)),
            Place::StaticField(field) => Some(Variable::Field(*field)),
            Place::Field { object, field } => {
                matches!(object.kind, ExprKind::This).then_some(Variable::Field(*field))
            }
            Place::Element { .. } => None,
        }
    }

    pub(super) fn is_this(&self, object: &Expr) -> bool {
        match object.kind {
            ExprKind::This => true,
            ExprKind::Local(local) => self.this_locals.contains(&local),
            _ => false,
        }
    }

    /// What a lambda reads has to be set where it stands (JLS 16.1.10).
    pub(super) fn lambda(&mut self, lambda: &Lambda, state: &State) {
        if self.fields.names.is_empty() || self.silent > 0 {
            return;
        }
        let captures = lambda.captures.iter().enumerate();
        let this_locals = captures
            .filter(|(_, capture)| self.is_this(capture))
            .map(|(index, _)| LocalId(index as u32))
            .collect();
        let inner = Fields {
            names: self.fields.names.clone(),
            ..Fields::default()
        };
        let locals = FxHashSet::default();
        let mut flow = Flow::new(&lambda.body, &locals, &inner, self.written);
        flow.this_locals = this_locals;
        flow.reported = std::mem::take(&mut self.reported);
        let fields = state.set.iter().copied();
        let start = State {
            is_unreachable: state.is_unreachable,
            set: fields
                .filter(|variable| matches!(variable, Variable::Field(_)))
                .collect(),
            maybe: BTreeSet::new(),
        };
        flow.statements(&lambda.body.statements, start);
        self.reported = flow.reported;
        self.errors.append(&mut flow.errors);
    }
}
