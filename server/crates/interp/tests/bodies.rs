//! Hand-built bodies: what the compiler and the stepper do with each construct, apart from lowering.

use std::sync::Arc;

use budget::{Budget, Stop};
use interp::machine::{Concrete, Slot};
use interp::outcome::{Completion, Halt};
use java::ir::{
    ArithmeticOp, Body, CompareOp, Constant, Expr, ExprKind, LabelId, LocalId, NodeId, Quantified,
    QuantifierKind, SYNTHETIC, StmtKind, Switch, SwitchCase, SwitchLabel, UpdateResult,
};
use java::ops;
use java::types::{Primitive, Type};

mod support;
use support::*;

fn run(body: &Arc<Body>, args: &[i32]) -> Result<Completion<Slot<()>>, Halt> {
    let args: Vec<Slot<()>> = args
        .iter()
        .map(|&arg| Slot::plain(ops::int_slot(arg)))
        .collect();
    interpreter(Concrete, Budget::default()).call_body(body, None, &args)
}

#[track_caller]
fn check(body: Arc<Body>, args: &[i32], expected: i32) {
    match run(&body, args) {
        Ok(Completion::Return(Some(slot))) => assert_eq!(ops::slot_int(slot.bits), expected),
        other => panic!("{other:?}"),
    }
}

/// `sum = 0; for (i = 0; i < n; i++) sum += i * i; return sum`
fn sum_of_squares() -> Arc<Body> {
    let (n, sum, i, old) = (0, 1, 2, 3);
    let square = binary(ArithmeticOp::Mul, local(i), local(i));
    body(
        1,
        3,
        vec![
            set(sum, int(0)),
            set(i, int(0)),
            while_loop(
                0,
                compare(CompareOp::Lt, local(i), local(n)),
                vec![update(i, old, add(local(old), int(1)), UpdateResult::Old)],
                vec![set(sum, add(local(sum), square))],
            ),
            ret(local(sum)),
        ],
    )
}

#[test]
fn loops() {
    check(sum_of_squares(), &[0], 0);
    check(sum_of_squares(), &[10], 285);
}

#[test]
fn an_operand_is_not_changed_by_the_next_one() {
    // x + (x = 5)
    check(
        body(1, 0, vec![ret(add(local(0), assign(0, int(5))))]),
        &[2],
        7,
    );
    // (x = 5) + (x = 6)
    check(
        body(1, 0, vec![ret(add(assign(0, int(5)), assign(0, int(6))))]),
        &[2],
        11,
    );
    // x + x++ + x
    let increment = |result| update(0, 1, add(local(1), int(1)), result);
    let three = add(add(local(0), increment(UpdateResult::Old)), local(0));
    check(body(1, 1, vec![ret(three)]), &[10], 31);
    // x = x++
    check(
        body(
            1,
            1,
            vec![set(0, increment(UpdateResult::Old)), ret(local(0))],
        ),
        &[10],
        10,
    );
    // x = ++x
    check(
        body(
            1,
            1,
            vec![set(0, increment(UpdateResult::New)), ret(local(0))],
        ),
        &[10],
        11,
    );
    // x += x++
    let nested = add(local(2), increment(UpdateResult::Old));
    let plus = update(0, 2, nested, UpdateResult::New);
    check(
        body(1, 2, vec![stmt(StmtKind::Expr(plus)), ret(local(0))]),
        &[10],
        20,
    );
}

#[test]
fn conditions() {
    let range = |low, high| {
        and(
            compare(CompareOp::Ge, local(0), int(low)),
            compare(CompareOp::Lt, local(0), int(high)),
        )
    };
    let either = or(
        range(0, 3),
        not(or(range(3, 6), compare(CompareOp::Ne, local(0), int(9)))),
    );
    for (value, expected) in [(-1, 0), (0, 1), (2, 1), (3, 0), (8, 0), (9, 1)] {
        let choice = conditional(either.clone(), int(1), int(0));
        check(body(1, 0, vec![ret(choice)]), &[value], expected);
        let branches = if_else(either.clone(), ret(int(1)), ret(int(0)));
        check(body(1, 0, vec![branches]), &[value], expected);
        let stored = vec![
            set(1, either.clone()),
            if_else(local(1), ret(int(1)), ret(int(0))),
        ];
        check(body(1, 1, stored), &[value], expected);
    }
}

