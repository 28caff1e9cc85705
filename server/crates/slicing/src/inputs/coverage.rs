//! How much of a slice the tests execute: statements, and both sides of each condition.

use crate::program::subject::Subject;
use crate::reduction::oracle::Executed;
use crate::source::edit::Edits;
use crate::source::tree::{Form, NodeIndex, NodeKind, Role};

/// Parts between 0 and 1; 1 where there is nothing to cover.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Coverage {
    pub statement: f64,
    pub branch: f64,
}

impl Coverage {
    /// Whether nothing is missing.
    pub fn is_complete(self) -> bool {
        self.statement >= 1.0 && self.branch >= 1.0
    }
}

/// What is to be covered of a slice.
pub struct Goals {
    statements: Vec<NodeIndex>,
    conditions: Vec<NodeIndex>,
}

impl Goals {
    /// The kept statements and conditions.
    pub fn new(subject: &Subject, edits: &Edits) -> Self {
        let tree = &subject.tree;
        let mut goals = Goals {
            statements: Vec::new(),
            conditions: Vec::new(),
        };
        for node in edits.kept(tree) {
            let entry = tree.node(node);
            let is_block = subject
                .text
                .get(entry.span.start as usize..)
                .is_some_and(|text| text.starts_with('{'));
            let is_first_part = matches!(entry.role, Role::ForInit);
            let has_class = tree
                .children(node)
                .first()
                .is_some_and(|child| tree.node(*child).kind == NodeKind::Class);
            if entry.kind == NodeKind::Statement
                && !is_block
                && !is_first_part
                && !has_class
                && !matches!(entry.form, Form::LocalVars | Form::Empty)
            {
                goals.statements.push(node);
            }
            if is_condition(subject, node) {
                goals.conditions.push(node);
            }
        }
        goals
    }

    /// How much of it is executed.
    pub fn covered(&self, executed: &Executed) -> Coverage {
        let part = |done: usize, all: usize| {
            if all == 0 {
                1.0
            } else {
                done as f64 / all as f64
            }
        };
        let statements = self
            .statements
            .iter()
            .filter(|node| executed.statements.contains_key(node))
            .count();
        let sides: usize = self
            .conditions
            .iter()
            .map(|node| {
                let (yes, no) = executed.branches.get(node).copied().unwrap_or_default();
                usize::from(yes) + usize::from(no)
            })
            .sum();
        Coverage {
            statement: part(statements, self.statements.len()),
            branch: part(sides, 2 * self.conditions.len()),
        }
    }
}

/// Whether a node is what an `if`, a loop or `?:` asks; of `&&`, `||` and `!` the parts.
fn is_condition(subject: &Subject, node: NodeIndex) -> bool {
    let tree = &subject.tree;
    let entry = tree.node(node);
    if entry.kind != NodeKind::Expression
        || matches!(
            entry.form,
            Form::Logical | Form::DefaultLiteral | Form::Literal(_)
        )
    {
        return false;
    }
    let mut at = node;
    loop {
        let Some(parent) = tree.node(at).parent else {
            return false;
        };
        let above = tree.node(parent);
        if above.form == Form::Logical {
            at = parent;
            continue;
        }
        let text = subject.text.get(above.span.start as usize..).unwrap_or("");
        return match above.kind {
            NodeKind::Statement => {
                let is_asked = matches!(tree.node(at).role, Role::Value | Role::ForCondition);
                is_asked
                    && ["if", "while", "do", "for"].iter().any(|word| {
                        text.strip_prefix(word)
                            .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
                    })
                    && !is_iterated(subject, parent, at)
            }
            _ => false,
        };
    }
}

/// Whether it is what a for-each goes through.
fn is_iterated(subject: &Subject, statement: NodeIndex, node: NodeIndex) -> bool {
    let tree = &subject.tree;
    let children = tree.children(statement);
    let first = children.first().map(|child| tree.node(*child));
    first.is_some_and(|first| first.kind == NodeKind::LocalVar) && children.get(1) == Some(&node)
}
