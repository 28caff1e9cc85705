//! Which variables a place sees, with their types as written: enough to put another variable of
//! the same type there.

use std::ops::Range;
use syntax::ast::{Block, MemberKind, Span, Stmt, StmtKind, TypeDecl};
use syntax::visit::{NodeRef, walk};

/// A variable that has a value wherever it is seen.
#[derive(Clone, Debug)]
struct Variable {
    name: String,
    /// The type as written, without blanks.
    ty: String,
    /// Bytes, counted as the member's spans are.
    seen: Range<u32>,
}

/// The variables of one member, the innermost last.
pub(super) struct Scope(Vec<Variable>);

impl Scope {
    /// The variables of a member of a type; `text` is the file's, `start` where the member begins.
    pub(super) fn of(declared: &TypeDecl, member: &MemberKind, start: u32, text: &str) -> Self {
        let written = |start: u32, span: Span| -> String {
            let bytes = (start + span.start) as usize..(start + span.end) as usize;
            let text = text.get(bytes).unwrap_or("");
            text.split_whitespace().collect()
        };
        let mut variables = Vec::new();
        for other in &declared.members {
            if let MemberKind::Field(field) = &other.kind {
                variables.push(Variable {
                    name: field.name.text.to_string(),
                    ty: written(other.start, field.ty.span),
                    seen: 0..u32::MAX,
                });
            }
        }
        let mut add = |name: &str, ty: Span, seen: Range<u32>| {
            variables.push(Variable {
                name: name.to_owned(),
                ty: written(start, ty),
                seen,
            });
        };
        walk(member, |node| {
            match node {
                NodeRef::Method(method) => {
                    for param in &method.params {
                        // `int...` is an array inside.
                        if let (Some(body), false) = (&method.body, param.varargs) {
                            add(
                                &param.name.text,
                                param.ty.span,
                                body.span.start..body.span.end,
                            );
                        }
                    }
                }
                NodeRef::Block(block) => in_block(block, &mut add),
                NodeRef::Stmt(stmt) => match &stmt.kind {
                    StmtKind::For { init, .. } => {
                        init.iter()
                            .for_each(|first| declared_by(first, stmt.span.end, &mut add));
                    }
                    StmtKind::ForEach { var, body, .. } => {
                        add(&var.name.text, var.ty.span, body.span.start..body.span.end);
                    }
                    _ => {}
                },
                NodeRef::Class(_) => return false,
                _ => {}
            }
            true
        });
        Scope(variables)
    }

    /// Other variables of the same type that a place sees, in order of their declarations.
    pub(super) fn alternatives(&self, name: &str, offset: u32) -> Vec<String> {
        let meant = |name: &str| {
            let of_name = self.0.iter().filter(|variable| variable.name == name);
            of_name
                .filter(|variable| variable.seen.contains(&offset))
                .min_by_key(|variable| variable.seen.len())
        };
        let Some(variable) = meant(name) else {
            return Vec::new();
        };
        let mut names: Vec<String> = Vec::new();
        for other in &self.0 {
            let is_one =
                other.name != name && meant(&other.name).is_some_and(|seen| seen.ty == variable.ty);
            if is_one && !names.contains(&other.name) {
                names.push(other.name.clone());
            }
        }
        names
    }
}

fn in_block(block: &Block, add: &mut impl FnMut(&str, Span, Range<u32>)) {
    for stmt in &block.stmts {
        declared_by(stmt, block.span.end, add);
    }
}

/// The variables that a statement declares with a value, seen up to `end`.
fn declared_by(stmt: &Stmt, end: u32, add: &mut impl FnMut(&str, Span, Range<u32>)) {
    if let StmtKind::LocalVar(vars) = &stmt.kind {
        for var in vars.iter().filter(|var| var.init.is_some()) {
            add(&var.name.text, var.ty.span, var.span.end..end);
        }
    }
}
