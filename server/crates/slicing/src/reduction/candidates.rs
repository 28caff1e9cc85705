//! What can be taken away from a slice: for each node the edits that remove it, with its uses where
//! it is declared.
//!
//! What must hold: the criterion and what is around it stays. Uses are found by name, so that a
//! candidate may remove too much; then it is refuted.

use crate::criterion::Criterion;
use crate::program::annotations::Annotations;
use crate::program::bounds::Bounds;
use crate::program::subject::Subject;
use crate::reduction::foresee::Foresight;
use crate::source::edit::{DefaultValue, Edit, Edits};
use crate::source::lowered::Facts;
use crate::source::tree::{Form, NodeIndex, NodeKind, Role};
use rustc_hash::FxHashSet;

/// Knows how nodes go.
pub struct Remover<'a> {
    subject: &'a Subject,
    facts: &'a Facts,
    protected: FxHashSet<NodeIndex>,
    bounds: Bounds,
    annotations: Annotations,
}

/// The order in which nodes are tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    Declarations,
    Statements,
    Expressions,
}

impl Level {
    /// From the outside in.
    pub const ALL: [Level; 3] = [Level::Declarations, Level::Statements, Level::Expressions];
}

impl<'a> Remover<'a> {
    /// `kept` must stay besides the criterion: the methods that tests call, say.
    pub fn new(
        subject: &'a Subject,
        facts: &'a Facts,
        criterion: &Criterion,
        kept: &[NodeIndex],
    ) -> Self {
        let mut protected: FxHashSet<NodeIndex> =
            criterion.protected(subject).into_iter().collect();
        for node in kept {
            protected.insert(*node);
            protected.extend(subject.tree.ancestors(*node));
        }
        Remover {
            subject,
            facts,
            protected,
            bounds: Bounds::new(subject),
            annotations: Annotations::new(subject),
        }
    }

