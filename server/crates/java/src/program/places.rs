//! From node ids back to places in the files.
//!
//! What must hold: places are computed from the current tree of the member, so that they are right
//! after any edit that kept the member's nodes.

use super::queries::absolute;
use super::{MemberId, MethodKind, Program};
use crate::ast_walk::{self, Visitor};
use crate::ir::SYNTHETIC;
use crate::types::{ClassId, FileId, MethodId};
use std::ops::Range;
use std::sync::Arc;
use syntax::ast::*;

impl Program {
    /// The place of a node of a method's body or contract, in bytes of the file. `None` for
    /// [`SYNTHETIC`] nodes and implicit methods.
    pub fn location(&self, method: MethodId, node: NodeId) -> Option<(FileId, Range<usize>)> {
        if node == SYNTHETIC {
            return None;
        }
        let member = self.member_of(method)?;
        let info = self.members.get(member.0 as usize)?;
        let span = self.member_spans(member)?.get(node.0 as usize).copied()?;
        (span.end > 0).then(|| (info.file, absolute(info.start, span)))
    }

    /// The member-relative span of a node.
    pub(crate) fn node_span(&self, method: MethodId, node: NodeId) -> Option<Span> {
        let spans = self.member_spans(self.member_of(method)?)?;
        spans.get(node.0 as usize).copied()
    }

    /// The place of a member-relative span of a method. Spans of implicit members of classes that
    /// aren't local count from the start of the file.
    pub fn span_location(&self, method: MethodId, span: Span) -> Option<(FileId, Range<usize>)> {
        let Some(member) = self.member_of(method) else {
            return Some((
                self.class(self.method(method).class).file,
                absolute(0, span),
            ));
        };
        let info = self.members.get(member.0 as usize)?;
        Some((info.file, absolute(info.start, span)))
    }

    /// Where a method is declared: its name, or for routines the whole member. Implicit members
    /// stand at the name of their class.
    pub fn declaration_location(&self, method: MethodId) -> (FileId, Range<usize>) {
        let entry = self.method(method);
        let class = self.class(entry.class);
        let span = match &entry.source {
            super::MemberSource::Method(method) => Some(method.name.span),
            super::MemberSource::Field(field) => Some(field.name.span),
            super::MemberSource::Initializer(initializer) => Some(initializer.span),
            super::MemberSource::EnumConstant(constant) => Some(constant.name.span),
            super::MemberSource::None => None,
        };
        if let Some(location) = span.and_then(|span| self.span_location(method, span)) {
            return location;
        }
        self.class_name_location(class.id)
    }

    /// Where the name of a class is declared.
    fn class_name_location(&self, class: ClassId) -> (FileId, Range<usize>) {
        self.in_class_member(class, |declaration| declaration.name.span)
    }

    /// Where a class is declared, its modifiers included. Of an anonymous one it is the body.
    pub fn class_location(&self, class: ClassId) -> (FileId, Range<usize>) {
        self.in_class_member(class, |declaration| declaration.span)
    }

    fn in_class_member(
        &self,
        class: ClassId,
        span: impl Fn(&TypeDecl) -> Span,
    ) -> (FileId, Range<usize>) {
        let start = self
            .tables
            .classes
            .get(class.index())
            .and_then(|info| info.member)
            .and_then(|member| self.members.get(member.0 as usize))
            .map_or(0, |member| member.start);
        let class = self.class(class);
        (class.file, absolute(start, span(&class.decl)))
    }

    /// The byte offset from which spans and node places of a method count.
    pub fn member_start(&self, method: MethodId) -> Option<u32> {
        self.members
            .get(self.member_of(method)?.0 as usize)
            .map(|info| info.start)
    }

    pub(crate) fn member_of(&self, method: MethodId) -> Option<MemberId> {
        self.tables
            .method_members
            .get(method.index())
            .copied()
            .flatten()
    }

