//! Whether statements can complete normally, told from the syntax alone (JLS 14.22). It is asked of
//! a lambda's body before the types in it are known: its answer decides between overloads.
//!
//! What must hold: a condition is taken for constant only if literals make it so.

use syntax::ast::{self, StmtKind, UnaryOp};

/// Where a jump that leaves a statement goes: the innermost loop or switch, or a label.
#[derive(Clone, PartialEq, Eq)]
enum Exit<'a> {
    Innermost,
    Label(&'a str),
}

/// The `break`s that leave a statement.
type Exits<'a> = Vec<Exit<'a>>;

pub(crate) fn can_complete(block: &ast::Block) -> bool {
    statements(&block.stmts, &mut Vec::new())
}

fn statements<'a>(stmts: &'a [ast::Stmt], exits: &mut Exits<'a>) -> bool {
    stmts.iter().all(|stmt| statement(stmt, exits))
}

fn statement<'a>(stmt: &'a ast::Stmt, exits: &mut Exits<'a>) -> bool {
    match &stmt.kind {
        StmtKind::Block(block) => statements(&block.stmts, exits),
        StmtKind::If {
            then, otherwise, ..
        } => {
            let then = statement(then, exits);
            let otherwise = otherwise
                .as_ref()
                .is_none_or(|otherwise| statement(otherwise, exits));
            then || otherwise
        }
        StmtKind::While { cond, body, .. } => {
            let (_, is_left) = inside_target(exits, |exits| statement(body, exits));
            is_left || constant(cond) != Some(true)
        }
        StmtKind::DoWhile { body, cond, .. } => {
            let (completes, is_left) = inside_target(exits, |exits| statement(body, exits));
            let continues = completes || has_continue(body);
            is_left || (continues && constant(cond) != Some(true))
        }
        StmtKind::For { cond, body, .. } => {
            let (_, is_left) = inside_target(exits, |exits| statement(body, exits));
            is_left
                || cond
                    .as_ref()
                    .is_some_and(|cond| constant(cond) != Some(true))
        }
        StmtKind::ForEach { body, .. } => {
            inside_target(exits, |exits| statement(body, exits));
            true
        }
        StmtKind::Labeled { label, body } => {
            let mut inner = Vec::new();
            let completes = statement(body, &mut inner);
            let own = Exit::Label(&label.text);
            let is_left = inner.contains(&own);
            exits.extend(inner.into_iter().filter(|exit| *exit != own));
            completes || is_left
        }
        StmtKind::Switch(switch) => {
            let (completes, is_left) = inside_target(exits, |exits| switch_body(switch, exits));
            completes || is_left
        }
        StmtKind::Try(statement) => try_statement(statement, exits),
        StmtKind::Synchronized { body, .. } => statements(&body.stmts, exits),
        StmtKind::Break(label) => {
            exits.push(match label {
                Some(label) => Exit::Label(&label.text),
                None => Exit::Innermost,
            });
            false
        }
        StmtKind::Return(_) | StmtKind::Continue(_) | StmtKind::Yield(_) | StmtKind::Throw(_) => {
            false
        }
        StmtKind::LocalVar(_)
        | StmtKind::LocalClass(_)
        | StmtKind::Expr(_)
        | StmtKind::Assert { .. }
        | StmtKind::Assume(_)
        | StmtKind::Empty
        | StmtKind::Unsupported(_) => true,
    }
}

/// Looks into a loop or switch: whether its body completes, and whether a `break` leaves it.
fn inside_target<'a>(
    exits: &mut Exits<'a>,
    look: impl FnOnce(&mut Exits<'a>) -> bool,
) -> (bool, bool) {
    let mut inner = Vec::new();
    let completes = look(&mut inner);
    let is_left = inner.contains(&Exit::Innermost);
    exits.extend(inner.into_iter().filter(|exit| *exit != Exit::Innermost));
    (completes, is_left)
}

fn switch_body<'a>(switch: &'a ast::Switch, exits: &mut Exits<'a>) -> bool {
    let covers_all = switch.cases.iter().any(|case| {
        case.is_default
            || case
                .labels
                .iter()
                .any(|label| !matches!(label, ast::CaseLabel::Expr(_)))
    });
    let mut any = false;
    let mut last = true;
    for case in &switch.cases {
        last = statements(&case.body, exits);
        any |= last;
    }
    !covers_all || if switch.is_arrow { any } else { last }
}

fn try_statement<'a>(statement: &'a ast::Try, exits: &mut Exits<'a>) -> bool {
    let mut inner = Vec::new();
    let mut completes = statements(&statement.block.stmts, &mut inner);
    for catch in &statement.catches {
        completes |= statements(&catch.block.stmts, &mut inner);
    }
    let Some(finally) = &statement.finally else {
        exits.extend(inner);
        return completes;
    };
    if !statements(&finally.stmts, exits) {
        return false;
    }
    exits.extend(inner);
    completes
}

/// Whether a `continue` in a `do` statement's body may reach its condition.
fn has_continue(body: &ast::Stmt) -> bool {
    struct Continues(bool);
    impl crate::ast_walk::Visitor for Continues {
        fn stmt(&mut self, stmt: &ast::Stmt) {
            self.0 |= matches!(stmt.kind, StmtKind::Continue(_));
            crate::ast_walk::walk_stmt(self, stmt);
        }

        fn expr(&mut self, _expr: &ast::Expr) {}

        fn type_decl(&mut self, _decl: &ast::TypeDecl) {}
    }
    let mut visitor = Continues(false);
    crate::ast_walk::Visitor::stmt(&mut visitor, body);
    visitor.0
}

/// The value of a condition made of literals.
fn constant(cond: &ast::Expr) -> Option<bool> {
    match &cond.kind {
        ast::ExprKind::Paren(inner) => constant(inner),
        ast::ExprKind::Literal(ast::Literal::Boolean(value)) => Some(*value),
        ast::ExprKind::Unary {
            op: UnaryOp::Not,
            operand,
        } => constant(operand).map(|value| !value),
        _ => None,
    }
}
