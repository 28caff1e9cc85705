//! The interpreter as others use it: prepare it once, call methods, look at what happened.
//!
//! An [`Interpreter`] that has run the class library's initialisers can be cloned, so that each run
//! starts from the same prepared state.

use std::collections::BTreeMap;
use std::sync::Arc;

use budget::Budget;
use java::program::Program;
use java::types::{ClassId, MethodId, Type};
use rustc_hash::FxHashMap;

use crate::code::{Code, CodeKind, Op};
use crate::compile::CodeCache;
use crate::frame::Frame;
use crate::heap::{LambdaObject, OutOfMemory, Reference};
use crate::machine::{CodePlace, Machine, Slot};
use crate::native_call::NativeFn;
use crate::outcome::Halt;
use crate::runtime::{Runtime, Sources, Stdin};
use crate::stepper::exceptions::InitFailure;
use crate::type_table::TypeId;

mod entry;

/// Runs Java code on a machine.
#[derive(Clone)]
pub struct Interpreter<M: Machine> {
    pub(crate) runtime: Runtime<M>,
    pub(crate) cache: Arc<CodeCache>,
    pub(crate) frames: Vec<Frame<M::Shadow>>,
    /// Registers of all frames; empty while the stepper has it.
    pub(crate) stack: Vec<Slot<M::Shadow>>,
    /// The stepper's copy of the runtime's code table.
    pub(crate) codes: Vec<Arc<Code>>,
    /// By method.
    pub(crate) callees: Vec<Callee<M>>,
    /// By class.
    pub(crate) class_states: Vec<ClassState>,
    pub(crate) init_failures: BTreeMap<ClassId, InitFailure>,
    /// Direct-mapped cache of dispatches.
    pub(crate) dispatches: Vec<CachedDispatch>,
    /// Whether an object of a type may be stored in an array of a type.
    pub(crate) stores: FxHashMap<(TypeId, TypeId), bool>,
    /// Messages of `NullPointerException`s by place.
    pub(crate) null_messages: FxHashMap<CodePlace, Option<Arc<str>>>,
    /// Code that makes calls from outside, by method and whether the call is virtual.
    entries: FxHashMap<(MethodId, bool), u32>,
    /// Clauses by the address of their body, which their code keeps alive.
    bodies: FxHashMap<usize, u32>,
    /// Frames beyond this raise `StackOverflowError`.
    pub(crate) depth_limit: usize,
    /// References that the collector must keep for the caller.
    pub(crate) pinned: Vec<Reference>,
    pub(crate) collects: bool,
    /// Whether `assert` is evaluated.
    pub(crate) assertions: bool,
    /// The heap size at which the next collection is due, in bytes.
    pub(crate) collect_at: u64,
}

/// What a call of a method runs.
#[derive(Debug)]
pub(crate) enum Target<M: Machine> {
    Unknown,
    Code {
        index: u32,
        arguments: u32,
    },
    Native {
        function: NativeFn<M>,
        arguments: u32,
    },
}

impl<M: Machine> Clone for Target<M> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Machine> Copy for Target<M> {}

#[derive(Debug)]
pub(crate) struct Callee<M: Machine> {
    pub(crate) target: Target<M>,
    /// Known, and its class needs no initialisation any more.
    pub(crate) is_ready: bool,
}

impl<M: Machine> Clone for Callee<M> {
    // Each clone of an interpreter copies all of them.
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Machine> Copy for Callee<M> {}

impl<M: Machine> Callee<M> {
    const UNKNOWN: Self = Callee {
        target: Target::Unknown,
        is_ready: false,
    };
}

/// JLS 12.4.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClassState {
    Untouched,
    InProgress,
    Ready,
    Failed,
}

/// The method that a call of `method` on an object of `ty` runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CachedDispatch {
    pub(crate) ty: TypeId,
    pub(crate) method: MethodId,
    /// The method, and whether its parameters are more special than the declared one's.
    pub(crate) found: Option<(MethodId, bool)>,
}

impl CachedDispatch {
    const UNUSED: Self = CachedDispatch {
        ty: TypeId::class(ClassId(u32::MAX >> 1)),
        method: MethodId(u32::MAX),
        found: None,
    };
}

