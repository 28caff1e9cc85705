//! Looks for edits that survive all cases.
//!
//! What must hold:
//! * An edit survives only if every case that failed and every case that passed passes with it,
//!   those of other tests that reach an edited callee included. Where some cases fail within the
//!   step limit and others are stopped at it, the latter may be stopped again; they then don't count
//!   as passed. The text that was run is the text that is offered.
//! * The same input gives the same survivors in the same order, whatever thread tried them; only
//!   the time limit can cut the list short, and then the result says so.
//! * Nothing an edited program does outlasts the budget: each run has a limit of steps made from
//!   what the original took.

use crate::cases::{self, Case, CaseContext, Verdict};
use crate::coverage::Executed;
use crate::edits::{Edit, edits_of, member_range};
use crate::project::Project;
use crate::report::FailureKind;
use crate::taken_for_right::TakenForRight;
use budget::{Budget, Stop};
use interp::machine::Concrete;
use java::types::MethodId;
use rustc_hash::FxHashSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Threads that try edits.
const THREADS: usize = 2;
/// Native stack of each: lowering recurses over the program.
const STACK_BYTES: usize = 64 << 20;
/// Edits that are run at most.
const MOST_TRIED: usize = 30_000;
/// Steps of an edited run, as a multiple of the original's, and at least and at most.
const STEP_FACTOR: u64 = 10;
const LEAST_STEPS: u64 = 50_000;
const LEAST_REPAIRED_STEPS: u64 = 400_000;
const MOST_STEPS: u64 = 20_000_000;
/// Larger edits tried once some survive: twice as many as it took to get there, and at least these.
/// A number and not a time, so that a busy machine gives the same answer as an idle one.
const LEAST_MORE: usize = 2_000;
/// Runs of more steps may take twice as many, no more.
const LONG_RUN: u64 = 100_000;

/// A case that counts: it passed or failed as the program stands.
#[derive(Clone, Debug)]
pub(crate) struct KnownCase {
    pub(crate) case: Case,
    pub(crate) failed: bool,
    /// It was stopped at a limit, of steps or of memory, while others weren't: an edited run that is
    /// stopped too says nothing of the edit.
    pub(crate) may_be_long: bool,
    /// Steps it took; for runs that don't end, what a run may take.
    pub(crate) steps: u64,
}

impl KnownCase {
    fn limit(&self) -> u64 {
        let factor = match self.steps > LONG_RUN {
            true => 2,
            false => STEP_FACTOR,
        };
        // A failing run may be short because it fails: the mended one may do all the work.
        let least = match self.failed {
            true => LEAST_REPAIRED_STEPS,
            false => LEAST_STEPS,
        };
        let most = MOST_STEPS.max(self.steps.saturating_add(self.steps / 4));
        self.steps.saturating_mul(factor).clamp(least, most)
    }
}

/// An edit that survives all cases.
#[derive(Clone, Debug)]
pub(crate) struct Survivor {
    /// The method (or routine) whose member is edited.
    pub(crate) root: MethodId,
    pub(crate) edit: Edit,
    pub(crate) passed: u32,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Repairs {
    /// Smallest first.
    pub(crate) survivors: Vec<Survivor>,
    /// Edits that were run.
    pub(crate) tried: usize,
    /// Why the search ended before all edits were tried.
    pub(crate) cut_short: Option<Stop>,
}

pub(crate) struct Search<'a> {
    pub(crate) budget: &'a Budget,
    pub(crate) project: &'a Project,
    pub(crate) context: &'a CaseContext,
    pub(crate) method: MethodId,
    pub(crate) cases: &'a [KnownCase],
    /// What each failing case executes.
    pub(crate) executed: &'a [Executed],
    pub(crate) right: &'a TakenForRight,
    /// Names of exceptions that failing cases miss.
    pub(crate) missing_exceptions: &'a [String],
}

/// A member whose edits are tried.
struct Edited {
    root: MethodId,
    text: String,
    /// Kinds of errors the member has as it stands.
    content: Vec<(MethodId, u64)>,
    /// Cases of tests that don't reach the analysed method but this one.
    others: Vec<KnownCase>,
}

struct Candidate {
    member: usize,
    edit: Edit,
}

