//! Lengths that a contract or code speaks of: `a[9] == 1` is about arrays of at least ten elements,
//! `a.length == 5` about those of five, `s.length() < 8` about texts of eight characters. Longer ones
//! than are tried otherwise have to be asked for.

use crate::contract_run::Specification;
use java::ir::{
    ArithmeticOp, Body, CompareOp, Constant, Expr, ExprKind, LocalId, Place, Stmt, StmtKind,
    SwitchLabel,
};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use std::collections::BTreeSet;

/// Longer arrays are not made.
const MAX_LENGTH: usize = 1_000;

/// For each parameter (without the receiver) the length that the contract's constants ask for.
pub(crate) fn lengths_asked_for(
    specification: &Specification,
    parameters: usize,
) -> Vec<Option<usize>> {
    let mut asked = Asked(vec![None; parameters]);
    let example = specification.example.iter().map(|case| &**case);
    for case in specification.contract.cases.iter().chain(example) {
        for clause in case.requires.iter().chain(&case.ensures) {
            ir_visit::walk_body(&clause.condition, &mut asked);
            for old in &clause.olds {
                ir_visit::walk_body(old, &mut asked);
            }
        }
    }
    asked.0
}

struct Asked(Vec<Option<usize>>);

impl Asked {
    fn at_least(&mut self, array: &Expr, length: i64) {
        let ExprKind::Local(local) = array.kind else {
            return;
        };
        let length = usize::try_from(length)
            .ok()
            .filter(|length| *length <= MAX_LENGTH);
        // Locals beyond the parameters are variables of quantifiers.
        if let (Some(asked), Some(length)) = (self.0.get_mut(local.0 as usize), length) {
            *asked = Some(asked.map_or(length, |other| other.max(length)));
        }
    }
}

impl Visitor for Asked {
    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::Index { array, index } => {
                if let Some(index) = constant(index) {
                    self.at_least(array, index + 1);
                }
            }
            ExprKind::Compare {
                op: CompareOp::Eq,
                left,
                right,
                ..
            } => {
                for (length, value) in [(left, right), (right, left)] {
                    if let (ExprKind::ArrayLength(array), Some(value)) =
                        (&length.kind, constant(value))
                    {
                        self.at_least(array, value);
                    }
                }
            }
            _ => {}
        }
    }
}

fn constant(expression: &Expr) -> Option<i64> {
    match expression.kind {
        ExprKind::Const(Constant::Int(value)) => Some(i64::from(value)),
        _ => None,
    }
}

/// Longer arrays, collections and texts are not made because code speaks of them.
const MAX_OF_CODE: i64 = 64;
/// Lengths that code asks for.
const MOST_OF_CODE: usize = 8;

/// Lengths that code compares with: those of arrays, collections and texts, and what counts their
/// elements.
#[derive(Default)]
pub(crate) struct Lengths {
    found: BTreeSet<u32>,
    /// What else is compared with constants, and those.
    others: BTreeSet<u32>,
    /// A length is compared with what isn't constant.
    is_open: bool,
}

impl Lengths {
    pub(crate) fn of(&mut self, program: &Program, body: &Body) {
        let mut counters = Counters {
            program,
            locals: BTreeSet::new(),
            declared: BTreeSet::new(),
        };
        ir_visit::walk_body(body, &mut counters);
        ir_visit::walk_body(
            body,
            &mut Compared {
                counters: &counters,
                lengths: self,
            },
        );
    }

    /// The shortest.
    pub(crate) fn found(mut self) -> Vec<u32> {
        if self.is_open {
            self.found.extend(self.others);
        }
        self.found.into_iter().take(MOST_OF_CODE).collect()
    }

    fn add(&mut self, length: i64) {
        if (0..=MAX_OF_CODE).contains(&length) {
            self.found.insert(length as u32);
        }
    }

    /// Where a length may have to be near the number.
    fn add_near(&mut self, number: i64) {
        for length in [number, number.saturating_add(1)] {
            if (0..=MAX_OF_CODE).contains(&length) {
                self.others.insert(length as u32);
            }
        }
    }
}

