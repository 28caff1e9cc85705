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
//!   what the original took, and all runs together have one. An edit whose runs are longer than runs
//!   of this program usually are is put off until the others have been tried.

use crate::cases::{self, Case, CaseContext, Verdict};
use crate::coverage::Executed;
use crate::edits::{Edit, Needs, edits_of, member_range};
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
/// Edits tried between two looks at the steps used: a number, so that threads have no part in it.
const BATCH: usize = 256;
/// Steps of an edited run, as a multiple of the original's, and at least and at most.
const STEP_FACTOR: u64 = 10;
const LEAST_STEPS: u64 = 50_000;
const LEAST_REPAIRED_STEPS: u64 = 400_000;
const MOST_STEPS: u64 = 20_000_000;
/// The same for the first try of a case that fails.
const FIRST_FACTOR: u64 = 4;
const LEAST_FIRST_STEPS: u64 = 30_000;
/// Larger edits tried once some survive: twice as many as it took to get there, and at least these.
/// A number and not a time, so that a busy machine gives the same answer as an idle one.
const LEAST_MORE: usize = 2_000;
/// Runs of more steps may take twice as many, no more.
const LONG_RUN: u64 = 100_000;
/// Steps of all edited runs together, and of those that were put off: where none survives, and where
/// some do.
const ALL_STEPS: u64 = 3_000_000_000;
const PUT_OFF_STEPS: [u64; 2] = [600_000_000, 20_000_000];

/// A case that counts: it passed or failed as the program stands.
#[derive(Clone, Debug)]
pub(crate) struct KnownCase {
    pub(crate) case: Case,
    pub(crate) failed: bool,
    /// It was stopped at a limit, of steps or of memory.
    pub(crate) at_limit: bool,
    /// So it was, while others weren't: an edited run that is stopped too says nothing of the edit.
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

    /// The limit of the first try. `usual`: steps of the longest run that passes as the program stands.
    fn first_limit(&self, usual: u64) -> u64 {
        if !self.failed || self.may_be_long {
            return self.limit();
        }
        let known = match self.at_limit {
            true => usual,
            false => usual.max(self.steps),
        };
        let steps = known.saturating_mul(FIRST_FACTOR);
        steps.max(LEAST_FIRST_STEPS).min(self.limit())
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
    /// Nothing survives, and the search ended before all edits were tried: why.
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
    pub(crate) needs: &'a Needs,
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
        let usual = self.cases.iter().filter(|known| !known.failed);
        let usual = usual.map(|known| known.steps).max().unwrap_or(0);
        let mut tried = Tried {
            steps_left: ALL_STEPS,
            ..Tried::default()
        };
        let mut start = 0;
        while start < candidates.len() && tried.stop.is_none() {
            let size = candidates[start].edit.size;
            let same_size = |candidate: &&Candidate| candidate.edit.size == size;
            let end = start + candidates[start..].iter().take_while(same_size).count();
            let had_found = !tried.survivors.is_empty();
            let group: Vec<usize> = (start..end).collect();
            self.try_all(
                &members,
                &candidates,
                &group,
                &order,
                Some(usual),
                &mut tried,
            )?;
            if !tried.survivors.is_empty() && !had_found {
                // What larger edits could add is worth no more than this.
                candidates.truncate(end + (end * 2).max(LEAST_MORE));
            }
            start = end;
        }
        self.try_put_off(&members, &candidates, &order, &mut tried)?;
        tried.survivors.sort_by_key(|(index, _)| *index);
        let survivors = tried.survivors.into_iter().map(|(_, survivor)| survivor);
        let mut repairs = Repairs {
            survivors: survivors.collect(),
            cut_short: None,
        };
        if repairs.survivors.is_empty() {
            repairs.cut_short = tried.stop;
        }
        keep_last_places(&self.project.program, &mut repairs.survivors);
        Ok(repairs)
    }

