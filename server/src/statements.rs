//! The statements of a file, as units in which findings are counted.
//!
//! A statement is what one step of a debugger would stop at: a simple statement; the head of an
//! `if`, loop, `switch`, `synchronized`; the label of a case; a field with an initialiser. Blocks,
//! `try` and labels are none. A statement's text is its *own* text: that of a loop is its head,
//! not its body.

use std::collections::BTreeSet;
use std::ops::Range;
use syntax::ast::{
    CompilationUnit, MemberKind, NodeId, Span, Stmt, StmtKind, SwitchCase, TypeDecl,
};
use syntax::visit::{NodeRef, walk};

/// The statements of one file, in order of the source.
pub struct Statements {
    statements: Vec<Statement>,
    /// Where each line begins.
    line_starts: Vec<usize>,
}

struct Statement {
    /// Bytes of the file; two for `do … while (…)`.
    own: Vec<Range<usize>>,
}

impl Statements {
    pub fn new(unit: &CompilationUnit, text: &str) -> Self {
        let mut statements = Vec::new();
        for declared in &unit.types {
            of_type(declared, &mut statements);
        }
        for statement in &mut statements {
            for range in &mut statement.own {
                let own = text.get(range.clone()).unwrap_or("");
                range.start += own.len() - own.trim_start().len();
                range.end = range.start + own.trim().len();
            }
        }
        statements.sort_by_key(|statement| statement.own.first().map_or(0, |range| range.start));
        Statements {
            statements,
            line_starts: line_starts(text),
        }
    }

    pub fn len(&self) -> usize {
        self.statements.len()
    }

    pub fn is_empty(&self) -> bool {
        self.statements.is_empty()
    }

    /// The number of the statement to whose own text a byte belongs.
    pub fn at(&self, offset: usize) -> Option<usize> {
        self.statements
            .iter()
            .enumerate()
            .filter_map(|(number, statement)| {
                let range = statement.own.iter().find(|range| range.contains(&offset))?;
                Some((range.len(), number))
            })
            .min()
            .map(|(_, number)| number)
    }

    /// The own text of the statement to which a byte belongs, the part around the byte.
    pub fn own_text_at(&self, offset: usize) -> Option<Range<usize>> {
        let statement = self.statements.get(self.at(offset)?)?;
        let mut parts = statement.own.iter();
        parts.find(|range| range.contains(&offset)).cloned()
    }

    /// The numbers of the statements that have text of their own in a line (from 1).
    pub fn in_line(&self, line: u32) -> Vec<usize> {
        let in_line = |range: &Range<usize>| {
            let last = range.end.max(range.start + 1) - 1;
            self.line_of(range.start) <= line && line <= self.line_of(last)
        };
        (0..self.statements.len())
            .filter(|number| self.statements[*number].own.iter().any(in_line))
            .collect()
    }

    /// The line of a byte, from 1.
    pub fn line_of(&self, offset: usize) -> u32 {
        let lines = self.line_starts.partition_point(|start| *start <= offset);
        u32::try_from(lines).unwrap_or(u32::MAX)
    }
}

/// Lines end at `\n`, `\r\n` or a lone `\r`.
fn line_starts(text: &str) -> Vec<usize> {
    let mut starts = vec![0];
    let bytes = text.as_bytes();
    for (index, byte) in bytes.iter().enumerate() {
        if *byte == b'\n' || (*byte == b'\r' && bytes.get(index + 1) != Some(&b'\n')) {
            starts.push(index + 1);
        }
    }
    starts
}

fn of_type(declared: &TypeDecl, statements: &mut Vec<Statement>) {
    for member in &declared.members {
        if let MemberKind::Type(inner) = &member.kind {
            of_type(inner, statements);
            continue;
        }
        let start = member.start as usize;
        // What stands before the first semicolon of a `for` is part of its head.
        let mut in_heads: BTreeSet<NodeId> = BTreeSet::new();
        walk(&member.kind, |node| {
            let own = match node {
                NodeRef::Field(field) if field.init.is_some() => vec![field.span],
                NodeRef::Stmt(stmt) => {
                    if let StmtKind::For { init, .. } = &stmt.kind {
                        in_heads.extend(init.iter().map(|stmt| stmt.id));
                    }
                    if in_heads.contains(&stmt.id) {
                        Vec::new()
                    } else {
                        own_text(stmt)
                    }
                }
                NodeRef::SwitchCase(case) => vec![label_of(case)],
                _ => Vec::new(),
            };
            if !own.is_empty() {
                let own = own
                    .into_iter()
                    .map(|span| start + span.start as usize..start + span.end as usize)
                    .collect();
                statements.push(Statement { own });
            }
            true
        });
    }
}

/// From the start of one node to that of another.
fn until(whole: Span, next: Span) -> Span {
    Span {
        start: whole.start,
        end: next.start,
    }
}

