//! Walks over lowered code.
//!
//! What must hold: every expression and statement of a body is visited, in source order of
//! evaluation as far as the tree shows it; bodies of lambdas only on request.

use crate::ir::{Body, Expr, ExprKind, Place, Stmt, StmtKind, Switch};

/// Receives nodes before their children.
pub trait Visitor {
    fn statement(&mut self, _statement: &Stmt) {}
    fn expression(&mut self, _expression: &Expr) {}
    /// Whether to go into lambda bodies (their locals are numbered anew).
    fn enters_lambdas(&self) -> bool {
        true
    }
}

pub fn walk_body(body: &Body, visitor: &mut impl Visitor) {
    walk_statements(&body.statements, visitor);
}

pub fn walk_statements(statements: &[Stmt], visitor: &mut impl Visitor) {
    for statement in statements {
        walk_statement(statement, visitor);
    }
}

pub fn walk_statement(statement: &Stmt, visitor: &mut impl Visitor) {
    visitor.statement(statement);
    match &statement.kind {
        StmtKind::Block(statements) => walk_statements(statements, visitor),
        StmtKind::Local {
            init: Some(value), ..
        }
        | StmtKind::Expr(value)
        | StmtKind::Throw(value)
        | StmtKind::Monitor(value)
        | StmtKind::Assume(value)
        | StmtKind::Return(Some(value)) => walk_expression(value, visitor),
        StmtKind::If {
            cond,
            then,
            otherwise,
        } => {
            walk_expression(cond, visitor);
            walk_statement(then, visitor);
            if let Some(otherwise) = otherwise {
                walk_statement(otherwise, visitor);
            }
        }
        StmtKind::Loop {
            cond, update, body, ..
        } => {
            if let Some(cond) = cond {
                walk_expression(cond, visitor);
            }
            walk_statement(body, visitor);
            for expression in update {
                walk_expression(expression, visitor);
            }
        }
        StmtKind::Labeled { body, .. } => walk_statement(body, visitor),
        StmtKind::Switch(switch) => walk_switch(switch, visitor),
        StmtKind::Try(part) => {
            walk_statements(&part.block, visitor);
            for catch in &part.catches {
                walk_statements(&catch.block, visitor);
            }
            if let Some(finally) = &part.finally {
                walk_statements(finally, visitor);
            }
        }
        StmtKind::Assert { cond, message } => {
            walk_expression(cond, visitor);
            if let Some(message) = message {
                walk_expression(message, visitor);
            }
        }
        StmtKind::Local { init: None, .. }
        | StmtKind::Return(None)
        | StmtKind::Break(_)
        | StmtKind::Continue(_)
        | StmtKind::Empty
        | StmtKind::Unsupported(_) => {}
    }
}

fn walk_switch(switch: &Switch, visitor: &mut impl Visitor) {
    walk_expression(&switch.selector, visitor);
    for case in &switch.cases {
        walk_statements(&case.body, visitor);
    }
}

fn walk_place(place: &Place, visitor: &mut impl Visitor) {
    match place {
        Place::Local(_) | Place::StaticField(_) => {}
        Place::Field { object, .. } => walk_expression(object, visitor),
        Place::Element { array, index } => {
            walk_expression(array, visitor);
            walk_expression(index, visitor);
        }
    }
}

pub fn walk_expression(expression: &Expr, visitor: &mut impl Visitor) {
    visitor.expression(expression);
    match &expression.kind {
        ExprKind::Const(_)
        | ExprKind::Local(_)
        | ExprKind::This
        | ExprKind::StaticField(_)
        | ExprKind::Unsupported(_) => {}
        ExprKind::Field { object: inner, .. }
        | ExprKind::ArrayLength(inner)
        | ExprKind::Unary { operand: inner, .. }
        | ExprKind::Not(inner)
        | ExprKind::Convert { operand: inner, .. }
        | ExprKind::InstanceOf { operand: inner, .. }
        | ExprKind::Cast { operand: inner } => walk_expression(inner, visitor),
        ExprKind::Index {
            array: left,
            index: right,
        }
        | ExprKind::Binary { left, right, .. }
        | ExprKind::BooleanBinary { left, right, .. }
        | ExprKind::Compare { left, right, .. }
        | ExprKind::And { left, right }
        | ExprKind::Or { left, right } => {
            walk_expression(left, visitor);
            walk_expression(right, visitor);
        }
        ExprKind::Assign { target, value } | ExprKind::Update { target, value, .. } => {
            walk_place(target, visitor);
            walk_expression(value, visitor);
        }
        ExprKind::Conditional {
            cond,
            then,
            otherwise,
        } => {
            walk_expression(cond, visitor);
            walk_expression(then, visitor);
            walk_expression(otherwise, visitor);
        }
        ExprKind::Call { receiver, args, .. } => {
            if let Some(receiver) = receiver {
                walk_expression(receiver, visitor);
            }
            walk_all(args, visitor);
        }
        ExprKind::New { args, captures, .. } => {
            walk_all(args, visitor);
            for (_, capture) in captures {
                walk_expression(capture, visitor);
            }
        }
        ExprKind::NewArray { dims: parts }
        | ExprKind::ArrayLiteral { elements: parts }
        | ExprKind::Concat(parts) => walk_all(parts, visitor),
        ExprKind::Lambda(lambda) => {
            walk_all(&lambda.captures, visitor);
            if visitor.enters_lambdas() {
                walk_body(&lambda.body, visitor);
            }
        }
        ExprKind::SwitchValue { switch, .. } => walk_switch(switch, visitor),
        ExprKind::Sequence { statements, value } => {
            walk_statements(statements, visitor);
            walk_expression(value, visitor);
        }
        ExprKind::Quantified(quantified) => {
            walk_expression(&quantified.low, visitor);
            walk_expression(&quantified.high, visitor);
            if let Some(filter) = &quantified.filter {
                walk_expression(filter, visitor);
            }
            walk_expression(&quantified.body, visitor);
        }
    }
}

fn walk_all(expressions: &[Expr], visitor: &mut impl Visitor) {
    for expression in expressions {
        walk_expression(expression, visitor);
    }
}
