//! Slow paths of calls: finding what to run, dispatch, class initialisation, results of frames that
//! were not ordinary calls.

use java::types::{ClassId, MethodId, Type};

use super::Stack;
use crate::code::{Code, CodeKind};
use crate::frame::{After, Flow, Frame};
use crate::heap::{Data, LambdaObject, OutOfMemory, Payload, Reference};
use crate::interpreter::{CachedDispatch, ClassState, Interpreter, Target};
use crate::machine::{CodePlace, Machine, Slot};
use crate::native_call::NativeFailure;
use crate::natives;
use crate::outcome::{Completion, Halt};
use crate::type_table::TypeId;

/// Entries of the dispatch cache.
pub(crate) const DISPATCH_CACHE: usize = 1024;

impl<M: Machine> Interpreter<M> {
    /// Finds what a call of the method runs.
    #[cold]
    pub(crate) fn prepare(&mut self, method: MethodId, at: CodePlace) -> Result<(), Halt> {
        let program = self.runtime.program.clone();
        let declaration = program.method(method);
        let arguments = declaration.params.len() as u32 + u32::from(!declaration.is_static);
        let target = if declaration.is_native {
            match natives::lookup::<M>(&declaration.key) {
                Some(function) => Target::Native {
                    function,
                    arguments,
                },
                None => {
                    let name = declaration.key.split('(').next().unwrap_or_default();
                    return Err(Halt::Unsupported {
                        at,
                        what: format!("not modelled: {name}"),
                    });
                }
            }
        } else {
            match self.cache.method(method) {
                Some(code) => {
                    // A body with errors isn't run, and may lack its parameters.
                    if code.arguments != arguments && code.body.errors.is_empty() {
                        return Err(Halt::Internal(format!(
                            "{} was lowered with {} arguments",
                            declaration.key, code.arguments
                        )));
                    }
                    let index = self.install(code);
                    Target::Code { index, arguments }
                }
                None => return Err(self.abstract_call(method, at)),
            }
        };
        if let Some(callee) = self.callees.get_mut(method.index()) {
            callee.target = target;
        }
        Ok(())
    }

    /// A call of a method without a body: of an abstract method, or of one that isn't modelled.
    #[cold]
    pub(crate) fn abstract_call(&self, method: MethodId, at: CodePlace) -> Halt {
        let method = self.runtime.program.method(method);
        let what = if method.is_abstract {
            format!("a call of the abstract method {}", method.key)
        } else {
            let name = method.key.split('(').next().unwrap_or_default();
            format!("not modelled: {name}")
        };
        Halt::Unsupported { at, what }
    }

    /// Remembers that a static method can be called at once from now on, if its class, which may be
    /// used, will stay so.
    #[cold]
    pub(crate) fn mark_ready(&mut self, method: MethodId, class: ClassId) {
        let is_ready = self.class_states.get(class.index()) == Some(&ClassState::Ready);
        if let Some(callee) = self.callees.get_mut(method.index()) {
            callee.is_ready = is_ready && !matches!(callee.target, Target::Unknown);
        }
    }

    /// Whether nothing has to be done before using the class: it is initialised, or is being so.
    #[inline]
    pub(crate) fn is_initialized(&self, class: ClassId) -> bool {
        matches!(
            self.class_states.get(class.index()),
            Some(ClassState::Ready | ClassState::InProgress)
        )
    }

    /// Begins to initialise a class that [`Interpreter::is_initialized`] says no to; goes on in the
    /// topmost frame, and comes back to the op in the frame that is topmost now.
    #[cold]
    pub(crate) fn initialize(&mut self, stack: &mut Stack<M>, class: ClassId) -> Result<(), Halt> {
        if self.class_states.get(class.index()) == Some(&ClassState::Failed) {
            return match self.raise_not_initialized(stack, class)? {
                Flow::Go => Ok(()),
                Flow::Done(_) => Err(Halt::Internal("an entry frame was unwound".to_owned())),
            };
        }
        if self.needs_no_code(class) {
            self.set_class_state(class, ClassState::Ready);
            return Ok(());
        }
        self.set_class_state(class, ClassState::InProgress);
        let code = self.cache.class_init(class);
        let code = self.install(code);
        let base = self.top_of_frames();
        self.frames.push(Frame {
            code,
            pc: 0,
            base,
            to: 0,
            after: After::Init(class),
        });
        Ok(())
    }

    pub(crate) fn set_class_state(&mut self, class: ClassId, state: ClassState) {
        if let Some(place) = self.class_states.get_mut(class.index()) {
            *place = state;
        }
    }

