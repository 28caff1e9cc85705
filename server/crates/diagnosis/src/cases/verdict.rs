//! What came of one run of a case.

use crate::report::{CaseOutcome, Failure, FailureKind};
use interp::machine::CodePlace;
use java::types::MethodId;

/// The end of a run.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    Passed,
    Failed(FailureFacts),
    /// An assumption of the test doesn't hold, or the precondition.
    Skipped(String),
    /// Neither passed nor failed: a construct that isn't modelled, a limit.
    Unknown(String),
    /// The machine left the run.
    Pruned,
    Cancelled,
}

#[derive(Clone, Debug, PartialEq)]
pub struct FailureFacts {
    pub kind: FailureKind,
    pub message: String,
    pub expected: Option<String>,
    pub actual: Option<String>,
    /// Places of the stack when it failed, innermost first: the report anchors at the first one
    /// outside of library code.
    pub trace: Vec<CodePlace>,
    /// For contracts: the clause, and the method in whose contract it stands if not this one.
    pub clause: Option<(Option<MethodId>, java::ir::NodeId)>,
}

impl Verdict {
    pub fn is_passed(&self) -> bool {
        matches!(self, Verdict::Passed)
    }

    /// As shown; the anchor of a failure is found by the caller.
    pub fn to_outcome(&self, anchor: Option<crate::report::Anchor>) -> CaseOutcome {
        match self {
            Verdict::Passed => CaseOutcome::Passed,
            Verdict::Failed(facts) => CaseOutcome::Failed(Failure {
                kind: facts.kind,
                message: facts.message.clone(),
                expected: facts.expected.clone(),
                actual: facts.actual.clone(),
                anchor,
            }),
            Verdict::Skipped(reason) => CaseOutcome::Skipped(reason.clone()),
            Verdict::Unknown(reason) => CaseOutcome::Unknown(reason.clone()),
            Verdict::Pruned => CaseOutcome::Unknown("the run was left".to_owned()),
            Verdict::Cancelled => CaseOutcome::Unknown("cancelled".to_owned()),
        }
    }
}
