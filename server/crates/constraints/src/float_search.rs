//! Models for queries with float arithmetic of several open operands.
//!
//! Two ways, both only ever proposing what evaluation then confirms:
//!
//! 1. **One at a time**: all variables of the opaque terms but one get their values from a known model;
//!    what is left is often a chain, which [`crate::float_lower`] decides exactly.
//! 2. **Local search** over representations by branch distance, from several starts: steps of halving
//!    size up and down for each variable, and the constants of the query.

use budget::{Budget, Stop};
use rustc_hash::FxHashMap;

use crate::eval::{Model, Value};
use crate::float_set::{key_of, key_range, raw_of};
use crate::solver::{Proposal, Solver, violated};
use crate::substitute::substitute_cached;
use crate::tape::Tape;
use crate::term::{Sort, TermId, TermPool};

/// Most variables that are solved for one at a time.
const MAX_SINGLES: usize = 12;

/// Models that the other variables' values are taken from.
const MAX_SINGLE_STARTS: usize = 3;

/// Starts of the local search.
const MAX_STARTS: usize = 48;

/// Evaluations between two looks at the budget.
const POLL_INTERVAL: usize = 32;

/// What is asked.
pub(crate) struct Question<'a> {
    pub(crate) constraints: &'a [TermId],
    /// The constraints' subterms that the clauses leave free.
    pub(crate) opaque: &'a [TermId],
}

impl Question<'_> {
    /// The variables that decide the opaque terms; those of texts are not searched for.
    fn variables(&self, pool: &TermPool) -> Vec<TermId> {
        pool.variables_of(self.opaque)
            .into_iter()
            .filter(|term| pool.sort(*term) != Sort::Str)
            .collect()
    }
}

/// The proposal, the proposal with the preferred values, and with all open values 0 or 1.
fn starts(
    pool: &TermPool,
    variables: &[TermId],
    proposal: &Model,
    preferred: &Model,
) -> Vec<Model> {
    let mut starts = Vec::new();
    if variables
        .iter()
        .any(|variable| preferred.get(*variable).is_some())
    {
        let mut start = proposal.clone();
        for (variable, value) in preferred.iter() {
            start.set(variable, value.clone());
        }
        starts.push(start);
    }
    starts.push(proposal.clone());
    for number in [1, 0] {
        let mut start = proposal.clone();
        for &variable in variables {
            start.set(
                variable,
                Value::from_raw(pool.sort(variable), small(pool, variable, number)),
            );
        }
        starts.push(start);
    }
    starts
}

fn small(pool: &TermPool, variable: TermId, number: u8) -> u64 {
    match pool.sort(variable) {
        Sort::F32 => u64::from(f32::from(number).to_bits()),
        Sort::F64 => f64::from(number).to_bits(),
        _ => u64::from(number),
    }
}

/// Solves for one variable after the other, with the others as in one of the starts. `proposal` is a
/// model of the clauses, `preferred` what the caller would like best.
pub(crate) fn one_at_a_time(
    pool: &mut TermPool,
    budget: &Budget,
    question: &Question<'_>,
    proposal: &Model,
    preferred: &Model,
) -> Result<Option<Model>, Stop> {
    let variables = question.variables(pool);
    for start in starts(pool, &variables, proposal, preferred)
        .iter()
        .take(MAX_SINGLE_STARTS)
    {
        if let Some(model) = one_open_variable(pool, budget, question, &variables, start)? {
            return Ok(Some(model));
        }
    }
    Ok(None)
}

