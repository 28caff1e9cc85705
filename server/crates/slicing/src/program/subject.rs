//! What is sliced: one file of a program, with its nodes, and the versions of the program that edits
//! of the file give.
//!
//! What must hold:
//! * A [`Version`] is a compilable program: what javac would refuse is refused here, in the file and
//!   in those that it uses. Files that only use it (tests, callers) may refer to what a version has no
//!   more; a run that comes to such code can't be made.
//! * Versions whose declarations are those of an older one share its compiled code.

pub use super::version::Version;
use crate::program::others;
use crate::source::edit::{Edits, Near, edited_unit};
use crate::source::lowered::line_of;
use crate::source::tree::{MemberKey, NodeIndex, NodeKind, SourceTree, member_key};
use interp::compile::CodeCache;
use java::program::{MemberSource, Program, ProgramError, SourceUnit};
use java::types::{FileId, MethodId};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Arc;
use syntax::ast::MemberKind;

/// A file of a program, to be sliced.
#[derive(Clone)]
pub struct Subject {
    pub file: FileId,
    pub text: Arc<str>,
    pub tree: Arc<SourceTree>,
    pub original: Arc<Version>,
    /// The file and those it uses: what a slice is compiled with.
    own: Arc<BTreeSet<FileId>>,
    /// Declarations that the files it uses refer to in turn: they stay.
    needed: Arc<[NodeIndex]>,
    /// Members that are wrong as they stand.
    broken: Arc<[Broken]>,
    /// Where its lines begin.
    lines: Arc<[u32]>,
}

/// An error in a member: it hinders what runs there, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The method, field or initialiser.
    pub member: NodeIndex,
    /// From 1.
    pub line: u32,
    pub message: String,
}

impl Broken {
    fn sentence(&self) -> String {
        in_file(self.line, &self.message)
    }
}

fn in_file(line: u32, message: &str) -> String {
    format!("the file has an error in line {line}: {message}")
}

/// Why a program is no slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompileError {
    pub message: String,
    /// In the subject's tree, where known.
    pub node: Option<NodeIndex>,
}

impl Subject {
    /// The subject's program has only the files that may have to do with this one, under ids of
    /// their own. Another file that declares one of its classes, such as a copy of it, is left out.
    ///
    /// # Errors
    /// A sentence: the file isn't part of the program, or has errors outside of its members.
    pub fn new(program: Arc<Program>, file: FileId, text: Arc<str>) -> Result<Self, String> {
        let (program, file) = narrowed(program, file);
        let tree = Arc::new(SourceTree::new(&program.file(file).unit));
        let cache = Arc::new(CodeCache::new(Arc::clone(&program)));
        let (members, keys) = members(&program, file);
        let mut broken = Vec::new();
        for (offset, message) in errors_in(&program, file) {
            let line = line_of(&text, offset);
            let member = member_around(&tree, offset).ok_or_else(|| in_file(line, &message))?;
            broken.push(Broken {
                member,
                line,
                message,
            });
        }
        let own: BTreeSet<FileId> = program.files_used_by(file).into_iter().collect();
        let others = own.iter().filter(|other| **other != file);
        let methods: BTreeSet<MethodId> = others
            .flat_map(|other| program.methods_in_file(*other))
            .collect();
        let original = Arc::new(Version {
            edits: Edits::none(&tree),
            program,
            cache,
            members: Arc::new(members),
            keys: Arc::new(keys),
            tests: Arc::default(),
        });
        let mut needed = others::declarations(&tree, &original, &methods);
        let others: BTreeSet<FileId> = own.iter().copied().filter(|it| *it != file).collect();
        needed.extend(others::permitted(&tree, &original, &others));
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let lines = std::iter::once(0).chain(breaks.map(|(at, _)| at as u32 + 1));
        Ok(Subject {
            file,
            lines: lines.collect(),
            text,
            tree,
            original,
            own: Arc::new(own),
            needed: needed.into(),
            broken: broken.into(),
        })
    }

    /// The line of a byte, from 1.
    pub fn line_at(&self, offset: u32) -> u32 {
        self.lines.partition_point(|start| *start <= offset) as u32
    }

    /// Members that are wrong as they stand.
    pub fn broken(&self) -> &[Broken] {
        &self.broken
    }

    /// What is wrong with the member in which a node stands, as a sentence.
    pub fn error_around(&self, node: NodeIndex) -> Option<String> {
        let mut broken = self.broken.iter();
        let here = broken.find(|it| self.tree.contains(it.member, node));
        here.map(Broken::sentence)
    }

    /// Declarations that the files it uses refer to: they stay.
    pub(crate) fn needed(&self) -> &[NodeIndex] {
        &self.needed
    }

    /// Whether a slice is compiled with this file.
    pub(crate) fn is_own(&self, file: FileId) -> bool {
        self.own.contains(&file)
    }

    /// The program with these edits.
    ///
    /// # Errors
    /// What javac would say.
    pub fn version(&self, base: &Version, edits: &Edits) -> Result<Version, CompileError> {
        let version = self.unchecked(base, edits);
        let changed = version.program.methods_changed_since(&base.program);
        self.check(&version, changed.as_deref())?;
        Ok(version)
    }