    /// The method (or routine) around a method of a local or anonymous class, or itself.
    pub fn enclosing_method(&self, method: MethodId) -> MethodId {
        let is_inside = |method: MethodId| self.class(self.method(method).class).is_local;
        if !is_inside(method) {
            return method;
        }
        self.member_of(method)
            .and_then(|member| self.tables.methods_of_member.get(member.0 as usize))
            .and_then(|methods| methods.iter().find(|method| !is_inside(**method)))
            .copied()
            .unwrap_or(method)
    }

    /// Whether the node ids of two methods count from the same member.
    pub fn same_member(&self, a: MethodId, b: MethodId) -> bool {
        a == b || (self.member_of(a).is_some() && self.member_of(a) == self.member_of(b))
    }

    fn member_spans(&self, member: MemberId) -> Option<&[Span]> {
        let slot = self.spans.get(member.0 as usize)?;
        let kind = &self.members.get(member.0 as usize)?.kind;
        Some(slot.get_or_init(|| {
            let mut places = Places::default();
            match kind {
                MemberKind::Method(method) => places.put(method.id, method.span),
                MemberKind::Field(field) => places.put(field.id, field.span),
                MemberKind::Initializer(initializer) => {
                    places.put(initializer.id, initializer.span);
                }
                MemberKind::EnumConstant(constant) => places.put(constant.id, constant.span),
                MemberKind::Type(_) => {}
            }
            ast_walk::walk_member(&mut places, kind);
            Arc::from(places.spans)
        }))
    }

    /// Whether the method is written in the source, and not a routine or implicit member.
    pub fn is_written_method(&self, method: MethodId) -> bool {
        matches!(
            self.method(method).kind,
            MethodKind::Method | MethodKind::Constructor
        )
    }
}

#[derive(Default)]
struct Places {
    spans: Vec<Span>,
}

impl Places {
    fn put(&mut self, node: NodeId, span: Span) {
        let index = node.0 as usize;
        // Ids are given one by one in the member, so the table stays as large as the tree.
        if index >= self.spans.len() {
            self.spans.resize(index + 1, Span::default());
        }
        if let Some(place) = self.spans.get_mut(index)
            && place.end == 0
        {
            *place = span;
        }
    }
}

impl Visitor for Places {
    fn expr(&mut self, expr: &Expr) {
        self.put(expr.id, expr.span);
        ast_walk::walk_expr(self, expr);
    }

    fn stmt(&mut self, stmt: &Stmt) {
        self.put(stmt.id, stmt.span);
        ast_walk::walk_stmt(self, stmt);
    }

    fn block(&mut self, block: &Block) {
        self.put(block.id, block.span);
        ast_walk::walk_block(self, block);
    }

    fn local_var(&mut self, var: &LocalVar) {
        self.put(var.id, var.span);
        ast_walk::walk_local_var(self, var);
    }

    fn param(&mut self, param: &Param) {
        self.put(param.id, param.span);
        self.type_ref(&param.ty);
    }

    fn pattern(&mut self, pattern: &Pattern) {
        if let Pattern::Binding { id, name, .. } = pattern {
            self.put(*id, name.span);
        }
        ast_walk::walk_pattern(self, pattern);
    }

    fn switch_case(&mut self, case: &SwitchCase) {
        self.put(case.id, case.span);
        ast_walk::walk_switch_case(self, case);
    }

    fn catch(&mut self, catch: &Catch) {
        self.put(catch.id, catch.span);
        catch.types.iter().for_each(|ty| self.type_ref(ty));
        self.block(&catch.block);
    }

    fn clause(&mut self, clause: &SpecClause) {
        self.put(clause.id, clause.span);
        ast_walk::walk_clause(self, clause);
    }

    fn type_decl(&mut self, decl: &TypeDecl) {
        self.put(decl.id, decl.span);
        for member in &decl.members {
            match &member.kind {
                MemberKind::Method(method) => self.put(method.id, method.span),
                MemberKind::Field(field) => self.put(field.id, field.span),
                MemberKind::Initializer(initializer) => {
                    self.put(initializer.id, initializer.span);
                }
                MemberKind::EnumConstant(constant) => self.put(constant.id, constant.span),
                MemberKind::Type(_) => {}
            }
        }
        ast_walk::walk_type_decl(self, decl);
    }
}
