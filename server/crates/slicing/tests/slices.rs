//! Slices of small programs: what is left, and how sure it is.

mod support;

use expect_test::{Expect, expect};
use slicing::slicer::{Phase, Task};
use support::report;

fn check_as(text: &str, change: impl FnOnce(&mut Task), expected: &Expect) {
    let shown = match report(text, change) {
        Ok(report) => {
            let reason = report
                .reason
                .map(|it| format!(": {it}"))
                .unwrap_or_default();
            format!("{}{reason}\n{}", report.verdict.name(), report.java)
        }
        Err(error) => error,
    };
    expected.assert_eq(&shown);
}

fn check(text: &str, expected: &Expect) {
    check_as(text, |_| {}, expected);
}

const CANCELLED: &str = "
class Main {
    public static void main(String[] args) {
        int x = 5;
        x = x + 1;
        int y = x;
        x = x - 1;
        System.out.println(y);
        System.out.println($0x);
    }
}
";

#[test]
fn one_node_at_a_time_leaves_definitions_that_cancel_each_other() {
    check(
        CANCELLED,
        &expect![[r#"
        minimal

        class Main {
            public static void main(String[] args) {
                int x = 5;
                x = x + 1;
                x = x - 1;
                System.out.println(x);
            }
        }
    "#]],
    );
}

#[test]
fn two_nodes_at_a_time_take_definitions_that_cancel_each_other() {
    check_as(
        CANCELLED,
        |task| task.options.most_nodes = 2,
        &expect![[r#"
            minimal

            class Main {
                public static void main(String[] args) {
                    int x = 5;
                    System.out.println(x);
                }
            }
        "#]],
    );
}

#[test]
fn parameters_fields_and_methods_go_with_their_uses() {
    check(
        "
class Main {
    static int count;
    static int twice(int value, int unused) {
        count++;
        return value * 2;
    }
    static void report(int value) {
        System.out.println(value + count);
    }
    public static void main(String[] args) {
        int a = twice(4, 7);
        report(a);
        System.out.println($0a);
    }
}
",
        &expect![[r#"
            minimal

            class Main {
                static int twice(int value) {
                    return value * 2;
                }
                public static void main(String[] args) {
                    int a = twice(4);
                    System.out.println(a);
                }
            }
        "#]],
    );
}

#[test]
fn an_unreachable_criterion_is_told() {
    check(
        "
class Main {
    static int never(int n) {
        if (n != n) {
            return $0n + 1;
        }
        return n;
    }
}
",
        &expect![[r#"
            quasi-minimal: the criterion is never reached (79 tests); the tests cover 67 % of the statements and 50 % of the branches

            class Main {
                static int never(int n) {
                    if (false) {
                        return n + 0;
                    }
                    return 0;
                }
            }
        "#]],
    );
}

#[test]
fn a_static_slice_needs_no_tests() {
    check_as(
        CANCELLED,
        |task| task.phase = Phase::Static,
        &expect![[r#"
        static

        class Main {
            public static void main(String[] args) {
                int x = 5;
                x = x + 1;
                x = x - 1;
                System.out.println(x);
            }
        }
    "#]],
    );
}

#[test]
fn what_has_no_value_is_no_criterion() {
    check(
        "class A { /* $0here */ int f() { return 1; } }",
        &expect!["this is a comment; put the criterion on an expression or a variable"],
    );
    check(
        "class A { int f() { return 1 } $0 }",
        &expect!["the file has an error in line 1: expected `;`"],
    );
    check(
        "class A { void f() { int $0x; } }",
        &expect!["the variable has no value here; choose an assignment or a use of it"],
    );
    check(
        "class A { int f() { return $0nothing; } }",
        &expect!["the file has an error in line 1: cannot find symbol: variable nothing"],
    );
}
