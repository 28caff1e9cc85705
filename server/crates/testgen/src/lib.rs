//! Test cases for methods: inputs left open and solved for, runs under contract, suites; what shows,
//! draws and exports cases.

pub mod capture;
pub mod case;
pub mod chance;
mod changing;
mod condition;
pub mod contract_run;
pub mod describe;
pub mod enclosing;
pub mod enumerate;
mod frame;
pub mod generate;
mod goals;
mod guards;
mod incumbents;
pub mod input;
pub mod isomorphic;
mod java_text;
pub mod junit;
pub mod junit_run;
mod lengths;
mod name;
mod nonnull;
mod origin;
mod patterns;
pub mod picture;
mod recipes;
pub mod replay;
pub mod report;
mod run;
pub mod samples;
mod search;
mod select;
mod sharing;
pub mod show;
mod source;
mod state;
mod statics;
pub mod suite;
mod unknown;

pub use search::generate_suite;
pub use suite::{
    Bounds, Criterion, Goal, GoalStatus, StrategyChoice, Suite, SuiteRequest, SuiteStatus,
};
