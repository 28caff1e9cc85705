//! Tests of the engine on Java fixtures.

#[path = "suite/agreement.rs"]
mod agreement;
#[path = "suite/bad_input.rs"]
mod bad_input;
#[path = "suite/common.rs"]
mod common;
#[path = "suite/constraint_model.rs"]
mod constraint_model;
#[path = "suite/contracts.rs"]
mod contracts;
#[path = "suite/edits.rs"]
mod edits;
#[path = "suite/exploration.rs"]
mod exploration;
#[path = "suite/fixes.rs"]
mod fixes;
#[path = "suite/idioms.rs"]
mod idioms;
#[path = "suite/invariance.rs"]
mod invariance;
#[path = "suite/junit_outcomes.rs"]
mod junit_outcomes;
#[path = "suite/max_csp.rs"]
mod max_csp;
#[path = "suite/several_faults.rs"]
mod several_faults;
#[path = "suite/suspects.rs"]
mod suspects;
#[path = "suite/together.rs"]
mod together;
