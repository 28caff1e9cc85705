//! Equalities of texts: rewritten exactly, or left to evaluation.

use budget::Budget;
use constraints::{
    Model, Node, Outcome, Reason, Solver, Sort, TermId, TermPool, Value, eval, print,
};
use proptest::prelude::*;

/// Variables to build texts from.
struct Texts {
    pool: TermPool,
    int: [TermId; 2],
    byte: TermId,
    char: [TermId; 2],
    bool: [TermId; 2],
    text: TermId,
}

impl Texts {
    fn new() -> Texts {
        let mut pool = TermPool::new();
        Texts {
            int: ["i", "j"].map(|name| pool.fresh_var(name, Sort::BitVec(32))),
            byte: pool.fresh_var("b", Sort::BitVec(8)),
            char: ["c", "d"].map(|name| pool.fresh_var(name, Sort::BitVec(16))),
            bool: ["p", "q"].map(|name| pool.fresh_var(name, Sort::Bool)),
            text: pool.fresh_var("s", Sort::Str),
            pool,
        }
    }

    /// `i`, `j`, `b`, `c`, `d`, `p`, `q`, `s` are the variables, `?` is the choice `p ? i : "x"`, other
    /// pieces are constants.
    fn parse(&mut self, pieces: &[&str]) -> TermId {
        let mut parts = Vec::new();
        for piece in pieces {
            let pool = &mut self.pool;
            parts.push(match *piece {
                "i" => pool.str_of_sbv(self.int[0]),
                "j" => pool.str_of_sbv(self.int[1]),
                "b" => pool.str_of_sbv(self.byte),
                "c" => pool.str_of_char(self.char[0]),
                "d" => pool.str_of_char(self.char[1]),
                "p" => pool.str_of_bool(self.bool[0]),
                "q" => pool.str_of_bool(self.bool[1]),
                "s" => self.text,
                "?" => {
                    let (number, letter) = (pool.str_of_sbv(self.int[0]), pool.str_from("x"));
                    pool.ite(self.bool[0], number, letter)
                }
                constant => pool.str_from(constant),
            });
        }
        self.pool.str_concat(&parts)
    }
}

/// The equality's rewritten form, in infix notation.
fn check(left: &str, right: &str, expected: &str) {
    let mut texts = Texts::new();
    let split = |text: &str| text.split('|').map(str::to_owned).collect::<Vec<_>>();
    let (left, right) = (split(left), split(right));
    let a = texts.parse(&left.iter().map(String::as_str).collect::<Vec<_>>());
    let b = texts.parse(&right.iter().map(String::as_str).collect::<Vec<_>>());
    for (x, y) in [(a, b), (b, a)] {
        let equal = texts.pool.eq(x, y);
        assert_eq!(
            print::infix(&texts.pool, equal),
            expected,
            "{left:?} {right:?}"
        );
    }
}

#[test]
fn constants_compare_at_once() {
    check("abc", "abc", "true");
    check("abc", "abd", "false");
    check("", "", "true");
    check("", "a", "false");
}

#[test]
fn common_ends_cancel() {
    check("x=|i", "x=|j", "i == j");
    check("x=|i", "y=|j", "false");
    check("i|.", "j|.", "i == j");
    check("<|i|>", "<|j|>", "i == j");
    check("s|.", "s|.", "true");
    check("a|s", "a|b", "s == text(b)");
}

#[test]
fn one_number_is_its_canonical_decimal_text() {
    check("i", "42", "i == 42");
    check("i", "-7", "i == -7");
    check("i", "0", "i == 0");
    for wrong in [
        "",
        "-",
        "-0",
        "007",
        "+1",
        "1 ",
        "x",
        "2147483648",
        "-2147483649",
        "4.0",
        "١",
    ] {
        check("i", wrong, "false");
    }
    check("i", "-2147483648", "i == -2147483648");
    check("b", "127", "b == 127");
    check("b", "128", "false");
    check("x=|i|;", "x=5;", "i == 5");
    check("x=|i|;", "x=5", "false");
}