    /// Looks ahead for candidates.
    pub(crate) fn foresight(&self) -> Foresight<'a> {
        Foresight::new(self.subject, self.facts)
    }

    /// Whether the node must stay.
    pub fn is_protected(&self, node: NodeIndex) -> bool {
        self.protected.contains(&node)
    }

    /// At which level a node is tried; `None` if it never goes by itself.
    pub fn level(&self, node: NodeIndex) -> Option<Level> {
        let entry = self.subject.tree.node(node);
        if self.is_protected(node) {
            return None;
        }
        match (entry.kind, entry.role) {
            (kind, Role::Listed) if kind.is_declaration() => Some(Level::Declarations),
            (NodeKind::Block, Role::Finally) => Some(Level::Statements),
            (NodeKind::Statement, Role::Fixed) => None,
            (NodeKind::Statement, _) if entry.form == Form::Empty => {
                (entry.role == Role::Listed).then_some(Level::Statements)
            }
            (NodeKind::Statement | NodeKind::Catch | NodeKind::SwitchCase, _) => {
                Some(Level::Statements)
            }
            (NodeKind::LocalVar, Role::Listed) => Some(Level::Statements),
            (NodeKind::Expression, Role::Target | Role::Whole) => None,
            (NodeKind::Expression, Role::Fixed) => None,
            (NodeKind::Expression, _) => Some(Level::Expressions),
            _ => None,
        }
    }

    /// The ways to remove a node from a slice, the one that takes least first. Each is a whole new set
    /// of edits, smaller than `edits`.
    pub fn removals(&self, edits: &Edits, node: NodeIndex) -> Vec<Edits> {
        let tree = &self.subject.tree;
        let entry = tree.node(node);
        let mut ways: Vec<Edits> = Vec::new();
        let with = |edit: Edit| {
            let mut next = edits.clone();
            next.set(node, edit);
            next
        };
        match entry.kind {
            NodeKind::Expression => {
                let is_default = entry.form == Form::DefaultLiteral;
                match entry.role {
                    Role::Initial
                    | Role::Element
                    | Role::Label
                    | Role::ForUpdate
                    | Role::AssertMessage => {
                        ways.push(with(Edit::Delete));
                    }
                    _ => {}
                }
                let takes_default = !matches!(
                    entry.role,
                    Role::Label | Role::ForUpdate | Role::AssertMessage
                );
                if takes_default && !is_default && entry.form != Form::ArrayInit {
                    for value in self.facts.defaults(self.subject, node) {
                        ways.push(with(Edit::Default(value)));
                    }
                }
            }
            NodeKind::Import | NodeKind::Class | NodeKind::Method
                if self.annotations.need(self.subject, edits, node) => {}
            NodeKind::Param => {
                let mut next = edits.clone();
                self.remove_parameter(&mut next, node);
                ways.push(next);
            }
            NodeKind::Method => {
                ways.push(with(Edit::Delete));
                let mut next = with(Edit::Delete);
                self.remove_method_uses(&mut next, node);
                ways.push(next);
                let mut all = edits.clone();
                for other in self.same_signature(node) {
                    all.set(other, Edit::Delete);
                }
                self.remove_method_uses(&mut all, node);
                ways.push(all);
            }
            NodeKind::Field | NodeKind::LocalVar | NodeKind::EnumConstant => {
                ways.push(with(Edit::Delete));
                let mut next = with(Edit::Delete);
                self.remove_variable_uses(&mut next, node);
                ways.push(next);
            }
            NodeKind::Class => {
                ways.push(with(Edit::Delete));
                let mut next = with(Edit::Delete);
                self.remove_class_uses(&mut next, node);
                ways.push(next);
            }
            NodeKind::Supertype if self.bounds.ask_for(self.subject, edits, node) => {}
            NodeKind::SwitchCase
                if entry.role == Role::Listed && tree.children(node).is_empty() =>
            {
                ways.push(with(Edit::Delete));
            }
            _ => ways.push(with(Edit::Delete)),
        }
        let mut result: Vec<Edits> = Vec::new();
        for mut way in ways {
            way.normalize(tree);
            let keeps_protected = self.protected.iter().all(|node| way.is_kept(tree, *node));
            if keeps_protected && way != *edits && !result.contains(&way) {
                result.push(way);
            }
        }
        result
    }

    fn first_default(&self, node: NodeIndex) -> Option<DefaultValue> {
        self.facts.defaults(self.subject, node).first().copied()
    }

    /// Removes a place where something is used: the smallest thing around it that can go.
    fn remove_use(&self, edits: &mut Edits, node: NodeIndex) {
        let tree = &self.subject.tree;
        let mut at = node;
        loop {
            let entry = tree.node(at);
            if self.is_protected(at) {
                return;
            }
            match entry.role {
                Role::Target | Role::Fixed => match entry.parent {
                    Some(parent) => at = parent,
                    None => return,
                },
                Role::Whole => {
                    if let Some(parent) = entry.parent {
                        edits.set(parent, Edit::Delete);
                    }
                    return;
                }
                Role::ForUpdate | Role::Label => {
                    edits.set(at, Edit::Delete);
                    return;
                }
                _ if entry.kind == NodeKind::Expression => {
                    match self.first_default(at) {
                        Some(value) => edits.set(at, Edit::Default(value)),
                        None => edits.set(at, Edit::Delete),
                    }
                    return;
                }
                _ => {
                    edits.set(at, Edit::Delete);
                    return;
                }
            }
        }
    }

    fn params(&self, method: NodeIndex) -> Vec<NodeIndex> {
        let tree = &self.subject.tree;
        let children = tree.children(method).into_iter();
        children
            .filter(|child| tree.node(*child).kind == NodeKind::Param)
            .collect()
    }

    /// Methods of the same name with as many parameters, itself included.
    fn same_signature(&self, method: NodeIndex) -> Vec<NodeIndex> {
        let tree = &self.subject.tree;
        let form = &tree.node(method).form;
        let count = self.params(method).len();
        tree.indices()
            .filter(|other| {
                let entry = tree.node(*other);
                entry.kind == NodeKind::Method
                    && entry.form == *form
                    && self.params(*other).len() == count
            })
            .collect()
    }

    /// Calls of a method or constructor, by name and number of arguments.
    fn calls(&self, method: NodeIndex) -> Vec<NodeIndex> {
        let tree = &self.subject.tree;
        let form = &tree.node(method).form;
        let count = self.params(method).len();
        tree.indices()
            .filter(|node| match (&tree.node(*node).form, form) {
                (Form::Call(name, args), Form::Named(wanted)) => name == wanted && *args == count,
                (Form::New(name, args), Form::Constructor(wanted)) => {
                    name == wanted && *args == count
                }
                (Form::ConstructorCall(args), Form::Constructor(_)) => *args == count,
                _ => false,
            })
            .collect()
    }

    fn remove_parameter(&self, edits: &mut Edits, param: NodeIndex) {
        let tree = &self.subject.tree;
        let Some(method) = tree.node(param).parent else {
            return;
        };
        let Some(number) = self.params(method).iter().position(|at| *at == param) else {
            return;
        };
        for method in self.same_signature(method) {
            if let Some(param) = self.params(method).get(number) {
                edits.set(*param, Edit::Delete);
                self.remove_names(edits, *param, method);
            }
        }
        for call in self.calls(method) {
            let argument = tree
                .children(call)
                .into_iter()
                .filter(|child| tree.node(*child).role == Role::Argument)
                .nth(number);
            if let Some(argument) = argument {
                edits.set(argument, Edit::Delete);
            }
        }
    }

    fn remove_method_uses(&self, edits: &mut Edits, method: NodeIndex) {
        for call in self.calls(method) {
            self.remove_use(edits, call);
        }
    }

    /// Uses of a name below a node.
    fn remove_names(&self, edits: &mut Edits, declaration: NodeIndex, scope: NodeIndex) {
        let tree = &self.subject.tree;
        let Form::Named(name) = &tree.node(declaration).form else {
            return;
        };
        let is_member = tree.node(declaration).kind != NodeKind::LocalVar
            && tree.node(declaration).kind != NodeKind::Param;
        for node in tree.subtree(scope) {
            let entry = tree.node(node);
            let is_use = entry.kind == NodeKind::Expression
                && match &entry.form {
                    Form::Named(used) => used == name,
                    Form::Field(used) => is_member && used == name,
                    _ => false,
                };
            if is_use {
                self.remove_use(edits, node);
            }
        }
    }

    fn remove_variable_uses(&self, edits: &mut Edits, declaration: NodeIndex) {
        let tree = &self.subject.tree;
        if tree.node(declaration).kind == NodeKind::LocalVar {
            if let Some(member) = tree.enclosing_member(declaration) {
                self.remove_names(edits, declaration, member);
            }
            return;
        }
        let roots = tree.indices().filter(|at| tree.node(*at).parent.is_none());
        for root in roots.collect::<Vec<_>>() {
            self.remove_names(edits, declaration, root);
        }
    }

    fn remove_class_uses(&self, edits: &mut Edits, class: NodeIndex) {
        let tree = &self.subject.tree;
        let Form::Named(name) = &tree.node(class).form else {
            return;
        };
        for node in tree.indices() {
            if tree.contains(class, node) {
                continue;
            }
            let entry = tree.node(node);
            let mentions = entry.type_name.as_ref() == Some(name);
            match entry.kind {
                NodeKind::Supertype if mentions => edits.set(node, Edit::Delete),
                NodeKind::Param if mentions => self.remove_parameter(edits, node),
                NodeKind::Field | NodeKind::LocalVar if mentions => {
                    edits.set(node, Edit::Delete);
                    self.remove_variable_uses(edits, node);
                }
                NodeKind::Expression => {
                    let is_named = matches!(&entry.form, Form::Named(used) if used == name);
                    if mentions || is_named {
                        self.remove_use(edits, node);
                    }
                }
                _ => {}
            }
        }
    }
}
