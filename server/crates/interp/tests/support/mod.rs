//! Short ways to write lowered bodies, and an interpreter to run them.

// Not every test uses everything.
#![allow(dead_code, unreachable_pub)]

use std::sync::Arc;

use budget::Budget;
use interp::Interpreter;
use interp::compile::CodeCache;
use interp::library::ClassLibrary;
use interp::machine::Machine;
use java::ir::{
    ArithmeticOp, Body, BodyForm, CompareKind, CompareOp, Constant, Expr, ExprKind, LabelId, Local,
    LocalId, NumericKind, Place, SYNTHETIC, Stmt, StmtKind, Try, UpdateResult,
};
use java::program::{Program, SourceUnit};
use java::types::{MethodId, Type};
use syntax::SourceFile;

pub fn expr(ty: Type, kind: ExprKind) -> Expr {
    Expr {
        id: SYNTHETIC,
        ty,
        kind,
    }
}

pub fn stmt(kind: StmtKind) -> Stmt {
    Stmt {
        id: SYNTHETIC,
        kind,
    }
}

pub fn int(value: i32) -> Expr {
    expr(Type::INT, ExprKind::Const(Constant::Int(value)))
}

pub fn long(value: i64) -> Expr {
    expr(Type::LONG, ExprKind::Const(Constant::Long(value)))
}

pub fn boolean(value: bool) -> Expr {
    expr(Type::BOOLEAN, ExprKind::Const(Constant::Boolean(value)))
}

pub fn local(index: u32) -> Expr {
    expr(Type::INT, ExprKind::Local(LocalId(index)))
}

pub fn binary(op: ArithmeticOp, left: Expr, right: Expr) -> Expr {
    let (left, right) = (Box::new(left), Box::new(right));
    expr(
        Type::INT,
        ExprKind::Binary {
            op,
            kind: NumericKind::Int,
            left,
            right,
        },
    )
}

pub fn add(left: Expr, right: Expr) -> Expr {
    binary(ArithmeticOp::Add, left, right)
}

pub fn compare(op: CompareOp, left: Expr, right: Expr) -> Expr {
    let (left, right) = (Box::new(left), Box::new(right));
    expr(
        Type::BOOLEAN,
        ExprKind::Compare {
            op,
            kind: CompareKind::Int,
            left,
            right,
        },
    )
}

pub fn and(left: Expr, right: Expr) -> Expr {
    expr(
        Type::BOOLEAN,
        ExprKind::And {
            left: Box::new(left),
            right: Box::new(right),
        },
    )
}

pub fn or(left: Expr, right: Expr) -> Expr {
    expr(
        Type::BOOLEAN,
        ExprKind::Or {
            left: Box::new(left),
            right: Box::new(right),
        },
    )
}

pub fn not(operand: Expr) -> Expr {
    expr(Type::BOOLEAN, ExprKind::Not(Box::new(operand)))
}

pub fn conditional(cond: Expr, then: Expr, otherwise: Expr) -> Expr {
    expr(
        Type::INT,
        ExprKind::Conditional {
            cond: Box::new(cond),
            then: Box::new(then),
            otherwise: Box::new(otherwise),
        },
    )
}

pub fn assign(index: u32, value: Expr) -> Expr {
    let target = Place::Local(LocalId(index));
    expr(
        Type::INT,
        ExprKind::Assign {
            target,
            value: Box::new(value),
        },
    )
}

/// `local += value`, `local++`; `old` is the temporary.
pub fn update(index: u32, old: u32, value: Expr, result: UpdateResult) -> Expr {
    let (target, value) = (Place::Local(LocalId(index)), Box::new(value));
    expr(
        Type::INT,
        ExprKind::Update {
            target,
            old: LocalId(old),
            value,
            result,
        },
    )
}

pub fn set(index: u32, value: Expr) -> Stmt {
    stmt(StmtKind::Expr(assign(index, value)))
}

pub fn ret(value: Expr) -> Stmt {
    stmt(StmtKind::Return(Some(value)))
}

pub fn block(statements: Vec<Stmt>) -> Stmt {
    stmt(StmtKind::Block(statements))
}

pub fn if_else(cond: Expr, then: Stmt, otherwise: Stmt) -> Stmt {
    let (then, otherwise) = (Box::new(then), Some(Box::new(otherwise)));
    stmt(StmtKind::If {
        cond,
        then,
        otherwise,
    })
}

pub fn while_loop(label: u32, cond: Expr, update: Vec<Expr>, body: Vec<Stmt>) -> Stmt {
    stmt(StmtKind::Loop {
        label: LabelId(label),
        cond: Some(cond),
        test_first: true,
        update,
        body: Box::new(block(body)),
        iterable: SYNTHETIC,
    })
}

pub fn finally(block: Vec<Stmt>, finally: Vec<Stmt>) -> Stmt {
    stmt(StmtKind::Try(Box::new(Try {
        block,
        catches: Vec::new(),
        finally: Some(finally),
    })))
}

/// A body with `parameters` and then `others` more `int` locals.
pub fn body(parameters: u32, others: u32, statements: Vec<Stmt>) -> Arc<Body> {
    let local = |index| Local {
        name: format!("v{index}").into(),
        ty: Type::INT,
        is_temporary: false,
        node: SYNTHETIC,
    };
    Arc::new(Body {
        locals: (0..parameters + others).map(local).collect(),
        parameter_count: parameters,
        has_this: false,
        form: BodyForm::Member,
        statements,
        unsupported: Vec::new(),
        errors: Vec::new(),
    })
}

/// The program of one file, `Test.java`.
pub fn program_of(text: &str) -> Arc<Program> {
    let unit = SourceUnit {
        path: "Test.java".into(),
        unit: SourceFile::new(text).unit(),
        is_library: false,
    };
    Arc::new(Program::build(vec![unit], Arc::new(ClassLibrary)))
}

pub fn program() -> Arc<Program> {
    program_of("class Test {}")
}

pub fn interpreter_of<M: Machine>(text: &str, machine: M, budget: Budget) -> Interpreter<M> {
    let program = program_of(text);
    let cache = Arc::new(CodeCache::new(program.clone()));
    let mut interpreter = Interpreter::new(program, cache, machine, budget);
    let sources = [("Test.java".into(), text.into())];
    interpreter.set_sources(Arc::new(sources.into_iter().collect()));
    interpreter
}

pub fn interpreter<M: Machine>(machine: M, budget: Budget) -> Interpreter<M> {
    interpreter_of("class Test {}", machine, budget)
}

/// A method by its key.
pub fn method<M: Machine>(interpreter: &Interpreter<M>, key: &str) -> MethodId {
    interpreter
        .program()
        .method_by_key(key)
        .unwrap_or_else(|| panic!("no method {key}"))
}
