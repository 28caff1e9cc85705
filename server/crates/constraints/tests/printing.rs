//! Terms as text: infix for people, SMT-LIB for other solvers.

use constraints::{Sort, TermId, TermPool, print, smtlib};
use expect_test::{Expect, expect};

fn check(build: impl FnOnce(&mut TermPool) -> TermId, expected: Expect) {
    let mut pool = TermPool::new();
    let term = build(&mut pool);
    expected.assert_eq(&print::infix(&pool, term));
}

fn ints(pool: &mut TermPool) -> [TermId; 3] {
    ["x", "y", "z"].map(|name| pool.fresh_var(name, Sort::BitVec(32)))
}

#[test]
fn precedence_decides_where_parentheses_are() {
    check(
        |pool| {
            let [x, y, z] = ints(pool);
            let thirty_one = pool.bv_const(32, 31);
            let product = pool.mul(x, thirty_one);
            let sum = pool.add(product, y);
            let difference = pool.sub(sum, z);
            let bound = pool.bv_const(32, -5i64 as u64);
            pool.sle(difference, bound)
        },
        expect!["y + x * 31 - z <= -5"],
    );
    check(
        |pool| {
            let [x, y, z] = ints(pool);
            let sum = pool.add(y, z);
            let product = pool.mul(x, sum);
            let difference = pool.sub(y, z);
            pool.sub(product, difference)
        },
        expect!["x * (y + z) - (y - z)"],
    );
}

#[test]
fn negated_comparisons_read_as_comparisons() {
    check(
        |pool| {
            let [x, y, z] = ints(pool);
            let (different, not_below) = (pool.ne(x, y), pool.ule(z, x));
            let p = pool.fresh_var("p", Sort::Bool);
            let q = pool.fresh_var("q", Sort::Bool);
            let same = pool.iff(p, q);
            let either = pool.or(different, same);
            pool.and(either, not_below)
        },
        expect!["z <=u x && (x != y || p == q)"],
    );
}

#[test]
fn choices_calls_and_texts_are_readable() {
    check(
        |pool| {
            let [x, y, _] = ints(pool);
            let p = pool.fresh_var("p", Sort::Bool);
            let choice = pool.ite(p, x, y);
            let wide = pool.sext(choice, 64);
            let text = pool.str_of_sbv(x);
            let end = pool.str_from("!\n");
            let s = pool.fresh_var("s", Sort::Str);
            let all = pool.str_concat(&[s, text, end]);
            let other = pool.fresh_var("t", Sort::Str);
            let same = pool.eq(all, other);
            let zero = pool.bv_const(64, 0);
            let negative = pool.slt(wide, zero);
            pool.and(same, negative)
        },
        expect![[r#"text(s, text(x), "!\n") == t && (p ? x : y) < 0"#]],
    );
    check(
        |pool| {
            let d = pool.fresh_var("d", Sort::F64);
            let half = pool.f64_const(0.5);
            let sum = pool.fadd(d, half);
            let int = pool.f64_to_sbv_saturating(sum, 32);
            let low = pool.extract(7, 0, int);
            let wide = pool.zext(low, 32);
            let magnitude = pool.fabs(d);
            let nan = pool.is_nan(magnitude);
            let one = pool.bv_const(32, 1);
            let more = pool.slt(one, wide);
            pool.or(nan, more)
        },
        expect!["isNaN(d) || 1 < zext32(bits7to0(int32(d + 0.5)))"],
    );
}

#[test]
fn long_terms_are_cut() {
    let mut pool = TermPool::new();
    let [x, y, _] = ints(&mut pool);
    let mut term = x;
    for _ in 0..100 {
        let next = pool.mul(term, y);
        term = pool.add(next, term);
    }
    let text = print::infix_within(&pool, term, 60);
    assert!(text.ends_with('…') && text.len() < 120, "{text}");
}

#[test]
fn a_script_names_each_operator_once() {
    let mut pool = TermPool::new();
    let [x, y, _] = ints(&mut pool);
    let sum = pool.add(x, y);
    let product = pool.mul(sum, sum);
    let d = pool.fresh_var("d|\n", Sort::F64);
    let converted = pool.sbv_to_f64(product);
    let less = pool.flt(d, converted);
    let int = pool.f64_to_sbv_saturating(d, 8);
    let three = pool.bv_const(8, 3);
    let equal = pool.eq(int, three);
    let script = match smtlib::script(&pool, &[less, equal]) {
        Ok(script) => script,
        Err(refused) => panic!("{refused}"),
    };
    expect![[r#"
        (set-logic QF_BVFP)
        (declare-const v0 (_ BitVec 32)) ; x
        (declare-const v1 (_ BitVec 32)) ; y
        (define-fun t5 () (_ BitVec 32) (bvadd v0 v1))
        (define-fun t6 () (_ BitVec 32) (bvmul t5 t5))
        (declare-const v3 (_ FloatingPoint 11 53)) ; d|\n
        (define-fun t8 () (_ FloatingPoint 11 53) ((_ to_fp 11 53) RNE t6))
        (define-fun t9 () Bool (fp.lt v3 t8))
        (define-fun t10 () (_ BitVec 8) (ite (fp.isNaN v3) #b00000000 (ite (fp.leq v3 ((_ to_fp 11 53) RNE #b1111111111111111111111111111111111111111111111111111111110000000)) #b10000000 (ite (fp.geq v3 ((_ to_fp 11 53) RNE #b0000000000000000000000000000000000000000000000000000000001111111)) #b01111111 ((_ fp.to_sbv 8) RTZ v3)))))
        (define-fun t12 () Bool (= t10 #b00000011))
        (assert t9)
        (assert t12)
        (check-sat)
        (get-model)
    "#]]
    .assert_eq(&script);
}

#[test]
fn what_can_not_be_said_is_refused_with_its_reason() {
    let mut pool = TermPool::new();
    let [x, _, _] = ints(&mut pool);
    let (text, s) = (pool.str_of_sbv(x), pool.fresh_var("s", Sort::Str));
    let equal = pool.eq(text, s);
    let refused = smtlib::script(&pool, &[equal]).map_err(|refused| refused.to_string());
    assert_eq!(
        refused,
        Err("not expressible in SMT-LIB: text(x) (it is a text)".to_owned())
    );
    let [a, b] = ["a", "b"].map(|name| pool.fresh_var(name, Sort::F64));
    let remainder = pool.frem(a, b);
    let less = pool.flt(remainder, a);
    let refused = smtlib::script(&pool, &[less]).map_err(|refused| refused.to_string());
    let expected =
        "not expressible in SMT-LIB: a % b (the remainder of floats truncates)".to_owned();
    assert_eq!(refused, Err(expected));
}
