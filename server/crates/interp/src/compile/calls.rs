//! Calls, and what is made of operands in consecutive registers: arrays, strings, lambdas.

use java::ir::{Constant, Dispatch, Expr, ExprKind, Lambda};
use java::types::Type;

use super::builder::Builder;
use crate::code::{ConcatPiece, LambdaInfo, NullUse, Op, Reg};
use crate::type_table::TypeId;

impl<'b> Builder<'b> {
    /// Evaluates arguments into consecutive temporaries, from the next one on.
    pub(super) fn arguments(&mut self, args: &'b [Expr]) {
        for arg in args {
            let register = self.temp();
            self.value_into(arg, register);
        }
    }

    pub(super) fn call(&mut self, expr: &'b Expr, to: Reg) {
        let ExprKind::Call {
            method,
            dispatch,
            receiver,
            args,
        } = &expr.kind
        else {
            return;
        };
        let (method, receiver) = (*method, receiver.as_deref());
        let mark = self.mark();
        if *dispatch == Dispatch::Static {
            if let Some(receiver) = receiver {
                self.effect(receiver);
            }
            let first = self.mark_register();
            self.arguments(args);
            self.mark_call(expr);
            self.emit(Op::CallStatic {
                to,
                args: first,
                method,
            });
        } else {
            let first = self.temp();
            match receiver {
                Some(receiver) => self.value_into(receiver, first),
                None => self.emit_this(first),
            }
            self.arguments(args);
            self.mark_call(expr);
            self.note_null(receiver, |program| {
                NullUse::Invoke(super::notes::call_text(program, expr, method))
            });
            self.emit(match dispatch {
                Dispatch::Virtual => Op::CallVirtual {
                    to,
                    args: first,
                    method,
                },
                _ => Op::CallSpecial {
                    to,
                    args: first,
                    method,
                },
            });
        }
        self.release(mark);
    }

    /// The register the next temporary will get; it needn't be made.
    pub(super) fn mark_register(&mut self) -> Reg {
        let mark = self.mark();
        let register = self.temp();
        self.release(mark);
        register
    }

    pub(super) fn emit_this(&mut self, to: Reg) {
        if self.body.has_this {
            self.emit(Op::Move { to, from: 0 });
        } else {
            self.unsupported("a call without its object");
        }
    }

    pub(super) fn new_array(&mut self, dims: &'b [Expr], ty: &Type, to: Reg) {
        let ty = self.types.id(ty);
        if let [length] = dims {
            let length = self.value(length);
            self.emit(Op::NewArray { to, length, ty });
            return;
        }
        let first = self.mark_register();
        self.arguments(dims);
        self.emit(Op::NewMultiArray {
            to,
            first,
            dims: dims.len() as u16,
            ty,
        });
    }

    pub(super) fn concat(&mut self, parts: &'b [Expr], to: Reg) {
        let first = self.mark_register();
        let mut pieces: Vec<ConcatPiece> = Vec::with_capacity(parts.len());
        for part in parts {
            match &part.kind {
                ExprKind::Const(Constant::Str(text)) if self.site(part.id).is_none() => {
                    pieces.push(ConcatPiece::Text(text.clone()));
                    continue;
                }
                ExprKind::Const(Constant::Null) => {
                    pieces.push(ConcatPiece::Text("null".encode_utf16().collect()));
                    continue;
                }
                _ => {}
            }
            let register = self.temp();
            self.value_into(part, register);
            match &part.ty {
                Type::Primitive(primitive) => pieces.push(ConcatPiece::Primitive(*primitive)),
                ty => {
                    if !self.is_string(ty) {
                        self.stringify(register);
                    }
                    pieces.push(ConcatPiece::Str);
                }
            }
        }
        let index = self.concats.len() as u32;
        self.concats.push(pieces.into());
        self.emit(Op::Concat { to, first, index });
    }

    fn is_string(&self, ty: &Type) -> bool {
        matches!(ty, Type::Class(class, _) if Some(*class) == self.program.class_by_name("java.lang.String"))
    }

    /// Replaces a reference by its `String.valueOf`.
    fn stringify(&mut self, register: Reg) {
        let Some(method) = self
            .program
            .method_by_key("java.lang.String.valueOf(Object)")
        else {
            self.unsupported("not modelled: java.lang.String.valueOf(Object)");
            return;
        };
        let args = self.temp();
        self.emit(Op::Move {
            to: args,
            from: register,
        });
        self.emit(Op::CallStatic {
            to: register,
            args,
            method,
        });
        self.release(u32::from(args));
    }

    pub(super) fn lambda(&mut self, lambda: &'b Lambda, to: Reg) {
        let first = self.mark_register();
        let mut captures = lambda.captures.len();
        if lambda.body.has_this {
            let this = self.temp();
            self.emit_this(this);
            captures += 1;
        }
        self.arguments(&lambda.captures);
        let index = self.lambdas.len() as u32;
        let ty = match &*lambda.further {
            [] => TypeId::class(lambda.interface),
            further => {
                let parts = [&[lambda.interface], further].concat();
                self.types.intersection("", &parts)
            }
        };
        self.lambdas.push(LambdaInfo {
            ty,
            method: lambda.method,
            body: lambda.body.clone(),
            captures: captures as u16,
        });
        self.emit(Op::Lambda { to, first, index });
    }
}
