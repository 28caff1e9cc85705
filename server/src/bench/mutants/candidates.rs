//! All places of a file where a small slip can be made, and what would stand there instead.
//!
//! Only code inside methods and constructors counts. What is proposed is Java as far as syntax
//! goes; whether it has the right types is seen when the mutant is lowered. Where Java's rules of
//! flow would be broken (an unreachable statement, a variable without a value, a `final` field
//! assigned twice or never), nothing is proposed.

use super::scope::Scope;
use std::collections::BTreeSet;
use std::ops::Range;
use syntax::ast::{
    BinaryOp, Block, CaseLabel, CompilationUnit, Expr, ExprKind, Literal, MemberKind, NodeId, Span,
    Stmt, StmtKind, TypeDecl,
};
use syntax::visit::{NodeRef, walk};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Operator,
    Relation,
    Constant,
    OffByOne,
    WrongVariable,
    NegatedCondition,
    SwappedArguments,
    MissingStatement,
    MissingGuard,
}

impl Kind {
    /// The name in the manifest.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Operator => "operator",
            Kind::Relation => "relation",
            Kind::Constant => "constant",
            Kind::OffByOne => "off by one",
            Kind::WrongVariable => "wrong variable",
            Kind::NegatedCondition => "negated condition",
            Kind::SwappedArguments => "swapped arguments",
            Kind::MissingStatement => "missing statement",
            Kind::MissingGuard => "missing guard",
        }
    }
}

/// A possible mutation: what replaces which bytes of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub kind: Kind,
    pub range: Range<usize>,
    pub replacement: String,
    /// Bytes at which the statements before and after a missing one start, or its block ends.
    pub beside: Vec<usize>,
}

/// All candidates of a file, in order of the source.
pub fn candidates(unit: &CompilationUnit, text: &str) -> Vec<Candidate> {
    let mut found = Vec::new();
    for declared in &unit.types {
        of_type(declared, text, &mut found);
    }
    found.sort_by(|a, b| {
        (a.range.start, a.range.end, a.kind, &a.replacement).cmp(&(
            b.range.start,
            b.range.end,
            b.kind,
            &b.replacement,
        ))
    });
    found
}

fn of_type(declared: &TypeDecl, text: &str, found: &mut Vec<Candidate>) {
    let final_fields: BTreeSet<&str> = declared
        .members
        .iter()
        .filter_map(|member| match &member.kind {
            MemberKind::Field(field) if field.modifiers.is_final => Some(&*field.name.text),
            _ => None,
        })
        .collect();
    for member in &declared.members {
        match &member.kind {
            MemberKind::Type(inner) => of_type(inner, text, found),
            MemberKind::Method(_) => {
                let mut places = Places {
                    text,
                    start: member.start,
                    scope: Scope::of(declared, &member.kind, member.start, text),
                    final_fields: &final_fields,
                    without_value: BTreeSet::new(),
                    fixed: BTreeSet::new(),
                    found,
                };
                walk(&member.kind, |node| places.visit(node));
            }
            MemberKind::Field(_) | MemberKind::Initializer(_) | MemberKind::EnumConstant(_) => {}
        }
    }
}

struct Places<'a> {
    text: &'a str,
    /// Where the member begins, from which its spans count.
    start: u32,
    scope: Scope,
    final_fields: &'a BTreeSet<&'a str>,
    /// Local variables declared without a value: their first assignment has to stay.
    without_value: BTreeSet<&'a str>,
    /// Expressions that can't be replaced where they stand, such as what is assigned to.
    fixed: BTreeSet<NodeId>,
    found: &'a mut Vec<Candidate>,
}

impl<'a> Places<'a> {
    /// Notes the candidates at a node; `false` where nothing below is to be changed.
    fn visit(&mut self, node: NodeRef<'a>) -> bool {
        match node {
            // Whatever a lambda or inner class uses has to be effectively final.
            NodeRef::SpecClause(_) | NodeRef::Class(_) => return false,
            NodeRef::Block(block) => self.block(block),
            NodeRef::SwitchCase(case) => {
                for label in &case.labels {
                    if let CaseLabel::Expr(label) = label {
                        self.fixed.insert(label.id);
                    }
                }
            }
            NodeRef::Stmt(stmt) => return self.stmt(stmt),
            NodeRef::Expr(expr) => return self.expr(expr),
            _ => {}
        }
        true
    }

    fn bytes(&self, span: Span) -> Range<usize> {
        (self.start + span.start) as usize..(self.start + span.end) as usize
    }

