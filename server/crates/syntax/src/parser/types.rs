//! Types as written (JLS 4), and the look-ahead that tells them from expressions.

use super::{Parse, Parser};
use crate::ast::{Span, TypeParam, TypeRef, TypeRefKind};
use crate::lexer::TokenKind;

/// A class file's limit on the dimensions of an array type.
const MAX_DIMENSIONS: u32 = 255;

/// How deep type arguments are followed when looking ahead; deeper ones are no types to us.
const MAX_LOOK_AHEAD: u32 = 32;

impl Parser<'_> {
    /// Any type, `void` included.
    pub(super) fn parse_type(&mut self) -> Parse<TypeRef> {
        self.nested(|parser| {
            let ty = parser.type_without_dimensions()?;
            parser.refuse_diamond(&ty)?;
            parser.dimensions_of(ty)
        })
    }

    /// `<>` stands after `new` only (JLS 15.9).
    fn refuse_diamond(&mut self, ty: &TypeRef) -> Parse<()> {
        match ty.kind {
            TypeRefKind::Named { diamond: true, .. } => {
                Err(self.error(ty.span, "type arguments are missing between `<` and `>`"))
            }
            _ => Ok(()),
        }
    }

    /// A primitive or class type, as after `new`; annotations on it are read and dropped.
    pub(super) fn type_without_dimensions(&mut self) -> Parse<TypeRef> {
        self.annotations()?;
        let start = self.start();
        if let Some(kind) = self.primitive(self.pos) {
            self.pos += 1;
            return Ok(TypeRef {
                span: self.span_from(start),
                kind,
            });
        }
        if self.is_spec_type(self.pos) {
            let name = self.text_at(self.pos).to_string();
            self.pos += 1;
            let kind = TypeRefKind::Named {
                name,
                args: Vec::new(),
                diamond: false,
            };
            return Ok(TypeRef {
                span: self.span_from(start),
                kind,
            });
        }
        if !self.is_word(self.pos) {
            return Err(self.expected("a type"));
        }
        let mut name = String::new();
        let mut args = Vec::new();
        let mut diamond = false;
        loop {
            name.push_str(&self.identifier()?.text);
            args.clear();
            if self.at("<") {
                (args, diamond) = self.type_args_or_diamond()?;
            }
            let next = self.skip_annotations(self.pos + 1);
            if !self.at(".") || !self.is_word(next) {
                break;
            }
            self.pos += 1;
            self.annotations()?;
            name.push('.');
        }
        let kind = if name == "var" && args.is_empty() {
            TypeRefKind::Inferred
        } else {
            TypeRefKind::Named {
                name,
                args,
                diamond,
            }
        };
        Ok(TypeRef {
            span: self.span_from(start),
            kind,
        })
    }

    /// The `[]`s that may follow `ty`, annotations between them dropped.
    pub(super) fn dimensions_of(&mut self, ty: TypeRef) -> Parse<TypeRef> {
        let start = ty.span.start;
        let count = self.dimensions()?;
        let span = self.span_from(start);
        Ok(array_of(ty, count, span))
    }

    /// How many `[]` follow.
    pub(super) fn dimensions(&mut self) -> Parse<u32> {
        let mut count = 0;
        loop {
            let next = self.skip_annotations(self.pos);
            if !self.is(next, "[") || !self.is(next + 1, "]") {
                return Ok(count);
            }
            self.pos = next + 2;
            count += 1;
            if count > MAX_DIMENSIONS {
                let span = self.here();
                return Err(self.error(span, "an array type has at most 255 dimensions"));
            }
        }
    }

    pub(super) fn primitive(&self, index: usize) -> Option<TypeRefKind> {
        if self.kind_at(index) != TokenKind::Keyword {
            return None;
        }
        Some(match self.text_at(index) {
            "void" => TypeRefKind::Void,
            "boolean" => TypeRefKind::Boolean,
            "byte" => TypeRefKind::Byte,
            "short" => TypeRefKind::Short,
            "char" => TypeRefKind::Char,
            "int" => TypeRefKind::Int,
            "long" => TypeRefKind::Long,
            "float" => TypeRefKind::Float,
            "double" => TypeRefKind::Double,
            _ => return None,
        })
    }

    /// The types that only JML has, kept as named types.
    fn is_spec_type(&self, index: usize) -> bool {
        self.kind_at(index) == TokenKind::SpecWord
            && matches!(
                self.text_at(index),
                "\\bigint" | "\\real" | "\\TYPE" | "\\locset"
            )
    }

    /// `<A, ? extends B>`
    pub(super) fn type_args(&mut self) -> Parse<Vec<TypeRef>> {
        self.expect("<")?;
        self.list(">", Self::type_arg)
    }

    fn type_args_or_diamond(&mut self) -> Parse<(Vec<TypeRef>, bool)> {
        let args = self.type_args()?;
        let diamond = args.is_empty();
        Ok((args, diamond))
    }

    fn type_arg(&mut self) -> Parse<TypeRef> {
        let question = self.skip_annotations(self.pos);
        if !self.is(question, "?") {
            return self.parse_type();
        }
        self.annotations()?;
        let start = self.start();
        self.pos += 1;
        let (mut upper, mut lower) = (None, None);
        if self.eat("extends") {
            upper = Some(Box::new(self.parse_type()?));
        } else if self.eat("super") {
            lower = Some(Box::new(self.parse_type()?));
        }
        let kind = TypeRefKind::Wildcard { upper, lower };
        Ok(TypeRef {
            span: self.span_from(start),
            kind,
        })
    }

    /// `<T extends A & B>`, nothing where there is no `<`.
    pub(super) fn type_params(&mut self) -> Parse<Vec<TypeParam>> {
        if !self.eat("<") {
            return Ok(Vec::new());
        }
        self.list(">", |parser| {
            parser.annotations()?;
            let name = parser.identifier()?;
            let mut bounds = Vec::new();
            if parser.eat("extends") {
                bounds.push(parser.parse_type()?);
                while parser.eat("&") {
                    bounds.push(parser.parse_type()?);
                }
            }
            Ok(TypeParam { name, bounds })
        })
    }

    /// `A, B` of `implements`, `throws` and the like.
    pub(super) fn type_list(&mut self) -> Parse<Vec<TypeRef>> {
        let mut types = vec![self.parse_type()?];
        while self.eat(",") {
            types.push(self.parse_type()?);
        }
        Ok(types)
    }

    /// The index behind the annotations that start at `index`.
    pub(super) fn skip_annotations(&self, mut index: usize) -> usize {
        while self.is(index, "@") && self.is_word(index + 1) {
            index += 2;
            while self.is(index, ".") && self.is_word(index + 1) {
                index += 2;
            }
            if self.is(index, "(") {
                match self.closing(index) {
                    Some(close) => index = close + 1,
                    None => return index,
                }
            }
        }
        index
    }

    /// The index behind a type that starts at `index`, if one does.
    pub(super) fn skip_type(&self, index: usize) -> Option<usize> {
        self.skip_type_within(index, 0)
    }

    fn skip_type_within(&self, index: usize, depth: u32) -> Option<usize> {
        if depth > MAX_LOOK_AHEAD {
            return None;
        }
        let mut index = self.skip_annotations(index);
        if self.primitive(index).is_some() || self.is_spec_type(index) {
            index += 1;
        } else {
            loop {
                if !self.is_word(index) {
                    return None;
                }
                index += 1;
                if self.is(index, "<") {
                    index = self.skip_type_args(index, depth)?;
                }
                let next = self.skip_annotations(index + 1);
                if !self.is(index, ".") || !self.is_word(next) {
                    break;
                }
                index = next;
            }
        }
        loop {
            let next = self.skip_annotations(index);
            if !self.is(next, "[") || !self.is(next + 1, "]") {
                return Some(index);
            }
            index = next + 2;
        }
    }

    fn skip_type_args(&self, index: usize, depth: u32) -> Option<usize> {
        let mut index = index + 1;
        if self.is(index, ">") {
            return Some(index + 1);
        }
        loop {
            let question = self.skip_annotations(index);
            if self.is(question, "?") {
                index = question + 1;
                if self.is(index, "extends") || self.is(index, "super") {
                    index = self.skip_type_within(index + 1, depth + 1)?;
                }
            } else {
                index = self.skip_type_within(index, depth + 1)?;
            }
            if self.is(index, ">") {
                return Some(index + 1);
            }
            if !self.is(index, ",") {
                return None;
            }
            index += 1;
        }
    }
}

/// `ty` with `count` dimensions more.
pub(super) fn array_of(mut ty: TypeRef, count: u32, span: Span) -> TypeRef {
    for _ in 0..count {
        ty = TypeRef {
            span,
            kind: TypeRefKind::Array(Box::new(ty)),
        };
    }
    ty
}
