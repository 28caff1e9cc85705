//! The tests of a slicing task: where runs begin and with which inputs.
//!
//! What must hold: the same program gives the same tests; whether they are *all* inputs is said only
//! when the domain is finite and every value of it is among them.

use crate::criterion::Criterion;
use crate::flow::is_static_initializer;
use crate::runs::{Entry, Test};
use crate::subject::Subject;
use crate::tree::{Form, NodeIndex, NodeKind};
use java::ir::{Body, Constant, Expr, ExprKind};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::{MethodId, Primitive, Type};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use testgen::input::Input;
use testgen::samples::samples;

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
}

/// The largest finite domain that is enumerated.
pub const MOST_ENUMERATED: usize = 4_096;

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
        .filter(|node| !graph.is_called(*node, &reaching))
        .collect();
    // Mutual recursion has no root.
    if roots.is_empty() && is_start(&member) {
        roots.push(member);
    }
    roots.sort();
    roots.into_iter().map(Start::Method).collect()
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
    /// (caller's member, callee's name, number of arguments)
    calls: Vec<(NodeIndex, Arc<str>, usize)>,
    /// (member, what may be the name of a class there)
    names: Vec<(NodeIndex, Arc<str>)>,
}

impl<'a> CallNames<'a> {
    fn new(subject: &'a Subject) -> Self {
        let tree = &subject.tree;
        let mut calls = Vec::new();
        let mut names = Vec::new();
        for node in tree.indices() {
            let Some(member) = tree.enclosing_member(node) else {
                continue;
            };
            match &tree.node(node).form {
                Form::Call(name, count) | Form::New(name, count) => {
                    calls.push((member, Arc::clone(name), *count));
                }
                Form::Named(name) if tree.node(node).kind == NodeKind::Expression => {
                    names.push((member, Arc::clone(name)));
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

    fn names(&self, member: NodeIndex) -> Vec<(Arc<str>, usize)> {
        let tree = &self.subject.tree;
        let entry = tree.node(member);
        let count = tree
            .children(member)
            .iter()
            .filter(|child| tree.node(**child).kind == NodeKind::Param)
            .count();
        match (&entry.form, entry.kind) {
            (Form::Named(name) | Form::Constructor(name), NodeKind::Method) => {
                vec![(Arc::clone(name), count)]
            }
            // Initialisers run with any constructor of their class, or the default one.
            _ => {
                let class = tree
                    .ancestors(member)
                    .find(|at| tree.node(*at).kind == NodeKind::Class);
                let Some(class) = class else {
                    return Vec::new();
                };
                let name = match &tree.node(class).form {
                    Form::Named(name) => Arc::clone(name),
                    _ => return Vec::new(),
                };
                let news = self.calls.iter().filter(|call| call.1 == name);
                let mut found: Vec<(Arc<str>, usize)> =
                    news.map(|call| (Arc::clone(&call.1), call.2)).collect();
                // Statics run with whatever of the class is used.
                for child in tree.children(class) {
                    if tree.node(child).kind == NodeKind::Method && child != member {
                        found.extend(self.names(child));
                    }
                }
                found
            }
        }
    }

    fn callers(&self, member: NodeIndex) -> Vec<NodeIndex> {
        let names = self.names(member);
        let mut found: Vec<NodeIndex> = self
            .calls
            .iter()
            .filter(|(_, name, count)| names.iter().any(|it| it.0 == *name && it.1 == *count))
            .map(|call| call.0)
            .collect();
        let tree = &self.subject.tree;
        if tree.node(member).kind != NodeKind::Method
            && let Some(class) = tree.node(member).parent
        {
            let methods = tree.children(class).into_iter();
            found.extend(methods.filter(|at| tree.node(*at).kind == NodeKind::Method));
        }
        // Whoever names a class may make it start.
        if let Some(class) = started_by(self.subject, member)
            && let Form::Named(class) = &tree.node(class).form
        {
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

/// Constants of the program: the values near which its behaviour changes.
#[derive(Clone, Debug, Default)]
struct Constants {
    ints: Vec<i64>,
    strings: Vec<Arc<[u16]>>,
}

impl Constants {
    fn new(subject: &Subject) -> Self {
        struct Found<'a>(&'a mut Constants);
        impl Visitor for Found<'_> {
            fn expression(&mut self, expr: &Expr) {
                match &expr.kind {
                    ExprKind::Const(Constant::Int(value)) => self.0.ints.push(i64::from(*value)),
                    ExprKind::Const(Constant::Long(value)) => self.0.ints.push(*value),
                    ExprKind::Const(Constant::Str(text)) => self.0.strings.push(Arc::clone(text)),
                    ExprKind::Const(Constant::Double(value)) => self.0.ints.push(*value as i64),
                    _ => {}
                }
            }
        }
        let mut constants = Constants::default();
        let program = &subject.original.program;
        for method in program.methods_in_file(subject.file) {
            let body: Option<Arc<Body>> = program.lowered(method).body.clone();
            if let Some(body) = body {
                ir_visit::walk_body(&body, &mut Found(&mut constants));
                for switch in switches(&body) {
                    constants.ints.push(switch);
                }
            }
        }
        constants.ints.sort_unstable();
        constants.ints.dedup();
        constants.strings.sort();
        constants.strings.dedup();
        constants
    }
}

fn switches(body: &Body) -> Vec<i64> {
    struct Labels(Vec<i64>);
    impl Labels {
        fn switch(&mut self, switch: &java::ir::Switch) {
            for case in &switch.cases {
                for label in &case.labels {
                    if let java::ir::SwitchLabel::Int(value) = label {
                        self.0.push(i64::from(*value));
                    }
                }
            }
        }
    }
    impl Visitor for Labels {
        fn statement(&mut self, stmt: &java::ir::Stmt) {
            if let java::ir::StmtKind::Switch(switch) = &stmt.kind {
                self.switch(switch);
            }
        }
        fn expression(&mut self, expr: &Expr) {
            if let ExprKind::SwitchValue { switch, .. } = &expr.kind {
                self.switch(switch);
            }
        }
    }
    let mut labels = Labels(Vec::new());
    ir_visit::walk_body(body, &mut labels);
    labels.0
}

/// Makes inputs by chance, but always the same ones (SplitMix64).
pub struct Generator {
    state: u64,
    constants: Constants,
}

impl Generator {
    /// For the methods of a file.
    pub fn new(subject: &Subject) -> Self {
        Generator {
            state: 0x9e37_79b9_7f4a_7c15,
            constants: Constants::new(subject),
        }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    fn integer(&mut self) -> i64 {
        match self.below(10) {
            0..=3 => self.below(12) as i64 - 2,
            4..=7 if !self.constants.ints.is_empty() => {
                let at = self.below(self.constants.ints.len());
                self.constants.ints[at].wrapping_add(self.below(3) as i64 - 1)
            }
            8 => self.below(2_001) as i64 - 1_000,
            _ => self.below(40) as i64,
        }
    }

    fn primitive(&mut self, ty: Primitive) -> u64 {
        let value = self.integer();
        match ty {
            Primitive::Boolean => self.next() & 1,
            Primitive::Byte => java::ops::int_slot(i32::from(value as i8)),
            Primitive::Short => java::ops::int_slot(i32::from(value as i16)),
            Primitive::Int => java::ops::int_slot(value as i32),
            Primitive::Char => {
                let letters = b"abcxyzABC 019.-_\n\t(){}[]+*/\"'";
                let letter = letters[self.below(letters.len())];
                java::ops::int_slot(i32::from(letter))
            }
            Primitive::Long => value as u64,
            Primitive::Float => u64::from((value as f32 / 2.0).to_bits()),
            Primitive::Double => (value as f64 / 2.0).to_bits(),
        }
    }

    fn string(&mut self) -> Arc<[u16]> {
        if !self.constants.strings.is_empty() && self.below(3) == 0 {
            let at = self.below(self.constants.strings.len());
            return Arc::clone(&self.constants.strings[at]);
        }
        let length = self.below(8);
        let letters = b"ab cAB1 .x\n-0(){}[]";
        (0..length)
            .map(|_| u16::from(letters[self.below(letters.len())]))
            .collect()
    }

    /// A value of a type.
    ///
    /// # Errors
    /// The type's name when values of it can't be made.
    fn value(&mut self, program: &Program, ty: &Type) -> Result<Input, String> {
        match ty {
            Type::Primitive(primitive) => {
                Ok(Input::Primitive(*primitive, self.primitive(*primitive)))
            }
            Type::Array(element) => {
                let length = match self.below(5) {
                    0 => 0,
                    1 => 1,
                    _ => 2 + self.below(4),
                };
                let parts = (0..length)
                    .map(|_| self.value(program, element))
                    .collect::<Result<_, _>>()?;
                Ok(Input::Array(Type::clone(element), parts))
            }
            Type::Class(class, _)
                if matches!(
                    &*program.class(*class).name,
                    "java.lang.String" | "java.lang.CharSequence"
                ) =>
            {
                Ok(Input::Str(self.string()))
            }
            _ => {
                let samples = samples(program, ty)?;
                let at = self.below(samples.len());
                let mut input = samples[at].clone();
                self.fill(&mut input);
                Ok(input)
            }
        }
    }

    fn fill(&mut self, input: &mut Input) {
        match input {
            Input::Primitive(ty, bits) => *bits = self.primitive(*ty),
            Input::Str(text) => *text = self.string(),
            _ => {
                let parts = input.parts_mut();
                parts.into_iter().for_each(|part| self.fill(part));
            }
        }
    }

    /// A test that begins here.
    ///
    /// # Errors
    /// The kind of input that can't be made.
    pub fn test(&mut self, subject: &Subject, start: &Start) -> Result<Test, String> {
        match start {
            Start::ClosedMain => Ok(main_test(Vec::new(), "")),
            Start::Class(class) => Ok(class_test(subject, *class)),
            Start::OpenMain {
                reads_args,
                reads_stdin,
            } => {
                let count = if *reads_args { self.below(4) } else { 0 };
                let args = (0..count).map(|_| self.word()).collect();
                let stdin = if *reads_stdin {
                    let lines = self.below(6);
                    (0..lines).map(|_| self.line()).collect::<String>()
                } else {
                    String::new()
                };
                Ok(main_test(args, &stdin))
            }
            Start::Method(node) => {
                let version = &subject.original;
                let program = &version.program;
                let method = version
                    .method_at(&subject.tree, *node)
                    .ok_or("the method is not in the program")?;
                let declared = program.method(method);
                let is_constructor = &*declared.name == "<init>";
                let receiver = if declared.is_static || is_constructor {
                    None
                } else {
                    let class = Type::class(concrete(program, declared.class, method));
                    Some(self.value(program, &class)?)
                };
                let args = declared
                    .params
                    .iter()
                    .map(|ty| self.value(program, ty))
                    .collect::<Result<Vec<_>, _>>()?;
                Ok(call_test(program, method, *node, receiver, args))
            }
        }
    }

    fn word(&mut self) -> Arc<str> {
        if self.below(2) == 0 {
            return self.integer().to_string().into();
        }
        String::from_utf16_lossy(&self.string()).into()
    }

    fn line(&mut self) -> String {
        let words = self.below(4);
        let words: Vec<String> = (0..words).map(|_| self.word().replace('\n', " ")).collect();
        format!("{}\n", words.join(" "))
    }
}

/// A class that can be instantiated: itself, or the first subclass that doesn't override the method.
fn concrete(
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

/// All inputs of a method, if they are finitely many and few: booleans, bytes, enums, and nothing else.
pub fn all_inputs(subject: &Subject, node: NodeIndex) -> Option<Vec<Test>> {
    let version = &subject.original;
    let program = &version.program;
    let method = version.method_at(&subject.tree, node)?;
    let declared = program.method(method);
    if !declared.is_static {
        return None;
    }
    let mut domains: Vec<Vec<Input>> = Vec::new();
    let mut count = 1_usize;
    for ty in &declared.params {
        let domain = domain(program, ty)?;
        count = count.checked_mul(domain.len())?;
        if count > MOST_ENUMERATED {
            return None;
        }
        domains.push(domain);
    }
    let mut tests = Vec::with_capacity(count);
    for number in 0..count {
        let mut rest = number;
        let args = domains
            .iter()
            .map(|domain| {
                let value = domain[rest % domain.len()].clone();
                rest /= domain.len();
                value
            })
            .collect();
        tests.push(call_test(program, method, node, None, args));
    }
    Some(tests)
}

fn domain(program: &Program, ty: &Type) -> Option<Vec<Input>> {
    match ty {
        Type::Primitive(Primitive::Boolean) => Some(vec![
            Input::Primitive(Primitive::Boolean, 0),
            Input::Primitive(Primitive::Boolean, 1),
        ]),
        Type::Primitive(Primitive::Byte) => Some(
            (i8::MIN..=i8::MAX)
                .map(|value| {
                    Input::Primitive(Primitive::Byte, java::ops::int_slot(i32::from(value)))
                })
                .collect(),
        ),
        Type::Class(class, _) => {
            let constants = &program.class(*class).enum_constants;
            if constants.is_empty() {
                return None;
            }
            let mut inputs = vec![Input::Null];
            inputs.extend(constants.iter().map(|field| Input::Enum(*field)));
            Some(inputs)
        }
        _ => None,
    }
}
