//! From what is relevant to a program: what isn't goes, as far as what is left is Java.
//!
//! What must hold: the result compiles, and everything kept has what it depends on. Where Java needs
//! something more (a value to return, an enclosing expression), it is added to what is wanted and the
//! slicer asked again.

use crate::program::annotations::Annotations;
use crate::program::subject::{CompileError, Subject, Version};
use crate::source::bindings::Bindings;
use crate::source::edit::{Edit, Edits};
use crate::source::lowered::{Facts, is_evaluated};
use crate::source::tree::{Form, NodeIndex, NodeKind, Role};
use budget::{Budget, Stop};
use rustc_hash::FxHashSet;

/// What one attempt gave.
pub(crate) enum Extracted {
    Program(Edits),
    /// These must be kept with all they depend on.
    Wants(Vec<NodeIndex>),
    Failed(CompileError),
}

/// What is to be kept.
pub(crate) struct Wanted<'a> {
    pub(crate) relevant: &'a FxHashSet<NodeIndex>,
    /// Nodes that have operations: the others go with what is around them.
    pub(crate) known: &'a FxHashSet<NodeIndex>,
    pub(crate) protected: &'a FxHashSet<NodeIndex>,
    /// Declarations that stay, whatever is in them.
    pub(crate) needed: &'a FxHashSet<NodeIndex>,
    /// What has to be evaluated.
    pub(crate) observed: &'a [NodeIndex],
}

/// Removes from `start` what isn't wanted.
///
/// # Errors
/// When the budget is over.
pub(crate) fn extract(
    subject: &Subject,
    facts: &Facts,
    base: &Version,
    start: &Edits,
    wanted: &Wanted<'_>,
    budget: &Budget,
) -> Result<Extracted, Stop> {
    let mut extractor = Extractor {
        subject,
        facts,
        wanted,
        edits: start.clone(),
        wants: Vec::new(),
        returns: FxHashSet::default(),
        annotations: Annotations::new(subject),
    };
    for _ in 0..40 {
        budget.check()?;
        extractor.edits = start.clone();
        extractor.wants.clear();
        extractor.all();
        if !extractor.wants.is_empty() {
            return Ok(Extracted::Wants(extractor.wants));
        }
        let mut edits = extractor.edits.clone();
        edits.normalize(&subject.tree);
        match subject.version(base, &edits) {
            Ok(version) => {
                let mut wants = extractor.rebound(&version, &edits);
                wants.extend(extractor.folded(&version));
                if wants.is_empty() {
                    return Ok(Extracted::Program(edits));
                }
                return Ok(Extracted::Wants(wants));
            }
            Err(error) => match extractor.repair(&error, start) {
                Repair::Again => {}
                Repair::Want(nodes) => return Ok(Extracted::Wants(nodes)),
                Repair::None => match extractor.named_in(&error, start) {
                    nodes if nodes.is_empty() => return Ok(Extracted::Failed(error)),
                    nodes => return Ok(Extracted::Wants(nodes)),
                },
            },
        }
    }
    Ok(Extracted::Failed(CompileError {
        message: "too many repairs".to_owned(),
        node: None,
    }))
}

enum Repair {
    Again,
    Want(Vec<NodeIndex>),
    None,
}

struct Extractor<'a> {
    subject: &'a Subject,
    facts: &'a Facts,
    wanted: &'a Wanted<'a>,
    edits: Edits,
    wants: Vec<NodeIndex>,
    /// Statements kept for the form only.
    returns: FxHashSet<NodeIndex>,
    annotations: Annotations,
}

/// What a file or class declares.
fn is_declaration(kind: NodeKind) -> bool {
    matches!(
        kind,
        NodeKind::Method
            | NodeKind::Field
            | NodeKind::Initializer
            | NodeKind::Class
            | NodeKind::EnumConstant
    )
}

