//! What a criterion wants of a method, and what a run gives of it.
//!
//! What must hold: goals come from the compiled code and the lowered conditions, so each of them is
//! something that runs are seen to do; code that a `finally` repeats counts once.
//!
//! Source of the criteria: Chilenski and Miller, *Applicability of modified condition/decision
//! coverage to software testing*.

use crate::source::Text;
use crate::suite::Criterion;
use interp::Interpreter;
use interp::code::{Code, Op};
use interp::compile::CodeCache;
use java::ir::{Body, Constant, Expr, ExprKind, NodeId, SYNTHETIC, Stmt, StmtKind};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::MethodId;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;
use symbolic::SymbolicMachine;
use symbolic::strategy::Way;

/// Something that a run is seen to do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Element {
    Statement(NodeId),
    /// A conditional jump with the value of its condition.
    Side(NodeId, bool),
    /// A decision with its value.
    Decision(u32, bool),
    /// A decision with the values of its conditions as far as they were evaluated, and its own.
    Vector(u32, Vec<Option<bool>>, bool),
    /// All conditional jumps in order.
    Path(Vec<(NodeId, bool)>),
}

/// A goal before anything ran.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) node: NodeId,
    pub(crate) side: Option<bool>,
    pub(crate) need: Need,
}

/// What achieves a goal.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Need {
    One(Element),
    /// Two vectors of the decision that show the condition's independent effect.
    Independence {
        decision: u32,
        condition: usize,
    },
}

/// A condition made of others.
#[derive(Clone, Debug)]
enum Logic {
    Condition(usize),
    Constant(bool),
    Not(Box<Logic>),
    And(Box<Logic>, Box<Logic>),
    Or(Box<Logic>, Box<Logic>),
}

#[derive(Clone, Debug)]
struct Decision {
    node: NodeId,
    logic: Logic,
    conditions: Vec<NodeId>,
}

/// Goals of one method.
pub(crate) struct Goals {
    pub(crate) wanted: Vec<Wanted>,
    criterion: Criterion,
    decisions: Vec<Decision>,
    /// The decision and place in it of each condition.
    conditions: FxHashMap<NodeId, (u32, usize)>,
    /// The method's code and that of its lambdas.
    codes: Vec<Arc<Code>>,
}

impl Goals {
    pub(crate) fn new(
        cache: &CodeCache,
        method: MethodId,
        body: &Body,
        criterion: Criterion,
    ) -> Option<Self> {
        let mut codes = vec![cache.method(method)?];
        let mut next = 0;
        while let Some(code) = codes.get(next).cloned() {
            for lambda in &code.lambdas {
                codes.push(cache.lambda(&lambda.body, Some(method)));
            }
            next += 1;
        }
        let mut finder = Finder::default();
        ir_visit::walk_body(body, &mut finder);
        finder
            .statements
            .retain(|node| !finder.expressions.contains(node));
        let decisions = finder.decisions;
        let mut conditions = FxHashMap::default();
        for (number, decision) in decisions.iter().enumerate() {
            for (place, node) in decision.conditions.iter().enumerate() {
                conditions.insert(*node, (number as u32, place));
            }
        }
        let mut goals = Goals {
            wanted: Vec::new(),
            criterion,
            decisions,
            conditions,
            codes,
        };
        goals.wanted = goals.list(&finder.statements);
        Some(goals)
    }

    /// The method's own code, instrumented.
    pub(crate) fn code(&self) -> Option<&Arc<Code>> {
        self.codes.first()
    }