    /// Tries what was put off: where some edits survive, those that aren't larger than the smallest.
    fn try_put_off(
        &self,
        members: &[Edited],
        candidates: &[Candidate],
        order: &[usize],
        tried: &mut Tried,
    ) -> Result<(), Stop> {
        let mut put_off = std::mem::take(&mut tried.put_off);
        put_off.sort_unstable();
        let smallest = tried.survivors.iter().map(|(index, _)| *index).min();
        tried.steps_left = PUT_OFF_STEPS[usize::from(smallest.is_some())];
        if let Some(smallest) = smallest {
            let size = candidates[smallest].edit.size;
            put_off.retain(|index| candidates[*index].edit.size <= size);
        }
        if tried.stop.is_none() {
            self.try_all(members, candidates, &put_off, order, None, tried)?;
        }
        Ok(())
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
            let content = vec![(root, program.content_hash(root))];
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
                        at_limit: false,
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
            let edits = edits_of(program, edited.root, &edited.text, self.needs);
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

    /// Tries the candidates of these indices. `usual`: on the first try, see
    /// [`KnownCase::first_limit`].
    fn try_all(
        &self,
        members: &[Edited],
        candidates: &[Candidate],
        indices: &[usize],
        order: &[usize],
        usual: Option<u64>,
        tried: &mut Tried,
    ) -> Result<(), Stop> {
        for batch in indices.chunks(BATCH) {
            if tried.stop.is_some() {
                break;
            }
            if tried.steps_left == 0 {
                tried.stop = Some(Stop::Steps);
                break;
            }
            let next = AtomicUsize::new(0);
            let stopped = AtomicBool::new(false);
            let shared: Mutex<&mut Tried> = Mutex::new(tried);
            let work = || {
                while !stopped.load(Ordering::Relaxed) {
                    let Some(index) = batch.get(next.fetch_add(1, Ordering::Relaxed)) else {
                        return;
                    };
                    let candidate = &candidates[*index];
                    let member = &members[candidate.member];
                    let mut steps = EDIT_COST;
                    let result = self.budget.check().and_then(|()| {
                        self.verdict(member, &candidate.edit, order, usual, &mut steps)
                    });
                    let mut tried = shared.lock().unwrap_or_else(PoisonError::into_inner);
                    tried.steps_left = tried.steps_left.saturating_sub(steps);
                    match result {
                        Ok(EditVerdict::Survives(survivor)) => {
                            tried.survivors.push((*index, survivor));
                        }
                        Ok(EditVerdict::Refuted) => {}
                        Ok(EditVerdict::PutOff) => tried.put_off.push(*index),
                        Err(why) => {
                            if tried.stop != Some(Stop::Cancelled) {
                                tried.stop = Some(why);
                            }
                            stopped.store(true, Ordering::Relaxed);
                        }
                    }
                }
            };
            std::thread::scope(|scope| {
                for _ in 1..THREADS.min(batch.len()) {
                    // Without a second thread this one does it all.
                    let _ = std::thread::Builder::new()
                        .stack_size(STACK_BYTES)
                        .spawn_scoped(scope, work);
                }
                work();
            });
        }
        match tried.stop {
            Some(Stop::Cancelled) => Err(Stop::Cancelled),
            _ => Ok(()),
        }
    }

    fn verdict(
        &self,
        member: &Edited,
        edit: &Edit,
        order: &[usize],
        usual: Option<u64>,
        steps: &mut u64,
    ) -> Result<EditVerdict, Stop> {
        let Some(context) = self.edited(member, edit) else {
            return Ok(EditVerdict::Refuted);
        };
        let own = order.iter().map(|index| &self.cases[*index]);
        let mut passed = 0;
        for known in own.chain(&member.others) {
            let run_budget = Budget {
                steps: match usual {
                    Some(usual) => known.first_limit(usual),
                    None => known.limit(),
                },
                ..self.budget.clone()
            };
            let mut interpreter = context.interpreter(Concrete, &run_budget, None);
            let verdict = context.run(&mut interpreter, self.method, &known.case);
            *steps += interpreter.steps_used();
            match verdict {
                Verdict::Passed => passed += 1,
                Verdict::Cancelled => return Err(Stop::Cancelled),
                Verdict::Failed(facts) if is_limit(facts.kind, &facts.message) => {
                    if !known.may_be_long {
                        let may_end = run_budget.steps < known.limit();
                        return Ok(match may_end && facts.kind == FailureKind::NonTermination {
                            true => EditVerdict::PutOff,
                            false => EditVerdict::Refuted,
                        });
                    }
                }
                _ => {
                    // A run that was cut off by the clock says nothing of the edit.
                    self.budget.check()?;
                    return Ok(EditVerdict::Refuted);
                }
            }
        }
        Ok(EditVerdict::Survives(Survivor {
            root: member.root,
            edit: edit.clone(),
            passed,
        }))
    }

    /// The program with the edit made; `None` where that is no program, or the same one.
    fn edited(&self, member: &Edited, edit: &Edit) -> Option<CaseContext> {
        let text = edit.apply(&member.text)?;
        let variant = self.project.program.with_member_text(member.root, &text)?;
        for method in &variant.changed {
            let lowered = variant.program.lowered(*method);
            if lowered
                .body
                .as_ref()
                .is_some_and(|body| !body.errors.is_empty())
            {
                return None;
            }
        }
        let hash = || variant.program.content_hash(member.root);
        if variant.changed.len() == 1 && member.content == [(member.root, hash())] {
            return None;
        }
        let program = Arc::new(variant.program);
        Some(self.context.variant(program, &variant.changed))
    }
}

/// What became of an edit.
enum EditVerdict {
    Survives(Survivor),
    Refuted,
    /// A run was stopped at the limit of the first try.
    PutOff,
}

/// What an edit is charged besides the steps of its runs: it is read, checked and compiled.
const EDIT_COST: u64 = 10_000;

/// Cases of other tests run for one callee.
const OTHER_CASES: usize = 200;

/// Edits tried so far.
#[derive(Default)]
struct Tried {
    /// By index of the candidate.
    survivors: Vec<(usize, Survivor)>,
    put_off: Vec<usize>,
    steps_left: u64,
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
