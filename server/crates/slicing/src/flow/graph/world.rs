//! What is known of the procedures of a program before any of their graphs is built.
//!
//! What must hold: a call's targets are all that may run.

use super::library::{self, Effect};
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
    /// Each with the method it stands in, the one it implements, and how much it captures.
    pub(crate) lambdas: Vec<(Arc<Body>, MethodId, MethodId, usize)>,
    by_lambda: FxHashMap<usize, ProcedureId>,
    /// The user's methods that the class library may call.
    pub(crate) callbacks: Vec<ProcedureId>,
    is_callback: Vec<bool>,
    /// What calls were found to run: procedures are built several times.
    known_targets: RefCell<FxHashMap<(MethodId, ir::Dispatch, usize), Call>>,
    /// What runs when a class starts.
    pub(crate) initializers: FxHashMap<ClassId, Vec<ProcedureId>>,
    /// Methods that JUnit calls before the tests of their class.
    pub(crate) lifecycle: FxHashSet<MethodId>,
    pub(crate) implicit: Implicit,
    /// What procedures may end with, as far as is known.
    pub(crate) escapes: Vec<Vec<ClassId>>,
    /// What any of the callbacks may end with.
    pub(crate) escapes_called_back: Vec<ClassId>,
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
        let mut lambdas = Vec::new();
        let mut by_lambda = FxHashMap::default();
        for method in &methods {
            if let Some(body) = &program.lowered(*method).body {
                collect_lambdas(body, *method, &mut lambdas);
            }
        }
        for (number, (body, ..)) in lambdas.iter().enumerate() {
            let id = ProcedureId((methods.len() + number) as u32);
            by_lambda.insert(Arc::as_ptr(body) as usize, id);
        }
        let mut callbacks: Vec<ProcedureId> = methods
            .iter()
            .filter(|method| library::may_be_called_back(program, **method))
            .filter_map(|method| by_method.get(method).copied())
            .collect();
        callbacks.extend(by_lambda.values().copied());
        callbacks.sort();
        let count = methods.len() + lambdas.len();
        let mut is_callback = vec![false; count];
        for procedure in &callbacks {
            is_callback[procedure.0 as usize] = true;
        }
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
            lambdas,
            by_lambda,
            callbacks,
            is_callback,
            known_targets: RefCell::default(),
            implicit: Implicit::new(program),
            escapes: vec![Vec::new(); count],
            escapes_called_back: Vec::new(),
        }
    }

    pub(crate) fn is_callback(&self, procedure: ProcedureId) -> bool {
        self.is_callback
            .get(procedure.0 as usize)
            .is_some_and(|it| *it)
    }

    /// A procedure may end with these too; whether that is new.
    pub(crate) fn add_escapes(&mut self, number: usize, classes: &[ClassId]) -> bool {
        if self.is_callback(ProcedureId(number as u32)) {
            throws::add(&mut self.escapes_called_back, classes);
        }
        throws::add(&mut self.escapes[number], classes)
    }

    /// What a call of a method on an object of this static type may run.
    pub(crate) fn targets(
        &self,
        method: MethodId,
        dispatch: ir::Dispatch,
        operands: usize,
    ) -> Call {
        let key = (method, dispatch, operands);
        if let Some(known) = self.known_targets.borrow().get(&key) {
            return known.clone();
        }
        let call = self.find_targets(method, dispatch, operands);
        self.known_targets.borrow_mut().insert(key, call.clone());
        call
    }

    fn find_targets(&self, method: MethodId, dispatch: ir::Dispatch, operands: usize) -> Call {
        let program = self.program;
        let entry = program.method(method);
        let mut call = Call {
            targets: Vec::new(),
            effect: None,
            has_receiver: dispatch != ir::Dispatch::Static,
            guards: Vec::new(),
        };
        let plain = |procedure| Callee {
            procedure,
            arguments: (0..operands).map(Some).collect(),
        };
        if dispatch != ir::Dispatch::Virtual {
            match self.by_method.get(&method) {
                Some(procedure) => call.targets.push(plain(*procedure)),
                None => call.effect = Some(Effect::default()),
            }
            return call;
        }
        let mut has_library = program.class(entry.class).is_library;
        let mut found: Vec<ProcedureId> = Vec::new();
        for class in program.classes() {
            if class.is_library || class.is_abstract || !program.is_subclass(class.id, entry.class)
            {
                continue;
            }
            match program.resolve_virtual(class.id, method) {
                Some(target) => match self.by_method.get(&target) {
                    Some(procedure) => found.push(*procedure),
                    None => has_library = true,
                },
                None => has_library = true,
            }
        }
        // Functions are objects of interfaces, whose own code they have.
        let interfaces = program.classes().filter(|class| {
            !class.is_library && class.is_interface() && program.is_subclass(class.id, entry.class)
        });
        for interface in interfaces {
            let mut methods = interface.methods.iter().copied();
            let own = methods.find(|it| {
                let it = program.method(*it);
                !it.is_abstract && it.name == entry.name && it.params.len() == entry.params.len()
            });
            found.extend(own.and_then(|own| self.by_method.get(&own)));
        }
        found.sort();
        found.dedup();
        call.targets.extend(found.into_iter().map(plain));
        for (body, _, interface, captures) in &self.lambdas {
            let declared = program.method(*interface);
            let fits = program.is_subclass(declared.class, entry.class)
                || program.is_subclass(entry.class, declared.class);
            if !fits || declared.name != entry.name {
                continue;
            }
            if let Some(procedure) = self.by_lambda.get(&(Arc::as_ptr(body) as usize)) {
                // What it captured comes with the function itself.
                let captured = (0..*captures).map(|_| Some(0));
                let given = (1..operands).map(Some);
                call.targets.push(Callee {
                    procedure: *procedure,
                    arguments: captured.chain(given).collect(),
                });
            }
        }
        if has_library {
            call.effect = Some(Effect::default());
        }
        call
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

fn collect_lambdas(
    body: &Arc<Body>,
    method: MethodId,
    found: &mut Vec<(Arc<Body>, MethodId, MethodId, usize)>,
) {
    struct Lambdas<'a>(
        MethodId,
        &'a mut Vec<(Arc<Body>, MethodId, MethodId, usize)>,
    );
    impl java::ir_visit::Visitor for Lambdas<'_> {
        fn expression(&mut self, expr: &Expr) {
            if let ExprKind::Lambda(lambda) = &expr.kind {
                let captures = lambda.captures.len();
                self.1
                    .push((lambda.body.clone(), self.0, lambda.method, captures));
            }
        }
    }
    java::ir_visit::walk_body(body, &mut Lambdas(method, found));
}
