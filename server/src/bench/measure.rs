//! One program measured: its methods are analysed as `check` does, and the suspects are looked
//! through in the order in which a user is shown them, until one is at the fault.
//!
//! What must hold:
//! * Several suspects in one statement are one place to look at.
//! * A statement that is missing is found by a suspect in a statement beside the gap, or by an
//!   insertion point there.
//! * Whatever goes wrong is an [`Outcome`], never silence.

use super::manifest::FaultyProgram;
use crate::analysis::project::ProjectFrontend;
use crate::analysis::{Frontend as _, MethodEntry, Snapshot};
use crate::documents::Documents;
use crate::documents::reading::read_source;
use crate::documents::source::SourceFile;
use crate::scheduler::workers::{failed_report, message_of};
use crate::statements::Statements;
use crate::view::ground::Ground;
use budget::{Budget, CancelToken};
use diagnosis::options::Options;
use diagnosis::report::{
    CaseKind, CaseOutcome, Confirmation, MethodReport, NoteKind, Status, Suspect, SuspectKind,
};
use diagnosis::together;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What came of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The place of this number, from 1, is at the fault.
    Found(usize),
    /// There are suspects, or none, but the fault isn't among them.
    Missed,
    /// No case of the methods fails.
    NothingFails,
    /// Not measured: why.
    Error(String),
}

/// A place that a user would look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub file: Arc<str>,
    pub line: u32,
    pub kind: SuspectKind,
    pub confirmed: bool,
    /// The smallest edit with which all cases pass.
    pub fix: Option<String>,
    pub source: String,
    pub is_fault: bool,
}

#[derive(Clone, Debug)]
pub struct Measured {
    pub name: String,
    pub kind: Option<String>,
    pub outcome: Outcome,
    /// The places of the suspects, in the order shown.
    pub shown: Vec<Shown>,
    /// An edit is offered with which all cases pass.
    pub repaired: bool,
    /// Statements of the analysed file in which there is a suspect.
    pub flagged: usize,
    /// Statements of the analysed file.
    pub statements: usize,
    pub failing_cases: usize,
    pub passing_cases: usize,
    /// From reading the files to the last report.
    pub elapsed: Duration,
    pub over_limit: bool,
    /// What was left open, such as a method that isn't modelled.
    pub remarks: Vec<String>,
}

/// Measures a program, within `options.time_limit` for all its methods together.
pub fn measure(program: &FaultyProgram, folder: &Path, options: &Options) -> Measured {
    let started = Instant::now();
    let measured = catch_unwind(AssertUnwindSafe(|| attempt(program, folder, options)));
    let mut measured = match measured {
        Ok(Ok(measured)) => measured,
        Ok(Err(reason)) => nothing(program, reason),
        Err(panic) => nothing(
            program,
            format!("the analysis itself failed: {}", message_of(&*panic)),
        ),
    };
    measured.elapsed = started.elapsed();
    measured.over_limit |= measured.elapsed > options.time_limit;
    measured
}

fn nothing(program: &FaultyProgram, reason: String) -> Measured {
    Measured {
        name: program.name.clone(),
        kind: program.kind.clone(),
        outcome: Outcome::Error(reason),
        shown: Vec::new(),
        repaired: false,
        flagged: 0,
        statements: 0,
        failing_cases: 0,
        passing_cases: 0,
        elapsed: Duration::ZERO,
        over_limit: false,
        remarks: Vec::new(),
    }
}

