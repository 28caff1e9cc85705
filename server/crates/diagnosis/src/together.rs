//! What the reports of several methods say together: a failing test concerns every method it
//! reaches, and each of their reports has suspects of its own.
//!
//! What must hold: the order depends on the reports and on their order alone.

use std::cmp::Reverse;

use crate::report::{CaseKind, CaseOutcome, CaseReport, Confirmation, MethodReport, Suspect};

/// How much speaks for a suspect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Strength {
    /// With an edit there (and at another place, for a pair) all cases pass.
    Edit,
    /// With another value there the failing cases pass.
    Value,
    /// With an edit or another value there some of the failing cases pass.
    Part,
    /// It isn't decided.
    Undecided,
}

impl Suspect {
    pub fn strength(&self) -> Strength {
        if self.fixes.first().is_some_and(|fix| !fix.is_partial()) {
            return Strength::Edit;
        }
        match &self.confirmation {
            Confirmation::Confirmed => Strength::Value,
            Confirmation::Partly { .. } => Strength::Part,
            Confirmation::Unconfirmed(_) => Strength::Undecided,
        }
    }

    /// Whether it is more than a remark: the first, and proven; with an edit, where another method's
    /// mends it all.
    pub fn is_warning(&self, elsewhere: Elsewhere) -> bool {
        let needed = match elsewhere {
            Elsewhere::Mended => Strength::Edit,
            Elsewhere::Open | Elsewhere::Explained => Strength::Part,
        };
        self.rank == 1 && self.strength() <= needed
    }

    /// What isn't decided is left out where the failing tests are explained elsewhere, and what mends
    /// only a part where they are all mended.
    pub fn is_shown(&self, elsewhere: Elsewhere) -> bool {
        let weakest = match elsewhere {
            Elsewhere::Open => Strength::Undecided,
            Elsewhere::Explained => Strength::Part,
            Elsewhere::Mended => Strength::Value,
        };
        self.strength() <= weakest
    }
}

/// What other methods' reports say of a method's failing tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Elsewhere {
    /// Not enough.
    Open,
    /// Each passes with an edit that another report offers (it need not be the same for all), or
    /// runs the method only around the test, while another report has suspects in what the test
    /// itself runs.
    Explained,
    /// Each passes with an edit of another report that mends all of that one's.
    Mended,
}

/// The suspects of all reports, as indices of the report and of the suspect in it. Each report keeps
/// its order; of the next ones, the strongest comes first, then the one whose edit mends the most failing cases, then the smallest edit, then
/// the one whose method is run by the failing rather than by the passing cases, then the order of the
/// reports. What another report's edits leave nothing of is left out ([`Suspect::is_shown`]).
pub fn in_order(reports: &[&MethodReport]) -> Vec<(usize, usize)> {
    let mut waiting: Vec<std::collections::VecDeque<usize>> = Vec::new();
    for report in reports {
        let elsewhere = elsewhere(report, reports);
        let suspects = report.suspects.iter().enumerate();
        let wanted = suspects.filter(|(_, suspect)| suspect.is_shown(elsewhere));
        waiting.push(wanted.map(|(number, _)| number).collect());
    }
    let mut all: Vec<(usize, usize)> = Vec::new();
    while let Some((index, number)) = waiting
        .iter()
        .enumerate()
        .filter_map(|(index, numbers)| Some((index, *numbers.front()?)))
        .min_by(|one, other| {
            let key = |(index, number): &(usize, usize)| {
                let suspect = &reports[*index].suspects[*number];
                let fix = suspect.fixes.first();
                let mended = Reverse(fix.map_or(0, |fix| fix.mended.len()));
                (
                    suspect.strength(),
                    mended,
                    fix.map(|fix| fix.size),
                    suspect.rank,
                )
            };
            let share = |(index, _): &(usize, usize)| failing_share(reports[*index]);
            key(one)
                .cmp(&key(other))
                .then(share(other).total_cmp(&share(one)))
                .then(one.0.cmp(&other.0))
        })
    {
        waiting[index].pop_front();
        all.push((index, number));
    }
    all
}

/// Which share of the method's cases fails.
fn failing_share(report: &MethodReport) -> f64 {
    f64::from(report.tests.failed) / f64::from(report.tests.run.max(1))
}

/// What the others of these reports say of a report's failing tests.
pub fn elsewhere(report: &MethodReport, reports: &[&MethodReport]) -> Elsewhere {
    let is_other =
        |other: &&&MethodReport| !std::ptr::eq(**other, report) && other.method != report.method;
    let others: Vec<&MethodReport> = reports.iter().filter(is_other).copied().collect();
    let has_edit = |other: &MethodReport, name: &String, may_be_partial: bool| {
        let mut fixes = other.suspects.iter().flat_map(|suspect| &suspect.fixes);
        fixes.any(|fix| (may_be_partial || !fix.is_partial()) && fix.mended.contains(name))
    };
    let each = |is_so: &dyn Fn(&CaseReport, &MethodReport, &CaseReport) -> bool| {
        failing_tests(report).all(|case| {
            others.iter().any(|other| {
                failing_tests(other)
                    .any(|known| known.name == case.name && is_so(case, other, known))
            })
        })
    };
    if failing_tests(report).next().is_none() {
        Elsewhere::Open
    } else if each(&|case, other, _| has_edit(other, &case.name, false)) {
        Elsewhere::Mended
    } else if each(&|case, other, known| {
        let is_nearer = case.only_around && !known.only_around;
        is_nearer && !other.suspects.is_empty() || has_edit(other, &case.name, true)
    }) {
        Elsewhere::Explained
    } else {
        Elsewhere::Open
    }
}

/// Failing tests; the cases of contracts are a method's own.
fn failing_tests(report: &MethodReport) -> impl Iterator<Item = &CaseReport> {
    report.cases.iter().filter(|case| {
        case.kind == CaseKind::JUnit && matches!(case.outcome, CaseOutcome::Failed(_))
    })
}
