//! The symbolic machine: concrete values with a term riding along.
//!
//! A run is always a concrete run (its values come from an [`Assignment`] and, where that is
//! silent, from the program itself), so whatever it ends with is an exact replay. Next to it, the
//! terms say what each value is as a function of the open variables, and the [`Decision`]s say which
//! conditions on these terms the run's path depends on.
//!
//! What must hold:
//! * A slot without a term has this value for *all* assignments that take the same decisions.
//! * Two runs whose assignments satisfy the same first n decisions make the same first n decisions.

use crate::choice::{Alternative, FunctionTable, Made, Present};
use crate::plan::{Assignment, Plan, VariableKey};
use crate::references::{self, Reach};
use crate::terms::{self, Shadowed, bits_of, sort_of, value_of};
use constraints::{Sort, TermId, TermPool, Value};
use interp::heap::{Heap, Reference};
use interp::machine::{CodePlace, ImplicitCheck, SiteId, SiteType, Slot};
use interp::outcome::Halt;
use java::ir::NodeId;
use java::types::{MethodId, Primitive};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// A condition on open values that decided how the run went on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    pub at: CodePlace,
    pub kind: DecisionKind,
    /// A boolean term; for [`DecisionKind::Value`] the term whose value was needed.
    pub term: TermId,
    pub outcome: DecisionOutcome,
    /// For [`DecisionKind::Choice`]: the other values, a range of [`SymbolicMachine::alternatives`].
    pub alternatives: (u32, u32),
    /// Number of [`SymbolicMachine::branches`] before.
    pub branches_before: u32,
    /// Size of the input as far as it was fixed before.
    pub size_before: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DecisionKind {
    Branch,
    /// Bounds, divisor or size.
    Implicit(ImplicitCheck),
    /// An assertion of a test or a contract clause: when false, the case has failed.
    Assertion,
    /// When false, the run is none of the runs asked for.
    Assumption,
    /// The run needed the exact value.
    Value,
    /// The run needed to know what an unknown reference is; the alternatives are listed.
    Choice,
}

/// A conditional jump of the observed method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    pub at: CodePlace,
    /// The value of the condition.
    pub holds: bool,
    /// Active calls of the method, this one included.
    pub activation: u32,
    /// Decisions made before.
    pub decisions_before: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DecisionOutcome {
    Holds(bool),
    /// Raw bits as in `terms::value_of`.
    Value(u64),
}

/// An instrumented site yielded a value.
#[derive(Clone, Debug)]
pub struct SiteEvent {
    pub site: SiteId,
    /// From 0.
    pub occurrence: u32,
    pub at: CodePlace,
    pub ty: SiteType,
    /// What the program computed.
    pub computed: Shadowed,
    /// What went on into the program.
    pub used: Shadowed,
    /// Number of decisions made before.
    pub decisions_before: usize,
    /// For open reference sites.
    pub reference_choice: Option<ReferenceChoice>,
    /// For reference sites, where the plan asks for it: what was computed and what was used.
    pub pictures: Option<[std::sync::Arc<str>; 2]>,
}

/// Which object an open reference site yielded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReferenceChoice {
    Unchanged,
    Replaced(Reference),
}

/// A call answered by the callee's contract.
#[derive(Clone, Debug)]
pub struct ContractCall {
    pub at: CodePlace,
    pub method: MethodId,
    pub args: Vec<Shadowed>,
    pub result: Shadowed,
}

mod open_input;
pub use open_input::{MARK, call_mark};
mod stepping;

/// Objects told in one run; the others are told as they are at its end.
const MOST_PICTURES: usize = 2_000;

/// Alternatives tried for one open reference.
const REFERENCE_ALTERNATIVES: usize = 48;