/// What holds a length, or counts.
struct Counters<'a> {
    program: &'a Program,
    locals: BTreeSet<LocalId>,
    /// Locals that aren't parameters.
    declared: BTreeSet<LocalId>,
}

impl Counters<'_> {
    fn counts(&self, expression: &Expr) -> bool {
        match &expression.kind {
            ExprKind::ArrayLength(_) => true,
            ExprKind::Local(local) => self.locals.contains(local),
            ExprKind::Call { method, args, .. } => {
                let name = &*self.program.method(*method).name;
                args.is_empty() && matches!(name, "length" | "size")
            }
            _ => false,
        }
    }
}

/// Whether a length is part of an expression.
struct Part<'a> {
    counters: &'a Counters<'a>,
    is_found: bool,
}

impl Visitor for Part<'_> {
    fn enters_lambdas(&self) -> bool {
        false
    }

    fn expression(&mut self, expression: &Expr) {
        self.is_found |= self.counters.counts(expression);
    }
}

impl Visitor for Counters<'_> {
    fn enters_lambdas(&self) -> bool {
        false
    }

    fn statement(&mut self, statement: &Stmt) {
        let StmtKind::Local { local, init } = &statement.kind else {
            return;
        };
        self.declared.insert(*local);
        if init.as_ref().is_some_and(|value| self.counts(value)) {
            self.locals.insert(*local);
        }
    }

    fn expression(&mut self, expression: &Expr) {
        if let ExprKind::Update {
            target: Place::Local(local),
            value,
            ..
        } = &expression.kind
            && let ExprKind::Binary {
                op: ArithmeticOp::Add,
                right,
                ..
            } = &value.kind
            && constant(right) == Some(1)
        {
            self.locals.insert(*local);
        }
    }
}

struct Compared<'a> {
    counters: &'a Counters<'a>,
    lengths: &'a mut Lengths,
}

impl Visitor for Compared<'_> {
    fn enters_lambdas(&self) -> bool {
        false
    }

    fn statement(&mut self, statement: &Stmt) {
        if let StmtKind::Switch(switch) = &statement.kind
            && self.counters.counts(&switch.selector)
        {
            for label in switch.cases.iter().flat_map(|case| &case.labels) {
                if let SwitchLabel::Int(length) = label {
                    self.lengths.add(i64::from(*length));
                }
            }
        }
    }

    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::Compare {
                op, left, right, ..
            } => {
                for (count, other, is_swapped) in [(left, right, false), (right, left, true)] {
                    let Some(length) = constant(other) else {
                        let is_given = match &other.kind {
                            ExprKind::Local(local) => !self.counters.declared.contains(local),
                            _ => !self.counters.counts(other),
                        };
                        self.lengths.is_open |= is_given && self.counters.counts(count);
                        continue;
                    };
                    if !self.counters.counts(count) {
                        let mut part = Part {
                            counters: self.counters,
                            is_found: false,
                        };
                        ir_visit::walk_expression(count, &mut part);
                        if part.is_found {
                            // `a.length * 2 == 14`, `a.length + b.length > 10`.
                            [length, length + 1, length / 2]
                                .into_iter()
                                .for_each(|length| self.lengths.add(length));
                        }
                        self.lengths.add_near(length);
                        continue;
                    }
                    // Where the comparison changes.
                    let goes_beyond = matches!(
                        (op, is_swapped),
                        (CompareOp::Gt | CompareOp::Le, false)
                            | (CompareOp::Lt | CompareOp::Ge, true)
                    );
                    self.lengths.add(length + i64::from(goes_beyond));
                }
            }
            ExprKind::Index { index, .. } => {
                if let Some(index) = constant(index) {
                    self.lengths.add(index + 1);
                }
            }
            ExprKind::Call { method, args, .. } => {
                let name = &*self.counters.program.method(*method).name;
                if let ("charAt" | "get", [index]) = (name, args.as_slice())
                    && let Some(index) = constant(index)
                {
                    self.lengths.add(index + 1);
                }
            }
            _ => {}
        }
    }
}
