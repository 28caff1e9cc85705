//! Checks that lowered code keeps what `java::ir` promises: operand types are exact, arguments
//! fit erased parameters, locals exist.

use java::ir::*;
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::{MethodId, Primitive, Type};

/// What is wrong with a method's body, if anything.
pub fn check(program: &Program, method: MethodId) -> Vec<String> {
    let lowered = program.lowered(method);
    let Some(body) = &lowered.body else {
        return Vec::new();
    };
    if !body.errors.is_empty() {
        return Vec::new();
    }
    let entry = program.method(method);
    let mut found = Vec::new();
    let result = (entry.return_type != Type::Void).then(|| entry.return_type.clone());
    check_body(program, body, result, &mut found);
    if body.has_this == entry.is_static {
        found.push("has_this".to_owned());
    }
    if body.parameter_count as usize != entry.params.len() {
        found.push(format!("{} parameters", body.parameter_count));
    }
    found
        .iter()
        .map(|what| format!("{}: {what}", entry.key))
        .collect()
}

fn check_body(program: &Program, body: &Body, result: Option<Type>, found: &mut Vec<String>) {
    let mut checker = Checker {
        program,
        body,
        result,
        found,
    };
    ir_visit::walk_body(body, &mut checker);
}

struct Checker<'a> {
    program: &'a Program,
    body: &'a Body,
    result: Option<Type>,
    found: &'a mut Vec<String>,
}

impl Checker<'_> {
    fn wrong(&mut self, what: &str, types: &[&Type]) {
        let shown: Vec<String> = types.iter().map(|ty| self.program.show_type(ty)).collect();
        self.found.push(format!("{what}: {}", shown.join(", ")));
    }

    fn local(&mut self, local: LocalId) {
        if local.0 as usize >= self.body.locals.len() {
            self.found.push(format!("no local {}", local.0));
        }
    }

    fn is(&mut self, what: &str, expr: &Expr, wanted: &Type) {
        if expr.ty != *wanted && !is_open(expr) {
            self.wrong(what, &[&expr.ty, wanted]);
        }
    }

    /// A value that may be stored in or passed as the type.
    fn fits(&mut self, what: &str, expr: &Expr, wanted: &Type) {
        if is_open(expr) || wanted.is_error() {
            return;
        }
        let fits = match (&expr.ty, wanted) {
            (Type::Primitive(own), Type::Primitive(wanted)) => own == wanted,
            (own, wanted) => {
                own.is_reference()
                    && wanted.is_reference()
                    && self
                        .program
                        .is_erased_subtype(&self.program.erase(own), &self.program.erase(wanted))
            }
        };
        if !fits {
            self.wrong(what, &[&expr.ty, wanted]);
        }
    }
}

/// Of unknown type or not supported.
fn is_open(expr: &Expr) -> bool {
    expr.ty.is_error() || matches!(expr.kind, ExprKind::Unsupported(_))
}

fn numeric(kind: NumericKind) -> Type {
    match kind {
        NumericKind::Int => Type::INT,
        NumericKind::Long => Type::LONG,
        NumericKind::Float => Type::FLOAT,
        NumericKind::Double => Type::DOUBLE,
    }
}

