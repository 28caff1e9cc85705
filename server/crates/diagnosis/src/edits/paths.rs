//! Properties and elements that the member names elsewhere (`node.next`, `row.size()`, `cells[i]`), and
//! links followed once more or once less: what programs on linked objects confuse.

use super::EditKind;
use super::generator::Generator;
use super::scope;
use java::program::MemberSource;
use java::types::Type;
use std::sync::Arc;
use syntax::ast::{Expr, ExprKind, NodeId};
use syntax::visit::NodeRef;

/// Properties tried at one place.
const TRIED: usize = 6;
/// Letters of a property's text at most.
const LONGEST: usize = 40;

/// A property or element that a member names.
pub(super) struct Path {
    node: NodeId,
    /// The variable it starts at.
    start: Arc<str>,
    text: Arc<str>,
}

/// The properties and elements named in a member, each once, in order.
pub(super) fn paths_of(source: &MemberSource, text: &str) -> Vec<Path> {
    fn collect(node: NodeRef<'_>, text: &str, found: &mut Vec<Path>) {
        if let NodeRef::Expr(expr) = node
            && !matches!(expr.kind, ExprKind::Name(_))
            && let Some(start) = start_of(expr)
            && let Some(own) = text.get(expr.span.start as usize..expr.span.end as usize)
            && own.len() <= LONGEST
            && !own.contains('\n')
            && !found.iter().any(|known| *known.text == *own)
        {
            found.push(Path {
                node: expr.id,
                start: start.clone(),
                text: own.into(),
            });
        }
        node.for_each_child(&mut |child| collect(child, text, found));
    }
    let root = match source {
        MemberSource::Method(source) => NodeRef::Method(source),
        MemberSource::Initializer(source) => NodeRef::Initializer(source),
        _ => return Vec::new(),
    };
    let mut found = Vec::new();
    collect(root, text, &mut found);
    found
}

/// The variable at which fields, calls without arguments and elements start.
fn start_of(expr: &Expr) -> Option<&Arc<str>> {
    match &expr.kind {
        ExprKind::Name(name) => Some(name),
        ExprKind::Field { target, .. } => start_of(target),
        ExprKind::Index { array, index } => match index.kind {
            ExprKind::Name(_) | ExprKind::Literal(_) => start_of(array),
            _ => None,
        },
        ExprKind::Call {
            target: Some(target),
            args,
            ..
        } if args.is_empty() => start_of(target),
        _ => None,
    }
}

impl Generator<'_> {
    /// A property that the member names elsewhere, in the place of a variable, a property or `null`.
    pub(super) fn other_paths(&mut self, expr: &Expr, ty: &Type) {
        let known = self.variables();
        let is_wanted = |path: &&Path| {
            let own = self.types.expressions.get(&path.node);
            known.iter().any(|variable| variable.name == path.start)
                && own.is_some_and(|own| scope::fits(self.program, own, ty))
        };
        let wanted = self.paths.iter().filter(is_wanted);
        let texts: Vec<Arc<str>> = wanted.map(|path| path.text.clone()).take(TRIED).collect();
        for text in texts {
            self.replace(EditKind::Variable, 2, expr.span, text.to_string());
        }
    }

    /// For a variable or property: another property, or nothing at all.
    pub(super) fn instead_of_value(&mut self, expr: &Expr, is_delimited: bool) {
        let Some(ty) = self.type_of(expr) else { return };
        self.other_paths(expr, &ty);
        if is_delimited && ty.is_reference() {
            self.replace(EditKind::Constant, 2, expr.span, "null");
        }
    }

    /// For `a.next`: `a`, and `a.next.next`.
    pub(super) fn other_links(&mut self, expr: &Expr, target: &Expr, name: &str) {
        let (Some(object), Some(own)) = (self.type_of(target), self.type_of(expr)) else {
            return;
        };
        if own.is_reference() && scope::fits(self.program, &object, &own) {
            let text = self.slice(target.span).to_owned();
            self.replace(EditKind::LeftOut, 2, expr.span, text);
        }
        if own.is_reference() && scope::fits(self.program, &own, &object) {
            let text = format!("{}.{name}", self.slice(expr.span));
            self.replace(EditKind::Callee, 2, expr.span, text);
        }
    }

    /// What may stand for `null`: what the place expects decides, for programs that don't compile aren't
    /// run.
    pub(super) fn instead_of_null(&mut self, expr: &Expr) {
        let variables = self.variables().into_iter();
        for variable in variables.filter(|variable| variable.ty.is_reference()) {
            self.replace(EditKind::Variable, 2, expr.span, variable.name.to_string());
        }
        let references: Vec<Type> = self.reference_types();
        for ty in references {
            self.other_paths(expr, &ty);
        }
    }

    /// The user's classes that properties in the member have.
    fn reference_types(&self) -> Vec<Type> {
        let mut types: Vec<Type> = Vec::new();
        for path in &self.paths {
            if let Some(ty @ Type::Class(class, _)) = self.types.expressions.get(&path.node)
                && !self.program.class(*class).is_library
                && !types.contains(ty)
            {
                types.push(ty.clone());
            }
        }
        types
    }
}
