//! What a search found, as a suite: the cases that are kept and what became of each goal.
//!
//! What must hold: a goal is called infeasible only when every path within the bounds was decided.

use super::{CANDIDATES, Explored, Found, Met, Search};
use crate::case::TestCase;
use crate::goals::{Element, Goals, Wanted};
use crate::select::{Candidate, choose};
use crate::suite::{Criterion, Goal, GoalStatus, Suite, SuiteStatus};
use crate::unknown::UnknownInput;
use budget::{Budget, Stop};
use java::ir::NodeId;
use std::collections::BTreeSet;
use std::ops::Range;
use symbolic::End;

impl Search<'_> {
    pub(super) fn finish(mut self, explored: Explored, input: UnknownInput) -> Suite {
        let Explored {
            mut end,
            runs,
            cuts,
            met,
        } = explored;
        if end == End::GaveUp && self.runs_left.is_some() {
            end = End::Stopped;
        }
        let is_undoubted = self.failures.is_empty();
        let is_exhaustive = end == End::Exhausted && is_undoubted;
        // What was left leads to no goal that isn't achieved.
        let is_explored =
            (is_exhaustive || (end == End::Left && is_undoubted)) && self.untried.is_empty();
        // What larger inputs do nobody knows.
        let larger = self.larger(met, &input);
        let is_decided = is_explored && larger.is_empty();
        let mut wanted = match self.request.criterion {
            Criterion::Paths(_) | Criterion::Loops(_) => Vec::new(),
            _ => self.goals.wanted.clone(),
        };
        // What a lambda does that is only made is no matter of this method's cases.
        let uncalled = match is_explored {
            true => self.goals.in_uncalled_lambdas(&self.reached),
            false => BTreeSet::new(),
        };
        let uncalled_lines: BTreeSet<u32> = wanted
            .iter()
            .filter(|goal| uncalled.contains(&goal.node))
            .map(|goal| self.describe(goal.node).0)
            .collect();
        wanted.retain(|goal| !uncalled.contains(&goal.node));
        let seen = self.covered_elements();
        let mut needed = BTreeSet::new();
        let mut means: Vec<Option<Vec<u32>>> = Vec::new();
        let size_of_element = |element: &Element| {
            let size = self.sizes.as_ref().and_then(|sizes| sizes.of(element));
            size.unwrap_or(0)
        };
        for goal in &wanted {
            let elements = self.goals.achieved_by(&goal.need, &seen, &size_of_element);
            let numbers = elements.map(|elements| {
                elements
                    .iter()
                    .filter_map(|element| self.numbers.get(element).copied())
                    .collect::<Vec<u32>>()
            });
            needed.extend(numbers.iter().flatten());
            means.push(numbers);
        }
        if self.request.criterion.is_of_paths() {
            needed.extend(&self.covered);
        }
        let candidates: Vec<Candidate> = self
            .found
            .iter()
            .map(|found| Candidate {
                covers: self.shown_by(found),
                size: found.size,
                kind: found.kind.clone(),
            })
            .collect();
        let mut chosen: Vec<usize> = if self.request.keeps_all {
            (0..candidates.len()).collect()
        } else {
            // What was found is worth finishing even if the time is over.
            choose(&Budget::default(), &candidates, &needed)
        };
        if chosen.is_empty() {
            chosen.extend((0..candidates.len()).take(1));
        }
        let mut index = 0;
        let mut kept = std::mem::take(&mut self.found);
        kept.retain(|_| {
            index += 1;
            chosen.contains(&(index - 1))
        });
        crate::name::name_cases(
            &self.subject.program,
            &mut kept
                .iter_mut()
                .map(|found| &mut found.case)
                .collect::<Vec<_>>(),
        );
        kept.sort_by(|one, other| {
            let key = |found: &Found| (found.case.violates.is_none(), found.case.is_refused);
            key(one)
                .cmp(&key(other))
                .then_with(|| one.case.name.cmp(&other.case.name))
        });
        let mut reasons: Vec<String> = match &end {
            End::Incomplete(reasons) => reasons.clone(),
            End::Limit(Some(stop)) => vec![stop.to_string()],
            End::Limit(None) => vec!["too many paths".to_owned()],
            End::GaveUp => vec!["given up: nothing new was found for long".to_owned()],
            End::Stopped | End::Exhausted | End::Left => Vec::new(),
        };
        reasons.extend(self.failures.iter().cloned());
        let is_cut_off = !reasons.is_empty();
        reasons.extend(self.untried.iter().cloned());
        if !is_cut_off {
            reasons.extend(larger);
        }
        let goals = self.goal_list(&wanted, &means, &mut kept, is_decided, &reasons);
        let mut notes: Vec<String> = input.notes.iter().cloned().collect();
        if let (true, Some(rounds)) = (met.loops, self.loop_bound()) {
            notes.push(format!(
                "the search is bounded: no condition held more than {rounds} times in one run, so \
                 what can't be reached is infeasible within {rounds} rounds of a loop"
            ));
        }
        if let (true, Criterion::Paths(limit)) = (met.branches, self.request.criterion) {
            notes.push(format!(
                "the search is bounded: paths that decide more than {limit} branches are left out"
            ));
        }
        notes.extend(uncalled_lines.into_iter().map(|line| {
            format!("line {line} stands in a lambda that the method makes and doesn't call: no case runs it")
        }));
        if met.size {
            notes.push(format!(
                "the search is bounded: {} objects, {} elements, {} decisions in one run",
                self.request.bounds.objects,
                self.request.bounds.length,
                self.request.bounds.decisions
            ));
        }
        if self.is_truncated {
            notes.push(format!("only the first {CANDIDATES} cases were kept"));
        }
        notes.extend(
            self.failures
                .iter()
                .map(|reason| format!("some inputs could not be run to an end: {reason}")),
        );
        let cases: Vec<TestCase> = kept.into_iter().map(|found| found.case).collect();
        let is_open = goals
            .iter()
            .any(|goal| matches!(goal.status, GoalStatus::Unknown(_) | GoalStatus::Feasible));
        let status = if let End::Limit(Some(Stop::Cancelled)) = end {
            SuiteStatus::Partial(Stop::Cancelled.to_string())
        } else if cases.is_empty() && !(is_exhaustive && self.untried.is_empty()) {
            match self.failures.iter().next() {
                Some(reason) => SuiteStatus::Unsupported(reason.clone()),
                None => SuiteStatus::Partial(joined(&reasons)),
            }
        } else if is_open
            || (wanted.is_empty() && is_cut_off && !matches!(end, End::Stopped | End::Left))
        {
            let why = joined(&reasons);
            SuiteStatus::Partial(
                match wanted.is_empty() && self.request.criterion.is_of_paths() {
                    true => format!("{} paths were found, there may be more: {why}", cases.len()),
                    false => why,
                },
            )
        } else {
            SuiteStatus::Complete
        };
        Suite {
            status,
            is_contradictory: is_exhaustive && self.untried.is_empty() && cases.is_empty(),
            goals,
            cases,
            is_exhaustive,
            notes,
            runs,
            cuts,
        }
    }

    /// Inputs beyond the bounds that runs asked for.
    fn larger(&self, met: Met, input: &UnknownInput) -> Vec<String> {
        let mut larger = Vec::new();
        if met.lengths {
            larger.push(format!(
                "arrays, collections and strings of more than {} elements aren't tried",
                input.greatest_length()
            ));
        }
        if met.size {
            larger.push(format!(
                "inputs of more than {} objects, and runs of more than {} decisions, aren't tried",
                self.request.bounds.objects, self.request.bounds.decisions
            ));
        }
        larger
    }

    /// What a case counts for. By branch and bound each thing is shown by a smallest case.
    fn shown_by(&self, found: &Found) -> BTreeSet<u32> {
        let Some(sizes) = &self.sizes else {
            return found.elements.clone();
        };
        let numbers = self.numbers.iter();
        numbers
            .filter(|(element, number)| {
                found.elements.contains(number) && sizes.of(element) == Some(found.bound)
            })
            .map(|(_, number)| *number)
            .collect()
    }

    /// Place and text of a goal.
    fn describe(&self, node: NodeId) -> (u32, Range<usize>, String) {
        let subject = self.subject;
        Goals::describe(&subject.program, subject.method, &subject.text, node)
    }

    fn goal_list(
        &self,
        wanted: &[Wanted],
        means: &[Option<Vec<u32>>],
        kept: &mut [Found],
        is_decided: bool,
        reasons: &[String],
    ) -> Vec<Goal> {
        let subject = self.subject;
        let mut goals = Vec::new();
        for (index, (goal, means)) in wanted.iter().zip(means).enumerate() {
            let mut cases = Vec::new();
            for (number, found) in kept.iter_mut().enumerate() {
                let covers = means
                    .as_ref()
                    .is_some_and(|means| means.iter().any(|mean| found.elements.contains(mean)));
                if covers {
                    cases.push(number as u32);
                    found.case.covers.push(index as u32);
                }
            }
            let is_reached = || {
                let achieved = self.goals.achieved_by(&goal.need, &self.reached, &|_| 0);
                achieved.is_some()
            };
            let status = if !cases.is_empty() {
                GoalStatus::Achieved(cases)
            } else if is_reached() {
                GoalStatus::Feasible
            } else if is_decided {
                GoalStatus::Infeasible
            } else {
                GoalStatus::Unknown(joined(reasons))
            };
            let (line, range, text) = self.describe(goal.node);
            goals.push(Goal {
                line,
                range,
                text,
                side: goal.side,
                status,
            });
        }
        if self.request.criterion.is_of_paths() {
            // Each path is a goal of its own, achieved by the case that takes it.
            let (line, range, _) = {
                let place = subject.program.declaration_location(subject.method).1;
                (subject.text.line(place.start), place, ())
            };
            for (number, found) in kept.iter_mut().enumerate() {
                found.case.covers.push(number as u32);
                goals.push(Goal {
                    line,
                    range: range.clone(),
                    text: found.case.condition.clone(),
                    side: None,
                    status: GoalStatus::Achieved(vec![number as u32]),
                });
            }
        }
        goals
    }
}

fn joined(reasons: &[String]) -> String {
    let mut different: Vec<&str> = Vec::new();
    for reason in reasons {
        if !different.contains(&reason.as_str()) {
            different.push(reason);
        }
    }
    match different.as_slice() {
        [] => "not found".to_owned(),
        different => different.join(", "),
    }
}
