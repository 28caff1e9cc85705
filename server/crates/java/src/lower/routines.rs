//! Whole methods, constructors and initialiser routines.
//!
//! What must hold: a constructor first sets the hidden fields of its superclass's part, then calls
//! the superclass's constructor, then runs the initialisers in order, then its own code
//! (JLS 12.5); one that starts with `this(…)` leaves all of that to the other.

use super::inference::Inference;
use super::{Discoveries, Function, Lowerer, Returns, local_expr, synthetic, synthetic_stmt};
use crate::ir::{
    Body, BodyForm, Constant, Dispatch, Expr, ExprKind, Local, Place, SourceError, Stmt, StmtKind,
    Unsupported,
};
use crate::ir_visit::{self, Visitor};
use crate::program::{
    ImplicitMethod, Lowered, MemberId, MemberSource, Method, MethodKind, Program,
};
use crate::types::{ClassId, FieldId, MethodId, Type};
use std::sync::Arc;
use syntax::ast::{self, SyntaxError};

/// Lowers a method, and all methods of the classes inside the same member.
pub(crate) fn lower_with_siblings(program: &Program, method: MethodId) -> Vec<(MethodId, Lowered)> {
    let root = program.enclosing_method(method);
    let mut results = lower_root(program, root).0;
    if !results.iter().any(|(lowered, _)| *lowered == method) {
        // Inside code that itself could not be lowered.
        let params = &program.method(method).params;
        let locals = params.iter().map(|ty| Local {
            name: Arc::from("<argument>"),
            ty: ty.clone(),
            is_temporary: true,
            node: crate::ir::SYNTHETIC,
        });
        let body = Body {
            locals: locals.collect(),
            parameter_count: params.len() as u32,
            has_this: !program.method(method).is_static,
            form: BodyForm::Member,
            statements: vec![synthetic_stmt(StmtKind::Unsupported(
                "the code around this class".to_owned(),
            ))],
            unsupported: vec![Unsupported {
                node: crate::ir::SYNTHETIC,
                what: "the code around this class".to_owned(),
            }],
            errors: Vec::new(),
        };
        let lowered = Lowered {
            body: Some(Arc::new(body)),
            ..Lowered::default()
        };
        results.push((method, lowered));
    }
    results
}

/// What lowering the methods of a member tells about the classes inside.
pub(crate) fn discover(program: &Program, member: MemberId) -> Discoveries {
    let methods = program.tables.methods_of_member.get(member.0 as usize);
    let mut all = Discoveries::default();
    for method in methods.into_iter().flatten() {
        if program.class(program.method(*method).class).is_local {
            continue;
        }
        let found = lower_root(program, *method).1;
        all.field_types.extend(found.field_types);
        all.constructor_params.extend(found.constructor_params);
        all.supertypes.extend(found.supertypes);
    }
    all
}

fn lower_root(program: &Program, method: MethodId) -> (Vec<(MethodId, Lowered)>, Discoveries) {
    let class = program.method(method).class;
    let member = program.member_of(method);
    let scope = program.tables.method_scopes[method.index()];
    let mut lowerer = Lowerer::new(program, class, member, scope);
    let lowered = lowerer.lower_method(method, None);
    let mut results = std::mem::take(&mut lowerer.lowered);
    results.push((method, lowered));
    (results, lowerer.discoveries)
}

/// The value of a field whose initialiser may be a constant expression.
pub(crate) fn constant_initializer(program: &Program, field: FieldId) -> Option<Constant> {
    let declaration = program.field(field);
    let init = declaration.ast.as_ref()?.init.as_ref()?;
    let scope = program
        .tables
        .classes
        .get(declaration.class.index())?
        .scope?;
    let mut lowerer = Lowerer::new(program, declaration.class, None, scope);
    lowerer.functions.push(Function::new(
        !declaration.is_static,
        false,
        Returns::Forbidden,
    ));
    let value = lowerer.expr_to(init, &declaration.ty);
    if !lowerer.errors.is_empty() {
        return None;
    }
    match value.kind {
        ExprKind::Const(constant) if constant != Constant::Null => Some(constant),
        _ => None,
    }
}