impl Extractor<'_> {
    fn is_relevant(&self, node: NodeIndex) -> bool {
        self.wanted.relevant.contains(&node)
            || self.wanted.protected.contains(&node)
            || self.returns.contains(&node)
    }

    fn has_relevant(&self, node: NodeIndex) -> bool {
        self.subject
            .tree
            .subtree(node)
            .any(|at| self.is_relevant(at))
    }

    fn all(&mut self) {
        let tree = &self.subject.tree;
        // What is kept for its own sake first, then declarations it mentions, until nothing is added.
        let mut kept: FxHashSet<NodeIndex> = FxHashSet::default();
        for node in tree.indices() {
            let is_declaration = is_declaration(tree.node(node).kind);
            let stays = self.has_relevant(node) || self.wanted.needed.contains(&node);
            if is_declaration && stays && self.edits.get(node) == Edit::Keep {
                kept.insert(node);
            }
        }
        loop {
            self.statements(&kept);
            let more = self.mentioned(&kept);
            if more.is_empty() {
                break;
            }
            kept.extend(more);
        }
        for node in tree.indices() {
            let entry = tree.node(node);
            let goes = is_declaration(entry.kind)
                && entry.role == Role::Listed
                && !kept.contains(&node)
                && self.edits.get(node) == Edit::Keep;
            if goes {
                self.edits.set(node, Edit::Delete);
            }
        }
    }

    /// Statements and expressions of kept members.
    fn statements(&mut self, kept: &FxHashSet<NodeIndex>) {
        let tree = &self.subject.tree;
        let members: Vec<NodeIndex> = tree
            .indices()
            .filter(|node| kept.contains(node) && tree.node(*node).kind != NodeKind::Class)
            .collect();
        for member in members {
            for child in tree.children(member) {
                self.part(child);
            }
        }
        let locals: Vec<NodeIndex> = tree
            .indices()
            .filter(|node| tree.node(*node).kind == NodeKind::LocalVar)
            .collect();
        for local in locals {
            self.declaration(local);
        }
    }

    /// A local whose declaration isn't relevant, but whose name is still there.
    fn declaration(&mut self, local: NodeIndex) {
        let tree = &self.subject.tree;
        let entry = tree.node(local);
        if entry.role != Role::Listed || self.edits.get(local) != Edit::Delete {
            return;
        }
        let (Form::Named(name), Some(member)) = (&entry.form, tree.enclosing_member(local)) else {
            return;
        };
        let is_used = tree.subtree(member).any(|at| {
            let used = tree.node(at);
            at != local
                && used.kind == NodeKind::Expression
                && matches!(&used.form, Form::Named(it) if it == name)
                && self.is_kept_now(at)
        });
        if !is_used {
            return;
        }
        self.edits.set(local, Edit::Keep);
        for ancestor in tree.ancestors(local).collect::<Vec<_>>() {
            if tree.node(ancestor).kind == NodeKind::Statement {
                self.edits.set(ancestor, Edit::Keep);
            }
        }
        if let Some(init) = tree.children(local).first().copied() {
            self.default(init);
        }
    }

    fn is_kept_now(&self, node: NodeIndex) -> bool {
        self.edits.is_kept(&self.subject.tree, node)
    }

    fn default(&mut self, node: NodeIndex) {
        if self.subject.tree.node(node).form == Form::DefaultLiteral {
            return;
        }
        match self.facts.defaults(self.subject, node).first() {
            Some(value) => self.edits.set(node, Edit::Default(*value)),
            None => self.wants.push(node),
        }
    }

    fn part(&mut self, node: NodeIndex) {
        let tree = &self.subject.tree;
        if self.edits.get(node) != Edit::Keep {
            return;
        }
        let entry = tree.node(node);
        match entry.kind {
            NodeKind::Statement => self.statement(node),
            NodeKind::Expression => self.expression(node),
            NodeKind::LocalVar => {
                if entry.role == Role::Listed && !self.has_relevant(node) {
                    self.edits.set(node, Edit::Delete);
                    return;
                }
                for child in tree.children(node) {
                    self.part(child);
                }
            }
            // Of a class inside code the members are decided like all members.
            NodeKind::Class => {}
            _ => {
                for child in tree.children(node) {
                    self.part(child);
                }
            }
        }
    }

    fn statement(&mut self, node: NodeIndex) {
        let tree = &self.subject.tree;
        let entry = tree.node(node);
        if !self.has_relevant(node) {
            match entry.role {
                Role::Fixed => {
                    // The statement behind an arrow: a block loses what is in it.
                    let text = self.subject.text.get(entry.span.start as usize..);
                    if text.is_some_and(|text| text.starts_with('{')) {
                        for child in tree.children(node) {
                            self.part(child);
                        }
                    } else {
                        self.wants.push(node);
                    }
                }
                _ if entry.form == Form::LocalVars => {
                    for child in tree.children(node) {
                        self.part(child);
                    }
                    self.edits.set(node, Edit::Delete);
                }
                _ => self.edits.set(node, Edit::Delete),
            }
            return;
        }
        if entry.form == Form::Return && self.returns.contains(&node) && !self.is_wanted(node) {
            for child in tree.children(node) {
                self.default(child);
            }
            return;
        }
        for child in tree.children(node) {
            let part = tree.node(child);
            if part.role == Role::Finally {
                // A jump there ends an exception that would go on.
                let jumps: Vec<NodeIndex> = tree
                    .subtree(child)
                    .filter(|at| {
                        matches!(tree.node(*at).form, Form::Return | Form::Jump)
                            && !self.is_relevant(*at)
                    })
                    .collect();
                self.wants.extend(jumps);
            }
            let is_monitor = part.role == Role::Target && part.kind == NodeKind::Expression;
            if is_monitor && self.wanted.known.contains(&child) && !self.is_relevant(child) {
                // Without an object nothing of what is kept would run.
                self.wants.push(child);
            }
            self.part(child);
        }
    }

    fn is_wanted(&self, node: NodeIndex) -> bool {
        self.wanted.relevant.contains(&node)
    }

    fn expression(&mut self, node: NodeIndex) {
        let tree = &self.subject.tree;
        let entry = tree.node(node);
        let is_known = self.wanted.known.contains(&node);
        if self.is_relevant(node) || !is_known || entry.role == Role::Target {
            if !is_known && !self.has_relevant(node) && !self.is_inside_relevant(node) {
                self.drop_expression(node);
                return;
            }
            for child in tree.children(node) {
                self.part(child);
            }
            return;
        }
        if self.has_relevant(node) {
            self.wants.push(node);
            return;
        }
        self.drop_expression(node);
    }

    /// Whether the nearest expression around that has operations is relevant.
    fn is_inside_relevant(&self, node: NodeIndex) -> bool {
        let tree = &self.subject.tree;
        tree.ancestors(node)
            .find(|at| self.wanted.known.contains(at))
            .is_none_or(|at| self.is_relevant(at))
    }

    fn drop_expression(&mut self, node: NodeIndex) {
        let tree = &self.subject.tree;
        let entry = tree.node(node);
        match entry.role {
            Role::Whole => {
                if let Some(parent) = entry.parent {
                    self.edits.set(parent, Edit::Delete);
                }
            }
            Role::ForUpdate | Role::AssertMessage => self.edits.set(node, Edit::Delete),
            Role::Initial
                if entry
                    .parent
                    .is_some_and(|parent| tree.node(parent).kind == NodeKind::Field) =>
            {
                self.edits.set(node, Edit::Delete);
            }
            Role::Label | Role::Fixed | Role::Target => {}
            // A default may be no case, or throw.
            _ if self.is_selector(node) => self.wants.push(node),
            _ => self.default(node),
        }
    }

    fn is_selector(&self, node: NodeIndex) -> bool {
        let tree = &self.subject.tree;
        tree.node(node).parent.is_some_and(|parent| {
            let parts = tree.children(parent);
            let mut cases = parts.iter().map(|part| tree.node(*part).kind);
            parts.first() == Some(&node) && cases.any(|kind| kind == NodeKind::SwitchCase)
        })
    }

    /// Members that what is kept refers to; by name where lowering doesn't show what is meant.
    fn mentioned(&self, kept: &FxHashSet<NodeIndex>) -> Vec<NodeIndex> {
        let tree = &self.subject.tree;
        let bindings = self.facts.bindings();
        let mut names: FxHashSet<&str> = FxHashSet::default();
        let mut classes: FxHashSet<&str> = FxHashSet::default();
        let mut declared: FxHashSet<NodeIndex> = FxHashSet::default();
        for node in tree.indices() {
            let entry = tree.node(node);
            let inside = tree
                .ancestors(node)
                .all(|at| !is_declaration(tree.node(at).kind) || kept.contains(&at));
            if !inside || !self.is_kept_now(node) {
                continue;
            }
            let is_declaration = is_declaration(entry.kind);
            if is_declaration && !kept.contains(&node) {
                continue;
            }
            classes.extend(entry.type_name.as_deref());
            declared.extend(bindings.declared(node));
            if !is_declaration {
                match &entry.form {
                    Form::New(name, _) if bindings.of(node).is_some() => {
                        classes.insert(name);
                    }
                    _ if bindings.of(node).is_some() => {}
                    Form::Named(name)
                    | Form::Field(name)
                    | Form::Call(name, _)
                    | Form::New(name, _) => {
                        names.insert(name);
                    }
                    // Another constructor of the class, or of the one above.
                    Form::ConstructorCall(_) => {
                        names.insert("<init>");
                    }
                    _ => {}
                }
            }
        }
        // In a type argument, a cast, a `throws`.
        let mut words: FxHashSet<&str> = FxHashSet::default();
        for member in kept {
            if tree.node(*member).kind != NodeKind::Class {
                self.words(*member, &mut words);
            }
        }
        tree.indices()
            .filter(|node| {
                let entry = tree.node(*node);
                if kept.contains(node) || self.edits.get(*node) != Edit::Keep {
                    return false;
                }
                let outer_kept = tree
                    .ancestors(*node)
                    .all(|at| tree.node(at).kind != NodeKind::Class || kept.contains(&at));
                let is_of_annotation = self.annotations.places(self.subject, *node).any(|place| {
                    let mut around = place
                        .into_iter()
                        .flat_map(|place| std::iter::once(place).chain(tree.ancestors(place)));
                    around.all(|at| !is_declaration(tree.node(at).kind) || kept.contains(&at))
                });
                if is_of_annotation {
                    return true;
                }
                match (entry.kind, &entry.form) {
                    (NodeKind::Class, Form::Named(name)) => {
                        names.contains(&**name)
                            || classes.contains(&**name)
                            || entry.role != Role::Listed
                            || words.contains(&**name)
                    }
                    (NodeKind::Method, Form::Constructor(name)) => {
                        outer_kept
                            && (declared.contains(node)
                                || names.contains(&**name)
                                || names.contains("<init>"))
                    }
                    (NodeKind::Method, Form::Named(name)) => {
                        outer_kept
                            && (declared.contains(node)
                                || names.contains(&**name)
                                || self.overrides(*node)
                                || self.is_reference_target(name))
                    }
                    (NodeKind::Field | NodeKind::EnumConstant, Form::Named(name)) => {
                        outer_kept && (declared.contains(node) || names.contains(&**name))
                    }
                    (NodeKind::EnumConstant, _) => outer_kept,
                    _ => false,
                }
            })
            .collect()
    }

    /// The words of what is kept of a node.
    fn words<'s>(&'s self, node: NodeIndex, words: &mut FxHashSet<&'s str>) {
        let tree = &self.subject.tree;
        let span = &tree.node(node).span;
        let mut from = span.start;
        let mut add = |from: u32, to: u32| {
            let text = self.subject.text.get(from as usize..to as usize);
            words.extend(text.into_iter().flat_map(words_of));
        };
        let mut inside = Vec::new();
        for child in tree.children(node) {
            let part = &tree.node(child).span;
            add(from, part.start);
            from = from.max(part.end);
            if self.edits.get(child) == Edit::Keep {
                inside.push(child);
            }
        }
        add(from, span.end);
        for child in inside {
            self.words(child, words);
        }
    }

    /// What has to stay so that everything kept refers to what it refers to in the original: other
    /// arguments, or a declaration less, may mean another method.
    fn rebound(&self, version: &Version, edits: &Edits) -> Vec<NodeIndex> {
        let tree = &self.subject.tree;
        let old = self.facts.bindings();
        let new = Bindings::new(self.subject, version);
        let mut wants = Vec::new();
        for node in edits.kept(tree) {
            let (Some(meant), Some(means)) = (old.of(node), new.of(node)) else {
                continue;
            };
            if meant == means {
                continue;
            }
            let gone = old.declared(node).filter(|it| !edits.is_kept(tree, *it));
            wants.extend(gone);
            let below = tree.subtree(node).filter(|at| edits.get(*at) != Edit::Keep);
            for at in below {
                wants.extend(tree.subtree(at));
            }
        }
        wants
    }

    /// What has to stay so that what is observed is evaluated: with defaults around it, it may have become
    /// part of a constant.
    fn folded(&self, version: &Version) -> Vec<NodeIndex> {
        let tree = &self.subject.tree;
        let mut wants = Vec::new();
        for observed in self.wanted.observed {
            let was_evaluated = self.facts.type_of(*observed).is_some();
            if !was_evaluated || is_evaluated(self.subject, version, *observed) {
                continue;
            }
            let defaults = |scope: NodeIndex| -> Vec<NodeIndex> {
                let nodes = tree.subtree(scope);
                let gone = nodes.filter(|at| matches!(self.edits.get(*at), Edit::Default(_)));
                gone.collect()
            };
            let mut scopes = tree.ancestors(*observed).map(defaults);
            let gone = scopes.find(|gone| !gone.is_empty());
            wants.extend(gone.into_iter().flatten().flat_map(|at| tree.subtree(at)));
        }
        wants
    }

    /// Declarations that went and that an error names.
    fn named_in(&self, error: &CompileError, start: &Edits) -> Vec<NodeIndex> {
        let tree = &self.subject.tree;
        let gone = tree.indices().filter(|node| {
            let entry = tree.node(*node);
            entry.kind.is_declaration()
                && start.is_kept(tree, *node)
                && !self.edits.is_kept(tree, *node)
                && !self.wanted.relevant.contains(node)
        });
        gone.filter(|node| match &tree.node(*node).form {
            Form::Named(name) | Form::Constructor(name) => mentions(&error.message, name),
            _ => false,
        })
        .collect()
    }

    fn is_reference_target(&self, name: &str) -> bool {
        self.subject.text.contains(&format!("::{name}"))
    }

    /// Whether a method may be there for a supertype's sake.
    fn overrides(&self, method: NodeIndex) -> bool {
        let tree = &self.subject.tree;
        let class = tree
            .ancestors(method)
            .find(|at| tree.node(*at).kind == NodeKind::Class);
        class.is_some_and(|class| {
            let children = tree.children(class);
            let has_supertype = children
                .iter()
                .any(|child| tree.node(*child).kind == NodeKind::Supertype);
            let kind = tree.node(class).role;
            let version = &self.subject.original;
            let is_override = version
                .method_at(tree, method)
                .is_some_and(|id| overrides_any(version, id));
            (has_supertype || kind == Role::Fixed) && is_override
        })
    }

    fn repair(&mut self, error: &CompileError, start: &Edits) -> Repair {
        let tree = &self.subject.tree;
        let Some(node) = error.node else {
            return Repair::None;
        };
        if error.message.starts_with("exception ") && error.message.contains("never thrown") {
            return Repair::Want(tree.subtree(node).collect());
        }
        let Some(member) = tree.enclosing_member(node) else {
            return Repair::None;
        };
        let lambda = std::iter::once(node)
            .chain(tree.ancestors(node))
            .find(|at| tree.node(*at).form == Form::Lambda);
        let scope = lambda.unwrap_or(member);
        if error.message.starts_with("missing return") || error.message.contains("must return") {
            let gone: Vec<NodeIndex> = tree
                .subtree(scope)
                .filter(|at| {
                    tree.node(*at).form == Form::Return
                        && !self.edits.is_kept(tree, *at)
                        && start.is_kept(tree, *at)
                        && !self.returns.contains(at)
                })
                .collect();
            let last = gone.iter().rev().find(|at| {
                tree.node(**at)
                    .parent
                    .is_some_and(|parent| tree.node(parent).kind == NodeKind::Block)
            });
            return match last {
                Some(last) => {
                    self.returns.insert(*last);
                    Repair::Again
                }
                None if gone.is_empty() => Repair::None,
                None => Repair::Want(gone),
            };
        }
        // Whatever was removed in the statement where the error is, or else in its member.
        for scope in std::iter::once(node).chain(tree.ancestors(node)) {
            let gone: Vec<NodeIndex> = tree
                .subtree(scope)
                .filter(|at| {
                    start.is_kept(tree, *at)
                        && !self.edits.is_kept(tree, *at)
                        && self.wanted.known.contains(at)
                })
                .collect();
            if !gone.is_empty() {
                return Repair::Want(gone);
            }
            if scope == member {
                break;
            }
        }
        Repair::None
    }
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let words = text.split(move |c| !is_word(c));
    words.filter(|word| !word.is_empty())
}

fn mentions(text: &str, name: &str) -> bool {
    words_of(text).any(|word| word == name)
}

fn overrides_any(version: &Version, method: java::types::MethodId) -> bool {
    let program = &version.program;
    let entry = program.method(method);
    program.classes().any(|class| {
        class.id != entry.class
            && program.is_subclass(entry.class, class.id)
            && class.methods.iter().any(|other| {
                let other = program.method(*other);
                other.name == entry.name && other.params.len() == entry.params.len()
            })
    })
}
