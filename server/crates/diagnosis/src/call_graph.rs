//! Which method may call which, as far as the code shows: the basis of "which tests concern this
//! method" and of what an analysis depends on.
//!
//! What must hold: every call that can happen in a run is in here (virtual calls go to every
//! overriding method, creating an object runs its initialisers, touching a class runs its static
//! ones). Calls made by library code back into the user's are found through the functions passed.

use java::ir::{Dispatch, Expr, ExprKind, Place};
use java::ir_visit::{self, Visitor};
use java::program::{MethodKind, Program};
use java::types::{ClassId, FieldId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Calls between the user's methods, library methods left out but for what they are handed.
#[derive(Clone, Debug, Default)]
pub struct CallGraph {
    callees: FxHashMap<MethodId, Arc<[MethodId]>>,
    overriding: Arc<Overriding>,
}

/// For each method, those in subclasses that override it.
type Overriding = FxHashMap<MethodId, Vec<MethodId>>;

impl CallGraph {
    /// Lowers every method of the user's code.
    pub fn new(program: &Program) -> Self {
        let overriding = Arc::new(overriding_methods(program));
        let mut callees: FxHashMap<MethodId, Arc<[MethodId]>> = FxHashMap::default();
        for class in program.classes().filter(|class| !class.is_library) {
            for method in &class.methods {
                callees.insert(*method, callees_of(program, &overriding, *method).into());
            }
        }
        CallGraph {
            callees,
            overriding,
        }
    }

    /// The graph of a program with the same declarations, of which only these methods have other
    /// code; and whether it differs.
    pub fn after(&self, program: &Program, changed: &[MethodId]) -> (Self, bool) {
        let mut next = self.clone();
        let mut differs = false;
        for method in changed {
            let callees = callees_of(program, &self.overriding, *method);
            if self.callees(*method) != callees {
                differs = true;
                next.callees.insert(*method, callees.into());
            }
        }
        (next, differs)
    }

    pub fn callees(&self, method: MethodId) -> &[MethodId] {
        self.callees.get(&method).map_or(&[], |callees| callees)
    }

    /// What code calls that is reached from the roots without leaving it: the first methods outside.
    pub fn called_from(
        &self,
        roots: &[MethodId],
        is_inside: impl Fn(MethodId) -> bool,
    ) -> FxHashSet<MethodId> {
        let mut outside = FxHashSet::default();
        let mut seen: FxHashSet<MethodId> = roots.iter().copied().collect();
        let mut open: Vec<MethodId> = roots.to_vec();
        while let Some(method) = open.pop() {
            for callee in self.callees(method) {
                if !is_inside(*callee) {
                    outside.insert(*callee);
                } else if seen.insert(*callee) {
                    open.push(*callee);
                }
            }
        }
        outside
    }

    /// The methods reachable from the roots, roots first, in order of discovery.
    pub fn reachable(&self, roots: &[MethodId]) -> Vec<MethodId> {
        let mut seen: FxHashSet<MethodId> = roots.iter().copied().collect();
        let mut order: Vec<MethodId> = roots.to_vec();
        let mut next = 0;
        while let Some(method) = order.get(next).copied() {
            next += 1;
            for callee in self.callees(method) {
                if seen.insert(*callee) {
                    order.push(*callee);
                }
            }
        }
        order
    }
}

fn overriding_methods(program: &Program) -> Overriding {
    let mut overriding = Overriding::default();
    for class in program.classes().filter(|class| !class.is_library) {
        // Every method that this class inherits or overrides, seen from each supertype.
        let mut supertypes = vec![class.id];
        let mut seen: FxHashSet<ClassId> = FxHashSet::default();
        while let Some(supertype) = supertypes.pop() {
            if !seen.insert(supertype) {
                continue;
            }
            let supertype = program.class(supertype);
            supertypes.extend(supertype.superclass);
            supertypes.extend(supertype.interfaces.iter().filter_map(|ty| match ty {
                java::types::Type::Class(id, _) => Some(*id),
                _ => None,
            }));
            for declared in &supertype.methods {
                let method = program.method(*declared);
                if method.is_static || method.kind != MethodKind::Method {
                    continue;
                }
                if let Some(target) = program.resolve_virtual(class.id, *declared)
                    && target != *declared
                {
                    let targets = overriding.entry(*declared).or_default();
                    if !targets.contains(&target) {
                        targets.push(target);
                    }
                }
            }
        }
    }
    overriding
}

fn callees_of(program: &Program, overriding: &Overriding, method: MethodId) -> Vec<MethodId> {
    let mut calls = Calls {
        program,
        overriding,
        found: Vec::new(),
        seen: FxHashSet::default(),
    };
    let declared = program.method(method);
    if declared.is_static || declared.kind == MethodKind::Constructor {
        calls.class_touched(declared.class);
    }
    if declared.name.as_ref() == "<init>" {
        for routine in &program.class(declared.class).instance_initializers {
            calls.add(*routine);
        }
    }
    let lowered = program.lowered(method);
    if let Some(body) = &lowered.body {
        ir_visit::walk_body(body, &mut calls);
    }
    if let Some(contract) = &lowered.contract {
        for case in &contract.cases {
            let clauses = case.requires.iter().chain(&case.ensures);
            let signals = case
                .signals
                .iter()
                .filter_map(|signals| signals.clause.as_ref());
            for clause in clauses.chain(signals) {
                ir_visit::walk_body(&clause.condition, &mut calls);
                for old in &clause.olds {
                    ir_visit::walk_body(old, &mut calls);
                }
            }
        }
    }
    calls.found
}

struct Calls<'a> {
    program: &'a Program,
    overriding: &'a Overriding,
    found: Vec<MethodId>,
    seen: FxHashSet<MethodId>,
}

