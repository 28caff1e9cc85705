//! `whydunit eval-slicer`: slicers against a suite of minimal slices.
//!
//! A suite is a folder of programs `NAME.java` in which `/*1*/`, `/*2*/`… stand before the criteria,
//! and of their minimal slices `NAME.1.slice`, `NAME.2.slice`….

use super::arguments::{EvalSlicerArguments, EvaluationFormat};
use super::{CLEAN, FINDINGS, external_slicer};
use crate::parallel::on_large_stack;
use budget::{Budget, CancelToken};
use interp::library::ClassLibrary;
use java::program::{Program, SourceUnit};
use java::types::FileId;
use serde::{Deserialize, Serialize};
use slicing::criterion::{self, Criterion};
use slicing::evaluate::{
    Nodes, Score, criterion_in_text, lines_of_nodes, nodes_of_edits, nodes_of_lines, nodes_of_text,
    partners,
};
use slicing::flow::StaticSlicer;
use slicing::program::subject::Subject;
use slicing::slicer::{Phase, Report, Task, Verdict};
use slicing::source::lowered::Facts;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A criterion of the suite with its minimal slice.
struct Benchmark {
    name: String,
    file: PathBuf,
    subject: Subject,
    criterion: Criterion,
    offset: usize,
    minimal: Nodes,
}

/// What one slicer made of one criterion, or why it failed.
type Outcome = Result<Made, String>;

#[derive(Clone)]
struct Made {
    nodes: Nodes,
    elapsed: Duration,
    /// Of our own slicers.
    report: Option<Report>,
    /// The slice as a program, where the slicer gives one.
    java: Option<String>,
}

#[derive(Clone, Serialize)]
struct Row {
    benchmark: String,
    nodes: Scores,
    lines: Scores,
    size: usize,
    minimal: usize,
    elapsed_ms: u64,
    error: Option<String>,
    phases: Vec<PhaseRow>,
    generators: Vec<GeneratorRow>,
    candidates: u64,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
struct Scores {
    recall: f64,
    precision: f64,
    f1: f64,
}

#[derive(Clone, Serialize)]
struct PhaseRow {
    name: String,
    nodes: usize,
    elapsed_us: u64,
}

#[derive(Clone, Serialize)]
struct GeneratorRow {
    name: String,
    tests: usize,
    statement: f64,
    branch: f64,
}

#[derive(Serialize)]
struct Evaluation {
    schema: &'static str,
    slicers: Vec<SlicerPart>,
    /// Of two slicers: criteria where the first is better or worse, and where only one is complete.
    comparison: Option<Comparison>,
}

#[derive(Serialize)]
struct SlicerPart {
    name: String,
    nodes: Scores,
    lines: Scores,
    elapsed_ms: u64,
    /// Criteria on which the slicer failed: they count as 0 in the averages.
    errors: usize,
    rows: Vec<Row>,
    /// Against the best so far, from the history.
    best: Option<Scores>,
}

#[derive(Default, Serialize)]
struct Comparison {
    better: Vec<String>,
    worse: Vec<String>,
    errors_introduced: Vec<String>,
    errors_solved: Vec<String>,
}

pub(super) fn run(arguments: &EvalSlicerArguments) -> Result<u8, String> {
    on_large_stack(|| evaluate(arguments))?
}

/// The names of ours.
fn known() -> Vec<&'static str> {
    let mut names: Vec<&str> = StaticSlicer::ALL.iter().map(|it| it.name()).collect();
    names.extend(["static", "minimal", "minimal-mn2"]);
    names
}

