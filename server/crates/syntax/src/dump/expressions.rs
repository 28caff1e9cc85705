//! Expressions as s-expressions.

use std::fmt::Write;

use super::Dump;
use super::words::{literal, params, pattern_text, quantifier, type_ref, types, unary};
use crate::ast::*;

impl Dump {
    pub(super) fn exprs(&self, exprs: &[Expr]) -> String {
        exprs
            .iter()
            .map(|expr| self.expr(expr))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// `(head …)` with the parts that are not empty.
    pub(super) fn form(&self, head: &str, parts: &[String]) -> String {
        let mut text = format!("({head}");
        for part in parts.iter().filter(|part| !part.is_empty()) {
            let _ = write!(text, " {part}");
        }
        text.push(')');
        text
    }

    pub(super) fn class(&self, decl: Option<&std::sync::Arc<TypeDecl>>) -> String {
        decl.map(|decl| self.nested(|dump| dump.type_body(decl)))
            .unwrap_or_default()
    }

    pub(super) fn expr(&self, expr: &Expr) -> String {
        let option = |expr: &Option<Box<Expr>>| {
            expr.as_ref()
                .map(|expr| self.expr(expr))
                .unwrap_or_default()
        };
        match &expr.kind {
            ExprKind::Literal(value) => literal(value),
            ExprKind::Name(name) => name.to_string(),
            ExprKind::Field { target, name } => format!("(. {} {name})", self.expr(target)),
            ExprKind::Index { array, index } => {
                self.form("index", &[self.expr(array), self.expr(index)])
            }
            ExprKind::Call {
                target,
                type_args,
                name,
                args,
            } => {
                let args = self.exprs(args);
                let type_args = match type_args.is_empty() {
                    true => String::new(),
                    false => format!("<{}>", types(type_args)),
                };
                match target {
                    None => self.form("call", &[format!("{name}"), args]),
                    Some(target) => {
                        let name = format!("{type_args}{name}");
                        self.form("call", &[format!("(. {} {name})", self.expr(target)), args])
                    }
                }
            }
            ExprKind::ConstructorCall {
                is_super,
                outer,
                args,
            } => {
                let head = if *is_super { "super()" } else { "this()" };
                self.form(head, &[option(outer), self.exprs(args)])
            }
            ExprKind::New {
                outer,
                class,
                args,
                body,
            } => self.form(
                "new",
                &[
                    option(outer),
                    type_ref(class),
                    self.exprs(args),
                    self.class(body.as_ref()),
                ],
            ),
            ExprKind::NewArray {
                element,
                dims,
                extra_dims,
                init,
            } => {
                let extra = "[]".repeat(*extra_dims as usize);
                let element = format!("{}{extra}", type_ref(element));
                self.form("new[]", &[element, self.exprs(dims), option(init)])
            }
            ExprKind::ArrayInit(items) => format!("{{{}}}", self.exprs(items)),
            ExprKind::Unary { op, operand } => self.form(unary(*op), &[self.expr(operand)]),
            ExprKind::IncDec {
                is_prefix,
                is_increment,
                target,
            } => {
                let op = if *is_increment { "++" } else { "--" };
                match is_prefix {
                    true => format!("({op} {})", self.expr(target)),
                    false => format!("({} {op})", self.expr(target)),
                }
            }
            ExprKind::Binary { .. } => self.binary(expr),
            ExprKind::Assign { target, value } => {
                self.form("=", &[self.expr(target), self.expr(value)])
            }
            ExprKind::CompoundAssign { op, target, value } => self.form(
                &format!("{}=", op.symbol()),
                &[self.expr(target), self.expr(value)],
            ),
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => self.form(
                "?",
                &[self.expr(cond), self.expr(then), self.expr(otherwise)],
            ),
            ExprKind::Cast { ty, operand } => {
                self.form("cast", &[type_ref(ty), self.expr(operand)])
            }
            ExprKind::InstanceOf { operand, pattern } => {
                self.form("instanceof", &[self.expr(operand), pattern_text(pattern)])
            }
            ExprKind::Paren(inner) => self.form("paren", &[self.expr(inner)]),
            ExprKind::This => "this".to_string(),
            ExprKind::Super => "super".to_string(),
            ExprKind::QualifiedThis(ty) => format!("{}.this", type_ref(ty)),
            ExprKind::QualifiedSuper(ty) => format!("{}.super", type_ref(ty)),
            ExprKind::ClassLiteral(ty) => format!("{}.class", type_ref(ty)),
            ExprKind::Lambda(lambda) => {
                let body = match &lambda.body {
                    LambdaBody::Expr(expr) => self.expr(expr),
                    LambdaBody::Block(block) => self.nested(|dump| dump.stmts(&block.stmts)),
                };
                format!("(lambda ({}) {body})", params(&lambda.params))
            }
            ExprKind::MethodRef { target, name } => {
                let target = match target {
                    MethodRefTarget::Expr(expr) => self.expr(expr),
                    MethodRefTarget::Type(ty) => format!("<{}>", type_ref(ty)),
                };
                format!("(:: {target} {name})")
            }
            ExprKind::Switch(switch) => {
                let cases = self.nested(|dump| dump.cases(switch));
                format!("(switch {} {cases})", self.expr(&switch.selector))
            }
            ExprKind::JmlResult => "\\result".to_string(),
            ExprKind::JmlOld(inner) => self.form("\\old", &[self.expr(inner)]),
            ExprKind::JmlQuantified(quantified) => {
                let range = quantified.range.as_ref().map(|range| self.expr(range));
                let vars = format!("({})", params(&quantified.vars));
                let head = quantifier(quantified.kind);
                self.form(
                    head,
                    &[vars, range.unwrap_or_default(), self.expr(&quantified.body)],
                )
            }
            ExprKind::JmlImplies { left, right } => {
                self.form("==>", &[self.expr(left), self.expr(right)])
            }
            ExprKind::JmlIff {
                left,
                right,
                negated,
            } => {
                let head = if *negated { "<=!=>" } else { "<==>" };
                self.form(head, &[self.expr(left), self.expr(right)])
            }
            ExprKind::Unsupported(text) => format!("(unsupported {text})"),
        }
    }

    /// Without recursion along a chain of operators.
    pub(super) fn binary(&self, expr: &Expr) -> String {
        let mut links = Vec::new();
        let mut leftmost = expr;
        while let ExprKind::Binary { op, left, right } = &leftmost.kind {
            links.push((*op, right));
            leftmost = left;
        }
        let mut text = String::new();
        for (op, _) in &links {
            let _ = write!(text, "({} ", op.symbol());
        }
        text.push_str(&self.expr(leftmost));
        for (_, right) in links.iter().rev() {
            let _ = write!(text, " {})", self.expr(right));
        }
        text
    }
}
