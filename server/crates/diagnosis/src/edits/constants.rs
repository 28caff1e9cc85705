//! Constants that may be meant instead: texts and characters the class has elsewhere, constants of
//! an enumeration; names that hide what is meant; a case that has no end.

use super::EditKind;
use super::generator::Generator;
use super::scope;
use crate::units::unit_of;
use java::print::quoted;
use java::types::MethodId;
use std::sync::Arc;
use syntax::ast::{Expr, Ident, Literal, MemberKind, Span, Stmt, StmtKind, TypeDecl, TypeKind};
use syntax::visit::NodeRef;

/// Other constants tried for one.
const OTHERS: usize = 8;

/// Texts and characters that a class names, each once, in order.
#[derive(Default)]
pub(super) struct Constants {
    texts: Vec<Arc<[u16]>>,
    characters: Vec<u16>,
}

impl Constants {
    pub(super) fn of(class: &TypeDecl) -> Self {
        let mut found = Constants::default();
        for member in &class.members {
            match &member.kind {
                MemberKind::Method(method) => found.collect(NodeRef::Method(method)),
                MemberKind::Initializer(part) => found.collect(NodeRef::Initializer(part)),
                MemberKind::Field(field) => {
                    if let Some(value) = &field.init {
                        found.collect(NodeRef::Expr(value));
                    }
                }
                MemberKind::EnumConstant(_) | MemberKind::Type(_) => {}
            }
        }
        found
    }

    fn collect(&mut self, node: NodeRef<'_>) {
        if let NodeRef::Expr(expr) = node
            && let syntax::ast::ExprKind::Literal(literal) = &expr.kind
        {
            match literal {
                Literal::Str(text) if !self.texts.contains(text) => self.texts.push(text.clone()),
                Literal::Char(character) if !self.characters.contains(character) => {
                    self.characters.push(*character);
                }
                _ => {}
            }
        }
        node.for_each_child(&mut |child| self.collect(child));
    }
}

impl Generator<'_> {
    /// Another text or character of the class; the empty text; the letter in the other case.
    pub(super) fn other_texts(&mut self, expr: &Expr, literal: &Literal) {
        match literal {
            Literal::Str(text) => {
                let known = self.constants.texts.iter().filter(|other| *other != text);
                let mut others: Vec<String> =
                    known.take(OTHERS).map(|other| quoted(other)).collect();
                others.push("\"\"".to_owned());
                for other in others {
                    self.replace(EditKind::Constant, 2, expr.span, other);
                }
            }
            Literal::Char(character) => {
                let known = self.constants.characters.iter().copied();
                let mut others: Vec<u16> = known
                    .filter(|other| other != character)
                    .take(OTHERS)
                    .collect();
                if let Ok(letter) = u8::try_from(*character)
                    && letter.is_ascii_alphabetic()
                {
                    others.push(u16::from(letter ^ 0x20));
                }
                for other in others {
                    let text = quoted(&[other]);
                    let inner = &text[1..text.len() - 1];
                    let inner = match inner {
                        "'" => "\\'",
                        "\\\"" => "\"",
                        other => other,
                    };
                    self.replace(EditKind::Constant, 2, expr.span, format!("'{inner}'"));
                }
            }
            _ => {}
        }
    }

    /// Other constants of the enumeration, for one of them.
    pub(super) fn other_enum_constants(&mut self, expr: &Expr, name: &str, at: Span) {
        let Some(class) = self.class_of(expr) else {
            return;
        };
        let program = self.program;
        let class = program.class(class);
        if class.decl.kind != TypeKind::Enum {
            return;
        }
        let names = |field: &java::types::FieldId| program.field(*field).name.clone();
        let all: Vec<Arc<str>> = class.enum_constants.iter().map(names).collect();
        if !all.iter().any(|known| **known == *name) {
            return;
        }
        for other in all.iter().filter(|other| ***other != *name).take(OTHERS) {
            self.replace_in(EditKind::Constant, 1, at, other.to_string(), expr.span);
        }
    }

    /// `this.x` where a parameter or variable hides the field.
    pub(super) fn hidden_field(&mut self, target: &Expr, name: &str) {
        let is_local = self
            .scopes
            .iter()
            .flatten()
            .any(|variable| *variable.name == *name);
        if self.is_static || !is_local {
            return;
        }
        let class = self.program.class(self.class);
        let mut fields = class.fields.iter().map(|field| self.program.field(*field));
        if fields.any(|field| *field.name == *name && !field.is_static) {
            self.replace(EditKind::Variable, 1, target.span, format!("this.{name}"));
        }
    }

    /// `break;` at the end of a case that goes on into the next one.
    pub(super) fn end_case(&mut self, body: &[Stmt]) {
        let Some(last) = body.last() else { return };
        if matches!(
            last.kind,
            StmtKind::Return(_)
                | StmtKind::Break(_)
                | StmtKind::Continue(_)
                | StmtKind::Throw(_)
                | StmtKind::Yield(_)
        ) {
            return;
        }
        self.at(unit_of(last), Span::default(), last.id);
        let indent = self.indent(last.span.start);
        let behind = Span {
            start: last.span.end,
            end: last.span.end,
        };
        self.push(
            EditKind::Inserted,
            2,
            vec![(behind, format!("\n{indent}break;").into())],
            "".into(),
            "break;".into(),
        );
    }

    /// Methods of the same class that take and give the same as the one referred to.
    pub(super) fn other_references(&mut self, expr: &Expr, name: &Ident) {
        let Some(called) = self.types.callees.get(&expr.id).copied() else {
            return;
        };
        let program = self.program;
        let own = program.method(called);
        if &*own.name == "<init>" {
            return;
        }
        let is_like = |other: MethodId| {
            let other = program.method(other);
            other.name != own.name
                && other.is_static == own.is_static
                && other.params.len() == own.params.len()
                && !other.name.starts_with(['<', '$'])
                && !other.name.starts_with("lambda")
                && !other.is_private()
                && scope::fits(program, &other.return_type, &own.return_type)
        };
        let mut names: Vec<Arc<str>> = Vec::new();
        for other in scope::methods_of(program, own.class) {
            let other_name = &program.method(other).name;
            if is_like(other) && !names.contains(other_name) {
                names.push(other_name.clone());
            }
        }
        for other in names.into_iter().take(OTHERS) {
            self.replace_in(EditKind::Callee, 1, name.span, other.to_string(), expr.span);
        }
    }
}
