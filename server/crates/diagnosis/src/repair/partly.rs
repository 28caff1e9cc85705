//! Edits that mend some of the failing cases, and pairs of them that mend all: for programs with two
//! faults, or more.
//!
//! What must hold: an edit is told of only if it mends a failing case and every passing case goes on
//! passing; a pair only if it survives as a whole, run with both edits made.

use super::{
    BATCH, Half, KnownCase, LEAST_MORE, Limits, Place, Ran, Repairs, Search, Survivor, Tasks, both,
    keep_last_places, single,
};
use budget::Stop;
use rustc_hash::{FxHashMap, FxHashSet};

/// Failing cases one of which an edit has to mend, the shortest.
const TRIED_CASES: usize = 12;
/// Steps of all these runs together.
const STEPS: u64 = 300_000_000;
/// Edits of one place that mend the same cases and are tried in pairs, the smallest.
const OF_ONE_PLACE: usize = 3;
/// Pairs that are run, and those that are told of.
const PAIRS_TRIED: usize = 600;
const PAIRS: usize = 4;

/// Two candidates each, by index.
pub(super) type PairsOfIndices = Vec<(usize, usize)>;

/// The index of a candidate and what it mends.
type Partial = (usize, Survivor);

impl Search<'_> {
    /// `refuted`: at which place of the order cases refuted the edits that were tried before.
    pub(super) fn try_partly(
        &self,
        tasks: &Tasks<'_>,
        refuted: &FxHashMap<usize, usize>,
        repairs: &mut Repairs,
    ) -> Result<(), Stop> {
        let failing = tasks.failing_that_end(self);
        if failing.len() < 2 {
            return Ok(());
        }
        let breaks = |index: &usize| refuted.get(index).is_some_and(|at| *at >= tasks.failing);
        let mut indices: Vec<usize> = (0..tasks.candidates.len())
            .filter(|index| !breaks(index))
            .collect();
        let mut found: Vec<Partial> = Vec::new();
        let mut pairs = Pairs::default();
        let mut steps_left = STEPS;
        let mut start = 0;
        let mut all_mended = false;
        while start < indices.len() && pairs.found.is_empty() && steps_left > 0 {
            let size_of = |index: &usize| tasks.candidates[*index].edit.size;
            let size = size_of(&indices[start]);
            let same_size = indices[start..].iter().take_while(|at| size_of(at) == size);
            let end = start + same_size.count();
            for batch in indices[start..end].chunks(BATCH) {
                let work = |index: &usize, steps: &mut u64| {
                    let at = refuted.get(index).copied();
                    self.partial(tasks, *index, &failing, at, steps)
                };
                let (results, stop) = self.in_parallel(batch, &mut steps_left, &work);
                let mends =
                    |(position, result): (usize, Option<_>)| Some((batch[position], result?));
                found.extend(results.into_iter().filter_map(mends));
                if stop == Some(Stop::Cancelled) {
                    return Err(Stop::Cancelled);
                }
                if stop.is_some() || steps_left == 0 {
                    steps_left = 0;
                    break;
                }
            }
            self.try_pairs(tasks, &found, &failing, &mut pairs)?;
            if !all_mended && mends_all(found.iter().map(|(_, partial)| partial), &failing) {
                all_mended = true;
                indices.truncate(end + (end * 2).max(LEAST_MORE));
            }
            start = end;
        }
        let mut partly: Vec<Survivor> = found.into_iter().map(|(_, partial)| partial).collect();
        partly.sort_by_key(|partial| (partial.left, partial.size()));
        keep_last_places(&self.project.program, &mut partly);
        repairs.partly = partly;
        repairs.survivors = pairs.found;
        if !repairs.survivors.is_empty() {
            repairs.cut_short = None;
        }
        Ok(())
    }

    /// What an edit mends, if it breaks nothing.
    fn partial(
        &self,
        tasks: &Tasks<'_>,
        index: usize,
        failing: &[usize],
        refuted_at: Option<usize>,
        steps: &mut u64,
    ) -> Result<Option<Survivor>, Stop> {
        let candidate = &tasks.candidates[index];
        let Some(context) = self.edited(tasks.members, &[candidate]) else {
            return Ok(None);
        };
        let mut mended = Vec::new();
        for (number, case) in failing.iter().enumerate() {
            if number >= TRIED_CASES && mended.is_empty() {
                return Ok(None);
            }
            let known = &self.cases[*case];
            let position = tasks.order.iter().position(|at| at == case);
            let passes = match refuted_at.zip(position) {
                Some((at, position)) if position <= at => position < at,
                _ if !candidate.may_mend(known) => false,
                _ => {
                    let limit = tasks.limit(known, Limits::First);
                    matches!(self.ran(&context, known, limit, steps)?, Ran::Passed)
                }
            };
            if passes {
                mended.push(*case);
            }
        }
        if mended.is_empty() {
            return Ok(None);
        }
        let passing = self.in_order(&tasks.order[tasks.failing..]);
        let others = &tasks.members[candidate.member].others;
        let mut passed = mended.len() as u32;
        for known in passing.chain(others) {
            let limit = tasks.limit(known, Limits::First);
            match self.ran(&context, known, limit, steps)? {
                Ran::Passed => passed += u32::from(!known.is_counterexample),
                Ran::Failed | Ran::Stopped { .. } => return Ok(None),
            }
        }
        Ok(Some(Survivor {
            halves: vec![candidate.half(tasks.members)],
            passed,
            left: (failing.len() - mended.len()) as u32,
            others: others.len() as u32,
            mended,
        }))
    }

    /// Runs pairs of edits at different places that mend all failing cases between them.
    fn try_pairs(
        &self,
        tasks: &Tasks<'_>,
        found: &[Partial],
        failing: &[usize],
        pairs: &mut Pairs,
    ) -> Result<(), Stop> {
        let useful = few_of_each_place(found);
        let mut waiting: Vec<(&Partial, &Partial)> = Vec::new();
        for (number, one) in useful.iter().enumerate() {
            for other in &useful[number + 1..] {
                let is_new = !pairs.tried.contains(&(one.0, other.0));
                let mends = || mends_all([&one.1, &other.1].into_iter(), failing);
                if is_new && place_of(one) != place_of(other) && mends() {
                    waiting.push((one, other));
                }
            }
        }
        waiting.sort_by_key(|(one, other)| (both(one.1.size(), other.1.size()), one.0, other.0));
        let left = PAIRS_TRIED.saturating_sub(pairs.tried.len());
        waiting.truncate(left);
        let waiting = waiting.iter().map(|(one, other)| (one.0, other.0));
        let waiting: PairsOfIndices = waiting.collect();
        pairs.tried.extend(&waiting);
        self.run_pairs(tasks, &waiting, failing, &mut pairs.found)
    }

    /// Runs pairs of candidates in this order, until some survive.
    pub(super) fn run_pairs(
        &self,
        tasks: &Tasks<'_>,
        waiting: &PairsOfIndices,
        failing: &[usize],
        survivors: &mut Vec<Survivor>,
    ) -> Result<(), Stop> {
        let mut steps_left = STEPS;
        for batch in waiting.chunks(BATCH) {
            let work = |(one, other): &(usize, usize), steps: &mut u64| {
                self.pair(tasks, [*one, *other], failing, steps)
            };
            let (results, stop) = self.in_parallel(batch, &mut steps_left, &work);
            survivors.extend(results.into_iter().filter_map(|(_, found)| found));
            survivors.truncate(PAIRS);
            match stop {
                Some(Stop::Cancelled) => return Err(Stop::Cancelled),
                None if survivors.is_empty() && steps_left > 0 => {}
                _ => break,
            }
        }
        Ok(())
    }

    fn pair(
        &self,
        tasks: &Tasks<'_>,
        indices: [usize; 2],
        failing: &[usize],
        steps: &mut u64,
    ) -> Result<Option<Survivor>, Stop> {
        let candidates = indices.map(|index| &tasks.candidates[index]);
        let Some(context) = self.edited(tasks.members, &candidates) else {
            return Ok(None);
        };
        let mut passed = 0;
        let others = candidates.iter().flat_map(|candidate| {
            let is_double = candidates[0].member == candidate.member
                && !std::ptr::eq(candidates[0], *candidate);
            tasks.members[candidate.member]
                .others
                .iter()
                .take(if is_double { 0 } else { usize::MAX })
        });
        let others: Vec<&KnownCase> = others.collect();
        let count = others.len() as u32;
        for known in self.in_order(&tasks.order).chain(others) {
            let limit = tasks.limit(known, Limits::First);
            match self.ran(&context, known, limit, steps)? {
                Ran::Passed => passed += u32::from(!known.is_counterexample),
                Ran::Stopped { .. } if known.may_be_long => {}
                Ran::Failed | Ran::Stopped { .. } => return Ok(None),
            }
        }
        Ok(Some(Survivor {
            halves: candidates
                .iter()
                .map(|candidate| candidate.half(tasks.members))
                .collect(),
            passed,
            mended: failing.to_vec(),
            left: 0,
            others: count,
        }))
    }
}

/// Pairs run so far.
#[derive(Default)]
struct Pairs {
    tried: FxHashSet<(usize, usize)>,
    found: Vec<Survivor>,
}

fn place_of(partial: &Partial) -> Option<Place> {
    single(&partial.1).map(Half::place)
}

/// The first of those that mend the same cases at the same place.
fn few_of_each_place(found: &[Partial]) -> Vec<&Partial> {
    let mut seen: FxHashMap<_, usize> = FxHashMap::default();
    let mut few = Vec::new();
    for partial in found {
        let count = seen
            .entry((place_of(partial), &partial.1.mended))
            .or_default();
        *count += 1;
        if *count <= OF_ONE_PLACE {
            few.push(partial);
        }
    }
    few
}

fn mends_all<'a>(survivors: impl Iterator<Item = &'a Survivor>, failing: &[usize]) -> bool {
    let mended: FxHashSet<usize> = survivors
        .flat_map(|survivor| survivor.mended.iter().copied())
        .collect();
    failing.iter().all(|case| mended.contains(case))
}
