//! Inputs for methods: shapes of values, solved from contracts.

pub mod contract_run;
pub mod generate;
pub mod input;
pub mod shapes;
pub mod show;