    /// As [`Subject::version`], with a program that shares nothing with those of other versions: what a
    /// version must equal.
    ///
    /// # Errors
    /// What javac would say.
    pub fn version_anew(&self, edits: &Edits) -> Result<Version, CompileError> {
        let program = self.original.program.build_anew(self.units(edits, None));
        let program = Arc::new(program);
        let (members, keys) = members(&program, self.file);
        let version = Version {
            cache: Arc::new(CodeCache::new(Arc::clone(&program))),
            program,
            edits: edits.clone(),
            members: Arc::new(members),
            keys: Arc::new(keys),
            tests: Arc::default(),
        };
        self.check(&version, None)?;
        Ok(version)
    }

    /// The user's files with these edits; what has the same edits in a version near is taken from there.
    fn units(&self, edits: &Edits, near: Option<&Version>) -> Vec<SourceUnit> {
        let near = near.map(|near| Near {
            unit: &near.program.file(self.file).unit,
            edits: &near.edits,
        });
        let old = &self.original.program;
        let whole = &old.file(self.file).unit;
        let unit = Arc::new(edited_unit(&self.tree, whole, edits, near));
        let user = old.files().filter(|(_, unit)| !unit.is_library);
        let units = user.map(|(file, known)| {
            let mut known = known.clone();
            if file == self.file {
                known.unit = Arc::clone(&unit);
            }
            known
        });
        units.collect()
    }

    /// The program with these edits, whether it compiles or not.
    pub(crate) fn unchecked(&self, base: &Version, edits: &Edits) -> Version {
        let units = self.units(edits, Some(base));
        let program = Arc::new(base.program.update_over_library(units));
        let changed = program.methods_changed_since(&base.program);
        match &changed {
            Some(changed) => Version {
                cache: Arc::new(base.cache.for_version(Arc::clone(&program), changed)),
                program,
                edits: edits.clone(),
                members: Arc::clone(&base.members),
                keys: Arc::clone(&base.keys),
                // Where tests get their arguments from may be in the file itself.
                tests: if self.has_tests() {
                    Arc::default()
                } else {
                    Arc::clone(&base.tests)
                },
            },
            None => {
                let (members, keys) = members(&program, self.file);
                let cache = if program.shares_library(&base.program) {
                    base.cache.for_redeclared(Arc::clone(&program))
                } else {
                    CodeCache::new(Arc::clone(&program))
                };
                Version {
                    cache: Arc::new(cache),
                    program,
                    edits: edits.clone(),
                    members: Arc::new(members),
                    keys: Arc::new(keys),
                    tests: Arc::default(),
                }
            }
        }
    }

    /// Whether the file has something to do with JUnit.
    fn has_tests(&self) -> bool {
        let program = &self.original.program;
        let tests = &self.original.tests().tests;
        tests.iter().any(|test| {
            let declared = program.method(test.method).class;
            [declared, test.class]
                .iter()
                .any(|class| program.class(*class).file == self.file)
        })
    }

    /// What is wrong outside of bodies, but for what is in the original too.
    pub(crate) fn new_errors(&self, program: &Program) -> Vec<ProgramError> {
        let mut errors = program.errors();
        if !errors.is_empty() {
            let known = self.original.program.errors();
            errors.retain(|error| {
                let is_same =
                    |it: &ProgramError| it.file == error.file && it.message == error.message;
                !known.iter().any(is_same)
            });
        }
        errors
    }

    /// Refuses what javac would: in the changed methods, or in the file and all it uses when
    /// declarations changed.
    fn check(&self, version: &Version, changed: Option<&[MethodId]>) -> Result<(), CompileError> {
        let program = &version.program;
        let methods = match changed {
            Some(changed) => changed.to_vec(),
            None => {
                let new = self.new_errors(program);
                if let Some(error) = new.into_iter().find(|error| self.is_own(error.file)) {
                    return Err(CompileError {
                        message: error.message,
                        node: None,
                    });
                }
                let own = self.own.iter();
                own.flat_map(|file| program.methods_in_file(*file))
                    .collect()
            }
        };
        for method in methods {
            let lowered = program.lowered(method);
            let Some(body) = &lowered.body else { continue };
            // What the original has too is accepted.
            let original = &self.original.program;
            let old = || original.method_by_key(&program.method(method).key);
            let old_body = || old().and_then(|old| original.lowered(old).body.clone());
            let mut error = None;
            if !body.errors.is_empty() {
                let old = old_body();
                let known = old.iter().flat_map(|body| &body.errors);
                let known: Vec<&String> = known.map(|error| &error.message).collect();
                let new = body.errors.iter().find(|it| !known.contains(&&it.message));
                error = new.map(|it| (it.node, it.message.clone()));
            }
            if error.is_none() && !body.unsupported.is_empty() {
                let old = old_body().map(|body| body.unsupported.clone());
                let old = old.unwrap_or_default();
                let new = body.unsupported.iter().find(|it| !old.contains(it));
                error = new.map(|it| (it.node, it.what.clone()));
            }
            if error.is_none() {
                let errors = program.checked_exception_errors(method);
                if !errors.is_empty() {
                    let known = old().map(|old| original.checked_exception_errors(old));
                    let known = known.unwrap_or_default();
                    let is_new = |error: &java::ir::SourceError| {
                        let mut known = known.iter();
                        !known.any(|it| it.node == error.node && it.message == error.message)
                    };
                    let new = errors.into_iter().find(is_new);
                    error = new.map(|error| (error.node, error.message));
                }
            }
            if let Some((node, message)) = error {
                let node = version.node(&self.tree, method, node);
                return Err(CompileError { message, node });
            }
        }
        Ok(())
    }
}

