//! Test cases of methods: what is asked for and what comes back.

use budget::Budget;
use diagnosis::cases::CaseContext;
use diagnosis::project::Project;
use diagnosis::sites::{SiteShape, SiteTable};
use interp::machine::Concrete;
use java::types::MethodId;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use testgen::case::TestCase;
use testgen::enclosing::{conditions_around, guarded_parts};
use testgen::junit::{self, Section, TestClass};
use testgen::replay::replay_observing;
use testgen::report::SuiteReport;
use testgen::suite::{Criterion, PATIENCE, StrategyChoice, Suite, SuiteRequest};

mod doubt;

/// What cases are wanted; the same request on the same method gives the same cases.
#[derive(Clone, Debug, PartialEq)]
pub struct CaseOptions {
    pub criterion: Criterion,
    pub strategy: StrategyChoice,
    pub seed: u64,
    pub time_limit: Duration,
    /// Whether exceptions that no precondition excludes are findings.
    pub exceptions: bool,
}

impl Default for CaseOptions {
    fn default() -> Self {
        CaseOptions {
            criterion: Criterion::default(),
            strategy: StrategyChoice::default(),
            seed: 0,
            time_limit: Duration::from_secs(1),
            exceptions: true,
        }
    }
}

/// Tests written for a method.
#[derive(Clone, Debug, PartialEq)]
pub struct Exported {
    pub class: TestClass,
    pub section: Section,
}

/// The cases of a method.
pub fn suite(
    budget: &Budget,
    project: &Project,
    method: MethodId,
    options: &CaseOptions,
) -> (Suite, SuiteReport) {
    let started = Instant::now();
    let program = &project.program;
    let file = program.class(program.method(method).class).file;
    let path = program.file(file).path.clone();
    let text = project.text(&path).cloned().unwrap_or_default();
    let request = SuiteRequest {
        criterion: options.criterion,
        strategy: options.strategy,
        seed: options.seed,
        reports_exceptions: options.exceptions,
        patience: patience(options.time_limit),
        ..SuiteRequest::new(&text)
    };
    let context = CaseContext::new(project);
    let suite = testgen::generate_suite(budget, context.code(), method, &request);
    let parts = guarded_parts(program, method);
    let written = |range: std::ops::Range<usize>| {
        let condition = text.get(range).unwrap_or_default();
        condition.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let needs = suite
        .goals
        .iter()
        .map(|goal| {
            let around = conditions_around(&parts, &goal.range);
            let conditions = around
                .into_iter()
                .map(|(range, side)| (written(range), side));
            conditions.collect()
        })
        .collect();
    let elapsed = started.elapsed();
    let start = super::project::entry(program, method).map_or(0, |entry| entry.range.start);
    let before = text.get(..start).unwrap_or_default();
    let start_line = u32::try_from(before.matches('\n').count()).unwrap_or(0) + 1;
    let place = (start, start_line);
    let mut report = SuiteReport::new(program, &suite, options.criterion, needs, elapsed, place);
    let values = suite
        .cases
        .iter()
        .map(|case| values(budget, project, &context, case, &text));
    for (told, values) in report.cases.iter_mut().zip(values) {
        told.values = values;
    }
    if !suite.cases.is_empty() {
        report.warning = doubt::doubt(budget, project, &context, method, &suite.cases);
    }
    (suite, report)
}

/// Who gives more time wants a longer search.
fn patience(time_limit: Duration) -> u64 {
    let seconds = time_limit.as_secs_f64().max(0.1);
    (seconds * PATIENCE as f64) as u64
}

/// What the statements of the method give in a case, at the ends of their lines: the last values
/// where there were several. Empty where the case can't be run again.
fn values(
    budget: &Budget,
    project: &Project,
    context: &CaseContext,
    case: &TestCase,
    text: &str,
) -> Vec<(usize, String)> {
    let table = SiteTable::new(&project.program, &[case.method]);
    let sites: BTreeMap<_, _> = table
        .by_node()
        .iter()
        .filter(|((method, _), _)| *method == case.method)
        .map(|((_, node), site)| (*node, *site))
        .collect();
    let run_budget = Budget {
        steps: VALUE_STEPS,
        ..budget.clone()
    };
    let Ok((_, observed)) = replay_observing(&run_budget, context.code(), case, sites) else {
        return Vec::new();
    };
    let mut by_line: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for (site, value) in observed {
        let Some(site) = table.get(site) else {
            continue;
        };
        let told = match (&site.variable, site.shape) {
            (Some(variable), _) => format!("{variable} = {value}"),
            (None, SiteShape::Condition | SiteShape::Selector) => value,
            (None, SiteShape::ReturnValue) => format!("→ {value}"),
            (None, _) => continue,
        };
        let Some((_, range)) = project.locate(&project.anchor(site.method, site.anchor)) else {
            continue;
        };
        let rest = text.get(range.end..).unwrap_or_default();
        let end = range.end + rest.find('\n').unwrap_or(rest.len());
        let line = by_line.entry(end).or_default();
        if !line.contains(&told) {
            line.push(told);
        }
    }
    by_line
        .into_iter()
        .map(|(end, values)| (end, values.join(", ")))
        .collect()
}

/// A case that runs longer shows no values.
const VALUE_STEPS: u64 = 200_000;

/// The cases of a method as JUnit tests; `case`: only the one with this name.
///
/// # Errors
/// A sentence: why there is none.
pub fn export(
    budget: &Budget,
    project: &Project,
    method: MethodId,
    options: &CaseOptions,
    junit: junit::Options,
    case: Option<&str>,
) -> Result<Exported, String> {
    let (suite, report) = suite(budget, project, method, options);
    let cases: Vec<_> = suite
        .cases
        .into_iter()
        .filter(|found| case.is_none_or(|wanted| found.name == wanted))
        .collect();
    if cases.is_empty() {
        return Err(match (case, suite.status) {
            (Some(case), _) => format!("there is no case {case} any more"),
            (
                None,
                testgen::SuiteStatus::Unsupported(why)
                | testgen::SuiteStatus::Failed(why)
                | testgen::SuiteStatus::Partial(why),
            ) => format!("no case was found: {why}"),
            (None, testgen::SuiteStatus::Complete) => "no case was found".to_owned(),
        });
    }
    Ok(write(project, method, &cases, junit, report.warning))
}

/// Writes cases as tests, with the warning of their report. The time for it is apart from that of the search.
pub fn write(
    project: &Project,
    method: MethodId,
    cases: &[TestCase],
    options: junit::Options,
    warning: Option<String>,
) -> Exported {
    let context = CaseContext::new(project);
    let make = |budget: &Budget| context.interpreter(Concrete, budget, None);
    let budget = Budget::with_time(WRITING_TIME, budget::CancelToken::default());
    let budget = Budget {
        steps: WRITING_STEPS,
        ..budget
    };
    let program = &project.program;
    Exported {
        class: junit::test_class(program, method),
        section: junit::Section {
            warning,
            ..junit::section(&budget, program, method, cases, options, &make)
        },
    }
}

/// Looking for sequences of calls, in all.
const WRITING_TIME: Duration = Duration::from_secs(10);
/// One sequence of calls.
const WRITING_STEPS: u64 = 2_000_000;
