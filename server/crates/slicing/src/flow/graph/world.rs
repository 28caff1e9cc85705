//! What is known of the procedures of a program before any of their graphs is built.
//!
//! What must hold: a call's targets are all that may run.

use super::library::Effect;
use super::origins::{Makings, Resolved};
use super::throws::{self, Implicit};
use crate::flow::graph::{Call, Callee, ProcedureId};
use java::ir::{self, Body, Expr, ExprKind};
use java::program::{Method, MethodKind, Program};
use java::types::{ClassId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::sync::Arc;

/// The procedures.
pub(crate) struct World<'a> {
    pub(crate) program: &'a Program,
    pub(crate) methods: Vec<MethodId>,
    pub(crate) by_method: FxHashMap<MethodId, ProcedureId>,
    pub(crate) functions: Vec<Function>,
    by_body: FxHashMap<usize, ProcedureId>,
    /// Of each procedure's calls, by their numbers, what they run. Empty as long as it isn't known.
    pub(crate) resolved: Vec<Vec<Resolved>>,
    /// Whether a method may be the class library's for some object: procedures are built several times.
    may_be_library: RefCell<FxHashMap<MethodId, bool>>,
    /// What runs when a class starts.
    pub(crate) initializers: FxHashMap<ClassId, Vec<ProcedureId>>,
    /// Methods that JUnit calls before the tests of their class.
    pub(crate) lifecycle: FxHashSet<MethodId>,
    pub(crate) implicit: Implicit,
    /// What procedures may end with, as far as is known.
    pub(crate) escapes: Vec<Vec<ClassId>>,
}

/// A lambda, or what a method reference stands for.
pub(crate) struct Function {
    pub(crate) body: Arc<Body>,
    /// The method it stands in.
    pub(crate) within: MethodId,
    /// The method it implements.
    pub(crate) method: MethodId,
    pub(crate) interfaces: Vec<ClassId>,
    /// So many of its parameters come with it.
    pub(crate) captures: usize,
}

impl<'a> World<'a> {
    pub(crate) fn new(program: &'a Program, lifecycle: FxHashSet<MethodId>) -> Self {
        let mut methods: Vec<MethodId> = program
            .methods()
            .filter(|method| !program.class(method.class).is_library)
            .map(|method| method.id)
            .collect();
        methods.sort();
        let by_method: FxHashMap<MethodId, ProcedureId> = methods
            .iter()
            .enumerate()
            .map(|(number, method)| (*method, ProcedureId(number as u32)))
            .collect();
        let mut functions = Vec::new();
        for method in &methods {
            if let Some(body) = &program.lowered(*method).body {
                collect_functions(body, *method, &mut functions);
            }
        }
        let mut by_body = FxHashMap::default();
        for (number, function) in functions.iter().enumerate() {
            let id = ProcedureId((methods.len() + number) as u32);
            by_body.insert(Arc::as_ptr(&function.body) as usize, id);
        }
        let count = methods.len() + functions.len();
        let mut initializers: FxHashMap<ClassId, Vec<ProcedureId>> = FxHashMap::default();
        for (number, method) in methods.iter().enumerate() {
            let entry = program.method(*method);
            if is_static_initializer(entry) {
                let of_class = initializers.entry(entry.class).or_default();
                of_class.push(ProcedureId(number as u32));
            }
        }
        World {
            initializers,
            lifecycle,
            program,
            methods,
            by_method,
            functions,
            by_body,
            resolved: Vec::new(),
            may_be_library: RefCell::default(),
            implicit: Implicit::new(program),
            escapes: vec![Vec::new(); count],
        }
    }

    /// How many procedures there are.
    pub(crate) fn count(&self) -> usize {
        self.methods.len() + self.functions.len()
    }

    /// The function that is this procedure.
    pub(crate) fn function(&self, procedure: ProcedureId) -> Option<&Function> {
        let number = (procedure.0 as usize).checked_sub(self.methods.len())?;
        self.functions.get(number)
    }

    /// The procedure of a function, by its body.
    pub(crate) fn function_with(&self, body: &Arc<Body>) -> Option<ProcedureId> {
        self.by_body.get(&(Arc::as_ptr(body) as usize)).copied()
    }

    /// A procedure may end with these too; whether that is new.
    pub(crate) fn add_escapes(&mut self, number: usize, classes: &[ClassId]) -> bool {
        throws::add(&mut self.escapes[number], classes)
    }

