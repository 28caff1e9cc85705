//! Register code: what a lowered body is compiled to and the stepper executes.
//!
//! What must hold:
//! * Registers: `this` if the body has one, then the body's locals in order, then temporaries.
//!   A call's arguments lie in consecutive registers above all that is still needed; the callee's
//!   frame starts there, so arguments are passed without copying.
//! * An op that can throw reads all its operands before it changes a register.
//! * Every conditional jump tells source condition and polarity apart: `when` is the value of the
//!   *condition* for which it jumps.

use std::sync::Arc;

use java::ir::{
    ArithmeticOp, Body, BodyForm, CompareKind, CompareOp, NodeId, NumericKind, SYNTHETIC, UnaryOp,
};
use java::types::{ClassId, FieldId, MethodId, Primitive, Type};

use crate::machine::SiteType;
use crate::type_table::TypeId;

/// A register of a frame.
pub type Reg = u16;

/// Instead of a register: there is no result, or nobody wants it.
pub const NO_REGISTER: Reg = Reg::MAX;

/// One instruction. At most 12 bytes; the stepper's speed depends on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op {
    Move {
        to: Reg,
        from: Reg,
    },
    /// An int-like constant; also `boolean` and `null`.
    ConstInt {
        to: Reg,
        value: i32,
    },
    /// Raw bits from [`Code::wide`].
    ConstWide {
        to: Reg,
        index: u32,
    },
    /// An interned string from [`Code::strings`].
    ConstString {
        to: Reg,
        index: u32,
    },
    ConstClass {
        to: Reg,
        ty: TypeId,
    },

    IntAdd {
        to: Reg,
        left: Reg,
        right: Reg,
    },
    IntSub {
        to: Reg,
        left: Reg,
        right: Reg,
    },
    IntMul {
        to: Reg,
        left: Reg,
        right: Reg,
    },
    IntAnd {
        to: Reg,
        left: Reg,
        right: Reg,
    },
    IntAddConst {
        to: Reg,
        left: Reg,
        value: i32,
    },
    IntSubConst {
        to: Reg,
        left: Reg,
        value: i32,
    },
    IntMulConst {
        to: Reg,
        left: Reg,
        value: i32,
    },
    IntAndConst {
        to: Reg,
        left: Reg,
        value: i32,
    },
    IntShlConst {
        to: Reg,
        left: Reg,
        value: i32,
    },
    IntShrConst {
        to: Reg,
        left: Reg,
        value: i32,
    },
    IntUShrConst {
        to: Reg,
        left: Reg,
        value: i32,
    },
    /// The divisor isn't 0.
    IntDivConst {
        to: Reg,
        left: Reg,
        value: i32,
    },
    /// The divisor isn't 0.
    IntRemConst {
        to: Reg,
        left: Reg,
        value: i32,
    },
    LongAdd {
        to: Reg,
        left: Reg,
        right: Reg,
    },
    LongSub {
        to: Reg,
        left: Reg,
        right: Reg,
    },
    LongMul {
        to: Reg,
        left: Reg,
        right: Reg,
    },
    DoubleAdd {
        to: Reg,
        left: Reg,
        right: Reg,
    },
    DoubleSub {
        to: Reg,
        left: Reg,
        right: Reg,
    },
    DoubleMul {
        to: Reg,
        left: Reg,
        right: Reg,
    },
    DoubleDiv {
        to: Reg,
        left: Reg,
        right: Reg,
    },
    /// All other binary operators.
    Binary {
        op: ArithmeticOp,
        kind: NumericKind,
        to: Reg,
        left: Reg,
        right: Reg,
    },
    Unary {
        op: UnaryOp,
        kind: NumericKind,
        to: Reg,
        from: Reg,
    },
    Not {
        to: Reg,
        from: Reg,
    },
    BooleanBinary {
        op: ArithmeticOp,
        to: Reg,
        left: Reg,
        right: Reg,
    },
    Compare {
        op: CompareOp,
        kind: CompareKind,
        to: Reg,
        left: Reg,
        right: Reg,
    },
    Convert {
        source: Primitive,
        target: Primitive,
        to: Reg,
        from: Reg,
    },

    Jump {
        target: u32,
    },
    JumpIf {
        condition: Reg,
        when: bool,
        target: u32,
    },
    JumpIntLt {
        left: Reg,
        right: Reg,
        when: bool,
        target: u32,
    },
    JumpIntLe {
        left: Reg,
        right: Reg,
        when: bool,
        target: u32,
    },
    JumpIntGt {
        left: Reg,
        right: Reg,
        when: bool,
        target: u32,
    },
    JumpIntGe {
        left: Reg,
        right: Reg,
        when: bool,
        target: u32,
    },
    JumpIntEq {
        left: Reg,
        right: Reg,
        when: bool,
        target: u32,
    },
    JumpIntNe {
        left: Reg,
        right: Reg,
        when: bool,
        target: u32,
    },
    /// Compares with a constant.
    JumpIntLtConst {
        left: Reg,
        value: i32,
        when: bool,
        target: u32,
    },
    JumpIntLeConst {
        left: Reg,
        value: i32,
        when: bool,
        target: u32,
    },
    JumpIntGtConst {
        left: Reg,
        value: i32,
        when: bool,
        target: u32,
    },
    JumpIntGeConst {
        left: Reg,
        value: i32,
        when: bool,
        target: u32,
    },
    JumpIntEqConst {
        left: Reg,
        value: i32,
        when: bool,
        target: u32,
    },
    JumpIntNeConst {
        left: Reg,
        value: i32,
        when: bool,
        target: u32,
    },
    JumpCompare {
        op: CompareOp,
        kind: CompareKind,
        when: bool,
        left: Reg,
        right: Reg,
        target: u32,
    },
    /// Without a decision: jumps when the boolean is `value` and has no shadow.
    JumpIfDecided {
        condition: Reg,
        value: bool,
        target: u32,
    },
    /// Jumps over an `assert` when assertions are disabled.
    SkipAssert {
        target: u32,
    },
    /// Jumps by a table of [`Code::switches`] on machines without shadows; on others (or shadowed
    /// selectors) goes on with the comparisons that follow.
    SwitchInt {
        selector: Reg,
        index: u32,
    },

    GetField {
        to: Reg,
        object: Reg,
        slot: u32,
    },
    PutField {
        object: Reg,
        value: Reg,
        slot: u32,
    },
    GetStatic {
        to: Reg,
        slot: u32,
        class: ClassId,
    },
    PutStatic {
        value: Reg,
        slot: u32,
        class: ClassId,
    },
    ArrayLength {
        to: Reg,
        array: Reg,
    },
    Load {
        to: Reg,
        array: Reg,
        index: Reg,
    },
    Store {
        array: Reg,
        index: Reg,
        value: Reg,
    },
    NewObject {
        to: Reg,
        class: ClassId,
    },
    NewArray {
        to: Reg,
        length: Reg,
        ty: TypeId,
    },
    /// `dims` lengths in consecutive registers.
    NewMultiArray {
        to: Reg,
        first: Reg,
        dims: u16,
        ty: TypeId,
    },
    InstanceOf {
        to: Reg,
        object: Reg,
        ty: TypeId,
    },
    CheckCast {
        object: Reg,
        ty: TypeId,
    },
    /// Throws `NullPointerException` for `null`.
    NullCheck {
        object: Reg,
    },

    CallStatic {
        to: Reg,
        args: Reg,
        method: MethodId,
    },
    /// Exactly this method, with a receiver.
    CallSpecial {
        to: Reg,
        args: Reg,
        method: MethodId,
    },
    /// By the receiver's class.
    CallVirtual {
        to: Reg,
        args: Reg,
        method: MethodId,
    },
    Return {
        value: Reg,
    },
    ReturnVoid,

    /// Builds a string by [`Code::concats`]; operands in consecutive registers.
    Concat {
        to: Reg,
        first: Reg,
        index: u32,
    },
    /// Equal content with a string of [`Code::strings`]; the operand isn't `null`.
    StringEquals {
        to: Reg,
        string: Reg,
        index: u32,
    },
    /// Makes a lambda of [`Code::lambdas`]; captures in consecutive registers.
    Lambda {
        to: Reg,
        first: Reg,
        index: u32,
    },
    Throw {
        exception: Reg,
    },
    /// Goes on throwing what a handler of a `finally` caught.
    Rethrow {
        exception: Reg,
    },
    /// Initialises the class if it isn't yet.
    InitClass {
        class: ClassId,
    },
    /// A switch that must match didn't.
    NoMatch,
    /// JML `assume`.
    Assume {
        condition: Reg,
    },
    /// An instrumented site: [`crate::machine::Machine::site`].
    Site {
        value: Reg,
        site: u32,
        ty: SiteType,
    },
    /// [`crate::machine::Machine::statement`].
    Trace {
        node: NodeId,
    },
    /// Reached something not supported; the text is in [`Code::texts`].
    Unsupported {
        index: u32,
    },
    /// The body has errors; the first one's text is in [`Code::texts`].
    SourceError {
        index: u32,
    },
}