impl Visitor for Checker<'_> {
    fn enters_lambdas(&self) -> bool {
        false
    }

    fn statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Local { local, init } => {
                self.local(*local);
                if let (Some(init), Some(variable)) = (init, self.body.locals.get(local.0 as usize))
                {
                    let ty = variable.ty.clone();
                    self.fits("initial value", init, &ty);
                }
            }
            StmtKind::If { cond, .. }
            | StmtKind::Loop {
                cond: Some(cond), ..
            }
            | StmtKind::Assert { cond, .. } => self.is("condition", cond, &Type::BOOLEAN),
            StmtKind::Throw(value) => {
                let throwable = Type::class(self.program.well_known().throwable);
                self.fits("thrown", value, &throwable);
            }
            StmtKind::Monitor(lock) => {
                let object = Type::class(self.program.well_known().object);
                self.fits("locked", lock, &object);
            }
            StmtKind::Return(Some(value)) => match self.result.clone() {
                Some(result) => self.fits("returned", value, &result),
                None => self.wrong("returned from void", &[&value.ty]),
            },
            StmtKind::Switch(switch) => {
                let is_int = switch
                    .cases
                    .iter()
                    .flat_map(|case| &case.labels)
                    .any(|label| matches!(label, SwitchLabel::Int(_)));
                if is_int {
                    self.is("selector", &switch.selector, &Type::INT);
                }
            }
            _ => {}
        }
    }

    fn expression(&mut self, expression: &Expr) {
        let ty = &expression.ty;
        let inference = |ty: &Type| {
            matches!(ty, Type::Variable(variable)
                if variable.owner == java::types::TypeVariableOwner::Inference)
        };
        if ty.mentions(&inference) {
            self.wrong("an inference variable is left", &[ty]);
        }
        match &expression.kind {
            ExprKind::Local(local) => self.local(*local),
            ExprKind::Binary {
                op,
                kind,
                left,
                right,
            } => {
                let operand = numeric(*kind);
                self.is("left operand", left, &operand);
                let is_shift = matches!(
                    op,
                    ArithmeticOp::Shl | ArithmeticOp::Shr | ArithmeticOp::UShr
                );
                self.is(
                    "right operand",
                    right,
                    if is_shift { &Type::INT } else { &operand },
                );
                self.is("result", expression, &operand);
            }
            ExprKind::Unary { kind, operand, .. } => {
                self.is("operand", operand, &numeric(*kind));
                self.is("result", expression, &numeric(*kind));
            }
            ExprKind::Not(operand) => self.is("operand of !", operand, &Type::BOOLEAN),
            ExprKind::And { left, right }
            | ExprKind::Or { left, right }
            | ExprKind::BooleanBinary { left, right, .. } => {
                self.is("left boolean", left, &Type::BOOLEAN);
                self.is("right boolean", right, &Type::BOOLEAN);
            }
            ExprKind::Compare {
                kind, left, right, ..
            } => {
                let wanted = match kind {
                    CompareKind::Int => Type::INT,
                    CompareKind::Long => Type::LONG,
                    CompareKind::Float => Type::FLOAT,
                    CompareKind::Double => Type::DOUBLE,
                    CompareKind::Boolean => Type::BOOLEAN,
                    CompareKind::Reference => {
                        for side in [left, right] {
                            if !side.ty.is_reference() && !is_open(side) {
                                self.wrong("compared reference", &[&side.ty]);
                            }
                        }
                        return;
                    }
                };
                self.is("left compared", left, &wanted);
                self.is("right compared", right, &wanted);
            }
            ExprKind::Convert { from, to, operand } => {
                self.is("converted", operand, &Type::Primitive(*from));
                self.is("conversion", expression, &Type::Primitive(*to));
                if *from == Primitive::Boolean || *to == Primitive::Boolean || from == to {
                    self.wrong(
                        "conversion",
                        &[&Type::Primitive(*from), &Type::Primitive(*to)],
                    );
                }
            }
            ExprKind::Index { array, index } => {
                self.is("index", index, &Type::INT);
                if !matches!(array.ty, Type::Array(_)) && !is_open(array) {
                    self.wrong("indexed", &[&array.ty]);
                }
            }
            ExprKind::Field { object, field } => {
                let owner = Type::class(self.program.field(*field).class);
                self.fits("object of a field", object, &owner);
            }
            ExprKind::Assign { target, value } | ExprKind::Update { target, value, .. } => {
                let wanted = match target {
                    Place::Local(local) => {
                        self.local(*local);
                        self.body
                            .locals
                            .get(local.0 as usize)
                            .map(|local| local.ty.clone())
                    }
                    Place::Field { object, field } => {
                        let owner = Type::class(self.program.field(*field).class);
                        self.fits("object of a stored field", object, &owner);
                        Some(self.program.field(*field).ty.clone())
                    }
                    Place::StaticField(field) => Some(self.program.field(*field).ty.clone()),
                    Place::Element { array, .. } => match &array.ty {
                        Type::Array(element) => Some((**element).clone()),
                        _ => None,
                    },
                };
                if let Some(wanted) = wanted {
                    self.fits("stored", value, &wanted);
                }
            }
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                self.is("condition of ?:", cond, &Type::BOOLEAN);
                self.fits("chosen", then, ty);
                self.fits("chosen", otherwise, ty);
            }
            ExprKind::Call {
                method,
                receiver,
                args,
                dispatch,
            } => {
                let method = self.program.method(*method);
                if args.len() != method.params.len() {
                    self.found
                        .push(format!("{} arguments for {}", args.len(), method.key));
                }
                for (arg, param) in args.iter().zip(&method.params) {
                    let what = format!("argument of {}", method.key);
                    self.fits(&what, arg, &self.program.erase(param));
                }
                if receiver.is_some() == (*dispatch == Dispatch::Static) {
                    self.found.push(format!("receiver of {}", method.key));
                }
                if let Some(receiver) = receiver {
                    let owner = Type::class(method.class);
                    self.fits("receiver", receiver, &owner);
                }
            }
            ExprKind::New {
                class,
                constructor,
                args,
                captures,
            } => {
                let constructor = self.program.method(*constructor);
                if constructor.class != *class || args.len() != constructor.params.len() {
                    self.found.push(format!("constructor {}", constructor.key));
                }
                for (arg, param) in args.iter().zip(&constructor.params) {
                    let what = format!("argument of {}", constructor.key);
                    self.fits(&what, arg, &self.program.erase(param));
                }
                for (field, value) in captures {
                    let wanted = self.program.field(*field).ty.clone();
                    self.fits("captured", value, &wanted);
                }
            }
            ExprKind::NewArray { dims } => {
                for dim in dims {
                    self.is("array size", dim, &Type::INT);
                }
            }
            ExprKind::ArrayLiteral { elements } => {
                if let Type::Array(element) = ty {
                    for value in elements {
                        self.fits("element", value, element);
                    }
                }
            }
            ExprKind::Lambda(lambda) => {
                let method = self.program.method(lambda.method);
                let count = lambda.captures.len() + method.params.len();
                if lambda.body.parameter_count as usize != count || lambda.body.has_this {
                    self.found.push(format!("lambda for {}", method.key));
                }
                for (capture, local) in lambda.captures.iter().zip(&lambda.body.locals) {
                    self.fits("captured by a lambda", capture, &local.ty);
                }
                let result =
                    (method.return_type != Type::Void).then(|| method.return_type.erasure());
                check_body(self.program, &lambda.body, result, self.found);
            }
            _ => {}
        }
    }
}
