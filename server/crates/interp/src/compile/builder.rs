//! What all parts of the compiler share: emitting ops, registers, jumps, and the scopes that
//! `break`, `continue` and `return` leave.

use std::sync::Arc;

use java::ir::{Body, Expr, LabelId, LocalId, NodeId, Place, SYNTHETIC, Stmt};
use java::program::Program;
use java::types::ClassId;

use super::MethodSites;
use crate::code::{
    ConcatPiece, Handler, LambdaInfo, LineMark, NO_REGISTER, NullUse, Op, Reg, SwitchTable,
};
use crate::type_table::TypeTable;

/// Deeper nesting of expressions and statements is reported as unsupported, for the compiler is
/// recursive.
const MAX_NESTING: u32 = 400;

/// More ops are reported as unsupported: nested `finally` blocks can grow without bound.
const MAX_OPS: usize = 1 << 17;

/// An op whose jump target is not yet known.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub(super) struct Patch(pub(super) usize);

/// What stands around the code being compiled.
pub(super) enum Scope<'b> {
    /// `break` (and, for loops, `continue`) may go here.
    Target {
        label: LabelId,
        breaks: Vec<Patch>,
        continues: Vec<Patch>,
    },
    /// A protected region. Code for leaving it is emitted in between and must not be protected.
    Protected {
        finally: Option<&'b [Stmt]>,
        gaps: Vec<(u32, u32)>,
    },
}

/// A note about an op that met `null`: what it wanted, and the text of the operand.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct NullNote {
    pub(crate) usage: NullUse,
    /// As the JVM says it: `"a.b"`, `the return value of "C.m()"`.
    pub(crate) operand: Option<String>,
}

/// An update (`x += 1`) of a body.
pub(super) struct UpdateInfo<'b> {
    /// Holds the old value.
    pub(super) old: LocalId,
    pub(super) target: &'b Place,
    /// Where the target starts.
    pub(super) start: LineMark,
    /// The target is of a wrapper class: `javac` puts its parts into variables first.
    pub(super) is_boxed: bool,
}

/// Compiles one body.
pub(super) struct Builder<'b> {
    pub(super) program: &'b Program,
    pub(super) types: &'b mut TypeTable,
    pub(super) body: &'b Body,
    pub(super) sites: Option<&'b MethodSites>,
    /// Short circuits of total operands become plain boolean operations, to keep contract
    /// conditions one formula.
    pub(super) is_clause: bool,
    pub(super) ops: Vec<Op>,
    pub(super) nodes: Vec<NodeId>,
    pub(super) node: NodeId,
    lines: Vec<LineMark>,
    line: LineMark,
    first_local: u32,
    next_register: u32,
    most_registers: u32,
    pub(super) handlers: Vec<Handler>,
    pub(super) scopes: Vec<Scope<'b>>,
    /// Locals that stand for another register for a while (see `Update`).
    pub(super) alias: Option<(LocalId, Reg)>,
    /// The updates met so far, for what reads their old values.
    pub(super) updates: Vec<UpdateInfo<'b>>,
    pub(super) wide: Vec<u64>,
    pub(super) strings: Vec<Arc<[u16]>>,
    pub(super) concats: Vec<Box<[ConcatPiece]>>,
    pub(super) lambdas: Vec<LambdaInfo>,
    pub(super) switches: Vec<SwitchTable>,
    pub(super) texts: Vec<String>,
    nesting: u32,
    /// Set when a limit was exceeded; the code then consists of an `Unsupported` op.
    pub(super) too_large: Option<(&'static str, NodeId)>,
    /// The op about which a [`NullNote`] is wanted.
    pub(super) wanted_note: Option<usize>,
    pub(super) note: Option<NullNote>,
}

impl<'b> Builder<'b> {
    pub(super) fn new(
        program: &'b Program,
        types: &'b mut TypeTable,
        body: &'b Body,
        sites: Option<&'b MethodSites>,
        is_clause: bool,
    ) -> Self {
        let first_local = u32::from(body.has_this);
        let next_register = first_local + body.locals.len() as u32;
        Builder {
            program,
            types,
            body,
            sites,
            is_clause,
            ops: Vec::new(),
            nodes: Vec::new(),
            node: SYNTHETIC,
            lines: Vec::new(),
            line: LineMark::at(SYNTHETIC),
            first_local,
            next_register,
            most_registers: next_register,
            handlers: Vec::new(),
            scopes: Vec::new(),
            alias: None,
            updates: Vec::new(),
            wide: Vec::new(),
            strings: Vec::new(),
            concats: Vec::new(),
            lambdas: Vec::new(),
            switches: Vec::new(),
            texts: Vec::new(),
            nesting: 0,
            too_large: None,
            wanted_note: None,
            note: None,
        }
    }

