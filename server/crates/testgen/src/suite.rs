//! What is asked of a suite of test cases, and what comes back.
//!
//! What must hold: the same request on the same program gives the same suite, unless a limit of time
//! cut the search short; a goal is called infeasible only when every path within the bounds was
//! decided.

use crate::case::TestCase;
use std::ops::Range;

/// When a suite is good enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Criterion {
    /// Every statement is reached.
    Statement,
    /// Every conditional jump goes both ways: each condition of `if`, loops, `?:`, `&&`, `||`, and
    /// each label of a `switch`.
    #[default]
    Branch,
    /// Every condition *and* every decision made of conditions is true once and false once.
    Condition,
    /// Modified condition/decision coverage, unique cause: each condition alone changes its decision,
    /// the others being equal or not evaluated.
    McDc,
    /// Every path on which the input decides at most so many branches of the method.
    Paths(u32),
    /// Every path on which no condition of the method holds more often than this.
    Loops(u32),
}

impl Criterion {
    /// Whether each path is a goal, so that nobody knows the goals before they are found.
    pub(crate) fn is_of_paths(self) -> bool {
        matches!(self, Criterion::Paths(_) | Criterion::Loops(_))
    }
}

/// In which order paths are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum StrategyChoice {
    DepthFirst,
    BreadthFirst,
    IterativeDeepening,
    /// By [`SuiteRequest::seed`].
    Random,
    /// Nearest to a goal not yet achieved.
    #[default]
    CoverageFirst,
    /// The smallest inputs first, by branch and bound.
    SmallestInput,
}

/// How far the search goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// Objects of the program's classes in one input.
    pub objects: u32,
    /// Elements of an array or collection.
    pub length: u32,
    /// Characters of a string.
    pub text: u32,
    /// Times that one loop condition may be evaluated as true in one run; `None`: no limit.
    pub loops: Option<u32>,
    /// Decisions on open values in one run.
    pub decisions: u32,
    pub runs: u32,
    /// Interpreter steps of one run; a longer one counts as endless.
    pub steps: u64,
}

impl Default for Bounds {
    fn default() -> Self {
        Bounds {
            objects: 5,
            length: 4,
            text: 4,
            loops: None,
            decisions: 150,
            runs: 2_000,
            steps: 200_000,
        }
    }
}

/// [`SuiteRequest::patience`] for somebody who looks at the method in an editor.
pub const PATIENCE: u64 = 150_000;

/// What suite is wanted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SuiteRequest<'a> {
    pub criterion: Criterion,
    pub strategy: StrategyChoice,
    pub seed: u64,
    pub bounds: Bounds,
    /// The text of the method's file, for lines and for conditions as written.
    pub text: &'a str,
    /// Whether exceptions that no precondition excludes are violations.
    pub reports_exceptions: bool,
    /// Every case found is kept, not only those that the criterion needs.
    pub keeps_all: bool,
    /// Work after which the search gives up if nothing new was found, in units of the order of a
    /// microsecond. Counted, not measured: a busy machine finds the same cases.
    pub patience: u64,
}

impl<'a> SuiteRequest<'a> {
    /// Branch coverage within the default bounds.
    pub fn new(text: &'a str) -> Self {
        SuiteRequest {
            criterion: Criterion::default(),
            strategy: StrategyChoice::default(),
            seed: 0,
            bounds: Bounds::default(),
            text,
            reports_exceptions: true,
            keeps_all: false,
            patience: PATIENCE,
        }
    }

    /// Whether the search goes on whatever was found: the goals aren't known before.
    pub(crate) fn finds_all(&self) -> bool {
        self.keeps_all || self.criterion.is_of_paths()
    }
}

/// Whether a goal is achieved, and if not, why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoalStatus {
    /// By cases of the suite, by index.
    Achieved(Vec<u32>),
    /// A run reached it, but no case of the suite does (the run broke a bound, say).
    Feasible,
    /// Proven: no input within the bounds gets there.
    Infeasible,
    /// Nobody knows: why.
    Unknown(String),
}

/// One thing that the criterion wants.
#[derive(Clone, Debug, PartialEq)]
pub struct Goal {
    /// From 1.
    pub line: u32,
    /// Bytes of the file.
    pub range: Range<usize>,
    /// The condition or statement as written, on one line, cut short.
    pub text: String,
    /// The side of a condition.
    pub side: Option<bool>,
    pub status: GoalStatus,
}

impl Goal {
    /// `L12:true`, `L12`.
    pub fn label(&self) -> String {
        match self.side {
            Some(side) => format!("L{}:{side}", self.line),
            None => format!("L{}", self.line),
        }
    }
}

/// How making the suite went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SuiteStatus {
    /// Every goal is achieved or proven infeasible.
    Complete,
    /// A part: why.
    Partial(String),
    /// No case can be made: why.
    Unsupported(String),
    /// The method's code has errors, or running it went wrong in a way that is no case.
    Failed(String),
}

/// Test cases of one method.
#[derive(Clone, Debug, PartialEq)]
pub struct Suite {
    pub status: SuiteStatus,
    /// In source order.
    pub goals: Vec<Goal>,
    /// Violations first, then by name.
    pub cases: Vec<TestCase>,
    /// Every path within the bounds was taken or proven infeasible.
    pub is_exhaustive: bool,
    /// Proven: no input within the bounds satisfies the preconditions.
    pub is_contradictory: bool,
    /// What the user should know: bounds that were met, values that were fixed, and the like.
    pub notes: Vec<String>,
    /// Runs made.
    pub runs: u32,
    /// Ways cut off by branch and bound: below them nothing could be smaller.
    pub cuts: u32,
}

impl Suite {
    pub(crate) fn without_cases(status: SuiteStatus) -> Self {
        Suite {
            status,
            goals: Vec::new(),
            cases: Vec::new(),
            is_exhaustive: false,
            is_contradictory: false,
            notes: Vec::new(),
            runs: 0,
            cuts: 0,
        }
    }

    /// Goals achieved, proven infeasible, and not known (or feasible without a case).
    pub fn counts(&self) -> (usize, usize, usize) {
        let count = |wanted: fn(&GoalStatus) -> bool| {
            self.goals
                .iter()
                .filter(|goal| wanted(&goal.status))
                .count()
        };
        (
            count(|status| matches!(status, GoalStatus::Achieved(_))),
            count(|status| matches!(status, GoalStatus::Infeasible)),
            count(|status| matches!(status, GoalStatus::Unknown(_) | GoalStatus::Feasible)),
        )
    }
}
