//! What the engine says of a method: plain data, free of editors and of output formats.
//!
//! What must hold:
//! * Places are [`Anchor`]s (a member and a node in it), never positions: they are looked up in the
//!   current tree when shown, so that moving or reformatting a method costs nothing.
//! * Nothing here claims more than was proven: see [`Suspect::confirmation`] and [`Status`].

use std::sync::Arc;
use std::time::Duration;
use syntax::ast::{NodeId, Span};

/// A place in the source: a node of a member.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Anchor {
    /// Key of the member as in `java::program::Method::key`.
    pub member: Arc<str>,
    /// Path of the file it stands in (keys of two unrelated files may be equal).
    pub file: Arc<str>,
    pub node: NodeId,
    /// For places that are no node: member-relative, instead of the node's own.
    pub span: Option<Span>,
}

/// The result of analysing one method.
#[derive(Clone, Debug, PartialEq)]
pub struct MethodReport {
    /// `pkg.Class.name(int,int)`
    pub method: Arc<str>,
    pub file: Arc<str>,
    pub status: Status,
    pub tests: TestCounts,
    /// All cases that concern the method, tests first, in source order.
    pub cases: Vec<CaseReport>,
    /// Minimal diagnoses, cheapest first.
    pub diagnoses: Vec<Diagnosis>,
    /// Sites of the diagnoses, best first.
    pub suspects: Vec<Suspect>,
    /// Further findings of the method: contract errors, contradictions, what was left out.
    pub notes: Vec<Note>,
    pub elapsed: Duration,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// All cases pass, or there are none (see `tests`).
    Ok,
    /// A case fails.
    Failing,
    /// Not finished: why, such as `time limit 10 s`.
    Unknown(String),
    /// The method uses something that isn't modelled.
    Unsupported {
        what: String,
        anchor: Option<Anchor>,
    },
    /// The source has errors here; or a fault of the engine itself (`internal`).
    Failed {
        message: String,
        anchor: Option<Anchor>,
        internal: bool,
    },
}

/// Cases of JUnit tests, contracts and pinned examples together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TestCounts {
    pub found: u32,
    pub run: u32,
    pub passed: u32,
    pub failed: u32,
    /// Disabled, unsupported, or cut off by a limit: each says why in its [`CaseReport`].
    pub skipped: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CaseKind {
    JUnit,
    /// Generated from a contract's precondition.
    Contract,
    /// `for_example` of a contract.
    Pinned,
}

#[derive(Clone, Debug, PartialEq)]
pub struct CaseReport {
    /// `ShippingTest.expressHeavy`, with the invocation for parameterised tests: `[2] 5, 7`;
    /// `cost(13, true)` for contract cases.
    pub name: String,
    pub kind: CaseKind,
    /// Where the test or contract stands.
    pub anchor: Option<Anchor>,
    /// Parameter name and value, for contract cases.
    pub inputs: Vec<(String, String)>,
    /// The method is run by what prepares the test or tidies up behind it, not by the test itself.
    pub only_around: bool,
    pub outcome: CaseOutcome,
}

