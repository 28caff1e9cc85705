//! The tree of decisions of all runs made so far.
//!
//! What must hold:
//! * A node's path condition is the conjunction of the decisions above it; two runs that satisfy it
//!   reach the same node.
//! * An edge is explored once. An edge proven infeasible is never tried, nor anything below it.

use crate::choice::Alternative;
use crate::machine::{Decision, DecisionKind, DecisionOutcome};
use constraints::{TermId, TermPool};
use interp::machine::CodePlace;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct NodeIndex(usize);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EdgeState {
    /// Waits in the frontier.
    Waiting,
    /// A run went this way; the next decision, if there was one.
    Explored(Option<NodeIndex>),
    /// Not to be explored: infeasible, pointless or given up.
    Closed,
}

#[derive(Debug)]
struct Node {
    decision: Decision,
    parent: Option<(NodeIndex, DecisionOutcome)>,
    depth: usize,
    /// Edges on the way that a run was asked to take.
    flips: u32,
    edges: Vec<(DecisionOutcome, EdgeState)>,
    /// For values: whether "any other value" waits in the frontier.
    is_rest_waiting: bool,
}

/// What a frontier edge asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    Outcome(DecisionOutcome),
    /// Any value but those explored.
    OtherValue,
}

/// A way that no run has gone yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrontierEdge {
    pub node: NodeIndex,
    pub wanted: Wanted,
    pub kind: DecisionKind,
    pub at: CodePlace,
    /// Size of the input as far as it is fixed on this way.
    pub size: u32,
    /// Branches observed before, in the run that met it.
    pub branches_before: u32,
    /// Decisions above.
    pub depth: usize,
    /// Edges above that were taken on purpose.
    pub flips: u32,
    /// Order of discovery.
    pub sequence: usize,
    /// Number of the run that met it.
    pub run: u32,
    /// Decisions of that run after this one.
    pub distance_to_end: usize,
}

#[derive(Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    root: Option<NodeIndex>,
    /// Edges met since they were last taken from here, in order of discovery.
    pub met: Vec<FrontierEdge>,
    /// Whether making a passing assertion fail is worth a run.
    seeks_failures: bool,
    sequence: usize,
}

/// The run didn't go where the tree says it must.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mismatch;

impl Tree {
    pub fn new(seeks_failures: bool) -> Self {
        Tree {
            seeks_failures,
            ..Tree::default()
        }
    }

    /// Adds a run's decisions. `flips` is the number of edges chosen on purpose for it.
    /// `alternatives` are those that the decisions' ranges are of.
    pub fn insert(
        &mut self,
        decisions: &[Decision],
        alternatives: &[Alternative],
        run: u32,
        flips: u32,
    ) -> Result<(), Mismatch> {
        let mut parent: Option<(NodeIndex, DecisionOutcome)> = None;
        for (depth, decision) in decisions.iter().enumerate() {
            let next = match parent {
                None => self.root,
                Some((node, outcome)) => self.next(node, outcome),
            };
            let node = match next {
                Some(node) => {
                    let known = &self.nodes[node.0].decision;
                    if known.term != decision.term || known.kind != decision.kind {
                        return Err(Mismatch);
                    }
                    node
                }
                None => {
                    let remaining = decisions.len() - depth - 1;
                    let node = self.add(*decision, parent, depth, flips, run, remaining);
                    let others = decision.alternatives.0 as usize..decision.alternatives.1 as usize;
                    for other in alternatives.get(others).unwrap_or_default() {
                        let outcome = DecisionOutcome::Value(other.value);
                        self.nodes[node.0].edges.push((outcome, EdgeState::Waiting));
                        self.push_frontier(node, Wanted::Outcome(outcome), flips, run, remaining);
                        if let Some(edge) = self.met.last_mut() {
                            edge.size = edge.size.saturating_add(other.size);
                        }
                    }
                    match parent {
                        None => self.root = Some(node),
                        Some((above, outcome)) => self.link(above, outcome, Some(node)),
                    }
                    node
                }
            };
            self.take(
                node,
                decision.outcome,
                run,
                flips,
                decisions.len() - depth - 1,
            );
            parent = Some((node, decision.outcome));
        }
        Ok(())
    }

    fn next(&self, node: NodeIndex, outcome: DecisionOutcome) -> Option<NodeIndex> {
        self.nodes[node.0]
            .edges
            .iter()
            .find_map(|(known, state)| match state {
                EdgeState::Explored(next) if *known == outcome => *next,
                _ => None,
            })
    }

    fn link(&mut self, node: NodeIndex, outcome: DecisionOutcome, next: Option<NodeIndex>) {
        for (known, state) in &mut self.nodes[node.0].edges {
            if *known == outcome {
                *state = EdgeState::Explored(next);
            }
        }
    }

    fn add(
        &mut self,
        decision: Decision,
        parent: Option<(NodeIndex, DecisionOutcome)>,
        depth: usize,
        flips: u32,
        run: u32,
        distance_to_end: usize,
    ) -> NodeIndex {
        let index = NodeIndex(self.nodes.len());
        self.nodes.push(Node {
            decision,
            parent,
            depth,
            flips,
            edges: Vec::new(),
            is_rest_waiting: false,
        });
        if let DecisionOutcome::Holds(holds) = decision.outcome {
            let opposite = DecisionOutcome::Holds(!holds);
            // A passing assertion made to fail, or an assumption broken, leads nowhere.
            let is_pointless = holds
                && match decision.kind {
                    DecisionKind::Assertion => !self.seeks_failures,
                    DecisionKind::Assumption => true,
                    _ => false,
                };
            let state = if is_pointless {
                EdgeState::Closed
            } else {
                EdgeState::Waiting
            };
            self.nodes[index.0].edges.push((opposite, state));
            if !is_pointless {
                self.push_frontier(
                    index,
                    Wanted::Outcome(opposite),
                    flips,
                    run,
                    distance_to_end,
                );
            }
        }
        index
    }

