//! The criterion: the place in the program whose values a slice must keep.
//!
//! What must hold: a criterion is found by position once, in the original; from then on it is a node,
//! and nodes stay through all edits.

pub mod changing;
pub mod observer;

use crate::criterion::observer::Watched;
use crate::program::subject::{Subject, Version};
use crate::source::lowered::Facts;
use crate::source::tree::{Form, NodeIndex, NodeKind, Role};
use interp::compile::Instrumentation;
use interp::machine::SiteId;
use java::types::Type;
use std::sync::Arc;

/// What is observed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The value of an expression; of an assignment or declaration, the value stored.
    Value(NodeIndex),
    /// What a method returns, at each of its `return`s.
    Returned(NodeIndex),
    /// A parameter's value, each time its method is called: the method's node and the number.
    Parameter(NodeIndex, usize),
    /// A field, each time a method is left.
    FieldAtExit { method: NodeIndex, field: NodeIndex },
    /// The arguments of a call that has no value, such as an assertion.
    Arguments(NodeIndex),
}

/// A criterion and how it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Criterion {
    pub target: Target,
    /// The node that stands for it; it and all around it are never removed.
    pub node: NodeIndex,
    /// From 1.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
    /// As written.
    pub text: Arc<str>,
}

impl Criterion {
    fn new(subject: &Subject, target: Target, node: NodeIndex) -> Self {
        let entry = subject.tree.node(node);
        let place = match (entry.kind, &entry.name) {
            (NodeKind::Method | NodeKind::Param | NodeKind::LocalVar, Some(name)) => name.clone(),
            _ => entry.span.clone(),
        };
        let text = subject.text.get(place.start as usize..place.end as usize);
        let before = subject.text.get(..place.start as usize).unwrap_or("");
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Criterion {
            target,
            node,
            line: subject.line_at(place.start),
            column: before.get(line_start..).unwrap_or("").chars().count() as u32 + 1,
            text: text
                .unwrap_or("")
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
                .into(),
        }
    }

    /// The nodes that must stay: the criterion and what is around it.
    pub fn protected(&self, subject: &Subject) -> Vec<NodeIndex> {
        let tree = &subject.tree;
        let mut nodes: Vec<NodeIndex> = Vec::new();
        let mut add = |node: NodeIndex| {
            nodes.push(node);
            nodes.extend(tree.ancestors(node));
        };
        add(self.node);
        match self.target {
            Target::FieldAtExit { method, field } => {
                add(method);
                add(field);
            }
            Target::Value(node) | Target::Arguments(node) | Target::Returned(node) => add(node),
            Target::Parameter(method, _) => add(method),
        }
        nodes.sort();
        nodes.dedup();
        nodes
    }

    /// What to instrument in a version of the program.
    pub fn instrumentation(&self, subject: &Subject, version: &Version) -> Instrumentation {
        let mut instrumentation = Instrumentation::default();
        let tree = &subject.tree;
        for node in self.sites(subject) {
            let entry = tree.node(node);
            let Some(member) = entry.member else { continue };
            for method in version.methods_of(member) {
                let sites = &mut instrumentation.methods.entry(*method).or_default().sites;
                sites.insert(entry.id, SiteId(0));
            }
        }
        instrumentation
    }

    /// The nodes whose values are observed.
    pub fn sites(&self, subject: &Subject) -> Vec<NodeIndex> {
        let tree = &subject.tree;
        match self.target {
            Target::Value(node) => vec![node],
            Target::Returned(method) => tree
                .subtree(method)
                .filter(|at| {
                    tree.node(*at).form == Form::Return && owner(subject, *at) == Some(method)
                })
                .collect(),
            Target::Parameter(..) | Target::FieldAtExit { .. } => Vec::new(),
            Target::Arguments(call) => tree
                .children(call)
                .into_iter()
                .filter(|at| tree.node(*at).role == Role::Argument)
                .collect(),
        }
    }

    /// What to watch besides.
    pub fn watched(&self, subject: &Subject, version: &Version) -> Watched {
        let tree = &subject.tree;
        match self.target {
            Target::Parameter(method, number) => match version.method_at(tree, method) {
                Some(id) => {
                    let receiver = usize::from(!version.program.method(id).is_static);
                    Watched::Argument(id, number + receiver)
                }
                None => Watched::Sites,
            },
            Target::FieldAtExit { method, field } => {
                let method = version.method_at(tree, method);
                match method.zip(version.field_at(tree, field)) {
                    Some((method, field)) => Watched::FieldAtExit(method, field),
                    None => Watched::Sites,
                }
            }
            _ => Watched::Sites,
        }
    }

    /// The method, constructor, initialiser or field whose code has the criterion.
    pub fn member(&self, subject: &Subject) -> Option<NodeIndex> {
        subject.tree.enclosing_member(self.node)
    }
}

