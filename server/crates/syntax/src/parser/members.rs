//! Members of classes (JLS 8.3 to 8.9, 9.3, 9.4, 9.6.1).

use std::ops::Range;
use std::sync::Arc;

use super::types::array_of;
use super::{Parse, Parser, Source, UNNUMBERED};
use crate::ast::{
    Block, Contract, EnumConstant, Field, Initializer, MemberKind, Method, MethodKind, Modifiers,
    Param, Span, TypeKind, TypeParam, TypeRef, TypeRefKind,
};
use crate::lexer::CommentKind;

/// What a member needs to know of its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Owner<'a> {
    pub(crate) kind: TypeKind,
    /// Empty for an anonymous class.
    pub(crate) name: &'a str,
}

/// Parses the one member (no type) that `range` of `text` holds, its JML included. Several fields for
/// `int a, b;`. `None` if the text has a mistake.
pub(crate) fn parse_member<'t>(
    source: impl Into<Source<'t>>,
    range: Range<usize>,
    owner: Owner<'_>,
    is_enum_constant: bool,
) -> Option<Vec<MemberKind>> {
    let mut parser = Parser::new(source, range.clone());
    parser.base = range.start as u32;
    let mut kinds = if is_enum_constant {
        vec![MemberKind::EnumConstant(Arc::new(
            parser.enum_constant().ok()?,
        ))]
    } else {
        parser.member(owner).ok()?
    };
    if !parser.at_end() || !parser.errors.is_empty() {
        return None;
    }
    parser.finish_member(0, &mut kinds);
    Some(kinds)
}

/// What comes before a member's name.
struct Head {
    start: u32,
    first: usize,
    modifiers: Modifiers,
    type_params: Vec<TypeParam>,
}