fn one_open_variable(
    pool: &mut TermPool,
    budget: &Budget,
    question: &Question<'_>,
    variables: &[TermId],
    start: &Model,
) -> Result<Option<Model>, Stop> {
    // Floats first: they are what the clauses know least about.
    let (floats, others): (Vec<TermId>, Vec<TermId>) = variables
        .iter()
        .partition(|variable| pool.sort(**variable).is_float());
    for &open in floats.iter().chain(&others).take(MAX_SINGLES) {
        budget.check()?;
        let mut replaced: FxHashMap<TermId, TermId> = FxHashMap::default();
        for &variable in variables {
            if variable != open {
                let value = start.value(pool, variable);
                let constant = pool.constant(pool.sort(variable), &value);
                replaced.insert(variable, constant);
            }
        }
        let mut solver = Solver::new();
        let mut possible = true;
        for &constraint in question.constraints {
            let constraint = substitute_cached(pool, constraint, &mut replaced);
            possible &= constraint != pool.false_term();
            solver.add(constraint);
        }
        if !possible {
            continue;
        }
        if let Some(raw) = start.get(open) {
            solver.set_preferred(open, raw.clone());
        }
        if let Proposal::Model {
            model: partial,
            opaque,
        } = solver.propose(pool, budget, &[])?
            && opaque.is_empty()
        {
            let mut model = start.clone();
            for (variable, value) in partial.iter() {
                model.set(variable, value.clone());
            }
            if violated(pool, &model, question.constraints).is_empty() {
                return Ok(Some(model));
            }
        }
    }
    Ok(None)
}

/// Searches by branch distance with at most `operations` operations in all.
pub(crate) fn local_search(
    pool: &TermPool,
    budget: &Budget,
    question: &Question<'_>,
    proposal: &Model,
    preferred: &Model,
    operations: usize,
) -> Result<Option<Model>, Stop> {
    let variables = question.variables(pool);
    if variables.is_empty() {
        return Ok(None);
    }
    let starts = starts(pool, &variables, proposal, preferred);
    let Some(base) = starts.first() else {
        return Ok(None);
    };
    let tape = Tape::compile(pool, question.constraints, &variables, base);
    let sorts: Vec<Sort> = variables
        .iter()
        .map(|variable| pool.sort(*variable))
        .collect();
    let constants = constants(pool, question.constraints);
    let mut search = LocalSearch {
        budget,
        evaluations_left: operations / tape.len().max(1) + 100,
        polls: 0,
        tape,
        sorts,
    };
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for round in 0..MAX_STARTS {
        let point: Vec<u64> = match starts.get(round) {
            Some(start) => variables
                .iter()
                .map(|variable| start.value(pool, *variable).raw().unwrap_or(0))
                .collect(),
            None => search
                .sorts
                .iter()
                .map(|sort| random.value(*sort, constants.get(sort).map_or(&[][..], |c| c)))
                .collect(),
        };
        match search.descend(point, &constants)? {
            Descent::Found(point) => {
                let mut model = base.clone();
                for ((variable, sort), raw) in variables.iter().zip(&search.sorts).zip(point) {
                    model.set(*variable, Value::from_raw(*sort, raw));
                }
                if violated(pool, &model, question.constraints).is_empty() {
                    return Ok(Some(model));
                }
            }
            Descent::Stuck => {}
            Descent::Exhausted => return Ok(None),
        }
    }
    Ok(None)
}

/// The constants of the constraints by sort, and their neighbours.
fn constants(pool: &TermPool, constraints: &[TermId]) -> FxHashMap<Sort, Vec<u64>> {
    let mut constants: FxHashMap<Sort, Vec<u64>> = FxHashMap::default();
    for term in pool.subterms(constraints) {
        let sort = pool.sort(term);
        if sort == Sort::Bool {
            continue;
        }
        if let Some(raw) = pool.as_raw(term)
            && let Some(key) = key_of(sort, raw)
        {
            let (low, high) = key_range(sort);
            let all = constants.entry(sort).or_default();
            for near in [
                key,
                key.saturating_sub(1).max(low),
                key.saturating_add(1).min(high),
            ] {
                let raw = raw_of(sort, near);
                if all.len() < 64 && !all.contains(&raw) {
                    all.push(raw);
                }
            }
        }
    }
    constants
}

enum Descent {
    Found(Vec<u64>),
    Stuck,
    Exhausted,
}

