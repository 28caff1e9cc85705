//! `whydunit bench`.

use super::arguments::{BenchCommand, Format, LocalizationArguments, MutantsArguments};
use super::{CLEAN, FINDINGS};
use crate::bench::manifest::Manifest;
use crate::bench::measure::{Outcome, measure};
use crate::bench::mutants::{Workspace, check_free};
use crate::bench::output;
use crate::parallel::{in_order, on_large_stack};
use crate::view::phrases::count;

pub(super) fn run(command: &BenchCommand) -> Result<u8, String> {
    match command {
        BenchCommand::Localization(arguments) => localization(arguments),
        BenchCommand::Mutants(arguments) => mutants(arguments),
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

fn mutants(arguments: &MutantsArguments) -> Result<u8, String> {
    let MutantsArguments {
        folder, seed, out, ..
    } = arguments;
    let wanted = usize::try_from(arguments.count).unwrap_or(usize::MAX);
    check_free(out)?;
    let (made, manifest) = on_large_stack(|| {
        let mut workspace = Workspace::read(folder)?;
        let mutants = workspace.mutants(wanted, *seed);
        if mutants.is_empty() {
            return Err(format!(
                "{}: no change of a method with passing tests makes a test fail",
                folder.display()
            ));
        }
        let about = format!("{} with seed {seed}", count(mutants.len(), "mutant"));
        let manifest = workspace.write(&mutants, about, out)?;
        Ok::<_, String>((mutants.len(), manifest))
    })??;
    let few = if made < wanted {
        " (there are no more)"
    } else {
        ""
    };
    super::show(&format!(
        "{}{few}: {}\n",
        count(made, "mutant"),
        manifest.display()
    ))?;
    Ok(CLEAN)
}
