//! Modifiers and annotations (JLS 8.1.1, 8.3.1, 8.4.3, 9.7).

use super::{Parse, Parser};
use crate::ast::{Annotation, AnnotationValue, ExprKind, Literal, Modifiers, UnaryOp};

impl Parser<'_> {
    /// Modifiers and annotations, in any order, and JML modifiers between them.
    pub(super) fn modifiers(&mut self) -> Parse<Modifiers> {
        let mut modifiers = Modifiers::default();
        loop {
            if self.at("@") && !self.is(self.pos + 1, "interface") {
                modifiers.annotations.push(self.annotation()?);
                continue;
            }
            let is_switch_default =
                self.at("default") && (self.is(self.pos + 1, ":") || self.is(self.pos + 1, "->"));
            let flag = match self.text_at(self.pos) {
                "public" => &mut modifiers.is_public,
                "protected" => &mut modifiers.is_protected,
                "private" => &mut modifiers.is_private,
                "static" => &mut modifiers.is_static,
                "final" => &mut modifiers.is_final,
                "abstract" => &mut modifiers.is_abstract,
                "native" => &mut modifiers.is_native,
                "synchronized" => &mut modifiers.is_synchronized,
                "default" if !is_switch_default => &mut modifiers.is_default,
                "sealed" if self.starts_declaration(self.pos + 1) => &mut modifiers.is_sealed,
                "non" if self.at_non_sealed() => {
                    self.pos += 3;
                    continue;
                }
                "strictfp" | "transient" | "volatile" => {
                    self.pos += 1;
                    continue;
                }
                _ => return Ok(modifiers),
            };
            let is_repeated = std::mem::replace(flag, true);
            if is_repeated {
                let (word, span) = (self.text_at(self.pos), self.here());
                self.error(span, format!("the modifier `{word}` stands here twice"));
            }
            self.pos += 1;
        }
    }

    /// `non-sealed`, three tokens without space.
    pub(super) fn at_non_sealed(&self) -> bool {
        self.is(self.pos, "non")
            && self.is(self.pos + 1, "-")
            && self.is(self.pos + 2, "sealed")
            && self.touches_next(self.pos)
            && self.touches_next(self.pos + 1)
            && self.starts_declaration(self.pos + 3)
    }

    /// Whether what follows the word `sealed` makes it a modifier.
    fn starts_declaration(&self, index: usize) -> bool {
        self.is(index, "@")
            || [
                "class",
                "interface",
                "public",
                "protected",
                "private",
                "static",
                "abstract",
            ]
            .iter()
            .chain(&["strictfp", "final"])
            .any(|word| self.is(index, word))
    }

    pub(super) fn annotations(&mut self) -> Parse<Vec<Annotation>> {
        let mut annotations = Vec::new();
        while self.at("@") && !self.is(self.pos + 1, "interface") {
            annotations.push(self.annotation()?);
        }
        Ok(annotations)
    }

    fn annotation(&mut self) -> Parse<Annotation> {
        let start = self.start();
        self.expect("@")?;
        let mut name = self.identifier()?.text.to_string();
        while self.at(".") && self.is_word(self.pos + 1) {
            self.pos += 1;
            name.push('.');
            name.push_str(&self.identifier()?.text);
        }
        let mut args = Vec::new();
        if self.eat("(") {
            if self.is_word(self.pos) && self.is(self.pos + 1, "=") {
                args = self.list(")", |parser| {
                    let key = parser.identifier()?.text.to_string();
                    parser.expect("=")?;
                    Ok((key, parser.annotation_value()?))
                })?;
            } else if !self.eat(")") {
                args.push(("value".to_string(), self.annotation_value()?));
                self.expect(")")?;
            }
        }
        Ok(Annotation {
            name,
            span: self.span_from(start),
            args,
        })
    }

    pub(super) fn annotation_value(&mut self) -> Parse<AnnotationValue> {
        self.nested(|parser| {
            if parser.at("@") {
                return Ok(AnnotationValue::Nested(Box::new(parser.annotation()?)));
            }
            if !parser.eat("{") {
                let first = parser.pos;
                let value = parser.ternary()?;
                return Ok(parser.constant(first, &value.kind));
            }
            let mut items = Vec::new();
            while !parser.eat("}") {
                items.push(parser.annotation_value()?);
                if !parser.eat(",") {
                    parser.expect("}")?;
                    break;
                }
            }
            Ok(AnnotationValue::Array(items))
        })
    }

    fn constant(&self, first: usize, value: &ExprKind) -> AnnotationValue {
        match value {
            ExprKind::Literal(Literal::Int(value)) => AnnotationValue::Int(*value),
            ExprKind::Literal(Literal::Long(value)) if *value <= i64::MAX as u64 => {
                AnnotationValue::Int(*value as i64)
            }
            ExprKind::Literal(Literal::Float(value)) => {
                AnnotationValue::Double(f64::from(*value).to_bits())
            }
            ExprKind::Literal(Literal::Double(value)) => AnnotationValue::Double(value.to_bits()),
            ExprKind::Literal(Literal::Boolean(value)) => AnnotationValue::Bool(*value),
            ExprKind::Literal(Literal::Char(value)) => AnnotationValue::Char(*value),
            ExprKind::Literal(Literal::Str(units)) => {
                AnnotationValue::Str(String::from_utf16_lossy(units))
            }
            ExprKind::Unary {
                op: UnaryOp::Minus,
                operand,
            } => match self.constant(first, &operand.kind) {
                AnnotationValue::Int(value) => AnnotationValue::Int(value.wrapping_neg()),
                AnnotationValue::Double(bits) => {
                    AnnotationValue::Double((-f64::from_bits(bits)).to_bits())
                }
                _ => AnnotationValue::Other(self.source(first)),
            },
            ExprKind::ClassLiteral(_) => {
                let text = self.source(first);
                let name = text.strip_suffix("class").unwrap_or(&text).trim_end();
                AnnotationValue::Class(name.strip_suffix('.').unwrap_or(name).to_string())
            }
            ExprKind::Name(_) | ExprKind::Field { .. } => AnnotationValue::Name(self.source(first)),
            _ => AnnotationValue::Other(self.source(first)),
        }
    }

    /// The text from the token `first` to the last one taken.
    fn source(&self, first: usize) -> String {
        let (start, end) = (
            self.token(first).start,
            self.token(self.pos.saturating_sub(1)).end,
        );
        self.text_of(start..end).to_string()
    }
}