struct LocalSearch<'a> {
    budget: &'a Budget,
    evaluations_left: usize,
    polls: usize,
    tape: Tape,
    sorts: Vec<Sort>,
}

impl LocalSearch<'_> {
    /// `None` when the evaluations are used up.
    fn distance(&mut self, point: &[u64]) -> Result<Option<u128>, Stop> {
        self.polls += 1;
        if self.polls.is_multiple_of(POLL_INTERVAL) {
            self.budget.check()?;
        }
        if self.evaluations_left == 0 {
            return Ok(None);
        }
        self.evaluations_left -= 1;
        Ok(Some(self.tape.distance(point)))
    }

    /// Improves one variable after the other until none can be improved.
    fn descend(
        &mut self,
        mut point: Vec<u64>,
        constants: &FxHashMap<Sort, Vec<u64>>,
    ) -> Result<Descent, Stop> {
        let Some(mut best) = self.distance(&point)? else {
            return Ok(Descent::Exhausted);
        };
        loop {
            if best == 0 {
                return Ok(Descent::Found(point));
            }
            let before = best;
            for index in 0..point.len() {
                let sort = self.sorts[index];
                let none = Vec::new();
                for &raw in constants.get(&sort).unwrap_or(&none) {
                    let old = std::mem::replace(&mut point[index], raw);
                    match self.distance(&point)? {
                        None => return Ok(Descent::Exhausted),
                        Some(distance) if distance < best => best = distance,
                        Some(_) => point[index] = old,
                    }
                }
                match self.improve(&mut point, index, best)? {
                    None => return Ok(Descent::Exhausted),
                    Some(distance) => best = distance,
                }
                if best == 0 {
                    return Ok(Descent::Found(point));
                }
            }
            if best == before {
                return Ok(Descent::Stuck);
            }
        }
    }

    /// Steps of halving size along one variable's keys, up and down.
    fn improve(
        &mut self,
        point: &mut [u64],
        index: usize,
        mut best: u128,
    ) -> Result<Option<u128>, Stop> {
        let sort = self.sorts[index];
        let (low, high) = key_range(sort);
        // `NaN` has no neighbours.
        let mut key = key_of(sort, point[index]).unwrap_or(0);
        let mut step = high.abs_diff(low) / 4 + 1;
        while step > 0 {
            let mut moved = false;
            for up in [true, false] {
                let next = if up {
                    key.checked_add_unsigned(step).filter(|next| *next <= high)
                } else {
                    key.checked_sub_unsigned(step).filter(|next| *next >= low)
                };
                let Some(next) = next else { continue };
                let old = std::mem::replace(&mut point[index], raw_of(sort, next));
                match self.distance(point)? {
                    None => return Ok(None),
                    Some(distance) if distance < best => {
                        best = distance;
                        key = next;
                        moved = true;
                        break;
                    }
                    Some(_) => point[index] = old,
                }
            }
            if best == 0 {
                break;
            }
            if !moved {
                step /= 2;
            }
        }
        Ok(Some(best))
    }
}

/// Deterministic pseudo-random numbers (xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// One of the constants, a small whole number or any value.
    fn value(&mut self, sort: Sort, constants: &[u64]) -> u64 {
        let pick = self.next();
        match pick % 3 {
            0 if !constants.is_empty() => {
                constants[(self.next() % constants.len() as u64) as usize]
            }
            0 | 1 => {
                let number = (self.next() % 2001) as i64 - 1000;
                match sort {
                    Sort::F32 => u64::from((number as f32).to_bits()),
                    Sort::F64 => (number as f64).to_bits(),
                    Sort::BitVec(width) => number as u64 & crate::semantics::mask(width),
                    Sort::Bool | Sort::Str => number as u64 & 1,
                }
            }
            _ => {
                let (low, high) = key_range(sort);
                let span = high.abs_diff(low);
                let offset = if span == u64::MAX {
                    self.next()
                } else {
                    self.next() % (span + 1)
                };
                raw_of(sort, low.wrapping_add_unsigned(offset))
            }
        }
    }
}