    // Registers.

    /// How many registers a frame needs.
    pub(super) fn registers(&self) -> u32 {
        self.most_registers
    }

    /// A new temporary, the next one in order.
    pub(super) fn temp(&mut self) -> Reg {
        let register = self.next_register;
        self.next_register += 1;
        self.most_registers = self.most_registers.max(self.next_register);
        match Reg::try_from(register) {
            Ok(register) if register != NO_REGISTER => register,
            _ => {
                self.too_large = Some(("a method with too many variables", self.node));
                0
            }
        }
    }

    /// The mark to give to [`Builder::release`] when temporaries made from now on are done with.
    pub(super) fn mark(&self) -> u32 {
        self.next_register
    }

    pub(super) fn release(&mut self, mark: u32) {
        self.next_register = mark;
    }

    /// Where a local lives now.
    pub(super) fn local(&self, local: LocalId) -> Reg {
        match self.alias {
            Some((aliased, register)) if aliased == local => register,
            _ => self.local_register(local),
        }
    }

    /// A local's own register.
    pub(super) fn local_register(&self, local: LocalId) -> Reg {
        // Too many locals are found out when the first temporary is made.
        Reg::try_from(self.first_local + local.0).unwrap_or(0)
    }

    /// The local that lives in a register.
    pub(super) fn local_in(&self, register: Reg) -> Option<LocalId> {
        let index = u32::from(register).checked_sub(self.first_local)?;
        (index < self.body.locals.len() as u32).then_some(LocalId(index))
    }

    // Ops and jumps.

    pub(super) fn emit(&mut self, op: Op) -> usize {
        if self.ops.len() >= MAX_OPS {
            self.too_large = Some(("a method of this size", self.node));
            return 0;
        }
        self.ops.push(op);
        self.nodes.push(self.node);
        self.lines.push(self.line);
        self.ops.len() - 1
    }

    /// Ops emitted from now on, up to the next mark, have this line. Nothing changes without a node.
    pub(super) fn set_line(&mut self, mark: LineMark) {
        if mark.node != SYNTHETIC {
            self.line = mark;
        }
    }

    /// Gives an op the line of the one that comes next.
    pub(super) fn move_line(&mut self, op: usize) {
        if let Some(line) = self.lines.get_mut(op) {
            *line = self.line;
        }
    }

    /// The marks of all ops.
    pub(super) fn take_lines(&mut self) -> Vec<LineMark> {
        std::mem::take(&mut self.lines)
    }

    /// Drops everything emitted.
    pub(super) fn clear(&mut self) {
        self.ops.clear();
        self.nodes.clear();
        self.lines.clear();
        self.handlers.clear();
    }

    /// The number of the next op.
    pub(super) fn here(&self) -> u32 {
        self.ops.len() as u32
    }

    /// Emits a jump whose target comes later.
    pub(super) fn emit_jump(&mut self, op: Op) -> Patch {
        Patch(self.emit(op))
    }

    pub(super) fn jump(&mut self) -> Patch {
        self.emit_jump(Op::Jump { target: 0 })
    }

    pub(super) fn jump_to(&mut self, target: u32) {
        self.emit(Op::Jump { target });
    }

    /// Lets the jumps go to the next op.
    pub(super) fn patch(&mut self, patches: impl IntoIterator<Item = Patch>) {
        let here = self.here();
        self.patch_to(patches, here);
    }

    pub(super) fn patch_to(&mut self, patches: impl IntoIterator<Item = Patch>, to: u32) {
        for Patch(index) in patches {
            if let Some(target) = self.ops.get_mut(index).and_then(jump_target) {
                *target = to;
            }
        }
    }

    /// Runs `f` with ops attributed to the node, if it has a source.
    pub(super) fn at<R>(&mut self, node: NodeId, f: impl FnOnce(&mut Self) -> R) -> R {
        let outer = self.node;
        if node != SYNTHETIC {
            self.node = node;
        }
        let result = f(self);
        self.node = outer;
        result
    }

    /// Runs `f` one level deeper, or emits an `Unsupported` when that is too deep.
    pub(super) fn nested(&mut self, f: impl FnOnce(&mut Self)) {
        if self.too_large.is_some() {
            // Nested `finally` blocks would go on doubling.
            return;
        }
        if self.nesting >= MAX_NESTING {
            self.too_large = Some(("code nested this deeply", self.node));
            return;
        }
        self.nesting += 1;
        f(self);
        self.nesting -= 1;
    }

