//! Minimum-weight hitting sets by integer programming, in order of cost.
//!
//! A *hitting set* has an element in common with each *conflict*. Weights are rounded to thousandths
//! and everything decided about a set is decided in integers; the integer program (0/1 variables) only
//! proposes. Among sets of the same cost the smaller one comes first, then the lexicographically first
//! (as ascending lists), so answers do not depend on the linear solver's arithmetic; only where that
//! takes more than a bounded search is the integer program's own choice kept.

use std::time::Duration;

use budget::{Budget, Stop};
use good_lp::{
    Expression, ResolutionError, Solution, SolutionStatus, SolverModel, Variable, WithTimeLimit,
    microlp, variable, variables,
};

/// Sets that are not wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cut {
    /// This set and all sets that contain it.
    Supersets(Vec<u32>),
    /// This set alone.
    Exactly(Vec<u32>),
}

/// Sets looked at by the search for the first set of the least cost.
const MAX_NODES: usize = 200_000;

/// The integer program's first time limit; each further one is twice as long.
const FIRST_LIMIT: Duration = Duration::from_millis(250);

/// A set of least weight that hits all conflicts, is not cut off and has at most `max_size` elements, as
/// an ascending list; `None` if there is none. Elements are those of the conflicts. A weight must be
/// positive (less than a thousandth counts as a thousandth).
///
/// # Errors
/// Why the budget ended first.
pub fn minimum_hitting_set(
    conflicts: &[Vec<u32>],
    weights: &dyn Fn(u32) -> f64,
    cuts: &[Cut],
    max_size: usize,
    budget: &Budget,
) -> Result<Option<Vec<u32>>, Stop> {
    match Problem::new(conflicts, weights, cuts, max_size) {
        Some(problem) => problem.solve(budget),
        None => Ok(None),
    }
}

/// Hitting sets in order of cost. What was yielded is not yielded again; a set found to be good should
/// be cut off with its supersets ([`HittingSets::forbid_supersets`]).
pub struct HittingSets<'a> {
    weights: Box<dyn Fn(u32) -> f64 + 'a>,
    max_size: usize,
    conflicts: Vec<Vec<u32>>,
    cuts: Vec<Cut>,
}

impl<'a> HittingSets<'a> {
    pub fn new(weights: impl Fn(u32) -> f64 + 'a, max_size: usize) -> Self {
        HittingSets {
            weights: Box::new(weights),
            max_size,
            conflicts: Vec::new(),
            cuts: Vec::new(),
        }
    }

    /// All later sets have an element of `conflict`. An empty conflict leaves no set.
    pub fn add_conflict(&mut self, conflict: Vec<u32>) {
        self.conflicts.push(conflict);
    }

    pub fn conflicts(&self) -> &[Vec<u32>] {
        &self.conflicts
    }

    /// Neither this set nor one that contains it is yielded any more.
    pub fn forbid_supersets(&mut self, set: Vec<u32>) {
        self.cuts.push(Cut::Supersets(set));
    }

    /// This set is not yielded any more.
    pub fn forbid_exactly(&mut self, set: Vec<u32>) {
        self.cuts.push(Cut::Exactly(set));
    }

    /// The next set, of the least cost that is left; `None` if none is left. Without conflicts that is
    /// the empty set.
    ///
    /// # Errors
    /// Why the budget ended first; the enumeration can go on with another budget.
    pub fn next_set(&mut self, budget: &Budget) -> Result<Option<Vec<u32>>, Stop> {
        let weights = &self.weights;
        let found =
            minimum_hitting_set(&self.conflicts, weights, &self.cuts, self.max_size, budget)?;
        if let Some(set) = &found {
            self.cuts.push(Cut::Exactly(set.clone()));
        }
        Ok(found)
    }
}

/// Cost and size; compared in this order.
type Cost = (u64, usize);

/// Everything by index into `elements`.
struct Problem {
    /// Ascending.
    elements: Vec<u32>,
    /// In thousandths, divided by their greatest common divisor.
    weights: Vec<u64>,
    /// Ascending lists without supersets of each other.
    conflicts: Vec<Vec<usize>>,
    supersets: Vec<Vec<usize>>,
    exactly: Vec<Vec<usize>>,
    max_size: usize,
}