impl Search<'_> {
    /// Tries the edits of the methods given, smallest first: when some of one size survive, at most
    /// twice as many larger ones are tried as it took to get there.
    pub(crate) fn run(&self, methods: &[MethodId]) -> Result<Repairs, Stop> {
        let members = self.members(methods)?;
        let mut candidates = self.candidates(&members);
        let mut order: Vec<usize> = (0..self.cases.len())
            .filter(|index| self.cases[*index].failed)
            .collect();
        order.sort_by_key(|index| (self.cases[*index].steps, *index));
        let passing = (0..self.cases.len()).filter(|index| !self.cases[*index].failed);
        let mut passing: Vec<usize> = passing.collect();
        passing.sort_by_key(|index| (self.cases[*index].steps, *index));
        order.extend(passing);
        let mut repairs = Repairs::default();
        let mut start = 0;
        let mut has_found = false;
        while start < candidates.len() {
            let size = candidates[start].edit.size;
            let end = start
                + candidates[start..]
                    .iter()
                    .take_while(|candidate| candidate.edit.size == size)
                    .count();
            let done = self.try_all(self.budget, &members, &candidates[start..end], &order);
            repairs.tried += done.tried;
            repairs.survivors.extend(done.survivors);
            if let Some(stop) = done.stop {
                if stop == Stop::Cancelled {
                    return Err(stop);
                }
                if !has_found {
                    repairs.cut_short = Some(stop);
                }
                break;
            }
            if !repairs.survivors.is_empty() && !has_found {
                has_found = true;
                // What larger edits could add is worth no more than this.
                candidates.truncate(end + (end * 2).max(LEAST_MORE));
            }
            start = end;
        }
        keep_last_places(&self.project.program, &mut repairs.survivors);
        Ok(repairs)
    }

    fn members(&self, methods: &[MethodId]) -> Result<Vec<Edited>, Stop> {
        let program = &self.project.program;
        let mut members: Vec<Edited> = Vec::new();
        for method in methods {
            let root = program.enclosing_method(*method);
            if members
                .iter()
                .any(|known| program.same_member(known.root, root))
            {
                continue;
            }
            let Some(text) = self.member_text(root) else {
                continue;
            };
            let content = vec![(root, program.lowered(root).content_hash)];
            let others = if root == program.enclosing_method(self.method) {
                Vec::new()
            } else {
                self.other_cases(root)?
            };
            members.push(Edited {
                root,
                text,
                content,
                others,
            });
        }
        Ok(members)
    }

    fn member_text(&self, root: MethodId) -> Option<String> {
        let program = &self.project.program;
        let file = program.file(program.class(program.method(root).class).file);
        let range = member_range(program, root)?;
        Some(self.project.text(&file.path)?.get(range)?.to_owned())
    }

    /// Passing cases that reach the callee but not the analysed method: an edit must not break
    /// them.
    fn other_cases(&self, callee: MethodId) -> Result<Vec<KnownCase>, Stop> {
        let own: FxHashSet<usize> = self.project.tests_of(self.method).iter().copied().collect();
        let mut found = Vec::new();
        for number in self.project.tests_of(callee) {
            if own.contains(number) {
                continue;
            }
            for case in cases::cases_of_test(self.project, *number) {
                if case.skip.is_some() || found.len() >= OTHER_CASES {
                    continue;
                }
                self.budget.check()?;
                let budget = Budget {
                    steps: MOST_STEPS,
                    ..self.budget.clone()
                };
                let mut interpreter = self.context.interpreter(Concrete, &budget, None);
                let verdict = self.context.run(&mut interpreter, self.method, &case);
                if verdict.is_passed() {
                    found.push(KnownCase {
                        case,
                        failed: false,
                        may_be_long: false,
                        steps: interpreter.steps_used(),
                    });
                }
            }
        }
        Ok(found)
    }

    /// Edits that can have an effect in every failing case, smallest first.
    fn candidates(&self, members: &[Edited]) -> Vec<Candidate> {
        let program = &self.project.program;
        let mut candidates: Vec<Candidate> = Vec::new();
        for (member, edited) in members.iter().enumerate() {
            let reached: Vec<FxHashSet<java::ir::NodeId>> = self
                .executed
                .iter()
                .map(|executed| {
                    let nodes = executed
                        .iter()
                        .filter(|(method, _)| program.same_member(*method, edited.root));
                    nodes.map(|(_, node)| *node).collect()
                })
                .collect();
            let is_reached = |edit: &Edit| {
                edit.reached_by
                    .is_none_or(|node| reached.iter().all(|nodes| nodes.contains(&node)))
            };
            let edits = edits_of(program, edited.root, &edited.text, self.missing_exceptions);
            let is_right = |edit: &Edit| {
                let (root, is_insertion) = (edited.root, edit.is_insertion());
                self.right
                    .covers_edit(self.project, root, edit.unit, is_insertion)
            };
            let useful = edits
                .into_iter()
                .filter(|edit| is_reached(edit) && !is_right(edit));
            candidates.extend(useful.map(|edit| Candidate { member, edit }));
        }
        candidates.sort_by_key(|candidate| {
            let edit = &candidate.edit;
            (
                edit.size,
                edit.tokens,
                edit.new_names,
                candidate.member,
                edit.kind,
            )
        });
        candidates.truncate(MOST_TRIED);
        candidates
    }

    fn try_all(
        &self,
        budget: &Budget,
        members: &[Edited],
        candidates: &[Candidate],
        order: &[usize],
    ) -> Done {
        let next = AtomicUsize::new(0);
        let stopped = AtomicBool::new(false);
        let found: Mutex<Vec<(usize, Survivor)>> = Mutex::default();
        let stop: Mutex<Option<Stop>> = Mutex::default();
        let work = || {
            while !stopped.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(candidate) = candidates.get(index) else {
                    return;
                };
                let member = &members[candidate.member];
                let result = budget
                    .check()
                    .and_then(|()| self.survives(budget, member, &candidate.edit, order));
                match result {
                    Ok(Some(survivor)) => {
                        let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                        found.push((index, survivor));
                    }
                    Ok(None) => {}
                    Err(why) => {
                        let mut stop = stop.lock().unwrap_or_else(PoisonError::into_inner);
                        if *stop != Some(Stop::Cancelled) {
                            *stop = Some(why);
                        }
                        stopped.store(true, Ordering::Relaxed);
                    }
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..THREADS {
                // Without a second thread this one does it all.
                let _ = std::thread::Builder::new()
                    .stack_size(STACK_BYTES)
                    .spawn_scoped(scope, work);
            }
            work();
        });
        let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.sort_by_key(|(index, _)| *index);
        Done {
            survivors: found.into_iter().map(|(_, survivor)| survivor).collect(),
            tried: next.into_inner().min(candidates.len()),
            stop: stop.into_inner().unwrap_or_else(PoisonError::into_inner),
        }
    }

    fn survives(
        &self,
        budget: &Budget,
        member: &Edited,
        edit: &Edit,
        order: &[usize],
    ) -> Result<Option<Survivor>, Stop> {
        let Some(text) = edit.apply(&member.text) else {
            return Ok(None);
        };
        let Some(variant) = self.project.program.with_member_text(member.root, &text) else {
            return Ok(None);
        };
        for method in &variant.changed {
            let lowered = variant.program.lowered(*method);
            let is_sound = lowered
                .body
                .as_ref()
                .is_none_or(|body| body.errors.is_empty());
            if !is_sound {
                return Ok(None);
            }
        }
        let root = variant.program.lowered(member.root);
        if variant.changed.len() == 1 && member.content == [(member.root, root.content_hash)] {
            return Ok(None);
        }
        let context = self
            .context
            .variant(Arc::new(variant.program), &variant.changed);
        let own = order.iter().map(|index| &self.cases[*index]);
        let mut passed = 0;
        for known in own.chain(&member.others) {
            let run_budget = Budget {
                steps: known.limit(),
                ..budget.clone()
            };
            let mut interpreter = context.interpreter(Concrete, &run_budget, None);
            match context.run(&mut interpreter, self.method, &known.case) {
                Verdict::Passed => passed += 1,
                Verdict::Cancelled => return Err(Stop::Cancelled),
                Verdict::Failed(facts)
                    if known.may_be_long && is_limit(facts.kind, &facts.message) => {}
                _ => {
                    // A run that was cut off by the clock says nothing of the edit.
                    budget.check()?;
                    return Ok(None);
                }
            }
        }
        Ok(Some(Survivor {
            root: member.root,
            edit: edit.clone(),
            passed,
        }))
    }
}