fn evaluate(arguments: &EvalSlicerArguments) -> Result<u8, String> {
    for slicer in std::iter::once(&arguments.slicer).chain(&arguments.against) {
        let name = slicer.strip_prefix("builtin:");
        if name.is_some_and(|name| !known().contains(&name)) {
            let known: Vec<String> = known().iter().map(|it| format!("builtin:{it}")).collect();
            let known = known.join(", ");
            return Err(format!("there is no slicer {slicer}; there are {known}"));
        }
    }
    let suite = load(&arguments.suite)?;
    let mut columns: Vec<(String, Vec<Outcome>)> = Vec::new();
    for slicer in std::iter::once(&arguments.slicer).chain(&arguments.against) {
        let made = suite
            .iter()
            .map(|benchmark| make(slicer, benchmark, arguments.time_limit))
            .collect::<Result<_, String>>()?;
        columns.push((slicer.clone(), made));
    }
    if let Some(against) = &arguments.against {
        let first = &arguments.slicer;
        let sequences = [(first, against), (against, first)];
        for (one, two) in sequences {
            let made = suite
                .iter()
                .map(|benchmark| in_sequence(one, two, benchmark, arguments.time_limit))
                .collect::<Result<_, String>>()?;
            columns.push((format!("{one}, then {two}"), made));
        }
        type Combine = fn(&Nodes, &Nodes) -> Nodes;
        let combinations: [(&str, Combine); 2] =
            [("intersection", |a, b| a & b), ("union", |a, b| a | b)];
        for (name, combine) in combinations {
            let made = (0..suite.len())
                .map(|at| match (&columns[0].1[at], &columns[1].1[at]) {
                    (Ok(one), Ok(two)) => Ok(Made {
                        nodes: combine(&one.nodes, &two.nodes),
                        elapsed: one.elapsed + two.elapsed,
                        report: None,
                        java: None,
                    }),
                    (Err(error), _) | (_, Err(error)) => Err(error.clone()),
                })
                .collect();
            columns.push((name.to_owned(), made));
        }
    }
    let mut slicers: Vec<SlicerPart> = columns
        .iter()
        .map(|(name, made)| part(name, &suite, made))
        .collect();
    if let Some(file) = &arguments.history {
        remember(file, &mut slicers)?;
    }
    let comparison = arguments
        .against
        .as_ref()
        .and_then(|_| Some(compare(&slicers.first()?.rows, &slicers.get(1)?.rows)));
    let mut rows = slicers.iter().flat_map(|part| &part.rows);
    let has_errors = rows.any(|row| row.error.is_some());
    let evaluation = Evaluation {
        schema: "whydunit.eval-slicer/1",
        slicers,
        comparison,
    };
    let text = match arguments.format {
        EvaluationFormat::Json => {
            let text = serde_json::to_string_pretty(&evaluation).map_err(|it| it.to_string())?;
            format!("{text}\n")
        }
        EvaluationFormat::Human => human(&evaluation),
        EvaluationFormat::Html => html(&evaluation),
    };
    super::show(&text)?;
    Ok(if has_errors { FINDINGS } else { CLEAN })
}

fn subject_of(path: &Path, text: &str) -> Result<Subject, String> {
    let unit = SourceUnit {
        path: path.display().to_string().into(),
        unit: syntax::SourceFile::new(text).unit(),
        is_library: false,
    };
    let program = Arc::new(Program::build(vec![unit], Arc::new(ClassLibrary)));
    Subject::new(program, FileId(0), text.into())
        .map_err(|reason| format!("{}: {reason}", path.display()))
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn load(folder: &Path) -> Result<Vec<Benchmark>, String> {
    let entries =
        std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|it| it == "java"))
        .collect();
    files.sort();
    let mut suite = Vec::new();
    for file in files {
        let text = read(&file)?;
        let subject = subject_of(&file, &text)?;
        let facts = Facts::new(&subject);
        for number in 1_u32.. {
            let Some(offset) = marker(&text, number) else {
                break;
            };
            let criterion = criterion::at_offset(&subject, &facts, offset as u32)
                .map_err(|reason| format!("{}, criterion {number}: {reason}", file.display()))?;
            let slice = read(&file.with_extension(format!("{number}.slice")))?;
            let stem = file.file_stem().and_then(|it| it.to_str()).unwrap_or("?");
            suite.push(Benchmark {
                name: format!("{stem}.{number}"),
                file: file.clone(),
                offset,
                minimal: nodes_of_text(&subject, criterion.node, &slice)
                    .map_err(|reason| format!("{}, slice {number}: {reason}", file.display()))?,
                criterion,
                subject: subject.clone(),
            });
        }
    }
    if suite.is_empty() {
        return Err(format!(
            "{} has no programs with criteria",
            folder.display()
        ));
    }
    Ok(suite)
}

/// Where the criterion with this number begins: behind its marker.
fn marker(text: &str, number: u32) -> Option<usize> {
    let mark = format!("/*{number}*/");
    let behind = text.find(&mark)? + mark.len();
    let rest = text.get(behind..)?;
    Some(behind + rest.len() - rest.trim_start().len())
}