impl Problem {
    /// `None` if a conflict is empty.
    fn new(
        conflicts: &[Vec<u32>],
        weights: &dyn Fn(u32) -> f64,
        cuts: &[Cut],
        max_size: usize,
    ) -> Option<Problem> {
        let mut elements: Vec<u32> = conflicts.iter().flatten().copied().collect();
        elements.sort_unstable();
        elements.dedup();
        let mut weights: Vec<u64> = elements
            .iter()
            .map(|element| thousandths(weights(*element)))
            .collect();
        let divisor = weights
            .iter()
            .copied()
            .fold(0, greatest_common_divisor)
            .max(1);
        weights.iter_mut().for_each(|weight| *weight /= divisor);
        let index = |element: &u32| elements.binary_search(element).ok();
        let mut sets: Vec<Vec<usize>> = Vec::with_capacity(conflicts.len());
        for conflict in conflicts {
            if conflict.is_empty() {
                return None;
            }
            let mut set: Vec<usize> = conflict.iter().filter_map(index).collect();
            set.sort_unstable();
            set.dedup();
            sets.push(set);
        }
        // A conflict is hit when one that it contains is.
        sets.sort_unstable_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
        let mut conflicts: Vec<Vec<usize>> = Vec::with_capacity(sets.len());
        for set in sets {
            if !conflicts.iter().any(|smaller| is_subset(smaller, &set)) {
                conflicts.push(set);
            }
        }
        let (mut supersets, mut exactly) = (Vec::new(), Vec::new());
        for cut in cuts {
            let (Cut::Supersets(set) | Cut::Exactly(set)) = cut;
            // A cut with an element outside all conflicts can't be reached.
            let Some(mut indices) = set.iter().map(index).collect::<Option<Vec<usize>>>() else {
                continue;
            };
            indices.sort_unstable();
            indices.dedup();
            match cut {
                Cut::Supersets(_) => supersets.push(indices),
                Cut::Exactly(_) => exactly.push(indices),
            }
        }
        Some(Problem {
            elements,
            weights,
            conflicts,
            supersets,
            exactly,
            max_size,
        })
    }

    fn solve(&self, budget: &Budget) -> Result<Option<Vec<u32>>, Stop> {
        budget.check()?;
        let proposal = if self.elements.is_empty() {
            self.is_solution(&[]).then(Vec::new)
        } else {
            self.integer_program(budget)?
        };
        let Some(proposal) = proposal else {
            return Ok(None);
        };
        let set = if self.is_solution(&proposal) {
            let bound = self.cost(&proposal);
            match self.first_within(budget, bound, MAX_NODES)? {
                Search::Found(set) => set,
                Search::None | Search::Unfinished => proposal,
            }
        } else {
            // Rounding fooled the linear solver; search exactly, without a bound on the effort.
            match self.best(budget)? {
                Some(set) => set,
                None => return Ok(None),
            }
        };
        Ok(Some(
            set.into_iter().map(|index| self.elements[index]).collect(),
        ))
    }

    fn cost(&self, set: &[usize]) -> Cost {
        (
            set.iter().map(|index| self.weights[*index]).sum(),
            set.len(),
        )
    }

    /// For an ascending list.
    fn is_solution(&self, set: &[usize]) -> bool {
        set.len() <= self.max_size
            && self
                .conflicts
                .iter()
                .all(|conflict| intersects(conflict, set))
            && !self.supersets.iter().any(|cut| is_subset(cut, set))
            && !self.exactly.iter().any(|cut| cut == set)
    }

    /// The set of least cost and size according to the linear solver.
    fn integer_program(&self, budget: &Budget) -> Result<Option<Vec<usize>>, Stop> {
        let mut limit = FIRST_LIMIT;
        loop {
            budget.check()?;
            let time = budget
                .remaining()
                .map_or(limit, |remaining| remaining.min(limit));
            if let Some(answer) = self.integer_program_within(time) {
                return Ok(answer);
            }
            limit *= 2;
        }
    }

    /// `None` if the time was too short.
    fn integer_program_within(&self, time: Duration) -> Option<Option<Vec<usize>>> {
        let mut program = variables!();
        let chosen: Vec<Variable> = self
            .elements
            .iter()
            .map(|_| program.add(variable().binary()))
            .collect();
        let sum = |indices: &[usize]| -> Expression {
            indices
                .iter()
                .map(|index| Expression::from(chosen[*index]))
                .sum()
        };
        // Size decides between equal costs.
        let scale = self.elements.len() as u64 + 1;
        let objective: Expression = chosen
            .iter()
            .zip(&self.weights)
            .map(|(variable, weight)| (weight.saturating_mul(scale) + 1) as f64 * *variable)
            .sum();
        let mut model = program
            .minimise(objective)
            .using(microlp)
            .with_time_limit(time.as_secs_f64());
        for conflict in &self.conflicts {
            model.add_constraint(sum(conflict).geq(1));
        }
        for cut in &self.supersets {
            if cut.is_empty() {
                return Some(None);
            }
            model.add_constraint(sum(cut).leq(cut.len() as f64 - 1.0));
        }
        for cut in &self.exactly {
            let others: Vec<usize> = (0..self.elements.len())
                .filter(|index| cut.binary_search(index).is_err())
                .collect();
            model.add_constraint((sum(cut) - sum(&others)).leq(cut.len() as f64 - 1.0));
        }
        if self.max_size < self.elements.len() {
            let all: Vec<usize> = (0..self.elements.len()).collect();
            model.add_constraint(sum(&all).leq(self.max_size as f64));
        }
        match model.solve() {
            Ok(solution) if matches!(solution.status(), SolutionStatus::Optimal) => {
                let picked = |index: &usize| solution.value(chosen[*index]) > 0.5;
                Some(Some((0..self.elements.len()).filter(picked).collect()))
            }
            Ok(_) | Err(ResolutionError::Other(_)) => None,
            Err(ResolutionError::Infeasible) => Some(None),
            // Numerical trouble: an impossible proposal makes the exact search take over.
            Err(_) => Some(Some(Vec::new())),
        }
    }

