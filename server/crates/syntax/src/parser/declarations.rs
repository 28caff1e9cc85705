//! Declarations of types (JLS 8.1, 8.9, 8.10, 9.1, 9.6), and the members of local ones.

use std::sync::Arc;

use super::members::Owner;
use super::{Parse, Parser, UNNUMBERED};
use crate::ast::{
    EnumConstant, Member, MemberKind, Modifiers, Span, SpecClause, TypeDecl, TypeKind,
};

impl Parser<'_> {
    /// A local type from its keyword on, `modifiers` having been taken.
    pub(super) fn type_decl(
        &mut self,
        start: u32,
        first: usize,
        modifiers: Modifiers,
    ) -> Parse<TypeDecl> {
        let mut decl = self.type_header(start, modifiers)?;
        for index in self.comments_before(first).collect::<Vec<_>>() {
            if !self.is_class_spec(index) {
                self.used_comments[index] = true;
            }
        }
        let name = decl.name.text.clone();
        (decl.members, decl.invariants) = self.class_body(decl.kind, &name)?;
        decl.span = self.span_from(start);
        Ok(decl)
    }

    /// `class Name<T> extends …` up to the brace, its members left out.
    pub(super) fn type_header(&mut self, start: u32, modifiers: Modifiers) -> Parse<TypeDecl> {
        let mut decl = self.type_start(modifiers)?;
        self.type_rest(&mut decl)?;
        decl.span = self.span_from(start);
        Ok(decl)
    }

    /// `class Name`
    pub(super) fn type_start(&mut self, modifiers: Modifiers) -> Parse<TypeDecl> {
        let kind = match self.text_at(self.pos) {
            "class" => TypeKind::Class,
            "interface" => TypeKind::Interface,
            "enum" => TypeKind::Enum,
            "record" => TypeKind::Record,
            "@" if self.is(self.pos + 1, "interface") => {
                self.pos += 1;
                TypeKind::Annotation
            }
            _ => {
                let types = "a class, interface, enum or record";
                return Err(self.expected(types));
            }
        };
        self.pos += 1;
        Ok(TypeDecl {
            id: UNNUMBERED,
            span: Span::default(),
            kind,
            name: self.identifier()?,
            modifiers,
            type_params: Vec::new(),
            extends: None,
            implements: Vec::new(),
            permits: Vec::new(),
            record_components: Vec::new(),
            members: Vec::new(),
            invariants: Vec::new(),
        })
    }

    /// `<T> extends … implements … permits …`
    pub(super) fn type_rest(&mut self, decl: &mut TypeDecl) -> Parse<()> {
        decl.type_params = self.type_params()?;
        if decl.kind == TypeKind::Record {
            decl.record_components = self.param_list()?;
        }
        if decl.kind == TypeKind::Class && self.eat("extends") {
            decl.extends = Some(self.parse_type()?);
        }
        let supertypes = if decl.kind == TypeKind::Interface {
            "extends"
        } else {
            "implements"
        };
        if self.eat(supertypes) {
            decl.implements = self.type_list()?;
        }
        if self.eat("permits") {
            decl.permits = self.type_list()?;
        }
        Ok(())
    }

    /// The members between the braces of a local or anonymous class. They share the origin of the
    /// member around them, so their own start is 0.
    pub(super) fn class_body(
        &mut self,
        kind: TypeKind,
        name: &str,
    ) -> Parse<(Vec<Member>, Vec<SpecClause>)> {
        let outer = std::mem::replace(&mut self.is_local, true);
        let result = self.nested(|parser| parser.local_members(Owner { kind, name }));
        self.is_local = outer;
        result
    }

    fn local_members(&mut self, owner: Owner<'_>) -> Parse<(Vec<Member>, Vec<SpecClause>)> {
        let (mut members, mut invariants) = (Vec::new(), Vec::new());
        self.expect("{")?;
        if owner.kind == TypeKind::Enum {
            for constant in self.enum_constants()? {
                let kind = MemberKind::EnumConstant(Arc::new(constant));
                members.push(Member { start: 0, kind });
            }
        }
        loop {
            invariants.extend(self.class_specs_before(self.pos));
            if self.eat("}") {
                return Ok((members, invariants));
            }
            if self.eat(";") {
                continue;
            }
            if self.at_type_decl() {
                let (start, first) = (self.start(), self.pos);
                let modifiers = self.modifiers()?;
                let decl = self.nested(|parser| parser.type_decl(start, first, modifiers))?;
                members.push(Member {
                    start: 0,
                    kind: MemberKind::Type(Arc::new(decl)),
                });
                continue;
            }
            let kinds = self.member(owner)?;
            members.extend(kinds.into_iter().map(|kind| Member { start: 0, kind }));
        }
    }

    /// Enum constants with the `;` behind them, if there is one.
    fn enum_constants(&mut self) -> Parse<Vec<EnumConstant>> {
        let mut constants = Vec::new();
        while !self.at("}") && !self.eat(";") {
            if self.eat(",") && constants.is_empty() {
                continue;
            }
            constants.push(self.enum_constant()?);
            if !self.eat(",") && !self.at_any(&[";", "}"]) {
                return Err(self.expected("`,`, `;` or `}`"));
            }
        }
        Ok(constants)
    }

    /// Whether a type is declared here, modifiers before it or not.
    pub(super) fn at_type_decl(&self) -> bool {
        const MODIFIERS: &[&str] = &[
            "public",
            "protected",
            "private",
            "static",
            "final",
            "abstract",
            "strictfp",
            "sealed",
        ];
        let mut index = self.pos;
        loop {
            let next = self.skip_annotations(index);
            if next != index {
                index = next;
            } else if MODIFIERS.iter().any(|word| self.is(index, word)) {
                index += 1;
            } else if self.is(index, "non") && self.is(index + 1, "-") {
                index += 3;
            } else {
                break;
            }
        }
        ["class", "interface", "enum"]
            .iter()
            .any(|word| self.is(index, word))
            || self.is(index, "@") && self.is(index + 1, "interface")
            || self.is_record(index)
    }
}