    fn written(&self, span: Span) -> &'a str {
        self.text.get(self.bytes(span)).unwrap_or("")
    }

    fn propose(&mut self, kind: Kind, range: Range<usize>, replacement: impl Into<String>) {
        let replacement = replacement.into();
        if self
            .text
            .get(range.clone())
            .is_some_and(|old| old != replacement)
        {
            self.found.push(Candidate {
                kind,
                range,
                replacement,
                beside: Vec::new(),
            });
        }
    }

    fn stmt(&mut self, stmt: &'a Stmt) -> bool {
        match &stmt.kind {
            StmtKind::Assert { .. } | StmtKind::Assume(_) | StmtKind::LocalClass(_) => {
                return false;
            }
            StmtKind::LocalVar(vars) => {
                let without = vars.iter().filter(|var| var.init.is_none());
                self.without_value
                    .extend(without.map(|var| &*var.name.text));
            }
            StmtKind::If { cond, .. } => self.condition(cond),
            StmtKind::While { cond, .. } | StmtKind::DoWhile { cond, .. } => self.condition(cond),
            StmtKind::For {
                cond: Some(cond), ..
            } => self.condition(cond),
            _ => {}
        }
        true
    }

    /// A loop that is left or entered never, or a branch not reached, may be an error in Java.
    fn condition(&mut self, cond: &'a Expr) {
        if is_constant(cond) {
            self.fixed.insert(cond.id);
            return;
        }
        let inner = self.written(cond.span);
        self.propose(
            Kind::NegatedCondition,
            self.bytes(cond.span),
            format!("!({inner})"),
        );
    }

    fn expr(&mut self, expr: &'a Expr) -> bool {
        if self.fixed.contains(&expr.id) {
            return !matches!(expr.kind, ExprKind::Literal(_) | ExprKind::Name(_));
        }
        match &expr.kind {
            ExprKind::Lambda(_) => return false,
            ExprKind::Literal(literal) => self.literal(expr, literal),
            ExprKind::Name(name) => {
                let alternatives = self.scope.alternatives(name, expr.span.start);
                for other in alternatives {
                    self.propose(Kind::WrongVariable, self.bytes(expr.span), other);
                }
            }
            ExprKind::Binary { op, left, right } => {
                self.binary(*op, left.span, right.span);
                if matches!(
                    op,
                    BinaryOp::Lt | BinaryOp::Gt | BinaryOp::Le | BinaryOp::Ge
                ) {
                    self.off_by_one(right);
                }
            }
            ExprKind::Index { array: _, index } => self.off_by_one(index),
            ExprKind::CompoundAssign { op, target, value } => {
                self.fixed.insert(target.id);
                if let Some(other) = other_operator(*op) {
                    let old = format!("{}=", op.symbol());
                    let new = format!("{}=", other.symbol());
                    self.between(Kind::Operator, target.span, value.span, &old, &new);
                }
            }
            ExprKind::IncDec {
                is_prefix,
                is_increment,
                target,
            } => {
                self.fixed.insert(target.id);
                let whole = self.bytes(expr.span);
                let sign = if *is_prefix {
                    whole.start..whole.start + 2
                } else {
                    whole.end - 2..whole.end
                };
                let new = if *is_increment { "--" } else { "++" };
                self.propose(Kind::Operator, sign, new);
            }
            ExprKind::Assign { target, .. } => {
                self.fixed.insert(target.id);
            }
            ExprKind::Conditional { cond, .. } => self.condition(cond),
            ExprKind::Call { args, .. } | ExprKind::New { args, .. } => {
                for pair in args.windows(2) {
                    if let [first, second] = pair {
                        self.swap(first.span, second.span);
                    }
                }
            }
            _ => {}
        }
        true
    }

    fn literal(&mut self, expr: &'a Expr, literal: &Literal) {
        let range = self.bytes(expr.span);
        match literal {
            // Hexadecimal and the like stay: a slip there is of another kind.
            Literal::Int(value) if self.written(expr.span) == value.to_string() => {
                for other in [value + 1, value - 1] {
                    let other = if other < 0 {
                        format!("({other})")
                    } else {
                        other.to_string()
                    };
                    self.propose(Kind::Constant, range.clone(), other);
                }
            }
            Literal::Boolean(value) => {
                self.propose(Kind::Constant, range, (!value).to_string());
            }
            _ => {}
        }
    }

    fn binary(&mut self, op: BinaryOp, left: Span, right: Span) {
        if let Some(other) = other_operator(op) {
            self.between(Kind::Operator, left, right, op.symbol(), other.symbol());
        }
        for other in other_relations(op) {
            self.between(Kind::Relation, left, right, op.symbol(), other.symbol());
        }
    }

    /// Replaces the operator between two operands; not if there is a comment.
    fn between(&mut self, kind: Kind, left: Span, right: Span, old: &str, new: &str) {
        let gap = self.bytes(left).end..self.bytes(right).start;
        let Some(between) = self.text.get(gap.clone()) else {
            return;
        };
        if between.trim() == old {
            let start = gap.start + (between.len() - between.trim_start().len());
            self.propose(kind, start..start + old.len(), new);
        }
    }

    fn off_by_one(&mut self, expr: &'a Expr) {
        if matches!(expr.kind, ExprKind::Literal(_)) {
            return;
        }
        let range = self.bytes(expr.span);
        let written = self.written(expr.span);
        for change in ["+ 1", "- 1"] {
            self.propose(Kind::OffByOne, range.clone(), format!("{written} {change}"));
        }
    }

    fn swap(&mut self, first: Span, second: Span) {
        let whole = self.bytes(first).start..self.bytes(second).end;
        let gap = self.bytes(first).end..self.bytes(second).start;
        let (a, b) = (self.written(first), self.written(second));
        if let (Some(gap), true) = (self.text.get(gap), a != b) {
            self.propose(Kind::SwappedArguments, whole, format!("{b}{gap}{a}"));
        }
    }

    /// Statements of a block that can be left out.
    fn block(&mut self, block: &'a Block) {
        for stmt in &block.stmts {
            if let StmtKind::LocalVar(vars) = &stmt.kind {
                let without = vars.iter().filter(|var| var.init.is_none());
                self.without_value
                    .extend(without.map(|var| &*var.name.text));
            }
        }
        for (index, stmt) in block.stmts.iter().enumerate() {
            let kind = match &stmt.kind {
                StmtKind::Expr(expr) if self.may_go(expr) => Kind::MissingStatement,
                StmtKind::If {
                    then,
                    otherwise: None,
                    cond,
                } if is_jump(then) && !is_constant(cond) => Kind::MissingGuard,
                _ => continue,
            };
            let before = index
                .checked_sub(1)
                .and_then(|before| block.stmts.get(before));
            let after = block.stmts.get(index + 1);
            let beside = before
                .map(|stmt| self.bytes(stmt.span).start)
                .into_iter()
                .chain([after.map_or_else(
                    || self.bytes(block.span).end.saturating_sub(1),
                    |stmt| self.bytes(stmt.span).start,
                )])
                .collect();
            // Lines keep their numbers.
            let written = self.written(stmt.span);
            let replacement: String = written
                .chars()
                .filter(|c| matches!(c, '\n' | '\r'))
                .collect();
            self.found.push(Candidate {
                kind,
                range: self.bytes(stmt.span),
                replacement,
                beside,
            });
        }
    }

    fn may_go(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::ConstructorCall { .. } => false,
            ExprKind::Assign { target, .. } => {
                let name = match &target.kind {
                    ExprKind::Name(name) => name,
                    ExprKind::Field { name, .. } => &name.text,
                    _ => return true,
                };
                !self.final_fields.contains(&**name) && !self.without_value.contains(&**name)
            }
            _ => true,
        }
    }
}