    /// `plain` are statements that have no condition of their own: what is in their code only, as the
    /// closing of resources, nobody wrote.
    fn list(&self, plain: &BTreeSet<NodeId>) -> Vec<Wanted> {
        let mut statements = BTreeSet::new();
        let mut sides = BTreeSet::new();
        for code in &self.codes {
            for (index, op) in code.ops.iter().enumerate() {
                let Some(node) = code.nodes.get(index).filter(|node| **node != SYNTHETIC) else {
                    continue;
                };
                if let Op::Trace { node } = op {
                    statements.insert(*node);
                }
                if code.is_conditional(index as u32) && !plain.contains(node) {
                    sides.insert(*node);
                }
            }
        }
        let mut wanted = Vec::new();
        let both = |node: NodeId, wanted: &mut Vec<Wanted>| {
            for side in [true, false] {
                wanted.push(Wanted {
                    node,
                    side: Some(side),
                    need: Need::One(Element::Side(node, side)),
                });
            }
        };
        match self.criterion {
            Criterion::Statement => {
                wanted.extend(statements.into_iter().map(|node| Wanted {
                    node,
                    side: None,
                    need: Need::One(Element::Statement(node)),
                }));
            }
            Criterion::Branch => sides.into_iter().for_each(|node| both(node, &mut wanted)),
            Criterion::Condition => {
                sides.into_iter().for_each(|node| both(node, &mut wanted));
                for (number, decision) in self.decisions.iter().enumerate() {
                    if decision.conditions.len() < 2 {
                        continue;
                    }
                    for side in [true, false] {
                        wanted.push(Wanted {
                            node: decision.node,
                            side: Some(side),
                            need: Need::One(Element::Decision(number as u32, side)),
                        });
                    }
                }
            }
            Criterion::McDc => {
                for node in sides {
                    // Conditions that belong to no decision (labels of a `switch`) have two sides.
                    let Some((decision, condition)) = self.conditions.get(&node) else {
                        both(node, &mut wanted);
                        continue;
                    };
                    wanted.push(Wanted {
                        node,
                        side: None,
                        need: Need::Independence {
                            decision: *decision,
                            condition: *condition,
                        },
                    });
                }
            }
            // Found one by one.
            Criterion::Paths(_) | Criterion::Loops(_) => {}
        }
        wanted.sort_by_key(|goal| (goal.node, goal.side == Some(false)));
        wanted
    }

    /// Where in the method's own code a goal may be achieved; empty: elsewhere.
    pub(crate) fn ways_to(&self, need: &Need) -> Vec<Way> {
        let Some(code) = self.codes.first() else {
            return Vec::new();
        };
        let decision = match need {
            Need::One(Element::Decision(number, _)) => Some(*number),
            Need::Independence { decision, .. } => Some(*decision),
            Need::One(_) => None,
        };
        let conditions = decision
            .and_then(|number| self.decisions.get(number as usize))
            .map_or([].as_slice(), |decision| &decision.conditions);
        let mut ways = Vec::new();
        for (index, (op, at)) in code.ops.iter().zip(&code.nodes).enumerate() {
            let index = index as u32;
            match (need, op) {
                (Need::One(Element::Statement(node)), Op::Trace { node: traced })
                    if node == traced =>
                {
                    ways.push(Way::Statement(index));
                }
                (Need::One(Element::Side(node, side)), _)
                    if node == at && code.is_conditional(index) =>
                {
                    ways.push(Way::Side(index, *side));
                }
                _ if conditions.contains(at) && code.is_conditional(index) => {
                    ways.extend([Way::Side(index, true), Way::Side(index, false)]);
                }
                _ => {}
            }
        }
        ways
    }

    /// What a coverage-first search goes for, in the method's own code.
    pub(crate) fn ways(&self) -> Vec<Way> {
        let Some(code) = self.codes.first() else {
            return Vec::new();
        };
        let mut ways = Vec::new();
        for (index, op) in code.ops.iter().enumerate() {
            let index = index as u32;
            if self.criterion == Criterion::Statement {
                if matches!(op, Op::Trace { .. }) {
                    ways.push(Way::Statement(index));
                }
            } else if code.is_conditional(index) {
                ways.push(Way::Side(index, true));
                ways.push(Way::Side(index, false));
            }
        }
        ways
    }