/// The method or lambda whose `return` a statement is.
fn owner(subject: &Subject, node: NodeIndex) -> Option<NodeIndex> {
    let tree = &subject.tree;
    tree.ancestors(node).find(|at| {
        let node = tree.node(*at);
        node.kind == NodeKind::Method || node.form == Form::Lambda
    })
}

/// The criterion at a byte of the file.
///
/// # Errors
/// A sentence: what stands there has no value.
pub fn at_offset(subject: &Subject, facts: &Facts, offset: u32) -> Result<Criterion, String> {
    at_range(subject, facts, offset..offset)
}

/// The criterion at a part of the file: the innermost expression or variable around all of it.
///
/// # Errors
/// A sentence: what stands there has no value.
pub fn at_range(
    subject: &Subject,
    facts: &Facts,
    range: std::ops::Range<u32>,
) -> Result<Criterion, String> {
    let tree = &subject.tree;
    let offset = range.start;
    if is_comment(&subject.text, offset as usize) {
        return Err("this is a comment; choose an expression or a variable".into());
    }
    let mut node = tree
        .innermost(offset)
        .ok_or("there is no code at this place")?;
    if let Some(error) = subject.error_around(node) {
        return Err(error);
    }
    while tree.node(node).span.end < range.end
        && let Some(parent) = tree.node(node).parent
    {
        node = parent;
    }
    loop {
        let entry = tree.node(node);
        match entry.kind {
            NodeKind::Expression => {
                if entry.role == Role::Target
                    && let Some(parent) = entry.parent
                    && matches!(tree.node(parent).form, Form::Assign | Form::IncDec)
                    && tree.children(parent).first() == Some(&node)
                {
                    node = parent;
                    continue;
                }
                match facts.type_of(node) {
                    Some(Type::Void) if !matches!(entry.form, Form::Call(_, 0)) => {
                        return Ok(Criterion::new(subject, Target::Arguments(node), node));
                    }
                    Some(Type::Void) => {
                        return Err("this call gives no value and takes none".to_owned());
                    }
                    Some(_) => return Ok(Criterion::new(subject, Target::Value(node), node)),
                    None => match entry.parent {
                        Some(parent) if tree.node(parent).kind == NodeKind::Expression => {
                            node = parent;
                        }
                        _ => return Err("this has no value of its own".to_owned()),
                    },
                }
            }
            NodeKind::LocalVar => {
                if let Some(init) = enclosed(subject, node, offset) {
                    node = init;
                    continue;
                }
                if facts.type_of(node).is_some() {
                    return Ok(Criterion::new(subject, Target::Value(node), node));
                }
                return Err(
                    "the variable has no value here; choose an assignment or a use of it".into(),
                );
            }
            NodeKind::Param => return parameter(subject, node),
            NodeKind::Method => return returned(subject, node),
            NodeKind::Field => {
                return match tree.children(node).first() {
                    Some(init) if facts.type_of(*init).is_some() => {
                        Ok(Criterion::new(subject, Target::Value(*init), *init))
                    }
                    _ => Err("a field has a value at the end of a method: METHOD:FIELD".into()),
                };
            }
            NodeKind::Statement | NodeKind::Catch | NodeKind::SwitchCase | NodeKind::Block => {
                if let Some(child) = enclosed(subject, node, offset) {
                    node = child;
                    continue;
                }
                let is_block = entry.kind == NodeKind::Block || tree.node(node).form == Form::Other;
                let child = tree
                    .children(node)
                    .into_iter()
                    .find(|child| crate::source::lowered::has_value(subject, *child));
                let keyword = subject
                    .text
                    .get(offset as usize..)
                    .and_then(|rest| rest.chars().next())
                    .is_some_and(char::is_alphabetic);
                match child {
                    Some(child) if keyword || !is_block => node = child,
                    _ => return Err("there is no expression at this place".to_owned()),
                }
            }
            _ => return Err("there is no expression at this place".to_owned()),
        }
    }
}

/// Of the values in a node the one around which the parenthesis at this place stands.
fn enclosed(subject: &Subject, node: NodeIndex, offset: u32) -> Option<NodeIndex> {
    let tree = &subject.tree;
    let between = |span: &std::ops::Range<u32>| {
        let (range, sign) = match offset < span.start {
            true => (offset..span.start, '('),
            false => (span.end..offset + 1, ')'),
        };
        let text = subject.text.get(range.start as usize..range.end as usize)?;
        let is_between =
            text.starts_with(['(', ')']) || text.chars().next().is_some_and(char::is_whitespace);
        let is_sign = |c: char| c == sign || c.is_whitespace();
        (is_between && text.contains(sign) && text.chars().all(is_sign)).then_some(())
    };
    let mut children = tree.children(node).into_iter();
    children.find(|child| {
        let entry = tree.node(*child);
        entry.kind == NodeKind::Expression && between(&entry.span).is_some()
    })
}

