//! A version of the program: where the members of the file are in it.

use super::subject::Subject;
use crate::source::edit::Edits;
use crate::source::tree::{Form, MemberKey, NodeIndex, NodeKind, SourceTree};
use interp::compile::CodeCache;
use java::discovery::TestIndex;
use java::ir::NodeId;
use java::program::{MemberSource, Program};
use java::types::{ClassId, FieldId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::{Arc, OnceLock};

/// The program after some edits.
pub struct Version {
    pub program: Arc<Program>,
    pub edits: Edits,
    /// Plain code.
    pub cache: Arc<CodeCache>,
    pub(super) members: Arc<FxHashMap<MemberKey, Vec<MethodId>>>,
    pub(super) keys: Arc<FxHashMap<MethodId, MemberKey>>,
    pub(super) tests: Arc<OnceLock<TestIndex>>,
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

    /// The methods that JUnit calls before tests.
    pub(crate) fn lifecycle(&self) -> FxHashSet<MethodId> {
        let tests = self.tests().tests.iter();
        let methods = tests.flat_map(|test| {
            let all = test.lifecycle.before_all.iter();
            all.chain(&test.lifecycle.before_each)
        });
        methods.copied().collect()
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
        let Form::Named(name) = &entry.form else {
            return None;
        };
        let class = tree
            .ancestors(node)
            .find(|at| tree.node(*at).kind == NodeKind::Class)?;
        let declared = self.program.class(self.class_at(tree, class)?);
        let mut fields = declared.fields.iter().copied();
        fields.find(|field| {
            let field = self.program.field(*field);
            entry.kind == NodeKind::Field && field.name == *name && field.ast.is_some()
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