    pub(super) fn unsupported(&mut self, what: &str) {
        let index = self.texts.len() as u32;
        self.texts.push(what.to_owned());
        self.emit(Op::Unsupported { index });
    }

    /// The instrumented site of a node.
    pub(super) fn site(&self, node: NodeId) -> Option<u32> {
        if node == SYNTHETIC {
            return None;
        }
        self.sites?.sites.get(&node).map(|site| site.0)
    }

    pub(super) fn string_index(&mut self, text: &Arc<[u16]>) -> u32 {
        match self.strings.iter().position(|known| known == text) {
            Some(index) => index as u32,
            None => {
                self.strings.push(text.clone());
                self.strings.len() as u32 - 1
            }
        }
    }

    pub(super) fn wide_index(&mut self, bits: u64) -> u32 {
        match self.wide.iter().position(|&known| known == bits) {
            Some(index) => index as u32,
            None => {
                self.wide.push(bits);
                self.wide.len() as u32 - 1
            }
        }
    }

    // Exceptions.

    /// Adds a handler for `start..end` without the gaps, which starts with the registers taken now.
    pub(super) fn add_handler(
        &mut self,
        (start, end): (u32, u32),
        gaps: &[(u32, u32)],
        target: u32,
        register: Reg,
        classes: &[ClassId],
        dead_locals: &[Reg],
    ) {
        let dead_from = Reg::try_from(self.next_register).unwrap_or(NO_REGISTER);
        let mut from = start;
        let mut push = |from: u32, to: u32| {
            if from < to {
                self.handlers.push(Handler {
                    start: from,
                    end: to,
                    target,
                    register,
                    classes: classes.into(),
                    dead_locals: dead_locals.into(),
                    dead_from,
                });
            }
        };
        for &(gap_start, gap_end) in gaps {
            push(from, gap_start.min(end));
            from = from.max(gap_end);
        }
        push(from, end);
    }

    /// Emits the `finally` blocks between here and the scope at `down_to`, innermost first, each in
    /// the scopes that surround it.
    pub(super) fn leave_scopes(&mut self, down_to: usize) {
        let mut inner: Vec<Scope<'b>> = Vec::new();
        while self.scopes.len() > down_to {
            let Some(scope) = self.scopes.pop() else {
                break;
            };
            let block = match &scope {
                Scope::Protected { finally, .. } => *finally,
                Scope::Target { .. } => None,
            };
            inner.push(scope);
            let Some(block) = block else { continue };
            let start = self.here();
            self.nested(|this| this.statements(block));
            let end = self.here();
            for scope in &mut inner {
                if let Scope::Protected { gaps, .. } = scope {
                    gaps.push((start, end));
                }
            }
            if self.too_large.is_some() {
                break;
            }
        }
        while let Some(scope) = inner.pop() {
            self.scopes.push(scope);
        }
    }

    /// Whether a `return` here runs a `finally` block.
    pub(super) fn has_finally(&self) -> bool {
        self.scopes.iter().any(|scope| {
            matches!(
                scope,
                Scope::Protected {
                    finally: Some(_),
                    ..
                }
            )
        })
    }

    /// Records what the next op does with a reference, should somebody want to know.
    pub(super) fn note_null(
        &mut self,
        operand: Option<&Expr>,
        usage: impl FnOnce(&Program) -> NullUse,
    ) {
        if self.wanted_note == Some(self.ops.len()) && self.note.is_none() {
            let usage = usage(self.program);
            let operand = operand.and_then(|operand| match usage {
                NullUse::Switch(_) => super::notes::describe_selector(self, operand),
                _ => super::notes::describe(self, operand),
            });
            self.note = Some(NullNote { usage, operand });
        }
    }
}

/// The place of an op's jump target.
fn jump_target(op: &mut Op) -> Option<&mut u32> {
    match op {
        Op::Jump { target }
        | Op::JumpIf { target, .. }
        | Op::JumpIntLt { target, .. }
        | Op::JumpIntLe { target, .. }
        | Op::JumpIntGt { target, .. }
        | Op::JumpIntGe { target, .. }
        | Op::JumpIntEq { target, .. }
        | Op::JumpIntNe { target, .. }
        | Op::JumpIntLtConst { target, .. }
        | Op::JumpIntLeConst { target, .. }
        | Op::JumpIntGtConst { target, .. }
        | Op::JumpIntGeConst { target, .. }
        | Op::JumpIntEqConst { target, .. }
        | Op::JumpIntNeConst { target, .. }
        | Op::JumpCompare { target, .. }
        | Op::JumpIfDecided { target, .. }
        | Op::SkipAssert { target } => Some(target),
        _ => None,
    }
}
