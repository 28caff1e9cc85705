//! Looks for edits that survive all cases.
//!
//! What must hold:
//! * An edit survives only if every case that failed and every case that passed passes with it,
//!   those of other tests that reach an edited callee included. Where some cases fail within the
//!   step limit and others are stopped at it, the latter may be stopped again; they then don't count
//!   as passed. The text that was run is the text that is offered.
//! * Only where none survives, edits are looked for that mend some of the failing cases and break none
//!   ([`partly`]), and pairs of them that together survive.
//! * The same input gives the same survivors in the same order, whatever thread tried them; only
//!   the time limit can cut the list short, and then the result says so.
//! * Nothing an edited program does outlasts the budget: each run has a limit of steps made from
//!   what the original took, and all runs together have one. An edit whose runs are longer than runs
//!   of this program usually are is put off until the others have been tried.

use crate::cases::{CaseContext, Verdict};
use crate::coverage::Executed;
use crate::edits::{Edit, Needs};
use crate::project::Project;
use crate::report::FailureKind;
use crate::taken_for_right::TakenForRight;
use budget::{Budget, Stop};
use interp::machine::Concrete;
use java::ir::NodeId;
use java::types::MethodId;
use known::MOST_STEPS;
use members::{Candidate, Edited};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

mod counterexamples;
mod joint;
mod known;
mod members;
mod partly;

pub(crate) use counterexamples::{WORK, contract_of};
pub(crate) use known::{KnownCase, is_limit};

/// Threads that try edits.
const THREADS: usize = 2;
/// Native stack of each: lowering recurses over the program.
const STACK_BYTES: usize = 64 << 20;
/// Edits tried between two looks at the steps used: a number, so that threads have no part in it.
const BATCH: usize = 256;
/// Places listed in any case, as far as there are so many: edits more than one size larger than the
/// smallest are tried only until these have one.
pub(crate) const LEAST_PLACES: usize = 3;
/// Larger edits tried once some survive: twice as many as it took to get there, and at least these.
/// A number and not a time, so that a busy machine gives the same answer as an idle one.
const LEAST_MORE: usize = 2_000;
/// Steps of all edited runs together, and of those that were put off: where none survives, and where
/// some do.
const ALL_STEPS: u64 = 3_000_000_000;
const PUT_OFF_STEPS: [u64; 2] = [600_000_000, 20_000_000];
/// What an edit is charged besides the steps of its runs: it is read, checked and compiled.
const EDIT_COST: u64 = 10_000;

/// Where an edit or a suspect stands: member, unit, and whether something is missing there.
pub(crate) type Place = (MethodId, NodeId, bool);

/// An edit of a member.
#[derive(Clone, Debug)]
pub(crate) struct Half {
    /// The method (or routine) whose member is edited.
    pub(crate) root: MethodId,
    pub(crate) edit: Edit,
}

impl Half {
    pub(crate) fn place(&self) -> Place {
        (self.root, self.edit.unit, self.edit.is_insertion())
    }
}

/// An edit, or two of them together, that breaks no case.
#[derive(Clone, Debug)]
pub(crate) struct Survivor {
    pub(crate) halves: Vec<Half>,
    pub(crate) passed: u32,
    /// The failing cases that pass with it, by index.
    pub(crate) mended: Vec<usize>,
    /// Failing cases that count and still fail.
    pub(crate) left: u32,
    /// Cases that were run besides the method's own: those of other tests of an edited callee.
    pub(crate) others: u32,
}

