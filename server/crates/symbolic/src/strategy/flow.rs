//! Where in the method under analysis a way of the frontier leads, over its control-flow graph.
//!
//! What must hold: what isn't reachable here isn't reachable by any run, as long as the method isn't
//! entered again from what it calls ([`Flow::is_reentered`] tells when that was seen).

use crate::machine::{DecisionKind, DecisionOutcome, SymbolicMachine};
use crate::tree::{FrontierEdge, Wanted};
use interp::code::Code;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Something to be covered: a conditional jump by its op and the condition's value, or a statement by
/// its op.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Way {
    Side(u32, bool),
    Statement(u32),
}

/// Where an edge leads: an op, and the side taken there; `None`: the method's entry.
pub(super) type Origin = Option<(u32, bool)>;

#[derive(Clone, Debug)]
pub(super) struct Flow {
    pub(super) code: Arc<Code>,
    /// The code's number in the runs.
    code_index: Option<u32>,
    /// Of edges that were ranked.
    origins: FxHashMap<usize, Origin>,
    /// Of the last run: conditional jumps in the method's code (its lambdas excluded).
    branches: Vec<(u32, u32, bool)>,
    is_reentered: bool,
}

impl Flow {
    pub(super) fn new(code: Arc<Code>) -> Self {
        Flow {
            code,
            code_index: None,
            origins: FxHashMap::default(),
            branches: Vec::new(),
            is_reentered: false,
        }
    }

    /// Notes what the last run did in the method. False: it never ran so far.
    pub(super) fn observe(&mut self, machine: &SymbolicMachine) -> bool {
        if self.code_index.is_none() {
            self.code_index = machine.observed_code();
        }
        self.branches.clear();
        let Some(code) = self.code_index else {
            return false;
        };
        for (number, branch) in machine.branches.iter().enumerate() {
            if branch.at.code == code {
                let number = number as u32;
                self.branches.push((number, branch.at.op, branch.holds));
            }
            self.is_reentered |= branch.activation > 1;
        }
        true
    }

    /// Whether a run was in the method twice at a time.
    pub(super) fn is_reentered(&self) -> bool {
        self.is_reentered
    }

    /// Sides taken in the last run.
    pub(super) fn sides(&self) -> impl Iterator<Item = Way> {
        let branches = self.branches.iter();
        branches.map(|(_, op, side)| Way::Side(*op, *side))
    }

    /// Whether the last run reached the statement of an op.
    pub(super) fn is_reached(&self, op: u32, machine: &SymbolicMachine) -> bool {
        let node = self.code.nodes.get(op as usize);
        node.is_some_and(|node| machine.statements.contains(node))
    }

    /// Edges have to be asked for first after the run that met them.
    pub(super) fn origin(&mut self, edge: &FrontierEdge) -> Origin {
        if let Some(known) = self.origins.get(&edge.sequence) {
            return *known;
        }
        let origin = self.find_origin(edge);
        self.origins.insert(edge.sequence, origin);
        origin
    }

    fn find_origin(&self, edge: &FrontierEdge) -> Origin {
        if edge.kind == DecisionKind::Branch
            && Some(edge.at.code) == self.code_index
            && let Wanted::Outcome(DecisionOutcome::Holds(side)) = edge.wanted
        {
            return Some((edge.at.op, side));
        }
        let count = self
            .branches
            .partition_point(|(number, _, _)| *number < edge.branches_before);
        let (_, op, side) = *self.branches.get(count.checked_sub(1)?)?;
        Some((op, side))
    }

    /// All ops that may run from there on, the origin's own jump excluded.
    pub(super) fn reachable(&self, origin: Origin) -> FxHashSet<u32> {
        let mut reached = FxHashSet::default();
        let mut waiting: Vec<u32> = match origin {
            Some((op, side)) => self.code.successor(op, side).into_iter().collect(),
            None => vec![0],
        };
        while let Some(op) = waiting.pop() {
            if reached.insert(op) {
                waiting.extend(self.code.successors(op));
            }
        }
        reached
    }
}