/// # Errors
/// A sentence when there is no such slicer.
fn make(slicer: &str, benchmark: &Benchmark, limit: Duration) -> Result<Outcome, String> {
    let Some(name) = slicer.strip_prefix("builtin:") else {
        let since = Instant::now();
        let place = place(&benchmark.file, &benchmark.subject.text, benchmark.offset);
        let text = external_slicer::output_of(slicer, &place, limit)?;
        let elapsed = since.elapsed();
        let understood = text.and_then(|text| understood(benchmark, text));
        return Ok(understood.map(|(nodes, java)| Made {
            nodes,
            elapsed,
            report: None,
            java,
        }));
    };
    let criterion = benchmark.criterion.clone();
    let report = built_in(name, &benchmark.subject, criterion, limit);
    Ok(report.map(|report| Made {
        nodes: nodes_of_edits(&benchmark.subject, &report.edits),
        elapsed: report.elapsed,
        java: Some(report.java.clone()),
        report: Some(report),
    }))
}

fn built_in(
    name: &str,
    subject: &Subject,
    criterion: Criterion,
    limit: Duration,
) -> Result<Report, String> {
    let mut task = Task::new(criterion);
    match name {
        "minimal" => {}
        "minimal-mn2" => task.options.most_nodes = 2,
        "static" => task.phase = Phase::Static,
        _ => {
            let slicer = StaticSlicer::by_name(name)
                .ok_or_else(|| format!("there is no slicer builtin:{name}"))?;
            task.phase = Phase::Static;
            task.slicers = vec![slicer];
        }
    }
    let budget = Budget::with_time(limit, CancelToken::default());
    let report = slicing::slicer::slice(subject, &task, &budget, &mut |_, _| {})?;
    // A slice that isn't what the slicer was asked for is a failure, however large it is.
    let failed = report.verdict == Verdict::Unknown || task.phase == Phase::Static;
    match report.reason.as_ref().filter(|_| failed) {
        Some(reason) => Err(format!("builtin:{name}: {reason}")),
        None => Ok(report),
    }
}

/// `FILE:LINE:COLUMN`, from 1.
fn place(file: &Path, text: &str, offset: usize) -> String {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let column = before.get(start..).unwrap_or("").chars().count() + 1;
    format!("{}:{line}:{column}", file.display())
}

/// A slice as line numbers or as Java.
fn understood(benchmark: &Benchmark, text: String) -> Result<(Nodes, Option<String>), String> {
    let subject = &benchmark.subject;
    let is_lines = !text.trim().is_empty()
        && text
            .chars()
            .all(|c| c.is_ascii_digit() || c.is_whitespace() || c == ',');
    if is_lines {
        let lines: BTreeSet<u32> = text
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|word| word.parse().ok())
            .collect();
        return Ok((nodes_of_lines(subject, &lines), None));
    }
    if text.trim().is_empty() {
        return Err("the slicer printed nothing".to_owned());
    }
    let nodes = nodes_of_text(subject, benchmark.criterion.node, &text)?;
    if nodes.is_empty() {
        return Err("what the slicer printed has nothing of the program".to_owned());
    }
    Ok((nodes, Some(text)))
}

/// The second slicer on what the first has left.
///
/// # Errors
/// A sentence when there is no such slicer.
fn in_sequence(
    one: &str,
    two: &str,
    benchmark: &Benchmark,
    limit: Duration,
) -> Result<Outcome, String> {
    let rest =
        match make(one, benchmark, limit)?.and_then(|first| left_by(one, two, benchmark, first)) {
            Ok(rest) => rest,
            Err(reason) => return Ok(Err(reason)),
        };
    let second = make(two, &rest.benchmark, limit)?;
    Ok(second.and_then(|second| rest.in_original(benchmark, second)))
}

/// What a first slicer has left for a second.
struct Rest {
    benchmark: Benchmark,
    java: String,
    elapsed: Duration,
    /// Where the second slicer finds it.
    _scratch: Scratch,
}

impl Rest {
    fn in_original(&self, original: &Benchmark, second: Made) -> Outcome {
        // By way of the first slice: of several equal statements of the original it has the right one.
        let partners = partners(&original.subject, original.criterion.node, &self.java)?;
        let nodes = second.nodes.iter();
        let nodes = nodes.filter_map(|it| partners.get(it).copied()).collect();
        Ok(Made {
            nodes,
            elapsed: self.elapsed + second.elapsed,
            report: None,
            java: second.java,
        })
    }
}