/// `return`, `throw`, `continue` or `break`, alone or in a block.
fn is_jump(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Block(block) => match block.stmts.as_slice() {
            [one] => is_jump(one),
            _ => false,
        },
        StmtKind::Return(_) | StmtKind::Throw(_) | StmtKind::Continue(_) | StmtKind::Break(_) => {
            true
        }
        _ => false,
    }
}

fn is_constant(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Literal(_) => true,
        ExprKind::Paren(inner) => is_constant(inner),
        _ => false,
    }
}

fn other_operator(op: BinaryOp) -> Option<BinaryOp> {
    Some(match op {
        BinaryOp::Add => BinaryOp::Sub,
        BinaryOp::Sub => BinaryOp::Add,
        BinaryOp::Mul => BinaryOp::Add,
        BinaryOp::Div => BinaryOp::Mul,
        BinaryOp::Rem => BinaryOp::Div,
        BinaryOp::Shl => BinaryOp::Shr,
        BinaryOp::Shr => BinaryOp::Shl,
        BinaryOp::UShr => BinaryOp::Shr,
        BinaryOp::BitAnd => BinaryOp::BitOr,
        BinaryOp::BitOr => BinaryOp::BitAnd,
        BinaryOp::BitXor => BinaryOp::BitOr,
        BinaryOp::And => BinaryOp::Or,
        BinaryOp::Or => BinaryOp::And,
        BinaryOp::Lt | BinaryOp::Gt | BinaryOp::Le | BinaryOp::Ge | BinaryOp::Eq | BinaryOp::Ne => {
            return None;
        }
    })
}

