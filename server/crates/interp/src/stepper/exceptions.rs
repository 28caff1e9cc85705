//! Exceptions: those the language throws by itself, finding handlers, stack traces.

use std::sync::Arc;

use java::types::{ClassId, MethodId, Type};

use super::{SPARE_REGISTERS, Stack};
use crate::code::{CodeKind, NO_REGISTER, NullUse};
use crate::compile::NullNote;
use crate::frame::{After, Flow, Frame};
use crate::heap::{OutOfMemory, Payload, Reference, TraceFrame};
use crate::interpreter::{ClassState, Interpreter, Target};
use crate::machine::{CodePlace, Machine, Slot};
use crate::outcome::{Completion, Halt};
use crate::type_table::TypeId;
use java::ir::BodyForm;

/// Frames of a stack trace that are kept, as on a JVM.
const TRACE_LENGTH: usize = 1024;

/// Frames that may be used beyond the limit while an exception is being constructed.
const SPARE_FRAMES: usize = 32;

/// What a language-thrown exception's constructor is given.
enum Argument<'a> {
    None,
    Message(&'a str),
    Cause(Reference),
    MessageAndCause(&'a str, Reference),
}

/// Why a class could not be initialised.
#[derive(Clone, Debug)]
pub(crate) struct InitFailure {
    message: String,
    trace: Arc<[TraceFrame]>,
}

impl<M: Machine> Interpreter<M> {
    /// The active calls, innermost first.
    pub(crate) fn capture_trace(&self) -> Arc<[TraceFrame]> {
        self.frames
            .iter()
            .rev()
            .filter(|frame| {
                let code = self.runtime.codes.get(frame.code as usize);
                code.is_some_and(|code| {
                    !matches!(code.kind, CodeKind::ClassInit(_) | CodeKind::Entry)
                })
            })
            .take(TRACE_LENGTH)
            .map(|frame| TraceFrame::Code {
                code: frame.code,
                op: frame.pc,
            })
            .collect()
    }

    /// Throws a new exception of the class in the topmost frame.
    #[cold]
    pub(crate) fn raise(
        &mut self,
        stack: &mut Stack<M>,
        class: &str,
        message: Option<&str>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        self.raise_from(stack, class, message, None)
    }

    /// As [`Self::raise`]; the trace starts with the native method, if it was one.
    #[cold]
    pub(crate) fn raise_from(
        &mut self,
        stack: &mut Stack<M>,
        class: &str,
        message: Option<&str>,
        native: Option<MethodId>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        let argument = message.map_or(Argument::None, Argument::Message);
        self.raise_with(stack, class, argument, native.map(TraceFrame::Native))
    }

    fn raise_with(
        &mut self,
        stack: &mut Stack<M>,
        class: &str,
        argument: Argument<'_>,
        innermost: Option<TraceFrame>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        let program = self.runtime.program.clone();
        let missing = |this: &Self| Halt::Unsupported {
            at: this.current_place(),
            what: format!("not modelled: {class}"),
        };
        let Some(id) = program.class_by_name(class) else {
            return Err(missing(self));
        };
        let constructor =
            |parameter: &str| program.method_by_key(&format!("{class}.<init>({parameter})"));
        let wanted = match argument {
            Argument::None => None,
            Argument::Message(_) => constructor("String").or_else(|| constructor("Object")),
            Argument::Cause(_) => constructor("Throwable"),
            Argument::MessageAndCause(..) => constructor("String,Throwable"),
        };
        let (constructor, takes_argument) = match wanted {
            Some(constructor) => (constructor, true),
            None => match constructor("") {
                Some(constructor) => (constructor, false),
                None => return Err(missing(self)),
            },
        };
        // Exceptions can be made even when the heap is full.
        let limit = self.runtime.budget.memory;
        self.runtime.heap.set_limit(u64::MAX);
        let object = self.new_object(id);
        let (message, cause) = match argument {
            _ if !takes_argument => (None, None),
            Argument::None => (None, None),
            Argument::Message(message) => (Some(message), None),
            Argument::Cause(cause) => (None, Some(cause)),
            Argument::MessageAndCause(message, cause) => (Some(message), Some(cause)),
        };
        let message = message.map(|message| {
            let units: Vec<u16> = message.encode_utf16().collect();
            self.runtime.heap.new_string(units)
        });
        self.runtime.heap.set_limit(limit);
        let (Ok(object), Ok(message)) = (object, message.transpose()) else {
            return Err(Halt::Stop(budget::Stop::Memory));
        };
        let arguments: Vec<Reference> = message.into_iter().chain(cause).collect();
        if let Some(innermost) = innermost
            && let Payload::Trace(frames) =
                &mut self.runtime.heap.get_mut(object).extra_mut().payload
        {
            *frames = std::iter::once(innermost)
                .chain(frames.iter().copied())
                .collect();
        }
        self.runtime.machine.thrown(self.current_place(), object);
        self.push_constructor(stack, constructor, object, &arguments)?;
        if self.class_states.get(id.index()) == Some(&ClassState::Untouched) {
            self.initialize(stack, id)?;
        }
        Ok(Flow::Go)
    }

    /// A frame that runs the constructor and then throws the object.
    fn push_constructor(
        &mut self,
        stack: &mut Stack<M>,
        constructor: MethodId,
        object: Reference,
        arguments: &[Reference],
    ) -> Result<(), Halt> {
        let at = self.current_place();
        if matches!(
            self.callees
                .get(constructor.index())
                .map(|callee| callee.target),
            Some(Target::Unknown)
        ) {
            self.prepare(constructor, at)?;
        }
        let Some(Target::Code { index, .. }) = self
            .callees
            .get(constructor.index())
            .map(|callee| callee.target)
        else {
            return Err(Halt::Internal(
                "an exception's constructor has no code".to_owned(),
            ));
        };
        if self.frames.len() >= self.depth_limit + SPARE_FRAMES {
            return Err(Halt::Stop(budget::Stop::Depth));
        }
        let base = self.top_of_frames();
        let code = self.runtime.codes.get(index as usize).cloned();
        let registers = code.as_ref().map_or(0, |code| code.registers);
        super::grow_to(stack, (base + registers) as usize + 1 + arguments.len());
        let arguments = std::iter::once(object).chain(arguments.iter().copied());
        for (offset, argument) in arguments.enumerate() {
            if let Some(register) = stack.get_mut(base as usize + offset) {
                *register = argument.slot();
            }
        }
        let after = After::Throw(object);
        self.frames.push(Frame {
            code: index,
            pc: 0,
            base,
            to: NO_REGISTER,
            after,
        });
        self.runtime
            .machine
            .entered(&self.runtime.heap, Some(constructor));
        Ok(())
    }

    /// The topmost frame's place.
    pub(crate) fn current_place(&self) -> CodePlace {
        self.frames
            .last()
            .map_or(CodePlace { code: 0, op: 0 }, |frame| CodePlace {
                code: frame.code,
                op: frame.pc,
            })
    }

    /// Goes to the handler of the exception, which was thrown by the topmost frame's current op.
    #[cold]
    pub(crate) fn unwind(
        &mut self,
        stack: &mut Stack<M>,
        exception: Reference,
    ) -> Result<Flow<M::Shadow>, Halt> {
        let program = self.runtime.program.clone();
        let thrown = self.runtime.heap.type_of(exception).as_class();
        while let Some(frame) = self.frames.last_mut() {
            let Some(code) = self.runtime.codes.get(frame.code as usize) else {
                return Err(Halt::Internal("a frame without code".to_owned()));
            };
            let handler = code.handlers.iter().find(|handler| {
                let is_inside = (handler.start..handler.end).contains(&frame.pc);
                let catches = |thrown| {
                    handler
                        .classes
                        .iter()
                        .any(|class| program.is_subclass(thrown, *class))
                };
                is_inside && (handler.classes.is_empty() || thrown.is_some_and(catches))
            });
            if let Some(handler) = handler {
                frame.pc = handler.target;
                let register = frame.base as usize + usize::from(handler.register);
                // What was left keeps nothing alive: an `OutOfMemoryError` may be handled by letting go.
                let base = frame.base as usize;
                let dead =
                    usize::from(handler.dead_from)..code.registers as usize + SPARE_REGISTERS;
                if let Some(dead) = stack.get_mut(base + dead.start..base + dead.end) {
                    dead.fill(Slot::default());
                }
                for local in &handler.dead_locals {
                    if let Some(local) = stack.get_mut(base + usize::from(*local)) {
                        *local = Slot::default();
                    }
                }
                if let Some(register) = stack.get_mut(register) {
                    *register = exception.slot();
                }
                return Ok(Flow::Go);
            }
            let method = code.method;
            if code.is_call() {
                self.runtime
                    .machine
                    .left(&self.runtime.heap, &self.runtime.statics, method);
            }
            match self.frames.pop().map(|frame| frame.after) {
                Some(After::Entry) => return Ok(Flow::Done(Completion::Throw(exception))),
                Some(After::Init(class)) => {
                    self.set_class_state(class, ClassState::Failed);
                    self.remember_failure(class, exception);
                    let error = program.well_known().error;
                    if !thrown.is_some_and(|thrown| program.is_subclass(thrown, error)) {
                        let class = "java.lang.ExceptionInInitializerError";
                        return self.raise_with(stack, class, Argument::Cause(exception), None);
                    }
                }
                _ => {}
            }
        }
        Err(Halt::Internal("an exception left all frames".to_owned()))
    }

    /// Keeps what later uses of the class tell of the exception that ended its initialisation.
    fn remember_failure(&mut self, class: ClassId, exception: Reference) {
        let name = self.runtime.type_name(self.runtime.heap.type_of(exception));
        let message = self.runtime.field(exception, "detailMessage");
        let message = message.map(|message| Reference::from_bits(message.bits));
        let message = message.and_then(|message| self.runtime.heap.string(message));
        let message = message.map_or_else(String::new, |message| {
            format!(": {}", String::from_utf16_lossy(message))
        });
        let extra = self.runtime.heap.get(exception).extra.as_deref();
        let trace = match extra.map(|extra| &extra.payload) {
            Some(Payload::Trace(trace)) => trace.clone(),
            _ => Arc::from([]),
        };
        let message = format!("Exception {name}{message} [in thread \"main\"]");
        self.init_failures
            .insert(class, InitFailure { message, trace });
    }

    /// A class is used whose initialisation has failed before.
    #[cold]
    pub(crate) fn raise_not_initialized(
        &mut self,
        stack: &mut Stack<M>,
        class: ClassId,
    ) -> Result<Flow<M::Shadow>, Halt> {
        let program = self.runtime.program.clone();
        let message = format!("Could not initialize class {}", program.class(class).name);
        let error = "java.lang.NoClassDefFoundError";
        let cause = program.class_by_name("java.lang.ExceptionInInitializerError");
        let (Some(failure), Some(cause)) = (self.init_failures.get(&class).cloned(), cause) else {
            return self.raise(stack, error, Some(&message));
        };
        let limit = self.runtime.budget.memory;
        self.runtime.heap.set_limit(u64::MAX);
        let object = self.new_object(cause);
        let units: Vec<u16> = failure.message.encode_utf16().collect();
        let text = self.runtime.heap.new_string(units);
        self.runtime.heap.set_limit(limit);
        let (Ok(object), Ok(text)) = (object, text) else {
            return Err(Halt::Stop(budget::Stop::Memory));
        };
        self.runtime.set_field(object, "detailMessage", text.slot());
        self.runtime.heap.get_mut(object).extra_mut().payload = Payload::Trace(failure.trace);
        self.raise_with(
            stack,
            error,
            Argument::MessageAndCause(&message, object),
            None,
        )
    }

    /// `StackOverflowError`, catchable.
    #[cold]
    pub(crate) fn raise_stack_overflow(
        &mut self,
        stack: &mut Stack<M>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        if self.is_constructing_exception() {
            return Err(Halt::Stop(budget::Stop::Depth));
        }
        self.raise(stack, "java.lang.StackOverflowError", None)
    }

    /// Whether frames beyond the limit are allowed, for the constructors of an exception that the
    /// language throws.
    #[cold]
    pub(crate) fn may_exceed_depth(&self) -> bool {
        self.frames.len() < self.depth_limit + SPARE_FRAMES && self.is_constructing_exception()
    }

    fn is_constructing_exception(&self) -> bool {
        let recent = self.frames.iter().rev().take(SPARE_FRAMES);
        recent
            .into_iter()
            .any(|frame| matches!(frame.after, After::Throw(_)))
    }

    /// `OutOfMemoryError`, catchable.
    #[cold]
    pub(crate) fn raise_out_of_memory(
        &mut self,
        stack: &mut Stack<M>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        self.raise(stack, "java.lang.OutOfMemoryError", Some("Java heap space"))
    }

    /// An allocation failed: again after a collection, if that helps, or `OutOfMemoryError`.
    #[cold]
    pub(crate) fn retry_allocation(
        &mut self,
        stack: &mut Stack<M>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        if self.collects && self.collect(stack) > self.runtime.budget.memory / 16 {
            return Ok(Flow::Go);
        }
        self.raise_out_of_memory(stack)
    }

    #[cold]
    pub(crate) fn raise_out_of_bounds(
        &mut self,
        stack: &mut Stack<M>,
        array: Reference,
        index: i32,
    ) -> Result<Flow<M::Shadow>, Halt> {
        let Some(length) = self.runtime.heap.array_length(array) else {
            return Err(Halt::Internal("an element of something else".to_owned()));
        };
        let message = format!("Index {index} out of bounds for length {length}");
        self.raise(
            stack,
            "java.lang.ArrayIndexOutOfBoundsException",
            Some(&message),
        )
    }

    #[cold]
    pub(crate) fn raise_array_store(
        &mut self,
        stack: &mut Stack<M>,
        value: Slot<M::Shadow>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        let ty = self.runtime.class_of(Reference::from_bits(value.bits));
        let message = self.runtime.type_name(ty);
        self.raise(stack, "java.lang.ArrayStoreException", Some(&message))
    }

    #[cold]
    pub(crate) fn raise_class_cast(
        &mut self,
        stack: &mut Stack<M>,
        object: Reference,
        wanted: TypeId,
        bridge: Option<MethodId>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        let actual = self.runtime.class_of(object);
        let message = format!(
            "class {} cannot be cast to class {} ({})",
            self.runtime.type_name(actual),
            self.runtime.type_name(wanted),
            self.modules(actual, wanted),
        );
        let message = Argument::Message(&message);
        let bridge = bridge.map(TraceFrame::Bridge);
        self.raise_with(stack, "java.lang.ClassCastException", message, bridge)
    }

    /// What the JVM says of the modules of the classes in a failed cast.
    fn modules(&self, actual: TypeId, wanted: TypeId) -> String {
        let (first, second) = (
            self.runtime.type_name(actual),
            self.runtime.type_name(wanted),
        );
        match (self.is_in_library(actual), self.is_in_library(wanted)) {
            (true, true) => {
                format!("{first} and {second} are in module java.base of loader 'bootstrap'")
            }
            (false, false) => {
                format!("{first} and {second} are in unnamed module of loader 'app'")
            }
            (true, false) => format!(
                "{first} is in module java.base of loader 'bootstrap'; \
                 {second} is in unnamed module of loader 'app'"
            ),
            (false, true) => format!(
                "{first} is in unnamed module of loader 'app'; \
                 {second} is in module java.base of loader 'bootstrap'"
            ),
        }
    }

    fn is_in_library(&self, ty: TypeId) -> bool {
        let mut ty = self.runtime.types.get(ty);
        while let Type::Array(element) = ty {
            ty = (*element).clone();
        }
        match ty {
            Type::Class(class, _) => self.runtime.program.class(class).is_library,
            _ => true,
        }
    }

    /// `NullPointerException` with the JVM's description of what was `null`.
    #[cold]
    pub(crate) fn raise_null_pointer(
        &mut self,
        stack: &mut Stack<M>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        let place = self.current_place();
        let message = match self.null_messages.get(&place) {
            Some(known) => known.clone(),
            None => {
                // Found by compiling the method again, so only once for each place.
                let message: Option<Arc<str>> = self.null_message(place).map(Arc::from);
                self.null_messages.insert(place, message.clone());
                message
            }
        };
        self.raise(stack, "java.lang.NullPointerException", message.as_deref())
    }

    fn null_message(&self, place: CodePlace) -> Option<String> {
        let code = self.runtime.codes.get(place.code as usize)?;
        // A JVM has no code of its own for a method reference, and so no words.
        if code.body.form == BodyForm::MethodReference {
            return None;
        }
        let NullNote { usage, operand } = self.cache.null_note(code, place.op)?;
        let program = &self.runtime.program;
        let array = |ty: &Type| match ty.as_primitive() {
            Some(java::types::Primitive::Boolean | java::types::Primitive::Byte) => "byte/boolean",
            Some(primitive) => crate::runtime::primitive_name(primitive),
            None => "object",
        };
        let action = match &usage {
            NullUse::Invoke(method) => format!("Cannot invoke \"{method}\""),
            NullUse::ReadField(field) => {
                format!("Cannot read field \"{}\"", program.field(*field).name)
            }
            NullUse::AssignField(field) => {
                format!("Cannot assign field \"{}\"", program.field(*field).name)
            }
            NullUse::ReadLength => "Cannot read the array length".to_owned(),
            NullUse::LoadElement(ty) => format!("Cannot load from {} array", array(ty)),
            NullUse::StoreElement(ty) => format!("Cannot store to {} array", array(ty)),
            NullUse::Throw => "Cannot throw exception".to_owned(),
            NullUse::Monitor => "Cannot enter synchronized block".to_owned(),
            NullUse::Switch(Type::Class(class, _)) if *class == program.well_known().string => {
                "Cannot invoke \"String.hashCode()\"".to_owned()
            }
            NullUse::Switch(Type::Class(class, _)) => {
                format!("Cannot invoke \"{}.ordinal()\"", program.class(*class).name)
            }
            NullUse::Switch(_) => return None,
        };
        Some(match operand {
            Some(operand) => format!("{action} because {operand} is null"),
            None => action,
        })
    }

    /// The trace a throwable was created with.
    pub fn trace_of(&self, throwable: Reference) -> Vec<crate::trace::TraceElement> {
        match self.runtime.heap.get(throwable).payload() {
            Payload::Trace(frames) => self.runtime.trace_elements(frames),
            _ => Vec::new(),
        }
    }

    /// The place where a throwable was created, inside the user's code if possible.
    pub fn origin_of(&self, throwable: Reference) -> Option<CodePlace> {
        let Payload::Trace(frames) = self.runtime.heap.get(throwable).payload() else {
            return None;
        };
        let place = |frame: &TraceFrame| match *frame {
            TraceFrame::Code { code, op } => Some(CodePlace { code, op }),
            TraceFrame::Native(_) | TraceFrame::Bridge(_) => None,
        };
        let is_user = |place: &CodePlace| {
            let code = self.runtime.codes.get(place.code as usize);
            let method = code.and_then(|code| code.method);
            method.is_some_and(|method| {
                let class = self.runtime.program.method(method).class;
                !self.runtime.program.class(class).is_library
            })
        };
        let mut places = frames.iter().filter_map(place);
        places.clone().find(is_user).or_else(|| places.next())
    }
}

impl From<OutOfMemory> for Halt {
    fn from(_: OutOfMemory) -> Self {
        Halt::Stop(budget::Stop::Memory)
    }
}
