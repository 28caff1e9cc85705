//! From syntax trees to lowered bodies: names resolved, types checked, conversions made explicit,
//! syntactic sugar spelled out (JLS 6, 14, 15).
//!
//! What must hold:
//! * Whatever the source holds, lowering ends, and says of every construct it can't express
//!   either what is wrong (an error) or what isn't supported.
//! * An error is reported only if the program is surely wrong: a type that can't be known makes
//!   what depends on it unsupported, silently after the first time.
//! * The classes inside a member are lowered with it, since they see its variables.

use crate::ir::{
    Body, BodyForm, Constant, Expr, ExprKind, LabelId, Local, LocalId, SYNTHETIC, SourceError,
    Stmt, StmtKind, Unsupported,
};
use crate::program::{Lowered, MemberId, Program, ScopeId, TypeProblem};
use crate::types::{ClassId, FieldId, MethodId, Type};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use syntax::ast::{self, NodeId, Span};

mod access;
mod assignment;
mod call_errors;
mod calls;
mod choices;
mod classes;
mod completion;
mod conversions;
mod creation;
mod emission;
mod enclosing;
mod enums;
mod expressions;
mod folding;
mod inference;
mod lambdas;
mod loops;
mod method_ref_types;
mod method_refs;
mod names;
mod operators;
mod overloads;
mod patterns;
mod pertinence;
mod records;
mod routines;
mod sites;
mod specification;
mod statements;
mod switch_results;
mod switches;
mod tries;
mod updates;
mod variables;

pub(crate) use routines::{constant_initializer, discover, lower_with_siblings};
pub(crate) use specification::lower_invariants;

/// Lambdas in lambdas whose types have to be guessed are tried no deeper than this, since each
/// level doubles the work.
const MAX_SPECULATION: u32 = 6;

/// Something that captures, anonymous constructors and diamonds need to know, found while lowering.
#[derive(Clone, Debug, Default)]
pub(crate) struct Discoveries {
    pub(crate) field_types: Vec<(FieldId, Type)>,
    pub(crate) constructor_params: Vec<(MethodId, Vec<Type>)>,
    pub(crate) supertypes: Vec<(ClassId, Type)>,
}

/// A variable of the code around a local class, as the class sees it.
#[derive(Clone, Debug)]
pub(crate) struct OuterVariable {
    pub(crate) name: Arc<str>,
    pub(crate) ty: Type,
    pub(crate) constant: Option<Constant>,
}

/// Lowers one method, and the lambdas and local classes inside.
pub(crate) struct Lowerer<'p> {
    pub(crate) program: &'p Program,
    /// The class whose code this is.
    pub(crate) class: ClassId,
    pub(crate) member: Option<MemberId>,
    /// Where type names are looked up; local classes extend it.
    pub(crate) scope: ScopeId,
    /// The method, then the lambdas around the current place, innermost last.
    pub(crate) functions: Vec<Function>,
    /// Captured variables of this class and of the local classes around it.
    pub(crate) captured: Vec<(ClassId, Vec<OuterVariable>)>,
    /// Local classes declared by this method's own code.
    pub(crate) own_local_classes: Vec<ClassId>,
    /// Inside the arguments of `this(…)` or `super(…)`: there is no `this` yet.
    pub(crate) before_super: bool,
    pub(crate) errors: Vec<SourceError>,
    pub(crate) unsupported: Vec<Unsupported>,
    /// Methods of local classes, lowered on the way.
    pub(crate) lowered: Vec<(MethodId, Lowered)>,
    pub(crate) discoveries: Discoveries,
    pub(crate) speculation: u32,
    /// What stands before `::` in method references, where that isn't a name, and whether it is a
    /// value.
    pub(crate) subjects: FxHashMap<NodeId, (Type, bool)>,
    /// Set while a specification is lowered.
    pub(crate) specification: Option<specification::Specification>,
    /// The method whose body this is; `None` for field initialisers and clauses.
    pub(crate) method: Option<MethodId>,
}

/// A method or lambda being lowered.
pub(crate) struct Function {
    pub(crate) locals: Vec<Local>,
    pub(crate) parameter_count: u32,
    pub(crate) scopes: Vec<Vec<Variable>>,
    pub(crate) targets: Vec<JumpTarget>,
    next_label: u32,
    /// A lambda's captured variables: what they are outside, and how they are known inside.
    pub(crate) captures: Vec<CapturedValue>,
    pub(crate) is_lambda: bool,
    /// Has a `this` of its own (not a lambda, not static).
    pub(crate) has_this: bool,
    pub(crate) returns: Returns,
    /// The local that holds the exception etc. isn't needed; only types of seen `return`s are.
    pub(crate) returned: Vec<Type>,
}