#[test]
fn finally_runs_on_every_way_out() {
    let note = |digit| {
        set(
            1,
            add(binary(ArithmeticOp::Mul, local(1), int(10)), int(digit)),
        )
    };
    let start = || set(1, int(0));
    // Falling out.
    check(
        body(
            0,
            2,
            vec![
                start(),
                finally(vec![note(1)], vec![note(2)]),
                ret(local(1)),
            ],
        ),
        &[],
        12,
    );
    // The value returned is the one from before.
    check(
        body(
            0,
            2,
            vec![
                start(),
                finally(vec![note(1), ret(local(1))], vec![note(2)]),
            ],
        ),
        &[],
        1,
    );
    // A return in the block replaces it.
    check(
        body(
            0,
            2,
            vec![
                start(),
                finally(vec![note(1), ret(local(1))], vec![note(2), ret(local(1))]),
            ],
        ),
        &[],
        12,
    );
    // Inner before outer.
    let inner = finally(vec![note(1), ret(int(7))], vec![note(2)]);
    let outer = finally(vec![inner], vec![note(3), ret(local(1))]);
    check(body(0, 2, vec![start(), outer]), &[], 123);
    // break and continue leave through it; i in 1..=3, the second round continues, the third breaks.
    let jump = if_else(
        compare(CompareOp::Eq, local(0), int(2)),
        stmt(StmtKind::Continue(LabelId(9))),
        if_else(
            compare(CompareOp::Eq, local(0), int(3)),
            stmt(StmtKind::Break(LabelId(9))),
            note(8),
        ),
    );
    let rounds = while_loop(
        9,
        boolean(true),
        vec![update(0, 2, add(local(2), int(1)), UpdateResult::Old)],
        vec![finally(vec![jump], vec![note(5)]), note(6)],
    );
    check(
        body(0, 3, vec![start(), set(0, int(1)), rounds, ret(local(1))]),
        &[],
        85_655,
    );
}

#[test]
fn switches_fall_through_and_use_tables() {
    let note = |digit| {
        set(
            1,
            add(binary(ArithmeticOp::Mul, local(1), int(10)), int(digit)),
        )
    };
    let case = |labels: &[i32], is_default, body| SwitchCase {
        id: SYNTHETIC,
        labels: labels
            .iter()
            .map(|&label| SwitchLabel::Int(label))
            .collect(),
        is_default,
        body,
    };
    let exit = || stmt(StmtKind::Break(LabelId(1)));
    for extra in [&[][..], &[100, 101, 102, 103][..]] {
        let switch = stmt(StmtKind::Switch(Box::new(Switch {
            label: LabelId(1),
            selector: local(0),
            cases: vec![
                case(&[1, -5], false, vec![note(1)]),
                case(&[2], false, vec![note(2), exit()]),
                case(extra, true, vec![note(3)]),
                case(&[i32::MAX], false, vec![note(4)]),
            ],
            must_match: false,
        })));
        let whole = body(1, 1, vec![set(1, int(0)), switch, ret(local(1))]);
        let cases = [(1, 12), (-5, 12), (2, 2), (7, 34), (100, 34), (i32::MAX, 4)];
        for (value, expected) in cases {
            check(whole.clone(), &[value], expected);
        }
    }
}

fn quantifier(kind: QuantifierKind, filter: Option<Expr>, of: Expr, ty: Type) -> Expr {
    expr(
        ty,
        ExprKind::Quantified(Box::new(Quantified {
            kind,
            variable: LocalId(1),
            low: int(0),
            high: local(0),
            filter,
            body: of,
        })),
    )
}

#[test]
fn quantifiers_go_over_all_values() {
    let even = || {
        compare(
            CompareOp::Eq,
            binary(ArithmeticOp::Rem, local(1), int(2)),
            int(0),
        )
    };
    let small = |bound| compare(CompareOp::Lt, local(1), int(bound));
    let number = |kind, filter, of| body(1, 1, vec![ret(quantifier(kind, filter, of, Type::INT))]);
    let truth = |kind, filter, of| {
        let value = quantifier(kind, filter, of, Type::BOOLEAN);
        body(1, 1, vec![ret(conditional(value, int(1), int(0)))])
    };
    check(number(QuantifierKind::Sum, None, local(1)), &[5], 10);
    check(number(QuantifierKind::Sum, Some(even()), local(1)), &[5], 6);
    check(
        number(QuantifierKind::Product, None, add(local(1), int(1))),
        &[5],
        120,
    );
    check(number(QuantifierKind::NumOf, None, even()), &[5], 3);
    check(number(QuantifierKind::Max, None, local(1)), &[5], 4);
    check(
        number(QuantifierKind::Min, Some(not(small(2))), local(1)),
        &[5],
        2,
    );
    check(truth(QuantifierKind::ForAll, None, small(5)), &[5], 1);
    check(truth(QuantifierKind::ForAll, None, small(4)), &[5], 0);
    check(
        truth(QuantifierKind::ForAll, Some(small(3)), small(3)),
        &[5],
        1,
    );
    check(truth(QuantifierKind::ForAll, None, small(0)), &[0], 1);
    check(
        truth(QuantifierKind::Exists, Some(even()), not(small(4))),
        &[5],
        1,
    );
    check(
        truth(QuantifierKind::Exists, Some(even()), not(small(4))),
        &[4],
        0,
    );
}