#[derive(Clone, Default)]
pub struct SymbolicMachine {
    pub pool: TermPool,
    pub plan: Plan,
    pub assignment: Assignment,
    /// Variables of the exploration, over all runs.
    pub variables: FxHashMap<VariableKey, TermId>,
    /// Variables whose values are no numbers of the program but choices, each with the number of its
    /// ways to be fresh.
    pub choices: FxHashMap<TermId, u64>,
    /// Variables that are characters.
    pub characters: FxHashSet<TermId>,
    /// The values of the inputs of the current run, chosen or not.
    pub input_values: FxHashMap<TermId, Value>,
    /// Conditions that variables satisfy by their type; grows over all runs.
    pub ranges: Vec<TermId>,
    /// Of the current run.
    pub decisions: Vec<Decision>,
    pub events: Vec<SiteEvent>,
    pub contract_calls: Vec<ContractCall>,
    /// Arguments of the target's calls, in order.
    pub target_calls: Vec<Vec<Shadowed>>,
    /// Conditional jumps of the observed method, if the plan observes it.
    pub branches: Vec<Branch>,
    /// Statements of the observed method that were reached.
    pub statements: FxHashSet<NodeId>,
    /// Alternatives of the decisions.
    pub alternatives: Vec<Alternative>,
    /// Nothing is recorded nor decided: what runs isn't part of the run.
    pub is_paused: bool,
    /// What runs makes the input of the method under analysis or judges it.
    is_unobserved: bool,
    /// For what open values had to be fixed, in any run.
    pub fixed_for: BTreeSet<&'static str>,
    /// The plan's methods that were called, in any run.
    pub watched_calls: BTreeSet<MethodId>,
    /// A bound on the size of inputs cut alternatives off, in any run.
    pub met_bound: bool,
    /// The plan's bound on loops ended a run.
    pub met_loop_bound: bool,
    /// The plan's bound on branches ended a run.
    pub met_branch_bound: bool,
    /// Branches of the observed method that the run decided.
    decided_branches: u32,
    /// The decision limit was reached: later decisions are missing.
    pub truncated: bool,
    /// An open reference was one of the objects at hand; any other object might have stood there.
    pub objects_left_out: bool,
    /// Something could not be expressed; the run stands for fewer assignments than its decisions say.
    pub lost: Option<String>,
    occurrences: FxHashMap<SiteId, u32>,
    /// See [`SiteEvent::pictures`].
    pictures: usize,
    inside_target: u32,
    call_results: u32,
    /// For β: last value of a variable that was not skipped, by variable name.
    jump_bases: FxHashMap<std::sync::Arc<str>, Shadowed>,
    last_assertion: Option<TermId>,
    /// Objects the target's present call can get at, and the number of that call.
    reach: Reach,
    reached_calls: usize,
    versions: FxHashMap<std::sync::Arc<str>, u32>,
    pub(crate) present: FxHashMap<TermId, Present>,
    /// Conditions that say whether an unknown reference is null: the reference, and what it is when
    /// they hold.
    pub(crate) null_tests: FxHashMap<TermId, (TermId, bool)>,
    /// Variables with the objects made for them, in the order of their decisions.
    pub(crate) made: Vec<Made>,
    pub(crate) input_size: u32,
    pub(crate) functions: FxHashMap<TermId, FunctionTable>,
    /// A hook that can't end the run wanted to.
    pub(crate) pending: Option<Halt>,
    /// Conditions decided in this run.
    settled: FxHashMap<(TermId, DecisionKind), bool>,
    observed_codes: FxHashSet<u32>,
    first_observed: Option<u32>,
    loop_counts: FxHashMap<CodePlace, u32>,
}

impl SymbolicMachine {
    pub fn new(plan: Plan) -> Self {
        SymbolicMachine {
            plan,
            ..Self::default()
        }
    }

    /// Forgets the last run, keeps terms and variables.
    pub fn restart(&mut self, assignment: Assignment) {
        self.assignment = assignment;
        self.decisions.clear();
        self.events.clear();
        self.contract_calls.clear();
        self.target_calls.clear();
        self.truncated = false;
        self.objects_left_out = false;
        self.lost = None;
        self.occurrences.clear();
        self.pictures = 0;
        self.inside_target = 0;
        self.call_results = 0;
        self.jump_bases.clear();
        self.last_assertion = None;
        self.reach = Reach::default();
        self.reached_calls = 0;
        self.versions.clear();
        self.branches.clear();
        self.statements.clear();
        self.alternatives.clear();
        self.is_paused = false;
        self.is_unobserved = false;
        self.present.clear();
        self.null_tests.clear();
        self.made.clear();
        self.input_size = 0;
        self.functions.clear();
        self.pending = None;
        self.settled.clear();
        self.input_values.clear();
        self.observed_codes.clear();
        self.first_observed = None;
        self.loop_counts.clear();
        self.decided_branches = 0;
    }

    /// A slot for an open primitive input: its value from the assignment, else `default`.
    pub fn input(&mut self, key: VariableKey, name: &str, ty: Primitive, default: u64) -> Shadowed {
        let sort = sort_of(ty);
        let is_new = !self.variables.contains_key(&key);
        let term = self.variable(key, sort, Some(ty), || name.into());
        if let (true, Some((low, high)), Sort::BitVec(width)) =
            (is_new, self.plan.input_range, sort)
        {
            let low = self.pool.bv_const(width, low as u64);
            let high = self.pool.bv_const(width, high as u64);
            let (from, to) = (self.pool.sle(low, term), self.pool.sle(term, high));
            let both = self.pool.and(from, to);
            self.ranges.push(both);
        }
        if ty == Primitive::Char {
            self.characters.insert(term);
        }
        let bits = self.assigned_bits(key, sort).unwrap_or(default);
        self.input_values.insert(term, value_of(sort, bits));
        Slot {
            bits,
            shadow: Some(term),
        }
    }

