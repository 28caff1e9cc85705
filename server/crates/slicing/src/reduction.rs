//! Reduction by observation: what is taken away as long as no test notices.
//!
//! | module | what it does |
//! |---|---|
//! | `oracle` | decides by running whether a program is a slice |
//! | `candidates` | what can be taken away |
//! | `foresee` | what becomes of a candidate, without building it |
//! | `pool` | threads that check candidates |
//! | `reduce` | takes away one after another |

pub mod candidates;
pub mod foresee;
pub mod oracle;
mod pool;
pub mod reduce;
