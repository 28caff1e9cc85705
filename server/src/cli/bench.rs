//! `whydunit bench`.

use super::arguments::{BenchCommand, Format, LocalizationArguments};
use super::{CLEAN, FINDINGS};
use crate::bench::manifest::Manifest;
use crate::bench::measure::{Outcome, measure};
use crate::bench::output;
use crate::parallel::in_order;

pub(super) fn run(command: &BenchCommand) -> Result<u8, String> {
    match command {
        BenchCommand::Localization(arguments) => localization(arguments),
    }
}

fn localization(arguments: &LocalizationArguments) -> Result<u8, String> {
    let (manifest, folder) = Manifest::read(&arguments.manifest)?;
    let options = arguments.engine.options(arguments.time_limit);
    let programs: Vec<_> = manifest
        .programs
        .iter()
        .filter(|program| {
            let is_wanted = |part: &String| program.name.contains(part.as_str());
            arguments.only.is_empty() || arguments.only.iter().any(is_wanted)
        })
        .collect();
    let measured = in_order(programs.len(), usize::from(arguments.jobs), |index| {
        measure(programs[index], &folder, &options)
    })?;
    super::show(&match arguments.format {
        Format::Human => output::table(&measured),
        Format::Json => output::document(&measured),
    })?;
    let has_errors = measured
        .iter()
        .any(|one| matches!(one.outcome, Outcome::Error(_) | Outcome::NothingFails));
    Ok(if has_errors { FINDINGS } else { CLEAN })
}