/// What `return` means.
#[derive(Clone, Debug)]
pub(crate) enum Returns {
    Void,
    Value(Type),
    /// A lambda whose result type is being inferred.
    Unknown,
    /// Not allowed: initialisers.
    Forbidden,
}

#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub(crate) name: Arc<str>,
    pub(crate) local: LocalId,
    pub(crate) ty: Type,
    pub(crate) constant: Option<Constant>,
    /// Declared `final` with an initialiser, or not assignable by its nature.
    pub(crate) is_final: bool,
    /// A pattern's variable; its scope depends on the flow.
    pub(crate) is_binding: bool,
}

pub(crate) struct CapturedValue {
    pub(crate) what: CaptureOf,
    /// The value in the function around.
    pub(crate) outside: Expr,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CaptureOf {
    This,
    /// The receiver of a method reference.
    Receiver,
    /// A local of the function with this index.
    Local(usize, LocalId),
}

pub(crate) struct JumpTarget {
    pub(crate) label: LabelId,
    pub(crate) name: Option<Arc<str>>,
    pub(crate) kind: TargetKind,
    pub(crate) is_left: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum TargetKind {
    Loop,
    Switch,
    /// `yield` stores into the local.
    SwitchValue(LocalId, Option<Type>, Vec<Type>),
    Block,
}

/// Locals of a lambda that hold captured values are numbered from here until the number of
/// captures is known.
pub(crate) const CAPTURE_BASE: u32 = 1 << 24;

impl Function {
    pub(crate) fn new(has_this: bool, is_lambda: bool, returns: Returns) -> Function {
        Function {
            locals: Vec::new(),
            parameter_count: 0,
            scopes: vec![Vec::new()],
            targets: Vec::new(),
            next_label: 0,
            captures: Vec::new(),
            is_lambda,
            has_this,
            returns,
            returned: Vec::new(),
        }
    }
}

/// A lowered statement, and whether it can complete normally (JLS 14.22).
pub(crate) type Flow = (Stmt, bool);

impl<'p> Lowerer<'p> {
    pub(crate) fn new(
        program: &'p Program,
        class: ClassId,
        member: Option<MemberId>,
        scope: ScopeId,
    ) -> Self {
        Lowerer {
            program,
            class,
            member,
            scope,
            functions: Vec::new(),
            captured: Vec::new(),
            own_local_classes: Vec::new(),
            before_super: false,
            errors: Vec::new(),
            unsupported: Vec::new(),
            lowered: Vec::new(),
            discoveries: Discoveries::default(),
            speculation: 0,
            subjects: FxHashMap::default(),
            specification: None,
            method: None,
        }
    }

    /// The function around the current place. There always is one while code is lowered.
    pub(crate) fn function(&mut self) -> &mut Function {
        if self.functions.is_empty() {
            self.functions
                .push(Function::new(false, false, Returns::Forbidden));
        }
        let last = self.functions.len() - 1;
        &mut self.functions[last]
    }

    pub(crate) fn error(&mut self, span: Span, node: NodeId, message: impl Into<String>) {
        let error = SourceError {
            node,
            span,
            message: message.into(),
        };
        if !self.errors.contains(&error) {
            self.errors.push(error);
        }
    }

    /// An expression that is wrong and whose error has been reported.
    pub(crate) fn erroneous(&mut self, id: NodeId) -> Expr {
        Expr {
            id,
            ty: Type::Error,
            kind: ExprKind::Unsupported("erroneous code".to_owned()),
        }
    }

    pub(crate) fn error_expr(&mut self, expr: &ast::Expr, message: impl Into<String>) -> Expr {
        self.error(expr.span, expr.id, message);
        self.erroneous(expr.id)
    }

    pub(crate) fn unsupported_expr(&mut self, id: NodeId, what: impl Into<String>) -> Expr {
        let what = what.into();
        self.note_unsupported(id, what.clone());
        Expr {
            id,
            ty: Type::Error,
            kind: ExprKind::Unsupported(what),
        }
    }

    pub(crate) fn unsupported_stmt(&mut self, id: NodeId, what: impl Into<String>) -> Stmt {
        let what = what.into();
        self.note_unsupported(id, what.clone());
        Stmt {
            id,
            kind: StmtKind::Unsupported(what),
        }
    }