fn parameter(subject: &Subject, node: NodeIndex) -> Result<Criterion, String> {
    let tree = &subject.tree;
    let method = tree
        .node(node)
        .parent
        .filter(|parent| tree.node(*parent).kind == NodeKind::Method)
        .ok_or("choose a use of this parameter")?;
    let number = tree
        .children(method)
        .into_iter()
        .filter(|child| tree.node(*child).kind == NodeKind::Param)
        .position(|child| child == node)
        .ok_or("choose a use of this parameter")?;
    Ok(Criterion::new(
        subject,
        Target::Parameter(method, number),
        node,
    ))
}

/// What a method returns.
///
/// # Errors
/// When it returns nothing.
pub fn returned(subject: &Subject, method: NodeIndex) -> Result<Criterion, String> {
    if let Some(error) = subject.error_around(method) {
        return Err(error);
    }
    let criterion = Criterion::new(subject, Target::Returned(method), method);
    if criterion.sites(subject).is_empty() {
        return Err(format!("`{}` returns no value", criterion.text));
    }
    Ok(criterion)
}

/// The methods of the file with this name, as in `METHOD` or `Class.METHOD`.
pub fn methods_named(subject: &Subject, name: &str) -> Vec<NodeIndex> {
    let tree = &subject.tree;
    let (class, name) = match name.rsplit_once('.') {
        Some((class, name)) => (Some(class.rsplit('.').next().unwrap_or(class)), name),
        None => (None, name),
    };
    let (name, params) = match name.split_once('(') {
        Some((name, params)) => {
            let params = params.trim_end_matches(')');
            let count = params.split(',').filter(|it| !it.trim().is_empty()).count();
            (name, Some(count))
        }
        None => (name, None),
    };
    tree.indices()
        .filter(|node| {
            let entry = tree.node(*node);
            let is_named = |form: &Form, name: &str| {
                matches!(form, Form::Named(it) | Form::Constructor(it) if &**it == name)
            };
            let count = tree
                .children(*node)
                .iter()
                .filter(|child| tree.node(**child).kind == NodeKind::Param)
                .count();
            entry.kind == NodeKind::Method
                && is_named(&entry.form, name)
                && params.is_none_or(|params| params == count)
                && class.is_none_or(|class| {
                    tree.ancestors(*node).any(|at| {
                        tree.node(at).kind == NodeKind::Class
                            && is_named(&tree.node(at).form, class)
                    })
                })
        })
        .collect()
}

/// The field at the end of each call of a method.
///
/// # Errors
/// When the method's class has no such field in this file.
pub fn field_at_exit(
    subject: &Subject,
    method: NodeIndex,
    field: &str,
) -> Result<Criterion, String> {
    let tree = &subject.tree;
    let classes: Vec<NodeIndex> = tree
        .ancestors(method)
        .filter(|at| tree.node(*at).kind == NodeKind::Class)
        .collect();
    if let Some(error) = subject.error_around(method) {
        return Err(error);
    }
    let found = classes.iter().find_map(|class| {
        tree.children(*class).into_iter().find(|child| {
            let entry = tree.node(*child);
            entry.kind == NodeKind::Field
                && matches!(&entry.form, Form::Named(name) if &**name == field)
        })
    });
    let field_node = found.ok_or_else(|| format!("there is no field `{field}` in this class"))?;
    let target = Target::FieldAtExit {
        method,
        field: field_node,
    };
    let mut criterion = Criterion::new(subject, target, method);
    criterion.text = format!("{field} at the end of {}", criterion.text).into();
    Ok(criterion)
}

/// Whether a byte lies in a comment.
fn is_comment(text: &str, offset: usize) -> bool {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() && at <= offset {
        let rest = &bytes[at..];
        let skipped = if rest.starts_with(b"//") {
            let length = rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len());
            if offset < at + length {
                return true;
            }
            length
        } else if rest.starts_with(b"/*") {
            let body = rest.get(2..).unwrap_or(&[]);
            let end = body.windows(2).position(|pair| pair == b"*/");
            let length = end.map_or(rest.len(), |end| end + 4);
            if offset < at + length {
                return true;
            }
            length
        } else if rest.starts_with(b"\"\"\"") {
            let body = rest.get(3..).unwrap_or(&[]);
            let end = body.windows(3).position(|three| three == b"\"\"\"");
            end.map_or(rest.len(), |end| end + 6)
        } else if rest[0] == b'"' || rest[0] == b'\'' {
            let mut length = 1;
            while let Some(&byte) = rest.get(length) {
                length += 1;
                match byte {
                    b'\\' => length += 1,
                    b'\n' => break,
                    byte if byte == rest[0] => break,
                    _ => {}
                }
            }
            length
        } else {
            1
        };
        at += skipped.max(1);
    }
    false
}
