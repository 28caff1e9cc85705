//! What becomes of a candidate that takes declarations away, found without declaring and lowering the
//! user's files anew.
//!
//! What must hold: only what the whole program would show too is said.
//! * What is certainly still used can't go: the program would not compile.
//! * Declarations that nothing refers to any more may as well stay: with them, and with defaults for
//!   the arguments of parameters that go, the program does the same. So if it is refuted, the candidate
//!   is. If it isn't, nothing is said.

use crate::evaluate::tokens;
use crate::inputs::runs::{Callee, Step};
use crate::program::subject::{CompileError, Subject, Version};
use crate::reduction::oracle::{Oracle, Prepared, Refutation};
use crate::source::edit::{Edit, Edits};
use crate::source::lowered::Facts;
use crate::source::render::render;
use crate::source::tree::{Form, NodeIndex, NodeKind, Role};
use budget::Stop;
use java::ir::{Expr, ExprKind, NodeId, Place};
use java::ir_visit::{self, Visitor};
use java::types::{ClassId, FieldId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// What refers to the declarations of the file in one version.
#[derive(Default)]
pub(crate) struct References {
    /// By declaration: the expressions.
    uses: FxHashMap<NodeIndex, Vec<NodeIndex>>,
    /// Referred to from other files that matter, or from code that has no node.
    vague: FxHashSet<NodeIndex>,
    /// By call: the method.
    calls: FxHashMap<NodeIndex, NodeIndex>,
    methods: FxHashMap<NodeIndex, MethodId>,
    fields: FxHashMap<NodeIndex, FieldId>,
}

impl References {
    /// Looks at all code of the version; at that of files that only use this one if runs come there.
    pub(crate) fn new(subject: &Subject, version: &Version, with_others: bool) -> Self {
        let tree = &subject.tree;
        let mut references = References::default();
        let mut by_method: FxHashMap<MethodId, NodeIndex> = FxHashMap::default();
        let mut by_field: FxHashMap<FieldId, NodeIndex> = FxHashMap::default();
        for node in version.edits.kept(tree) {
            match tree.node(node).kind {
                NodeKind::Method => {
                    if let Some(method) = version.method_at(tree, node) {
                        references.methods.insert(node, method);
                        by_method.insert(method, node);
                    }
                }
                NodeKind::Field => {
                    if let Some(field) = version.field_at(tree, node) {
                        references.fields.insert(node, field);
                        by_field.insert(field, node);
                    }
                }
                _ => {}
            }
        }
        let program = &version.program;
        let files = program.files().filter(|(_, unit)| !unit.is_library);
        let files = files.map(|(file, _)| file);
        for file in files.filter(|file| with_others || subject.is_own(*file)) {
            for method in program.methods_in_file(file) {
                let Some(body) = &program.lowered(method).body else {
                    continue;
                };
                let mut found = Found::default();
                ir_visit::walk_body(body, &mut found);
                let place = |id: NodeId| {
                    let node = version.node(tree, method, id);
                    node.filter(|_| file == subject.file)
                };
                for (id, called) in found.methods {
                    let Some(declaration) = by_method.get(&called) else {
                        continue;
                    };
                    if let Some(node) = references.add(*declaration, place(id)) {
                        references.calls.insert(node, *declaration);
                    }
                }
                for (id, field) in found.fields {
                    if let Some(declaration) = by_field.get(&field) {
                        references.add(*declaration, place(id));
                    }
                }
            }
        }
        references
    }

    fn add(&mut self, declaration: NodeIndex, at: Option<NodeIndex>) -> Option<NodeIndex> {
        match at {
            Some(node) => self.uses.entry(declaration).or_default().push(node),
            None => {
                self.vague.insert(declaration);
            }
        }
        at
    }

    /// Tests make these calls as long as there is something to call.
    pub(crate) fn called_from_outside(&mut self, subject: &Subject, steps: &[Step]) {
        let (tree, original) = (&subject.tree, &subject.original);
        let mut classes: FxHashSet<ClassId> = FxHashSet::default();
        for step in steps {
            match step.callee {
                Callee::Declared(node) => {
                    if self.vague.insert(node) {
                        self.vague.extend(tree.ancestors(node));
                    }
                }
                Callee::Other(method) => {
                    classes.insert(original.program.method(method).class);
                }
            }
        }
        let declared = tree.indices().filter(|node| {
            tree.node(*node).kind == NodeKind::Class
                && original
                    .class_at(tree, *node)
                    .is_some_and(|class| classes.contains(&class))
        });
        self.vague.extend(declared);
    }

    fn uses(&self, declaration: NodeIndex) -> &[NodeIndex] {
        self.uses.get(&declaration).map_or(&[], Vec::as_slice)
    }
}

#[derive(Default)]
struct Found {
    methods: Vec<(NodeId, MethodId)>,
    fields: Vec<(NodeId, FieldId)>,
}

impl Visitor for Found {
    fn expression(&mut self, expr: &Expr) {
        let place = match &expr.kind {
            ExprKind::Call { method, .. } => return self.methods.push((expr.id, *method)),
            ExprKind::New { constructor, .. } => {
                return self.methods.push((expr.id, *constructor));
            }
            ExprKind::Field { field, .. } | ExprKind::StaticField(field) => {
                return self.fields.push((expr.id, *field));
            }
            ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } => target,
            _ => return,
        };
        if let Place::Field { field, .. } | Place::StaticField(field) = place {
            self.fields.push((expr.id, *field));
        }
    }
}