fn attempt(program: &FaultyProgram, folder: &Path, options: &Options) -> Result<Measured, String> {
    let deadline = Instant::now() + options.time_limit;
    let sources = Sources::read(program, folder)?;
    let target = path_text(&program.file);
    let entries = methods(program, &*sources.snapshot, &target)?;
    let mut over_limit = false;
    let mut reports = Vec::new();
    for entry in &entries {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            over_limit = true;
            break;
        }
        let options = Options {
            time_limit: left,
            ..options.clone()
        };
        reports.push(analyse(&*sources.snapshot, &target, entry, &options));
    }
    let shown = sources.shown(program, &reports);
    let statements = sources.statements.get(&target);
    let flagged: BTreeSet<usize> = shown
        .iter()
        .filter_map(|(place, _)| match place {
            Place::Statement(file, number) if *file == target => Some(*number),
            _ => None,
        })
        .collect();
    let (failing_cases, passing_cases) = count_cases(&reports);
    let shown: Vec<Shown> = shown.into_iter().map(|(_, shown)| shown).collect();
    let rank = shown.iter().position(|shown| shown.is_fault);
    let mut remarks = sources.errors();
    remarks.extend(without_verdict(&reports));
    let outcome = match rank {
        Some(index) => Outcome::Found(index + 1),
        None if failing_cases > 0 || !shown.is_empty() => Outcome::Missed,
        None => match remarks.first() {
            Some(remark) => Outcome::Error(remark.clone()),
            None if over_limit => Outcome::Error("the time limit".to_owned()),
            None => Outcome::NothingFails,
        },
    };
    Ok(Measured {
        name: program.name.clone(),
        kind: program.kind.clone(),
        outcome,
        shown,
        repaired: is_repaired(&reports, failing_cases),
        flagged: flagged.len(),
        statements: statements.map_or(0, Statements::len),
        failing_cases,
        passing_cases,
        elapsed: Duration::ZERO,
        over_limit,
        remarks,
    })
}

/// Whether an edit makes every case pass: it was run against all cases of a method, among which
/// must be all that fail anywhere.
fn is_repaired(reports: &[MethodReport], failing_cases: usize) -> bool {
    reports.iter().any(|report| {
        let sees_all = report.tests.failed as usize >= failing_cases;
        let mut fixes = report.suspects.iter().flat_map(|suspect| &suspect.fixes);
        sees_all && fixes.any(|fix| fix.total > 0 && fix.passed == fix.total && !fix.is_partial())
    })
}

/// How many different cases of the methods fail and pass: a test may be one of several methods.
fn count_cases(reports: &[MethodReport]) -> (usize, usize) {
    let mut cases: BTreeMap<(&str, Option<&str>), bool> = BTreeMap::new();
    for report in reports {
        for case in &report.cases {
            let has_failed = match case.outcome {
                CaseOutcome::Failed(_) => true,
                CaseOutcome::Passed => false,
                CaseOutcome::Skipped(_) | CaseOutcome::Unknown(_) => continue,
            };
            // Cases made from contracts are named by their arguments only.
            let method = (case.kind != CaseKind::JUnit).then_some(&*report.method);
            *cases.entry((&case.name, method)).or_default() |= has_failed;
        }
    }
    let failing = cases.values().filter(|has_failed| **has_failed).count();
    (failing, cases.len() - failing)
}

fn analyse(
    snapshot: &dyn Snapshot,
    file: &str,
    entry: &MethodEntry,
    options: &Options,
) -> MethodReport {
    let budget = Budget::with_time(options.time_limit, CancelToken::default());
    match snapshot.deep(&budget, entry.id, options, &|_| {}) {
        Ok(report) => report,
        Err(stop) => failed_report(&entry.key, file, format!("no report at the {stop}")),
    }
}

fn methods(
    program: &FaultyProgram,
    snapshot: &dyn Snapshot,
    target: &str,
) -> Result<Vec<MethodEntry>, String> {
    let all = snapshot.methods(target);
    let name_of = |entry: &MethodEntry| {
        let name = entry.key.split('(').next().unwrap_or_default();
        name.rsplit('.').next().unwrap_or_default().to_owned()
    };
    if let Some(missing) = program
        .methods
        .iter()
        .find(|name| !all.iter().any(|entry| name_of(entry) == **name))
    {
        return Err(format!("{target} has no method `{missing}`"));
    }
    let wanted = |entry: &MethodEntry| {
        program.methods.is_empty() || program.methods.contains(&name_of(entry))
    };
    let methods: Vec<MethodEntry> = all.into_iter().filter(wanted).collect();
    if methods.is_empty() {
        return Err(format!("{target} has no method"));
    }
    Ok(methods)
}