    /// Whether initialising the class runs nothing.
    fn needs_no_code(&self, class: ClassId) -> bool {
        let program = &self.runtime.program;
        let mut current = Some(class);
        while let Some(class) = current {
            if self.class_states.get(class.index()) == Some(&ClassState::Ready) {
                return true;
            }
            let declaration = program.class(class);
            if !declaration.static_initializers.is_empty() {
                return false;
            }
            if declaration.is_interface() {
                return true;
            }
            let mut interfaces = Vec::new();
            crate::compile::default_interfaces(program, class, &mut interfaces);
            if !interfaces.is_empty() {
                return false;
            }
            current = declaration.superclass;
        }
        true
    }

    /// The first register that the topmost frame doesn't use.
    pub(crate) fn top_of_frames(&self) -> u32 {
        self.frames.last().map_or(0, |frame| {
            let code = self.runtime.codes.get(frame.code as usize);
            frame.base + code.map_or(0, |code| code.registers)
        })
    }

    /// What runs when the method is called on an object of the type; `None`: a lambda's body, or
    /// nothing.
    #[inline]
    pub(crate) fn dispatch_cached(
        &mut self,
        ty: TypeId,
        method: MethodId,
    ) -> Option<(MethodId, bool)> {
        let mixed = ty.number().wrapping_mul(0x9E37_79B1) ^ method.0.wrapping_mul(0x85EB_CA77);
        let index = (mixed >> 16) as usize % DISPATCH_CACHE;
        let cached = self.dispatches[index];
        if cached.ty == ty && cached.method == method {
            return cached.found;
        }
        let found = self.dispatch(ty, method);
        self.dispatches[index] = CachedDispatch { ty, method, found };
        found
    }

    #[cold]
    fn dispatch(&self, ty: TypeId, method: MethodId) -> Option<(MethodId, bool)> {
        let program = &self.runtime.program;
        let found = match ty.as_class() {
            Some(class) => program.resolve_virtual(class, method)?,
            None => self.dispatch_on_other(ty, method)?,
        };
        let (declared, resolved) = (program.method(method), program.method(found));
        let differs = declared
            .params
            .iter()
            .zip(&resolved.params)
            .any(|(declared, resolved)| declared.erasure() != resolved.erasure());
        Some((found, differs))
    }

    /// Arrays have the methods of `Object`; what has several interfaces has the most specific
    /// method that one of them has.
    fn dispatch_on_other(&self, ty: TypeId, method: MethodId) -> Option<MethodId> {
        let program = &self.runtime.program;
        let object = program.well_known().object;
        let declaring = program.method(method).class;
        let ty = self.runtime.types.get(ty);
        let parts = ty.parts().iter().filter_map(Type::class_id);
        let mut best: Option<MethodId> = None;
        let mut is_abstract = false;
        for part in parts.filter(|part| program.is_subclass(*part, declaring)) {
            let Some(found) = program.resolve_virtual(part, method) else {
                is_abstract = true;
                continue;
            };
            let is_better = best.is_none_or(|best| {
                program.is_subclass(program.method(found).class, program.method(best).class)
            });
            if is_better {
                best = Some(found);
            }
        }
        match best {
            Some(best) => Some(best),
            None if is_abstract => None,
            None => program.resolve_virtual(object, method),
        }
    }

    /// The first argument that isn't of its parameter's type: what a bridge method's cast finds.
    pub(crate) fn bridge_mismatch(
        &mut self,
        method: MethodId,
        arguments: &[Slot<M::Shadow>],
    ) -> Option<(Reference, TypeId)> {
        let program = self.runtime.program.clone();
        let params = &program.method(method).params;
        for (param, argument) in params.iter().zip(arguments.get(1..)?) {
            if !param.is_reference() {
                continue;
            }
            let object = Reference::from_bits(argument.bits);
            let ty = self.runtime.types.id(param);
            if !object.is_null() && !self.is_instance(object, ty) {
                return Some((object, ty));
            }
        }
        None
    }

    /// The first argument of a lambda that isn't of its parameter's type: what the casts of the
    /// method that a JVM makes for its interface find. `registers` are those of its frame.
    #[inline]
    pub(crate) fn lambda_mismatch(
        &self,
        code: &Code,
        captures: usize,
        registers: &[Slot<M::Shadow>],
    ) -> Option<(Reference, TypeId)> {
        code.parameter_types.iter().find_map(|&(register, ty)| {
            let register = register as usize;
            let argument = registers.get(register).filter(|_| register >= captures)?;
            let object = Reference::from_bits(argument.bits);
            let is_wrong = !object.is_null() && !self.is_instance(object, ty);
            is_wrong.then_some((object, ty))
        })
    }