/// All that is wrong in a file: where, and what.
fn errors_in(program: &Program, file: FileId) -> Vec<(u32, String)> {
    let unit = &program.file(file).unit;
    let errors = unit.errors.iter();
    let mut found: Vec<(u32, String)> = errors
        .map(|error| (error.span.start, error.message.clone()))
        .collect();
    let errors = program.errors().into_iter();
    let errors = errors.filter(|error| error.file == file);
    found.extend(errors.map(|error| (error.span.start as u32, error.message)));
    for method in program.methods_in_file(file) {
        let lowered = program.lowered(method);
        let errors = lowered.body.iter().flat_map(|body| &body.errors);
        found.extend(errors.take(1).map(|error| {
            // What could not be read has no node.
            let place = program.location(method, error.node);
            let place = place.or_else(|| program.span_location(method, error.span));
            let start = place.map_or(0, |(_, range)| range.start as u32);
            (start, error.message.clone())
        }));
    }
    found.sort();
    found.dedup();
    found
}

/// The method, field or initialiser around a byte of the file.
fn member_around(tree: &SourceTree, offset: u32) -> Option<NodeIndex> {
    let all = tree.indices();
    let around = all.filter(|node| {
        let entry = tree.node(*node);
        let is_member = matches!(
            entry.kind,
            NodeKind::Method | NodeKind::Field | NodeKind::Initializer | NodeKind::EnumConstant
        );
        is_member && entry.span.start <= offset && offset <= entry.span.end
    });
    around.last()
}

/// The program of the files around one, and the file's id there.
fn narrowed(program: Arc<Program>, file: FileId) -> (Arc<Program>, FileId) {
    let (program, file) = without_copies(program, file);
    let around = program.files_around(file);
    // What else a file needs (a package that it imports as a whole, say) shows as an error.
    let known = program.errors().into_iter();
    let known = known.filter(|error| around.contains(&error.file)).count();
    match only(&program, &around, file) {
        Some((narrow, place)) if narrow.errors().len() <= known => (Arc::new(narrow), place),
        _ => (program, file),
    }
}

/// The program without files that declare a class of this one again: no compiler takes both.
fn without_copies(program: Arc<Program>, file: FileId) -> (Arc<Program>, FileId) {
    let names = |unit: &SourceUnit| -> Vec<(String, Arc<str>)> {
        let types = unit.unit.types.iter();
        types
            .map(|decl| (unit.unit.package.clone(), Arc::clone(&decl.name.text)))
            .collect()
    };
    let own = names(program.file(file));
    let users = program.files().filter(|(_, unit)| !unit.is_library);
    let kept: Vec<FileId> = users
        .filter(|(id, unit)| *id == file || !names(unit).iter().any(|name| own.contains(name)))
        .map(|(id, _)| id)
        .collect();
    match only(&program, &kept, file) {
        Some((rest, place)) => (Arc::new(rest), place),
        None => (program, file),
    }
}

/// The program of some of the user's files, and the place of one of them; `None` if it is the same.
fn only(program: &Program, files: &[FileId], file: FileId) -> Option<(Program, FileId)> {
    let count = program.files().filter(|(_, unit)| !unit.is_library).count();
    let place = files.iter().position(|it| *it == file)?;
    if files.len() >= count {
        return None;
    }
    let units = files.iter().map(|it| program.file(*it).clone()).collect();
    Some((program.update(units), FileId(place as u32)))
}

type Members = (
    FxHashMap<MemberKey, Vec<MethodId>>,
    FxHashMap<MethodId, MemberKey>,
);

fn members(program: &Program, file: FileId) -> Members {
    let mut members: FxHashMap<MemberKey, Vec<MethodId>> = FxHashMap::default();
    let mut keys = FxHashMap::default();
    for method in program.methods_in_file(file) {
        let Some(start) = program.member_start(method) else {
            continue;
        };
        let outer = program.method(program.enclosing_method(method));
        let key = match &outer.source {
            MemberSource::Field(field) => member_key(start, &MemberKind::Field(Arc::clone(field))),
            _ => MemberKey { start, name: 0 },
        };
        members.entry(key).or_default().push(method);
        keys.insert(method, key);
    }
    (members, keys)
}
