//! What a machine with shadows is told, and that shadows ride along and are never lost.

use std::sync::Arc;

use budget::Budget;
use interp::compile::{CodeCache, Instrumentation, MethodSites};
use interp::heap::Heap;
use interp::machine::{
    CallAction, CodePlace, ImplicitCheck, Machine, Need, SiteId, SiteType, Slot,
};
use interp::outcome::{Completion, Halt};
use java::ir::{
    ArithmeticOp, Body, CompareKind, CompareOp, ExprKind, LocalId, NodeId, NumericKind, Quantified,
    QuantifierKind, UnaryOp,
};
use java::ops;
use java::types::{MethodId, Primitive, Type};

mod support;
use support::*;

/// A machine whose shadows are terms, written out as text; it notes every decision.
#[derive(Clone, Default)]
struct Terms {
    /// Shadow `n` is `terms[n - 1]`.
    terms: Vec<String>,
    log: Vec<String>,
    /// Calls of this method are made by contract, with the shadow `result`.
    by_contract: Option<MethodId>,
}

impl Terms {
    fn term(&mut self, text: String) -> u32 {
        self.terms.push(text);
        self.terms.len() as u32
    }

    fn text(&self, slot: Slot<u32>) -> String {
        match slot.shadow {
            0 => ops::slot_int(slot.bits).to_string(),
            shadow => self.shown(shadow),
        }
    }

    fn shown(&self, shadow: u32) -> String {
        match shadow {
            0 => "-".to_owned(),
            shadow => self.terms[shadow as usize - 1].clone(),
        }
    }
}

impl Machine for Terms {
    type Shadow = u32;
    const HAS_SHADOWS: bool = true;

    fn unary(&mut self, op: UnaryOp, _: NumericKind, operand: Slot<u32>) -> u32 {
        let text = format!("{op:?}({})", self.text(operand));
        self.term(text)
    }

    fn binary(
        &mut self,
        op: ArithmeticOp,
        _: NumericKind,
        left: Slot<u32>,
        right: Slot<u32>,
    ) -> u32 {
        let text = format!("{op:?}({}, {})", self.text(left), self.text(right));
        self.term(text)
    }

    fn compare(&mut self, op: CompareOp, _: CompareKind, left: Slot<u32>, right: Slot<u32>) -> u32 {
        let text = format!("{op:?}({}, {})", self.text(left), self.text(right));
        self.term(text)
    }

    fn boolean_not(&mut self, operand: Slot<u32>) -> u32 {
        let text = format!("Not({})", self.text(operand));
        self.term(text)
    }

    fn boolean_binary(&mut self, op: ArithmeticOp, left: Slot<u32>, right: Slot<u32>) -> u32 {
        self.binary(op, NumericKind::Int, left, right)
    }

    fn convert(&mut self, _: Primitive, to: Primitive, operand: Slot<u32>) -> u32 {
        let text = format!("{to:?}({})", self.text(operand));
        self.term(text)
    }

    fn branch(&mut self, _: CodePlace, condition: u32, taken: bool) -> Result<(), Halt> {
        self.log
            .push(format!("branch {} {taken}", self.shown(condition)));
        Ok(())
    }

    fn implicit_check(
        &mut self,
        _: CodePlace,
        check: ImplicitCheck,
        _: NumericKind,
        subject: Slot<u32>,
        limit: u64,
        passes: bool,
    ) -> Result<(), Halt> {
        self.log
            .push(format!("{check:?} {} {limit} {passes}", self.text(subject)));
        Ok(())
    }

    fn concretize(&mut self, _: CodePlace, need: Need, value: Slot<u32>) -> Result<(), Halt> {
        self.log.push(format!("{need:?} {}", self.text(value)));
        Ok(())
    }

    fn site(
        &mut self,
        _: &mut Heap<u32>,
        _: CodePlace,
        site: SiteId,
        value: Slot<u32>,
        _: SiteType,
    ) -> Result<Slot<u32>, Halt> {
        self.log
            .push(format!("site {} {}", site.0, self.text(value)));
        let shadow = self.term(format!("s{}", site.0));
        Ok(Slot { shadow, ..value })
    }

    fn statement(&mut self, _: CodePlace, node: NodeId) -> Result<(), Halt> {
        self.log.push(format!("statement {}", node.0));
        Ok(())
    }

    fn call(
        &mut self,
        _: &Heap<u32>,
        _: CodePlace,
        method: MethodId,
        _: &mut [Slot<u32>],
    ) -> Result<CallAction<u32>, Halt> {
        if self.by_contract != Some(method) {
            return Ok(CallAction::Enter);
        }
        let shadow = self.term("result".to_owned());
        Ok(CallAction::ByContract(Slot {
            bits: ops::int_slot(12),
            shadow,
        }))
    }

    fn assertion(&mut self, _: CodePlace, condition: u32, holds: bool) -> Result<(), Halt> {
        self.log
            .push(format!("assert {} {holds}", self.shown(condition)));
        Ok(())
    }