    fn push_frontier(
        &mut self,
        node: NodeIndex,
        wanted: Wanted,
        flips: u32,
        run: u32,
        distance_to_end: usize,
    ) {
        let Node {
            decision, depth, ..
        } = &self.nodes[node.0];
        let edge = FrontierEdge {
            node,
            wanted,
            kind: decision.kind,
            at: decision.at,
            size: decision.size_before,
            branches_before: decision.branches_before,
            depth: *depth,
            flips,
            sequence: self.sequence,
            run,
            distance_to_end,
        };
        self.sequence += 1;
        self.met.push(edge);
    }

    fn take(
        &mut self,
        node: NodeIndex,
        outcome: DecisionOutcome,
        run: u32,
        flips: u32,
        distance_to_end: usize,
    ) {
        let entry = &mut self.nodes[node.0];
        match entry.edges.iter_mut().find(|(known, _)| *known == outcome) {
            Some((_, state @ (EdgeState::Waiting | EdgeState::Closed))) => {
                *state = EdgeState::Explored(None);
            }
            Some(_) => {}
            None => entry.edges.push((outcome, EdgeState::Explored(None))),
        }
        let asks_for_rest = matches!(outcome, DecisionOutcome::Value(_))
            && entry.decision.kind != DecisionKind::Choice;
        if asks_for_rest && !entry.is_rest_waiting {
            entry.is_rest_waiting = true;
            let flips = entry.flips.max(flips);
            self.push_frontier(node, Wanted::OtherValue, flips, run, distance_to_end);
        }
    }

    /// Whether the edge still waits: no run has gone there by the way.
    pub fn is_waiting(&self, edge: &FrontierEdge) -> bool {
        let node = &self.nodes[edge.node.0];
        match edge.wanted {
            Wanted::Outcome(outcome) => node.edges.contains(&(outcome, EdgeState::Waiting)),
            Wanted::OtherValue => node.is_rest_waiting,
        }
    }

    /// The edge is about to be tried.
    pub fn start(&mut self, edge: &FrontierEdge) {
        if edge.wanted == Wanted::OtherValue {
            self.nodes[edge.node.0].is_rest_waiting = false;
        }
    }

    /// An edge that was tried waits again.
    pub fn postpone(&mut self, edge: &FrontierEdge) {
        if edge.wanted == Wanted::OtherValue {
            self.nodes[edge.node.0].is_rest_waiting = true;
        }
    }

    /// An edge that was tried leads nowhere.
    pub fn close(&mut self, edge: &FrontierEdge) {
        let node = &mut self.nodes[edge.node.0];
        match edge.wanted {
            Wanted::Outcome(outcome) => {
                for (known, state) in &mut node.edges {
                    if *known == outcome && *state == EdgeState::Waiting {
                        *state = EdgeState::Closed;
                    }
                }
            }
            // "Waiting" keeps it from being asked for again.
            Wanted::OtherValue => node.is_rest_waiting = true,
        }
    }

    /// Whether a run has gone this way by now.
    pub fn is_explored(&self, edge: &FrontierEdge, explored_values: usize) -> bool {
        let node = &self.nodes[edge.node.0];
        match edge.wanted {
            Wanted::Outcome(outcome) => node
                .edges
                .iter()
                .any(|(known, state)| *known == outcome && matches!(state, EdgeState::Explored(_))),
            Wanted::OtherValue => node.edges.len() > explored_values,
        }
    }

    /// Values explored at the edge's node.
    pub fn value_count(&self, edge: &FrontierEdge) -> usize {
        self.nodes[edge.node.0].edges.len()
    }

    /// The conditions under which a run goes this way.
    pub fn path_condition(&self, pool: &mut TermPool, edge: &FrontierEdge) -> Vec<TermId> {
        let mut conditions = Vec::new();
        let node = &self.nodes[edge.node.0];
        match edge.wanted {
            Wanted::Outcome(outcome) => {
                conditions.push(condition_of(pool, &node.decision, outcome));
            }
            Wanted::OtherValue => {
                for (outcome, _) in &node.edges {
                    let same = condition_of(pool, &node.decision, *outcome);
                    conditions.push(pool.not(same));
                }
            }
        }
        let mut above = node.parent;
        while let Some((index, outcome)) = above {
            let node = &self.nodes[index.0];
            conditions.push(condition_of(pool, &node.decision, outcome));
            above = node.parent;
        }
        conditions.reverse();
        conditions
    }
}

/// A decision's outcome as a condition on the open values.
pub fn condition_of(pool: &mut TermPool, decision: &Decision, outcome: DecisionOutcome) -> TermId {
    match outcome {
        DecisionOutcome::Holds(true) => decision.term,
        DecisionOutcome::Holds(false) => pool.not(decision.term),
        DecisionOutcome::Value(bits) => {
            let sort = pool.sort(decision.term);
            let value = crate::terms::value_of(sort, bits);
            let constant = pool.constant(sort, &value);
            pool.eq(decision.term, constant)
        }
    }
}
