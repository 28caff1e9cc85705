//! The expressions that a switch expression may give, told from the syntax.

use syntax::ast::{self, StmtKind};

/// What follows an arrow as an expression, and the values of the `yield`s that leave the switch.
pub(crate) fn switch_results(switch: &ast::Switch) -> Vec<&ast::Expr> {
    results_and_names(switch).0
}

/// The results, if they all mean outside of the switch what they mean in it: nothing in the switch
/// declares a name.
pub(crate) fn results_without_names(switch: &ast::Switch) -> Option<Vec<&ast::Expr>> {
    let (results, declares) = results_and_names(switch);
    (!declares).then_some(results)
}

fn results_and_names(switch: &ast::Switch) -> (Vec<&ast::Expr>, bool) {
    let mut found = Found::default();
    for case in &switch.cases {
        found.declares |= case
            .labels
            .iter()
            .any(|label| matches!(label, ast::CaseLabel::Pattern(_)));
        match &case.body[..] {
            [
                ast::Stmt {
                    kind: StmtKind::Expr(value),
                    ..
                },
            ] if switch.is_arrow => found.results.push(value),
            body => found.statements(body),
        }
    }
    (found.results, found.declares)
}

#[derive(Default)]
struct Found<'a> {
    results: Vec<&'a ast::Expr>,
    declares: bool,
}

impl<'a> Found<'a> {
    fn statements(&mut self, stmts: &'a [ast::Stmt]) {
        stmts.iter().for_each(|stmt| self.statement(stmt));
    }

    fn statement(&mut self, stmt: &'a ast::Stmt) {
        match &stmt.kind {
            StmtKind::Yield(value) => self.results.push(value),
            StmtKind::Block(block) | StmtKind::Synchronized { body: block, .. } => {
                self.statements(&block.stmts);
            }
            StmtKind::If {
                then, otherwise, ..
            } => {
                // Its condition may bind variables of patterns.
                self.declares = true;
                self.statement(then);
                if let Some(otherwise) = otherwise {
                    self.statement(otherwise);
                }
            }
            StmtKind::For { init, body, .. } => {
                self.statements(init);
                self.statement(body);
            }
            StmtKind::While { body, .. } | StmtKind::DoWhile { body, .. } => {
                self.declares = true;
                self.statement(body);
            }
            StmtKind::ForEach { body, .. } => {
                self.declares = true;
                self.statement(body);
            }
            StmtKind::Labeled { body, .. } => self.statement(body),
            StmtKind::Switch(switch) => {
                for case in &switch.cases {
                    self.declares |= !case.labels.is_empty();
                    self.statements(&case.body);
                }
            }
            StmtKind::Try(statement) => {
                self.declares |= !statement.resources.is_empty() || !statement.catches.is_empty();
                self.statements(&statement.block.stmts);
                for catch in &statement.catches {
                    self.statements(&catch.block.stmts);
                }
                if let Some(finally) = &statement.finally {
                    self.statements(&finally.stmts);
                }
            }
            StmtKind::LocalVar(_) | StmtKind::LocalClass(_) => self.declares = true,
            _ => {}
        }
    }
}