    /// A call of a method, the one with this number in its procedure.
    pub(crate) fn call(
        &self,
        method: MethodId,
        dispatch: ir::Dispatch,
        operands: usize,
        (procedure, number): (usize, u32),
    ) -> Call {
        let resolved = self.resolved_call(procedure, number);
        let is_virtual = dispatch == ir::Dispatch::Virtual;
        let own = self.by_method.get(&method).filter(|_| !is_virtual);
        let targets = match (own, resolved) {
            (Some(procedure), _) => vec![plain(*procedure, operands)],
            (None, Some(resolved)) => resolved.targets.clone(),
            (None, None) => Vec::new(),
        };
        let has_library = match is_virtual {
            true => !resolved.is_some_and(|it| it.is_own) && self.may_be_library(method),
            false => own.is_none(),
        };
        Call {
            targets,
            effect: has_library.then(Effect::default),
            has_receiver: dispatch != ir::Dispatch::Static,
            guards: Vec::new(),
            number: Some(number),
            method: Some(method),
            is_virtual,
        }
    }

    /// What the call with this number in a procedure runs.
    pub(crate) fn resolved_call(&self, procedure: usize, number: u32) -> Option<&Resolved> {
        self.resolved.get(procedure)?.get(number as usize)
    }

    /// Whether a call of a method may run one of the class library.
    fn may_be_library(&self, method: MethodId) -> bool {
        if let Some(known) = self.may_be_library.borrow().get(&method) {
            return *known;
        }
        let program = self.program;
        let above = program.method(method).class;
        let mut classes = program.classes();
        let found = program.class(above).is_library
            || classes.any(|class| {
                let fits =
                    !class.is_library && !class.is_abstract && program.is_subclass(class.id, above);
                let own = || program.resolve_virtual(class.id, method);
                fits && !own().is_some_and(|own| self.by_method.contains_key(&own))
            });
        self.may_be_library.borrow_mut().insert(method, found);
        found
    }

    /// What a call of a method runs on something that was made in the program, if it is the user's code.
    pub(crate) fn target(
        &self,
        makings: &Makings,
        made: usize,
        method: MethodId,
        operands: usize,
    ) -> Option<Callee> {
        let program = self.program;
        let called = program.method(method);
        if let Some(class) = makings.class(made) {
            let own = program
                .is_subclass(class, called.class)
                .then(|| program.resolve_virtual(class, method))??;
            let procedure = self.by_method.get(&own)?;
            return Some(plain(*procedure, operands));
        }
        let procedure = makings.function(made)?;
        let function = self.function(procedure)?;
        let mut interfaces = function.interfaces.iter();
        if !interfaces.any(|it| program.is_subclass(*it, called.class)) {
            return None;
        }
        let own = program.method(function.method);
        if own.name == called.name && own.params.len() == called.params.len() {
            // What it captured comes with the function itself.
            let captured = (0..function.captures).map(|_| Some(0));
            let given = (1..operands).map(Some);
            return Some(Callee {
                procedure,
                arguments: captured.chain(given).collect(),
            });
        }
        // Interfaces may have code of their own.
        let interfaces = function.interfaces.iter();
        let mut found = interfaces.filter_map(|it| program.resolve_virtual(*it, method));
        let procedure = found.find_map(|own| self.by_method.get(&own))?;
        Some(plain(*procedure, operands))
    }
}

fn plain(procedure: ProcedureId, operands: usize) -> Callee {
    Callee {
        procedure,
        arguments: (0..operands).map(Some).collect(),
    }
}

/// Whether it runs when its class starts.
pub(crate) fn is_static_initializer(method: &Method) -> bool {
    let is_part = matches!(
        method.kind,
        MethodKind::FieldInitializer(_) | MethodKind::InitializerBlock
    );
    method.is_static && is_part
}

fn collect_functions(body: &Arc<Body>, method: MethodId, found: &mut Vec<Function>) {
    struct Functions<'a>(MethodId, &'a mut Vec<Function>);
    impl java::ir_visit::Visitor for Functions<'_> {
        fn expression(&mut self, expr: &Expr) {
            if let ExprKind::Lambda(lambda) = &expr.kind {
                let further = lambda.further.iter().copied();
                self.1.push(Function {
                    body: lambda.body.clone(),
                    within: self.0,
                    method: lambda.method,
                    interfaces: std::iter::once(lambda.interface).chain(further).collect(),
                    captures: lambda.captures.len(),
                });
            }
        }
    }
    java::ir_visit::walk_body(body, &mut Functions(method, found));
}