    fn assumption(&mut self, _: CodePlace, condition: u32, holds: bool) -> Result<(), Halt> {
        self.log
            .push(format!("assume {} {holds}", self.shown(condition)));
        Ok(())
    }
}

/// Runs the body with its parameters shadowed by `a`, `b`…; the result's term and the log.
fn run(body: &Arc<Body>, args: &[i32]) -> (Result<Completion<String>, Halt>, Vec<String>) {
    let mut interpreter = interpreter(Terms::default(), Budget::default());
    let mut slots = Vec::new();
    for (index, &arg) in args.iter().enumerate() {
        let name = char::from(b'a' + index as u8).to_string();
        let shadow = interpreter.machine_mut().term(name);
        slots.push(Slot {
            bits: ops::int_slot(arg),
            shadow,
        });
    }
    let result = interpreter
        .call_body(body, None, &slots)
        .map(|completion| match completion {
            Completion::Return(slot) => {
                Completion::Return(slot.map(|slot| interpreter.machine().text(slot)))
            }
            Completion::Throw(exception) => Completion::Throw(exception),
        });
    (result, interpreter.machine().log.clone())
}

#[track_caller]
fn check(body: Arc<Body>, args: &[i32], expected: &str, log: &[&str]) {
    let (result, actual) = run(&body, args);
    assert_eq!(result, Ok(Completion::Return(Some(expected.to_owned()))));
    assert_eq!(actual, log);
}

#[test]
fn values_carry_their_terms() {
    let sum = add(local(0), int(1));
    check(body(1, 0, vec![ret(sum.clone())]), &[4], "Add(a, 1)", &[]);
    let product = binary(ArithmeticOp::Mul, sum, local(1));
    check(
        body(2, 1, vec![set(2, product), ret(add(local(2), int(0)))]),
        &[4, 5],
        "Add(Mul(Add(a, 1), b), 0)",
        &[],
    );
    check(body(0, 0, vec![ret(add(int(1), int(2)))]), &[], "3", &[]);
}

#[test]
fn every_conditional_jump_is_told_with_the_conditions_value() {
    let small = || compare(CompareOp::Lt, local(0), int(5));
    let plain = body(1, 0, vec![if_else(small(), ret(int(1)), ret(int(2)))]);
    check(plain.clone(), &[3], "1", &["branch Lt(a, 5) true"]);
    check(plain, &[7], "2", &["branch Lt(a, 5) false"]);
    let unshadowed = compare(CompareOp::Lt, int(1), int(5));
    let decided = body(1, 0, vec![if_else(unshadowed, ret(int(1)), ret(int(2)))]);
    check(decided, &[3], "1", &["branch - true"]);
}

#[test]
fn checks_are_told_before_what_they_guard() {
    let quotient = binary(ArithmeticOp::Div, local(0), local(1));
    check(
        body(2, 0, vec![ret(quotient)]),
        &[6, 3],
        "Div(a, b)",
        &["Divisor b 0 true"],
    );
    let array = ExprKind::ArrayLiteral {
        elements: vec![int(7), local(0)],
    };
    let array = expr(Type::array_of(Type::INT), array);
    let load = ExprKind::Index {
        array: Box::new(array),
        index: Box::new(local(1)),
    };
    let log = ["Bounds b 2 true", "ArrayIndex b"];
    check(
        body(2, 0, vec![ret(expr(Type::INT, load.clone()))]),
        &[6, 1],
        "a",
        &log,
    );
    check(
        body(2, 0, vec![ret(expr(Type::INT, load))]),
        &[6, 0],
        "7",
        &log,
    );
}

#[test]
fn a_contracts_condition_stays_one_formula() {
    let low = compare(CompareOp::Ge, local(0), int(0));
    let high = compare(CompareOp::Lt, local(0), int(9));
    let both = and(low, high);
    let log: &[&str] = &[];
    check(
        body(1, 0, vec![ret(both)]),
        &[4],
        "BitAnd(Ge(a, 0), Lt(a, 9))",
        log,
    );
    let quantified = ExprKind::Quantified(Box::new(Quantified {
        kind: QuantifierKind::ForAll,
        variable: LocalId(1),
        low: int(0),
        high: int(2),
        filter: None,
        body: compare(CompareOp::Ne, local(0), local(1)),
    }));
    let (result, log) = run(
        &body(1, 1, vec![ret(expr(Type::BOOLEAN, quantified))]),
        &[4],
    );
    let all = "BitAnd(BitAnd(1, Ne(a, 0)), Ne(a, 1))";
    assert_eq!(result, Ok(Completion::Return(Some(all.to_owned()))));
    assert!(
        log.iter().all(|line| line.starts_with("branch -")),
        "{log:?}"
    );
}

