//! Inputs for methods: shapes of values, solved from contracts.

pub mod case;
pub mod contract_run;
mod frame;
pub mod generate;
pub mod input;
pub mod shapes;
pub mod show;
