//! The face of the engine towards the server: one method in, one report out.

use crate::model_table::ConstraintModel;
use crate::options::Options;
use crate::project::Project;
use crate::report::MethodReport;
use budget::{Budget, Stop};
use java::types::MethodId;

/// What is heard of an analysis before it ends.
pub enum News<'a> {
    /// A short text and a fraction from 0 to 1.
    Doing(&'a str, f64),
    /// Suspects by their values; edits are still being tried. The last word is the analysis's result.
    First(&'a MethodReport),
}

/// Analyses of one method. A trait so that the server's scheduling can be tested with an engine
/// that blocks or panics on command.
///
/// `Err` only when cancelled: every other limit gives a report with what was found.
pub trait Engine: Send + Sync {
    /// Runs the method's cases; no diagnosis. Meant to take milliseconds.
    fn quick(
        &self,
        budget: &Budget,
        project: &Project,
        method: MethodId,
        options: &Options,
    ) -> Result<MethodReport, Stop>;

    /// Cases and diagnosis. `tell` hears what is being done, and what can be said before all is done.
    fn deep(
        &self,
        budget: &Budget,
        project: &Project,
        method: MethodId,
        options: &Options,
        tell: &dyn Fn(News<'_>),
    ) -> Result<MethodReport, Stop>;

    /// The constraint model of a case: `case` counts from 1 over the report's cases; by default the
    /// first failing one. `Err` is a sentence for the user.
    fn model(
        &self,
        budget: &Budget,
        project: &Project,
        method: MethodId,
        options: &Options,
        case: Option<usize>,
    ) -> Result<ConstraintModel, String>;
}
