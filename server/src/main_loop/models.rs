//! The folders with models of classes, as the settings name them.

use super::MainLoop;
use super::loader::path_text;
use super::message::LogLevel;
use crate::documents::discover::Root;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl MainLoop {
    /// Takes over the folders named, after the settings or the workspace's folders changed.
    pub(super) fn find_models(&mut self) {
        let mut folders: BTreeSet<PathBuf> = BTreeSet::new();
        for named in &self.settings.models {
            let named = Path::new(named);
            if named.is_absolute() {
                folders.insert(named.to_owned());
            } else {
                // The ends of `./stubs` and `stubs/.` are no part of a file's path.
                let joined = self.roots.iter().map(|root| root.folder.join(named));
                folders.extend(joined.map(|folder| folder.components().collect::<PathBuf>()));
            }
        }
        if folders == self.model_folders {
            return;
        }
        let added: Vec<PathBuf> = folders.difference(&self.model_folders).cloned().collect();
        self.model_folders = folders;
        let paths: Vec<Arc<str>> = self
            .model_folders
            .iter()
            .map(|path| path_text(path))
            .collect();
        self.frontend.set_models(&paths);
        self.rebuild = true;
        self.forget_files_outside();
        self.warn_of_missing();
        for folder in added {
            // Outside the workspace's folders, or hidden in them, nobody else reads it.
            self.activities.roots_loading += 1;
            self.loader.read_root(Root {
                folder,
                recursive: true,
            });
        }
    }

    /// Several workspace folders may share a setting that holds for one of them.
    fn warn_of_missing(&mut self) {
        let found = |named: &String| {
            let is_one = |folder: &PathBuf| folder.ends_with(named) && folder.is_dir();
            self.model_folders.iter().any(is_one)
        };
        let missing: Vec<String> = self
            .settings
            .models
            .iter()
            .filter(|named| !found(named))
            .cloned()
            .collect();
        for folder in missing {
            let text = format!("whydunit.models: there is no folder {folder}");
            self.client.log(LogLevel::Warning, text);
        }
    }
}
