//! Where runs begin, and the test that begins there.
//!
//! What must hold: a run that begins there may come to the criterion; `main` comes first, for its runs
//! are those of the program.

use crate::criterion::Criterion;
use crate::flow::{is_static_initializer, may_be_called_back};
use crate::inputs::runs::{Callee, Entry, Step, Test};
use crate::program::subject::Subject;
use crate::source::tree::{Form, NodeIndex, NodeKind, SourceTree};
use java::ir::{Expr, ExprKind};
use java::ir_visit::{self, Visitor};
use java::program::{ImplicitMethod, MethodKind, Program};
use java::types::MethodId;
use rustc_hash::FxHashSet;
use std::sync::Arc;
use testgen::input::Input;

/// Where the runs of a task begin.
#[derive(Clone, PartialEq, Debug)]
pub enum Start {
    /// `main`, which reads nothing: the program is its own test.
    ClosedMain,
    /// `main` with arguments or standard input.
    OpenMain { reads_args: bool, reads_stdin: bool },
    /// A method of the file.
    Method(NodeIndex),
    /// A class starts: its static initialisers are run.
    Class(NodeIndex),
    /// An object of a class without constructors is made: its initialisers are run.
    Object(NodeIndex),
}

/// Where the runs that reach the criterion begin: `main` if it gets there, else the methods that
/// nothing in the file calls and that get there, the criterion's own included.
pub fn starts(subject: &Subject, criterion: &Criterion) -> Vec<Start> {
    let tree = &subject.tree;
    let version = &subject.original;
    let program = &version.program;
    let Some(member) = criterion.member(subject) else {
        return Vec::new();
    };
    let graph = CallNames::new(subject);
    let reaching = graph.reaching(member);
    if let Some(main) = program.main_method(subject.file) {
        let node = tree
            .indices()
            .find(|node| version.method_at(tree, *node) == Some(main));
        if node.is_some_and(|node| reaching.contains(&node)) {
            let reads_args = reads_parameter(program, main);
            let reads_stdin = subject.text.contains("System.in");
            return vec![if reads_args || reads_stdin {
                Start::OpenMain {
                    reads_args,
                    reads_stdin,
                }
            } else {
                Start::ClosedMain
            }];
        }
    }
    inside(subject, member, &graph, &reaching)
}

/// Whether objects may come to the criterion that the program doesn't make: runs don't always begin at
/// `main`.
pub(crate) fn is_open(subject: &Subject, criterion: &Criterion) -> bool {
    let starts = starts(subject, criterion);
    let is_main = |start: &Start| matches!(start, Start::ClosedMain | Start::OpenMain { .. });
    !(starts.iter().all(is_main) && !starts.is_empty() && subject.original.tests().tests.is_empty())
}

/// Where runs begin that reach the criterion without `main`.
pub(crate) fn starts_without_main(subject: &Subject, criterion: &Criterion) -> Vec<Start> {
    let Some(member) = criterion.member(subject) else {
        return Vec::new();
    };
    let (tree, version) = (&subject.tree, &subject.original);
    let main = version.program.main_method(subject.file);
    let graph = CallNames::new(subject);
    let mut reaching = graph.reaching(member);
    reaching.retain(|node| version.method_at(tree, *node) != main);
    inside(subject, member, &graph, &reaching)
}

/// The start of the criterion's class, or of those that reach it the methods that nothing calls.
fn inside(
    subject: &Subject,
    member: NodeIndex,
    graph: &CallNames<'_>,
    reaching: &[NodeIndex],
) -> Vec<Start> {
    let (tree, version) = (&subject.tree, &subject.original);
    let program = &version.program;
    if let Some(class) = started_by(subject, member) {
        return vec![Start::Class(class)];
    }
    let tests: FxHashSet<MethodId> = version
        .tests()
        .tests
        .iter()
        .map(|test| test.method)
        .collect();
    let is_start = |node: &NodeIndex| {
        let entry = tree.node(*node);
        let has_body = tree
            .children(*node)
            .iter()
            .any(|child| tree.node(*child).kind == NodeKind::Block);
        let id = version.method_at(tree, *node);
        entry.kind == NodeKind::Method
            && has_body
            && id.is_some_and(|id| !tests.contains(&id) && &*program.method(id).name != "main")
    };
    let mut roots: Vec<NodeIndex> = reaching
        .iter()
        .copied()
        .filter(is_start)
        .filter(|node| !graph.is_called(*node, reaching))
        .collect();
    // Mutual recursion has no root.
    if roots.is_empty() && is_start(&member) {
        roots.push(member);
    }
    if roots.is_empty()
        && let Some(class) = made_without_constructor(subject, member)
    {
        return vec![Start::Object(class)];
    }
    roots.sort();
    roots.into_iter().map(Start::Method).collect()
}

