//! Local variables: declaration, scopes, capture by lambdas, `this` inside lambdas.
//!
//! What must hold: inside a lambda every value from outside is one of the lambda's own locals,
//! filled when the lambda is created; the same value is captured once.

use super::{
    CAPTURE_BASE, CaptureOf, CapturedValue, Function, Lowerer, Returns, Variable, synthetic,
};
use crate::ir::{Body, BodyForm, Constant, Expr, ExprKind, Local, LocalId, SYNTHETIC, Stmt};
use crate::types::Type;
use std::sync::Arc;
use syntax::ast::{Ident, NodeId};

impl Lowerer<'_> {
    pub(crate) fn push_scope(&mut self) {
        self.function().scopes.push(Vec::new());
    }

    pub(crate) fn pop_scope(&mut self) -> Vec<Variable> {
        self.function().scopes.pop().unwrap_or_default()
    }

    /// Declares a variable of the source in the innermost scope.
    pub(crate) fn declare(
        &mut self,
        name: &Ident,
        ty: Type,
        node: NodeId,
        constant: Option<Constant>,
        is_final: bool,
    ) -> LocalId {
        self.declare_variable(name, ty, node, constant, is_final, false)
    }

    pub(crate) fn declare_variable(
        &mut self,
        name: &Ident,
        ty: Type,
        node: NodeId,
        constant: Option<Constant>,
        is_final: bool,
        is_binding: bool,
    ) -> LocalId {
        let exists =
            self.functions.iter().any(|function| {
                function.scopes.iter().flatten().any(|variable| {
                    variable.name == name.text && !variable.is_binding && !is_binding
                })
            });
        if exists && &*name.text != "_" {
            self.error(
                name.span,
                node,
                format!("variable {} is already defined", name.text),
            );
        }
        let local = self.add_local(Arc::clone(&name.text), ty.clone(), node, false);
        let variable = Variable {
            name: Arc::clone(&name.text),
            local,
            ty,
            constant,
            is_final,
            is_binding,
        };
        if let Some(scope) = self.function().scopes.last_mut() {
            scope.push(variable);
        }
        local
    }

    /// The local variable with a name: the index of its function, and the variable.
    pub(crate) fn find_variable(&self, name: &str) -> Option<(usize, Variable)> {
        self.functions
            .iter()
            .enumerate()
            .rev()
            .find_map(|(index, function)| {
                function
                    .scopes
                    .iter()
                    .rev()
                    .find_map(|scope| scope.iter().rev().find(|variable| &*variable.name == name))
                    .map(|variable| (index, variable.clone()))
            })
    }

    /// Reads a local of the function with an index, capturing it in the lambdas on the way.
    pub(crate) fn read_local(&mut self, owner: usize, local: LocalId, ty: &Type) -> Expr {
        let mut value = synthetic(ty.clone(), ExprKind::Local(local));
        for index in owner + 1..self.functions.len() {
            value = self.capture_in(index, CaptureOf::Local(owner, local), value);
        }
        value
    }

    pub(crate) fn capture_in(&mut self, index: usize, what: CaptureOf, outside: Expr) -> Expr {
        let ty = outside.ty.clone();
        let Some(function) = self.functions.get_mut(index) else {
            return outside;
        };
        let position = match function
            .captures
            .iter()
            .position(|known| known.what == what)
        {
            Some(position) => position,
            None => {
                function.captures.push(CapturedValue { what, outside });
                function.captures.len() - 1
            }
        };
        synthetic(ty, ExprKind::Local(LocalId(CAPTURE_BASE + position as u32)))
    }

    /// Whether code here has a `this`.
    pub(crate) fn has_this(&self) -> bool {
        !self.before_super
            && self
                .functions
                .first()
                .is_some_and(|function| function.has_this)
    }

    /// The current object, also inside lambdas.
    pub(crate) fn this_expr(&mut self) -> Expr {
        let ty = self.program.this_type(self.class);
        let mut value = synthetic(ty, ExprKind::This);
        for index in 1..self.functions.len() {
            value = self.capture_in(index, CaptureOf::This, value);
        }
        value
    }

    /// Starts a lambda's code; its parameters are to be declared next.
    pub(crate) fn enter_lambda(&mut self, returns: Returns) {
        self.functions.push(Function::new(false, true, returns));
    }

    /// Ends a lambda's code: gives its body and the values it captures.
    pub(crate) fn leave_lambda(
        &mut self,
        form: BodyForm,
        statements: Vec<Stmt>,
    ) -> (Body, Vec<Expr>) {
        let function = self
            .functions
            .pop()
            .unwrap_or_else(|| Function::new(false, true, Returns::Void));
        let count = function.captures.len() as u32;
        let mut locals = Vec::with_capacity(function.locals.len() + function.captures.len());
        let mut captures = Vec::new();
        for capture in function.captures {
            let name = match (&capture.what, self.functions.last()) {
                (CaptureOf::This, _) => Arc::from("this"),
                (CaptureOf::Receiver, _) => Arc::from("<receiver>"),
                (CaptureOf::Local(owner, local), _) => self
                    .functions
                    .get(*owner)
                    .and_then(|function| function.locals.get(local.0 as usize))
                    .map_or_else(|| Arc::from("<captured>"), |local| Arc::clone(&local.name)),
            };
            let is_temporary = name.starts_with('<') || capture.what == CaptureOf::This;
            locals.push(Local {
                name,
                ty: capture.outside.ty.clone(),
                is_temporary,
                node: SYNTHETIC,
            });
            captures.push(capture.outside);
        }
        locals.extend(function.locals);
        let mut body = Body {
            locals,
            parameter_count: count + function.parameter_count,
            has_this: false,
            form,
            statements,
            unsupported: Vec::new(),
            errors: Vec::new(),
        };
        crate::renumber::renumber_locals(&mut body.statements, &|local: LocalId| match local
            .0
            .checked_sub(CAPTURE_BASE)
        {
            Some(capture) => LocalId(capture),
            None => LocalId(local.0 + count),
        });
        (body, captures)
    }
}
