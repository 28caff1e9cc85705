//! The syntax tree without what is gone: files, classes and members. `code` has what is in them.
//!
//! What must hold:
//! * An edited tree keeps all ids and spans of what stays, so that nodes are found again by them.
//! * Members without edits are the same `Arc`s; those with edits have another content hash.

use super::{Edit, Edits};
use crate::source::tree::{MemberKey, NodeIndex, NodeKind, SourceTree, member_key};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use syntax::ast::*;

/// An edited unit, from which another one takes the members that have the same edits.
#[derive(Clone, Copy)]
pub struct Near<'a> {
    pub unit: &'a CompilationUnit,
    pub edits: &'a Edits,
}

/// The unit after the edits.
pub fn edited_unit(
    tree: &SourceTree,
    unit: &CompilationUnit,
    edits: &Edits,
    near: Option<Near<'_>>,
) -> CompilationUnit {
    let mut nodes = tree
        .indices()
        .filter(|index| tree.node(*index).parent.is_none());
    let mut imports = Vec::new();
    for import in &unit.imports {
        if nodes
            .next()
            .is_none_or(|node| edits.get(node) == Edit::Keep)
        {
            imports.push(import.clone());
        }
    }
    let drops_override = edits.drops_override(tree);
    let unsealed = edits.unsealed(tree);
    let near = near.filter(|near| {
        near.edits.drops_override(tree) == drops_override && near.edits.unsealed(tree) == unsealed
    });
    let mut types = Vec::new();
    for (decl, node) in unit.types.iter().zip(nodes) {
        let mut editor = Editor {
            tree,
            edits,
            near: near.map(|near| near.edits),
            member: None,
            drops_override,
            unsealed: &unsealed,
        };
        if edits.get(node) == Edit::Keep {
            let mut others = near.iter().flat_map(|near| &near.unit.types);
            let other = others.find(|other| other.span == decl.span);
            types.push(editor.class(decl, node, other));
        }
    }
    CompilationUnit {
        package: unit.package.clone(),
        imports,
        types,
        errors: unit.errors.clone(),
    }
}

/// Makes the edited tree.
pub(super) struct Editor<'a> {
    tree: &'a SourceTree,
    edits: &'a Edits,
    /// Of the unit that members may be taken from.
    near: Option<&'a Edits>,
    member: Option<MemberKey>,
    pub(super) drops_override: bool,
    unsealed: &'a [NodeIndex],
}

