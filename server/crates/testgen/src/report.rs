//! A suite in words, for editors and terminals: nothing in it refers to the program any more.

use crate::case::{CaseOutcome, TestCase, Violation};
use crate::describe;
use crate::picture::Picture;
use crate::suite::{Criterion, GoalStatus, Suite, SuiteStatus};
use java::program::Program;
use std::ops::Range;
use std::time::Duration;

/// The cases of a method.
#[derive(Clone, Debug, PartialEq)]
pub struct SuiteReport {
    pub criterion: Criterion,
    pub status: SuiteStatus,
    pub goals: Vec<GoalReport>,
    pub cases: Vec<CaseReport>,
    pub is_contradictory: bool,
    pub notes: Vec<String>,
    /// Why what the cases give may be wrong: found by whoever has the method's tests.
    pub warning: Option<String>,
    pub elapsed: Duration,
    /// Byte and line (from 1) at which the method starts; all places count from the file's start.
    pub start: usize,
    pub start_line: u32,
}

/// What the criterion wants of one place.
#[derive(Clone, Debug, PartialEq)]
pub struct GoalReport {
    /// From 1.
    pub line: u32,
    /// Bytes of the file.
    pub range: Range<usize>,
    pub text: String,
    pub side: Option<bool>,
    pub status: GoalStatus,
    /// What has to hold to get there, outermost first: conditions as written and their sides.
    pub needs: Vec<(String, bool)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct CaseReport {
    pub name: String,
    /// By name: the receiver is `this`.
    pub inputs: Vec<(String, String)>,
    pub outcome: OutcomeKind,
    pub result: Option<String>,
    /// As the JVM prints it.
    pub exception: Option<String>,
    /// Where it was thrown, from 1, in the method's file.
    pub thrown_line: Option<u32>,
    /// The condition under which the case's path is taken, in Java.
    pub condition: String,
    /// The goals it achieves, as indices.
    pub covers: Vec<u32>,
    pub violates: Option<ViolationReport>,
    pub output: String,
    pub picture: Option<Picture>,
    /// Values along the method, at the ends of lines: bytes of the file.
    pub values: Vec<(usize, String)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutcomeKind {
    Returns,
    Throws,
    Diverges,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ViolationReport {
    /// A sentence without capital and full stop, without the line.
    pub text: String,
    pub line: Option<u32>,
    /// Only an exception that no precondition excludes; no contract is broken.
    pub is_exception: bool,
}

impl SuiteReport {
    /// `needs` are the conditions around each goal, in the order of the goals.
    pub fn new(
        program: &Program,
        suite: &Suite,
        criterion: Criterion,
        needs: Vec<Vec<(String, bool)>>,
        elapsed: Duration,
        (start, start_line): (usize, u32),
    ) -> SuiteReport {
        let goals: Vec<GoalReport> = suite
            .goals
            .iter()
            .zip(needs.into_iter().chain(std::iter::repeat(Vec::new())))
            .map(|(goal, needs)| GoalReport {
                line: goal.line,
                range: goal.range.clone(),
                text: goal.text.clone(),
                side: goal.side,
                status: goal.status.clone(),
                needs,
            })
            .collect();
        SuiteReport {
            criterion,
            status: suite.status.clone(),
            cases: suite
                .cases
                .iter()
                .map(|case| CaseReport::new(program, case))
                .collect(),
            goals,
            is_contradictory: suite.is_contradictory,
            notes: suite.notes.clone(),
            warning: None,
            elapsed,
            start,
            start_line,
        }
    }

    /// The same for the method at another place of the file.
    pub fn moved_to(&self, start: usize, start_line: u32) -> SuiteReport {
        let byte = |at: usize| (at + start).saturating_sub(self.start);
        let line = |at: u32| (at + start_line).saturating_sub(self.start_line);
        let mut moved = self.clone();
        for goal in &mut moved.goals {
            goal.line = line(goal.line);
            goal.range = byte(goal.range.start)..byte(goal.range.end);
        }
        for case in &mut moved.cases {
            case.thrown_line = case.thrown_line.map(line);
            if let Some(violation) = &mut case.violates {
                violation.line = violation.line.map(line);
            }
            for (at, _) in &mut case.values {
                *at = byte(*at);
            }
        }
        (moved.start, moved.start_line) = (start, start_line);
        moved
    }

    /// The labels of the goals a case achieves: `L12:true`. Two goals in a line have one label.
    pub fn labels(&self, case: &CaseReport) -> Vec<String> {
        let mut labels: Vec<String> = Vec::new();
        for goal in case
            .covers
            .iter()
            .filter_map(|index| self.goals.get(*index as usize))
        {
            let label = match goal.side {
                Some(side) => format!("L{}:{side}", goal.line),
                None => format!("L{}", goal.line),
            };
            if !labels.contains(&label) {
                labels.push(label);
            }
        }
        labels
    }

    /// Goals achieved, proven infeasible, and unknown.
    pub fn counts(&self) -> (usize, usize, usize) {
        let count = |wanted: fn(&GoalStatus) -> bool| {
            let goals = self.goals.iter();
            goals.filter(|goal| wanted(&goal.status)).count()
        };
        (
            count(|status| matches!(status, GoalStatus::Achieved(_))),
            count(|status| matches!(status, GoalStatus::Infeasible)),
            count(|status| matches!(status, GoalStatus::Unknown(_) | GoalStatus::Feasible)),
        )
    }
}

impl ViolationReport {
    /// With its line.
    pub fn told(&self) -> String {
        match self.line {
            Some(line) => format!("{} (line {line})", self.text),
            None => self.text.clone(),
        }
    }
}

impl CaseReport {
    fn new(program: &Program, case: &TestCase) -> CaseReport {
        let (outcome, thrown_line) = match &case.outcome {
            CaseOutcome::Returns(_) => (OutcomeKind::Returns, None),
            CaseOutcome::Throws { line, .. } => (OutcomeKind::Throws, *line),
            CaseOutcome::Diverges => (OutcomeKind::Diverges, None),
        };
        CaseReport {
            name: case.name.clone(),
            inputs: describe::inputs(program, case),
            outcome,
            result: describe::result(program, case),
            exception: describe::exception(program, case),
            thrown_line,
            condition: case.condition.clone(),
            covers: case.covers.clone(),
            violates: case.violates.as_ref().map(|violation| ViolationReport {
                text: match violation {
                    Violation::Clause { text, .. } => format!("breaks `{text}`"),
                    Violation::Assertion { .. } => "an `assert` is false".to_owned(),
                    Violation::UnexpectedException => {
                        "no precondition excludes this exception".to_owned()
                    }
                },
                line: match violation {
                    Violation::Clause { line, .. } | Violation::Assertion { line } => Some(*line),
                    Violation::UnexpectedException => None,
                },
                is_exception: *violation == Violation::UnexpectedException,
            }),
            output: case.output.clone(),
            picture: Picture::of(program, case),
            values: Vec::new(),
        }
    }

    /// `7`, `ArithmeticException: / by zero`, `doesn't end`, or what is printed where nothing is
    /// returned.
    pub fn outcome_text(&self) -> String {
        match self.outcome {
            OutcomeKind::Returns => self.result.clone().unwrap_or_else(|| {
                if self.output.is_empty() {
                    "ends".to_owned()
                } else {
                    let printed: Vec<u16> = self.output.encode_utf16().collect();
                    format!("prints {}", crate::show::string(&printed))
                }
            }),
            OutcomeKind::Throws => {
                let text = self.exception.as_deref().unwrap_or_default();
                let (class, message) = text.split_at(text.find(':').unwrap_or(text.len()));
                let simple = class.rsplit(['.', '$']).next().unwrap_or(class);
                format!("{simple}{message}")
            }
            OutcomeKind::Diverges => "doesn't end".to_owned(),
        }
    }

    /// `weight = 13, express = true`
    pub fn inputs_text(&self) -> String {
        let parts: Vec<String> = self
            .inputs
            .iter()
            .map(|(name, value)| format!("{name} = {value}"))
            .collect();
        if parts.is_empty() {
            "nothing".to_owned()
        } else {
            parts.join(", ")
        }
    }
}

/// What a criterion's goals are called together.
pub fn goal_noun(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Statement => "statements",
        Criterion::Branch => "branches",
        Criterion::Condition => "conditions",
        Criterion::McDc => "MC/DC",
        Criterion::Paths(_) | Criterion::Loops(_) => "paths",
    }
}
