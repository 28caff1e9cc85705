//! What is left open in a symbolic run.

use constraints::{TermId, Value};
use interp::heap::{Heap, Reference};
use interp::machine::SiteId;
use java::program::Program;
use java::types::{MethodId, Primitive, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// A value that a run leaves open. The same key means the same variable in all runs of one
/// exploration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum VariableKey {
    /// What a site yields the n-th time, counted from 0.
    Site(SiteId, u32),
    /// An input chosen by the caller of the run.
    Input(u32),
    /// Result of the n-th call answered by its contract.
    CallResult(u32),
    /// A parameter of the observed method, in its n-th call.
    Parameter(u32, u32),
    /// What a function of the input gives for its n-th distinct tuple of arguments.
    FunctionResult(u32, u32),
}

/// Values of variables in one run; an absent one keeps the value that the program computes.
pub type Assignment = FxHashMap<VariableKey, Value>;

/// What a run observes and what it leaves open.
#[derive(Clone, Default)]
pub struct Plan {
    /// Sites whose value may be anything of their type.
    pub open: FxHashSet<SiteId>,
    /// All sites get a variable tied to their expression; values stay as the program computes them.
    pub trace: Option<TracePlan>,
    /// Declared types of instrumented sites, for reference sites and ranges.
    pub site_types: Arc<FxHashMap<SiteId, Type>>,
    /// Methods answered by their contract when called from inside `target`.
    pub by_contract: Arc<FxHashMap<MethodId, Option<Primitive>>>,
    /// The method under analysis.
    pub target: Option<MethodId>,
    /// Also tries to make passing assertions fail: looking for violations, not for repairs.
    pub seeks_failures: bool,
    /// Integer inputs lie between these, inclusive.
    pub input_range: Option<(i64, i64)>,
    /// A failed assertion ends the run: nothing that follows could make the case pass.
    pub stops_at_failure: bool,
    /// Decisions of one run. A longer run is left ([`interp::outcome::Halt::Pruned`]) when
    /// `is_bounded`, and otherwise goes on unrecorded.
    pub decision_limit: usize,
    /// Times that one branch of the observed method may hold in one run; a longer run is left.
    pub loop_bound: Option<u32>,
    /// Branches of the observed method that one run may decide; a longer run is left.
    pub branch_bound: Option<u32>,
    /// Objects of the program's classes in one input.
    pub object_limit: usize,
    /// For telling which object may be an alias of which.
    pub program: Option<Arc<Program>>,
    /// Calls of these are noted.
    pub watched: Arc<FxHashSet<MethodId>>,
    /// How the values of reference sites are told: as they are when the site yields them, for the
    /// objects may change later.
    pub picture: Option<Picture>,
    /// Longer runs don't count: the question is asked within this bound.
    pub is_bounded: bool,
}

/// The text of an object.
pub type Picture = fn(&Program, &Heap<Option<TermId>>, Reference) -> String;

/// Name and, for primitives, type of a parameter.
pub type Parameter = (Arc<str>, Option<Primitive>);

/// Additions of a trace run.
#[derive(Clone, Debug, Default)]
pub struct TracePlan {
    /// Parameters of the target that get variables of their own, for showing the model: one entry
    /// an argument, the receiver included; `None` for those that don't.
    pub parameters: Arc<[Option<Parameter>]>,
    /// Name of the variable assigned at a site; conditions have none.
    pub names: Arc<FxHashMap<SiteId, Arc<str>>>,
    /// For `--loops beta`: occurrences that are skipped by the jump β, with the site's variable.
    pub skipped: Option<Arc<FxHashSet<(SiteId, u32)>>>,
}
