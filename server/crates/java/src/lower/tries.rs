//! `try` in all forms (JLS 14.20); resources are spelled out.
//!
//! What must hold: resources are closed in reverse order, also when the body returns; an exception
//! from `close` is suppressed by one from the body.

use super::{Flow, Lowerer, local_expr, synthetic, synthetic_stmt};
use crate::ir::{
    Catch, Constant, Dispatch, Expr, ExprKind, LocalId, Place, SYNTHETIC, Stmt, StmtKind, Try,
};
use crate::types::{ClassId, Type};
use syntax::ast;

impl Lowerer<'_> {
    pub(crate) fn try_statement(&mut self, statement: &ast::Try, id: ast::NodeId) -> Flow {
        let (block, block_completes) = if statement.resources.is_empty() {
            self.block_statements(&statement.block.stmts)
        } else {
            self.push_scope();
            let result = self.resources(&statement.resources, &statement.block, id);
            self.pop_scope();
            result
        };
        let mut completes = block_completes;
        let mut catches = Vec::new();
        for catch in &statement.catches {
            let (catch, catch_completes) = self.catch(catch);
            completes |= catch_completes;
            catches.extend(catch);
        }
        let finally = statement.finally.as_ref().map(|finally| {
            let (finally, finally_completes) = self.block_statements(&finally.stmts);
            completes &= finally_completes;
            finally
        });
        if catches.is_empty() && finally.is_none() {
            return (
                Stmt {
                    id,
                    kind: StmtKind::Block(block),
                },
                completes,
            );
        }
        let kind = StmtKind::Try(Box::new(Try {
            block,
            catches,
            finally,
        }));
        (Stmt { id, kind }, completes)
    }

    fn catch(&mut self, catch: &ast::Catch) -> (Option<Catch>, bool) {
        let known = *self.program.well_known();
        let mut classes: Vec<ClassId> = Vec::new();
        let mut types = Vec::new();
        for written in &catch.types {
            let ty = self.type_ref(written, catch.id);
            let Type::Class(class, _) = ty else { continue };
            if !self.program.is_subclass(class, known.throwable) && !self.may_be_anything(&ty) {
                let shown = self.show(&ty);
                self.error(
                    written.span,
                    catch.id,
                    format!("incompatible types: {shown} cannot be converted to Throwable"),
                );
            }
            classes.push(class);
            types.push(ty);
        }
        let ty = match &types[..] {
            [] => Type::Error,
            [only] => only.clone(),
            _ => match self.program.least_upper_bound(&types) {
                // Of unknown classes at least so much is known.
                ty if self.program.is_subtype(&ty, &Type::class(known.throwable)) => ty,
                _ => Type::class(known.throwable),
            },
        };
        self.push_scope();
        let local = self.declare(&catch.name, ty, catch.id, None, catch.types.len() > 1);
        let (block, completes) = self.block_statements(&catch.block.stmts);
        self.pop_scope();
        if classes.is_empty() {
            // Nothing we know can be caught here.
            return (None, completes);
        }
        (
            Some(Catch {
                id: catch.id,
                classes,
                local,
                block,
            }),
            completes,
        )
    }

    /// The first resource around the rest; `id` is the whole statement's.
    fn resources(
        &mut self,
        resources: &[ast::Resource],
        block: &ast::Block,
        id: ast::NodeId,
    ) -> (Vec<Stmt>, bool) {
        let Some((first, rest)) = resources.split_first() else {
            return self.block_statements(&block.stmts);
        };
        let mut statements = Vec::new();
        let (resource, ty) = match first {
            ast::Resource::Declared(var) => {
                let ty = if var.ty.kind == ast::TypeRefKind::Inferred {
                    None
                } else {
                    Some(self.type_ref(&var.ty, var.id))
                };
                let init = var.init.as_ref().map(|init| match &ty {
                    Some(ty) => self.expr_to(init, ty),
                    None => self.expr(init, None),
                });
                let ty = ty
                    .or_else(|| init.as_ref().map(|init| self.program.upper_bound(&init.ty)))
                    .unwrap_or(Type::Error);
                let local = self.declare(&var.name, ty.clone(), var.id, None, true);
                statements.push(Stmt {
                    id: var.id,
                    kind: StmtKind::Local { local, init },
                });
                (local, ty)
            }
            ast::Resource::Expr(expr) => {
                let value = self.expr(expr, None);
                let ty = value.ty.clone();
                let local = self.temporary("resource", ty.clone());
                let kind = StmtKind::Local {
                    local,
                    init: Some(value),
                };
                statements.push(Stmt { id: expr.id, kind });
                (local, ty)
            }
        };
        let throwable = Type::class(self.program.well_known().throwable);
        let primary = self.temporary("primary exception", throwable.clone());
        let null = synthetic(throwable.clone(), ExprKind::Const(Constant::Null));
        statements.push(synthetic_stmt(StmtKind::Local {
            local: primary,
            init: Some(null),
        }));
        let (inner, completes) = self.resources(rest, block, id);
        let caught = self.temporary("exception", throwable.clone());
        let remember = synthetic(
            throwable.clone(),
            ExprKind::Assign {
                target: Place::Local(primary),
                value: Box::new(local_expr(caught, throwable.clone())),
            },
        );
        let rethrow = Catch {
            id: SYNTHETIC,
            classes: vec![self.program.well_known().throwable],
            local: caught,
            block: vec![
                synthetic_stmt(StmtKind::Expr(remember)),
                synthetic_stmt(StmtKind::Throw(local_expr(caught, throwable))),
            ],
        };
        let close = self.close(resource, &ty, primary, first, (block.id, id));
        statements.push(synthetic_stmt(StmtKind::Try(Box::new(Try {
            block: inner,
            catches: vec![rethrow],
            finally: Some(vec![close]),
        }))));
        (statements, completes)
    }

    /// A resource whose type isn't known. What makes it so has been told where it stands.
    fn unknown_resource(&mut self, node: ast::NodeId) -> Stmt {
        const WHAT: &str = "a resource of unknown type";
        if self.unsupported.is_empty() && self.errors.is_empty() {
            return self.unsupported_stmt(node, WHAT);
        }
        Stmt {
            id: node,
            kind: StmtKind::Unsupported(WHAT.to_owned()),
        }
    }

    /// `if (resource != null) …close…`. Empty statements stand for the lines that `javac` gives the calls
    /// of `close`, those of `places`: the block's end, or the statement's start after an exception.
    fn close(
        &mut self,
        resource: LocalId,
        ty: &Type,
        primary: LocalId,
        written: &ast::Resource,
        places: (ast::NodeId, ast::NodeId),
    ) -> Stmt {
        let (node, span) = match written {
            ast::Resource::Declared(var) => (var.id, var.span),
            ast::Resource::Expr(expr) => (expr.id, expr.span),
        };
        let known = *self.program.well_known();
        if ty.is_error() {
            return self.unknown_resource(node);
        }
        let closes = self.program.as_super(ty, known.auto_closeable).is_some();
        let method = self
            .class_of(ty)
            .and_then(|class| self.find_method(class, "close", &[]))
            .filter(|_| closes);
        let Some(method) = method else {
            if self.may_be_anything(ty) {
                return self.unknown_resource(node);
            }
            let shown = self.show(ty);
            self.error(
                span,
                node,
                format!("incompatible types: {shown} cannot be converted to AutoCloseable"),
            );
            return synthetic_stmt(StmtKind::Empty);
        };
        let call = || {
            let receiver = self.with_erased_type(
                local_expr(resource, ty.clone()),
                &Type::class(self.program.method(method).class),
            );
            Stmt {
                id: SYNTHETIC,
                kind: StmtKind::Expr(Expr {
                    id: SYNTHETIC,
                    ty: Type::Void,
                    kind: ExprKind::Call {
                        method,
                        dispatch: Dispatch::Virtual,
                        receiver: Some(Box::new(receiver)),
                        args: Vec::new(),
                    },
                }),
            }
        };
        let at = |id| Stmt {
            id,
            kind: StmtKind::Empty,
        };
        let plain = synthetic_stmt(StmtKind::Block(vec![at(places.0), call()]));
        let closing = vec![at(places.1), call()];
        let throwable = Type::class(known.throwable);
        let suppressed = self.temporary("suppressed exception", throwable.clone());
        let mut handler = Vec::new();
        if let Some(add) = self.find_method(
            known.throwable,
            "addSuppressed",
            &[Type::class(known.throwable)],
        ) {
            handler.push(synthetic_stmt(StmtKind::Expr(synthetic(
                Type::Void,
                ExprKind::Call {
                    method: add,
                    dispatch: Dispatch::Virtual,
                    receiver: Some(Box::new(local_expr(primary, throwable.clone()))),
                    args: vec![local_expr(suppressed, throwable.clone())],
                },
            ))));
        }
        let quiet = synthetic_stmt(StmtKind::Try(Box::new(Try {
            block: closing,
            catches: vec![Catch {
                id: SYNTHETIC,
                classes: vec![known.throwable],
                local: suppressed,
                block: handler,
            }],
            finally: None,
        })));
        let no_primary = self.is_null(local_expr(primary, throwable));
        let choose = synthetic_stmt(StmtKind::If {
            cond: no_primary,
            then: Box::new(plain),
            otherwise: Some(Box::new(quiet)),
        });
        let is_null = self.is_null(local_expr(resource, ty.clone()));
        let is_there = synthetic(Type::BOOLEAN, ExprKind::Not(Box::new(is_null)));
        synthetic_stmt(StmtKind::If {
            cond: is_there,
            then: Box::new(choose),
            otherwise: None,
        })
    }
}
