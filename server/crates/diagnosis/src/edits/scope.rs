//! Which variables may be named where, and what types the expressions of a member have.

use java::ir::{Body, Expr, ExprKind, SYNTHETIC, Stmt};
use java::ir_visit::{self, Visitor};
use java::program::{Access, Method, Program};
use java::types::{ClassId, MethodId, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use syntax::ast::NodeId;

/// A variable that can be named.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Variable {
    pub(super) name: Arc<str>,
    pub(super) ty: Type,
    pub(super) is_final: bool,
}

/// Types of a member's nodes, from its lowered code.
#[derive(Default)]
pub(super) struct Types {
    pub(super) expressions: FxHashMap<NodeId, Type>,
    /// By declaration.
    pub(super) locals: FxHashMap<NodeId, Type>,
    /// The method called by a call's node.
    pub(super) callees: FxHashMap<NodeId, MethodId>,
    /// Statements of the lowered code that have a place.
    pub(super) statements: FxHashSet<NodeId>,
    /// Methods called on objects of a class anywhere in the member.
    pub(super) called: Vec<MethodId>,
}

impl Types {
    pub(super) fn add(&mut self, body: &Body) {
        for local in &body.locals {
            if !local.is_temporary {
                self.locals.insert(local.node, local.ty.clone());
            }
        }
        ir_visit::walk_body(body, self);
    }
}

impl Visitor for Types {
    fn statement(&mut self, statement: &Stmt) {
        self.statements.insert(statement.id);
    }

    fn expression(&mut self, expression: &Expr) {
        // A generic call gives what its type arguments say; the call itself has the erased type.
        if let ExprKind::Cast { operand } = &expression.kind
            && expression.id == SYNTHETIC
        {
            self.expressions
                .entry(operand.id)
                .or_insert_with(|| expression.ty.clone());
        }
        self.expressions
            .entry(expression.id)
            .or_insert_with(|| expression.ty.clone());
        match &expression.kind {
            ExprKind::Call { method, .. } => {
                self.callees.entry(expression.id).or_insert(*method);
                if !self.called.contains(method) {
                    self.called.push(*method);
                }
            }
            ExprKind::Lambda(lambda) => {
                for local in &lambda.body.locals {
                    if !local.is_temporary {
                        self.locals.insert(local.node, local.ty.clone());
                    }
                }
            }
            _ => {}
        }
    }
}

/// Fields that code of a class may name simply: its own and inherited ones, then those of the
/// classes around it.
pub(super) fn fields(program: &Program, class: ClassId, is_static: bool) -> Vec<Variable> {
    let mut found: Vec<Variable> = Vec::new();
    let mut is_static = is_static;
    let mut around = Some(class);
    while let Some(id) = around {
        let mut current = Some(id);
        while let Some(id) = current {
            let class = program.class(id);
            if class.is_library {
                break;
            }
            for field in &class.fields {
                let field = program.field(*field);
                let is_hidden = found.iter().any(|known| known.name == field.name);
                let is_written = field.ast.is_some();
                if !is_hidden && is_written && (field.is_static || !is_static) {
                    found.push(Variable {
                        name: field.name.clone(),
                        ty: field.ty.clone(),
                        is_final: field.is_final,
                    });
                }
            }
            current = class.superclass;
        }
        let class = program.class(id);
        is_static |= class.is_static;
        around = class.outer;
    }
    found
}

/// Whether a value of the one type may stand where the other is expected, boxing apart.
pub(super) fn fits(program: &Program, from: &Type, to: &Type) -> bool {
    let (from, to) = (unboxed(program, from), unboxed(program, to));
    from == to
        || from.is_reference()
            && to.is_reference()
            && program.is_erased_subtype(&from.erasure(), &to.erasure())
}

/// The erased type, wrappers as their primitives.
pub(super) fn unboxed(program: &Program, ty: &Type) -> Type {
    match ty.erasure() {
        Type::Class(class, _) => match program.well_known().unwrapped(class) {
            Some(primitive) => Type::Primitive(primitive),
            None => Type::class(class),
        },
        other => other,
    }
}

/// Methods of a class and its supertypes, nearest first.
pub(super) fn methods_of(program: &Program, class: ClassId) -> Vec<MethodId> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    let mut waiting = std::collections::VecDeque::from([class]);
    while let Some(id) = waiting.pop_front() {
        if !seen.insert(id) {
            continue;
        }
        let class = program.class(id);
        found.extend(class.methods.iter().copied());
        waiting.extend(class.superclass);
        waiting.extend(class.interfaces.iter().filter_map(Type::class_id));
    }
    found
}

/// Whether the class library has the method for itself: the JDK may not have it.
pub(super) fn is_models_own(program: &Program, method: &Method) -> bool {
    program.class(method.class).is_library && method.access != Access::Public
}