#[test]
fn one_character_and_one_truth_value() {
    check("c", "A", "c == 65");
    check("c", "AB", "false");
    check("c", "", "false");
    check("p", "true", "p");
    check("p", "false", "!p");
    check("p", "True", "false");
    check("ok: |p|!", "ok: true!", "p");
    check("ok: |p|!", "ok: tru!", "false");
}

#[test]
fn neighbours_split_where_digits_end() {
    check("i|,|j", "3,4", "i == 3 && j == 4");
    check("i|, |j|)", "-3, 4)", "i == -3 && j == 4");
    check("i|,|j", "3", "false");
    check("(|i|,|j|)", "(1,2)", "i == 1 && j == 2");
    check("i|p", "3true", "p && i == 3");
    check("p|q", "falsetrue", "q && !p");
    check("c|d", "ab", "c == 97 && d == 98");
    check("c|d", "abc", "false");
    check("i|c", "12x", "c == 120 && i == 12");
    check("c|i", "x12", "c == 120 && i == 12");
}

/// The truth of an equality for given numbers, however it was rewritten.
fn holds(left: &[&str], right: &[&str], numbers: [i32; 2]) -> bool {
    let mut texts = Texts::new();
    let (a, b) = (texts.parse(left), texts.parse(right));
    let equal = texts.pool.eq(a, b);
    let model = model_of(&texts, &numbers, &[0, 0], &[false, false], "");
    eval(&texts.pool, equal, &model) == Value::Bool(true)
}

#[test]
fn digits_that_may_go_on_do_not_end_a_number() {
    assert!(holds(&["i", ","], &["12", "j", ","], [125, 5]));
    assert!(!holds(&["i", ","], &["12", "j", ","], [12, 5]));
    assert!(holds(&[",", "i"], &[",", "j", "5"], [125, 12]));
    assert!(holds(&[",", "i"], &[",", "-", "5"], [-5, 0]));
    assert!(holds(&["j", "i"], &["1-5"], [-5, 1]));
    assert!(!holds(&["j", "i"], &["1-5"], [5, 1]));
}

#[test]
fn ambiguous_splits_become_a_disjunction() {
    check("i|j", "123", "i == 1 && j == 23 || i == 12 && j == 3");
    check("i|j", "10", "i == 1 && j == 0");
    check("i|j", "-1-2", "i == -1 && j == -2");
    check("i|c", "1-", "c == 45 && i == 1");
    check("i|i", "11", "i == 1");
    check("i|i", "12", "false");
}

#[test]
fn two_open_texts_are_compared_part_by_part() {
    check("i|,|j", "j|,|i", "i == j");
    check("p|i", "q|j", "p == q && i == j");
    check("c|i", "d|j", "c == d && i == j");
    check("i", "p", "false");
    check("i", "b", "i == sext32(b)");
    check("i|a", "j", "false");
    check("p", "c", "false");
}

#[test]
fn a_choice_is_decided_in_each_branch() {
    check("?", "x", "!p");
    check("?", "7", "p && i == 7");
    check("?", "y", "false");
    check("<|?|>", "<x>", "!p");
}

#[test]
fn open_texts_stay_opaque() {
    check("s", "abc", "s == \"abc\"");
    check("a|s|z", "axz", "s == \"x\"");
    check("s|i", "a5", "s == \"a\" && i == 5");
    check("s|i", "15", "s == \"\" && i == 15 || s == \"1\" && i == 5");
}

#[test]
fn concatenations_are_flat_and_merged() {
    let mut texts = Texts::new();
    let ab = texts.parse(&["x", "i"]);
    let all = texts.pool.str_from("=");
    let nested = texts.pool.str_concat(&[ab, all, ab]);
    let flat = texts.parse(&["x", "i", "=", "x", "i"]);
    assert_eq!(nested, flat);
    let Node::StrConcat(parts) = texts.pool.node(flat) else {
        panic!("not a concatenation")
    };
    assert_eq!(parts.len(), 4, "'=' and 'x' are one constant");
}

