//! The real front end: the program of all files, its tests, and the engine.

use super::cases::{self, CaseOptions, Exported};
use super::models::{self, Sorted};
use super::slices::{self, SliceFound, SliceRequest, Texts};
use super::{Frontend, MethodEntry, Snapshot};
use crate::documents::source::SourceFile;
use budget::{Budget, Stop};
use diagnosis::Diagnoser;
use diagnosis::engine::{Engine, News};
use diagnosis::failing_trace::{FailingTrace, failing_trace};
use diagnosis::model_table::ConstraintModel;
use diagnosis::options::Options;
use diagnosis::project::Project;
use diagnosis::report::{Anchor, MethodReport};
use interp::library::ClassLibrary;
use java::program::{MemberSource, MethodKind, Program, SourceUnit};
use java::types::{MethodId, Type};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use testgen::junit;
use testgen::report::SuiteReport;

/// Holds the files and the program made of them.
pub struct ProjectFrontend {
    engine: Arc<dyn Engine>,
    units: BTreeMap<Arc<str>, SourceUnit>,
    texts: FxHashMap<Arc<str>, Arc<str>>,
    /// Folders whose files are models of classes rather than code to analyse.
    model_folders: Vec<Arc<str>>,
    program: Option<Arc<Program>>,
    /// The state that was given last.
    project: Option<Project>,
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
            model_folders: Vec::new(),
            program: None,
            project: None,
        }
    }

    /// The program of all files as it stands.
    pub fn program(&mut self) -> Arc<Program> {
        match &self.program {
            Some(program) => program.clone(),
            None => self.rebuild(&self.sorted()),
        }
    }

    fn sorted(&self) -> Sorted {
        models::sort(&self.units, &self.model_folders)
    }

    fn rebuild(&mut self, sorted: &Sorted) -> Arc<Program> {
        let units: Vec<SourceUnit> = sorted.code.iter().chain(&sorted.models).cloned().collect();
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
            let Some(source) = source else { continue };
            let unit = SourceUnit {
                path: path.clone(),
                unit: source.unit(),
                is_library: false,
            };
            self.units.insert(path.clone(), unit);
            self.texts.insert(path.clone(), source.text().into());
        }
        let sorted = self.sorted();
        let program = self.rebuild(&sorted);
        let model_texts = sorted
            .models
            .iter()
            .filter_map(|unit| self.texts.get(&unit.path));
        let mut project = Project::new(program, self.texts.clone()).with_models(model_texts);
        if let Some(before) = &self.project {
            project = project.after(before);
        }
        self.project = Some(project.clone());
        Arc::new(ProjectSnapshot {
            project,
            sorted,
            engine: self.engine.clone(),
        })
    }

    fn set_models(&mut self, folders: &[Arc<str>]) {
        self.model_folders = folders.to_vec();
    }
}

struct ProjectSnapshot {
    project: Project,
    sorted: Sorted,
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
        let mut errors: Vec<_> = program
            .errors()
            .into_iter()
            .filter_map(|error| {
                let unit = program.file(error.file);
                let is_shown = !unit.is_library || self.sorted.is_model(&unit.path);
                is_shown.then(|| (unit.path.clone(), error.span, error.message))
            })
            .collect();
        for unit in &self.sorted.code {
            errors.extend(initializer_errors(program, &unit.path));
        }
        for unit in &self.sorted.models {
            errors.extend(models::body_errors(program, &unit.path));
        }
        errors.sort_by(|a, b| (&a.0, a.1.start, &a.2).cmp(&(&b.0, b.1.start, &b.2)));
        errors
    }

    fn is_model(&self, file: &str) -> bool {
        self.sorted.is_model(file)
    }

    fn left_out(&self, file: &str) -> Option<&str> {
        self.sorted.left_out.get(file).map(String::as_str)
    }

    fn locate(&self, anchor: &Anchor) -> Option<(Arc<str>, Range<usize>)> {
        self.project.locate(anchor)
    }

    fn member_of(&self, anchor: &Anchor) -> Option<(u64, Range<usize>)> {
        self.project.member_of(anchor)
    }

    fn anchor_at(&self, anchor: &Anchor, range: &Range<usize>) -> Option<Anchor> {
        self.project.anchor_at(anchor, range)
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
        tell: &dyn Fn(News<'_>),
    ) -> Result<MethodReport, Stop> {
        self.engine
            .deep(budget, &self.project, method, options, tell)
    }

    fn trace(&self, budget: &Budget, method: MethodId, case: &str, limit: usize) -> FailingTrace {
        failing_trace(budget, &self.project, method, case, limit).unwrap_or_default()
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

    fn cases(
        &self,
        budget: &Budget,
        method: MethodId,
        options: &CaseOptions,
    ) -> Option<SuiteReport> {
        let (_, report) = cases::suite(budget, &self.project, method, options);
        Some(report)
    }

    fn makes_cases(&self) -> bool {
        true
    }

    fn export(
        &self,
        budget: &Budget,
        method: MethodId,
        options: &CaseOptions,
        junit: junit::Options,
        case: Option<&str>,
    ) -> Result<Exported, String> {
        cases::export(budget, &self.project, method, options, junit, case)
    }

    fn texts(&self) -> Texts {
        self.project.texts().clone()
    }

    fn returns_value(&self, method: MethodId) -> bool {
        let method = self.project.program.method(method);
        method.kind == MethodKind::Method && method.return_type != Type::Void && !method.is_abstract
    }

    fn sliceables(&self, file: &str, range: &Range<usize>) -> Vec<slices::places::Sliceable> {
        let program = &self.project.program;
        let (Some(id), Some(text)) = (program.file_by_path(file), self.project.text(file)) else {
            return Vec::new();
        };
        slices::places::at(&program.file(id).unit, text, range)
    }

    fn slice(
        &self,
        budget: &Budget,
        request: &SliceRequest,
        steps: &mut slices::Steps<'_>,
    ) -> Result<SliceFound, String> {
        slices::slice(budget, &self.project, request, steps)
    }
}

/// What is wrong in fields, enum constants and initialisers: of methods their own reports tell.
fn initializer_errors(program: &Program, path: &str) -> Vec<(Arc<str>, Range<usize>, String)> {
    let Some(file) = program.file_by_path(path) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for id in program.methods_in_file(file) {
        if matches!(
            program.method(id).kind,
            MethodKind::Method | MethodKind::Constructor
        ) {
            continue;
        }
        let errors = program.lowered(id).body.iter();
        found.extend(errors.flat_map(|body| &body.errors).map(|error| {
            let place = program.span_location(id, error.span);
            let (_, range) = place.unwrap_or_else(|| program.declaration_location(id));
            (
                program.file(file).path.clone(),
                range,
                error.message.clone(),
            )
        }));
    }
    found
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