fn left_by(one: &str, two: &str, benchmark: &Benchmark, first: Made) -> Result<Rest, String> {
    let Some(java) = first.java else {
        return Err(format!("{one} gives no program for {two}"));
    };
    let criterion = benchmark.criterion.node;
    let offset = criterion_in_text(&benchmark.subject, criterion, &java)
        .map_err(|reason| format!("{one}: {reason}"))?;
    let scratch = Scratch::new(&benchmark.file, &java)?;
    let named = |reason: String| format!("what {one} left can't be sliced: {reason}");
    let subject = subject_of(&scratch.file, &java).map_err(named)?;
    let facts = Facts::new(&subject);
    let criterion = criterion::at_offset(&subject, &facts, offset as u32).map_err(named)?;
    let rest = Benchmark {
        name: benchmark.name.clone(),
        file: scratch.file.clone(),
        subject,
        criterion,
        offset,
        minimal: Nodes::new(),
    };
    Ok(Rest {
        benchmark: rest,
        java,
        elapsed: first.elapsed,
        _scratch: scratch,
    })
}

/// A program in a folder of its own, for as long as a slicer looks at it.
struct Scratch {
    folder: PathBuf,
    file: PathBuf,
}

impl Scratch {
    fn new(original: &Path, java: &str) -> Result<Self, String> {
        let folder = std::env::temp_dir().join(format!("whydunit-eval-{}", std::process::id()));
        let file = folder.join(original.file_name().unwrap_or_default());
        let told = |error: std::io::Error| format!("{}: {error}", folder.display());
        std::fs::create_dir_all(&folder).map_err(told)?;
        let scratch = Scratch {
            folder: folder.clone(),
            file,
        };
        std::fs::write(&scratch.file, java).map_err(told)?;
        Ok(scratch)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What can't be removed from the temporary folder harms nobody.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn scores(score: Score) -> Scores {
    Scores {
        recall: score.recall,
        precision: score.precision,
        f1: score.f1,
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn part(name: &str, suite: &[Benchmark], made: &[Outcome]) -> SlicerPart {
    let mut by_nodes = Vec::new();
    let mut by_lines = Vec::new();
    let mut rows = Vec::new();
    let mut elapsed = Duration::ZERO;
    for (benchmark, made) in suite.iter().zip(made) {
        let none = Nodes::new();
        let nodes = made.as_ref().map_or(&none, |made| &made.nodes);
        let lines = lines_of_nodes(&benchmark.subject, nodes);
        let minimal_lines = lines_of_nodes(&benchmark.subject, &benchmark.minimal);
        let (score, line_score) = match made {
            Ok(_) => (
                Score::of(nodes, &benchmark.minimal),
                Score::of(&lines, &minimal_lines),
            ),
            Err(_) => (Score::NONE, Score::NONE),
        };
        by_nodes.push(score);
        by_lines.push(line_score);
        let time = made.as_ref().map_or(Duration::ZERO, |made| made.elapsed);
        elapsed += time;
        let report = made.as_ref().ok().and_then(|made| made.report.as_ref());
        rows.push(Row {
            benchmark: benchmark.name.clone(),
            nodes: scores(score),
            lines: scores(line_score),
            size: nodes.len(),
            minimal: benchmark.minimal.len(),
            elapsed_ms: milliseconds(time),
            error: made.as_ref().err().cloned(),
            phases: report.map(phases).unwrap_or_default(),
            generators: report.map(generators).unwrap_or_default(),
            candidates: report.map_or(0, |report| report.candidates),
        });
    }
    SlicerPart {
        name: name.to_owned(),
        nodes: scores(Score::mean(&by_nodes)),
        lines: scores(Score::mean(&by_lines)),
        elapsed_ms: milliseconds(elapsed),
        errors: made.iter().filter(|made| made.is_err()).count(),
        rows,
        best: None,
    }
}

fn phases(report: &Report) -> Vec<PhaseRow> {
    let mut rows = vec![PhaseRow {
        name: "original".to_owned(),
        nodes: report.original_nodes,
        elapsed_us: 0,
    }];
    rows.extend(report.phases.iter().map(|phase| PhaseRow {
        name: phase.name.clone(),
        nodes: phase.nodes,
        elapsed_us: u64::try_from(phase.elapsed.as_micros()).unwrap_or(u64::MAX),
    }));
    rows
}

fn generators(report: &Report) -> Vec<GeneratorRow> {
    report
        .generators
        .iter()
        .map(|(name, tests, coverage)| GeneratorRow {
            name: (*name).to_owned(),
            tests: *tests,
            statement: coverage.statement,
            branch: coverage.branch,
        })
        .collect()
}

fn compare(first: &[Row], second: &[Row]) -> Comparison {
    let mut comparison = Comparison::default();
    for (one, two) in first.iter().zip(second) {
        let name = one.benchmark.clone();
        // A slice without something it needs is wrong; one with too much is only large.
        let is_wrong = |row: &Row| row.error.is_some() || row.nodes.recall < 1.0;
        match (is_wrong(one), is_wrong(two)) {
            (true, false) => comparison.errors_introduced.push(name.clone()),
            (false, true) => comparison.errors_solved.push(name.clone()),
            _ => {}
        }
        if one.nodes.f1 > two.nodes.f1 {
            comparison.better.push(name);
        } else if one.nodes.f1 < two.nodes.f1 {
            comparison.worse.push(name);
        }
    }
    comparison
}

/// Reads the best results so far, and keeps those that are better now.
fn remember(file: &Path, slicers: &mut [SlicerPart]) -> Result<(), String> {
    let mut best: BTreeMap<String, Scores> = match std::fs::read_to_string(file) {
        Ok(text) => serde_json::from_str(&text)
            .map_err(|error| format!("{}: no history: {error}", file.display()))?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => BTreeMap::new(),
        Err(error) => return Err(format!("{}: {error}", file.display())),
    };
    for slicer in slicers {
        slicer.best = best.get(&slicer.name).copied();
        let is_better = slicer.best.is_none_or(|best| slicer.nodes.f1 > best.f1);
        if is_better {
            best.insert(slicer.name.clone(), slicer.nodes);
        }
    }
    let text = serde_json::to_string_pretty(&best).map_err(|error| error.to_string())?;
    std::fs::write(file, text + "\n").map_err(|error| format!("{}: {error}", file.display()))
}

fn percent(part: f64) -> String {
    format!("{:.2}", part * 100.0)
}

fn human(evaluation: &Evaluation) -> String {
    let mut text = String::new();
    for slicer in &evaluation.slicers {
        let _ = writeln!(text, "{}", slicer.name);
        let _ = writeln!(
            text,
            "  {:24} {:>7} {:>9} {:>7}   {:>7} {:>9} {:>7}   {:>5} {:>7} {:>6}",
            "criterion",
            "recall",
            "precision",
            "F1",
            "lines R",
            "P",
            "F1",
            "nodes",
            "minimal",
            "ms"
        );
        for row in &slicer.rows {
            let _ = writeln!(
                text,
                "  {:24} {:>7} {:>9} {:>7}   {:>7} {:>9} {:>7}   {:>5} {:>7} {:>6}",
                row.benchmark,
                percent(row.nodes.recall),
                percent(row.nodes.precision),
                percent(row.nodes.f1),
                percent(row.lines.recall),
                percent(row.lines.precision),
                percent(row.lines.f1),
                row.size,
                row.minimal,
                row.elapsed_ms
            );
            if let Some(error) = &row.error {
                let _ = writeln!(text, "      {error}");
            }
        }
        let _ = writeln!(
            text,
            "  {:24} {:>7} {:>9} {:>7}   {:>7} {:>9} {:>7}   {:>5} {:>7} {:>6}",
            "all",
            percent(slicer.nodes.recall),
            percent(slicer.nodes.precision),
            percent(slicer.nodes.f1),
            percent(slicer.lines.recall),
            percent(slicer.lines.precision),
            percent(slicer.lines.f1),
            "",
            "",
            slicer.elapsed_ms
        );
        if slicer.errors > 0 {
            let _ = writeln!(text, "  {}", failures(slicer));
        }
        if let Some(best) = &slicer.best {
            let _ = writeln!(
                text,
                "  best so far: recall {}, precision {}, F1 {} (now {:+.2})",
                percent(best.recall),
                percent(best.precision),
                percent(best.f1),
                (slicer.nodes.f1 - best.f1) * 100.0
            );
        }
        text.push('\n');
    }
    text.push_str(&comparison_lines(evaluation));
    text.push_str(&phase_table(evaluation));
    text
}

/// `failed on 2 of 23 criteria, which count as 0`
fn failures(slicer: &SlicerPart) -> String {
    let all = slicer.rows.len();
    let count = if slicer.errors == 1 {
        "counts"
    } else {
        "count"
    };
    format!(
        "failed on {} of {all} criteria, which {count} as 0",
        slicer.errors
    )
}

fn comparison_lines(evaluation: &Evaluation) -> String {
    let mut text = String::new();
    if let Some(comparison) = &evaluation.comparison {
        for (name, list) in [
            ("first better", &comparison.better),
            ("first worse", &comparison.worse),
            (
                "errors introduced by the first",
                &comparison.errors_introduced,
            ),
            ("errors solved by the first", &comparison.errors_solved),
        ] {
            let _ = writeln!(text, "{name} ({}): {}", list.len(), list.join(" "));
        }
    }
    text
}

/// Nodes after each phase, times, tests and candidates.
fn phase_table(evaluation: &Evaluation) -> String {
    let mut text = String::new();
    let Some(slicer) = evaluation.slicers.first() else {
        return text;
    };
    if slicer.rows.iter().all(|row| row.phases.is_empty()) {
        return text;
    }
    let _ = writeln!(text, "phases: nodes left (ms)");
    for row in &slicer.rows {
        let phases: Vec<String> = row
            .phases
            .iter()
            .map(|phase| {
                format!(
                    "{} {} ({:.1})",
                    phase.name,
                    phase.nodes,
                    phase.elapsed_us as f64 / 1000.0
                )
            })
            .collect();
        let tests: Vec<String> = row
            .generators
            .iter()
            .map(|it| {
                format!(
                    "{} {} tests ({:.0} %, {:.0} %)",
                    it.name,
                    it.tests,
                    it.statement * 100.0,
                    it.branch * 100.0
                )
            })
            .collect();
        let _ = writeln!(
            text,
            "  {:24} {}; {}; {} candidates",
            row.benchmark,
            phases.join(", "),
            tests.join(", "),
            row.candidates
        );
    }
    text
}

fn html(evaluation: &Evaluation) -> String {
    let escape = |text: &str| {
        text.replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('>', "&gt;")
    };
    let mut text = String::from(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Slicers</title>\n\
         <style>body{font-family:sans-serif}td,th{padding:0 .6em;text-align:right}\
         td:first-child,th:first-child{text-align:left}</style></head><body>\n",
    );
    for slicer in &evaluation.slicers {
        let _ = writeln!(text, "<h2>{}</h2>\n<table>", escape(&slicer.name));
        text.push_str(
            "<tr><th>criterion</th><th>recall</th><th>precision</th><th>F1</th>\
             <th>lines: recall</th><th>precision</th><th>F1</th><th>nodes</th><th>minimal</th>\
             <th>ms</th></tr>\n",
        );
        for row in &slicer.rows {
            let _ = writeln!(
                text,
                "<tr><td>{}{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>\
                 <td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                escape(&row.benchmark),
                row.error
                    .as_ref()
                    .map(|error| format!(" ({})", escape(error)))
                    .unwrap_or_default(),
                percent(row.nodes.recall),
                percent(row.nodes.precision),
                percent(row.nodes.f1),
                percent(row.lines.recall),
                percent(row.lines.precision),
                percent(row.lines.f1),
                row.size,
                row.minimal,
                row.elapsed_ms
            );
        }
        let _ = writeln!(
            text,
            "<tr><th>all</th><th>{}</th><th>{}</th><th>{}</th><th>{}</th><th>{}</th><th>{}</th>\
             <th></th><th></th><th>{}</th></tr>\n</table>",
            percent(slicer.nodes.recall),
            percent(slicer.nodes.precision),
            percent(slicer.nodes.f1),
            percent(slicer.lines.recall),
            percent(slicer.lines.precision),
            percent(slicer.lines.f1),
            slicer.elapsed_ms
        );
        if slicer.errors > 0 {
            let _ = writeln!(text, "<p>{}</p>", escape(&failures(slicer)));
        }
    }
    let _ = writeln!(
        text,
        "<pre>{}{}</pre>\n</body></html>",
        escape(&comparison_lines(evaluation)),
        escape(&phase_table(evaluation))
    );
    text
}