    /// A use of a member that the class, as far as we know it, doesn't have. Of a class that is
    /// missing altogether, or can't be instantiated, the first use in a body says enough.
    pub(crate) fn unknown_member(&mut self, id: NodeId, class: ClassId, member: &str) -> Expr {
        let declaration = self.program.class(class);
        let what = format!("not modelled: {}.{member}", declaration.display_name);
        let class_missing = format!("not modelled: {}", declaration.display_name);
        // Where an object could not be made, what is done with it is a consequence.
        let is_told = self.unsupported.iter().any(|known| {
            known
                .what
                .strip_prefix(&*class_missing)
                .is_some_and(|rest| {
                    rest == ".<init>"
                        || (declaration.is_missing && (rest.is_empty() || rest.starts_with('.')))
                })
        });
        if is_told {
            return Expr {
                id,
                ty: Type::Error,
                kind: ExprKind::Unsupported(what),
            };
        }
        self.unsupported_expr(id, what)
    }

    /// Code that can't be lowered because of something else: after an error nothing more is said.
    pub(crate) fn consequence(&mut self, id: NodeId, what: &str) -> Expr {
        if self.errors.is_empty() {
            return self.unsupported_expr(id, what);
        }
        self.erroneous(id)
    }

    pub(crate) fn note_unsupported(&mut self, node: NodeId, what: String) {
        let entry = Unsupported { node, what };
        if !self.unsupported.contains(&entry) {
            self.unsupported.push(entry);
        }
    }

    /// Resolves a written type; a definite problem is an error, another makes `node` unsupported.
    pub(crate) fn type_ref(&mut self, ty: &ast::TypeRef, node: NodeId) -> Type {
        let mut problems = Vec::new();
        let resolved = self.program.resolve_type(self.scope, ty, &mut problems);
        self.report_type_problems(problems, node);
        resolved
    }

    pub(crate) fn report_type_problems(&mut self, problems: Vec<TypeProblem>, node: NodeId) {
        for problem in problems {
            if problem.is_definite {
                self.error(problem.span, node, problem.message);
            } else {
                self.note_unsupported(node, problem.message);
            }
        }
    }

    pub(crate) fn new_label(&mut self) -> LabelId {
        let function = self.function();
        function.next_label += 1;
        LabelId(function.next_label - 1)
    }

    /// A local without a name in the source.
    pub(crate) fn temporary(&mut self, name: &str, ty: Type) -> LocalId {
        self.add_local(Arc::from(format!("<{name}>")), ty, SYNTHETIC, true)
    }

    pub(crate) fn add_local(
        &mut self,
        name: Arc<str>,
        ty: Type,
        node: NodeId,
        is_temporary: bool,
    ) -> LocalId {
        let function = self.function();
        let id = LocalId(function.locals.len() as u32);
        function.locals.push(Local {
            name,
            ty,
            is_temporary,
            node,
        });
        id
    }

    pub(crate) fn object(&self) -> Type {
        self.program.object_type()
    }

    pub(crate) fn string(&self) -> Type {
        self.program.string_type()
    }

    pub(crate) fn show(&self, ty: &Type) -> String {
        self.program.show_type(ty)
    }

    /// A finished body from the function on top, which must not be a lambda.
    pub(crate) fn finish_body(&mut self, statements: Vec<Stmt>) -> Body {
        let function = self
            .functions
            .pop()
            .unwrap_or_else(|| Function::new(false, false, Returns::Void));
        Body {
            locals: function.locals,
            parameter_count: function.parameter_count,
            has_this: function.has_this,
            form: BodyForm::Member,
            statements,
            unsupported: std::mem::take(&mut self.unsupported),
            errors: std::mem::take(&mut self.errors),
        }
    }
}

/// An expression without a source of its own.
pub(crate) fn synthetic(ty: Type, kind: ExprKind) -> Expr {
    Expr {
        id: SYNTHETIC,
        ty,
        kind,
    }
}

pub(crate) fn synthetic_stmt(kind: StmtKind) -> Stmt {
    Stmt {
        id: SYNTHETIC,
        kind,
    }
}

pub(crate) fn local_expr(local: LocalId, ty: Type) -> Expr {
    synthetic(ty, ExprKind::Local(local))
}

pub(crate) fn int_expr(value: i32) -> Expr {
    synthetic(Type::INT, ExprKind::Const(Constant::Int(value)))
}
