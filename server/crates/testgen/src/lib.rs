//! Inputs for methods: shapes of values, solved from contracts.

pub mod capture;
pub mod case;
pub mod contract_run;
pub mod describe;
mod frame;
pub mod generate;
pub mod input;
pub mod isomorphic;
pub mod junit;
pub mod picture;
pub mod shapes;
pub mod show;