#[test]
fn numbers_in_a_text_are_solved_for() {
    let mut texts = Texts::new();
    let text = texts.parse(&["sum=", "i", ";"]);
    let wanted = texts.pool.str_from("sum=-12;");
    let equal = texts.pool.eq(text, wanted);
    let outcome = Solver::new().check(&mut texts.pool, &Budget::default(), &[equal]);
    let Outcome::Sat(model) = outcome else {
        panic!("{outcome:?}")
    };
    let value = eval(&texts.pool, texts.int[0], &model);
    assert_eq!(value.as_signed(32), Some(-12));
}

#[test]
fn an_open_text_is_compared_with_constants() {
    let mut texts = Texts::new();
    let (s, other) = (texts.text, texts.pool.fresh_var("t", Sort::Str));
    let constants = ["", "a", "b", "abc"].map(|text| texts.pool.str_from(text));
    let equal = constants.map(|constant| texts.pool.eq(s, constant));
    let different = equal.map(|equal| texts.pool.not(equal));
    let budget = Budget::default();
    let pool = &mut texts.pool;
    let check = |pool: &mut TermPool, assumptions: &[TermId]| match Solver::new().check(
        pool,
        &budget,
        assumptions,
    ) {
        Outcome::Sat(model) => Some(eval(pool, s, &model)),
        Outcome::Unsat { .. } => None,
        Outcome::Unknown(reason) => panic!("{reason}"),
    };
    assert_eq!(check(pool, &[equal[3], different[3]]), None);
    assert_eq!(check(pool, &[equal[3], equal[2]]), None);
    let Some(Value::Str(none)) = check(pool, &different) else {
        panic!("not satisfiable")
    };
    assert!(!["", "a", "b", "abc"].contains(&String::from_utf16_lossy(&none).as_str()));
    let either = pool.or(equal[1], equal[3]);
    let Some(Value::Str(abc)) = check(pool, &[either, different[1]]) else {
        panic!("none")
    };
    assert_eq!(String::from_utf16_lossy(&abc), "abc");
    // The core has no more than the two that exclude each other.
    let idle = pool.fresh_var("idle", Sort::Bool);
    let outcome = Solver::new().check(pool, &budget, &[equal[1], idle, equal[3], different[0]]);
    assert_eq!(
        outcome,
        Outcome::Unsat {
            core: vec![equal[1], equal[3]]
        }
    );
    // Both in one order or the other: no equation to take a value from, but still both.
    let q = pool.fresh_var("q", Sort::Bool);
    let (first, second) = (
        pool.ite(q, equal[1], equal[3]),
        pool.ite(q, equal[3], equal[1]),
    );
    assert_eq!(check(pool, &[first, second]), None);
    // Through another variable.
    let (same, t_is_b) = (pool.eq(s, other), pool.eq(other, constants[2]));
    let Some(Value::Str(b)) = check(pool, &[same, t_is_b]) else {
        panic!("none")
    };
    assert_eq!(String::from_utf16_lossy(&b), "b");
    assert_eq!(check(pool, &[same, t_is_b, different[2]]), None);
}

#[test]
fn what_is_open_about_texts_is_unknown_rather_than_wrong() {
    let mut texts = Texts::new();
    // s + "x" == "y" + s has no solution, but nobody here can tell.
    let (left, right) = (texts.parse(&["s", "x"]), texts.parse(&["y", "s"]));
    let equal = texts.pool.eq(left, right);
    let outcome = Solver::new().check(&mut texts.pool, &Budget::default(), &[equal]);
    assert_eq!(outcome, Outcome::Unknown(Reason::Strings));
    let different = texts.pool.not(equal);
    let outcome = Solver::new().check(&mut texts.pool, &Budget::default(), &[different]);
    assert!(matches!(outcome, Outcome::Sat(_)), "{outcome:?}");
}

