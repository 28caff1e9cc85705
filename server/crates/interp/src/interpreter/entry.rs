//! Calls from outside: of methods, constructors, lambdas and clauses.
//!
//! A call is made by a piece of code that calls the method, so that dispatch, class initialisation
//! and native methods work as for any call.

use std::sync::Arc;

use java::ir::{Body, Dispatch};
use java::types::{ClassId, MethodId, Type};

use super::Interpreter;
use crate::code::{Code, CodeKind, Op};
use crate::frame::{After, Frame};
use crate::heap::Reference;
use crate::machine::{CodePlace, Machine, Slot};
use crate::outcome::{Completion, Halt};

impl<M: Machine> Interpreter<M> {
    /// Calls a method: `receiver` for instance methods and constructors (which are given the new
    /// object), by its class if the method is virtual. Initialises the class first if need be.
    pub fn call(
        &mut self,
        method: MethodId,
        receiver: Option<Reference>,
        args: &[Slot<M::Shadow>],
    ) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        let entry = self.runtime.program.method(method);
        let dispatch = match receiver {
            None => Dispatch::Static,
            Some(_) if entry.is_private() || &*entry.name == "<init>" => Dispatch::Special,
            Some(_) => Dispatch::Virtual,
        };
        self.call_as(method, dispatch, receiver, args)
    }

    /// As [`Interpreter::call`], with the kind of dispatch given.
    pub fn call_as(
        &mut self,
        method: MethodId,
        dispatch: Dispatch,
        receiver: Option<Reference>,
        args: &[Slot<M::Shadow>],
    ) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        let entry = self.runtime.program.method(method);
        let wanted = entry.params.len();
        if wanted != args.len() || entry.is_static == receiver.is_some() {
            return Err(Halt::Internal(format!("wrong arguments for {}", entry.key)));
        }
        let returns = entry.return_type != Type::Void;
        let code = self.entry_code(method, dispatch, wanted as u32 + 1);
        let receiver = receiver.map(Reference::slot);
        let all: Vec<_> = receiver.into_iter().chain(args.iter().copied()).collect();
        let completion = self.enter(code, &all)?;
        Ok(match completion {
            Completion::Return(_) if !returns => Completion::Return(None),
            other => other,
        })
    }

    /// Calls an instance of a functional interface.
    pub fn call_lambda(
        &mut self,
        function: Reference,
        args: &[Slot<M::Shadow>],
    ) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        let class = self.runtime.heap.type_of(function).as_class();
        let method = match &self.runtime.heap.get(function).data {
            crate::heap::Data::Lambda(lambda) => Some(lambda.method),
            _ => class.and_then(|class| self.functional_method(class)),
        };
        match method {
            Some(method) => self.call_as(method, Dispatch::Virtual, Some(function), args),
            None => Err(Halt::Internal(
                "not an instance of a functional interface".to_owned(),
            )),
        }
    }

    /// The abstract method of the first functional interface a class implements.
    fn functional_method(&self, class: ClassId) -> Option<MethodId> {
        let program = &self.runtime.program;
        let mut current = Some(class);
        while let Some(class) = current {
            let class = program.class(class);
            let found = class
                .interfaces
                .iter()
                .find_map(|interface| match interface {
                    Type::Class(interface, _) => program.functional_method(*interface),
                    _ => None,
                });
            if found.is_some() {
                return found;
            }
            current = class.superclass;
        }
        None
    }

    /// Runs a body that belongs to no method, such as a contract's clause; `this` if it wants one.
    pub fn call_body(
        &mut self,
        body: &Arc<Body>,
        this: Option<Reference>,
        args: &[Slot<M::Shadow>],
    ) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        self.call_body_of(body, None, this, args)
    }

    /// As [`Interpreter::call_body`], for a clause of the method's contract: failures are then
    /// placed in the method's file.
    pub fn call_body_of(
        &mut self,
        body: &Arc<Body>,
        method: Option<MethodId>,
        this: Option<Reference>,
        args: &[Slot<M::Shadow>],
    ) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        if body.parameter_count as usize != args.len() || (body.has_this && this.is_none()) {
            return Err(Halt::Internal("wrong arguments for a clause".to_owned()));
        }
        let code = self.body_code(body, method);
        let this = this.filter(|_| body.has_this).map(Reference::slot);
        let all: Vec<_> = this.into_iter().chain(args.iter().copied()).collect();
        self.enter(code, &all)
    }

    /// Initialises a class (JLS 12.4); `Throw` if that failed.
    pub fn initialize_class(
        &mut self,
        class: ClassId,
    ) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        let ops = vec![Op::InitClass { class }, Op::ReturnVoid];
        let code = self.install(Arc::new(Code::synthetic(CodeKind::Entry, ops, 1)));
        self.enter(code, &[])
    }

    /// Makes an object and runs the constructor.
    pub fn construct(
        &mut self,
        constructor: MethodId,
        args: &[Slot<M::Shadow>],
    ) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        let class = self.runtime.program.method(constructor).class;
        if let Completion::Throw(exception) = self.initialize_class(class)? {
            return Ok(Completion::Throw(exception));
        }
        let object = self.allocate_object(class)?;
        self.construct_on(object, constructor, args)
    }

    /// As [`Interpreter::construct`], for a class whose objects have an enclosing one.
    pub fn construct_within(
        &mut self,
        enclosing: Slot<M::Shadow>,
        constructor: MethodId,
        args: &[Slot<M::Shadow>],
    ) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        let class = self.runtime.program.method(constructor).class;
        if let Completion::Throw(exception) = self.initialize_class(class)? {
            return Ok(Completion::Throw(exception));
        }
        let object = self.allocate_within(enclosing, class)?;
        self.construct_on(object, constructor, args)
    }

    /// A new object that no constructor was called on, with its enclosing one.
    pub fn allocate_within(
        &mut self,
        enclosing: Slot<M::Shadow>,
        class: ClassId,
    ) -> Result<Reference, Halt> {
        let object = self.allocate_object(class)?;
        if let Some(field) = self.runtime.program.class(class).outer_field {
            let slot = self.runtime.program.field(field).slot;
            self.runtime.heap.set_field(object, slot, enclosing);
        }
        Ok(object)
    }

    fn construct_on(
        &mut self,
        object: Reference,
        constructor: MethodId,
        args: &[Slot<M::Shadow>],
    ) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        let completion = self.call_as(constructor, Dispatch::Special, Some(object), args)?;
        Ok(match completion {
            Completion::Return(_) => Completion::Return(Some(object.slot())),
            Completion::Throw(exception) => Completion::Throw(exception),
        })
    }

    fn enter(
        &mut self,
        code: u32,
        arguments: &[Slot<M::Shadow>],
    ) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        // Frames of a run that was halted are of no use to the next one.
        self.frames.clear();
        let registers = self
            .runtime
            .codes
            .get(code as usize)
            .map_or(0, |code| code.registers);
        let end = registers as usize + arguments.len();
        crate::stepper::grow_to(&mut self.stack, end);
        if let Some(registers) = self.stack.get_mut(..arguments.len()) {
            registers.copy_from_slice(arguments);
        }
        self.frames.push(Frame {
            code,
            pc: 0,
            base: 0,
            to: 0,
            after: After::Entry,
        });
        self.run().map_err(|halt| self.as_the_user_sees(halt))
    }

    /// What isn't modelled inside a class model is told of the library's member that the user called,
    /// at the call: the names of models' own parts mean nothing to anybody.
    fn as_the_user_sees(&self, halt: Halt) -> Halt {
        let Halt::Unsupported { at, what } = halt else {
            return halt;
        };
        let program = &self.runtime.program;
        let method_of = |code: u32| self.runtime.codes.get(code as usize)?.method;
        let is_model = |code: u32| {
            method_of(code).is_some_and(|id| program.class(program.method(id).class).is_library)
        };
        if !is_model(at.code) {
            return Halt::Unsupported { at, what };
        }
        let models = self.frames.iter().rev();
        let depth = models.take_while(|frame| is_model(frame.code)).count();
        let outermost = self.frames.len() - depth;
        let called = self
            .frames
            .get(outermost)
            .and_then(|frame| method_of(frame.code));
        let Some(called) = called else {
            return Halt::Unsupported { at, what };
        };
        let name = program.public_name(called);
        let what = if what.starts_with("not modelled: ") {
            format!("not modelled: {name}")
        } else {
            format!("not modelled: {name}: {what}")
        };
        let caller = outermost
            .checked_sub(1)
            .and_then(|index| self.frames.get(index));
        let at = caller.map_or(at, |frame| CodePlace {
            code: frame.code,
            op: frame.pc,
        });
        Halt::Unsupported { at, what }
    }

    /// Code that calls the method with the arguments in its registers.
    fn entry_code(&mut self, method: MethodId, dispatch: Dispatch, registers: u32) -> u32 {
        let key = (method, dispatch == Dispatch::Virtual);
        if let Some(&known) = self.entries.get(&key) {
            return known;
        }
        let (to, args) = (0, 0);
        let call = match dispatch {
            Dispatch::Static => Op::CallStatic { to, args, method },
            Dispatch::Special => Op::CallSpecial { to, args, method },
            Dispatch::Virtual => Op::CallVirtual { to, args, method },
        };
        let ops = vec![call, Op::Return { value: 0 }];
        let code = self.install(Arc::new(Code::synthetic(CodeKind::Entry, ops, registers)));
        self.entries.insert(key, code);
        code
    }

    /// A clause's code, installed.
    pub(crate) fn body_code(&mut self, body: &Arc<Body>, method: Option<MethodId>) -> u32 {
        let key = Arc::as_ptr(body) as usize;
        if let Some(&known) = self.bodies.get(&key) {
            return known;
        }
        let code = self.cache.clause(body, method);
        let code = self.install(code);
        self.bodies.insert(key, code);
        code
    }

    /// Puts code into the table.
    pub(crate) fn install(&mut self, code: Arc<Code>) -> u32 {
        self.runtime.types.refresh();
        self.runtime.install(code)
    }
}