    pub(crate) fn assigned_bits(&self, key: VariableKey, sort: Sort) -> Option<u64> {
        self.assignment
            .get(&key)
            .and_then(|value| bits_of(sort, value))
    }

    pub(crate) fn variable(
        &mut self,
        key: VariableKey,
        sort: Sort,
        range: Option<Primitive>,
        name: impl FnOnce() -> std::sync::Arc<str>,
    ) -> TermId {
        if let Some(term) = self.variables.get(&key) {
            return *term;
        }
        let term = self.pool.fresh_var(name(), sort);
        self.variables.insert(key, term);
        if let Some(condition) = range.and_then(|ty| terms::in_range(&mut self.pool, ty, term)) {
            self.ranges.push(condition);
        }
        term
    }

    pub(crate) fn decide(
        &mut self,
        at: CodePlace,
        kind: DecisionKind,
        term: TermId,
        outcome: DecisionOutcome,
    ) -> Result<(), Halt> {
        self.decide_among(at, kind, term, outcome, &[])
    }

    pub(crate) fn decide_among(
        &mut self,
        at: CodePlace,
        kind: DecisionKind,
        term: TermId,
        outcome: DecisionOutcome,
        others: &[Alternative],
    ) -> Result<(), Halt> {
        if let Some(halt) = self.pending.take() {
            return Err(halt);
        }
        if self.is_paused || self.pool.is_const(term) {
            return Ok(());
        }
        if let (Some((reference, is_null)), DecisionOutcome::Holds(holds)) =
            (self.null_tests.get(&term).copied(), outcome)
            && !self.note_null_test(reference, is_null == holds)
        {
            return Ok(());
        }
        // What was decided before is known. Kinds differ in what is worth trying instead.
        if let DecisionOutcome::Holds(holds) = outcome {
            if self.settled.get(&(term, kind)) == Some(&holds) {
                return Ok(());
            }
            self.settled.insert((term, kind), holds);
        }
        if self.decisions.len() >= self.plan.decision_limit {
            self.truncated = true;
            return if self.plan.is_bounded {
                Err(Halt::Pruned)
            } else {
                Ok(())
            };
        }
        let start = self.alternatives.len() as u32;
        self.alternatives.extend_from_slice(others);
        self.decisions.push(Decision {
            at,
            kind,
            term,
            outcome,
            alternatives: (start, self.alternatives.len() as u32),
            branches_before: self.branches.len() as u32,
            size_before: self.input_size,
        });
        Ok(())
    }

    fn trace_site(&mut self, event: &mut SiteEvent, primitive: Primitive) {
        let Some(trace) = &self.plan.trace else {
            return;
        };
        let name = trace.names.get(&event.site).cloned();
        let is_skipped = trace
            .skipped
            .as_ref()
            .is_some_and(|skipped| skipped.contains(&(event.site, event.occurrence)));
        let sort = sort_of(primitive);
        if is_skipped {
            event.used = self.jump(&name, sort, event.computed);
            return;
        }
        let key = VariableKey::Site(event.site, event.occurrence);
        let label: std::sync::Arc<str> = match &name {
            Some(name) => {
                let version = self.versions.entry(name.clone()).or_insert(0);
                let label = format!("{name}{version}");
                *version += 1;
                label.into()
            }
            None => format!("c{}_{}", event.site.0, event.occurrence).into(),
        };
        let term = self.variable(key, sort, None, || label);
        event.used = Slot {
            bits: event.computed.bits,
            shadow: Some(term),
        };
        if let Some(name) = name {
            self.jump_bases.insert(name, event.used);
        }
    }

    /// X at the end of the skipped iterations is X before the loop plus β, a constant of this run
    /// (Ceballos et al., Max-CSP approach for software diagnosis, section 3.1).
    fn jump(
        &mut self,
        name: &Option<std::sync::Arc<str>>,
        sort: Sort,
        computed: Shadowed,
    ) -> Shadowed {
        let plain = Slot {
            bits: computed.bits,
            shadow: None,
        };
        let Some(base) = name
            .as_ref()
            .and_then(|name| self.jump_bases.get(name))
            .copied()
        else {
            return plain;
        };
        let (Some(base_term), Sort::BitVec(_)) = (base.shadow, sort) else {
            return plain;
        };
        let now = self.pool.constant(sort, &value_of(sort, computed.bits));
        let before = self.pool.constant(sort, &value_of(sort, base.bits));
        let beta = self.pool.sub(now, before);
        Slot {
            bits: computed.bits,
            shadow: Some(self.pool.add(base_term, beta)),
        }
    }

    /// Whether what runs isn't the method under analysis.
    fn is_aside(&self) -> bool {
        self.is_paused || self.is_unobserved
    }

