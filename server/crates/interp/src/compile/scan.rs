//! Questions about expressions that the compiler asks before it chooses code.

use java::ir::{ArithmeticOp, Expr, ExprKind, LocalId, NumericKind, Place, Stmt, StmtKind, Switch};

/// Whether evaluating the expression always gives a value and changes nothing: no call, no
/// exception, no assignment.
pub(super) fn is_total(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Const(_) | ExprKind::Local(_) | ExprKind::This => true,
        ExprKind::Field { object, .. } => matches!(object.kind, ExprKind::This),
        ExprKind::Unary { operand, .. }
        | ExprKind::Not(operand)
        | ExprKind::Convert { operand, .. } => is_total(operand),
        ExprKind::Binary {
            op,
            kind,
            left,
            right,
        } => {
            let may_divide_by_zero = matches!(op, ArithmeticOp::Div | ArithmeticOp::Rem)
                && matches!(kind, NumericKind::Int | NumericKind::Long);
            !may_divide_by_zero && is_total(left) && is_total(right)
        }
        ExprKind::BooleanBinary { left, right, .. }
        | ExprKind::Compare { left, right, .. }
        | ExprKind::And { left, right }
        | ExprKind::Or { left, right } => is_total(left) && is_total(right),
        _ => false,
    }
}

/// Whether the condition is a constant, so that nothing is decided.
pub(super) fn tests_nothing(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Const(_))
}

/// Whether evaluating the expression may change the local.
pub(super) fn may_assign(expr: &Expr, local: LocalId) -> bool {
    let place = |place: &Place| match place {
        Place::Local(assigned) => *assigned == local,
        Place::StaticField(_) => false,
        Place::Field { object, .. } => may_assign(object, local),
        Place::Element { array, index } => may_assign(array, local) || may_assign(index, local),
    };
    match &expr.kind {
        ExprKind::Const(_)
        | ExprKind::Local(_)
        | ExprKind::This
        | ExprKind::StaticField(_)
        | ExprKind::Unsupported(_) => false,
        ExprKind::Field {
            object: operand, ..
        }
        | ExprKind::ArrayLength(operand)
        | ExprKind::Unary { operand, .. }
        | ExprKind::Not(operand)
        | ExprKind::Convert { operand, .. }
        | ExprKind::Cast { operand } => may_assign(operand, local),
        ExprKind::Index {
            array: left,
            index: right,
        }
        | ExprKind::Binary { left, right, .. }
        | ExprKind::BooleanBinary { left, right, .. }
        | ExprKind::Compare { left, right, .. }
        | ExprKind::And { left, right }
        | ExprKind::Or { left, right } => may_assign(left, local) || may_assign(right, local),
        ExprKind::Assign { target, value } => place(target) || may_assign(value, local),
        ExprKind::Update {
            target, old, value, ..
        } => *old == local || place(target) || may_assign(value, local),
        ExprKind::Conditional {
            cond,
            then,
            otherwise,
        } => may_assign(cond, local) || may_assign(then, local) || may_assign(otherwise, local),
        ExprKind::Call { receiver, args, .. } => {
            receiver
                .as_ref()
                .is_some_and(|receiver| may_assign(receiver, local))
                || args.iter().any(|arg| may_assign(arg, local))
        }
        ExprKind::New { args, captures, .. } => {
            args.iter().any(|arg| may_assign(arg, local))
                || captures
                    .iter()
                    .any(|(_, capture)| may_assign(capture, local))
        }
        ExprKind::NewArray { dims: parts }
        | ExprKind::ArrayLiteral { elements: parts }
        | ExprKind::Concat(parts) => parts.iter().any(|part| may_assign(part, local)),
        ExprKind::Lambda(lambda) => lambda
            .captures
            .iter()
            .any(|capture| may_assign(capture, local)),
        ExprKind::InstanceOf {
            operand, binding, ..
        } => *binding == Some(local) || may_assign(operand, local),
        ExprKind::Quantified(quantified) => {
            quantified.variable == local
                || [&quantified.low, &quantified.high, &quantified.body]
                    .into_iter()
                    .chain(&quantified.filter)
                    .any(|part| may_assign(part, local))
        }
        ExprKind::SwitchValue { switch, result } => {
            *result == local || switch_may_assign(switch, local)
        }
        ExprKind::Sequence { statements, value } => {
            any_may_assign(statements, local) || may_assign(value, local)
        }
    }
}

fn any_may_assign(statements: &[Stmt], local: LocalId) -> bool {
    statements
        .iter()
        .any(|statement| statement_may_assign(statement, local))
}

fn switch_may_assign(switch: &Switch, local: LocalId) -> bool {
    may_assign(&switch.selector, local)
        || switch
            .cases
            .iter()
            .any(|case| any_may_assign(&case.body, local))
}

fn statement_may_assign(statement: &Stmt, local: LocalId) -> bool {
    match &statement.kind {
        StmtKind::Block(statements) => any_may_assign(statements, local),
        StmtKind::Local {
            local: declared,
            init,
        } => *declared == local || init.as_ref().is_some_and(|init| may_assign(init, local)),
        StmtKind::Expr(expr)
        | StmtKind::Throw(expr)
        | StmtKind::Monitor(expr)
        | StmtKind::Assume(expr) => may_assign(expr, local),
        StmtKind::Return(value) => value.as_ref().is_some_and(|value| may_assign(value, local)),
        StmtKind::Assert { cond, message } => {
            may_assign(cond, local)
                || message
                    .as_ref()
                    .is_some_and(|message| may_assign(message, local))
        }
        StmtKind::If {
            cond,
            then,
            otherwise,
        } => {
            may_assign(cond, local)
                || statement_may_assign(then, local)
                || otherwise
                    .as_ref()
                    .is_some_and(|other| statement_may_assign(other, local))
        }
        StmtKind::Loop {
            cond, update, body, ..
        } => {
            cond.as_ref().is_some_and(|cond| may_assign(cond, local))
                || update.iter().any(|update| may_assign(update, local))
                || statement_may_assign(body, local)
        }
        StmtKind::Labeled { body, .. } => statement_may_assign(body, local),
        StmtKind::Switch(switch) => switch_may_assign(switch, local),
        StmtKind::Try(attempt) => {
            any_may_assign(&attempt.block, local)
                || attempt
                    .catches
                    .iter()
                    .any(|catch| catch.local == local || any_may_assign(&catch.block, local))
                || attempt
                    .finally
                    .as_ref()
                    .is_some_and(|block| any_may_assign(block, local))
        }
        StmtKind::Break(_) | StmtKind::Continue(_) | StmtKind::Empty | StmtKind::Unsupported(_) => {
            false
        }
    }
}