/// Protects the ops `start..end`.
#[derive(Clone, PartialEq, Debug)]
pub struct Handler {
    pub start: u32,
    pub end: u32,
    pub target: u32,
    /// Gets the exception.
    pub register: Reg,
    /// Any exception when empty.
    pub classes: Box<[ClassId]>,
    /// Variables declared in what is left: nothing can use their values any more.
    pub dead_locals: Box<[Reg]>,
    /// The first register of those for values in between that nothing can use any more.
    pub dead_from: Reg,
}

/// One part of a string concatenation.
#[derive(Clone, PartialEq, Debug)]
pub enum ConcatPiece {
    Text(Arc<[u16]>),
    /// The next operand, a primitive.
    Primitive(Primitive),
    /// The next operand, a `String` (or `null`).
    Str,
}

/// A lambda expression in the code.
#[derive(Clone, Debug)]
pub struct LambdaInfo {
    /// The type of its objects: the interface, or an intersection of several.
    pub ty: TypeId,
    pub method: MethodId,
    pub body: Arc<Body>,
    pub captures: u16,
}

/// Targets of a switch on ints.
#[derive(Clone, PartialEq, Debug)]
pub struct SwitchTable {
    /// Sorted by label.
    pub targets: Vec<(i32, u32)>,
    pub default: u32,
}