/// Looks ahead for candidates of one subject.
pub struct Foresight<'a> {
    subject: &'a Subject,
    facts: &'a Facts,
}

impl<'a> Foresight<'a> {
    /// `facts` are those of the subject.
    pub fn new(subject: &'a Subject, facts: &'a Facts) -> Self {
        Foresight { subject, facts }
    }

    /// As [`Oracle::check`], looking ahead first.
    ///
    /// # Errors
    /// When the budget is over.
    pub fn check(
        &self,
        oracle: &Oracle,
        base: &Prepared,
        edits: &Edits,
        first_test: usize,
    ) -> Result<Result<Version, Refutation>, Stop> {
        match self.refute(oracle, base, edits, first_test)? {
            Some(refutation) => Ok(Err(refutation)),
            None => oracle.check(base, edits, first_test),
        }
    }

    /// Why the candidate is no slice, if that can be said.
    ///
    /// # Errors
    /// When the budget is over.
    pub fn refute(
        &self,
        oracle: &Oracle,
        base: &Prepared,
        edits: &Edits,
        first_test: usize,
    ) -> Result<Option<Refutation>, Stop> {
        let candidate = Candidate::new(self, oracle, base, edits);
        if candidate.gone.is_empty() {
            return Ok(None);
        }
        if let Some((name, node)) = candidate.still_used() {
            return Ok(Some(Refutation::Compile(CompileError {
                message: format!("{name} is still used"),
                node,
            })));
        }
        let Some(near) = candidate.with_declarations() else {
            return Ok(None);
        };
        if near == base.version.edits {
            return Ok(None);
        }
        let Ok(version) = self.subject.version(&base.version, &near) else {
            return Ok(None);
        };
        if !version.program.shares_declarations(&base.version.program) {
            return Ok(None);
        }
        let refuted = oracle.ask(base, &version, first_test)?;
        Ok(refuted.filter(|it| !matches!(it, Refutation::Fails { .. } | Refutation::Compile(_))))
    }
}

struct Candidate<'a> {
    subject: &'a Subject,
    facts: &'a Facts,
    base: &'a Version,
    references: &'a References,
    edits: &'a Edits,
    /// The declarations it removes.
    gone: Vec<NodeIndex>,
}

impl<'a> Candidate<'a> {
    fn new(
        foresight: &Foresight<'a>,
        oracle: &Oracle,
        prepared: &'a Prepared,
        edits: &'a Edits,
    ) -> Self {
        let subject = foresight.subject;
        let tree = &subject.tree;
        let base = &prepared.version;
        let changes = edits.changes().into_iter();
        let gone: Vec<NodeIndex> = changes
            .map(|(node, _)| node)
            .filter(|node| {
                tree.node(*node).kind.is_declaration() && base.edits.is_kept(tree, *node)
            })
            .collect();
        Candidate {
            subject,
            facts: foresight.facts,
            base,
            references: prepared.references(oracle),
            edits,
            gone,
        }
    }

    fn is_kept(&self, node: NodeIndex) -> bool {
        self.edits.is_kept(&self.subject.tree, node)
    }