impl Calls<'_> {
    fn add(&mut self, method: MethodId) {
        let class = self.program.class(self.program.method(method).class);
        if !class.is_library && self.seen.insert(method) {
            self.found.push(method);
        }
    }

    fn class_touched(&mut self, class: ClassId) {
        let mut current = Some(class);
        while let Some(class) = current {
            let class = self.program.class(class);
            for routine in &class.static_initializers {
                self.add(*routine);
            }
            current = class.superclass;
        }
    }

    fn field_touched(&mut self, field: FieldId) {
        self.class_touched(self.program.field(field).class);
    }

    /// Library code that is handed an object may call its overriding methods (`toString`,
    /// `compareTo`, a functional interface's method).
    fn handed_over(&mut self, class: ClassId) {
        let methods = self.program.class(class).methods.clone();
        for method in methods {
            let declared = self.program.method(method);
            if declared.kind == MethodKind::Method && !declared.is_static {
                self.add(method);
            }
        }
    }
}

impl Visitor for Calls<'_> {
    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::Call {
                method,
                dispatch,
                args,
                receiver,
            } => {
                self.add(*method);
                if *dispatch == Dispatch::Virtual {
                    for target in self.overriding.get(method).into_iter().flatten() {
                        self.add(*target);
                    }
                }
                let declared = self.program.method(*method);
                if declared.is_static {
                    self.class_touched(declared.class);
                }
                if self.program.class(declared.class).is_library {
                    // `this` is not handed over: an inherited assertion doesn't call the other tests.
                    let receiver = receiver
                        .as_deref()
                        .filter(|object| !matches!(object.kind, ExprKind::This));
                    for operand in args.iter().chain(receiver) {
                        if let java::types::Type::Class(class, _) = operand.ty.erasure()
                            && !self.program.class(class).is_library
                        {
                            self.handed_over(class);
                        }
                    }
                }
            }
            ExprKind::New {
                class, constructor, ..
            } => {
                self.add(*constructor);
                self.class_touched(*class);
                if self.program.class(*class).outer.is_some() {
                    // Anonymous and local classes are mostly made to be called by somebody else.
                    self.handed_over(*class);
                }
            }
            ExprKind::Concat(parts) => {
                for part in parts {
                    if let java::types::Type::Class(class, _) = part.ty.erasure()
                        && !self.program.class(class).is_library
                    {
                        self.handed_over(class);
                    }
                }
            }
            ExprKind::StaticField(field)
            | ExprKind::Assign {
                target: Place::StaticField(field),
                ..
            }
            | ExprKind::Update {
                target: Place::StaticField(field),
                ..
            } => {
                self.field_touched(*field);
            }
            _ => {}
        }
    }
}
