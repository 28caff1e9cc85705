//! `new` and array initialisers (JLS 15.9, 15.10, 10.6).

use std::sync::Arc;

use super::{Parse, Parser, UNNUMBERED};
use crate::ast::{Expr, ExprKind, Ident, Modifiers, Span, TypeDecl, TypeKind};

impl Parser<'_> {
    /// `new …`, the word to come; `outer` stood before the dot.
    pub(super) fn creation(&mut self, start: u32, outer: Option<Box<Expr>>) -> Parse<Expr> {
        self.expect("new")?;
        if self.at("<") {
            self.type_args()?;
        }
        let ty = self.type_without_dimensions()?;
        let bracket = self.skip_annotations(self.pos);
        if outer.is_none() && self.is(bracket, "[") {
            return self.array_creation(start, ty);
        }
        if !self.at("(") {
            return Err(self.expected("`(` or `[`"));
        }
        let args = self.arguments()?;
        let body = if self.at("{") {
            Some(self.anonymous_class()?)
        } else {
            None
        };
        Ok(self.finish(
            start,
            ExprKind::New {
                outer,
                class: ty,
                args,
                body,
            },
        ))
    }

    fn array_creation(&mut self, start: u32, element: crate::ast::TypeRef) -> Parse<Expr> {
        let mut dims = Vec::new();
        loop {
            let bracket = self.skip_annotations(self.pos);
            if !self.is(bracket, "[") || self.is(bracket + 1, "]") {
                break;
            }
            self.pos = bracket + 1;
            dims.push(self.inner_expr()?);
            self.expect("]")?;
        }
        let extra_dims = self.dimensions()?;
        let init = if dims.is_empty() {
            if !self.at("{") {
                return Err(self.expected("the array's length or its elements"));
            }
            Some(Box::new(self.array_initializer()?))
        } else {
            None
        };
        Ok(self.finish(
            start,
            ExprKind::NewArray {
                element,
                dims,
                extra_dims,
                init,
            },
        ))
    }

    /// An expression, or `{…}` where a variable is initialised.
    pub(super) fn initializer_expr(&mut self) -> Parse<Expr> {
        if self.at("{") {
            self.array_initializer()
        } else {
            self.inner_expr()
        }
    }

    fn array_initializer(&mut self) -> Parse<Expr> {
        self.nested(|parser| {
            let start = parser.start();
            parser.expect("{")?;
            let mut items = Vec::new();
            while !parser.eat("}") {
                if items.is_empty() && parser.eat(",") {
                    parser.expect("}")?;
                    break;
                }
                items.push(parser.initializer_expr()?);
                if !parser.eat(",") {
                    parser.expect("}")?;
                    break;
                }
            }
            Ok(parser.finish(start, ExprKind::ArrayInit(items)))
        })
    }

    /// The body of an anonymous class or of an enum constant. It has no name.
    pub(super) fn anonymous_class(&mut self) -> Parse<Arc<TypeDecl>> {
        let start = self.start();
        let name = Ident {
            text: "".into(),
            span: Span { start, end: start },
        };
        let outer = std::mem::replace(&mut self.no_lambda, false);
        let body = self.class_body(TypeKind::Class, "");
        self.no_lambda = outer;
        let (members, invariants) = body?;
        Ok(Arc::new(TypeDecl {
            id: UNNUMBERED,
            span: self.span_from(start),
            kind: TypeKind::Class,
            name,
            modifiers: Modifiers::default(),
            type_params: Vec::new(),
            extends: None,
            implements: Vec::new(),
            permits: Vec::new(),
            record_components: Vec::new(),
            members,
            invariants,
        }))
    }
}