#[derive(Clone, Debug, PartialEq)]
pub enum CaseOutcome {
    Passed,
    Failed(Failure),
    /// Not run: why.
    Skipped(String),
    /// Run, but neither passed nor failed within the limits: why.
    Unknown(String),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    pub kind: FailureKind,
    /// One sentence: ``expected 22 but was 19``.
    pub message: String,
    pub expected: Option<String>,
    pub actual: Option<String>,
    /// The assertion, contract clause or throwing statement.
    pub anchor: Option<Anchor>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FailureKind {
    WrongValue,
    UncaughtException,
    MissingException,
    NonTermination,
    StackOverflow,
    ContractViolated,
}

/// A smallest set of sites which, changed together, would make all failing cases pass.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnosis {
    pub cost: u32,
    /// Numbers as in [`Suspect::site`].
    pub sites: Vec<u32>,
    pub confirmed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SuspectKind {
    Change,
    InsertBefore,
    Contract,
    Test,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Confirmation {
    /// Values were found for which every failing case passes, and replayed.
    Confirmed,
    /// Edits or values were found for which so many of the failing cases pass, and replayed.
    Partly { passing: u32, failing: u32 },
    /// Neither confirmed nor refuted: why.
    Unconfirmed(String),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Suspect {
    /// From 1.
    pub rank: u32,
    /// Number of the site in this report, in source order from 1 over all sites of the model.
    pub site: u32,
    pub kind: SuspectKind,
    pub anchor: Anchor,
    /// The statement or expression as written.
    pub source: String,
    pub confirmation: Confirmation,
    pub needed: Vec<NeededValue>,
    /// Parts of it that would do: with another value of one of them alone all failing cases pass.
    pub parts: Vec<Part>,
    /// Sites that have to change together with this one (pairs).
    pub together_with: Vec<u32>,
    /// Edits that survive all cases, here or here and at one other place; then those with which
    /// some failing cases still fail. Best first.
    pub fixes: Vec<Fix>,
    /// One sentence: why it stands at its place in the list.
    pub why: String,
}

/// An expression within a suspected statement.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    pub anchor: Anchor,
    /// As written.
    pub source: String,
    pub needed: Vec<NeededValue>,
}

/// An edit, or two edits that belong together, that was run against all cases: none that passes
/// without it fails with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fix {
    /// ``replace `a - b` by `a + b` ``
    pub title: String,
    pub edits: Vec<TextEdit>,
    /// How much it changes: see `docs/diagnostics.md`, section *Edits*.
    pub size: u32,
    /// Cases that pass with it, and cases that count: all that pass or fail without it.
    pub passed: u32,
    pub total: u32,
    /// Names of the failing cases that pass with it.
    pub mended: Vec<String>,
    /// Failing cases that still fail with it.
    pub left: u32,
}

impl Fix {
    /// Whether some failing cases still fail with it.
    pub fn is_partial(&self) -> bool {
        self.left > 0
    }
}

/// The text of a span is replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextEdit {
    /// With its span: a member-relative place, empty for insertions.
    pub anchor: Anchor,
    pub new_text: String,
}

/// What the site would have to yield in a failing case.
#[derive(Clone, Debug, PartialEq)]
pub struct NeededValue {
    /// Name of the case.
    pub case: String,
    /// From 1: the n-th time the site is executed in the case.
    pub occurrence: u32,
    /// `None`: the site isn't reached there in the failing run.
    pub actual: Option<String>,
    pub needed: String,
}

impl NeededValue {
    /// Whether a whole number is so far from the one that was there that only an overflow makes it do:
    /// `2` for which `-1431655763` would do in `3 * 2 == 7` is no help to anybody.
    pub fn only_overflows(&self) -> bool {
        const FAR: u64 = 1 << 28;
        let number = |text: &str| text.parse::<i64>().ok().map(i64::unsigned_abs);
        let actual = self.actual.as_deref().and_then(number);
        let needed = number(&self.needed);
        matches!((actual, needed), (Some(actual), Some(needed)) if needed >= FAR && actual < FAR >> 8)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoteKind {
    /// An error in a contract's text.
    ContractError,
    /// `// @ requires`: a contract that a formatter has turned into a comment.
    BrokenSpecificationComment,
    /// No input satisfies the precondition.
    ContradictoryPrecondition,
    /// No site explains all failing cases within the limits.
    NoExplanation,
    /// Something was left out, and why.
    Limitation,
    /// A failing test needs of the method what its contract excludes.
    Contradiction,
    /// A called method breaks its own contract in a failing case.
    BrokenContract,
    /// The outcome of a test depends on more than the code, or on nothing of the method.
    UnreliableTest,
    /// A failing test that no values of the statements here make pass; told as an unreliable test, unless
    /// another method explains it.
    CannotPass,
    /// A place is no suspect because the user has said that it is right.
    TakenForRight,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    pub kind: NoteKind,
    pub message: String,
    pub anchor: Option<Anchor>,
}