impl Survivor {
    /// What is told of it first is its smallness: size, tokens that change, names that come, tokens
    /// that come.
    pub(crate) fn size(&self) -> [u32; 4] {
        let edits = self.halves.iter().map(|half| &half.edit);
        let of_edit = |edit: &Edit| [edit.size, edit.tokens, edit.new_names, edit.growth];
        edits.map(of_edit).fold([0; 4], both)
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Repairs {
    /// Smallest first. Where no single edit survives: pairs.
    pub(crate) survivors: Vec<Survivor>,
    /// Where no single edit survives: those that mend some failing cases, best first.
    pub(crate) partly: Vec<Survivor>,
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
    /// Where no edit survives: whether those are looked for that mend a part, and pairs.
    pub(crate) tries_parts: bool,
}

impl Search<'_> {
    /// Tries the edits of the methods given, smallest first: when some of one size survive, at most
    /// twice as many larger ones are tried as it took to get there.
    pub(crate) fn run(&self, methods: &[MethodId]) -> Result<Repairs, Stop> {
        let members = self.members(methods)?;
        let candidates = self.candidates(&members);
        let mut indices = self.for_all_cases(&candidates);
        let tasks = Tasks::new(self, &members, &candidates);
        let mut tried = Tried {
            steps_left: ALL_STEPS,
            ..Tried::default()
        };
        let mut start = 0;
        while start < indices.len() && tried.stop.is_none() {
            let size_of = |index: &usize| candidates[*index].edit.size;
            let size = size_of(&indices[start]);
            let same_size = indices[start..].iter().take_while(|at| size_of(at) == size);
            let end = start + same_size.count();
            let had_found = !tried.survivors.is_empty();
            self.try_all(&tasks, &indices[start..end], Limits::First, &mut tried)?;
            if !tried.survivors.is_empty() && !had_found {
                // What larger edits could add is worth no more than this.
                indices.truncate(end + (end * 2).max(LEAST_MORE));
            }
            if had_found && has_enough_places(&tried.survivors) {
                break;
            }
            start = end;
        }
        self.try_put_off(&tasks, &mut tried)?;
        tried.survivors.sort_by_key(|(index, _)| *index);
        let survivors = std::mem::take(&mut tried.survivors).into_iter();
        let mut repairs = Repairs {
            survivors: survivors.map(|(_, survivor)| survivor).collect(),
            ..Repairs::default()
        };
        if repairs.survivors.is_empty() {
            repairs.cut_short = tried.stop;
            if self.tries_parts {
                self.try_partly(&tasks, &tried.refuted, &mut repairs)?;
            }
        }
        keep_last_places(&self.project.program, &mut repairs.survivors);
        Ok(repairs)
    }

    /// The cases by number, in the order in which they are run: failing ones first, each kind the
    /// shortest first.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.cases.len()).collect();
        let key = |index: &usize| {
            let known = &self.cases[*index];
            (!known.failed, known.steps, &known.case.name, *index)
        };
        order.sort_by(|one, other| key(one).cmp(&key(other)));
        order
    }

    /// Steps of the longest run that passes as the program stands.
    fn usual_steps(&self) -> u64 {
        let passing = self.cases.iter().filter(|known| !known.failed);
        passing.map(|known| known.steps).max().unwrap_or(0)
    }

    /// Tries what was put off: where some edits survive, those that aren't larger than the smallest.
    fn try_put_off(&self, tasks: &Tasks<'_>, tried: &mut Tried) -> Result<(), Stop> {
        let mut put_off = std::mem::take(&mut tried.put_off);
        put_off.sort_unstable();
        let smallest = tried.survivors.iter().map(|(index, _)| *index).min();
        tried.steps_left = PUT_OFF_STEPS[usize::from(smallest.is_some())];
        if let Some(smallest) = smallest {
            let size = tasks.candidates[smallest].edit.size;
            put_off.retain(|index| tasks.candidates[*index].edit.size <= size);
        }
        if tried.stop.is_none() {
            self.try_all(tasks, &put_off, Limits::Last, tried)?;
        }
        Ok(())
    }

