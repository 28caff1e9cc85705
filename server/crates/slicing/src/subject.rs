//! What is sliced: one file of a program, with its nodes, and the versions of the program that edits
//! of the file give.
//!
//! What must hold:
//! * A [`Version`] is a compilable program: what javac would refuse is refused here.
//! * Versions whose declarations are those of an older one share its compiled code.

use crate::edit::{Edits, Near, edited_unit};
use crate::tree::{MemberKey, NodeIndex, NodeKind, SourceTree, member_key};
use interp::compile::CodeCache;
use java::discovery::TestIndex;
use java::ir::NodeId;
use java::program::{MemberSource, Program, SourceUnit};
use java::types::{ClassId, FieldId, FileId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::{Arc, OnceLock};
use syntax::ast::MemberKind;

/// A file of a program, to be sliced.
#[derive(Clone)]
pub struct Subject {
    pub file: FileId,
    pub text: Arc<str>,
    pub tree: Arc<SourceTree>,
    pub original: Arc<Version>,
}

/// The program after some edits.
pub struct Version {
    pub program: Arc<Program>,
    pub edits: Edits,
    /// Plain code.
    pub cache: Arc<CodeCache>,
    members: Arc<FxHashMap<MemberKey, Vec<MethodId>>>,
    keys: Arc<FxHashMap<MethodId, MemberKey>>,
    /// Errors that the original has too.
    accepted_errors: Arc<FxHashSet<(Arc<str>, NodeId, String)>>,
    tests: Arc<OnceLock<TestIndex>>,
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
    /// their own.
    ///
    /// # Errors
    /// A sentence: the file isn't part of the program, or has errors.
    pub fn new(program: Arc<Program>, file: FileId, text: Arc<str>) -> Result<Self, String> {
        let (program, file) = narrowed(program, file);
        let unit = &program.file(file).unit;
        let line = |offset: u32| {
            let before = text.get(..offset as usize).unwrap_or("");
            before.matches('\n').count() + 1
        };
        if let Some(error) = unit.errors.first() {
            return Err(format!(
                "the file has a syntax error in line {}: {}",
                line(error.span.start),
                error.message
            ));
        }
        if let Some(error) = program.errors().iter().find(|error| error.file == file) {
            let line = line(error.span.start as u32);
            return Err(format!(
                "the file has an error in line {line}: {}",
                error.message
            ));
        }
        let tree = Arc::new(SourceTree::new(unit));
        let cache = Arc::new(CodeCache::new(Arc::clone(&program)));
        let (members, keys) = members(&program, file);
        let mut accepted = FxHashSet::default();
        for method in program.methods_in_file(file) {
            if let Some(body) = &program.lowered(method).body
                && let Some(error) = body.errors.first()
            {
                // What could not be read has no node.
                let place = program.location(method, error.node);
                let place = place.or_else(|| program.span_location(method, error.span));
                let line = line(place.map_or(0, |(_, range)| range.start as u32));
                return Err(format!(
                    "the file has an error in line {line}: {}",
                    error.message
                ));
            }
            let key = &program.method(method).key;
            for error in program.checked_exception_errors(method) {
                accepted.insert((Arc::clone(key), error.node, error.message));
            }
        }
        let original = Arc::new(Version {
            edits: Edits::none(&tree),
            program,
            cache,
            members: Arc::new(members),
            keys: Arc::new(keys),
            accepted_errors: Arc::new(accepted),
            tests: Arc::default(),
        });
        Ok(Subject {
            file,
            text,
            tree,
            original,
        })
    }

    /// The program with these edits.
    ///
    /// # Errors
    /// What javac would say.
    pub fn version(&self, base: &Version, edits: &Edits) -> Result<Version, CompileError> {
        let old = &self.original.program;
        let near = Near {
            unit: &base.program.file(self.file).unit,
            edits: &base.edits,
        };
        let whole = &old.file(self.file).unit;
        let unit = Arc::new(edited_unit(&self.tree, whole, edits, Some(near)));
        let units: Vec<SourceUnit> = old
            .files()
            .filter(|(_, unit)| !unit.is_library)
            .map(|(file, known)| {
                if file == self.file {
                    SourceUnit {
                        unit: Arc::clone(&unit),
                        ..known.clone()
                    }
                } else {
                    known.clone()
                }
            })
            .collect();
        let program = Arc::new(base.program.update(units));
        let changed = program.methods_changed_since(&base.program);
        let version = match &changed {
            Some(changed) => Version {
                cache: Arc::new(base.cache.for_version(Arc::clone(&program), changed)),
                program,
                edits: edits.clone(),
                members: Arc::clone(&base.members),
                keys: Arc::clone(&base.keys),
                accepted_errors: Arc::clone(&base.accepted_errors),
                // Where tests get their arguments from may be in the file itself.
                tests: if self.has_tests() {
                    Arc::default()
                } else {
                    Arc::clone(&base.tests)
                },
            },
            None => {
                let (members, keys) = members(&program, self.file);
                Version {
                    cache: Arc::new(CodeCache::new(Arc::clone(&program))),
                    program,
                    edits: edits.clone(),
                    members: Arc::new(members),
                    keys: Arc::new(keys),
                    accepted_errors: Arc::clone(&base.accepted_errors),
                    tests: Arc::default(),
                }
            }
        };
        self.check(&version, changed.as_deref())?;
        Ok(version)
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

    /// Refuses what javac would: in the changed methods, or anywhere when declarations changed.
    fn check(&self, version: &Version, changed: Option<&[MethodId]>) -> Result<(), CompileError> {
        let program = &version.program;
        let methods = match changed {
            Some(changed) => changed.to_vec(),
            None => {
                if let Some(error) = program.errors().into_iter().next() {
                    return Err(CompileError {
                        message: error.message,
                        node: None,
                    });
                }
                // Other files may use what went.
                let user_files = program.files().filter(|(_, unit)| !unit.is_library);
                user_files
                    .flat_map(|(file, _)| program.methods_in_file(file))
                    .collect()
            }
        };
        for method in methods {
            let lowered = program.lowered(method);
            let Some(body) = &lowered.body else { continue };
            let old_unsupported = || {
                let original = &self.original.program;
                let key = &program.method(method).key;
                original
                    .method_by_key(key)
                    .and_then(|old| original.lowered(old).body.clone())
                    .map(|body| body.unsupported.clone())
                    .unwrap_or_default()
            };
            let error = body
                .errors
                .first()
                .map(|error| (error.node, error.message.clone()));
            let error = error.or_else(|| {
                if body.unsupported.is_empty() {
                    return None;
                }
                let old = old_unsupported();
                let new = body.unsupported.iter().find(|it| !old.contains(it));
                new.map(|it| (it.node, it.what.clone()))
            });
            let error = error.or_else(|| {
                let key = &program.method(method).key;
                let errors = program.checked_exception_errors(method);
                let new = errors.into_iter().find(|error| {
                    let known = (Arc::clone(key), error.node, error.message.clone());
                    !version.accepted_errors.contains(&known)
                });
                new.map(|error| (error.node, error.message))
            });
            if let Some((node, message)) = error {
                let node = version.node(&self.tree, method, node);
                return Err(CompileError { message, node });
            }
        }
        Ok(())
    }
}

impl Version {
    /// The subject as it is, as a version of its own.
    pub fn original(subject: &Subject) -> Self {
        let original = &subject.original;
        Version {
            program: Arc::clone(&original.program),
            edits: original.edits.clone(),
            cache: Arc::clone(&original.cache),
            members: Arc::clone(&original.members),
            keys: Arc::clone(&original.keys),
            accepted_errors: Arc::clone(&original.accepted_errors),
            tests: Arc::clone(&original.tests),
        }
    }

    /// The same, with code that later versions share.
    pub(crate) fn settled(self) -> Self {
        Version {
            cache: Arc::new(self.cache.settled()),
            ..self
        }
    }

    /// The JUnit tests of the program.
    pub(crate) fn tests(&self) -> &TestIndex {
        self.tests.get_or_init(|| TestIndex::new(&self.program))
    }

    /// The methods and routines whose code lies in a member, those of local classes included.
    pub fn methods_of(&self, member: MemberKey) -> &[MethodId] {
        self.members.get(&member).map_or(&[], Vec::as_slice)
    }

    /// The member in which a method's code lies.
    pub fn member_of(&self, method: MethodId) -> Option<MemberKey> {
        self.keys.get(&method).copied()
    }

    /// The subject's node of a lowered node.
    pub fn node(&self, tree: &SourceTree, method: MethodId, id: NodeId) -> Option<NodeIndex> {
        tree.find(self.member_of(method)?, id)
    }

    /// The method declared by a node.
    pub fn method_at(&self, tree: &SourceTree, node: NodeIndex) -> Option<MethodId> {
        let entry = tree.node(node);
        let methods = self.methods_of(entry.member?);
        methods.iter().copied().find(|method| {
            matches!(&self.program.method(*method).source,
                MemberSource::Method(source) if source.id == entry.id)
                && entry.kind == NodeKind::Method
        })
    }

    /// The field declared by a node that is no record component.
    pub fn field_at(&self, tree: &SourceTree, node: NodeIndex) -> Option<FieldId> {
        let entry = tree.node(node);
        let (member, name) = (entry.member?, entry.name.clone()?);
        let class = tree
            .ancestors(node)
            .find(|at| tree.node(*at).kind == NodeKind::Class)?;
        let class = self.class_at(tree, class)?;
        let declared = self.program.class(class);
        declared.fields.iter().copied().find(|field| {
            self.program
                .field(*field)
                .ast
                .as_ref()
                .is_some_and(|ast| ast.name.span.start + member.start == name.start)
        })
    }

    /// The class declared by a node.
    pub fn class_at(&self, tree: &SourceTree, node: NodeIndex) -> Option<ClassId> {
        let entry = tree.node(node);
        let base = entry.member.map_or(0, |member| member.start);
        self.program.classes().find_map(|class| {
            let is_local = class.is_local == entry.member.is_some();
            let is_here = base + class.decl.span.start == entry.span.start
                && base + class.decl.span.end == entry.span.end;
            (!class.is_library && is_local && is_here).then_some(class.id)
        })
    }
}

/// The program of the files around one, and the file's id there.
fn narrowed(program: Arc<Program>, file: FileId) -> (Arc<Program>, FileId) {
    let around = program.files_around(file);
    let count = program.files().filter(|(_, unit)| !unit.is_library).count();
    let Some(place) = around.iter().position(|it| *it == file) else {
        return (program, file);
    };
    if around.len() >= count {
        return (program, file);
    }
    let units = around.iter().map(|it| program.file(*it).clone()).collect();
    let narrow = program.update(units);
    // What else a file needs (a package that it imports as a whole, say) shows as an error.
    let errors = program.errors();
    let known = errors.iter().filter(|error| around.contains(&error.file));
    if narrow.errors().len() > known.count() {
        return (program, file);
    }
    (Arc::new(narrow), FileId(place as u32))
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
