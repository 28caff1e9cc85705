//! Primary expressions and what can follow them (JLS 15.8 to 15.14).

use super::{Parse, Parser};
use crate::ast::{Expr, ExprKind, Literal, MethodRefTarget, TypeRef};
use crate::lexer::TokenKind;
use crate::literal;

impl Parser<'_> {
    /// A primary expression with its accesses, calls, indices and postfix operators.
    pub(super) fn postfix(&mut self) -> Parse<Expr> {
        self.chain(|parser| {
            let start = parser.start();
            let mut expr = parser.primary()?;
            loop {
                if parser.at(".") {
                    parser.lengthen()?;
                    expr = parser.access(start, expr)?;
                } else if parser.at("[") {
                    parser.lengthen()?;
                    parser.pos += 1;
                    let index = Box::new(parser.inner_expr()?);
                    parser.expect("]")?;
                    let kind = ExprKind::Index {
                        array: Box::new(expr),
                        index,
                    };
                    expr = parser.finish(start, kind);
                } else if parser.at("::") {
                    parser.lengthen()?;
                    let target = MethodRefTarget::Expr(Box::new(expr));
                    expr = parser.method_ref(start, target)?;
                } else if parser.at_any(&["++", "--"]) {
                    parser.lengthen()?;
                    expr = parser.postfix_step(start, expr)?;
                } else {
                    return Ok(expr);
                }
            }
        })
    }

    fn primary(&mut self) -> Parse<Expr> {
        let start = self.start();
        let text = self.text_at(self.pos);
        match self.kind() {
            TokenKind::Number => Ok(self.literal(literal::number(text))),
            TokenKind::Char => Ok(self.literal(literal::character(text))),
            TokenKind::Str => Ok(self.literal(literal::string(text))),
            TokenKind::TextBlock => Ok(self.literal(literal::text_block(text))),
            TokenKind::Word => self.name_or_call(start),
            TokenKind::SpecWord | TokenKind::Informal => self.spec_primary(),
            TokenKind::Keyword => match text {
                "true" => Ok(self.literal(Literal::Boolean(true))),
                "false" => Ok(self.literal(Literal::Boolean(false))),
                "null" => Ok(self.literal(Literal::Null)),
                "this" => self.this_or_super(start, false),
                "super" => self.this_or_super(start, true),
                "new" => self.creation(start, None),
                "switch" => {
                    let switch = self.nested(Self::switch)?;
                    Ok(self.finish(start, ExprKind::Switch(Box::new(switch))))
                }
                _ if self.primitive(self.pos).is_some() => self.type_primary(start),
                _ => Err(self.expected("an expression")),
            },
            TokenKind::Op if text == "(" => {
                if self.in_spec && self.at_quantifier() {
                    return self.nested(Self::quantified);
                }
                let inner = Box::new(self.parenthesized()?);
                Ok(self.finish(start, ExprKind::Paren(inner)))
            }
            // `<T>this(…)`: the type arguments mean nothing at run time.
            TokenKind::Op if text == "<" => {
                self.type_args()?;
                if !self.at_any(&["this", "super"]) {
                    return Err(self.expected("`this` or `super`"));
                }
                let is_super = self.at("super");
                self.this_or_super(start, is_super)
            }
            _ => Err(self.expected("an expression")),
        }
    }

    fn literal(&mut self, value: Literal) -> Expr {
        let start = self.start();
        if let Literal::Invalid(message) = &value {
            let span = self.here();
            self.error(span, message.clone());
        }
        self.pos += 1;
        self.finish(start, ExprKind::Literal(value))
    }

    fn this_or_super(&mut self, start: u32, is_super: bool) -> Parse<Expr> {
        self.pos += 1;
        if self.at("(") {
            let args = self.arguments()?;
            let kind = ExprKind::ConstructorCall {
                is_super,
                outer: None,
                args,
            };
            return Ok(self.finish(start, kind));
        }
        if is_super && !self.at_any(&[".", "::"]) {
            return Err(self.expected("`.` after `super`"));
        }
        Ok(self.finish(
            start,
            if is_super {
                ExprKind::Super
            } else {
                ExprKind::This
            },
        ))
    }

    /// A word: a call, a name, or a type before `::` or `.class`.
    fn name_or_call(&mut self, start: u32) -> Parse<Expr> {
        if self.at_type_primary() {
            return self.type_primary(start);
        }
        let name = self.identifier()?;
        if self.at("(") {
            let args = self.arguments()?;
            let kind = ExprKind::Call {
                target: None,
                type_args: Vec::new(),
                name,
                args,
            };
            return Ok(self.finish(start, kind));
        }
        Ok(self.finish(start, ExprKind::Name(name.text)))
    }

    /// Whether `List<String>::new`, `Foo[].class` or the like follow: forms that no expression has.
    fn at_type_primary(&self) -> bool {
        let mut index = self.pos + 1;
        while self.is(index, ".") && self.is_word(index + 1) {
            index += 2;
        }
        let is_array = self.is(index, "[") && self.is(index + 1, "]");
        if !is_array && !self.is(index, "<") {
            return false;
        }
        let Some(end) = self.skip_type(self.pos) else {
            return false;
        };
        self.is(end, "::") || (self.is(end, ".") && self.is(end + 1, "class"))
    }

    fn type_primary(&mut self, start: u32) -> Parse<Expr> {
        let ty = self.parse_type()?;
        if self.at(".") && self.is(self.pos + 1, "class") {
            self.pos += 2;
            return Ok(self.finish(start, ExprKind::ClassLiteral(ty)));
        }
        if self.at("::") {
            return self.method_ref(start, MethodRefTarget::Type(ty));
        }
        Err(self.expected("`.class` or `::`"))
    }

    fn method_ref(&mut self, start: u32, target: MethodRefTarget) -> Parse<Expr> {
        self.expect("::")?;
        if self.at("<") {
            self.type_args()?;
        }
        let name = if self.at("new") {
            let span = self.here();
            self.pos += 1;
            crate::ast::Ident {
                text: "new".into(),
                span,
            }
        } else {
            self.identifier()?
        };
        Ok(self.finish(start, ExprKind::MethodRef { target, name }))
    }

    /// What follows a dot.
    fn access(&mut self, start: u32, target: Expr) -> Parse<Expr> {
        self.expect(".")?;
        match self.text_at(self.pos) {
            "class" => {
                let ty = self.denoted_type(&target)?;
                self.pos += 1;
                Ok(self.finish(start, ExprKind::ClassLiteral(ty)))
            }
            "this" => {
                let ty = self.denoted_type(&target)?;
                self.pos += 1;
                Ok(self.finish(start, ExprKind::QualifiedThis(ty)))
            }
            "new" => self.creation(start, Some(Box::new(target))),
            "super" => self.qualified_super(start, target),
            _ => {
                let type_args = if self.at("<") {
                    self.type_args()?
                } else {
                    Vec::new()
                };
                if self.at("super") {
                    return self.qualified_super(start, target);
                }
                let name = self.identifier()?;
                let target = Box::new(target);
                if !self.at("(") {
                    if !type_args.is_empty() {
                        self.expect("(")?;
                    }
                    return Ok(self.finish(start, ExprKind::Field { target, name }));
                }
                let args = self.arguments()?;
                let kind = ExprKind::Call {
                    target: Some(target),
                    type_args,
                    name,
                    args,
                };
                Ok(self.finish(start, kind))
            }
        }
    }

    /// `outer.super(…)`, `Outer.super.f()` or `Outer.super::f`, the word `super` to come.
    fn qualified_super(&mut self, start: u32, target: Expr) -> Parse<Expr> {
        self.expect("super")?;
        if self.at("(") {
            let args = self.arguments()?;
            let outer = Some(Box::new(target));
            let kind = ExprKind::ConstructorCall {
                is_super: true,
                outer,
                args,
            };
            return Ok(self.finish(start, kind));
        }
        if !self.at_any(&[".", "::"]) {
            return Err(self.expected("`.` after `super`"));
        }
        let ty = self.denoted_type(&target)?;
        Ok(self.finish(start, ExprKind::QualifiedSuper(ty)))
    }

    fn denoted_type(&mut self, target: &Expr) -> Parse<TypeRef> {
        match self.type_of_name(target) {
            Some(ty) => Ok(ty),
            None => Err(self.error(target.span, "expected the name of a type")),
        }
    }
}