fn other_relations(op: BinaryOp) -> &'static [BinaryOp] {
    match op {
        BinaryOp::Lt => &[BinaryOp::Le, BinaryOp::Gt],
        BinaryOp::Le => &[BinaryOp::Lt, BinaryOp::Ge],
        BinaryOp::Gt => &[BinaryOp::Ge, BinaryOp::Lt],
        BinaryOp::Ge => &[BinaryOp::Gt, BinaryOp::Le],
        BinaryOp::Eq => &[BinaryOp::Ne],
        BinaryOp::Ne => &[BinaryOp::Eq],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use syntax::SourceFile;

    /// The mutations of one kind in the body of a method, as `old → new`.
    #[track_caller]
    fn check(kind: Kind, body: &str, expected: &[&str]) {
        let text = format!(
            "class A {{ final int sealed; int field; int[] array; int f(int n, int m, String s) {{ {body} }} }}"
        );
        let found = candidates(&SourceFile::new(text.as_str()).unit(), &text);
        let shown: Vec<String> = found
            .iter()
            .filter(|candidate| candidate.kind == kind)
            .map(|candidate| {
                format!(
                    "{} → {}",
                    &text[candidate.range.clone()],
                    candidate.replacement
                )
            })
            .collect();
        assert_eq!(shown, expected, "{kind:?}");
    }

    #[test]
    fn operators() {
        check(
            Kind::Operator,
            "n = n * m - 1; m += n; m++; --n; return n /* or */ + m;",
            &["* → +", "- → +", "+= → -=", "++ → --", "-- → ++"],
        );
        check(
            Kind::Operator,
            "return a && b || c;",
            &["&& → ||", "|| → &&"],
        );
        check(Kind::Operator, "return n < m ? 1 : 2;", &[]);
    }

    #[test]
    fn relations() {
        check(Kind::Relation, "if (n < m) n = 1;", &["< → <=", "< → >"]);
        check(Kind::Relation, "return n != m;", &["!= → =="]);
    }

    #[test]
    fn constants() {
        check(
            Kind::Constant,
            "n = 5; m = 0x10; boolean b = true; return 0;",
            &["5 → 4", "5 → 6", "true → false", "0 → (-1)", "0 → 1"],
        );
        check(Kind::Constant, "while (true) { n(); }", &[]);
        check(
            Kind::Constant,
            "switch (n) { case 1: return 7; }",
            &["7 → 6", "7 → 8"],
        );
    }

    #[test]
    fn off_by_one() {
        check(
            Kind::OffByOne,
            "while (n < m) n = array[n];",
            &["m → m + 1", "m → m - 1", "n → n + 1", "n → n - 1"],
        );
        check(Kind::OffByOne, "return n < 3 && array[0] == n;", &[]);
    }

    #[test]
    fn variables_of_the_same_type_that_are_seen_and_have_a_value() {
        check(
            Kind::WrongVariable,
            "int k = 0; int late; String t = s; { int inner = 1; } return n;",
            &["n → field", "n → k", "n → m", "n → sealed"],
        );
        check(Kind::WrongVariable, "String t = s; return t;", &["t → s"]);
        check(
            Kind::WrongVariable,
            "Runnable r = () -> f(n); s = null;",
            &[],
        );
    }

    #[test]
    fn conditions() {
        check(
            Kind::NegatedCondition,
            "if (n > 1) { } while (true) { } for (;;) { } return m == 0 ? 1 : 2;",
            &["n > 1 → !(n > 1)", "m == 0 → !(m == 0)"],
        );
    }

    #[test]
    fn arguments() {
        check(
            Kind::SwappedArguments,
            "f(n, m, s); f(n, n); new A(1, 2);",
            &["n, m → m, n", "m, s → s, m", "1, 2 → 2, 1"],
        );
    }

    #[test]
    fn statements_that_can_go_and_what_is_beside_them() {
        check(
            Kind::MissingStatement,
            "int k; k = 1; n = 2; sealed = 3; this.field = 4; g(\n);",
            &["n = 2; → ", "this.field = 4; → ", "g(\n); → \n"],
        );
        check(
            Kind::MissingGuard,
            "if (n < 0) return 1; if (m < 0) { throw e; } if (n > 5) n = 1;",
            &["if (n < 0) return 1; → ", "if (m < 0) { throw e; } → "],
        );
        let text = "class A { void f() { a(); b(); c(); } }";
        let found = candidates(&SourceFile::new(text).unit(), text);
        let beside: Vec<Vec<&str>> = found
            .iter()
            .map(|candidate| {
                candidate
                    .beside
                    .iter()
                    .map(|at| &text[*at..at + 1])
                    .collect()
            })
            .collect();
        assert_eq!(beside, [vec!["b"], vec!["a", "c"], vec!["b", "}"]]);
    }

    #[test]
    fn contracts_and_assertions_and_initialisers_stay() {
        let text = "class A { int x = 1 + 2;
            //@ requires n > 3;
            void f(int n) { assert n > 4; new Object() { int y = 5; }; } }";
        assert_eq!(
            candidates(&SourceFile::new(text).unit(), text)
                .iter()
                .map(|candidate| candidate.kind)
                .collect::<Vec<_>>(),
            [Kind::MissingStatement]
        );
    }
}