/// The class of whose objects an initialiser is part, if they can be made without anything.
fn made_without_constructor(subject: &Subject, member: NodeIndex) -> Option<NodeIndex> {
    let tree = &subject.tree;
    let is_class = |node: &NodeIndex| tree.node(*node).kind == NodeKind::Class;
    let class = tree.ancestors(member).find(is_class)?;
    default_constructor(subject, class).map(|_| class)
}

/// The constructor of a class that declares none, if it can be called from outside.
fn default_constructor(subject: &Subject, class: NodeIndex) -> Option<MethodId> {
    let program = &subject.original.program;
    let declared = program.class(subject.original.class_at(&subject.tree, class)?);
    if declared.is_abstract || !declared.is_static || declared.is_local {
        return None;
    }
    let default = MethodKind::Implicit(ImplicitMethod::DefaultConstructor);
    let mut methods = declared.methods.iter().copied();
    methods.find(|method| program.method(*method).kind == default)
}

/// The class with whose start a static initialiser runs.
pub(crate) fn started_by(subject: &Subject, member: NodeIndex) -> Option<NodeIndex> {
    let (tree, version) = (&subject.tree, &subject.original);
    let methods = version.methods_of(tree.node(member).member?).iter();
    let mut methods = methods.map(|method| version.program.method(*method));
    let is_static = methods.any(is_static_initializer);
    let is_class = |node: &NodeIndex| tree.node(*node).kind == NodeKind::Class;
    tree.ancestors(member).find(is_class).filter(|_| is_static)
}

/// Which methods call which, by name and number of arguments, without resolving anything: an edge too
/// many only makes tests start further out.
struct CallNames<'a> {
    subject: &'a Subject,
    calls: Vec<NamedCall>,
    /// (member, what may be the name of a class there)
    names: Vec<(NodeIndex, Arc<str>)>,
}

/// A call as it stands in the text, or as one there brings it with it.
struct NamedCall {
    /// The member in which it stands.
    caller: NodeIndex,
    /// Of a method, or of a class for its constructors.
    name: Arc<str>,
    /// `None` where the text doesn't tell.
    count: Option<usize>,
}

/// What calls of a member look like.
struct CalledBy {
    name: Arc<str>,
    fewest: usize,
    most: usize,
}

impl CalledBy {
    fn matches(&self, call: &NamedCall) -> bool {
        let is_count = |count| (self.fewest..=self.most).contains(&count);
        self.name == call.name && call.count.is_none_or(is_count)
    }
}

impl<'a> CallNames<'a> {
    fn new(subject: &'a Subject) -> Self {
        let tree = &subject.tree;
        let mut calls = Vec::new();
        let mut names = Vec::new();
        for node in tree.indices() {
            let Some(caller) = tree.enclosing_member(node) else {
                continue;
            };
            match &tree.node(node).form {
                Form::Call(name, count) => calls.push(NamedCall {
                    caller,
                    name: Arc::clone(name),
                    count: Some(*count),
                }),
                Form::MethodRef(name) => calls.push(NamedCall {
                    caller,
                    name: Arc::clone(name),
                    count: None,
                }),
                Form::New(name, count) => {
                    calls.push(NamedCall {
                        caller,
                        name: Arc::clone(name),
                        count: Some(*count),
                    });
                    let more = made_with(tree, name).into_iter().map(|name| NamedCall {
                        caller,
                        name,
                        count: None,
                    });
                    calls.extend(more);
                }
                Form::Named(name) if tree.node(node).kind == NodeKind::Expression => {
                    names.push((caller, Arc::clone(name)));
                }
                _ => {}
            }
        }
        CallNames {
            subject,
            calls,
            names,
        }
    }

