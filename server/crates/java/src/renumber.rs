//! Walking lowered code.
//!
//! What must hold: every expression and statement of a body is visited once; bodies of lambdas are
//! bodies of their own and aren't entered, but what they capture is.

use crate::ir::*;

/// A reference to a local in a body.
enum Part<'a> {
    Expr(&'a mut Expr),
    Stmt(&'a mut Stmt),
    Local(&'a mut LocalId),
}

/// Renames the locals of a list of statements.
pub(crate) fn renumber_locals(statements: &mut [Stmt], rename: &dyn Fn(LocalId) -> LocalId) {
    let mut pending: Vec<Part<'_>> = statements.iter_mut().map(Part::Stmt).collect();
    while let Some(part) = pending.pop() {
        match part {
            Part::Local(local) => *local = rename(*local),
            Part::Expr(expr) => expr_parts(expr, &mut |part| pending.push(part)),
            Part::Stmt(stmt) => stmt_parts(stmt, &mut |part| pending.push(part)),
        }
    }
}

fn stmt_parts<'a>(stmt: &'a mut Stmt, visit: &mut dyn FnMut(Part<'a>)) {
    match &mut stmt.kind {
        StmtKind::Block(stmts) => stmts.iter_mut().for_each(|stmt| visit(Part::Stmt(stmt))),
        StmtKind::Local { local, init } => {
            visit(Part::Local(local));
            init.iter_mut().for_each(|init| visit(Part::Expr(init)));
        }
        StmtKind::Expr(expr)
        | StmtKind::Throw(expr)
        | StmtKind::Monitor(expr)
        | StmtKind::Assume(expr) => {
            visit(Part::Expr(expr));
        }
        StmtKind::If {
            cond,
            then,
            otherwise,
        } => {
            visit(Part::Expr(cond));
            visit(Part::Stmt(then));
            otherwise
                .iter_mut()
                .for_each(|stmt| visit(Part::Stmt(stmt)));
        }
        StmtKind::Loop {
            cond, update, body, ..
        } => {
            cond.iter_mut().for_each(|expr| visit(Part::Expr(expr)));
            update.iter_mut().for_each(|expr| visit(Part::Expr(expr)));
            visit(Part::Stmt(body));
        }
        StmtKind::Labeled { body, .. } => visit(Part::Stmt(body)),
        StmtKind::Switch(switch) => switch_parts(switch, visit),
        StmtKind::Return(value) => value.iter_mut().for_each(|expr| visit(Part::Expr(expr))),
        StmtKind::Try(statement) => {
            statement
                .block
                .iter_mut()
                .for_each(|stmt| visit(Part::Stmt(stmt)));
            for catch in &mut statement.catches {
                visit(Part::Local(&mut catch.local));
                catch
                    .block
                    .iter_mut()
                    .for_each(|stmt| visit(Part::Stmt(stmt)));
            }
            statement
                .finally
                .iter_mut()
                .flatten()
                .for_each(|stmt| visit(Part::Stmt(stmt)));
        }
        StmtKind::Assert { cond, message } => {
            visit(Part::Expr(cond));
            message.iter_mut().for_each(|expr| visit(Part::Expr(expr)));
        }
        StmtKind::Break(_) | StmtKind::Continue(_) | StmtKind::Empty | StmtKind::Unsupported(_) => {
        }
    }
}

fn switch_parts<'a>(switch: &'a mut Switch, visit: &mut dyn FnMut(Part<'a>)) {
    visit(Part::Expr(&mut switch.selector));
    for case in &mut switch.cases {
        case.body
            .iter_mut()
            .for_each(|stmt| visit(Part::Stmt(stmt)));
    }
}

fn place_parts<'a>(place: &'a mut Place, visit: &mut dyn FnMut(Part<'a>)) {
    match place {
        Place::Local(local) => visit(Part::Local(local)),
        Place::Field { object, .. } => visit(Part::Expr(object)),
        Place::StaticField(_) => {}
        Place::Element { array, index } => {
            visit(Part::Expr(array));
            visit(Part::Expr(index));
        }
    }
}

fn expr_parts<'a>(expr: &'a mut Expr, visit: &mut dyn FnMut(Part<'a>)) {
    match &mut expr.kind {
        ExprKind::Local(local) => visit(Part::Local(local)),
        ExprKind::Field {
            object: operand, ..
        }
        | ExprKind::ArrayLength(operand)
        | ExprKind::Unary { operand, .. }
        | ExprKind::Not(operand)
        | ExprKind::Convert { operand, .. }
        | ExprKind::Cast { operand } => visit(Part::Expr(operand)),
        ExprKind::Index {
            array: left,
            index: right,
        }
        | ExprKind::Binary { left, right, .. }
        | ExprKind::BooleanBinary { left, right, .. }
        | ExprKind::Compare { left, right, .. }
        | ExprKind::And { left, right }
        | ExprKind::Or { left, right } => {
            visit(Part::Expr(left));
            visit(Part::Expr(right));
        }
        ExprKind::Assign { target, value } => {
            place_parts(target, visit);
            visit(Part::Expr(value));
        }
        ExprKind::Update {
            target, old, value, ..
        } => {
            place_parts(target, visit);
            visit(Part::Local(old));
            visit(Part::Expr(value));
        }
        ExprKind::Conditional {
            cond,
            then,
            otherwise,
        } => {
            visit(Part::Expr(cond));
            visit(Part::Expr(then));
            visit(Part::Expr(otherwise));
        }
        ExprKind::Call { receiver, args, .. } => {
            receiver.iter_mut().for_each(|expr| visit(Part::Expr(expr)));
            args.iter_mut().for_each(|expr| visit(Part::Expr(expr)));
        }
        ExprKind::New { args, captures, .. } => {
            args.iter_mut().for_each(|expr| visit(Part::Expr(expr)));
            captures
                .iter_mut()
                .for_each(|(_, expr)| visit(Part::Expr(expr)));
        }
        ExprKind::NewArray { dims: exprs }
        | ExprKind::ArrayLiteral { elements: exprs }
        | ExprKind::Concat(exprs) => exprs.iter_mut().for_each(|expr| visit(Part::Expr(expr))),
        ExprKind::InstanceOf {
            operand, binding, ..
        } => {
            visit(Part::Expr(operand));
            binding
                .iter_mut()
                .for_each(|local| visit(Part::Local(local)));
        }
        ExprKind::Lambda(lambda) => {
            lambda
                .captures
                .iter_mut()
                .for_each(|expr| visit(Part::Expr(expr)));
        }
        ExprKind::SwitchValue { switch, result } => {
            visit(Part::Local(result));
            switch_parts(switch, visit);
        }
        ExprKind::Sequence { statements, value } => {
            statements
                .iter_mut()
                .for_each(|stmt| visit(Part::Stmt(stmt)));
            visit(Part::Expr(value));
        }
        ExprKind::Quantified(quantified) => {
            visit(Part::Local(&mut quantified.variable));
            visit(Part::Expr(&mut quantified.low));
            visit(Part::Expr(&mut quantified.high));
            quantified
                .filter
                .iter_mut()
                .for_each(|expr| visit(Part::Expr(expr)));
            visit(Part::Expr(&mut quantified.body));
        }
        ExprKind::Const(_)
        | ExprKind::This
        | ExprKind::StaticField(_)
        | ExprKind::Unsupported(_) => {}
    }
}