/// Where the code of a member ends.
fn end_of(source: &MemberSource) -> (ast::NodeId, Option<ast::Span>) {
    let brace = |block: &ast::Block| {
        let end = block.span.end;
        let start = end.saturating_sub(1);
        (block.id, Some(ast::Span { start, end }))
    };
    match source {
        MemberSource::Method(method) => match &method.body {
            Some(block) => brace(block),
            None => (method.id, Some(method.name.span)),
        },
        MemberSource::Initializer(initializer) => brace(&initializer.body),
        MemberSource::Field(field) => (field.id, Some(field.name.span)),
        MemberSource::EnumConstant(constant) => (constant.id, Some(constant.name.span)),
        MemberSource::None => (crate::ir::SYNTHETIC, None),
    }
}

impl Lowerer<'_> {
    /// Lowers a method of this lowerer's class. `super_constructor` is the one an anonymous
    /// class's constructor calls.
    pub(crate) fn lower_method(
        &mut self,
        id: MethodId,
        super_constructor: Option<MethodId>,
    ) -> Lowered {
        self.method = Some(id);
        let method = self.program.method(id);
        let body = match (&method.source, method.kind) {
            (MemberSource::Method(ast), _) => self.written_method(method, ast),
            (MemberSource::Field(ast), MethodKind::FieldInitializer(field)) => {
                Some(self.field_initializer(method, field, ast))
            }
            (MemberSource::Initializer(ast), _) => {
                self.start(method, Returns::Forbidden);
                self.syntax_errors(&ast.errors);
                let (statements, _) = self.block_statements(&ast.body.stmts);
                Some(self.finish_body(statements))
            }
            (MemberSource::EnumConstant(ast), MethodKind::FieldInitializer(field)) => {
                Some(self.enum_constant(method, field, ast))
            }
            (_, MethodKind::Implicit(implicit)) => {
                Some(self.implicit_method(method, implicit, super_constructor))
            }
            _ => None,
        };
        let body = body.map(|mut body| {
            self.check_assignments(method, &mut body);
            body
        });
        let mut lowered = Lowered {
            body: body.map(Arc::new),
            ..Lowered::default()
        };
        super::specification::lower_contracts(self, method, &mut lowered);
        lowered
    }

    /// Definite assignment is checked on what was lowered; it needs the whole body.
    fn check_assignments(&mut self, method: &Method, body: &mut Body) {
        if !body.errors.is_empty() || self.program.class(method.class).is_library {
            return;
        }
        for error in super::assignment::check(self.program, method, body) {
            let (node, span) = match error.node {
                Some(node) => (node, self.program.node_span(method.id, node)),
                None => end_of(&method.source),
            };
            let span = span.unwrap_or_default();
            body.errors.push(SourceError {
                node,
                span,
                message: error.message,
            });
        }
    }

    /// Begins the body of a method with its parameters, all as temporaries or named locals.
    pub(crate) fn start(&mut self, method: &Method, returns: Returns) {
        self.functions.clear();
        self.before_super = false;
        self.functions
            .push(Function::new(!method.is_static, false, returns));
    }

    fn syntax_errors(&mut self, errors: &[SyntaxError]) {
        for error in errors {
            self.error(error.span, crate::ir::SYNTHETIC, error.message.clone());
        }
    }

    pub(crate) fn declare_params(&mut self, method: &Method, written: &[ast::Param]) {
        for (index, ty) in method.params.iter().enumerate() {
            match written.get(index) {
                Some(param) => {
                    if ty.is_error() {
                        self.type_ref(&param.ty, param.id);
                    }
                    self.declare(&param.name, ty.clone(), param.id, None, param.is_final);
                }
                None => {
                    self.temporary("argument", ty.clone());
                }
            }
        }
        self.function().parameter_count = method.params.len() as u32;
    }

    fn written_method(&mut self, method: &Method, ast: &ast::Method) -> Option<Body> {
        let is_constructor = method.kind == MethodKind::Constructor;
        let Some(block) = &ast.body else {
            if ast.errors.is_empty() && (method.is_abstract || method.is_native) {
                return None;
            }
            self.start(method, Returns::Void);
            self.syntax_errors(&ast.errors);
            if ast.errors.is_empty() {
                self.error(
                    ast.name.span,
                    ast.id,
                    "missing method body, or declare abstract",
                );
            }
            return Some(self.finish_body(Vec::new()));
        };
        let returns = match &method.return_type {
            Type::Void => Returns::Void,
            ty => Returns::Value(ty.clone()),
        };
        self.start(method, returns);
        self.syntax_errors(&ast.errors);
        if !ast.errors.is_empty() {
            return Some(self.finish_body(Vec::new()));
        }
        let components;
        let params = if ast.kind == ast::MethodKind::CompactConstructor {
            components = self
                .program
                .class(method.class)
                .decl
                .record_components
                .clone();
            &components
        } else {
            &ast.params
        };
        self.declare_params(method, params);
        if method.return_type.is_error() && !is_constructor {
            self.type_ref(&ast.return_type, ast.id);
        }
        if is_constructor {
            return Some(self.constructor(method, ast, block));
        }
        let mut statements = self.bridge_casts(method);
        let (body, completes) = self.block_statements(&block.stmts);
        if completes
            && !matches!(method.return_type, Type::Void | Type::Error)
            && !is_unsupported(&body)
        {
            let end = ast::Span {
                start: block.span.end.saturating_sub(1),
                end: block.span.end,
            };
            self.error(end, block.id, "missing return statement");
        }
        statements.extend(body);
        Some(self.finish_body(statements))
    }

    /// A method that overrides one with other erased parameters is called with whatever those
    /// allow; the bridge the language puts before it checks (JLS 15.12.4.5).
    fn bridge_casts(&mut self, method: &Method) -> Vec<Stmt> {
        if method.is_static || method.is_private() || method.params.is_empty() {
            return Vec::new();
        }
        let Some(info) = self.program.tables.classes.get(method.class.index()) else {
            return Vec::new();
        };
        let this = self.program.this_type(method.class);
        let own: Vec<Type> = method
            .params
            .iter()
            .map(|ty| self.program.erase(ty))
            .collect();
        let mut needed = vec![false; own.len()];
        for ancestor in info
            .supers
            .iter()
            .filter(|ancestor| **ancestor != method.class)
        {
            let Some(overridden) = self
                .program
                .tables
                .classes
                .get(ancestor.index())
                .and_then(|info| info.methods_by_name.get(&method.name))
            else {
                continue;
            };
            for other in overridden {
                let other = self.program.method(*other);
                if other.is_static
                    || other.params.len() != own.len()
                    || self.program.erased_params_in(&this, other) != own
                {
                    continue;
                }
                for (index, (param, wanted)) in other.params.iter().zip(&own).enumerate() {
                    let param = self.program.erase(param);
                    if let Some(needed) = needed.get_mut(index) {
                        *needed |= !self.program.is_erased_subtype(&param, wanted);
                    }
                }
            }
        }
        let object = self.object();
        needed
            .iter()
            .enumerate()
            .filter(|(_, needed)| **needed)
            .map(|(index, _)| {
                let ty = own.get(index).cloned().unwrap_or(Type::Error);
                let local = local_expr(crate::ir::LocalId(index as u32), object.clone());
                synthetic_stmt(StmtKind::Expr(synthetic(
                    ty,
                    ExprKind::Cast {
                        operand: Box::new(local),
                    },
                )))
            })
            .collect()
    }

    fn field_initializer(&mut self, method: &Method, field: FieldId, ast: &ast::Field) -> Body {
        self.start(method, Returns::Forbidden);
        self.syntax_errors(&ast.errors);
        let Some(init) = ast.init.as_ref().filter(|_| ast.errors.is_empty()) else {
            return self.finish_body(Vec::new());
        };
        let declaration = self.program.field(field);
        if declaration.ty.is_error() {
            self.type_ref(&ast.ty, ast.id);
        }
        let value = self.expr_to(init, &declaration.ty);
        let statement = self.store_field(field, value, ast.id);
        self.finish_body(vec![statement])
    }

    /// `this.field = value;` or the static equivalent.
    pub(crate) fn store_field(&mut self, field: FieldId, value: Expr, id: ast::NodeId) -> Stmt {
        let declaration = self.program.field(field);
        let target = if declaration.is_static {
            Place::StaticField(field)
        } else {
            Place::Field {
                object: Box::new(self.this_expr()),
                field,
            }
        };
        let ty = declaration.ty.clone();
        let kind = ExprKind::Assign {
            target,
            value: Box::new(value),
        };
        Stmt {
            id,
            kind: StmtKind::Expr(Expr { id, ty, kind }),
        }
    }

    fn constructor(&mut self, method: &Method, ast: &ast::Method, block: &ast::Block) -> Body {
        let mut statements = Vec::new();
        let mut rest = &block.stmts[..];
        let explicit = block.stmts.first().and_then(|stmt| match &stmt.kind {
            ast::StmtKind::Expr(expr) => match &expr.kind {
                ast::ExprKind::ConstructorCall {
                    is_super,
                    outer,
                    args,
                } => Some((stmt, expr, *is_super, outer.as_deref(), args)),
                _ => None,
            },
            _ => None,
        });
        match explicit {
            Some((stmt, expr, is_super, outer, args)) => {
                rest = block.stmts.get(1..).unwrap_or(&[]);
                self.before_super = true;
                let call = self.constructor_call(method.class, is_super, outer, args, expr);
                self.before_super = false;
                for (index, mut call) in call.into_iter().rev().enumerate().rev() {
                    // The call itself, last, stands for the statement.
                    if index == 0 {
                        call.id = stmt.id;
                    }
                    statements.push(call);
                }
                if is_super {
                    statements.extend(self.initializer_calls(method.class));
                }
            }
            None => {
                statements.extend(self.implicit_super_call(method.class, None, ast.id));
                statements.extend(self.initializer_calls(method.class));
            }
        }
        let (body, _) = self.block_statements(rest);
        statements.extend(body);
        if ast.kind == ast::MethodKind::CompactConstructor {
            statements.extend(self.store_components(method));
        }
        self.finish_body(statements)
    }

    /// Runs the class's initialisers on `this`.
    pub(crate) fn initializer_calls(&mut self, class: ClassId) -> Vec<Stmt> {
        self.program
            .class(class)
            .instance_initializers
            .iter()
            .map(|routine| {
                let receiver = synthetic(self.program.this_type(class), ExprKind::This);
                synthetic_stmt(StmtKind::Expr(synthetic(
                    Type::Void,
                    ExprKind::Call {
                        method: *routine,
                        dispatch: Dispatch::Special,
                        receiver: Some(Box::new(receiver)),
                        args: Vec::new(),
                    },
                )))
            })
            .collect()
    }

    /// The superclass whose constructor has to run, if it does anything.
    fn super_to_construct(&self, class: ClassId) -> Option<ClassId> {
        let parent = self.program.class(class).superclass?;
        let known = self.program.well_known();
        let is_trivial = parent == known.object
            || parent == known.record
            // The language sets the name and position of an enum's constants.
            || parent == known.enumeration;
        (!is_trivial).then_some(parent)
    }

    /// `super()` without being written; for anonymous classes with their arguments.
    pub(crate) fn implicit_super_call(
        &mut self,
        class: ClassId,
        chosen: Option<MethodId>,
        node: ast::NodeId,
    ) -> Vec<Stmt> {
        let Some(parent) = self.super_to_construct(class) else {
            return Vec::new();
        };
        if self.program.class(parent).is_missing {
            let what = format!("not modelled: {}", self.program.class(parent).display_name);
            return vec![self.unsupported_stmt(node, what)];
        }
        let this = synthetic(self.program.this_type(class), ExprKind::This);
        if let Some(constructor) = chosen {
            // An anonymous class: its own parameters are the superclass constructor's, and the
            // superclass's hidden fields were set when the object was made.
            let params = self.program.method(constructor).params.clone();
            let args = params
                .iter()
                .enumerate()
                .map(|(index, ty)| local_expr(crate::ir::LocalId(index as u32), ty.clone()))
                .collect();
            return vec![synthetic_stmt(StmtKind::Expr(synthetic(
                Type::Void,
                ExprKind::Call {
                    method: constructor,
                    dispatch: Dispatch::Special,
                    receiver: Some(Box::new(this)),
                    args,
                },
            )))];
        }
        let span = match &self
            .method
            .map(|method| &self.program.method(method).source)
        {
            Some(MemberSource::Method(ast)) => ast.name.span,
            _ => self.program.class(class).decl.name.span,
        };
        let expr = ast::Expr {
            id: node,
            span,
            kind: ast::ExprKind::ConstructorCall {
                is_super: true,
                outer: None,
                args: Vec::new(),
            },
        };
        self.before_super = true;
        let call = self.constructor_call(class, true, None, &[], &expr);
        self.before_super = false;
        call
    }

    /// `this(…)` or `super(…)`, with the superclass's hidden fields set before.
    fn constructor_call(
        &mut self,
        class: ClassId,
        is_super: bool,
        outer: Option<&ast::Expr>,
        args: &[ast::Expr],
        expr: &ast::Expr,
    ) -> Vec<Stmt> {
        let this_type = self.program.this_type(class);
        let owner = if is_super {
            match self.super_to_construct(class) {
                Some(_) => self
                    .program
                    .class(class)
                    .supertype
                    .clone()
                    .unwrap_or(Type::Error),
                None => {
                    for arg in args {
                        self.expr(arg, None);
                    }
                    return Vec::new();
                }
            }
        } else {
            this_type.clone()
        };
        let outer = outer.map(|outer| self.expr(outer, None));
        let mut inference = Inference::new(self.program);
        let arguments = self.plan_arguments(args, &mut inference);
        let plan = self.plan_constructor(&owner, false, arguments, outer, expr, &mut inference);
        let plan = match plan {
            Ok(plan) => super::calls::CallPlan {
                first_variable: 0,
                ..plan
            },
            Err(value) => return vec![synthetic_stmt(StmtKind::Expr(value))],
        };
        let created = self.complete(plan, None, &mut inference);
        let ExprKind::New {
            constructor,
            args,
            captures,
            ..
        } = created.kind
        else {
            return vec![synthetic_stmt(StmtKind::Expr(created))];
        };
        let this = || synthetic(this_type.clone(), ExprKind::This);
        let mut statements = Vec::new();
        if is_super {
            for (field, value) in captures {
                let target = Place::Field {
                    object: Box::new(this()),
                    field,
                };
                let ty = value.ty.clone();
                statements.push(synthetic_stmt(StmtKind::Expr(synthetic(
                    ty,
                    ExprKind::Assign {
                        target,
                        value: Box::new(value),
                    },
                ))));
            }
        }
        let call = Expr {
            id: expr.id,
            ty: Type::Void,
            kind: ExprKind::Call {
                method: constructor,
                dispatch: Dispatch::Special,
                receiver: Some(Box::new(this())),
                args,
            },
        };
        statements.push(synthetic_stmt(StmtKind::Expr(call)));
        statements
    }

    fn implicit_method(
        &mut self,
        method: &Method,
        implicit: ImplicitMethod,
        super_constructor: Option<MethodId>,
    ) -> Body {
        let returns = match &method.return_type {
            Type::Void => Returns::Void,
            ty => Returns::Value(ty.clone()),
        };
        self.start(method, returns);
        match implicit {
            ImplicitMethod::DefaultConstructor => {
                let params = match super_constructor {
                    Some(constructor) => self.program.method(constructor).params.clone(),
                    None => method.params.clone(),
                };
                for ty in &params {
                    self.temporary("argument", ty.clone());
                }
                self.function().parameter_count = params.len() as u32;
                let node = crate::ir::SYNTHETIC;
                let mut statements =
                    self.implicit_super_call(method.class, super_constructor, node);
                statements.extend(self.initializer_calls(method.class));
                self.finish_body(statements)
            }
            ImplicitMethod::EnumValues => self.enum_values(method.class),
            ImplicitMethod::EnumValueOf => self.enum_value_of(method),
            ImplicitMethod::RecordConstructor => self.record_constructor(method),
            ImplicitMethod::RecordAccessor(field) => self.record_accessor(field),
            ImplicitMethod::RecordEquals => self.record_equals(method),
            ImplicitMethod::RecordHashCode => self.record_hash_code(method.class),
            ImplicitMethod::RecordToString => self.record_to_string(method.class),
        }
    }
}

/// Whether part of the code isn't known to end in any way.
fn is_unsupported(body: &[Stmt]) -> bool {
    struct Unsupported(bool);
    impl Visitor for Unsupported {
        fn enters_lambdas(&self) -> bool {
            false
        }

        fn statement(&mut self, statement: &Stmt) {
            self.0 |= matches!(statement.kind, StmtKind::Unsupported(_));
        }
    }
    let mut unsupported = Unsupported(false);
    ir_visit::walk_statements(body, &mut unsupported);
    unsupported.0
}
