//! A program in which one member reads otherwise: what an edit of its text would give, without
//! building anything else anew.
//!
//! What must hold: ids of classes, fields and methods are those of the original, so that what was
//! made for the original (tests, compiled code of other members) serves the variant too.

use super::blank_fields::member_sets_the_same;
use super::library::Mentions;
use super::{MemberId, MemberSource, MethodKind, Program};
use crate::types::{ClassId, FieldId, MethodId};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};
use syntax::ast::{ExprKind, MemberKind, NodeId, StmtKind, TypeDecl};
use syntax::visit::NodeRef;

/// The variant, and the methods and routines whose code the edit concerns.
pub struct Variant {
    pub program: Program,
    pub changed: Vec<MethodId>,
    /// Those of the member itself: with a constant variable all that may hold it change, too.
    pub own: Vec<MethodId>,
}

impl Program {
    /// The program with another text of the member that a method's code belongs to, its comments
    /// included.
    ///
    /// `None` if the text is no such member, if it has other classes inside than the member now, if a
    /// constant variable is none any more or may be part of others, if an initialiser sets other blank
    /// final fields (other members are checked by what it sets), or if it mentions classes that the
    /// program doesn't have.
    pub fn with_member_text(&self, method: MethodId, text: &str) -> Option<Variant> {
        let member = self.member_of(method)?;
        let changed = self.tables.methods_of_member.get(member.0 as usize)?;
        let old = self.members.get(member.0 as usize)?;
        let class = self.class(self.method(self.enclosing_method(method)).class);
        let kind = parsed(text, &class.decl, &old.kind)?;
        let mentions = Mentions::of_member(&kind);
        if !self.has_all(&mentions) || !member_sets_the_same(&class.decl, &old.kind, &kind) {
            return None;
        }
        let source = same_declaration(&old.kind, &kind)?;
        let inner = self.inner_classes(member, &old.kind, &kind)?;
        let mut program = self.shallow_copy(self.units.own());
        program.members.get_mut(member.0 as usize)?.kind = kind;
        *program.spans.get_mut(member.0 as usize)? = OnceLock::new();
        let mut moved = FxHashMap::default();
        for (node, id, decl) in inner {
            moved.insert(node, id);
            program.replace_class(id, &decl)?;
        }
        program.moved_classes.insert(member, moved);
        let mut constant = None;
        for method in changed {
            if let MethodKind::FieldInitializer(field) = self.method(*method).kind
                && self.field(field).constant.is_some()
            {
                constant = Some(field);
            }
            if !self.class(self.method(*method).class).is_local {
                let entry = Arc::make_mut(program.methods.get_mut(method.index())?);
                entry.source = source.clone();
            }
            *program.lowered.get_mut(method.index())? = OnceLock::new();
        }
        let own = changed.clone();
        let changed = match constant {
            Some(field) => program.replace_constant(field, &source)?,
            None => own.clone(),
        };
        Some(Variant {
            program,
            changed,
            own,
        })
    }

    /// Gives a constant variable the value of its new initialiser; the methods that may hold it: all of
    /// the user's. `None` if it is no constant any more, or others may be made of it.
    fn replace_constant(&mut self, id: FieldId, source: &MemberSource) -> Option<Vec<MethodId>> {
        let MemberSource::Field(source) = source else {
            return None;
        };
        let is_made_of_others = |field: &Arc<super::Field>| {
            let init = field.ast.as_ref().and_then(|ast| ast.init.as_ref());
            field.id != id
                && field.constant.is_some()
                && !init.is_some_and(|init| matches!(init.kind, ExprKind::Literal(_)))
        };
        if self.fields.own().iter().any(is_made_of_others) {
            return None;
        }
        let field = Arc::make_mut(self.fields.get_mut(id.index())?);
        field.ast = Some(Arc::clone(source));
        field.constant = None;
        let constant = crate::lower::constant_initializer(self, id)?;
        Arc::make_mut(self.fields.get_mut(id.index())?).constant = Some(constant);
        let methods = self.methods.own().iter();
        let changed: Vec<MethodId> = methods.map(|method| method.id).collect();
        for method in &changed {
            *self.lowered.get_mut(method.index())? = OnceLock::new();
        }
        Some(changed)
    }

    /// The class declared by a statement, anonymous creation or enum constant of a member.
    pub(crate) fn local_class(&self, member: MemberId, node: NodeId) -> Option<ClassId> {
        if let Some(moved) = self.moved_classes.get(&member) {
            return moved.get(&node).copied();
        }
        self.tables.local_classes.get(&(member, node)).copied()
    }

    /// The classes inside a member's new tree, with their nodes there and their present ids.
    fn inner_classes(
        &self,
        member: MemberId,
        old: &MemberKind,
        new: &MemberKind,
    ) -> Option<Vec<(NodeId, ClassId, Arc<TypeDecl>)>> {
        let (old, new) = (classes_in(old), classes_in(new));
        if old.len() != new.len() {
            return None;
        }
        let pairs = old.into_iter().zip(new);
        pairs
            .map(|((old_node, old), (node, decl))| {
                let is_same =
                    old.name.text == decl.name.text && old.members.len() == decl.members.len();
                let id = self.local_class(member, old_node)?;
                is_same.then_some((node, id, decl))
            })
            .collect()
    }
}

fn parsed(text: &str, owner: &TypeDecl, old: &MemberKind) -> Option<MemberKind> {
    let is_constant = matches!(old, MemberKind::EnumConstant(_));
    let mut kinds = syntax::parse_member(text, owner.kind, &owner.name.text, is_constant)?;
    match old {
        MemberKind::Field(field) => {
            let is_it = |kind: &MemberKind| matches!(kind, MemberKind::Field(new) if new.name.text == field.name.text);
            kinds.into_iter().find(is_it)
        }
        _ if kinds.len() == 1 => kinds.pop(),
        _ => None,
    }
}

/// The new member as a source, if all that others see of it is as it was.
fn same_declaration(old: &MemberKind, new: &MemberKind) -> Option<MemberSource> {
    Some(match (old, new) {
        (MemberKind::Method(old), MemberKind::Method(new)) => {
            let same_signature = old.name.text == new.name.text
                && old.kind == new.kind
                && old.params.len() == new.params.len();
            if !same_signature {
                return None;
            }
            MemberSource::Method(Arc::clone(new))
        }
        (MemberKind::Field(_), MemberKind::Field(new)) => MemberSource::Field(Arc::clone(new)),
        (MemberKind::Initializer(_), MemberKind::Initializer(new)) => {
            MemberSource::Initializer(Arc::clone(new))
        }
        (MemberKind::EnumConstant(_), MemberKind::EnumConstant(new)) => {
            MemberSource::EnumConstant(Arc::clone(new))
        }
        _ => return None,
    })
}

/// Classes inside a member by the node that declares them, in order of the source.
fn classes_in(kind: &MemberKind) -> Vec<(NodeId, Arc<TypeDecl>)> {
    let mut found = Vec::new();
    syntax::visit::walk(kind, |node| {
        match node {
            NodeRef::Stmt(statement) => {
                if let StmtKind::LocalClass(decl) = &statement.kind {
                    found.push((statement.id, Arc::clone(decl)));
                }
            }
            NodeRef::Expr(expression) => {
                if let ExprKind::New {
                    body: Some(decl), ..
                } = &expression.kind
                {
                    found.push((expression.id, Arc::clone(decl)));
                }
            }
            NodeRef::EnumConstant(constant) => {
                if let Some(decl) = &constant.body {
                    found.push((constant.id, Arc::clone(decl)));
                }
            }
            _ => {}
        }
        true
    });
    found
}
