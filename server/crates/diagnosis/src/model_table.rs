//! The program constraint model (PCM) of a failing case as a table: precondition, postcondition,
//! code constraints with their reification variables Rᵢ, observable and non-observable variables
//! (Ceballos et al., Max-CSP approach for software diagnosis, definition 4 and table 1).

use crate::report::Anchor;
use std::fmt;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConstraintModel {
    /// Title: the method and the case.
    pub title: String,
    pub preconditions: Vec<String>,
    pub postconditions: Vec<String>,
    pub constraints: Vec<CodeConstraint>,
    pub observable: Vec<String>,
    pub non_observable: Vec<String>,
    /// What the model leaves out or fixes to the values of the run.
    pub notes: Vec<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct CodeConstraint {
    /// `R3`; several constraints of one site share it. `None`: assumed correct (`== 1`).
    pub selector: Option<String>,
    /// `z1 == c0 * e0`
    pub text: String,
    pub anchor: Option<Anchor>,
}

impl fmt::Display for ConstraintModel {
    /// One block per column of the paper's table, which would be too wide for a terminal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn list(f: &mut fmt::Formatter<'_>, title: &str, items: &[String]) -> fmt::Result {
            writeln!(f, "{title}")?;
            if items.is_empty() {
                return writeln!(f, "  (none)");
            }
            items.iter().try_for_each(|item| writeln!(f, "  {item}"))
        }
        writeln!(f, "{}", self.title)?;
        list(f, "Precondition constraints", &self.preconditions)?;
        list(f, "Postcondition constraints", &self.postconditions)?;
        let constraints: Vec<String> = self
            .constraints
            .iter()
            .map(|constraint| match &constraint.selector {
                Some(selector) => format!("{selector} == ({})", constraint.text),
                None => format!("{} (assumed correct)", constraint.text),
            })
            .collect();
        list(f, "Code constraints", &constraints)?;
        writeln!(f, "Observable variables\n  {}", self.observable.join(", "))?;
        writeln!(
            f,
            "Non-observable variables\n  {}",
            self.non_observable.join(", ")
        )?;
        if !self.notes.is_empty() {
            list(f, "Notes", &self.notes)?;
        }
        Ok(())
    }
}
