//! Which variables a loop changes: a statement that names none of them belongs outside it.
//!
//! What must hold: variables that the loop declares count as changed, so that nothing that names
//! them seems to belong outside.

use rustc_hash::FxHashSet;
use std::sync::Arc;
use syntax::ast::{Expr, ExprKind, Stmt};
use syntax::visit::{NodeRef, walk};

/// The variables that a loop, its head included, declares or assigns.
pub(super) fn changed_by(statement: &Stmt) -> FxHashSet<Arc<str>> {
    let mut changed = FxHashSet::default();
    walk(NodeRef::Stmt(statement), |node| {
        match node {
            NodeRef::LocalVar(variable) => {
                changed.insert(variable.name.text.clone());
            }
            NodeRef::Binding { name, .. } => {
                changed.insert(name.text.clone());
            }
            NodeRef::Expr(expr) => changed.extend(assigned(expr)),
            _ => {}
        }
        true
    });
    changed
}

fn assigned(expr: &Expr) -> Option<Arc<str>> {
    let target = match &expr.kind {
        ExprKind::Assign { target, .. }
        | ExprKind::CompoundAssign { target, .. }
        | ExprKind::IncDec { target, .. } => target,
        _ => return None,
    };
    match &target.kind {
        ExprKind::Name(name) => Some(name.clone()),
        ExprKind::Field { name, .. } => Some(name.text.clone()),
        _ => None,
    }
}

/// Whether a statement says the same each time: it names none of the variables, and doesn't count.
pub(super) fn is_repeated(statement: &str, changed: &FxHashSet<Arc<str>>) -> bool {
    let counts = ["++", "--", "+=", "-="];
    !counts.iter().any(|sign| statement.contains(sign))
        && !words(statement).any(|word| changed.contains(word))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$')
}

#[cfg(test)]
mod tests {
    use super::*;
    use syntax::SourceFile;
    use syntax::ast::{MemberKind, StmtKind};

    #[track_caller]
    fn check(code: &str, statement: &str, expected: bool) {
        let unit = SourceFile::new(format!("class T {{ void m() {{ {code} }} }}")).unit();
        let MemberKind::Method(method) = &unit.types[0].members[0].kind else {
            panic!("no method");
        };
        let body = method.body.as_ref().unwrap();
        assert!(!matches!(body.stmts[0].kind, StmtKind::Block(_)));
        let changed = changed_by(&body.stmts[0]);
        assert_eq!(is_repeated(statement, &changed), expected, "{changed:?}");
    }

    #[test]
    fn statements_that_name_nothing_the_loop_changes() {
        let walk = "for (Node next : node.all()) { if (search(next)) return; }";
        check(walk, "seen.add(node);", true);
        check(walk, "seen.add(next);", false);
        check(walk, "count++;", false);
        check("while (i < n) { int k = i; i++; }", "list.add(k);", false);
        check("while (i < n) { i++; }", "found = i;", false);
        check("while (i < n) { i++; }", "found = n;", true);
        check("do { this.total = 1; } while (true);", "add(total);", false);
        check("for (int i = 0; ; i += 2) { }", "add(i);", false);
        check("while (o instanceof String s) { }", "list.add(s);", false);
    }
}