    /// The class around a member.
    fn class_of(&self, member: NodeIndex) -> Option<(NodeIndex, &Arc<str>)> {
        let tree = &self.subject.tree;
        let mut around = tree.ancestors(member);
        let class = around.find(|at| tree.node(*at).kind == NodeKind::Class)?;
        match &tree.node(class).form {
            Form::Named(name) => Some((class, name)),
            _ => None,
        }
    }

    fn called_by(&self, member: NodeIndex) -> Vec<CalledBy> {
        let (tree, version) = (&self.subject.tree, &self.subject.original);
        let entry = tree.node(member);
        match (&entry.form, entry.kind) {
            (Form::Named(name) | Form::Constructor(name), NodeKind::Method) => {
                let declared = version.method_at(tree, member);
                let declared = declared.map(|method| version.program.method(method));
                let (fewest, most) = match declared {
                    Some(it) if it.is_varargs => (it.params.len().saturating_sub(1), usize::MAX),
                    // A compact constructor has its parameters from the record.
                    Some(it) => (it.params.len(), it.params.len()),
                    None => (0, usize::MAX),
                };
                vec![CalledBy {
                    name: Arc::clone(name),
                    fewest,
                    most,
                }]
            }
            // Initialisers run with any constructor of their class, or the default one.
            _ => {
                let Some((class, name)) = self.class_of(member) else {
                    return Vec::new();
                };
                let mut found = vec![CalledBy {
                    name: Arc::clone(name),
                    fewest: 0,
                    most: usize::MAX,
                }];
                // Statics run with whatever of the class is used.
                if started_by(self.subject, member).is_some() {
                    for child in tree.children(class) {
                        if tree.node(child).kind == NodeKind::Method && child != member {
                            found.extend(self.called_by(child));
                        }
                    }
                }
                found
            }
        }
    }

    fn callers(&self, member: NodeIndex) -> Vec<NodeIndex> {
        let called_by = self.called_by(member);
        let is_call = |call: &&NamedCall| called_by.iter().any(|it| it.matches(call));
        let mut found: Vec<NodeIndex> = self
            .calls
            .iter()
            .filter(is_call)
            .map(|call| call.caller)
            .collect();
        let tree = &self.subject.tree;
        if tree.node(member).kind != NodeKind::Method
            && let Some(class) = tree.node(member).parent
        {
            let is_static = started_by(self.subject, member).is_some();
            let runs_it = |at: &NodeIndex| {
                let entry = tree.node(*at);
                let makes = matches!(entry.form, Form::Constructor(_));
                entry.kind == NodeKind::Method && (is_static || makes)
            };
            found.extend(tree.children(class).into_iter().filter(runs_it));
        }
        // Whoever names a class may make it start.
        if let Some(class) = started_by(self.subject, member)
            && let Form::Named(class) = &tree.node(class).form
        {
            let users = self.names.iter().filter(|(_, name)| name == class);
            found.extend(users.map(|(user, _)| *user));
        }
        // What the class library calls, on whatever object it was given.
        if self.is_called_back(member)
            && let Some((_, class)) = self.class_of(member)
        {
            let makers = self.calls.iter().filter(|call| call.name == *class);
            found.extend(makers.map(|call| call.caller));
            let users = self.names.iter().filter(|(_, name)| name == class);
            found.extend(users.map(|(user, _)| *user));
        }
        // A method of a class inside another member's code runs when that code does.
        if let Some(parent) = tree.node(member).parent
            && let Some(outer) = tree.enclosing_member(parent)
        {
            found.push(outer);
        }
        found.sort();
        found.dedup();
        found
    }

    fn is_called_back(&self, member: NodeIndex) -> bool {
        let (tree, version) = (&self.subject.tree, &self.subject.original);
        let method = version.method_at(tree, member);
        method.is_some_and(|method| may_be_called_back(&version.program, method))
    }

    /// The members from which a member may be reached, itself included.
    fn reaching(&self, member: NodeIndex) -> Vec<NodeIndex> {
        let mut seen = vec![member];
        let mut next = 0;
        while let Some(&at) = seen.get(next) {
            next += 1;
            for caller in self.callers(at) {
                if !seen.contains(&caller) {
                    seen.push(caller);
                }
            }
        }
        seen
    }

    fn is_called(&self, member: NodeIndex, by: &[NodeIndex]) -> bool {
        self.callers(member)
            .iter()
            .any(|caller| *caller != member && by.contains(caller))
    }
}