impl Editor<'_> {
    fn node(&self, id: NodeId) -> Option<NodeIndex> {
        self.tree.find(self.member?, id)
    }

    pub(super) fn edit(&self, id: NodeId) -> Edit {
        self.node(id)
            .map_or(Edit::Keep, |node| self.edits.get(node))
    }

    pub(super) fn is_deleted(&self, id: NodeId) -> bool {
        self.edit(id) == Edit::Delete
    }

    pub(super) fn has_edits(&self, id: NodeId) -> bool {
        self.node(id)
            .is_none_or(|node| self.edits.any_in(node.0..self.tree.node(node).end))
    }

    fn modifiers(&self, modifiers: &Modifiers) -> Modifiers {
        let mut modifiers = modifiers.clone();
        if self.drops_override {
            modifiers
                .annotations
                .retain(|annotation| annotation.name != "Override");
        }
        modifiers
    }

    /// Whether the near unit has the same edits at a node and below.
    fn is_near(&self, node: NodeIndex) -> bool {
        let range = node.index()..self.tree.node(node).end as usize;
        self.near
            .is_some_and(|near| near.0.get(range.clone()) == self.edits.0.get(range))
    }

    /// `other` is the class in the near unit.
    fn class(
        &mut self,
        decl: &Arc<TypeDecl>,
        node: NodeIndex,
        other: Option<&Arc<TypeDecl>>,
    ) -> Arc<TypeDecl> {
        let range = node.0..self.tree.node(node).end;
        if !self.edits.any_in(range) && !self.drops_override {
            return Arc::clone(decl);
        }
        if let Some(other) = other
            && self.is_near(node)
        {
            return Arc::clone(other);
        }
        let mut next = TypeDecl::clone(decl);
        let children = self.tree.children(node);
        let mut supertypes = children
            .iter()
            .filter(|child| self.tree.node(**child).kind == NodeKind::Supertype);
        let mut is_kept = |_: &TypeRef| {
            supertypes
                .next()
                .is_none_or(|node| self.edits.get(*node) == Edit::Keep)
        };
        next.extends = next.extends.filter(&mut is_kept);
        next.implements.retain(&mut is_kept);
        let mut permitted = children
            .iter()
            .filter(|child| self.tree.node(**child).kind == NodeKind::Permitted);
        next.permits.retain(|_| {
            permitted
                .next()
                .is_none_or(|node| self.edits.get(*node) == Edit::Keep)
        });
        next.modifiers.is_sealed &= !self.unsealed.contains(&node);
        let is_local = self.member.is_some();
        let relaxes_final = self.edits.relaxes_final(self.tree, node);
        let near = self.near;
        let others = other
            .filter(|_| near.is_some_and(|it| it.relaxes_final(self.tree, node) == relaxes_final))
            .map_or(&[][..], |other| &other.members);
        next.members.clear();
        for member in &decl.members {
            if let MemberKind::Type(nested) = &member.kind {
                let node = if is_local {
                    self.node(nested.id)
                } else {
                    self.tree.class_at(nested.span.start)
                };
                match node {
                    Some(node) if self.edits.get(node) == Edit::Keep => {
                        let other = others.iter().find_map(|other| match &other.kind {
                            MemberKind::Type(other) if other.span == nested.span => Some(other),
                            _ => None,
                        });
                        let kind = MemberKind::Type(self.class(nested, node, other));
                        let start = member.start;
                        next.members.push(Member { start, kind });
                    }
                    Some(_) => {}
                    None => next.members.push(member.clone()),
                }
                continue;
            }
            if !is_local {
                let key = member_key(member.start, &member.kind);
                let mut others = others.iter();
                if let Some(other) = others.find(|it| member_key(it.start, &it.kind) == key)
                    && let Some(node) = self.tree.find(key, NodeId(0))
                    && self.is_near(node)
                {
                    next.members.push(other.clone());
                    continue;
                }
                self.member = Some(key);
            }
            if let Some(kind) = self.member(&member.kind, relaxes_final) {
                let start = member.start;
                next.members.push(Member { start, kind });
            }
            if !is_local {
                self.member = None;
            }
        }
        Arc::new(next)
    }

    /// Another content has another hash.
    fn hash(&self, old: u64, id: NodeId, extra: bool) -> u64 {
        let Some(node) = self.node(id) else {
            return old;
        };
        let mut hasher = FxHasher::default();
        (old, extra).hash(&mut hasher);
        for index in self.tree.subtree(node) {
            self.edits.get(index).hash(&mut hasher);
        }
        hasher.finish()
    }

    fn member(&mut self, kind: &MemberKind, relaxes_final: bool) -> Option<MemberKind> {
        let id = match kind {
            MemberKind::Method(method) => method.id,
            MemberKind::Field(field) => field.id,
            MemberKind::Initializer(initializer) => initializer.id,
            MemberKind::EnumConstant(constant) => constant.id,
            MemberKind::Type(decl) => decl.id,
        };
        if self.is_deleted(id) {
            return None;
        }
        let has_edits = self.has_edits(id);
        Some(match kind {
            MemberKind::Method(method) => {
                let is_override = method
                    .modifiers
                    .annotations
                    .iter()
                    .any(|annotation| annotation.name == "Override");
                let drops = self.drops_override && is_override;
                if !has_edits && !drops {
                    return Some(kind.clone());
                }
                // Without a copy of the body, most of which goes.
                let mut next = Method {
                    id,
                    span: method.span,
                    content_hash: self.hash(method.content_hash, id, drops),
                    kind: method.kind,
                    name: method.name.clone(),
                    modifiers: self.modifiers(&method.modifiers),
                    type_params: method.type_params.clone(),
                    return_type: method.return_type.clone(),
                    params: method.params.clone(),
                    throws: method.throws.clone(),
                    body: None,
                    contract: method.contract.clone(),
                    errors: method.errors.clone(),
                };
                if let Some(node) = self.node(id) {
                    let children = self.tree.children(node);
                    let mut throws = children
                        .iter()
                        .filter(|child| self.tree.node(**child).kind == NodeKind::Throws);
                    next.throws.retain(|_| {
                        throws
                            .next()
                            .is_none_or(|node| self.edits.get(*node) == Edit::Keep)
                    });
                }
                next.params.retain(|param| !self.is_deleted(param.id));
                next.body = method.body.as_ref().map(|body| self.block(body));
                MemberKind::Method(Arc::new(next))
            }
            MemberKind::Field(field) => {
                let init = match &field.init {
                    Some(init) => self.optional(init),
                    None => None,
                };
                let loses_final = relaxes_final && field.modifiers.is_final && init.is_none();
                if !has_edits && !loses_final {
                    return Some(kind.clone());
                }
                let mut next = Field::clone(field);
                next.init = init;
                next.modifiers.is_final &= !loses_final;
                next.content_hash = self.hash(field.content_hash, id, loses_final);
                MemberKind::Field(Arc::new(next))
            }
            MemberKind::Initializer(initializer) => {
                if !has_edits {
                    return Some(kind.clone());
                }
                MemberKind::Initializer(Arc::new(Initializer {
                    id,
                    span: initializer.span,
                    content_hash: self.hash(initializer.content_hash, id, false),
                    is_static: initializer.is_static,
                    body: self.block(&initializer.body),
                    errors: initializer.errors.clone(),
                }))
            }
            MemberKind::EnumConstant(constant) => {
                if !has_edits {
                    return Some(kind.clone());
                }
                let mut next = EnumConstant::clone(constant);
                next.args = self.list(&constant.args);
                next.body = constant.body.as_ref().map(|body| self.local_class(body));
                next.content_hash = self.hash(constant.content_hash, id, false);
                MemberKind::EnumConstant(Arc::new(next))
            }
            MemberKind::Type(decl) => MemberKind::Type(self.local_class(decl)),
        })
    }

    pub(super) fn local_class(&mut self, decl: &Arc<TypeDecl>) -> Arc<TypeDecl> {
        match self.node(decl.id) {
            Some(node) => self.class(decl, node, None),
            None => Arc::clone(decl),
        }
    }
}
