//! The interpreter's stepper on terms: path conditions, choices and search strategies.