    /// Whether the object is of the type or a subtype.
    #[inline]
    pub(crate) fn is_instance(&self, object: Reference, ty: TypeId) -> bool {
        self.runtime
            .is_subtype(self.runtime.heap.type_of(object), ty)
    }

    /// What to do when a frame with something special to follow has ended.
    #[cold]
    pub(crate) fn finish(
        &mut self,
        stack: &mut Stack<M>,
        after: After<M::Shadow>,
        result: Option<Slot<M::Shadow>>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        match after {
            After::Entry => Ok(Flow::Done(Completion::Return(result))),
            After::Store => Err(Halt::Internal("a result without a caller".to_owned())),
            After::Init(class) => {
                self.set_class_state(class, ClassState::Ready);
                Ok(Flow::Go)
            }
            After::Throw(exception) => self.unwind(stack, exception),
            After::Clause(call) => self.clause_finished(stack, call, result),
        }
    }

    /// A native method gave up.
    #[cold]
    pub(crate) fn native_failed(
        &mut self,
        stack: &mut Stack<M>,
        failure: NativeFailure,
        method: Option<MethodId>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        match failure {
            NativeFailure::Throw { class, message } => {
                let null = || match (class, method) {
                    ("java.lang.NullPointerException", Some(method)) => {
                        natives::null_message(&self.runtime.program.method(method).key)
                            .map(str::to_owned)
                    }
                    _ => None,
                };
                let message = message.or_else(null);
                self.raise_from(stack, class, message.as_deref(), method)
            }
            NativeFailure::Rethrow(exception) => self.unwind(stack, exception),
            NativeFailure::Initialize(class) => {
                if self.is_initialized(class) {
                    let name = &self.runtime.program.class(class).display_name;
                    let what = format!("reflection on {name} while it is being initialised");
                    let at = self.current_place();
                    return Err(Halt::Unsupported { at, what });
                }
                self.initialize(stack, class)?;
                Ok(Flow::Go)
            }
            NativeFailure::OutOfMemory => self.retry_allocation(stack),
            NativeFailure::Halt(halt) => Err(halt),
        }
    }

    /// A new object with default fields; a throwable gets the stack trace.
    pub(crate) fn new_object(&mut self, class: ClassId) -> Result<Reference, OutOfMemory> {
        let program = &self.runtime.program;
        let well_known = program.well_known();
        if class == well_known.string {
            return self.runtime.heap.new_string(Vec::new());
        }
        let object = self
            .runtime
            .heap
            .new_object(class, program.class(class).instance_slots)?;
        if program.is_subclass(class, well_known.throwable) {
            let trace = self.capture_trace();
            self.runtime.heap.get_mut(object).extra_mut().payload = Payload::Trace(trace);
        }
        Ok(object)
    }

    /// A new lambda object.
    pub(crate) fn new_lambda(
        &mut self,
        code_index: u32,
        code: &Code,
        index: u32,
        registers: &[Slot<M::Shadow>],
    ) -> Result<Reference, OutOfMemory> {
        let Some(info) = code.lambdas.get(index as usize) else {
            return Err(OutOfMemory);
        };
        let installed = match self.runtime.lambda_code(code_index, index) {
            Some(installed) => installed,
            None => {
                let method = match code.kind {
                    CodeKind::Clause => None,
                    _ => code.method,
                };
                let body = self.cache.lambda(&info.body, method);
                let installed = self.install(body);
                self.runtime.set_lambda_code(code_index, index, installed);
                installed
            }
        };
        let captures = registers.get(..info.captures as usize).unwrap_or_default();
        let lambda = LambdaObject {
            method: info.method,
            code: installed,
            captures: captures.into(),
        };
        self.runtime.heap.new_lambda(info.ty, lambda)
    }

    /// A field access on an object without that field; the lowered code is wrong.
    #[cold]
    pub(crate) fn no_such_field(&self, object: Reference) -> Halt {
        let ty = self.runtime.heap.type_of(object);
        let what = match self.runtime.heap.get(object).data {
            Data::Object(_) => "a field that isn't there",
            _ => "a field of something that has none",
        };
        Halt::Internal(format!("{what}: {}", self.runtime.type_name(ty)))
    }
}