    /// Counts the branch against the plan's bound on loops.
    fn count_branch(&mut self, at: CodePlace, holds: bool) -> Result<(), Halt> {
        if self.is_aside() || !self.observed_codes.contains(&at.code) {
            return Ok(());
        }
        if let (Some(bound), true) = (self.plan.loop_bound, holds) {
            let count = self.loop_counts.entry(at).or_insert(0);
            *count += 1;
            if *count > bound {
                self.met_loop_bound = true;
                return Err(Halt::Pruned);
            }
        }
        if let Some(bound) = self.plan.branch_bound
            && self.decided_branches > bound
        {
            self.met_branch_bound = true;
            return Err(Halt::Pruned);
        }
        Ok(())
    }

    /// The number of the observed method's own code, once it ran.
    pub fn observed_code(&self) -> Option<u32> {
        self.first_observed
    }

    fn observe_branch(&mut self, at: CodePlace, holds: bool) -> Result<(), Halt> {
        if let Some(halt) = self.pending.take() {
            return Err(halt);
        }
        if self.is_aside() || !self.observed_codes.contains(&at.code) {
            return Ok(());
        }
        self.branches.push(Branch {
            at,
            holds,
            activation: self.inside_target,
            decisions_before: self.decisions.len() as u32,
        });
        Ok(())
    }

    /// Notes the arguments and, where the plan asks for it, gives them variables of their own.
    fn observe_target_call(&mut self, args: &mut [Shadowed]) {
        let call = self.target_calls.len() as u32;
        if let Some(trace) = &self.plan.trace {
            let parameters = trace.parameters.clone();
            for (index, (arg, parameter)) in args.iter_mut().zip(parameters.iter()).enumerate() {
                let Some((name, Some(ty))) = parameter else {
                    continue;
                };
                let version = self.versions.entry(name.clone()).or_insert(0);
                let label = format!("{name}{version}");
                *version += 1;
                let key = VariableKey::Parameter(call, index as u32);
                let term = self.variable(key, sort_of(*ty), None, || label.into());
                arg.shadow = Some(term);
            }
        }
        self.target_calls.push(args.to_vec());
    }

    fn picture(&mut self, heap: &Heap<Option<TermId>>, event: &mut SiteEvent) {
        let (Some(picture), Some(program)) = (self.plan.picture, &self.plan.program) else {
            return;
        };
        let told = |slot: Shadowed| picture(program, heap, Reference::from_bits(slot.bits)).into();
        self.pictures += 1;
        event.pictures = Some([told(event.computed), told(event.used)]);
    }

    fn open_primitive(&mut self, event: &mut SiteEvent, primitive: Primitive) {
        let key = VariableKey::Site(event.site, event.occurrence);
        let sort = sort_of(primitive);
        let (site, occurrence) = (event.site.0, event.occurrence);
        let term = self.variable(key, sort, Some(primitive), || {
            format!("v{site}_{occurrence}").into()
        });
        let bits = self.assigned_bits(key, sort).unwrap_or(event.computed.bits);
        event.used = Slot {
            bits,
            shadow: Some(term),
        };
    }

    /// Tries other objects in the heap: a number chosen like any other open value says which.
    fn open_reference(
        &mut self,
        heap: &mut Heap<Option<TermId>>,
        event: &mut SiteEvent,
    ) -> Result<(), Halt> {
        self.objects_left_out = true;
        let key = VariableKey::Site(event.site, event.occurrence);
        let original = Reference::from_bits(event.computed.bits);
        let declared = self.plan.site_types.get(&event.site).cloned();
        let within = &self.reach;
        let alternatives = references::alternatives(
            heap,
            original,
            declared.as_ref(),
            within,
            REFERENCE_ALTERNATIVES,
        );
        let (site, occurrence) = (event.site.0, event.occurrence);
        let term = self.variable(key, Sort::BitVec(32), None, || {
            format!("r{site}_{occurrence}").into()
        });
        let choice = self.assigned_bits(key, Sort::BitVec(32)).unwrap_or(0);
        let count = self.pool.bv_const(32, alternatives.len() as u64 + 1);
        let in_range = self.pool.ult(term, count);
        let holds = choice <= alternatives.len() as u64;
        let outcome = DecisionOutcome::Holds(holds);
        self.decide(event.at, DecisionKind::Assumption, in_range, outcome)?;
        if !holds {
            return Err(Halt::Pruned);
        }
        let outcome = DecisionOutcome::Value(choice);
        self.decide(event.at, DecisionKind::Value, term, outcome)?;
        let chosen = (choice as usize)
            .checked_sub(1)
            .and_then(|index| alternatives.get(index));
        event.reference_choice = Some(ReferenceChoice::Unchanged);
        event.used = event.computed;
        if let Some(reference) = chosen {
            event.used = Slot {
                bits: reference.bits(),
                shadow: None,
            };
            event.reference_choice = Some(ReferenceChoice::Replaced(*reference));
        }
        Ok(())
    }
}
