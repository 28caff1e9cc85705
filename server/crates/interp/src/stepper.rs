//! Runs register code: one loop, generic over the machine, with explicit frames.
//!
//! What must hold:
//! * Java calls use no native stack.
//! * Concrete values are computed by `java::ops` alone.
//! * The budget is charged at each backward jump and each call, so no run is endless; the same run
//!   is charged the same.
//!
//! The loop is one long function, for its state must stay in machine registers; whatever is rare is in
//! the modules below, and an op that needs such a slow path either finishes there or is tried again.

use std::sync::Arc;

use java::ir::{ArithmeticOp, CompareKind, CompareOp, NumericKind};
use java::ops;
use java::types::MethodId;

use crate::code::{Code, NO_REGISTER, Op};
use crate::frame::{After, Flow, Frame};
use crate::heap::{Data, Reference};
use crate::interpreter::{Interpreter, Target};
use crate::machine::{CallAction, CodePlace, ImplicitCheck, Machine, Need, Slot};
use crate::native_call::NativeContext;
use crate::outcome::{Completion, Halt};

mod arrays;
mod calls;
pub(crate) mod contracts;
pub(crate) mod exceptions;
mod strings;

pub(crate) use calls::DISPATCH_CACHE;

/// Steps a call is charged besides the jumps in it.
const CALL_COST: u32 = 8;

/// Steps charged for going a short way back.
const JUMP_COST: u32 = 1;

type Stack<M> = Vec<Slot<<M as Machine>::Shadow>>;