    /// What the run did.
    pub(crate) fn observe(&self, interpreter: &Interpreter<SymbolicMachine>) -> BTreeSet<Element> {
        let machine = interpreter.machine();
        let mut elements = BTreeSet::new();
        if self.criterion == Criterion::Statement {
            elements.extend(
                machine
                    .statements
                    .iter()
                    .map(|node| Element::Statement(*node)),
            );
            return elements;
        }
        let mut path = Vec::new();
        let mut open: BTreeMap<(u32, u32), Vec<Option<bool>>> = BTreeMap::new();
        for branch in &machine.branches {
            let code = interpreter.code(branch.at.code);
            let Some(node) = code.and_then(|code| code.nodes.get(branch.at.op as usize)) else {
                continue;
            };
            if self.criterion.is_of_paths() {
                path.push((*node, branch.holds));
                continue;
            }
            elements.insert(Element::Side(*node, branch.holds));
            let Some((number, place)) = self.conditions.get(node) else {
                continue;
            };
            let Some(decision) = self.decisions.get(*number as usize) else {
                continue;
            };
            let values = open
                .entry((branch.activation, *number))
                .or_insert_with(|| vec![None; decision.conditions.len()]);
            if values.iter().skip(*place).any(Option::is_some) {
                values.iter_mut().for_each(|value| *value = None);
            }
            if let Some(value) = values.get_mut(*place) {
                *value = Some(branch.holds);
            }
            if let Some(outcome) = decision.logic.value(values) {
                let values = std::mem::take(values);
                open.remove(&(branch.activation, *number));
                elements.insert(Element::Decision(*number, outcome));
                elements.insert(Element::Vector(*number, values, outcome));
            }
        }
        if self.criterion.is_of_paths() {
            elements.insert(Element::Path(path));
        }
        elements
    }

    /// The elements that together achieve the goal, out of what was seen; those whose largest size is
    /// the least, the first of several.
    pub(crate) fn achieved_by(
        &self,
        need: &Need,
        seen: &BTreeSet<Element>,
        size: &dyn Fn(&Element) -> u32,
    ) -> Option<Vec<Element>> {
        match need {
            Need::One(element) => seen.contains(element).then(|| vec![element.clone()]),
            Need::Independence {
                decision,
                condition,
            } => {
                let vectors: Vec<(&Vec<Option<bool>>, bool)> = seen
                    .iter()
                    .filter_map(|element| match element {
                        Element::Vector(number, values, outcome) if number == decision => {
                            Some((values, *outcome))
                        }
                        _ => None,
                    })
                    .collect();
                let mut best: Option<(u32, Vec<Element>)> = None;
                for (index, (one, outcome)) in vectors.iter().enumerate() {
                    for (other, opposite) in vectors.iter().skip(index + 1) {
                        if outcome == opposite || !differ_only_in(one, other, *condition) {
                            continue;
                        }
                        let element = |values: &[Option<bool>], outcome| {
                            Element::Vector(*decision, values.to_vec(), outcome)
                        };
                        let pair = vec![element(one, *outcome), element(other, *opposite)];
                        let larger = pair.iter().map(size).max().unwrap_or(0);
                        if best.as_ref().is_none_or(|(known, _)| larger < *known) {
                            best = Some((larger, pair));
                        }
                    }
                }
                best.map(|(_, pair)| pair)
            }
        }
    }

    /// The places in lambdas that no run entered.
    pub(crate) fn in_uncalled_lambdas(&self, reached: &BTreeSet<Element>) -> BTreeSet<NodeId> {
        let seen: BTreeSet<NodeId> = reached
            .iter()
            .filter_map(|element| match element {
                Element::Statement(node) | Element::Side(node, _) => Some(*node),
                _ => None,
            })
            .collect();
        let lambdas = self.codes.iter().skip(1);
        let uncalled = lambdas.filter(|code| !code.nodes.iter().any(|node| seen.contains(node)));
        let mut nodes: BTreeSet<NodeId> = uncalled
            .flat_map(|code| code.nodes.iter().copied())
            .filter(|node| *node != SYNTHETIC)
            .collect();
        let in_lambda = |node: &NodeId| nodes.contains(node);
        let decisions = self.decisions.iter();
        let around: Vec<NodeId> = decisions
            .filter(|decision| decision.conditions.iter().all(in_lambda))
            .map(|decision| decision.node)
            .collect();
        nodes.extend(around);
        nodes
    }

    /// Place and text of a goal.
    pub(crate) fn describe(
        program: &Program,
        method: MethodId,
        text: &Text<'_>,
        node: NodeId,
    ) -> (u32, Range<usize>, String) {
        match program.location(method, node) {
            Some((_, range)) => {
                let shown = match head_of_each(program, method, node) {
                    Some(end) if end < range.end => format!("{})", text.excerpt(range.start..end)),
                    _ => text.excerpt(range.clone()),
                };
                (text.line(range.start), range, shown)
            }
            None => (0, 0..0, String::new()),
        }
    }
}