    fn name(&self, node: NodeIndex) -> Option<&'a Arc<str>> {
        match &self.subject.tree.node(node).form {
            Form::Named(name) => Some(name),
            _ => None,
        }
    }

    /// Whether something else in the file is declared with this name.
    fn has_namesake(&self, node: NodeIndex, name: &str) -> bool {
        let tree = &self.subject.tree;
        tree.indices().any(|other| {
            let entry = tree.node(other);
            let is_other = other != node && entry.kind != NodeKind::Expression;
            is_other && matches!(&entry.form, Form::Named(it) if **it == *name)
        })
    }

    /// The classes of the file and all above them.
    fn classes(&self) -> Vec<ClassId> {
        let program = &self.base.program;
        let own = program.classes_in_file(self.subject.file);
        let all = program.classes().map(|class| class.id);
        all.filter(|class| own.iter().any(|it| program.is_subclass(*it, *class)))
            .collect()
    }

    /// A declaration that goes while something that stays can mean nothing else.
    fn still_used(&self) -> Option<(Arc<str>, Option<NodeIndex>)> {
        self.gone.iter().find_map(|node| {
            let name = self.name(*node)?;
            if self.has_namesake(*node, name) {
                return None;
            }
            let program = &self.base.program;
            let used = match self.subject.tree.node(*node).kind {
                NodeKind::Method => {
                    let known = self.references.methods.get(node)?;
                    let is_other = |method: &MethodId| {
                        *method != *known && *program.method(*method).name == **name
                    };
                    let mut classes = self.classes().into_iter();
                    if classes.any(|class| program.class(class).methods.iter().any(is_other)) {
                        return None;
                    }
                    self.references.uses(*node)
                }
                NodeKind::Field => {
                    let known = self.references.fields.get(node)?;
                    let is_other =
                        |field: &FieldId| *field != *known && *program.field(*field).name == **name;
                    let mut classes = self.classes().into_iter();
                    if classes.any(|class| program.class(class).fields.iter().any(is_other)) {
                        return None;
                    }
                    self.references.uses(*node)
                }
                NodeKind::Class | NodeKind::Import => {
                    let is_sure = self.is_only_class(*node, name) && self.mentions(name)?;
                    return is_sure.then(|| (Arc::clone(name), None));
                }
                _ => return None,
            };
            let place = used.iter().find(|node| self.is_kept(**node))?;
            Some((Arc::clone(name), Some(*place)))
        })
    }

    /// Whether no class but the one declared or imported here could have this simple name.
    fn is_only_class(&self, node: NodeIndex, name: &str) -> bool {
        let program = &self.base.program;
        let simple = |class: &java::program::Class| *class.decl.name.text == *name;
        let mut found = program.classes().filter(|class| simple(class));
        let (Some(class), None) = (found.next(), found.next()) else {
            return false;
        };
        let package = class.name.rsplit_once('.').map_or("", |it| it.0);
        let own = &program.file(self.subject.file).unit.package;
        let is_import = self.subject.tree.node(node).kind == NodeKind::Import;
        !is_import || (package != "java.lang" && package != own.as_str())
    }

    /// Whether the slice has the word, but for its imports. `None`: as a label, perhaps.
    fn mentions(&self, name: &str) -> Option<bool> {
        let text = render(&self.subject.tree, &self.subject.text, self.edits);
        let words: Vec<&str> = tokens(&text)
            .into_iter()
            .filter_map(|token| text.get(token))
            .collect();
        let mut is_import = false;
        let mut is_found = false;
        for (at, word) in words.iter().enumerate() {
            match *word {
                "import" => is_import = true,
                ";" => is_import = false,
                word if word == name && !is_import => {
                    if words.get(at + 1) == Some(&":") && words.get(at + 2) != Some(&":") {
                        return None;
                    }
                    is_found = true;
                }
                _ => {}
            }
        }
        Some(is_found)
    }

    /// The candidate with its declarations put back. `None` if it might do something else then.
    fn with_declarations(&self) -> Option<Edits> {
        let tree = &self.subject.tree;
        let mut near = self.edits.clone();
        let mut shortened: FxHashSet<NodeIndex> = FxHashSet::default();
        for &node in &self.gone {
            let is_free = || {
                !self.references.vague.contains(&node)
                    && !self
                        .references
                        .uses(node)
                        .iter()
                        .any(|it| self.is_kept(*it))
            };
            match tree.node(node).kind {
                NodeKind::Method if self.is_called_by_name_only(node) && is_free() => {
                    self.put_back(&mut near, node);
                }
                NodeKind::Field if is_free() => {
                    self.put_back(&mut near, node);
                    for init in tree.children(node) {
                        self.calm(&mut near, init)?;
                    }
                }
                NodeKind::Class
                    if !self.references.vague.contains(&node)
                        && self.mentions(self.name(node)?) == Some(false) =>
                {
                    self.put_back(&mut near, node);
                }
                NodeKind::Initializer => {
                    self.put_back(&mut near, node);
                    for block in tree.children(node) {
                        for statement in tree.children(block) {
                            near.set(statement, Edit::Delete);
                        }
                    }
                }
                NodeKind::Param => {
                    let method = tree.node(node).parent?;
                    if self.has_shorter(method) || !shortened.insert(method) {
                        return None;
                    }
                    self.put_back(&mut near, node);
                }
                _ => return None,
            }
        }
        for (node, edit) in self.edits.changes() {
            let is_argument = tree.node(node).role == Role::Argument
                && edit == Edit::Delete
                && self.base.edits.is_kept(tree, node);
            if !is_argument {
                continue;
            }
            let call = tree.node(node).parent?;
            let method = self.references.calls.get(&call)?;
            if !shortened.contains(method) {
                return None;
            }
            self.put_back(&mut near, node);
            self.default(&mut near, node)?;
        }
        near.normalize(tree);
        Some(near)
    }

    /// As it is in the base.
    fn put_back(&self, near: &mut Edits, node: NodeIndex) {
        for at in self.subject.tree.subtree(node) {
            near.set(at, self.base.edits.get(at));
        }
    }

    fn default(&self, near: &mut Edits, node: NodeIndex) -> Option<()> {
        if near.get(node) == Edit::Keep && self.subject.tree.node(node).form != Form::DefaultLiteral
        {
            let value = *self.facts.defaults(self.subject, node).first()?;
            near.set(node, Edit::Default(value));
        }
        Some(())
    }

    /// What a field starts with, without doing anything.
    fn calm(&self, near: &mut Edits, init: NodeIndex) -> Option<()> {
        let tree = &self.subject.tree;
        let is_calm = |node: NodeIndex| {
            matches!(
                tree.node(node).form,
                Form::Literal(_) | Form::DefaultLiteral | Form::ArrayInit
            )
        };
        if tree.subtree(init).all(is_calm) {
            return Some(());
        }
        if tree.node(init).form == Form::ArrayInit {
            return None;
        }
        self.default(near, init)
    }

    /// Whether a method runs only where it is called itself: nothing above or below it is.
    fn is_called_by_name_only(&self, node: NodeIndex) -> bool {
        let Some(id) = self.references.methods.get(&node) else {
            return false;
        };
        let program = &self.base.program;
        let method = program.method(*id);
        if &*method.name == "<init>" {
            // A class without constructors has one.
            return self.subject.tree.indices().any(|other| {
                other != node
                    && self.is_kept(other)
                    && self.subject.tree.node(other).kind == NodeKind::Method
                    && self.subject.tree.node(other).form == self.subject.tree.node(node).form
            });
        }
        if method.is_static || method.is_private() {
            return true;
        }
        program.classes().all(|class| {
            let is_related = class.id != method.class
                && (program.is_subclass(method.class, class.id)
                    || program.is_subclass(class.id, method.class));
            !is_related
                || class.methods.iter().all(|other| {
                    let other = program.method(*other);
                    other.name != method.name || other.params.len() != method.params.len()
                })
        })
    }

    /// Whether calls with an argument less may mean another method.
    fn has_shorter(&self, node: NodeIndex) -> bool {
        let Some(id) = self.references.methods.get(&node) else {
            return true;
        };
        let program = &self.base.program;
        let method = program.method(*id);
        let mut classes = self.classes().into_iter();
        classes.any(|class| {
            program.class(class).methods.iter().any(|other| {
                let other = program.method(*other);
                let is_shorter = other.params.len() + 1 == method.params.len();
                other.name == method.name
                    && (other.is_varargs || is_shorter)
                    && other.id != *id
                    // Constructors of other classes don't matter.
                    && (&*method.name != "<init>" || other.class == method.class)
            })
        })
    }
}