/// What a piece of code is.
#[derive(Clone, PartialEq, Debug)]
pub enum CodeKind {
    /// A method, constructor or initialiser routine.
    Method(MethodId),
    /// A lambda's body.
    Lambda,
    /// Runs the static initialisation of a class.
    ClassInit(ClassId),
    /// Calls a method on behalf of the interpreter's caller.
    Entry,
    /// A contract clause or another body given by the caller.
    Clause,
}

/// Where an op's line in stack traces comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineMark {
    pub node: NodeId,
    pub place: LinePlace,
    /// Parentheses around the node belong to it: the line is theirs if there are any.
    pub is_around: bool,
}

/// The place in a node's text whose line counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinePlace {
    /// Where the node starts.
    Start,
    /// The opening parenthesis of a call, the end of a block.
    Parenthesis,
    /// The last dot of a member access.
    Dot,
    /// The operator (or bracket) before the operand `next`.
    Before { next: NodeId },
}

impl LineMark {
    pub(crate) fn at(node: NodeId) -> Self {
        LineMark {
            node,
            place: LinePlace::Start,
            is_around: false,
        }
    }

    pub(crate) fn around(node: NodeId, place: LinePlace) -> Self {
        LineMark {
            node,
            place,
            is_around: true,
        }
    }
}

/// A compiled body.
#[derive(Clone, Debug)]
pub struct Code {
    pub kind: CodeKind,
    /// The method around it; `None` for clauses.
    pub method: Option<MethodId>,
    pub ops: Vec<Op>,
    /// The node each op was made for: the nearest one with a source.
    pub nodes: Vec<NodeId>,
    /// Where each op's line in stack traces comes from.
    pub lines: Vec<LineMark>,
    pub registers: u32,
    /// Arguments, `this` included.
    pub arguments: u32,
    /// Of a lambda: the erased types of its parameters that are more than `Object`, by their
    /// registers. Callers that know only its interface's erasure have to check them (JLS 15.27.3).
    pub parameter_types: Box<[(u32, TypeId)]>,
    /// Innermost first.
    pub handlers: Vec<Handler>,
    pub wide: Vec<u64>,
    pub strings: Vec<Arc<[u16]>>,
    pub concats: Vec<Box<[ConcatPiece]>>,
    pub lambdas: Vec<LambdaInfo>,
    pub switches: Vec<SwitchTable>,
    pub texts: Vec<String>,
    /// Kept to say more about an op when it fails.
    pub body: Arc<Body>,
}