    /// Tries the candidates of these indices.
    fn try_all(
        &self,
        tasks: &Tasks<'_>,
        indices: &[usize],
        limits: Limits,
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
            let work = |index: &usize, steps: &mut u64| self.verdict(tasks, *index, limits, steps);
            let (verdicts, stop) = self.in_parallel(batch, &mut tried.steps_left, &work);
            for (position, verdict) in verdicts {
                let index = batch[position];
                match verdict {
                    EditVerdict::Survives(survivor) => tried.survivors.push((index, survivor)),
                    EditVerdict::Refuted(at) => drop(tried.refuted.insert(index, at)),
                    EditVerdict::NoProgram => {}
                    EditVerdict::PutOff => tried.put_off.push(index),
                }
            }
            tried.stop = stop;
        }
        match tried.stop {
            Some(Stop::Cancelled) => Err(Stop::Cancelled),
            _ => Ok(()),
        }
    }

    /// The results of the work on each of a batch, in order, by position. `work` tells the steps it took.
    fn in_parallel<T: Sync, R: Send>(
        &self,
        batch: &[T],
        steps_left: &mut u64,
        work: &(dyn Fn(&T, &mut u64) -> Result<R, Stop> + Sync),
    ) -> (Vec<(usize, R)>, Option<Stop>) {
        let next = AtomicUsize::new(0);
        let stopped = AtomicBool::new(false);
        let done = Mutex::new(Done {
            results: Vec::new(),
            steps: 0,
            stop: None,
        });
        let worker = || {
            while !stopped.load(Ordering::Relaxed) {
                let position = next.fetch_add(1, Ordering::Relaxed);
                let Some(task) = batch.get(position) else {
                    return;
                };
                let mut steps = EDIT_COST;
                let result = self.budget.check().and_then(|()| work(task, &mut steps));
                let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                done.steps += steps;
                match result {
                    Ok(result) => done.results.push((position, result)),
                    Err(why) => {
                        if done.stop != Some(Stop::Cancelled) {
                            done.stop = Some(why);
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
                    .spawn_scoped(scope, worker);
            }
            worker();
        });
        let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        done.results.sort_by_key(|(position, _)| *position);
        *steps_left = steps_left.saturating_sub(done.steps);
        (done.results, done.stop)
    }

    fn verdict(
        &self,
        tasks: &Tasks<'_>,
        index: usize,
        limits: Limits,
        steps: &mut u64,
    ) -> Result<EditVerdict, Stop> {
        let candidate = &tasks.candidates[index];
        let Some(context) = self.edited(tasks.members, &[candidate]) else {
            return Ok(EditVerdict::NoProgram);
        };
        let mut survivor = Survivor {
            halves: vec![candidate.half(tasks.members)],
            passed: 0,
            mended: Vec::new(),
            left: 0,
            others: 0,
        };
        let others = &tasks.members[candidate.member].others;
        survivor.others = others.len() as u32;
        for (position, known) in self.in_order(&tasks.order).chain(others).enumerate() {
            match self.ran(&context, known, tasks.limit(known, limits), steps)? {
                Ran::Passed if known.is_counterexample => {}
                Ran::Passed => {
                    survivor.passed += 1;
                    survivor.mended.extend(tasks.failing_at(position));
                }
                Ran::Stopped { .. } if known.may_be_long => {}
                Ran::Stopped { may_end: true } => return Ok(EditVerdict::PutOff),
                Ran::Stopped { may_end: false } | Ran::Failed => {
                    return Ok(EditVerdict::Refuted(position));
                }
            }
        }
        Ok(EditVerdict::Survives(survivor))
    }

    fn in_order(&self, order: &[usize]) -> impl Iterator<Item = &KnownCase> {
        order.iter().map(|index| &self.cases[*index])
    }

    /// One case of an edited program.
    fn ran(
        &self,
        context: &CaseContext,
        known: &KnownCase,
        limit: u64,
        steps: &mut u64,
    ) -> Result<Ran, Stop> {
        let budget = Budget {
            steps: limit,
            ..self.budget.clone()
        };
        let mut interpreter = context.interpreter(Concrete, &budget, None);
        let verdict = context.run(&mut interpreter, self.method, &known.case);
        *steps += interpreter.steps_used();
        match verdict {
            Verdict::Passed => Ok(Ran::Passed),
            Verdict::Cancelled => Err(Stop::Cancelled),
            Verdict::Failed(facts) if is_limit(facts.kind, &facts.message) => {
                let is_endless = facts.kind == FailureKind::NonTermination;
                Ok(Ran::Stopped {
                    may_end: is_endless && limit < known.limit(),
                })
            }
            _ => {
                // A run that was cut off by the clock says nothing of the edit.
                self.budget.check()?;
                Ok(Ran::Failed)
            }
        }
    }
}

/// What several threads have done of a batch: results by position, steps taken, why it ended early.
struct Done<R> {
    results: Vec<(usize, R)>,
    steps: u64,
    stop: Option<Stop>,
}

/// What is tried on what.
struct Tasks<'a> {
    members: &'a [Edited],
    candidates: &'a [Candidate],
    /// Cases by number, failing ones first.
    order: Vec<usize>,
    failing: usize,
    /// See [`KnownCase::first_limit`].
    usual: u64,
}