impl<M: Machine> Interpreter<M> {
    /// An interpreter with nothing loaded.
    pub fn new(program: Arc<Program>, cache: Arc<CodeCache>, machine: M, budget: Budget) -> Self {
        let classes = program.class_ids_end();
        let methods = program.method_ids_end();
        let depth_limit = budget.depth as usize;
        let collect_at = budget.memory / 2;
        Interpreter {
            runtime: Runtime::new(program, machine, budget, cache.types()),
            cache,
            frames: Vec::new(),
            stack: Vec::new(),
            codes: Vec::new(),
            callees: vec![Callee::UNKNOWN; methods],
            class_states: vec![ClassState::Untouched; classes],
            init_failures: BTreeMap::new(),
            dispatches: vec![CachedDispatch::UNUSED; crate::stepper::DISPATCH_CACHE],
            stores: FxHashMap::default(),
            null_messages: FxHashMap::default(),
            entries: FxHashMap::default(),
            bodies: FxHashMap::default(),
            depth_limit,
            pinned: Vec::new(),
            collects: false,
            assertions: true,
            collect_at,
        }
    }

    /// Goes on with another cache of code: one with another instrumentation, or of another version of
    /// the program with the same declarations ([`CodeCache::for_version`]). As long as nothing of the
    /// user's was run, the version may have other declarations ([`CodeCache::for_redeclared`]).
    pub fn set_code_cache(&mut self, cache: Arc<CodeCache>) {
        if !cache.program().shares_declarations(&self.runtime.program) {
            self.forget_user_classes();
        }
        self.runtime.program = cache.program().clone();
        let affected = self
            .cache
            .instrumented_methods()
            .chain(cache.instrumented_methods());
        for method in affected {
            if let Some(callee) = self.callees.get_mut(method.index()) {
                *callee = Callee::UNKNOWN;
            }
        }
        // Clauses are known by the addresses of bodies, which another version may have given up.
        self.bodies.clear();
        self.cache = cache;
    }

    /// Forgets what ids of the user's declarations meant.
    fn forget_user_classes(&mut self) {
        let library = self.runtime.program.library_methods_start();
        for callee in self.callees.iter_mut().take(library) {
            *callee = Callee::UNKNOWN;
        }
        self.dispatches.fill(CachedDispatch::UNUSED);
        self.entries.clear();
        self.stores.clear();
        self.null_messages.clear();
    }

    /// An object with default fields; no constructor and no initialiser is run.
    pub fn allocate_object(&mut self, class: ClassId) -> Result<Reference, Halt> {
        let object = self.new_object(class);
        self.or_halt(object)
    }

    /// A new string object.
    pub fn allocate_string(&mut self, text: &str) -> Result<Reference, Halt> {
        let units: Vec<u16> = text.encode_utf16().collect();
        let string = self.runtime.heap.new_string(units);
        self.or_halt(string)
    }

    /// The interned string with this text, as a literal has it.
    pub fn intern_string(&mut self, text: &str) -> Result<Reference, Halt> {
        let units: Arc<[u16]> = text.encode_utf16().collect();
        let string = self.runtime.heap.intern(&units);
        self.or_halt(string)
    }

    /// An array of the whole array type `ty` with these elements.
    pub fn allocate_array(
        &mut self,
        ty: &Type,
        elements: &[Slot<M::Shadow>],
    ) -> Result<Reference, Halt> {
        let Type::Array(element) = ty else {
            return Err(Halt::Internal("an array of no array type".to_owned()));
        };
        let id = self.runtime.types.id(ty);
        let primitive = element.as_primitive();
        let array = self.runtime.heap.new_array(id, primitive, elements.len());
        let array = self.or_halt(array)?;
        for (index, element) in elements.iter().enumerate() {
            self.runtime.heap.set_element(array, index, *element);
        }
        Ok(array)
    }

    /// An instance of a functional interface without code: the machine answers its calls
    /// ([`Machine::call`]; `captures` come first among the arguments).
    pub fn allocate_function(
        &mut self,
        interface: ClassId,
        method: MethodId,
        captures: &[Slot<M::Shadow>],
    ) -> Result<Reference, Halt> {
        let parameters = self.runtime.program.method(method).params.len();
        let registers = (captures.len() + parameters) as u32;
        let code = Code::synthetic(CodeKind::Entry, vec![Op::ReturnVoid], registers);
        let code = self.install(Arc::new(code));
        let lambda = LambdaObject {
            method,
            code,
            captures: captures.into(),
        };
        let function = self
            .runtime
            .heap
            .new_lambda(TypeId::class(interface), lambda);
        self.or_halt(function)
    }

