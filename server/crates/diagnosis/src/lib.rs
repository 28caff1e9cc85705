//! Constraint models, conflicts, minimal diagnoses and their exact confirmation.
