//! What the files of a workspace are: code to analyse, models of classes whose source isn't there,
//! or neither.
//!
//! What must hold:
//! * The classes the language itself rests on, and those with parts in Rust, can't be replaced.
//! * Code in a package of the Java platform's is no part of a program: a JVM doesn't load it.
//! * A file that is left out has a reason.

use interp::library;
use java::program::{Program, SourceUnit};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// The files by what they are, each list in order of their paths.
#[derive(Default)]
pub(super) struct Sorted {
    pub(super) code: Vec<SourceUnit>,
    /// Marked as library.
    pub(super) models: Vec<SourceUnit>,
    /// Files that are no part of the program, and why.
    pub(super) left_out: BTreeMap<Arc<str>, String>,
}

impl Sorted {
    pub(super) fn is_model(&self, path: &str) -> bool {
        self.models
            .binary_search_by(|unit| (*unit.path).cmp(path))
            .is_ok()
    }
}

pub(super) fn sort(units: &BTreeMap<Arc<str>, SourceUnit>, folders: &[Arc<str>]) -> Sorted {
    let mut sorted = Sorted::default();
    for unit in units.values() {
        if folders.iter().any(|folder| is_below(&unit.path, folder)) {
            let model = SourceUnit {
                is_library: true,
                ..unit.clone()
            };
            sorted.models.push(model);
        } else if let Some(reason) = why_no_code(unit) {
            sorted.left_out.insert(unit.path.clone(), reason);
        } else {
            sorted.code.push(unit.clone());
        }
    }
    if !sorted.models.is_empty() {
        let declared: FxHashSet<String> = sorted.code.iter().flat_map(class_names).collect();
        let Sorted {
            models, left_out, ..
        } = &mut sorted;
        models.retain(|unit| {
            let reason = why_no_model(unit, &declared);
            let is_kept = reason.is_none();
            left_out.extend(reason.map(|reason| (unit.path.clone(), reason)));
            is_kept
        });
    }
    sorted
}

/// Whether a file lies in a folder, both written as the paths of files are.
pub(crate) fn is_below(path: &str, folder: &str) -> bool {
    // The current folder has the empty path.
    if folder.is_empty() {
        return !path.starts_with('/');
    }
    path.strip_prefix(folder)
        .is_some_and(|rest| rest.starts_with('/'))
}

/// The source of a class library that lies in the workspace must not take the models' place.
fn why_no_code(unit: &SourceUnit) -> Option<String> {
    let package = &unit.unit.package;
    if package == "java" || package.starts_with("java.") {
        return Some(format!(
            "it is in package {package}, in which only the Java platform has classes"
        ));
    }
    // Nobody but a class library declares classes there, and most files are in no such package.
    let mut names = class_names(unit);
    let name = names.find(|name| !package.is_empty() && library::model(name).is_some())?;
    Some(format!(
        "it declares {name}, which is modelled by Whydunit itself"
    ))
}

fn why_no_model(unit: &SourceUnit, declared: &FxHashSet<String>) -> Option<String> {
    for name in class_names(unit) {
        if declared.contains(&name) {
            return Some(format!(
                "it models {name}, whose source is in the workspace; the source is used"
            ));
        }
        if library::is_irreplaceable(&name) {
            return Some(format!(
                "it models {name}, whose model is built in and can't be replaced"
            ));
        }
    }
    None
}

/// The qualified names of the top-level classes of a file.
fn class_names(unit: &SourceUnit) -> impl Iterator<Item = String> {
    let package = &unit.unit.package;
    unit.unit.types.iter().map(move |class| {
        if package.is_empty() {
            class.name.text.to_string()
        } else {
            format!("{package}.{}", class.name.text)
        }
    })
}

/// What keeps the methods of a model from being run: file, bytes and message.
pub(super) fn body_errors(
    program: &Program,
    path: &Arc<str>,
) -> Vec<(Arc<str>, Range<usize>, String)> {
    let Some(file) = program.file_by_path(path) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for class in program.classes_in_file(file) {
        for id in &program.class(class).methods {
            let method = program.method(*id);
            let here = || program.declaration_location(*id).1;
            if method.is_native {
                let message = "a model can't have `native` methods".to_owned();
                found.push((path.clone(), here(), message));
            }
            let Some(body) = &program.lowered(*id).body else {
                continue;
            };
            for error in &body.errors {
                let place = program.span_location(*id, error.span);
                let range = place.map_or_else(here, |(_, range)| range);
                found.push((path.clone(), range, error.message.clone()));
            }
            for unsupported in &body.unsupported {
                let place = program.location(*id, unsupported.node);
                let range = place.map_or_else(here, |(_, range)| range);
                let message = format!("not analysed: {}", unsupported.what);
                found.push((path.clone(), range, message));
            }
        }
    }
    found
}
