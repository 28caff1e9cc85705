//! The blank final fields that a body has to do with: those of its class, in constructors and
//! initialisers.

use super::Variable;
use crate::program::blank_fields::{not_set_by_default, own_variable};
use crate::program::{ImplicitMethod, Method, MethodKind, Program};
use crate::types::{FieldId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;
use std::sync::Arc;
use syntax::ast::NodeId;
use syntax::visit::NodeRef;

/// What is checked in one body.
#[derive(Default)]
pub(super) struct Fields {
    pub(super) names: FxHashMap<FieldId, Arc<str>>,
    /// Those that are set before the body begins.
    pub(super) at_start: Vec<Variable>,
    /// Those that have to be set where it ends, and what is to be said else.
    pub(super) at_end: Vec<(FieldId, String)>,
}

impl Fields {
    pub(super) fn of(program: &Program, method: &Method) -> Fields {
        let mut fields = Fields::default();
        let is_constructor = match method.kind {
            MethodKind::Constructor => true,
            MethodKind::FieldInitializer(_) | MethodKind::InitializerBlock => false,
            MethodKind::Method | MethodKind::Implicit(_) => return fields,
        };
        let class = program.class(method.class);
        let (before, own): (Vec<_>, bool) = if is_constructor {
            let is_left_to_other = Program::calls_other_constructor(method);
            (class.instance_initializers.clone(), !is_left_to_other)
        } else {
            let routines = if method.is_static {
                &class.static_initializers
            } else {
                &class.instance_initializers
            };
            let before = routines.iter().take_while(|other| **other != method.id);
            (before.copied().collect(), true)
        };
        let has_default = class.methods.iter().any(|other| {
            program.method(*other).kind == MethodKind::Implicit(ImplicitMethod::DefaultConstructor)
        });
        for blank in program.blank_fields(class.id, method.is_static) {
            let is_set_before = blank.set_by.is_some_and(|by| before.contains(&by));
            if is_set_before || !own {
                fields.at_start.push(Variable::Field(blank.field));
            } else if is_constructor {
                let message = format!("variable {} might not have been initialized", blank.name);
                fields.at_end.push((blank.field, message));
            } else if blank.set_by == Some(method.id) {
                let message = match method.is_static || has_default {
                    true => not_set_by_default(&blank.name),
                    false => format!("variable {} might not have been initialized", blank.name),
                };
                fields.at_end.push((blank.field, message));
            }
            fields.names.insert(blank.field, blank.name);
        }
        fields
    }
}

/// What the syntax tree of a member tells beyond what was lowered; looked for when it is asked for.
pub(super) struct Written<'p> {
    program: &'p Program,
    method: MethodId,
    found: OnceCell<Found>,
}

#[derive(Default)]
struct Found {
    own_variables: FxHashSet<NodeId>,
    blank_locals: FxHashSet<NodeId>,
}

impl<'p> Written<'p> {
    pub(super) fn of(program: &'p Program, method: &Method) -> Written<'p> {
        Written {
            program,
            method: method.id,
            found: OnceCell::new(),
        }
    }

    /// Whether an expression is written as `name` or `this.name`: of fields, only these reads count
    /// (JLS 16).
    pub(super) fn is_own_variable(&self, node: NodeId) -> bool {
        self.found().own_variables.contains(&node)
    }

    /// Whether a local variable is declared `final` without a value.
    pub(super) fn is_blank_local(&self, node: NodeId) -> bool {
        self.found().blank_locals.contains(&node)
    }

    fn found(&self) -> &Found {
        self.found.get_or_init(|| self.find().unwrap_or_default())
    }

    fn find(&self) -> Option<Found> {
        let member = self.program.member_of(self.method)?;
        let info = self.program.members.get(member.0 as usize)?;
        let mut found = Found::default();
        syntax::visit::walk(&info.kind, |node| {
            match node {
                NodeRef::Expr(expr) if own_variable(expr).is_some() => {
                    found.own_variables.insert(expr.id);
                }
                NodeRef::LocalVar(variable) if variable.is_final && variable.init.is_none() => {
                    found.blank_locals.insert(variable.id);
                }
                _ => {}
            }
            true
        });
        Some(found)
    }
}