/// Why methods have no verdict, each once.
fn without_verdict(reports: &[MethodReport]) -> Vec<String> {
    let mut remarks: Vec<String> = Vec::new();
    for report in reports {
        let limitation = report
            .notes
            .iter()
            .find(|note| note.kind == NoteKind::Limitation)
            .map(|note| &note.message);
        let reason = match &report.status {
            Status::Failing => continue,
            Status::Ok => match limitation {
                Some(message) => message,
                None => continue,
            },
            Status::Unknown(why) => why,
            Status::Unsupported { what, .. } => what,
            Status::Failed { message, .. } => message,
        };
        let name = report.method.split('(').next().unwrap_or_default();
        remarks.push(format!("{name}: {reason}"));
    }
    remarks.dedup();
    remarks
}

/// A place as it is counted: suspects of one statement are one.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Place {
    Statement(Arc<str>, usize),
    Line(Arc<str>, u32),
}

struct Sources {
    documents: Documents,
    snapshot: Arc<dyn Snapshot>,
    statements: BTreeMap<Arc<str>, Statements>,
}

impl Sources {
    fn read(program: &FaultyProgram, folder: &Path) -> Result<Sources, String> {
        let mut documents = Documents::default();
        let mut statements = BTreeMap::new();
        for file in program.files(folder)? {
            let shown = path_text(&file);
            let text = read_source(&folder.join(&file))
                .map_err(|problem| format!("{shown}: {problem}"))?;
            let source = SourceFile::new(text);
            statements.insert(
                shown.clone(),
                Statements::new(&source.unit(), source.text()),
            );
            documents.set_disk(&shown, Ok(source));
        }
        let changes = documents.take_changed();
        let snapshot = ProjectFrontend::new().update(&changes);
        drop(changes);
        Ok(Sources {
            documents,
            snapshot,
            statements,
        })
    }

    /// What isn't Java, the first of each file. What is around it is analysed.
    fn errors(&self) -> Vec<String> {
        let mut of_file: BTreeMap<Arc<str>, String> = BTreeMap::new();
        for (file, range, message) in self.snapshot.errors() {
            let line = self
                .statements
                .get(&file)
                .map_or(0, |statements| statements.line_of(range.start));
            of_file
                .entry(file.clone())
                .or_insert_with(|| format!("{file}:{line}: {message}"));
        }
        of_file.into_values().collect()
    }

    /// The places of all suspects of all methods, in their common order.
    fn shown(&self, program: &FaultyProgram, reports: &[MethodReport]) -> Vec<(Place, Shown)> {
        let mut shown: Vec<(Place, Shown)> = Vec::new();
        let all: Vec<&MethodReport> = reports.iter().collect();
        for (report, number) in together::in_order(&all) {
            let suspect = &reports[report].suspects[number];
            let Some((place, one)) = self.place(program, suspect) else {
                continue;
            };
            match shown.iter_mut().find(|(other, _)| *other == place) {
                // An insertion point may be at the gap where the statement itself isn't.
                Some((_, other)) => other.is_fault |= one.is_fault,
                None => shown.push((place, one)),
            }
        }
        shown
    }

    fn place(&self, program: &FaultyProgram, suspect: &Suspect) -> Option<(Place, Shown)> {
        let ground = Ground {
            snapshot: &*self.snapshot,
            documents: &self.documents,
        };
        let (file, range) = ground.locate(&suspect.anchor)?;
        let statements = self.statements.get(&file)?;
        let line = statements.line_of(range.start);
        let statement = statements.at(range.start);
        let is_fault = program
            .faulty
            .iter()
            .chain(&program.insertions)
            .map(|faulty| program.place(faulty))
            .filter(|(faulty, _)| path_text(faulty) == file)
            .any(|(_, faulty)| match statement {
                Some(number) => statements.in_line(faulty).contains(&number),
                None => line == faulty,
            });
        let place = match statement {
            Some(number) => Place::Statement(file.clone(), number),
            None => Place::Line(file.clone(), line),
        };
        let shown = Shown {
            file,
            line,
            kind: suspect.kind,
            confirmed: suspect.confirmation == Confirmation::Confirmed,
            fix: suspect.fixes.first().map(|fix| fix.title.clone()),
            source: suspect.source.clone(),
            is_fault,
        };
        Some((place, shown))
    }
}

/// As the front end names files: with `/`.
fn path_text(path: &Path) -> Arc<str> {
    crate::main_loop::loader::path_text(path)
}
