//! The constraint model of a case, as table 1 of Ceballos et al. has it.

use crate::common::{method, read_fixtures};
use budget::Budget;
use diagnosis::Diagnoser;
use diagnosis::engine::Engine;
use diagnosis::options::{CalleeModel, LoopModel, Options};
use expect_test::{Expect, expect};

fn check(files: &[&str], prefix: &str, options: &Options, expected: Expect) {
    let project = read_fixtures("papers/max-csp", files);
    let method = method(&project, prefix);
    let model = Diagnoser
        .model(&Budget::default(), &project, method, options, None)
        .expect("a model");
    expected.assert_eq(&model.to_string());
}

#[test]
fn example_1a() {
    let files = ["Example1a.java", "Example1aTest.java"];
    check(
        &files,
        "Example1a.compute",
        &Options::default(),
        expect![[r#"
            Example1a.compute(int,int,int,int,int), case Example1aTest.bothOutputs
            Precondition constraints
              a0 == 2
              b0 == 2
              c0 == 3
              d0 == 3
              e0 == 2
            Postcondition constraints
              f0 == 12
              g0 == 12
            Code constraints
              R1 == (x0 == a0 * c0)
              R2 == (y0 == b0 * d0)
              R3 == (z0 == c0 * e0)
              R4 == (f0 == x0 + y0)
              R5 == (g0 == y0 - z0)
            Observable variables
              a0, b0, c0, d0, e0, f0, g0
            Non-observable variables
              x0, y0, z0
        "#]],
    );
}

#[test]
fn example_2a() {
    let options = Options {
        callees: CalleeModel::Contract,
        ..Options::default()
    };
    check(
        &["Example2a.java"],
        "Example2a.sum",
        &options,
        expect![[r#"
            Example2a.sum(int,int,int), case sum(7, 1, 1)
            Precondition constraints
              i >= 0 && i <= 30 && n <= 30 && p > 0
              n0 == 7
              i0 == 1
              p0 == 1
            Postcondition constraints
              \result == 1 + (\sum int k; i <= k && k <= n; 1 << k)
            Code constraints
              R1 == (i0 <= n0)
              R2 == (p1 == p0 * 2 + 3)
              R4 == (s0 == p1 + call0)
              R6 == (result0 == s0)
              call0 == (1 << (i0 + 1 & 31)) + (1 << (i0 + 2 & 31)) + (1 << (i0 + 3 & 31)) + (1 << (i0 + 4 & 31)) + (1 << (i0 + 5 & 31)) + (1 << (i0 + 6 & 31)) + 1 (assumed correct)
            Observable variables
              n0, i0, p0, p1, result0
            Non-observable variables
              s0
        "#]],
    );
}

#[test]
fn example_3a() {
    let options = Options {
        callees: CalleeModel::Contract,
        ..Options::default()
    };
    check(
        &["Example3a.java"],
        "Example3a.operate",
        &options,
        expect![[r#"
            Example3a.operate(int,int,int), case operate(2, 7, 3)
            Precondition constraints
              a > 0 && b > 0 && c > 0
              a0 == 2
              b0 == 7
              c0 == 3
            Postcondition constraints
              \result == a * b + a * c
            Code constraints
              R1 == (x0 == call0)
              R2 == (y0 == call1)
              R3 == (f0 == call2)
              R4 == (result0 == f0)
              call0 == a0 * b0 (assumed correct)
              call1 == b0 * c0 (assumed correct)
              call2 == x0 + y0 (assumed correct)
            Observable variables
              a0, b0, c0, result0
            Non-observable variables
              x0, y0, f0
        "#]],
    );
}

#[test]
fn example_4a() {
    check(
        &["Example4a.java"],
        "Example4a.scale",
        &Options::default(),
        expect![[r#"
            Example4a.scale(int,int), case scale(7, 2)
            Precondition constraints
              a > 0 && b > 0
              a0 == 7
              b0 == 2
            Postcondition constraints
              a + b > 2 * b + 3 ==> \result == 2 * a + 2 * b
              a + b <= 2 * b + 3 ==> \result == 3 * a + 3 * b
            Code constraints
              R1 == (x0 == a0 + b0)
              R2 == (y0 == b0 * 2 + 3)
              R3 == (y0 < x0)
              R4 == (x1 == x0 * 2 + 3)
              R6 == (result0 == x1)
            Observable variables
              a0, b0, result0
            Non-observable variables
              x0, y0, x1
        "#]],
    );
}

#[test]
fn example_5a_with_beta() {
    let files = ["Example5a.java", "Example5aTest.java"];
    let options = Options {
        loops: LoopModel::Beta,
        ..Options::default()
    };
    check(
        &files,
        "Example5a.powers",
        &options,
        expect![[r#"
        Example5a.powers(int), case Example5aTest.fivePowers
        Precondition constraints
          n0 == 5
        Postcondition constraints
          s1 == 63
        Code constraints
          R1 == (i0 == 0)
          R2 == (p0 == 1)
          R3 == (s0 == 1)
          R4 == (i0 < n0)
          R4 == (i0 + 4 < n0)
          R5 == (i1 == i0 + 5)
          R6 == (p1 == (p0 + 15) * 2)
          R7 == (s1 == p1 + (s0 + 79) * 2)
          R4 == (!(i1 < n0))
        Observable variables
          n0, s1
        Non-observable variables
          i0, p0, s0, i1, p1
    "#]],
    );
}