#[test]
fn an_endless_loop_ends_with_the_budget() {
    let endless = body(
        0,
        0,
        vec![while_loop(0, boolean(true), Vec::new(), Vec::new())],
    );
    let budget = Budget {
        steps: 10_000,
        ..Budget::default()
    };
    let mut interpreter = interpreter(Concrete, budget);
    assert_eq!(
        interpreter.call_body(&endless, None, &[]),
        Err(Halt::Stop(Stop::Steps))
    );
}

#[test]
fn the_same_run_takes_the_same_steps() {
    let steps = || {
        let mut interpreter = interpreter(Concrete, Budget::default());
        let n = Slot::plain(ops::int_slot(1_000));
        interpreter
            .call_body(&sum_of_squares(), None, &[n])
            .expect("the loop ends");
        interpreter.steps_used()
    };
    let first = steps();
    assert!(first > 1_000, "{first}");
    assert_eq!(steps(), first);
}

#[test]
fn a_cancelled_run_stops() {
    let budget = Budget::default();
    budget.token.cancel();
    let mut interpreter = interpreter(Concrete, budget);
    let result = interpreter.call_body(&sum_of_squares(), None, &[Slot::plain(0)]);
    assert_eq!(result, Err(Halt::Stop(Stop::Cancelled)));
}

#[test]
fn deep_nesting_is_unsupported_not_a_crash() {
    let mut deep = int(1);
    for _ in 0..5_000 {
        deep = add(int(1), deep);
    }
    let result = run(&body(0, 0, vec![ret(deep)]), &[]);
    assert!(
        matches!(&result, Err(Halt::Unsupported { what, .. }) if what.contains("nested")),
        "{result:?}"
    );
}

#[test]
fn finally_blocks_that_double_without_end_are_unsupported() {
    let mut nested = vec![set(0, int(1))];
    for _ in 0..60 {
        nested = vec![finally(Vec::new(), nested)];
    }
    let result = run(&body(1, 0, nested), &[0]);
    assert!(
        matches!(&result, Err(Halt::Unsupported { what, .. }) if what.contains("size")),
        "{result:?}"
    );
}

#[test]
fn errors_and_unsupported_code_halt_only_when_reached() {
    let unsupported = stmt(StmtKind::Unsupported("`synchronized`".to_owned()));
    let guarded = if_else(
        compare(CompareOp::Lt, local(0), int(0)),
        unsupported,
        ret(int(1)),
    );
    check(body(1, 0, vec![guarded.clone()]), &[0], 1);
    let result = run(&body(1, 0, vec![guarded]), &[-1]);
    assert!(matches!(&result, Err(Halt::Unsupported { what, .. }) if what == "`synchronized`"));
    let mut broken = (*body(0, 0, vec![ret(int(1))])).clone();
    broken.errors.push(java::ir::SourceError {
        node: NodeId(0),
        span: syntax::ast::Span::default(),
        message: "unknown name `x`".to_owned(),
    });
    let result = run(&Arc::new(broken), &[]);
    assert!(
        matches!(&result, Err(Halt::SourceError { message, .. }) if message == "unknown name `x`")
    );
}

#[test]
fn arrays_of_every_kind_keep_their_values() {
    let cases: [(Primitive, Constant, u64); 8] = [
        (Primitive::Boolean, Constant::Boolean(true), 1),
        (Primitive::Byte, Constant::Int(-3), ops::int_slot(-3)),
        (Primitive::Short, Constant::Int(-300), ops::int_slot(-300)),
        (
            Primitive::Char,
            Constant::Int(65_000),
            ops::int_slot(65_000),
        ),
        (
            Primitive::Int,
            Constant::Int(-70_000),
            ops::int_slot(-70_000),
        ),
        (Primitive::Long, Constant::Long(1 << 40), 1 << 40),
        (
            Primitive::Float,
            Constant::Float(-1.5),
            ops::float_slot(-1.5),
        ),
        (
            Primitive::Double,
            Constant::Double(-0.1),
            ops::double_slot(-0.1),
        ),
    ];
    for (primitive, constant, expected) in cases {
        let element = Type::Primitive(primitive);
        let array_type = Type::array_of(element.clone());
        let value = expr(element.clone(), ExprKind::Const(constant));
        let zero = match primitive {
            Primitive::Long => long(0),
            _ => int(0),
        };
        let literal = expr(
            array_type,
            ExprKind::ArrayLiteral {
                elements: vec![zero, value],
            },
        );
        let load = ExprKind::Index {
            array: Box::new(literal),
            index: Box::new(int(1)),
        };
        match run(&body(0, 0, vec![ret(expr(element, load))]), &[]) {
            Ok(Completion::Return(Some(slot))) => assert_eq!(slot.bits, expected, "{primitive:?}"),
            other => panic!("{primitive:?}: {other:?}"),
        }
    }
}
