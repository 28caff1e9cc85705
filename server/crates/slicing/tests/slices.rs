//! Slices of small programs: what is left, and how sure it is.

// Each test file uses a part of it.
#[allow(dead_code)]
mod support;

use expect_test::{Expect, expect};
use slicing::slicer::{Kind, Phase, Task};
use support::{marked, report};

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

const TESTED: &str = "
import org.junit.jupiter.api.Test;
import static org.junit.jupiter.api.Assertions.assertEquals;

class Main {
    static int price(int amount, boolean member) {
        int price = amount * 3;
        int points = 0;
        if (member) {
            price = price - 1;
            points = points + amount;
        }
        if (amount > 10) {
            price = price - 5;
        }
        return $0price;
    }

    @Test
    void plain() {
        assertEquals(6, price(2, false));
    }

    @Test
    void member() {
        assertEquals(4, price(2, true));
    }
}
";

#[test]
fn a_dynamic_slice_is_for_one_test() {
    check_as(
        TESTED,
        |task| task.kind = Kind::Dynamic(Some("Main.plain".into())),
        &expect![[r#"
            minimal

            import org.junit.jupiter.api.Test;
            import static org.junit.jupiter.api.Assertions.assertEquals;

            class Main {
                static int price(int amount) {
                    int price = amount * 3;
                    return price;
                }

                @Test
                void plain() {
                    assertEquals(0, price(2));
                }

            }
        "#]],
    );
}

#[test]
fn a_simultaneous_slice_is_for_all_failing_tests() {
    check_as(
        TESTED,
        |task| task.kind = Kind::Simultaneous(Vec::new()),
        &expect![[r#"
            minimal

            import org.junit.jupiter.api.Test;
            import static org.junit.jupiter.api.Assertions.assertEquals;

            class Main {
                static int price(int amount, boolean member) {
                    int price = amount * 3;
                    if (member) {
                        price = price - 1;
                    }
                    return price;
                }


                @Test
                void member() {
                    assertEquals(0, price(2, true));
                }
            }
        "#]],
    );
}

#[test]
fn unknown_tests_are_told() {
    check_as(
        TESTED,
        |task| task.kind = Kind::Dynamic(Some("Main.none".into())),
        &expect![[r#"
            unknown: no test can be run: there is no test Main.none

            import org.junit.jupiter.api.Test;
            import static org.junit.jupiter.api.Assertions.assertEquals;

            class Main {
                static int price(int amount, boolean member) {
                    int price = amount * 3;
                    if (member) {
                        price = price - 1;
                    }
                    if (amount > 10) {
                        price = price - 5;
                    }
                    return price;
                }

                @Test
                void plain() {
                    assertEquals(6, price(2, false));
                }

                @Test
                void member() {
                    assertEquals(4, price(2, true));
                }
            }
        "#]],
    );
}

const INFLUENCE: &str = "
class Main {
    public static void main(String[] args) {
        int a = $02;
        int b = 3;
        int c = a + 1;
        int d = b + 1;
        int e = c * d;
        System.out.println(b);
        System.out.println(e);
    }
}
";

#[track_caller]
fn check_lines(text: &str, change: impl FnOnce(&mut Task), expected: &[u32]) {
    let report = report(text, change).unwrap();
    assert_eq!(report.lines, expected, "{}", report.java);
}

#[test]
fn a_forward_slice_has_what_is_influenced() {
    check_lines(INFLUENCE, |task| task.kind = Kind::Forward, &[4, 6, 8, 10]);
}

#[test]
fn a_chop_lies_between_two_places() {
    let (_, target) = marked(&INFLUENCE.replace("$0", "").replace("c * d", "$0c * d")).unwrap();
    check_lines(INFLUENCE, |task| task.kind = Kind::Chop(target), &[4, 6, 8]);
}

#[test]
fn endless_programs_are_compared_as_far_as_they_go() {
    check(
        "
class Main {
    public static void main(String[] args) {
        int n = 0;
        int m = 0;
        while (true) {
            n = $0n + 1;
            m = m + 2;
        }
    }
}
",
        &expect![[r#"
            quasi-minimal: 1 of 1 tests don't end: their values until the step limit are compared

            class Main {
                public static void main(String[] args) {
                    int n = 0;
                    while (true) {
                        n = n + 1;
                    }
                }
            }
        "#]],
    );
}

#[test]
fn chance_and_clocks_make_no_verdict() {
    check(
        "
class Main {
    public static void main(String[] args) {
        double r = Math.random();
        int n = 1;
        System.out.println($0r);
    }
}
",
        &expect![[r#"
            unknown: Math.random() in line 4 differs from run to run: one of the runs was observed

            class Main {
                public static void main(String[] args) {
                    double r = Math.random();
                    System.out.println(r);
                }
            }
        "#]],
    );
}

#[test]
fn parameters_and_returned_values_are_criteria() {
    check(
        "
class Main {
    static int twice(int $0value) {
        int log = 3;
        return value * 2;
    }
    public static void main(String[] args) {
        int other = 5;
        System.out.println(twice(7) + other);
    }
}
",
        &expect![[r#"
            minimal

            class Main {
                static int twice(int value) {
                    return 0;
                }
                public static void main(String[] args) {
                    System.out.println(twice(7) + 0);
                }
            }
        "#]],
    );
    check(
        "
class Main {
    static int $0twice(int value) {
        int log = 3;
        return value * 2;
    }
    public static void main(String[] args) {
        int other = 5;
        System.out.println(twice(7) + other);
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
                    System.out.println(twice(7) + 0);
                }
            }
        "#]],
    );
}

#[test]
fn a_field_at_exit_is_a_criterion() {
    let text = "
class Main {
    int total;
    int calls;
    void add(int n) {
        total += n;
        calls++;
    }
    public static void main(String[] args) {
        Main main = new Main();
        main.add(2);
        main.add(3);
    }
}
";
    let subject = support::subject(text).unwrap();
    let add = slicing::criterion::methods_named(&subject, "add");
    let criterion = slicing::criterion::field_at_exit(&subject, add[0], "total").unwrap();
    let task = Task::new(criterion);
    let budget = budget::Budget::default();
    let report = slicing::slicer::slice(&subject, &task, &budget, &mut |_, _| {}).unwrap();
    expect![[r#"

        class Main {
            int total;
            void add(int n) {
                total += n;
            }
            public static void main(String[] args) {
                Main main = new Main();
                main.add(2);
                main.add(3);
            }
        }
    "#]]
    .assert_eq(&report.java);
}

#[test]
fn a_budget_that_is_over_gives_a_labelled_result() {
    let token = budget::CancelToken::default();
    token.cancel();
    let (subject, criterion) = marked(CANCELLED).unwrap();
    let budget = budget::Budget {
        token,
        ..budget::Budget::default()
    };
    let task = Task::new(criterion);
    let report = slicing::slicer::slice(&subject, &task, &budget, &mut |_, _| {}).unwrap();
    expect![[r#"unknown Some("the static slicers were ended by the cancelled; cancelled")"#]]
        .assert_eq(&format!("{} {:?}", report.verdict.name(), report.reason));
}

#[test]
fn classes_of_thousands_of_lines_are_sliced_within_the_budget() {
    let mut text = String::from("class Main {\n");
    for number in 0..250 {
        text.push_str(&format!(
            "    static int f{number}(int n) {{\n        int a = n + {number};\n        \
             int b = a * 2;\n        if (b > 100) {{\n            b = b - 1;\n        }}\n        \
             return b;\n    }}\n"
        ));
    }
    text.push_str("    public static void main(String[] args) {\n        int x = f7(3);\n");
    text.push_str("        System.out.println($0x);\n    }\n}\n");
    let report = report(&text, |task| task.phase = Phase::Static).unwrap();
    assert_eq!(report.reason, None);
    assert!(report.lines.len() < 15, "{:?}", report.lines);
}