/// Calls `Test.f(int,int)` with parameters shadowed by `a` and `b`; the result's term and the log,
/// sites and statements by their source text.
fn call(
    text: &str,
    args: &[i32],
    instrument: impl Fn(&mut MethodSites),
    by_contract: Option<&str>,
) -> (String, Vec<String>) {
    let mut interpreter = interpreter_of(text, Terms::default(), Budget::default());
    let params = vec!["int"; args.len()].join(",");
    let target = method(&interpreter, &format!("Test.f({params})"));
    interpreter.machine_mut().by_contract = by_contract.map(|key| method(&interpreter, key));
    let mut sites = MethodSites::default();
    instrument(&mut sites);
    let instrumentation = Instrumentation {
        methods: [(target, sites)].into(),
    };
    let plain = CodeCache::new(interpreter.program().clone());
    interpreter.set_code_cache(Arc::new(plain.instrumented(Arc::new(instrumentation))));
    let mut slots = Vec::new();
    for (index, &arg) in args.iter().enumerate() {
        let shadow = interpreter
            .machine_mut()
            .term(char::from(b'a' + index as u8).to_string());
        slots.push(Slot {
            bits: ops::int_slot(arg),
            shadow,
        });
    }
    let result = match interpreter.call(target, None, &slots) {
        Ok(Completion::Return(Some(slot))) => interpreter.machine().text(slot),
        other => format!("{other:?}"),
    };
    let program = interpreter.program();
    let readable = |line: &String| {
        let (kind, rest) = line.split_once(' ')?;
        if !matches!(kind, "site" | "statement") {
            return None;
        }
        let (number, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let (_, range) = program.location(target, NodeId(number.parse().ok()?))?;
        Some(
            format!("{kind} `{}` {rest}", text.get(range)?)
                .trim_end()
                .to_owned(),
        )
    };
    let log = interpreter.machine().log.iter();
    (
        result,
        log.map(|line| readable(line).unwrap_or_else(|| line.clone()))
            .collect(),
    )
}

/// Every node is a site with its own number.
fn all_sites(sites: &mut MethodSites) {
    sites.sites = (0..200).map(|node| (NodeId(node), SiteId(node))).collect();
}

#[test]
fn sites_see_each_value_once_and_stores_before_they_happen() {
    let text = "class Test { static int f(int a, int b) {
        int x = a + b;
        x += 2;
        return x;
    } }";
    let (_, log) = call(text, &[1, 2], all_sites, None);
    let log: Vec<&str> = log.iter().map(String::as_str).collect();
    assert_eq!(log[0], "site `a` a");
    assert_eq!(log[1], "site `b` b");
    assert!(log[2].starts_with("site `a + b` Add("), "{log:?}");
    assert!(log[3].starts_with("site `int x = a + b` s"), "{log:?}");
    assert!(
        log.iter()
            .any(|line| line.starts_with("site `x += 2` Add(")),
        "{log:?}"
    );
    // The value read, then the value as returned.
    let [.., read, returned] = log.as_slice() else {
        panic!("{log:?}")
    };
    assert!(read.starts_with("site `x` s"), "{log:?}");
    assert!(returned.starts_with("site `return x;` s"), "{log:?}");
}

#[test]
fn statements_are_traced_in_order() {
    let text = "class Test { static int f(int a) {
        while (a > 3) { a--; }
        if (a == 3) a = 0; else a = 1;
        return a;
    } }";
    let (_, log) = call(text, &[4], |sites| sites.trace = true, None);
    let statements: Vec<&str> = log
        .iter()
        .filter_map(|line| line.strip_prefix("statement "))
        .collect();
    assert_eq!(
        statements,
        [
            "`while (a > 3) { a--; }`",
            "`a--;`",
            "`if (a == 3) a = 0; else a = 1;`",
            "`a = 0;`",
            "`return a;`"
        ]
    );
}

#[test]
fn a_call_by_contract_tells_its_conditions_and_goes_on() {
    let text = "class Test {
        //@ requires n >= 0;
        //@ requires n < 100;
        //@ ensures \\result == n + 1;
        static int next(int n) { throw new RuntimeException(); }
        static int f(int a) { return next(a * 2) + 1; }
    }";
    let (result, log) = call(text, &[5], |_| {}, Some("Test.next(int)"));
    assert_eq!(result, "Add(result, 1)");
    assert_eq!(
        log,
        [
            "assert Ge(Mul(a, 2), 0) true",
            "assert Lt(Mul(a, 2), 100) true",
            "assume Eq(result, Add(Mul(a, 2), 1)) false",
        ]
    );
}

#[test]
fn cases_of_a_contract_are_one_precondition() {
    let text = "class Test {
        //@ requires n >= 0; ensures \\result == n; also requires n < 0; ensures \\result == -n;
        static int abs(int n) { return n < 0 ? -n : n; }
        static int f(int a) { return abs(a); }
    }";
    let (_, log) = call(text, &[5], |_| {}, Some("Test.abs(int)"));
    assert_eq!(log.len(), 2, "{log:?}");
    assert!(log[0].starts_with("assert BitOr("), "{log:?}");
    assert_eq!(log[1], "assume Eq(result, a) false");
}
