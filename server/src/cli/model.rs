//! `whydunit model`.

use super::CLEAN;
use super::arguments::ModelArguments;
use super::select::{choose, split};
use super::workspace::{Workspace, shown};
use crate::analysis::project::ProjectFrontend;
use crate::parallel::on_large_stack;
use budget::{Budget, CancelToken};

pub(super) fn run(arguments: &ModelArguments) -> Result<u8, String> {
    let (file, method) = split(&arguments.method);
    let Some(method) = method else {
        return Err(format!("say which method: {}#METHOD", file.display()));
    };
    let mut frontend = ProjectFrontend::new();
    let text = on_large_stack(|| {
        let paths = [file.clone()];
        let workspace = Workspace::load(&paths, &arguments.workspace, &mut frontend)?;
        workspace.complain_of_targets();
        let methods = workspace.snapshot.methods(&shown(&file));
        let keys: Vec<&str> = methods.iter().map(|entry| &*entry.key).collect();
        let key = choose(&keys, method, &file)?;
        let Some(entry) = methods.iter().find(|entry| *entry.key == *key) else {
            return Err(format!("{} has no method `{method}`", file.display()));
        };
        let options = arguments.analysis.options();
        let budget = Budget::with_time(options.time_limit, CancelToken::default());
        let model = workspace
            .snapshot
            .model(&budget, entry.id, &options, arguments.case)?;
        Ok::<String, String>(model.to_string())
    })??;
    super::show(&text)?;
    Ok(CLEAN)
}
