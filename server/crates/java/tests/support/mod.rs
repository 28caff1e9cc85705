//! Programs for tests: source text with the class models of the interpreter as the library.
#![allow(dead_code, unreachable_pub)]

pub mod verify;

use java::program::{Library, Program, SourceUnit};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use syntax::SourceFile;

/// The class models, by simple name.
pub struct Models {
    units: BTreeMap<String, Vec<SourceUnit>>,
}

impl Library for Models {
    fn find(&self, simple_name: &str) -> Vec<SourceUnit> {
        self.units.get(simple_name).cloned().unwrap_or_default()
    }
}

pub fn models_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../interp/jdk")
}

pub fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../test-fixtures/java")
}

/// All Java files below a folder, sorted.
pub fn java_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut pending = vec![folder.to_path_buf()];
    while let Some(folder) = pending.pop() {
        let Ok(entries) = std::fs::read_dir(folder) else {
            continue;
        };
        for entry in entries.flatten() {
            let path = entry.path();
            if path.is_dir() {
                pending.push(path);
            } else if path
                .extension()
                .is_some_and(|extension| extension == "java")
            {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

pub fn models() -> Arc<Models> {
    static MODELS: OnceLock<Arc<Models>> = OnceLock::new();
    Arc::clone(MODELS.get_or_init(|| {
        let mut units: BTreeMap<String, Vec<SourceUnit>> = BTreeMap::new();
        for path in java_files(&models_folder()) {
            let text = std::fs::read_to_string(&path).expect("a readable model");
            let unit = SourceFile::new(text).unit();
            let short = path
                .strip_prefix(models_folder())
                .expect("inside")
                .display()
                .to_string();
            for decl in &unit.types {
                units
                    .entry(decl.name.text.to_string())
                    .or_default()
                    .push(SourceUnit {
                        path: Arc::from(short.as_str()),
                        unit: Arc::clone(&unit),
                        is_library: true,
                    });
            }
        }
        Arc::new(Models { units })
    }))
}

pub fn unit(path: &str, text: &str) -> SourceUnit {
    SourceUnit {
        path: Arc::from(path),
        unit: SourceFile::new(text).unit(),
        is_library: false,
    }
}

/// A program of one file.
pub fn program(text: &str) -> Program {
    Program::build(vec![unit("Test.java", text)], models())
}

/// Everything wrong or not supported, `line: message`, one a line.
pub fn problems(program: &Program, text: &str) -> Vec<String> {
    let line = |offset: usize| text.get(..offset).unwrap_or(text).matches('\n').count() + 1;
    let mut found = Vec::new();
    let file = java::types::FileId(0);
    for error in program.errors() {
        if error.file == file {
            found.push(format!("{}: {}", line(error.span.start), error.message));
        }
    }
    for import in program.unresolved_imports() {
        if import.file == file {
            found.push(format!(
                "{}: unsupported: {}",
                line(import.span.start),
                import.message
            ));
        }
    }
    for method in program.methods() {
        if program.class(method.class).file != file {
            continue;
        }
        let lowered = program.lowered(method.id);
        found.extend(
            verify::check(program, method.id)
                .into_iter()
                .map(|what| format!("0: {what}")),
        );
        let place = |span| {
            program
                .span_location(method.id, span)
                .map_or(0, |(_, range)| line(range.start))
        };
        for error in &lowered.contract_errors {
            found.push(format!(
                "{}: contract: {}",
                place(error.span),
                error.message
            ));
        }
        let Some(body) = &lowered.body else { continue };
        for error in &body.errors {
            found.push(format!("{}: {}", place(error.span), error.message));
        }
        for unsupported in &body.unsupported {
            let (_, range) = program
                .location(method.id, unsupported.node)
                .unwrap_or_else(|| program.declaration_location(method.id));
            let line = line(range.start);
            found.push(format!("{line}: unsupported: {}", unsupported.what));
        }
    }
    found.sort_by_key(|entry| {
        let number = entry
            .split(':')
            .next()
            .and_then(|n| n.parse::<usize>().ok());
        (number, entry.clone())
    });
    found.dedup();
    found
}

/// Runs a test on a thread with the stack that lowering is given.
pub fn with_stack<T: Send>(run: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        std::thread::Builder::new()
            .stack_size(8 << 20)
            .spawn_scoped(scope, run)
            .expect("a thread")
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}