impl<'a> Tasks<'a> {
    fn new(search: &Search<'_>, members: &'a [Edited], candidates: &'a [Candidate]) -> Self {
        Tasks {
            members,
            candidates,
            order: search.order(),
            failing: search.cases.iter().filter(|known| known.failed).count(),
            usual: search.usual_steps(),
        }
    }

    /// The failing cases of which each has to pass.
    fn failing_that_end(&self, search: &Search<'_>) -> Vec<usize> {
        let failing = self.order[..self.failing].iter().copied();
        failing
            .filter(|index| {
                let known = &search.cases[*index];
                !known.may_be_long && !known.is_counterexample
            })
            .collect()
    }

    fn limit(&self, known: &KnownCase, limits: Limits) -> u64 {
        match limits {
            Limits::First => known.first_limit(self.usual),
            Limits::Last => known.limit(),
        }
    }

    /// The failing case that is run at this place of the order.
    fn failing_at(&self, position: usize) -> Option<usize> {
        self.order[..self.failing].get(position).copied()
    }
}

/// How long runs may be.
#[derive(Clone, Copy)]
enum Limits {
    /// On the first try.
    First,
    Last,
}

/// How a run of an edited program ended.
enum Ran {
    Passed,
    Failed,
    /// At a limit of steps or memory; with more of it, it may end.
    Stopped {
        may_end: bool,
    },
}

/// What became of an edit.
enum EditVerdict {
    Survives(Survivor),
    /// By the case at this place of the order.
    Refuted(usize),
    NoProgram,
    /// A run was stopped at the limit of the first try.
    PutOff,
}

/// Edits tried so far, by index of the candidate.
#[derive(Default)]
struct Tried {
    survivors: Vec<(usize, Survivor)>,
    refuted: FxHashMap<usize, usize>,
    put_off: Vec<usize>,
    steps_left: u64,
    stop: Option<Stop>,
}

/// The size of two edits made together.
fn both(one: [u32; 4], other: [u32; 4]) -> [u32; 4] {
    std::array::from_fn(|index| one[index] + other[index])
}

/// Whether there are places enough with surviving edits, so that one with a larger edit isn't listed.
fn has_enough_places(survivors: &[(usize, Survivor)]) -> bool {
    let halves = survivors.iter().flat_map(|(_, survivor)| &survivor.halves);
    let places: FxHashSet<Place> = halves.map(Half::place).collect();
    places.len() >= LEAST_PLACES
}

/// Of the same statement added at several places, the last is kept: where it is nearest to what
/// it mends, but not in a loop where it does the same each time. Guards are kept at the first: where
/// they are expected.
fn keep_last_places(program: &java::program::Program, survivors: &mut Vec<Survivor>) {
    let place = |half: &Half| {
        let start = half.edit.changes.first().map_or(0, |(span, _)| span.start);
        (!half.edit.is_repeated, start)
    };
    let all = survivors.clone();
    let is_kept = |survivor: &Survivor| {
        let [half] = survivor.halves.as_slice() else {
            return true;
        };
        let others = all.iter().filter(|other| other.mended == survivor.mended);
        !half.edit.is_insertion()
            || !others.flat_map(single).any(|other| {
                other.edit.is_insertion()
                    && other.edit.after == half.edit.after
                    && program.same_member(other.root, half.root)
                    && match half.edit.is_guard() {
                        true => place(other).1 < place(half).1,
                        false => place(other) > place(half),
                    }
            })
    };
    survivors.retain(is_kept);
}

/// The edit, where it is one alone.
fn single(survivor: &Survivor) -> Option<&Half> {
    match survivor.halves.as_slice() {
        [half] => Some(half),
        _ => None,
    }
}