impl Parser<'_> {
    /// Gives the member made from the tokens since `first` its errors and numbers.
    pub(super) fn finish_member(&mut self, first: usize, kinds: &mut [MemberKind]) {
        self.refuse_loop_spec();
        if !matches!(kinds.first(), Some(MemberKind::Method(_))) {
            // Whoever knows the whole class tells of a contract before a member that has none.
            for index in self.comments_before(first) {
                self.used_comments[index] = true;
            }
        }
        self.refuse_unused_specs(first);
        let suspicious = self.suspicious_comments(first);
        let mut errors = std::mem::take(&mut self.errors);
        let spec_errors = std::mem::take(&mut self.spec_errors);
        if let Some(MemberKind::Method(method)) = kinds.first_mut() {
            if let Some(method) = Arc::get_mut(method) {
                if !suspicious.is_empty() || !spec_errors.is_empty() {
                    let contract = method.contract.get_or_insert_with(Contract::default);
                    contract.errors.extend(spec_errors);
                    contract.suspicious_comments = suspicious;
                }
                method.errors = errors;
            }
        } else {
            errors.extend(spec_errors);
            for kind in kinds.iter_mut() {
                let target = match kind {
                    MemberKind::Field(field) => Arc::get_mut(field).map(|it| &mut it.errors),
                    MemberKind::Initializer(it) => Arc::get_mut(it).map(|it| &mut it.errors),
                    MemberKind::EnumConstant(it) => Arc::get_mut(it).map(|it| &mut it.errors),
                    MemberKind::Method(_) | MemberKind::Type(_) => None,
                };
                if let Some(target) = target {
                    target.clone_from(&errors);
                }
            }
        }
        for kind in kinds {
            crate::number::number_member(kind);
        }
        self.gave_up = false;
    }

    /// A member that is no type and no enum constant.
    pub(super) fn member(&mut self, owner: Owner<'_>) -> Parse<Vec<MemberKind>> {
        let first = self.pos;
        let start = self.member_start();
        let modifiers = self.modifiers()?;
        if self.at("{") {
            return Ok(vec![self.initializer(start, first, &modifiers)]);
        }
        let type_params = self.type_params()?;
        self.annotations()?;
        let head = Head {
            start,
            first,
            modifiers,
            type_params,
        };
        if self.is_word(self.pos) && self.is(self.pos + 1, "(") {
            return self.constructor(head, owner);
        }
        if owner.kind == TypeKind::Record && self.is_word(self.pos) && self.is(self.pos + 1, "{") {
            let name = self.identifier()?;
            let ty = TypeRef {
                span: empty_at(name.span.start),
                kind: TypeRefKind::Void,
            };
            let kind = MethodKind::CompactConstructor;
            return Ok(vec![self.method_body(
                head,
                kind,
                ty,
                name,
                Vec::new(),
                Vec::new(),
            )]);
        }
        let ty = self.parse_type()?;
        if self.is_word(self.pos) && self.is(self.pos + 1, "(") {
            return self.method(head, ty);
        }
        self.fields(head, ty)
    }

    /// Where the member that starts at the token to come starts: at its JML if it has any.
    pub(super) fn member_start(&self) -> u32 {
        self.comments_before(self.pos)
            .filter(|&index| self.is_spec_of_member(index))
            .map(|index| self.comments[index].start.saturating_sub(self.base))
            .next()
            .unwrap_or_else(|| self.start())
    }

    fn initializer(&mut self, start: u32, first: usize, modifiers: &Modifiers) -> MemberKind {
        let body = self.member_block();
        MemberKind::Initializer(Arc::new(Initializer {
            id: UNNUMBERED,
            span: self.span_from(start),
            content_hash: self.hash_of(first..self.pos, 0..0),
            is_static: modifiers.is_static,
            body,
            errors: Vec::new(),
        }))
    }

    /// A block that is there even if it has mistakes.
    fn member_block(&mut self) -> Block {
        let (before, start) = (self.pos, self.start());
        if let Ok(block) = self.block() {
            return block;
        }
        // Where the brace is missing, the next member starts at `pos`.
        if !std::mem::take(&mut self.is_cut) {
            let end = self.tokens.len() - 1;
            self.pos = self.closing(before).map_or(end, |close| close + 1);
        }
        Block {
            id: UNNUMBERED,
            span: self.span_from(start),
            stmts: Vec::new(),
        }
    }

    fn constructor(&mut self, head: Head, owner: Owner<'_>) -> Parse<Vec<MemberKind>> {
        let name = self.identifier()?;
        let is_interface = matches!(owner.kind, TypeKind::Interface | TypeKind::Annotation);
        if name.text.as_ref() != owner.name || is_interface {
            let message = match owner.name {
                _ if is_interface => {
                    "an interface has no constructor; a method needs a return type"
                }
                "" => "an anonymous class has no constructor; a method needs a return type",
                _ => "a constructor has the name of its class; a method needs a return type",
            };
            self.error(name.span, message);
        }
        let params = self.params();
        let throws = self.throws();
        let ty = TypeRef {
            span: empty_at(name.span.start),
            kind: TypeRefKind::Void,
        };
        Ok(vec![self.method_body(
            head,
            MethodKind::Constructor,
            ty,
            name,
            params,
            throws,
        )])
    }

    fn method(&mut self, head: Head, ty: TypeRef) -> Parse<Vec<MemberKind>> {
        let name = self.identifier()?;
        let params = self.params();
        let count = self.dimensions()?;
        let span = ty.span;
        let ty = array_of(ty, count, span);
        let throws = self.throws();
        if self.eat("default") {
            self.annotation_value()?;
        }
        Ok(vec![self.method_body(
            head,
            MethodKind::Method,
            ty,
            name,
            params,
            throws,
        )])
    }

    /// The parameters of a method; with a mistake among them, none.
    fn params(&mut self) -> Vec<Param> {
        let open = self.pos;
        match self.param_list() {
            Ok(params) => params,
            Err(_) => {
                if let Some(close) = self.closing(open) {
                    self.pos = close + 1;
                }
                Vec::new()
            }
        }
    }

    pub(super) fn param_list(&mut self) -> Parse<Vec<Param>> {
        self.expect("(")?;
        if self.at_receiver() {
            self.modifiers()?;
            self.parse_type()?;
            while self.is_word(self.pos) && self.is(self.pos + 1, ".") {
                self.pos += 2;
            }
            self.expect("this")?;
            if !self.eat(",") {
                self.expect(")")?;
                return Ok(Vec::new());
            }
        }
        self.list(")", Self::formal_parameter)
    }

    /// `Outer this`, `Outer Outer.this` (JLS 8.4)
    fn at_receiver(&self) -> bool {
        let Some(mut index) = self.skip_type(self.pos) else {
            return false;
        };
        while self.is_word(index) && self.is(index + 1, ".") {
            index += 2;
        }
        self.is(index, "this")
    }

    fn throws(&mut self) -> Vec<TypeRef> {
        if !self.eat("throws") {
            return Vec::new();
        }
        self.type_list().unwrap_or_default()
    }

    fn method_body(
        &mut self,
        head: Head,
        kind: MethodKind,
        return_type: TypeRef,
        name: crate::ast::Ident,
        params: Vec<Param>,
        throws: Vec<TypeRef>,
    ) -> MemberKind {
        let contract = self.contract(head.first, self.pos);
        let body = if self.at("{") && !self.has_error_since(head.start) {
            Some(self.member_block())
        } else if self.has_error_since(head.start) {
            self.skip_member_from(head.first);
            None
        } else if self.eat(";") {
            None
        } else {
            self.expected("`{` or `;`");
            self.skip_member_from(head.first);
            None
        };
        MemberKind::Method(Arc::new(Method {
            id: UNNUMBERED,
            span: self.span_from(head.start),
            content_hash: self.hash_of(head.first..self.pos, 0..0),
            kind,
            name,
            modifiers: head.modifiers,
            type_params: head.type_params,
            return_type,
            params,
            throws,
            body,
            contract,
            errors: Vec::new(),
        }))
    }

    fn has_error_since(&self, start: u32) -> bool {
        self.errors.iter().any(|error| error.span.start >= start)
    }

    fn fields(&mut self, head: Head, ty: TypeRef) -> Parse<Vec<MemberKind>> {
        let type_end = self.pos;
        let mut fields = Vec::new();
        loop {
            let first = self.pos;
            let start = self.start();
            let name = self.identifier()?;
            let count = self.dimensions()?;
            let ty = array_of(ty.clone(), count, ty.span);
            let init = if self.eat("=") {
                self.initializer_expr().map(Some)
            } else {
                Ok(None)
            };
            let failed = init.is_err();
            fields.push(Field {
                id: UNNUMBERED,
                span: self.span_from(start),
                content_hash: self.hash_of(head.first..type_end, first..self.pos),
                modifiers: head.modifiers.clone(),
                ty,
                name,
                init: init.unwrap_or(None),
                errors: Vec::new(),
            });
            if failed {
                self.is_cut = false;
                self.skip_member_from(first);
                break;
            }
            if !self.eat(",") {
                // Missing: the field is known all the same.
                if self.expect(";").is_err() {
                    self.skip_member_from(first);
                }
                break;
            }
        }
        if let [field] = fields.as_mut_slice() {
            field.span = self.span_from(head.start);
        }
        Ok(fields
            .into_iter()
            .map(|field| MemberKind::Field(Arc::new(field)))
            .collect())
    }

    pub(super) fn enum_constant(&mut self) -> Parse<EnumConstant> {
        let (first, start) = (self.pos, self.start());
        self.annotations()?;
        let name = self.identifier()?;
        let args = if self.at("(") {
            self.arguments()?
        } else {
            Vec::new()
        };
        let body = if self.at("{") {
            Some(self.nested(Self::anonymous_class)?)
        } else {
            None
        };
        Ok(EnumConstant {
            id: UNNUMBERED,
            span: self.span_from(start),
            content_hash: self.hash_of(first..self.pos, 0..0),
            name,
            args,
            body,
            errors: Vec::new(),
        })
    }

    fn is_spec_of_member(&self, index: usize) -> bool {
        match self.comments[index].kind {
            CommentKind::Plain => false,
            CommentKind::BrokenSpec => true,
            CommentKind::Spec => !self.is_class_spec(index),
        }
    }
}

fn empty_at(start: u32) -> Span {
    Span { start, end: start }
}
