//! What the reports of several methods say together: a failing test concerns every method it
//! reaches, and each of their reports has suspects of its own.
//!
//! What must hold: the order depends on the reports and on their order alone.

use rustc_hash::FxHashMap;
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
            Elsewhere::Mended | Elsewhere::MendedByPair => Strength::Edit,
            Elsewhere::Open | Elsewhere::Explained => Strength::Part,
        };
        self.rank == 1 && self.strength() <= needed
    }

    /// What isn't decided is left out where the failing tests are explained elsewhere, and what mends
    /// only a part where they are all mended; so are pairs, where single edits mend each test.
    pub fn is_shown(&self, elsewhere: Elsewhere) -> bool {
        let weakest = match elsewhere {
            Elsewhere::Open => Strength::Undecided,
            Elsewhere::Explained => Strength::Part,
            Elsewhere::Mended | Elsewhere::MendedByPair => Strength::Value,
        };
        let is_pair = !self.together_with.is_empty();
        self.strength() <= weakest && !(is_pair && elsewhere == Elsewhere::Mended)
    }
}

/// Several reports, and what is shown of each.
pub struct Together<'a> {
    reports: &'a [&'a MethodReport],
    shown: Vec<Shown>,
}

/// What is shown of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub elsewhere: Elsewhere,
    /// Its suspects by index: those that other reports leave something of. The same place isn't shown
    /// again where another report has it with more reason.
    pub suspects: Vec<usize>,
}

impl<'a> Together<'a> {
    pub fn new(reports: &'a [&'a MethodReport]) -> Self {
        let shown = reports.iter().map(|report| Shown {
            elsewhere: elsewhere(report, reports),
            suspects: Vec::new(),
        });
        let mut shown: Vec<Shown> = shown.collect();
        let mut places = FxHashMap::default();
        for (report, number) in in_order(reports) {
            let suspect = &reports[report].suspects[number];
            // A statement and the expression it consists of are one place.
            let source = suspect.source.trim_end_matches(';');
            let anchor = &suspect.anchor;
            let place = (&anchor.file, &anchor.member, source, suspect.kind);
            let first = *places.entry(place).or_insert(report);
            if first == report {
                shown[report].suspects.push(number);
            }
        }
        Together { reports, shown }
    }

    /// What is shown of one of the reports.
    pub fn of(&self, report: &MethodReport) -> Shown {
        let mut reports = self.reports.iter();
        let index = reports.position(|known| std::ptr::eq(*known, report));
        let shown = index.and_then(|index| self.shown.get(index));
        shown.cloned().unwrap_or(Shown {
            elsewhere: Elsewhere::Open,
            suspects: (0..report.suspects.len()).collect(),
        })
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
    /// Each passes with an edit of another report that mends all of that one's, or a pair of edits.
    MendedByPair,
    /// Each passes with a single edit that does.
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

/// Whether an edit has to mend all failing tests of its report.
#[derive(Clone, Copy, PartialEq)]
enum Fully {
    Alone,
    /// With another one.
    Paired,
    Perhaps,
}

/// What the others of these reports say of a report's failing tests.
pub fn elsewhere(report: &MethodReport, reports: &[&MethodReport]) -> Elsewhere {
    let is_other =
        |other: &&&MethodReport| !std::ptr::eq(**other, report) && other.method != report.method;
    let others: Vec<&MethodReport> = reports.iter().filter(is_other).copied().collect();
    let has_edit = |other: &MethodReport, name: &String, fully: Fully| {
        let mut suspects = other.suspects.iter();
        suspects.any(|suspect| {
            let mut fixes = suspect.fixes.iter();
            (fully != Fully::Alone || suspect.together_with.is_empty())
                && fixes.any(|fix| {
                    (fully == Fully::Perhaps || !fix.is_partial()) && fix.mended.contains(name)
                })
        })
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
    } else if each(&|case, other, _| has_edit(other, &case.name, Fully::Alone)) {
        Elsewhere::Mended
    } else if each(&|case, other, _| has_edit(other, &case.name, Fully::Paired)) {
        Elsewhere::MendedByPair
    } else if each(&|case, other, known| {
        let is_nearer = case.only_around && !known.only_around;
        is_nearer && !other.suspects.is_empty() || has_edit(other, &case.name, Fully::Perhaps)
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