impl<M: Machine> Interpreter<M> {
    /// Runs until the topmost entry frame ends.
    pub(crate) fn run(&mut self) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        let mut stack = std::mem::take(&mut self.stack);
        let mut codes = std::mem::take(&mut self.codes);
        let result = self.steps(&mut stack, &mut codes);
        self.stack = stack;
        self.codes = codes;
        result
    }

    // Macros shared by ops reload registers that not all of them use again.
    #[expect(unused_assignments)]
    /// The loop. `codes` is a copy of the code table, so that it can be read while `self` changes.
    fn steps(
        &mut self,
        stack: &mut Stack<M>,
        codes: &mut Vec<Arc<Code>>,
    ) -> Result<Completion<Slot<M::Shadow>>, Halt> {
        // Steps that may be used before the budget is asked again.
        let mut granted = self.runtime.grant()?;
        let mut fuel = granted;
        let mut code_index;
        let mut code: &Code;
        let mut instructions: &[Op];
        let mut pc: usize;
        let mut base: usize;
        let mut regs: &mut [Slot<M::Shadow>];

        // Takes up the topmost frame.
        macro_rules! reload {
            () => {{
                if codes.len() < self.runtime.codes.len() {
                    codes.extend_from_slice(&self.runtime.codes[codes.len()..]);
                }
                let Some(frame) = self.frames.last() else {
                    return Err(Halt::Internal("no frame to run".to_owned()));
                };
                code_index = frame.code;
                code = &codes[code_index as usize];
                instructions = &code.ops;
                pc = frame.pc as usize;
                base = frame.base as usize;
                let end = base + code.registers as usize;
                grow_to(stack, end);
                regs = &mut stack[base..];
            }};
        }
        // The current op's place.
        macro_rules! at {
            () => {
                CodePlace {
                    code: code_index,
                    op: (pc - 1) as u32,
                }
            };
        }
        // Tells the frame which op it is at, before a slow path.
        macro_rules! sync {
            () => {
                if let Some(frame) = self.frames.last_mut() {
                    frame.pc = (pc - 1) as u32;
                }
            };
        }
        macro_rules! go {
            ($flow:expr) => {{
                match $flow? {
                    Flow::Go => reload!(),
                    Flow::Done(completion) => {
                        self.runtime.return_grant(granted - fuel);
                        return Ok(completion);
                    }
                }
                continue;
            }};
        }
        macro_rules! raise {
            ($class:expr, $message:expr) => {{
                sync!();
                go!(self.raise(stack, $class, $message))
            }};
        }
        macro_rules! null_pointer {
            () => {{
                sync!();
                go!(self.raise_null_pointer(stack))
            }};
        }
        macro_rules! charge {
            ($steps:expr) => {{
                let steps: u32 = $steps;
                if fuel > steps {
                    fuel -= steps;
                } else {
                    self.runtime.return_grant(granted - fuel);
                    self.runtime.spend(u64::from(steps))?;
                    sync!();
                    self.poll(stack)?;
                    regs = &mut stack[base..];
                    granted = self.runtime.grant()?;
                    fuel = granted;
                }
            }};
        }
        macro_rules! jump {
            ($target:expr) => {{
                let target = $target as usize;
                if target < pc {
                    charge!((pc - target) as u32 + JUMP_COST);
                }
                pc = target;
            }};
        }
        macro_rules! reg {
            ($register:expr) => {
                regs[$register as usize]
            };
        }
        macro_rules! is_shadowed {
            ($($slot:expr),+) => {
                M::HAS_SHADOWS && ($($slot.shadow != M::Shadow::default())||+)
            };
        }
        macro_rules! set {
            ($to:expr, $bits:expr, $shadow:expr) => {{
                let bits = $bits;
                let shadow = $shadow;
                reg!($to) = Slot { bits, shadow };
            }};
        }
        // A binary operation that can't fail.
        macro_rules! binary {
            ($op:expr, $kind:expr, $to:expr, $left:expr, $right:expr) => {{
                let (left, right) = ($left, $right);
                let bits = ops::binary($op, $kind, left.bits, right.bits).unwrap_or_default();
                let shadow = if is_shadowed!(left, right) {
                    self.runtime.machine.binary($op, $kind, left, right)
                } else {
                    M::Shadow::default()
                };
                reg!($to) = Slot { bits, shadow };
            }};
        }
        macro_rules! int_const {
            ($op:expr, $to:expr, $left:expr, $value:expr) => {
                binary!(
                    $op,
                    NumericKind::Int,
                    $to,
                    reg!($left),
                    Slot::plain(ops::int_slot($value))
                )
            };
        }
        // A comparison's outcome and shadow. Boxes that may come from the cache are one object by
        // their values, as long as neither is null.
        macro_rules! compared {
            ($op:expr, $kind:expr, $left:expr, $right:expr) => {{
                let (left, right, kind) = ($left, $right, $kind);
                let boxes = match kind {
                    CompareKind::Reference if M::HAS_SHADOWS => {
                        self.runtime.cached_boxes(left, right)
                    }
                    _ => None,
                };
                if let Some(boxes) = boxes {
                    for slot in [left, right] {
                        if is_shadowed!(slot) {
                            self.runtime
                                .machine
                                .concretize(at!(), Need::Receiver, slot)?;
                        }
                    }
                    self.runtime.compare_boxes($op, &boxes)
                } else {
                    let holds = ops::compare($op, kind, left.bits, right.bits);
                    let shadow = if is_shadowed!(left, right) {
                        self.runtime.machine.compare($op, kind, left, right)
                    } else {
                        M::Shadow::default()
                    };
                    (holds, shadow)
                }
            }};
        }
        macro_rules! compare_jump {
            ($op:expr, $kind:expr, $left:expr, $right:expr, $when:expr, $target:expr) => {{
                let (holds, shadow) = compared!($op, $kind, $left, $right);
                self.runtime.machine.branch(at!(), shadow, holds)?;
                if holds == $when {
                    jump!($target);
                }
            }};
        }
        macro_rules! int_jump {
            ($op:expr, $left:expr, $right:expr, $when:expr, $target:expr) => {
                compare_jump!(
                    $op,
                    CompareKind::Int,
                    reg!($left),
                    reg!($right),
                    $when,
                    $target
                )
            };
        }
        macro_rules! int_const_jump {
            ($op:expr, $left:expr, $value:expr, $when:expr, $target:expr) => {
                compare_jump!(
                    $op,
                    CompareKind::Int,
                    reg!($left),
                    Slot::plain(ops::int_slot($value)),
                    $when,
                    $target
                )
            };
        }
        // A reference that is about to be followed.
        macro_rules! receiver {
            ($register:expr) => {{
                let slot = reg!($register);
                if is_shadowed!(slot) {
                    self.runtime
                        .machine
                        .concretize(at!(), Need::Receiver, slot)?;
                }
                let reference = Reference::from_bits(slot.bits);
                if reference.is_null() {
                    null_pointer!();
                }
                reference
            }};
        }
        macro_rules! initialized {
            ($class:expr) => {
                if !self.is_initialized($class) {
                    sync!();
                    self.initialize(stack, $class)?;
                    // Again, when that is done.
                    reload!();
                    continue;
                }
            };
        }
        // Checks an index against an array; the index as number.
        macro_rules! index {
            ($array:expr, $index:expr) => {{
                let index: Slot<M::Shadow> = reg!($index);
                let value = ops::slot_int(index.bits);
                if is_shadowed!(index) {
                    let length = self.runtime.heap.array_length($array).unwrap_or(0);
                    let passes = value >= 0 && (value as usize) < length;
                    self.runtime.machine.implicit_check(
                        at!(),
                        ImplicitCheck::Bounds,
                        NumericKind::Int,
                        index,
                        length as u64,
                        passes,
                    )?;
                    if passes {
                        self.runtime
                            .machine
                            .concretize(at!(), Need::ArrayIndex, index)?;
                    }
                }
                value
            }};
        }
        macro_rules! out_of_bounds {
            ($array:expr, $index:expr) => {{
                sync!();
                go!(self.raise_out_of_bounds(stack, $array, $index))
            }};
        }
        // Enters `index`, whose arguments start at `args`.
        macro_rules! enter {
            ($index:expr, $arguments:expr, $args:expr, $to:expr, $method:expr) => {{
                let first = $args as usize;
                let arguments = &mut regs[first..first + $arguments as usize];
                let runtime = &mut self.runtime;
                match runtime
                    .machine
                    .call(&runtime.heap, at!(), $method, arguments)?
                {
                    CallAction::Enter => {}
                    CallAction::ByContract(result) => {
                        let arguments = arguments.to_vec();
                        sync!();
                        go!(self.call_by_contract(stack, $method, arguments, result, $to))
                    }
                }
                charge!(CALL_COST);
                sync!();
                if self.frames.len() >= self.depth_limit && !self.may_exceed_depth() {
                    go!(self.raise_stack_overflow(stack))
                }
                base += first;
                code_index = $index;
                code = &codes[code_index as usize];
                instructions = &code.ops;
                let end = base + code.registers as usize;
                grow_to(stack, end);
                self.frames.push(Frame {
                    code: code_index,
                    pc: 0,
                    base: base as u32,
                    to: $to,
                    after: After::Store,
                });
                self.runtime
                    .machine
                    .entered(&self.runtime.heap, code.method);
                regs = &mut stack[base..];
                pc = 0;
            }};
        }
        // Calls a method that is known; its class is initialised.
        macro_rules! call {
            ($target:expr, $args:expr, $to:expr, $method:expr) => {
                match $target {
                    Target::Code { index, arguments } => {
                        enter!(index, arguments, $args, $to, $method)
                    }
                    Target::Native {
                        function,
                        arguments,
                    } => {
                        let first = $args as usize;
                        let count = arguments as usize;
                        let arguments = &mut regs[first..first + count];
                        let runtime = &mut self.runtime;
                        match runtime
                            .machine
                            .call(&runtime.heap, at!(), $method, arguments)?
                        {
                            CallAction::Enter => {}
                            CallAction::ByContract(result) => {
                                let arguments = arguments.to_vec();
                                sync!();
                                go!(self.call_by_contract(stack, $method, arguments, result, $to))
                            }
                        }
                        charge!(CALL_COST);
                        let (at, method) = (at!(), $method);
                        let mut context = NativeContext {
                            runtime: &mut self.runtime,
                            at,
                            method,
                        };
                        let arguments = &regs[first..first + count];
                        match function(&mut context, arguments) {
                            Ok(result) => {
                                if $to != NO_REGISTER {
                                    reg!($to) = result;
                                }
                            }
                            Err(failure) => {
                                sync!();
                                go!(self.native_failed(stack, failure, Some($method)))
                            }
                        }
                    }
                    Target::Unknown => {
                        sync!();
                        self.prepare($method, at!())?;
                        // Again, now that it is known.
                        reload!();
                        continue;
                    }
                }
            };
        }
        macro_rules! return_value {
            ($result:expr) => {{
                let result: Option<Slot<M::Shadow>> = $result;
                let Some(frame) = self.frames.pop() else {
                    return Err(Halt::Internal("no frame to return from".to_owned()));
                };
                if code.is_call() {
                    self.runtime.machine.left(
                        &self.runtime.heap,
                        &self.runtime.statics,
                        code.method,
                    );
                }
                match (frame.after, self.frames.last()) {
                    (After::Store, Some(caller)) => {
                        code_index = caller.code;
                        code = &codes[code_index as usize];
                        instructions = &code.ops;
                        pc = caller.pc as usize + 1;
                        base = caller.base as usize;
                        regs = &mut stack[base..];
                        if let (Some(result), true) = (result, frame.to != NO_REGISTER) {
                            reg!(frame.to) = result;
                        }
                    }
                    (after, _) => go!(self.finish(stack, after, result)),
                }
            }};
        }

        reload!();
        loop {
            let op = instructions[pc];
            pc += 1;
            match op {
                Op::Move { to, from } => reg!(to) = reg!(from),
                Op::ConstInt { to, value } => reg!(to) = Slot::plain(ops::int_slot(value)),
                Op::ConstWide { to, index } => reg!(to) = Slot::plain(code.wide[index as usize]),
                Op::ConstString { to, index } => {
                    match self.constant_string(code_index, code, index) {
                        Ok(string) => reg!(to) = string.slot(),
                        Err(_) => {
                            sync!();
                            go!(self.raise_out_of_memory(stack))
                        }
                    }
                }
                Op::ConstClass { to, ty } => match self.runtime.class_object(ty) {
                    Ok(class) => reg!(to) = class.slot(),
                    Err(failure) => {
                        sync!();
                        go!(self.native_failed(stack, failure, None))
                    }
                },

                Op::IntAdd { to, left, right } => {
                    binary!(
                        ArithmeticOp::Add,
                        NumericKind::Int,
                        to,
                        reg!(left),
                        reg!(right)
                    );
                }
                Op::IntSub { to, left, right } => {
                    binary!(
                        ArithmeticOp::Sub,
                        NumericKind::Int,
                        to,
                        reg!(left),
                        reg!(right)
                    );
                }
                Op::IntMul { to, left, right } => {
                    binary!(
                        ArithmeticOp::Mul,
                        NumericKind::Int,
                        to,
                        reg!(left),
                        reg!(right)
                    );
                }
                Op::IntAnd { to, left, right } => {
                    binary!(
                        ArithmeticOp::BitAnd,
                        NumericKind::Int,
                        to,
                        reg!(left),
                        reg!(right)
                    );
                }
                Op::IntAddConst { to, left, value } => {
                    int_const!(ArithmeticOp::Add, to, left, value);
                }
                Op::IntSubConst { to, left, value } => {
                    int_const!(ArithmeticOp::Sub, to, left, value);
                }
                Op::IntMulConst { to, left, value } => {
                    int_const!(ArithmeticOp::Mul, to, left, value);
                }
                Op::IntAndConst { to, left, value } => {
                    int_const!(ArithmeticOp::BitAnd, to, left, value);
                }
                Op::IntShlConst { to, left, value } => {
                    int_const!(ArithmeticOp::Shl, to, left, value);
                }
                Op::IntShrConst { to, left, value } => {
                    int_const!(ArithmeticOp::Shr, to, left, value);
                }
                Op::IntUShrConst { to, left, value } => {
                    int_const!(ArithmeticOp::UShr, to, left, value);
                }
                Op::IntDivConst { to, left, value } => {
                    int_const!(ArithmeticOp::Div, to, left, value);
                }
                Op::IntRemConst { to, left, value } => {
                    int_const!(ArithmeticOp::Rem, to, left, value);
                }
                Op::LongAdd { to, left, right } => {
                    binary!(
                        ArithmeticOp::Add,
                        NumericKind::Long,
                        to,
                        reg!(left),
                        reg!(right)
                    );
                }
                Op::LongSub { to, left, right } => {
                    binary!(
                        ArithmeticOp::Sub,
                        NumericKind::Long,
                        to,
                        reg!(left),
                        reg!(right)
                    );
                }
                Op::LongMul { to, left, right } => {
                    binary!(
                        ArithmeticOp::Mul,
                        NumericKind::Long,
                        to,
                        reg!(left),
                        reg!(right)
                    );
                }
                Op::DoubleAdd { to, left, right } => {
                    binary!(
                        ArithmeticOp::Add,
                        NumericKind::Double,
                        to,
                        reg!(left),
                        reg!(right)
                    );
                }
                Op::DoubleSub { to, left, right } => {
                    binary!(
                        ArithmeticOp::Sub,
                        NumericKind::Double,
                        to,
                        reg!(left),
                        reg!(right)
                    );
                }
                Op::DoubleMul { to, left, right } => {
                    binary!(
                        ArithmeticOp::Mul,
                        NumericKind::Double,
                        to,
                        reg!(left),
                        reg!(right)
                    );
                }
                Op::DoubleDiv { to, left, right } => {
                    binary!(
                        ArithmeticOp::Div,
                        NumericKind::Double,
                        to,
                        reg!(left),
                        reg!(right)
                    );
                }
                Op::Binary {
                    op,
                    kind,
                    to,
                    left,
                    right,
                } => {
                    let (left, right) = (reg!(left), reg!(right));
                    let divides = matches!(op, ArithmeticOp::Div | ArithmeticOp::Rem)
                        && matches!(kind, NumericKind::Int | NumericKind::Long);
                    let result = ops::binary(op, kind, left.bits, right.bits);
                    if divides && is_shadowed!(right) {
                        self.runtime.machine.implicit_check(
                            at!(),
                            ImplicitCheck::Divisor,
                            kind,
                            right,
                            0,
                            result.is_ok(),
                        )?;
                    }
                    let Ok(bits) = result else {
                        raise!("java.lang.ArithmeticException", Some("/ by zero"))
                    };
                    let shadow = if is_shadowed!(left, right) {
                        self.runtime.machine.binary(op, kind, left, right)
                    } else {
                        M::Shadow::default()
                    };
                    reg!(to) = Slot { bits, shadow };
                }
                Op::Unary { op, kind, to, from } => {
                    let operand = reg!(from);
                    let shadow = if is_shadowed!(operand) {
                        self.runtime.machine.unary(op, kind, operand)
                    } else {
                        M::Shadow::default()
                    };
                    set!(to, ops::unary(op, kind, operand.bits), shadow);
                }
                Op::Not { to, from } => {
                    let operand = reg!(from);
                    let shadow = if is_shadowed!(operand) {
                        self.runtime.machine.boolean_not(operand)
                    } else {
                        M::Shadow::default()
                    };
                    set!(
                        to,
                        ops::boolean_slot(!ops::slot_boolean(operand.bits)),
                        shadow
                    );
                }
                Op::BooleanBinary {
                    op,
                    to,
                    left,
                    right,
                } => {
                    let (left, right) = (reg!(left), reg!(right));
                    let bits = ops::binary(op, NumericKind::Long, left.bits, right.bits)
                        .unwrap_or_default();
                    let shadow = if is_shadowed!(left, right) {
                        self.runtime.machine.boolean_binary(op, left, right)
                    } else {
                        M::Shadow::default()
                    };
                    reg!(to) = Slot { bits, shadow };
                }
                Op::Compare {
                    op,
                    kind,
                    to,
                    left,
                    right,
                } => {
                    let (holds, shadow) = compared!(op, kind, reg!(left), reg!(right));
                    set!(to, ops::boolean_slot(holds), shadow);
                }
                Op::Convert {
                    source,
                    target,
                    to,
                    from,
                } => {
                    let operand = reg!(from);
                    let shadow = if is_shadowed!(operand) {
                        self.runtime.machine.convert(source, target, operand)
                    } else {
                        M::Shadow::default()
                    };
                    set!(to, ops::convert(source, target, operand.bits), shadow);
                }

                Op::Jump { target } => jump!(target),
                Op::JumpIf {
                    condition,
                    when,
                    target,
                } => {
                    let condition = reg!(condition);
                    let holds = ops::slot_boolean(condition.bits);
                    self.runtime
                        .machine
                        .branch(at!(), condition.shadow, holds)?;
                    if holds == when {
                        jump!(target);
                    }
                }
                Op::JumpIntLt {
                    left,
                    right,
                    when,
                    target,
                } => {
                    int_jump!(CompareOp::Lt, left, right, when, target);
                }
                Op::JumpIntLe {
                    left,
                    right,
                    when,
                    target,
                } => {
                    int_jump!(CompareOp::Le, left, right, when, target);
                }
                Op::JumpIntGt {
                    left,
                    right,
                    when,
                    target,
                } => {
                    int_jump!(CompareOp::Gt, left, right, when, target);
                }
                Op::JumpIntGe {
                    left,
                    right,
                    when,
                    target,
                } => {
                    int_jump!(CompareOp::Ge, left, right, when, target);
                }
                Op::JumpIntEq {
                    left,
                    right,
                    when,
                    target,
                } => {
                    int_jump!(CompareOp::Eq, left, right, when, target);
                }
                Op::JumpIntNe {
                    left,
                    right,
                    when,
                    target,
                } => {
                    int_jump!(CompareOp::Ne, left, right, when, target);
                }
                Op::JumpIntLtConst {
                    left,
                    value,
                    when,
                    target,
                } => {
                    int_const_jump!(CompareOp::Lt, left, value, when, target);
                }
                Op::JumpIntLeConst {
                    left,
                    value,
                    when,
                    target,
                } => {
                    int_const_jump!(CompareOp::Le, left, value, when, target);
                }
                Op::JumpIntGtConst {
                    left,
                    value,
                    when,
                    target,
                } => {
                    int_const_jump!(CompareOp::Gt, left, value, when, target);
                }
                Op::JumpIntGeConst {
                    left,
                    value,
                    when,
                    target,
                } => {
                    int_const_jump!(CompareOp::Ge, left, value, when, target);
                }
                Op::JumpIntEqConst {
                    left,
                    value,
                    when,
                    target,
                } => {
                    int_const_jump!(CompareOp::Eq, left, value, when, target);
                }
                Op::JumpIntNeConst {
                    left,
                    value,
                    when,
                    target,
                } => {
                    int_const_jump!(CompareOp::Ne, left, value, when, target);
                }
                Op::JumpCompare {
                    op,
                    kind,
                    when,
                    left,
                    right,
                    target,
                } => {
                    compare_jump!(op, kind, reg!(left), reg!(right), when, target);
                }
                Op::JumpIfDecided {
                    condition,
                    value,
                    target,
                } => {
                    let condition = reg!(condition);
                    if !is_shadowed!(condition) && ops::slot_boolean(condition.bits) == value {
                        jump!(target);
                    }
                }
                Op::SkipAssert { target } => {
                    if !self.assertions {
                        jump!(target);
                    }
                }
                Op::SwitchInt { selector, index } => {
                    if !M::HAS_SHADOWS {
                        let table = &code.switches[index as usize];
                        let value = ops::slot_int(reg!(selector).bits);
                        let target = match table
                            .targets
                            .binary_search_by_key(&value, |&(label, _)| label)
                        {
                            Ok(position) => table.targets[position].1,
                            Err(_) => table.default,
                        };
                        if target != u32::MAX {
                            jump!(target);
                        }
                    }
                }

                Op::GetField { to, object, slot } => {
                    let object = receiver!(object);
                    match &self.runtime.heap.get(object).data {
                        Data::Object(fields) if (slot as usize) < fields.len() => {
                            reg!(to) = fields[slot as usize];
                        }
                        _ => return Err(self.no_such_field(object)),
                    }
                }
                Op::PutField {
                    object,
                    value,
                    slot,
                } => {
                    let object = receiver!(object);
                    let value = reg!(value);
                    if !self.runtime.heap.set_field(object, slot, value) {
                        return Err(self.no_such_field(object));
                    }
                }
                Op::GetStatic { to, slot, class } => {
                    initialized!(class);
                    reg!(to) = self
                        .runtime
                        .statics
                        .get(slot as usize)
                        .copied()
                        .unwrap_or_default();
                }
                Op::PutStatic { value, slot, class } => {
                    initialized!(class);
                    let value = reg!(value);
                    if let Some(place) = self.runtime.statics.get_mut(slot as usize) {
                        *place = value;
                    }
                }
                Op::ArrayLength { to, array } => {
                    let array = receiver!(array);
                    let Some(length) = self.runtime.heap.array_length(array) else {
                        return Err(Halt::Internal("length of something else".to_owned()));
                    };
                    reg!(to) = Slot::plain(ops::int_slot(length as i32));
                }
                Op::Load { to, array, index } => {
                    let array = receiver!(array);
                    let position = index!(array, index);
                    // A negative index is a very large one.
                    match self.runtime.heap.element(array, position as u32 as usize) {
                        Some(element) => reg!(to) = element,
                        None => out_of_bounds!(array, position),
                    }
                }
                Op::Store {
                    array,
                    index,
                    value,
                } => {
                    let array = receiver!(array);
                    let position = index!(array, index);
                    let value = reg!(value);
                    let entity = self.runtime.heap.get(array);
                    if let Data::References(elements) = &entity.data {
                        let inside = (position as u32 as usize) < elements.len();
                        if inside && !self.may_store(entity.ty, value) {
                            sync!();
                            go!(self.raise_array_store(stack, value))
                        }
                    }
                    if !self
                        .runtime
                        .heap
                        .set_element(array, position as u32 as usize, value)
                    {
                        out_of_bounds!(array, position)
                    }
                }
                Op::NewObject { to, class } => {
                    initialized!(class);
                    sync!();
                    match self.new_object(class) {
                        Ok(object) => reg!(to) = object.slot(),
                        Err(_) => go!(self.retry_allocation(stack)),
                    }
                }
                Op::NewArray { to, length, ty } => {
                    sync!();
                    let length = reg!(length);
                    match self.new_array(at!(), ty, length)? {
                        Ok(array) => reg!(to) = array.slot(),
                        Err(failure) => go!(self.array_failed(stack, failure)),
                    }
                }
                Op::NewMultiArray {
                    to,
                    first,
                    dims,
                    ty,
                } => {
                    sync!();
                    let first = first as usize;
                    let lengths = regs[first..first + dims as usize].to_vec();
                    match self.new_multi_array(at!(), ty, &lengths)? {
                        Ok(array) => reg!(to) = array.slot(),
                        Err(failure) => go!(self.array_failed(stack, failure)),
                    }
                }
                Op::InstanceOf { to, object, ty } => {
                    let slot = reg!(object);
                    if is_shadowed!(slot) {
                        self.runtime
                            .machine
                            .concretize(at!(), Need::Receiver, slot)?;
                    }
                    let object = Reference::from_bits(slot.bits);
                    let is_instance = !object.is_null() && self.is_instance(object, ty);
                    reg!(to) = Slot::plain(ops::boolean_slot(is_instance));
                }
                Op::CheckCast { object, ty } => {
                    let slot = reg!(object);
                    let object = Reference::from_bits(slot.bits);
                    if !object.is_null() && !self.is_instance(object, ty) {
                        if is_shadowed!(slot) {
                            self.runtime
                                .machine
                                .concretize(at!(), Need::Receiver, slot)?;
                        }
                        sync!();
                        go!(self.raise_class_cast(stack, object, ty, None))
                    }
                }
                Op::NullCheck { object } => {
                    let _ = receiver!(object);
                }

                Op::CallStatic { to, args, method } => {
                    if !self.callees[method.index()].is_ready {
                        let class = self.runtime.program.method(method).class;
                        initialized!(class);
                        self.mark_ready(method, class);
                    }
                    let target = self.callees[method.index()].target;
                    call!(target, args, to, method);
                }
                Op::CallSpecial { to, args, method } => {
                    let _ = receiver!(args);
                    let target = self.callees[method.index()].target;
                    call!(target, args, to, method);
                }
                Op::CallVirtual { to, args, method } => {
                    let object = receiver!(args);
                    let ty = self.runtime.heap.type_of(object);
                    let found = self.dispatch_cached(ty, method);
                    match found {
                        Some((method, false)) => {
                            let target = self.callees[method.index()].target;
                            call!(target, args, to, method);
                        }
                        Some((found, true)) => {
                            let arguments = self.program_arguments(found);
                            let first = args as usize;
                            let wrong = regs
                                .get(first..first + arguments)
                                .and_then(|arguments| self.bridge_mismatch(found, arguments));
                            if let Some((object, ty)) = wrong {
                                sync!();
                                go!(self.raise_class_cast(stack, object, ty, Some(found)))
                            }
                            let target = self.callees[found.index()].target;
                            call!(target, args, to, found);
                        }
                        None => {
                            let Data::Lambda(lambda) = &self.runtime.heap.get(object).data else {
                                return Err(self.abstract_call(method, at!()));
                            };
                            let index = lambda.code;
                            let captures = lambda.captures.len();
                            let parameters = self.program_arguments(method) - 1;
                            let first = args as usize;
                            let end = base + first + captures + parameters;
                            grow_to(stack, end);
                            let start = base + first;
                            stack.copy_within(start + 1..start + 1 + parameters, start + captures);
                            stack[start..start + captures].copy_from_slice(&lambda.captures);
                            if codes.len() <= index as usize {
                                codes.extend_from_slice(&self.runtime.codes[codes.len()..]);
                            }
                            regs = &mut stack[base..];
                            let wrong = codes.get(index as usize).and_then(|code| {
                                self.lambda_mismatch(code, captures, &regs[first..])
                            });
                            if let Some((object, ty)) = wrong {
                                sync!();
                                go!(self.raise_class_cast(stack, object, ty, None))
                            }
                            enter!(index, captures + parameters, args, to, method);
                        }
                    }
                }
                Op::Return { value } => {
                    let result = reg!(value);
                    return_value!(Some(result));
                }
                Op::ReturnVoid => return_value!(None),

                Op::Concat { to, first, index } => {
                    sync!();
                    let operands = &regs[first as usize..];
                    match self.concat(code, index, operands) {
                        Ok(string) => {
                            reg!(to) = string;
                            let text = self.runtime.heap.string(Reference::from_bits(string.bits));
                            let length = text.map_or(0, |text| text.len() as u64);
                            self.runtime.spend(length / 16)?;
                        }
                        Err(_) => go!(self.retry_allocation(stack)),
                    }
                }
                Op::StringEquals { to, string, index } => {
                    let string = reg!(string);
                    reg!(to) = self.string_equals(code, index, string);
                }
                Op::Lambda { to, first, index } => {
                    sync!();
                    let captures = &regs[first as usize..];
                    match self.new_lambda(code_index, code, index, captures) {
                        Ok(lambda) => reg!(to) = lambda.slot(),
                        Err(_) => go!(self.retry_allocation(stack)),
                    }
                }
                Op::Throw { exception } => {
                    let exception = receiver!(exception);
                    self.runtime.machine.thrown(at!(), exception);
                    sync!();
                    go!(self.unwind(stack, exception))
                }
                Op::Rethrow { exception } => {
                    let exception = Reference::from_bits(reg!(exception).bits);
                    sync!();
                    go!(self.unwind(stack, exception))
                }
                Op::InitClass { class } => initialized!(class),
                Op::NoMatch => {
                    raise!("java.lang.IncompatibleClassChangeError", None)
                }
                Op::Assume { condition } => {
                    let condition = reg!(condition);
                    let holds = ops::slot_boolean(condition.bits);
                    self.runtime
                        .machine
                        .assumption(at!(), condition.shadow, holds)?;
                    if !holds && !is_shadowed!(condition) {
                        return Err(Halt::Pruned);
                    }
                }
                Op::Site { value, site, ty } => {
                    let register = value;
                    let value = reg!(register);
                    let site = crate::machine::SiteId(site);
                    let runtime = &mut self.runtime;
                    reg!(register) =
                        runtime
                            .machine
                            .site(&mut runtime.heap, at!(), site, value, ty)?;
                }
                Op::Trace { node } => self.runtime.machine.statement(at!(), node)?,
                Op::Unsupported { index } => {
                    sync!();
                    return Err(Halt::Unsupported {
                        at: at!(),
                        what: code.text(index).to_owned(),
                    });
                }
                Op::SourceError { index } => {
                    sync!();
                    let message = code.text(index).to_owned();
                    return Err(Halt::SourceError { at: at!(), message });
                }
            }
        }
    }

    /// How many arguments a method takes, the receiver included.
    fn program_arguments(&self, method: MethodId) -> usize {
        let method = self.runtime.program.method(method);
        method.params.len() + usize::from(!method.is_static)
    }
}

/// Registers beyond a frame's own that are always there, for the arguments of calls without frames.
pub(crate) const SPARE_REGISTERS: usize = 64;

/// As [`grow`], if need be.
pub(crate) fn grow_to<S: Copy + Default>(stack: &mut Vec<Slot<S>>, end: usize) {
    if stack.len() < end + SPARE_REGISTERS {
        grow(stack, end);
    }
}

/// Makes the stack long enough for registers up to `end`.
#[cold]
pub(crate) fn grow<S: Copy + Default>(stack: &mut Vec<Slot<S>>, end: usize) {
    let wanted = (end + SPARE_REGISTERS).max(stack.len() * 2).max(1024);
    stack.resize(wanted, Slot::default());
}