    /// The first set of the least cost, by exact search alone.
    fn best(&self, budget: &Budget) -> Result<Option<Vec<usize>>, Stop> {
        let all: Vec<usize> = (0..self.elements.len()).collect();
        let mut bound = self.cost(&all);
        let mut best = None;
        loop {
            match self.first_within(budget, bound, usize::MAX)? {
                Search::Found(set) => {
                    let cost = self.cost(&set);
                    best = Some(set);
                    if cost == (0, 0) {
                        return Ok(best);
                    }
                    // Strictly better: a smaller size, or any size at a smaller cost.
                    bound = match cost {
                        (weight, 0) => (weight.saturating_sub(1), self.elements.len()),
                        (weight, size) => (weight, size - 1),
                    };
                }
                Search::None | Search::Unfinished => return Ok(best),
            }
        }
    }

    /// The lexicographically first set that costs at most `bound`.
    fn first_within(&self, budget: &Budget, bound: Cost, max_nodes: usize) -> Result<Search, Stop> {
        let mut nodes = 0usize;
        // Each entry: the set so far and the next element to decide on. Taking it comes before leaving
        // it out; but a set comes before the sets it is the beginning of.
        let mut stack: Vec<(Vec<usize>, usize)> = vec![(Vec::new(), 0)];
        while let Some((set, next)) = stack.pop() {
            nodes += 1;
            if nodes > max_nodes {
                return Ok(Search::Unfinished);
            }
            if nodes.is_multiple_of(64) {
                budget.check()?;
            }
            // Newly reached sets only: leaving an element out changes nothing.
            if (next == 0 || set.last() == Some(&(next - 1)))
                && self.cost(&set) <= bound
                && self.is_solution(&set)
            {
                return Ok(Search::Found(set));
            }
            if next == self.elements.len() || !self.is_promising(&set, next, bound) {
                continue;
            }
            stack.push((set.clone(), next + 1));
            let mut with = set;
            with.push(next);
            if with.len() <= self.max_size && self.cost(&with) <= bound {
                stack.push((with, next + 1));
            }
        }
        Ok(Search::None)
    }

    /// Can elements from `next` on complete the set within the bound? Conflicts without common elements
    /// each need one of their own.
    fn is_promising(&self, set: &[usize], next: usize, bound: Cost) -> bool {
        let mut used = vec![false; self.elements.len()];
        let (mut weight, mut size) = self.cost(set);
        for conflict in &self.conflicts {
            if intersects(conflict, set) {
                continue;
            }
            let open = &conflict[conflict.partition_point(|index| *index < next)..];
            if open.is_empty() {
                return false;
            }
            if open.iter().any(|index| used[*index]) {
                continue;
            }
            open.iter().for_each(|index| used[*index] = true);
            weight += open
                .iter()
                .map(|index| self.weights[*index])
                .min()
                .unwrap_or(0);
            size += 1;
        }
        (weight, size) <= bound && size <= self.max_size
    }
}

enum Search {
    Found(Vec<usize>),
    None,
    Unfinished,
}

fn thousandths(weight: f64) -> u64 {
    let rounded = (weight * 1000.0).round();
    if rounded >= 1.0 {
        rounded.min(1e12) as u64
    } else {
        1
    }
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        greatest_common_divisor(b, a % b)
    }
}

/// For ascending lists.
fn is_subset(small: &[usize], large: &[usize]) -> bool {
    small.iter().all(|index| large.binary_search(index).is_ok())
}

/// For ascending lists.
fn intersects(a: &[usize], b: &[usize]) -> bool {
    a.iter().any(|index| b.binary_search(index).is_ok())
}