    fn or_halt(&self, allocated: Result<Reference, OutOfMemory>) -> Result<Reference, Halt> {
        allocated.map_err(|_| Halt::Stop(budget::Stop::Memory))
    }

    /// The state apart from frames: heap, types, machine.
    pub fn runtime(&self) -> &Runtime<M> {
        &self.runtime
    }

    pub fn runtime_mut(&mut self) -> &mut Runtime<M> {
        &mut self.runtime
    }

    pub fn machine(&self) -> &M {
        &self.runtime.machine
    }

    pub fn machine_mut(&mut self) -> &mut M {
        &mut self.runtime.machine
    }

    pub fn program(&self) -> &Arc<Program> {
        &self.runtime.program
    }

    /// The code at an index of the code table, as in [`CodePlace::code`].
    pub fn code(&self, index: u32) -> Option<&Arc<Code>> {
        self.runtime.codes.get(index as usize)
    }

    /// Method and node of a place; `None` for code without a source.
    pub fn node_at(&self, place: CodePlace) -> Option<(MethodId, java::ir::NodeId)> {
        let code = self.code(place.code)?;
        Some((code.method?, *code.nodes.get(place.op as usize)?))
    }

    /// The places of all active calls, innermost first; after a [`Halt`], where it happened.
    pub fn call_stack(&self) -> Vec<CodePlace> {
        self.frames
            .iter()
            .rev()
            .map(|frame| CodePlace {
                code: frame.code,
                op: frame.pc,
            })
            .collect()
    }

    /// A static field's value by its slot ([`java::program::Field::slot`]).
    pub fn static_field(&self, slot: u32) -> Slot<M::Shadow> {
        self.runtime
            .statics
            .get(slot as usize)
            .copied()
            .unwrap_or_default()
    }

    pub fn set_static_field(&mut self, slot: u32, value: Slot<M::Shadow>) {
        if let Some(place) = self.runtime.statics.get_mut(slot as usize) {
            *place = value;
        }
    }

    /// Classes whose static initialisation has begun, in order of their ids.
    pub fn initialized_classes(&self) -> Vec<ClassId> {
        let touched = |state: &ClassState| *state != ClassState::Untouched;
        let indices = self.class_states.iter().enumerate();
        indices
            .filter(|(_, state)| touched(state))
            .map(|(index, _)| ClassId(index as u32))
            .collect()
    }

    /// Steps used since the interpreter was made (or its budget renewed). After a [`Halt`] the last
    /// few thousand may be missing.
    pub fn steps_used(&self) -> u64 {
        self.runtime.steps
    }

    /// A new budget; counts steps from 0 again.
    pub fn set_budget(&mut self, budget: Budget) {
        self.depth_limit = budget.depth as usize;
        self.runtime.heap.set_limit(budget.memory);
        self.collect_at = budget.memory / 2;
        self.runtime.budget = budget;
        self.runtime.steps = 0;
    }

    /// What the program may read from `System.in`.
    pub fn set_stdin(&mut self, text: &str) {
        self.runtime.stdin = Stdin {
            bytes: Arc::from(text.as_bytes()),
            position: 0,
        };
    }

    /// The texts of source files, for the lines in stack traces.
    pub fn set_sources(&mut self, sources: Arc<Sources>) {
        self.runtime.sources = sources;
    }

    /// What was written to `System.out`.
    pub fn output(&self) -> &[u8] {
        self.runtime.output.bytes()
    }

    /// What was written to `System.err`.
    pub fn error_output(&self) -> &[u8] {
        self.runtime.error_output.bytes()
    }

    /// Lets unreachable objects be collected. References that the caller holds must be
    /// [pinned](Interpreter::pin), as must those that a machine's shadows stand for.
    pub fn enable_collection(&mut self) {
        self.collects = true;
    }

    /// Whether `assert` statements are evaluated; they are unless this says otherwise. A JVM evaluates
    /// them only when started with `-ea`, as test runners do.
    pub fn set_assertions(&mut self, enabled: bool) {
        self.assertions = enabled;
    }

    /// Keeps the object for the caller.
    pub fn pin(&mut self, reference: Reference) {
        self.pinned.push(reference);
    }
}