/// Empty for what is no statement of its own.
fn own_text(stmt: &Stmt) -> Vec<Span> {
    match &stmt.kind {
        StmtKind::Block(_)
        | StmtKind::LocalClass(_)
        | StmtKind::Labeled { .. }
        | StmtKind::Empty => Vec::new(),
        StmtKind::If { then, .. } => vec![until(stmt.span, then.span)],
        StmtKind::While { body, .. }
        | StmtKind::For { body, .. }
        | StmtKind::ForEach { body, .. } => vec![until(stmt.span, body.span)],
        StmtKind::DoWhile { body, .. } => vec![
            until(stmt.span, body.span),
            Span {
                start: body.span.end,
                end: stmt.span.end,
            },
        ],
        StmtKind::Switch(switch) => match switch.cases.first() {
            Some(case) => vec![until(stmt.span, case.span)],
            None => vec![stmt.span],
        },
        StmtKind::Synchronized { body, .. } => vec![until(stmt.span, body.span)],
        // `try (…)` runs something, `try` alone doesn't.
        StmtKind::Try(statement) if statement.resources.is_empty() => Vec::new(),
        StmtKind::Try(statement) => vec![until(stmt.span, statement.block.span)],
        StmtKind::LocalVar(_)
        | StmtKind::Expr(_)
        | StmtKind::Return(_)
        | StmtKind::Break(_)
        | StmtKind::Continue(_)
        | StmtKind::Yield(_)
        | StmtKind::Throw(_)
        | StmtKind::Assert { .. }
        | StmtKind::Assume(_)
        | StmtKind::Unsupported(_) => vec![stmt.span],
    }
}

fn label_of(case: &SwitchCase) -> Span {
    match case.body.first() {
        Some(stmt) => until(case.span, stmt.span),
        None => case.span,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use syntax::SourceFile;

    fn statements(text: &str) -> Statements {
        Statements::new(&SourceFile::new(text).unit(), text)
    }

    /// The texts of the statements in a line, and the line of the statement at a piece of text.
    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let found = statements(text);
        let texts: Vec<String> = found
            .statements
            .iter()
            .map(|statement| {
                let parts = statement.own.iter().map(|range| &text[range.clone()]);
                parts.collect::<Vec<_>>().join(" … ")
            })
            .collect();
        assert_eq!(texts, expected);
    }

    #[test]
    fn each_statement_has_its_own_text() {
        check(
            "class A { int a = 1; int b;
              int f(int n) {
                int s = 0, t = 1;
                outer: for (int i = 0; i < n; i++) {
                  if (i > 3) { s += i; } else if (i == 2) continue outer;
                }
                do { s--; } while (s > n);
                while (t < n) t *= 2;
                for (int x : new int[] {1}) s += x;
                try { g(); } finally { t = 0; }
                return s; } }",
            &[
                "int a = 1;",
                "int s = 0, t = 1;",
                "for (int i = 0; i < n; i++)",
                "if (i > 3)",
                "s += i;",
                "if (i == 2)",
                "continue outer;",
                "do … while (s > n);",
                "s--;",
                "while (t < n)",
                "t *= 2;",
                "for (int x : new int[] {1})",
                "s += x;",
                "g();",
                "t = 0;",
                "return s;",
            ],
        );
    }

    #[test]
    fn cases_and_lambdas_and_inner_classes_have_statements() {
        check(
            "class A { void f(int n) {
                switch (n) { case 1: n = 2; break; default: n = 3; }
                Runnable r = () -> { g(); };
                new Object() { int x = 2; public String toString() { return null; } };
              }
              static class B { B() { super(); } } }",
            &[
                "switch (n) {",
                "case 1:",
                "n = 2;",
                "break;",
                "default:",
                "n = 3;",
                "Runnable r = () -> { g(); };",
                "g();",
                "new Object() { int x = 2; public String toString() { return null; } };",
                "int x = 2;",
                "return null;",
                "super();",
            ],
        );
    }

    #[test]
    fn statements_by_place_and_by_line() {
        let text = "class A { int f(int n) {\n while (n\n > 1) { n--; n /= 2; }\r return n; } }";
        let found = statements(text);
        let at = |part: &str| found.at(text.find(part).unwrap());
        assert_eq!(at("> 1"), Some(0));
        assert_eq!(at("n--"), Some(1));
        assert_eq!(at("f(int"), None);
        assert_eq!(at("} }"), None);
        assert!(found.in_line(1).is_empty());
        assert_eq!(found.in_line(2), [0]);
        assert_eq!(found.in_line(3), [0, 1, 2]);
        assert_eq!(found.in_line(4), [3]);
        assert_eq!(found.line_of(text.len() + 9), 4);
    }
}
