//! What can be sliced at a place, from the syntax alone: asked at every move of the cursor.
//!
//! What must hold: what is offered is only named here; whether it has a value is decided when it is
//! sliced, and then said.

use slicing::source::tree::{Form, NodeIndex, NodeKind, SourceTree};
use std::ops::Range;
use syntax::ast::CompilationUnit;

/// Something a slice can be made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sliceable {
    /// Bytes of the file.
    pub range: Range<usize>,
    /// As written, on one line.
    pub text: String,
    pub what: SliceableKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SliceableKind {
    Value,
    /// A method's name stands there: what it returns.
    Returned,
    /// A field of the class, in a method that may change it.
    FieldAtExit,
}

pub(super) fn offsets(range: &Range<usize>) -> Range<u32> {
    let offset = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    offset(range.start)..offset(range.end)
}

/// What can be sliced where the cursor is, or what is selected.
pub fn at(unit: &CompilationUnit, text: &str, range: &Range<usize>) -> Vec<Sliceable> {
    let tree = SourceTree::new(unit);
    let wanted = offsets(range);
    // A cursor right behind a name is at the name.
    let place = if wanted.is_empty() && is_behind_name(text, range.start) {
        wanted.start - 1..wanted.start - 1
    } else {
        wanted
    };
    let Some(node) = node_around(&tree, &place) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    found.extend(value(&tree, text, node));
    found.extend(field(&tree, text, node));
    found
}

fn is_behind_name(text: &str, offset: usize) -> bool {
    let is_name = |character: char| character.is_alphanumeric() || matches!(character, '_' | '$');
    let (Some(before), Some(behind)) = (text.get(..offset), text.get(offset..)) else {
        return false;
    };
    before.ends_with(is_name) && !behind.starts_with(is_name)
}

/// The innermost node around all of a range.
fn node_around(tree: &SourceTree, range: &Range<u32>) -> Option<NodeIndex> {
    let mut node = tree.innermost(range.start)?;
    while tree.node(node).span.end < range.end {
        node = tree.node(node).parent?;
    }
    Some(node)
}

fn value(tree: &SourceTree, text: &str, node: NodeIndex) -> Option<Sliceable> {
    let entry = tree.node(node);
    let has_child = || !tree.children(node).is_empty();
    let named = || entry.name.clone();
    let (span, what) = match entry.kind {
        NodeKind::Expression => {
            if matches!(entry.form, Form::Literal(_) | Form::DefaultLiteral) {
                return None;
            }
            (entry.span.clone(), SliceableKind::Value)
        }
        NodeKind::LocalVar | NodeKind::Field if has_child() => (named()?, SliceableKind::Value),
        NodeKind::Param => {
            let parent = entry.parent?;
            if tree.node(parent).kind != NodeKind::Method {
                return None;
            }
            (named()?, SliceableKind::Value)
        }
        NodeKind::Method if returns(tree, node) => (named()?, SliceableKind::Returned),
        _ => return None,
    };
    sliceable(text, span, what)
}

fn sliceable(text: &str, span: Range<u32>, what: SliceableKind) -> Option<Sliceable> {
    let range = span.start as usize..span.end as usize;
    let written = text.get(range.clone())?;
    Some(Sliceable {
        text: crate::view::phrases::one_line(written),
        range,
        what,
    })
}

/// Whether a method gives a value somewhere.
fn returns(tree: &SourceTree, method: NodeIndex) -> bool {
    tree.subtree(method).any(|node| {
        tree.node(node).form == Form::Return
            && !tree.children(node).is_empty()
            && owner(tree, node) == Some(method)
    })
}

/// The method or lambda around a node.
fn owner(tree: &SourceTree, node: NodeIndex) -> Option<NodeIndex> {
    tree.ancestors(node).find(|at| {
        let around = tree.node(*at);
        around.kind == NodeKind::Method || around.form == Form::Lambda
    })
}

/// A field of a class around, where a method uses it.
fn field(tree: &SourceTree, text: &str, node: NodeIndex) -> Option<Sliceable> {
    let entry = tree.node(node);
    let (name, is_bare) = match &entry.form {
        Form::Named(name) => (name, true),
        Form::Field(name) => (name, false),
        _ => return None,
    };
    if entry.kind != NodeKind::Expression {
        return None;
    }
    let mut around = tree.ancestors(node);
    let method = around.find(|at| tree.node(*at).kind == NodeKind::Method)?;
    let is_local = |at: NodeIndex| {
        let other = tree.node(at);
        let declares = matches!(
            other.kind,
            NodeKind::LocalVar | NodeKind::Param | NodeKind::Binding
        );
        declares && other.form == Form::Named(name.clone())
    };
    if is_bare && tree.subtree(method).any(is_local) {
        return None;
    }
    let is_field = |at: NodeIndex| {
        let member = tree.node(at);
        member.kind == NodeKind::Field && member.form == Form::Named(name.clone())
    };
    let has_field = tree
        .ancestors(method)
        .filter(|at| tree.node(*at).kind == NodeKind::Class)
        .any(|class| tree.children(class).into_iter().any(is_field));
    if !has_field {
        return None;
    }
    let of_field = sliceable(text, entry.span.clone(), SliceableKind::FieldAtExit)?;
    Some(Sliceable {
        text: name.to_string(),
        ..of_field
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use syntax::SourceFile;

    #[track_caller]
    fn check(marked: &str, expected: &[&str]) {
        let start = marked.find("$0").unwrap();
        let text = marked.replacen("$0", "", 1);
        let end = text.find("$0").unwrap_or(start);
        let text = text.replacen("$0", "", 1);
        let found = at(&SourceFile::new(&*text).unit(), &text, &(start..end));
        let told: Vec<String> = found
            .iter()
            .map(|it| format!("{:?} {}", it.what, it.text))
            .collect();
        assert_eq!(told, expected);
    }

    #[test]
    fn expressions_and_variables_can_be_sliced() {
        check("class A { int f(int n) { return $0n + 1; } }", &["Value n"]);
        check("class A { int f(int n) { return n$0 + 1; } }", &["Value n"]);
        check(
            "class A { int f(int n) { return $0n + 1$0; } }",
            &["Value n + 1"],
        );
        check("class A { int f(int $0n) { return n; } }", &["Value n"]);
        check(
            "class A { int f(int n) { int m$0 = n; return m; } }",
            &["Value m"],
        );
        check("class A { int $0f(int n) { return n; } }", &["Returned f"]);
        check("class A { int a = g$0(2); }", &["Value g(2)"]);
    }

    #[test]
    fn fields_can_be_sliced_where_methods_end() {
        check(
            "class A { int a; void f(int n) { $0a += n; } }",
            &["Value a", "FieldAtExit a"],
        );
        check(
            "class A { int a; void f(int n) { this.$0a += n; } }",
            &["Value this.a", "FieldAtExit a"],
        );
        check(
            "class A { int a; void f(int a) { $0a += 1; } }",
            &["Value a"],
        );
    }

    #[test]
    fn what_has_no_value_is_not_offered() {
        check("class A { int f(int n) { return $02; } }", &[]);
        check("class A { void $0f(int n) { } }", &[]);
        check("class A { void f() { int $0n; } }", &[]);
        check("$0", &[]);
    }
}
