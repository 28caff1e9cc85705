//! The class library models, embedded in the binary: Java sources under `jdk/`, found by the simple
//! name of a top-level class and parsed at most once per process.
//!
//! What must hold:
//! * A class model's file is called like its one public top-level class and lies in the folder of
//!   its package.
//! * Models parse without errors (tested below), so that what is wrong is always the user's code.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use java::program::{Library, SourceUnit};

/// Path inside `jdk/`, such as `java/lang/String.java`, and text of each model; sorted by path.
const SOURCES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/library_sources.rs"));

/// The models of the JDK and of the test libraries.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClassLibrary;

struct Model {
    path: &'static str,
    text: &'static str,
    unit: OnceLock<SourceUnit>,
}

impl Model {
    fn unit(&self) -> &SourceUnit {
        self.unit.get_or_init(|| SourceUnit {
            path: self.path.into(),
            unit: syntax::SourceFile::new(self.text).unit(),
            is_library: true,
        })
    }
}

/// Models by the simple name of their class.
fn models() -> &'static BTreeMap<&'static str, Vec<Model>> {
    static MODELS: OnceLock<BTreeMap<&'static str, Vec<Model>>> = OnceLock::new();
    MODELS.get_or_init(|| {
        let mut models: BTreeMap<&'static str, Vec<Model>> = BTreeMap::new();
        for &(path, text) in SOURCES {
            let file = path.rsplit('/').next().unwrap_or(path);
            let name = file.strip_suffix(".java").unwrap_or(file);
            models.entry(name).or_default().push(Model {
                path,
                text,
                unit: OnceLock::new(),
            });
        }
        models
    })
}

impl Library for ClassLibrary {
    fn find(&self, simple_name: &str) -> Vec<SourceUnit> {
        let found = models()
            .get(simple_name)
            .map(Vec::as_slice)
            .unwrap_or_default();
        found.iter().map(|model| model.unit().clone()).collect()
    }
}

/// Path and text of each model, for tests and tools.
pub fn sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    SOURCES.iter().copied()
}

/// The binary names of all modelled top-level classes, sorted.
pub fn class_names() -> impl Iterator<Item = String> {
    SOURCES
        .iter()
        .map(|(path, _)| path.strip_suffix(".java").unwrap_or(path).replace('/', "."))
}