/// Cases of other tests run for one callee.
const OTHER_CASES: usize = 200;

struct Done {
    survivors: Vec<Survivor>,
    tried: usize,
    stop: Option<Stop>,
}

/// Whether a run was stopped at a limit of this engine that another Java may not have.
pub(crate) fn is_limit(kind: FailureKind, message: &str) -> bool {
    kind == FailureKind::NonTermination
        || kind == FailureKind::UncaughtException
            && message.starts_with("java.lang.OutOfMemoryError")
}

/// Of the same statement added at several places, the last is kept: where it is nearest to what
/// it mends. Guards are kept at the first: where they are expected.
fn keep_last_places(program: &java::program::Program, survivors: &mut Vec<Survivor>) {
    let place = |survivor: &Survivor| {
        let spans = survivor.edit.changes.first();
        spans.map_or(0, |(span, _)| span.start)
    };
    let all = survivors.clone();
    survivors.retain(|survivor| {
        !survivor.edit.is_insertion()
            || !all.iter().any(|other| {
                other.edit.is_insertion()
                    && other.edit.after == survivor.edit.after
                    && program.same_member(other.root, survivor.root)
                    && match survivor.edit.is_guard() {
                        true => place(other) < place(survivor),
                        false => place(other) > place(survivor),
                    }
            })
    });
}