fn reads_parameter(program: &Program, main: MethodId) -> bool {
    struct Reads(bool);
    impl Visitor for Reads {
        fn expression(&mut self, expr: &Expr) {
            self.0 |= matches!(expr.kind, ExprKind::Local(java::ir::LocalId(0)));
        }
        // Their locals are numbered anew.
        fn enters_lambdas(&self) -> bool {
            false
        }
    }
    let mut reads = Reads(false);
    if let Some(body) = &program.lowered(main).body {
        ir_visit::walk_body(body, &mut reads);
    }
    reads.0
}

/// The classes of which constructors may run besides the one that `new` calls: those above, and the class
/// itself where one constructor calls another.
fn made_with(tree: &SourceTree, name: &str) -> Vec<Arc<str>> {
    let mut found: Vec<Arc<str>> = Vec::new();
    let mut waiting: Vec<Arc<str>> = vec![Arc::from(name)];
    while let Some(name) = waiting.pop() {
        let is_named = |node: &NodeIndex| {
            tree.node(*node).kind == NodeKind::Class
                && matches!(&tree.node(*node).form, Form::Named(it) if *it == name)
        };
        for class in tree.indices().filter(is_named) {
            let calls_another =
                |node: NodeIndex| matches!(tree.node(node).form, Form::ConstructorCall(_));
            if tree.subtree(class).any(calls_another) && !found.contains(&name) {
                found.push(Arc::clone(&name));
            }
            for child in tree.children(class) {
                if tree.node(child).kind == NodeKind::Supertype
                    && let Some(above) = &tree.node(child).type_name
                    && !found.contains(above)
                {
                    found.push(Arc::clone(above));
                    waiting.push(Arc::clone(above));
                }
            }
        }
    }
    found
}

/// A class that can be instantiated: itself, or the first subclass that doesn't override the method.
pub(super) fn concrete(
    program: &Program,
    class: java::types::ClassId,
    method: MethodId,
) -> java::types::ClassId {
    if !program.class(class).is_abstract {
        return class;
    }
    program
        .classes()
        .find(|it| {
            !it.is_abstract
                && program.is_subclass(it.id, class)
                && program.resolve_virtual(it.id, method) == Some(method)
        })
        .map_or(class, |it| it.id)
}

/// A run of `main`.
pub fn main_test(args: Vec<Arc<str>>, stdin: &str) -> Test {
    let mut name = "main".to_owned();
    if !args.is_empty() {
        name.push_str(&format!("({})", args.join(" ")));
    }
    if !stdin.is_empty() {
        name.push_str(&format!(" reading {:?}", stdin));
    }
    Test {
        name: name.into(),
        entry: Entry::Main {
            args,
            stdin: Arc::from(stdin),
        },
    }
}

/// The start of a class.
pub fn class_test(subject: &Subject, class: NodeIndex) -> Test {
    let name = match &subject.tree.node(class).form {
        Form::Named(name) => name,
        _ => "a class",
    };
    Test {
        name: format!("start of {name}").into(),
        entry: Entry::Start(class),
    }
}

/// An object of a class that declares no constructor.
pub fn object_test(subject: &Subject, class: NodeIndex) -> Option<Test> {
    let constructor = default_constructor(subject, class)?;
    let program = &subject.original.program;
    let declared = program.class(program.method(constructor).class);
    let step = Step {
        number: 0,
        callee: Callee::Other(constructor),
        receiver: None,
        args: Vec::new(),
    };
    Some(Test {
        name: format!("new {}()", declared.decl.name.text).into(),
        entry: Entry::Calls(Arc::new([step])),
    })
}

/// A call of a method of the file.
pub fn call_test(
    program: &Program,
    method: MethodId,
    node: NodeIndex,
    receiver: Option<Input>,
    args: Vec<Input>,
) -> Test {
    let shown: Vec<String> = args.iter().map(|arg| arg.show(program)).collect();
    let declared = program.method(method);
    let name = if &*declared.name == "<init>" {
        format!("new {}", program.class(declared.class).decl.name.text)
    } else {
        declared.name.to_string()
    };
    let mut name = format!("{name}({})", shown.join(", "));
    if let Some(receiver) = &receiver {
        name = format!("{}.{name}", receiver.show(program));
    }
    Test {
        name: name.into(),
        entry: Entry::Call {
            method: node,
            receiver,
            args,
        },
    }
}
