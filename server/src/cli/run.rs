//! run
use super::arguments::RunArguments;
pub(super) fn run(_: &RunArguments) -> Result<u8, String> { Err("not yet".into()) }
