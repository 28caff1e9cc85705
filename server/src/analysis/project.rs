//! The real front end: the program of all files, its tests, and the engine.

use super::{Frontend, MethodEntry, Snapshot};
use crate::documents::source::SourceFile;
use budget::{Budget, Stop};
use diagnosis::Diagnoser;
use diagnosis::engine::Engine;
use diagnosis::model_table::ConstraintModel;
use diagnosis::options::Options;
use diagnosis::project::Project;
use diagnosis::report::{Anchor, MethodReport};
use interp::library::ClassLibrary;
use java::program::{Library as _, MemberSource, Program, SourceUnit};
use java::types::MethodId;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// Holds the files and the program made of them.
pub struct ProjectFrontend {
    engine: Arc<dyn Engine>,
    units: BTreeMap<Arc<str>, SourceUnit>,
    texts: FxHashMap<Arc<str>, Arc<str>>,
    /// Files that are no part of the program, and why.
    left_out: BTreeMap<Arc<str>, String>,
    program: Option<Arc<Program>>,
}

impl ProjectFrontend {
    pub fn new() -> Self {
        Self::with(Arc::new(Diagnoser))
    }

    /// With another engine.
    pub fn with(engine: Arc<dyn Engine>) -> Self {
        ProjectFrontend {
            engine,
            units: BTreeMap::new(),
            texts: FxHashMap::default(),
            left_out: BTreeMap::new(),
            program: None,
        }
    }

    /// The program of all files as it stands.
    pub fn program(&mut self) -> Arc<Program> {
        match &self.program {
            Some(program) => program.clone(),
            None => self.rebuild(),
        }
    }

    fn rebuild(&mut self) -> Arc<Program> {
        let units: Vec<SourceUnit> = self.units.values().cloned().collect();
        let program = Arc::new(match &self.program {
            Some(program) => program.update(units),
            None => Program::build(units, Arc::new(ClassLibrary)),
        });
        self.program = Some(program.clone());
        program
    }
}

impl Default for ProjectFrontend {
    fn default() -> Self {
        Self::new()
    }
}

impl Frontend for ProjectFrontend {
    fn update(&mut self, changes: &[(Arc<str>, Option<&SourceFile>)]) -> Arc<dyn Snapshot> {
        for (path, source) in changes {
            self.units.remove(path);
            self.texts.remove(path);
            self.left_out.remove(path);
            let Some(source) = source else { continue };
            let unit = SourceUnit {
                path: path.clone(),
                unit: source.unit(),
                is_library: false,
            };
            if let Some(class) = modelled_class(&unit) {
                let reason = format!("it declares {class}, which is modelled by Whydunit itself");
                self.left_out.insert(path.clone(), reason);
                continue;
            }
            self.units.insert(path.clone(), unit);
            self.texts.insert(path.clone(), source.text().into());
        }
        let program = self.rebuild();
        let project = Project::new(program, self.texts.clone());
        Arc::new(ProjectSnapshot {
            project,
            left_out: self.left_out.clone(),
            engine: self.engine.clone(),
        })
    }
}

struct ProjectSnapshot {
    project: Project,
    left_out: BTreeMap<Arc<str>, String>,
    engine: Arc<dyn Engine>,
}

impl Snapshot for ProjectSnapshot {
    fn methods(&self, file: &str) -> Vec<MethodEntry> {
        let methods = self.project.methods_in_file(file);
        methods
            .into_iter()
            .filter_map(|id| entry(&self.project.program, id))
            .collect()
    }

    fn errors(&self) -> Vec<(Arc<str>, Range<usize>, String)> {
        let program = &self.project.program;
        let user_files = program.errors().into_iter().filter_map(|error| {
            let unit = program.file(error.file);
            (!unit.is_library).then(|| (unit.path.clone(), error.span, error.message))
        });
        user_files.collect()
    }

    fn left_out(&self, file: &str) -> Option<&str> {
        self.left_out.get(file).map(String::as_str)
    }

    fn locate(&self, anchor: &Anchor) -> Option<(Arc<str>, Range<usize>)> {
        self.project.locate(anchor)
    }

    fn input_hash(&self, method: MethodId, options: &Options) -> u64 {
        self.project.input_hash(method, options)
    }

    fn quick(
        &self,
        budget: &Budget,
        method: MethodId,
        options: &Options,
    ) -> Result<MethodReport, Stop> {
        self.engine.quick(budget, &self.project, method, options)
    }

    fn deep(
        &self,
        budget: &Budget,
        method: MethodId,
        options: &Options,
        progress: &dyn Fn(&str, f64),
    ) -> Result<MethodReport, Stop> {
        self.engine
            .deep(budget, &self.project, method, options, progress)
    }

    fn model(
        &self,
        budget: &Budget,
        method: MethodId,
        options: &Options,
        case: Option<usize>,
    ) -> Result<ConstraintModel, String> {
        self.engine
            .model(budget, &self.project, method, options, case)
    }
}

/// A class of the file of which the library has a model: the source of a class library that lies
/// in the workspace must not take the models' place.
fn modelled_class(unit: &SourceUnit) -> Option<String> {
    let package = &unit.unit.package;
    // Nobody but a class library declares classes there, and most files are in no such package.
    if package.is_empty() {
        return None;
    }
    let is_modelled = |name: &str| {
        let models = ClassLibrary.find(name);
        models.iter().any(|model| model.unit.package == *package)
    };
    let mut names = unit.unit.types.iter().map(|declared| &declared.name.text);
    let name = names.find(|name| is_modelled(name))?;
    Some(format!("{package}.{name}"))
}

/// Where a method of the user's stands.
pub fn entry(program: &Program, id: MethodId) -> Option<MethodEntry> {
    let method = program.method(id);
    let MemberSource::Method(source) = &method.source else {
        return None;
    };
    let start = program.member_start(id)? as usize;
    let bytes = |span: syntax::ast::Span| start + span.start as usize..start + span.end as usize;
    Some(MethodEntry {
        id,
        key: method.key.clone(),
        range: bytes(source.span),
        name_range: bytes(source.name.span),
    })
}
