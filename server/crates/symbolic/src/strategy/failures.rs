//! Which ways of the frontier may end in a failure that no run has shown.

use crate::choice::NULL;
use crate::machine::{DecisionKind, DecisionOutcome, SymbolicMachine};
use crate::tree::{FrontierEdge, Wanted};
use interp::machine::CodePlace;
use rustc_hash::FxHashSet;

/// Places at which runs have failed.
#[derive(Clone, Debug, Default)]
pub(super) struct Failures {
    seen: FxHashSet<CodePlace>,
}

impl Failures {
    /// Whether the run failed in a place where none had before.
    pub(super) fn observe(&mut self, machine: &SymbolicMachine) -> bool {
        let before = self.seen.len();
        let decisions = machine.decisions.iter();
        self.seen.extend(
            decisions
                .filter(|decision| fails(decision.kind, decision.outcome))
                .map(|decision| decision.at),
        );
        self.seen.len() != before
    }

    pub(super) fn may_be_new(&self, edge: &FrontierEdge) -> bool {
        let fails = match edge.wanted {
            Wanted::Outcome(outcome) => fails(edge.kind, outcome),
            Wanted::OtherValue => false,
        };
        fails && !self.seen.contains(&edge.at)
    }
}

fn fails(kind: DecisionKind, outcome: DecisionOutcome) -> bool {
    match kind {
        DecisionKind::Assertion | DecisionKind::Implicit(_) => {
            outcome == DecisionOutcome::Holds(false)
        }
        // What is decided where a reference is used: `null` can't be.
        DecisionKind::Choice => outcome == DecisionOutcome::Value(NULL),
        DecisionKind::Branch | DecisionKind::Assumption | DecisionKind::Value => false,
    }
}
