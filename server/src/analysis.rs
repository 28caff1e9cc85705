//! What the server needs of the analyses: a state of the workspace that answers questions.
//!
//! What must hold:
//! * A [`Snapshot`] never changes; jobs that run on an old one are unharmed by edits.
//! * Only [`Frontend`] makes snapshots, and only the main loop (or the command line) holds it.
//!
//! The traits are the place where tests put a front end of a few lines and an engine that waits
//! or panics on command; [`project`] holds the real one.

pub mod cases;
pub(crate) mod models;
pub mod project;
pub mod slices;

use crate::documents::source::SourceFile;
use budget::{Budget, Stop};
use cases::{CaseOptions, Exported};
use diagnosis::engine::News;
use diagnosis::failing_trace::FailingTrace;
use diagnosis::model_table::ConstraintModel;
use diagnosis::options::Options;
use diagnosis::report::{Anchor, MethodReport};
use java::types::MethodId;
use slices::{SliceFound, SliceRequest, Texts};
use std::ops::Range;
use std::sync::Arc;
use testgen::junit;
use testgen::report::SuiteReport;

/// A method that is analysed, as it stands in a snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodEntry {
    pub id: MethodId,
    /// `pkg.Class.name(int,int)`, unique in its file.
    pub key: Arc<str>,
    /// The whole declaration, bytes of its file.
    pub range: Range<usize>,
    /// The name, bytes of its file.
    pub name_range: Range<usize>,
}

/// One state of the workspace.
pub trait Snapshot: Send + Sync {
    /// The methods of a file that are analysed, in source order.
    fn methods(&self, file: &str) -> Vec<MethodEntry>;

    /// What is wrong outside of method bodies, such as text that is no Java: file, bytes and
    /// message, in order.
    fn errors(&self) -> Vec<(Arc<str>, Range<usize>, String)> {
        Vec::new()
    }

    /// Whether the file holds models of classes: it is no code to analyse, but what is wrong in it
    /// is told by [`Snapshot::errors`], bodies included.
    fn is_model(&self, _file: &str) -> bool {
        false
    }

    /// Why a file that could be read is no part of the program.
    fn left_out(&self, _file: &str) -> Option<&str> {
        None
    }

    /// Where an anchor stands in this state: file and bytes.
    fn locate(&self, anchor: &Anchor) -> Option<(Arc<str>, Range<usize>)>;

    /// The member in which an anchor lies: a hash of its content without layout, and its bytes.
    fn member_of(&self, _anchor: &Anchor) -> Option<(u64, Range<usize>)> {
        None
    }

    /// The anchor of exactly these bytes in the same member.
    fn anchor_at(&self, _anchor: &Anchor, _range: &Range<usize>) -> Option<Anchor> {
        None
    }

    /// Changes exactly when something changes that the method's report depends on.
    fn input_hash(&self, method: MethodId, options: &Options) -> u64;

    /// See [`diagnosis::engine::Engine::quick`].
    fn quick(
        &self,
        budget: &Budget,
        method: MethodId,
        options: &Options,
    ) -> Result<MethodReport, Stop>;

    /// See [`diagnosis::engine::Engine::deep`].
    fn deep(
        &self,
        budget: &Budget,
        method: MethodId,
        options: &Options,
        tell: &dyn Fn(News<'_>),
    ) -> Result<MethodReport, Stop>;

    /// The statements of a case of the method, the last `limit` of them; none where it can't be
    /// run again. See [`diagnosis::failing_trace::failing_trace`].
    fn trace(
        &self,
        _budget: &Budget,
        _method: MethodId,
        _case: &str,
        _limit: usize,
    ) -> FailingTrace {
        FailingTrace::default()
    }

    /// See [`diagnosis::engine::Engine::model`].
    fn model(
        &self,
        budget: &Budget,
        method: MethodId,
        options: &Options,
        case: Option<usize>,
    ) -> Result<ConstraintModel, String>;

    /// Test cases of a method, as many as the budget allows; `None` if this state makes none.
    fn cases(
        &self,
        _budget: &Budget,
        _method: MethodId,
        _options: &CaseOptions,
    ) -> Option<SuiteReport> {
        None
    }

    /// Whether [`Snapshot::cases`] may give any.
    fn makes_cases(&self) -> bool {
        false
    }

    /// The cases of a method as JUnit tests, or the one of this name.
    fn export(
        &self,
        _budget: &Budget,
        _method: MethodId,
        _options: &CaseOptions,
        _junit: junit::Options,
        _case: Option<&str>,
    ) -> Result<Exported, String> {
        Err("there are no cases".to_owned())
    }

    /// The sources of this state.
    fn texts(&self) -> Texts {
        Texts::default()
    }

    /// Whether a method gives a value.
    fn returns_value(&self, _method: MethodId) -> bool {
        false
    }

    /// What can be sliced at a place, or in a selection. See [`slices::places::at`].
    fn sliceables(&self, _file: &str, _range: &Range<usize>) -> Vec<slices::places::Sliceable> {
        Vec::new()
    }

    /// See [`slices::slice`].
    fn slice(
        &self,
        _budget: &Budget,
        _request: &SliceRequest,
        _steps: &mut slices::Steps<'_>,
    ) -> Result<SliceFound, String> {
        Err("there are no slices".to_owned())
    }
}

/// Makes snapshots out of source files.
pub trait Frontend: Send {
    /// Takes over what changed, `None` for a file that is gone, and gives the new state.
    fn update(&mut self, changes: &[(Arc<str>, Option<&SourceFile>)]) -> Arc<dyn Snapshot>;

    /// From the next update on, the files in these folders are models of classes. Paths are written
    /// as those of files.
    fn set_models(&mut self, _folders: &[Arc<str>]) {}
}
