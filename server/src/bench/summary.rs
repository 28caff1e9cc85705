//! The figures over many programs.

use super::measure::{Measured, Outcome};
use std::collections::BTreeMap;
use std::time::Duration;

/// The figures of a data set, or of one kind of fault in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    pub programs: usize,
    /// Programs whose fault is at place 1, among the first 3, 5 and 10.
    pub top: [(usize, usize); 4],
    /// Programs whose fault is at any place.
    pub found: usize,
    /// Programs for which an edit is offered with which all cases pass.
    pub repaired: usize,
    pub nothing_fails: usize,
    pub errors: usize,
    pub over_limit: usize,
    /// Mean number of places over the programs measured.
    pub mean_suspects: f64,
    /// Mean over the programs measured of the share of statements with a suspect, 0 to 1.
    pub flagged: f64,
    pub median: Duration,
    pub p95: Duration,
    pub max: Duration,
}

impl Summary {
    pub fn of<'a>(measured: impl IntoIterator<Item = &'a Measured>) -> Self {
        let all: Vec<&Measured> = measured.into_iter().collect();
        let ranks: Vec<usize> = all
            .iter()
            .filter_map(|measured| match measured.outcome {
                Outcome::Found(rank) => Some(rank),
                _ => None,
            })
            .collect();
        let number = |is_one: fn(&Measured) -> bool| all.iter().filter(|one| is_one(one)).count();
        let counted: Vec<&&Measured> = all
            .iter()
            .filter(|one| matches!(one.outcome, Outcome::Found(_) | Outcome::Missed))
            .collect();
        let mean = |of: fn(&Measured) -> f64| {
            // The sum of nothing would be a negative zero.
            let sum = counted.iter().fold(0.0, |sum, one| sum + of(one));
            sum / counted.len().max(1) as f64
        };
        let mut times: Vec<Duration> = all.iter().map(|one| one.elapsed).collect();
        times.sort();
        Summary {
            programs: all.len(),
            top: [1, 3, 5, 10].map(|limit| {
                let within = ranks.iter().filter(|rank| **rank <= limit).count();
                (limit, within)
            }),
            found: ranks.len(),
            repaired: number(|one| one.repaired),
            nothing_fails: number(|one| one.outcome == Outcome::NothingFails),
            errors: number(|one| matches!(one.outcome, Outcome::Error(_))),
            over_limit: number(|one| one.over_limit),
            mean_suspects: mean(|one| one.shown.len() as f64),
            flagged: mean(|one| one.flagged as f64 / one.statements.max(1) as f64),
            median: percentile(&times, 50),
            p95: percentile(&times, 95),
            max: percentile(&times, 100),
        }
    }
}

/// The figures of each kind of fault, by name; programs without a kind are left out.
pub fn by_kind(measured: &[Measured]) -> BTreeMap<&str, Summary> {
    let mut kinds: BTreeMap<&str, Vec<&Measured>> = BTreeMap::new();
    for one in measured {
        if let Some(kind) = &one.kind {
            kinds.entry(kind).or_default().push(one);
        }
    }
    kinds
        .into_iter()
        .map(|(kind, measured)| (kind, Summary::of(measured)))
        .collect()
}

/// The smallest of the sorted times such that so many percent aren't above it (nearest rank).
fn percentile(times: &[Duration], percent: usize) -> Duration {
    let rank = (times.len() * percent).div_ceil(100).max(1);
    times.get(rank - 1).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(outcome: Outcome, milliseconds: u64) -> Measured {
        Measured {
            name: String::new(),
            kind: (milliseconds > 2).then(|| "late".to_owned()),
            outcome,
            shown: Vec::new(),
            repaired: milliseconds == 2,
            flagged: 1,
            statements: 4,
            failing_cases: 1,
            passing_cases: 0,
            elapsed: Duration::from_millis(milliseconds),
            over_limit: milliseconds > 3,
            remarks: Vec::new(),
        }
    }

    #[test]
    fn programs_count_by_the_place_of_their_fault() {
        let measured = [
            program(Outcome::Found(1), 1),
            program(Outcome::Found(3), 2),
            program(Outcome::Found(11), 3),
            program(Outcome::Missed, 4),
            program(Outcome::NothingFails, 5),
            program(Outcome::Error(String::new()), 6),
        ];
        let summary = Summary::of(&measured);
        assert_eq!(summary.top, [(1, 1), (3, 2), (5, 2), (10, 2)]);
        assert_eq!((summary.programs, summary.found), (6, 3));
        assert_eq!(summary.repaired, 1);
        assert_eq!((summary.nothing_fails, summary.errors), (1, 1));
        assert_eq!(summary.over_limit, 3);
        assert_eq!(summary.flagged, 0.25);
        assert_eq!(summary.median, Duration::from_millis(3));
        assert_eq!(summary.p95, Duration::from_millis(6));
        let kinds = by_kind(&measured);
        assert_eq!(kinds.len(), 1);
        assert_eq!(kinds["late"].programs, 4);
    }

    #[test]
    fn no_program_at_all_has_no_figures_but_is_no_fault() {
        let summary = Summary::of(&[]);
        assert_eq!((summary.programs, summary.mean_suspects), (0, 0.0));
        assert!(summary.mean_suspects.is_sign_positive());
        assert_eq!(summary.max, Duration::ZERO);
    }
}