impl Op {
    /// Where a jump goes, and for which value of its condition (`None`: always).
    pub fn jump(&self) -> Option<(u32, Option<bool>)> {
        match *self {
            Op::Jump { target } => Some((target, None)),
            Op::JumpIf { when, target, .. }
            | Op::JumpIntLt { when, target, .. }
            | Op::JumpIntLe { when, target, .. }
            | Op::JumpIntGt { when, target, .. }
            | Op::JumpIntGe { when, target, .. }
            | Op::JumpIntEq { when, target, .. }
            | Op::JumpIntNe { when, target, .. }
            | Op::JumpIntLtConst { when, target, .. }
            | Op::JumpIntLeConst { when, target, .. }
            | Op::JumpIntGtConst { when, target, .. }
            | Op::JumpIntGeConst { when, target, .. }
            | Op::JumpIntEqConst { when, target, .. }
            | Op::JumpIntNeConst { when, target, .. }
            | Op::JumpCompare { when, target, .. } => Some((target, Some(when))),
            _ => None,
        }
    }
}

impl Code {
    /// Whether the op at an index is a conditional jump that the machine is told of.
    pub fn is_conditional(&self, index: u32) -> bool {
        let op = self.ops.get(index as usize);
        op.is_some_and(|op| matches!(op.jump(), Some((_, Some(_)))))
    }

    /// The op after a conditional jump whose condition has the value.
    pub fn successor(&self, index: u32, holds: bool) -> Option<u32> {
        match self.ops.get(index as usize)?.jump()? {
            (target, Some(when)) if when == holds => Some(target),
            (_, Some(_)) => Some(index + 1),
            (target, None) => Some(target),
        }
    }

    /// Ops that may come after the op at an index, handlers of exceptions included.
    pub fn successors(&self, index: u32) -> Vec<u32> {
        let Some(op) = self.ops.get(index as usize) else {
            return Vec::new();
        };
        let mut next = match op.jump() {
            Some((target, None)) => vec![target],
            Some((target, Some(_))) => vec![target, index + 1],
            None => match op {
                Op::Return { .. } | Op::ReturnVoid | Op::Throw { .. } | Op::Rethrow { .. } => {
                    Vec::new()
                }
                Op::SkipAssert { target } | Op::JumpIfDecided { target, .. } => {
                    vec![*target, index + 1]
                }
                _ => vec![index + 1],
            },
        };
        let handlers = self.handlers.iter();
        next.extend(
            handlers
                .filter(|handler| (handler.start..handler.end).contains(&index))
                .map(|handler| handler.target),
        );
        next
    }

    /// Code without a source.
    pub(crate) fn synthetic(kind: CodeKind, ops: Vec<Op>, registers: u32) -> Self {
        Code {
            kind,
            method: None,
            nodes: vec![SYNTHETIC; ops.len()],
            lines: vec![LineMark::at(SYNTHETIC); ops.len()],
            ops,
            registers,
            arguments: registers,
            parameter_types: Box::new([]),
            handlers: Vec::new(),
            wide: Vec::new(),
            strings: Vec::new(),
            concats: Vec::new(),
            lambdas: Vec::new(),
            switches: Vec::new(),
            texts: Vec::new(),
            body: Arc::new(Body {
                locals: Vec::new(),
                parameter_count: 0,
                has_this: false,
                form: BodyForm::Member,
                statements: Vec::new(),
                unsupported: Vec::new(),
                errors: Vec::new(),
            }),
        }
    }

    /// Whether its frames are calls of the program, of which a machine is told.
    pub(crate) fn is_call(&self) -> bool {
        matches!(self.kind, CodeKind::Method(_) | CodeKind::Lambda)
    }

    /// The text of an op's message.
    pub(crate) fn text(&self, index: u32) -> &str {
        self.texts.get(index as usize).map_or("", String::as_str)
    }
}

/// What an op does with a reference that turned out to be `null`; for messages like the JVM's.
#[derive(Clone, PartialEq, Debug)]
pub enum NullUse {
    /// The method's text as the JVM says it.
    Invoke(String),
    ReadField(FieldId),
    AssignField(FieldId),
    ReadLength,
    /// Element types by name.
    LoadElement(Type),
    StoreElement(Type),
    Throw,
    /// `synchronized`.
    Monitor,
    /// `switch` on a string or enum: `String.hashCode()` and `ordinal()` on the JVM.
    Switch(Type),
}

#[cfg(test)]
mod tests {
    use super::Op;

    #[test]
    fn ops_are_small() {
        assert!(size_of::<Op>() <= 12, "{}", size_of::<Op>());
    }
}