/// The end of what a for-each loop goes over: its condition is the head of the loop.
fn head_of_each(program: &Program, method: MethodId, node: NodeId) -> Option<usize> {
    struct Each {
        node: NodeId,
        iterable: Option<NodeId>,
    }
    impl Visitor for Each {
        fn statement(&mut self, statement: &Stmt) {
            if let StmtKind::Loop { cond, iterable, .. } = &statement.kind
                && *iterable != SYNTHETIC
                && (statement.id == self.node
                    || cond.as_ref().is_some_and(|cond| cond.id == self.node))
            {
                self.iterable = Some(*iterable);
            }
        }
    }
    let mut each = Each {
        node,
        iterable: None,
    };
    ir_visit::walk_body(program.lowered(method).body.as_ref()?, &mut each);
    let (_, range) = program.location(method, each.iterable?)?;
    Some(range.end)
}

/// Unique cause: the condition differs, the others are equal or not evaluated in one of the two.
fn differ_only_in(one: &[Option<bool>], other: &[Option<bool>], condition: usize) -> bool {
    one.iter()
        .zip(other)
        .enumerate()
        .all(|(place, (one, other))| match (one, other) {
            (Some(one), Some(other)) => (one != other) == (place == condition),
            _ => place != condition,
        })
}

impl Logic {
    /// `None`: not settled by these values.
    fn value(&self, values: &[Option<bool>]) -> Option<bool> {
        match self {
            Logic::Condition(place) => values.get(*place).copied().flatten(),
            Logic::Constant(value) => Some(*value),
            Logic::Not(inner) => inner.value(values).map(|value| !value),
            Logic::And(left, right) => match left.value(values) {
                Some(true) => right.value(values),
                other => other,
            },
            Logic::Or(left, right) => match left.value(values) {
                Some(false) => right.value(values),
                other => other,
            },
        }
    }
}

/// Finds the decisions of a body: what branches, and conditions whose value is kept (as
/// `Builder::is_observed_condition` has it).
#[derive(Default)]
struct Finder {
    decisions: Vec<Decision>,
    /// What is part of a decision found.
    known: BTreeSet<NodeId>,
    /// Statements without a condition, and all expressions.
    statements: BTreeSet<NodeId>,
    expressions: BTreeSet<NodeId>,
}

impl Finder {
    fn add(&mut self, condition: &Expr) {
        let mut conditions = Vec::new();
        let logic = self.logic(condition, &mut conditions);
        if !conditions.is_empty() && !conditions.contains(&SYNTHETIC) && condition.id != SYNTHETIC {
            self.decisions.push(Decision {
                node: condition.id,
                logic,
                conditions,
            });
        }
    }

    fn logic(&mut self, condition: &Expr, conditions: &mut Vec<NodeId>) -> Logic {
        self.known.insert(condition.id);
        match &condition.kind {
            ExprKind::Const(Constant::Boolean(value)) => Logic::Constant(*value),
            ExprKind::Not(inner) => Logic::Not(Box::new(self.logic(inner, conditions))),
            ExprKind::And { left, right } => {
                let left = self.logic(left, conditions);
                Logic::And(Box::new(left), Box::new(self.logic(right, conditions)))
            }
            ExprKind::Or { left, right } => {
                let left = self.logic(left, conditions);
                Logic::Or(Box::new(left), Box::new(self.logic(right, conditions)))
            }
            ExprKind::Sequence { value, .. } => self.logic(value, conditions),
            _ => {
                conditions.push(condition.id);
                Logic::Condition(conditions.len() - 1)
            }
        }
    }
}

impl Visitor for Finder {
    fn statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::If { cond, .. } | StmtKind::Assert { cond, .. } => self.add(cond),
            StmtKind::Loop {
                cond: Some(cond), ..
            } => self.add(cond),
            StmtKind::Loop { .. } | StmtKind::Switch(_) => {}
            _ => {
                self.statements.insert(statement.id);
            }
        }
    }

    fn expression(&mut self, expression: &Expr) {
        self.expressions.insert(expression.id);
        match &expression.kind {
            ExprKind::Conditional { cond, .. } => self.add(cond),
            ExprKind::Not(_)
            | ExprKind::And { .. }
            | ExprKind::Or { .. }
            | ExprKind::Compare { .. }
                if !self.known.contains(&expression.id) =>
            {
                self.add(expression);
            }
            _ => {}
        }
    }
}