/// A text that a loop builds by choices, each of which doubles the ways to build it.
#[test]
fn choices_that_multiply_stay_within_bounds() {
    let mut pool = TermPool::new();
    let [mut left, mut right] = ["s", "t"].map(|name| pool.fresh_var(name, Sort::Str));
    let numbers: Vec<TermId> = (0..40)
        .map(|step| pool.fresh_var(format!("i{step}"), Sort::BitVec(32)))
        .collect();
    for (step, &number) in numbers.iter().enumerate() {
        let condition = pool.fresh_var(format!("p{step}"), Sort::Bool);
        let text = pool.str_of_sbv(number);
        let longer = pool.str_concat(&[left, text]);
        let other = pool.str_concat(&[text, right, text]);
        (left, right) = (
            pool.ite(condition, longer, other),
            pool.ite(condition, right, left),
        );
    }
    let constant = pool.str_from("11211211121121121112112");
    let equal = pool.eq(left, constant);
    assert!(pool.len() < 2_000_000, "{} terms", pool.len());
    let model = Model::new();
    let Value::Str(text) = eval(&pool, left, &model) else {
        panic!("not a text")
    };
    let expected = String::from_utf16_lossy(&text) == "11211211121121121112112";
    assert_eq!(eval(&pool, equal, &model), Value::Bool(expected));
}

fn piece() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "i", "j", "b", "c", "d", "p", "q", "s", "?", ",", "1", "-", "12", "true", "x", "0",
    ])
}

fn model_of(texts: &Texts, numbers: &[i32], chars: &[u16], bools: &[bool], text: &str) -> Model {
    let mut model = Model::new();
    for (term, number) in texts.int.iter().zip(numbers) {
        model.set(*term, Value::Bits(u64::from(*number as u32)));
    }
    model.set(texts.byte, Value::Bits(u64::from(numbers[0] as u8)));
    for (term, unit) in texts.char.iter().zip(chars) {
        model.set(*term, Value::Bits(u64::from(*unit)));
    }
    for (term, value) in texts.bool.iter().zip(bools) {
        model.set(*term, Value::Bool(*value));
    }
    model.set(
        texts.text,
        Value::Str(text.encode_utf16().collect::<Vec<_>>().into()),
    );
    model
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    /// The rewritten equality holds exactly when the evaluated texts are equal; the right side is often
    /// the very text of the left.
    #[test]
    fn rewriting_keeps_the_truth(
        left in prop::collection::vec(piece(), 0..5),
        right in prop::collection::vec(piece(), 0..5),
        against_own_text in any::<bool>(),
        cut in 0usize..3,
        numbers in prop::collection::vec(prop_oneof![-2i32..14, any::<i32>()], 2),
        chars in prop::collection::vec(
            prop::sample::select(vec![u16::from(b'1'), u16::from(b'-'), u16::from(b'x'), 0xd800]), 2),
        bools in prop::collection::vec(any::<bool>(), 2),
        text in prop::sample::select(vec!["", "1", "x", "12", "-", "tr"]),
    ) {
        let mut texts = Texts::new();
        let model = model_of(&texts, &numbers, &chars, &bools, text);
        let a = texts.parse(&left);
        let Value::Str(a_text) = eval(&texts.pool, a, &model) else { panic!("not a text") };
        let b = if against_own_text {
            let end = a_text.len().saturating_sub(cut);
            let start = cut.min(end);
            // Mostly the whole text, sometimes a part of it.
            texts.pool.str_const(if cut == 0 { a_text.to_vec() } else { a_text[start..end].to_vec() })
        } else {
            texts.parse(&right)
        };
        let Value::Str(b_text) = eval(&texts.pool, b, &model) else { panic!("not a text") };
        let equal = texts.pool.eq(a, b);
        prop_assert_eq!(eval(&texts.pool, equal, &model), Value::Bool(a_text == b_text));
        let swapped = texts.pool.eq(b, a);
        prop_assert_eq!(eval(&texts.pool, swapped, &model), Value::Bool(a_text == b_text));
    }
}
