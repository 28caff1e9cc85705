//! Slices of small programs: what is left, and how sure it is.

// Each test file uses a part of it.
#[allow(dead_code)]
mod support;

use budget::Budget;
use expect_test::{Expect, expect};
use java::types::Primitive;
use slicing::slicer::{Kind, Phase, Task};
use support::{marked, report, report_beside};
use testgen::input::Input;

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
fn a_static_slice_keeps_the_object_that_a_block_is_synchronised_on() {
    check_as(
        "
class Main {
    private static Object lock = new Object();
    private static int count;
    private static int other;
    public static void main(String[] args) {
        synchronized (lock) {
            count = count + 2;
            other = 5;
        }
        synchronized (Main.class) {
            other = 3;
        }
        System.out.println($0count);
    }
}
",
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            class Main {
                private static Object lock = new Object();
                private static int count;
                public static void main(String[] args) {
                    synchronized (lock) {
                        count = count + 2;
                    }
                    System.out.println(count);
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
            unknown: the criterion is never reached (79 tests)

            class Main {
                static int never(int n) {
                    if (n != n) {
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
        &expect!["this is a comment; choose an expression or a variable"],
    );
    check(
        "class A { int f() { return $01 } }",
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

#[test]
fn a_parenthesis_means_what_it_encloses() {
    let text = |of: &str| {
        let (_, criterion) = support::marked(of).unwrap();
        criterion.text.to_string()
    };
    let around = |code: &str| format!("class A {{ static int f(int n) {{ {code} return n; }} }}");
    for code in [
        "while $0((n < 3)) { n++; }",
        "while ($0(n < 3)) { n++; }",
        "while ((n < 3$0)) { n++; }",
        "while ((n < 3)$0) { n++; }",
        "if $0 ( (n < 3)) { n++; }",
        "boolean b = $0((n < 3));",
    ] {
        assert_eq!(text(&around(code)), "n < 3", "{code}");
    }
    assert_eq!(text(&around("f$0(n);")), "f(n)");
}

const FAULTY: &str = "
class Main {
    static int sum(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return $0sum;
    }
    static int unread(int n) {
        return n +;
    }
    static int mistyped() {
        String text = 5;
        return text;
    }
    static Missing undeclared(Missing it) {
        return it;
    }
}
";

#[test]
fn errors_elsewhere_in_the_file_are_told_and_hinder_nothing() {
    check(
        FAULTY,
        &expect![[r#"
        quasi-minimal: what is wrong in line 11 can't be run: expected an expression, found `;`; what is wrong in line 14 can't be run: incompatible types: int cannot be converted to String; what is wrong in line 17 can't be run: class not found: Missing

        class Main {
            static int sum(int n) {
                int sum = 0;
                for (int i = 0; i < n; i++) {
                    sum += i;
                }
                return sum;
            }
        }
    "#]],
    );
    let there = FAULTY
        .replace("$0", "")
        .replace("return text", "return $0text");
    check(
        &there,
        &expect![
            "the file has an error in line 14: incompatible types: int cannot be converted to String"
        ],
    );
    let unread = FAULTY
        .replace("$0", "")
        .replace("return n +", "return $0n +");
    check(
        &unread,
        &expect!["the file has an error in line 11: expected an expression, found `;`"],
    );
}

const STARTED: &str = "
class Main {
    static int base = 7;
    static int[] table = new int[4];
    static {
        int k = 0;
        for (int i = 0; i < 4; i++) {
            k += i * base;
            table[i] = $0k;
        }
    }
    public static void main(String[] args) {
        System.out.println(5);
    }
}
";

#[test]
fn what_runs_when_a_class_starts_keeps_what_starts_it() {
    check_as(
        STARTED,
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            class Main {
                static int base = 7;
                static int[] table = new int[4];
                static {
                    int k = 0;
                    for (int i = 0; i < 4; i++) {
                        k += i * base;
                        table[i] = k;
                    }
                }
                public static void main(String[] args) {
                }
            }
        "#]],
    );
    check(
        STARTED,
        &expect![[r#"
            minimal

            class Main {
                static int base = 7;
                static int[] table = new int[4];
                static {
                    int k = 0;
                    for (int i = 0; 0 < 4; i++) {
                        k += i * base;
                        table[i] = k;
                    }
                }
                public static void main(String[] args) {
                }
            }
        "#]],
    );
    // Without a `main` the class itself is started.
    let alone = STARTED.replace("main(", "other(");
    check(
        &alone,
        &expect![[r#"
            minimal

            class Main {
                static int base = 7;
                static int[] table = new int[4];
                static {
                    int k = 0;
                    for (int i = 0; 0 < 4; i++) {
                        k += i * base;
                        table[i] = k;
                    }
                }
            }
        "#]],
    );
    let by_other = format!(
        "class Start {{ public static void main(String[] args) {{ int x = Main.base; }} }} {}",
        STARTED.replace("main(", "other(")
    );
    check_as(
        &by_other,
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static
            class Start { public static void main(String[] args) { int x = Main.base; } } 
            class Main {
                static int base = 7;
                static int[] table = new int[4];
                static {
                    int k = 0;
                    for (int i = 0; i < 4; i++) {
                        k += i * base;
                        table[i] = k;
                    }
                }
            }
        "#]],
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
        &expect!["there is no test `Main.none`; there are Main.plain, Main.member"],
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
            quasi-minimal: the program doesn't end within 2000000 steps: the values until then are compared

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
            unknown: Math.random in line 4 differs from run to run: one of the runs was observed

            class Main {
                public static void main(String[] args) {
                    double r = Math.random();
                    System.out.println(r);
                }
            }
        "#]],
    );
}

/// The verdict at each marker with its reason.
fn check_verdicts(text: &str, expected: &Expect) {
    let mut shown = String::new();
    let mut from = 0;
    while let Some(at) = text[from..].find("$0") {
        let at = from + at;
        let before = text[..at].replace("$0", "");
        let marked = format!("{before}$0{}", text[at + 2..].replace("$0", ""));
        let made = report(&marked, |_| {}).unwrap();
        let reason = made.reason.unwrap_or_default();
        shown.push_str(&format!("{} {reason}\n", made.verdict.name()));
        from = at + 2;
    }
    expected.assert_eq(&shown);
}

#[test]
fn only_what_a_run_calls_and_the_criterion_depends_on_differs_from_run_to_run() {
    check_verdicts(
        "
import java.util.Random;
class Main {
    static int never() {
        return new Random().nextInt(9);
    }
    static int drawn(int n) {
        int r = new Random().nextInt(10);
        int s = n + r;
        int t = $0n * 2;
        return s + t;
    }
    static int timed(int n) {
        int k = (int) (System.nanoTime() % 2);
        int m = n + 1;
        if (k == 5) {
            m++;
        }
        return $0m;
    }
    static int hash() {
        int h = new Object().hashCode();
        return $0h;
    }
    static int table() {
        java.util.Set<Object> set = new java.util.HashSet<>();
        set.add(new Object());
        int size = set.size();
        return $0size;
    }
    public static void main(String[] args) {
        System.out.println(drawn(3));
        System.out.println(timed(1));
        System.out.println(hash());
        System.out.println(table());
    }
}
",
        &expect![[r#"
            minimal 
            unknown System.nanoTime in line 14 differs from run to run: one of the runs was observed
            unknown Object.hashCode in line 22 differs from run to run: one of the runs was observed
            minimal 
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
    expect![[r#"unknown Some("the static slicers were ended: cancelled")"#]].assert_eq(&format!(
        "{} {:?}",
        report.verdict.name(),
        report.reason
    ));
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

fn check_reasons(text: &str, change: impl FnOnce(&mut Task), expected: &Expect) {
    let report = report(text, change).unwrap();
    let lines = report.reasons.iter();
    let shown: String = lines
        .map(|(line, reason)| format!("{line}: {reason}\n"))
        .collect();
    expected.assert_eq(&shown);
}

const REASONED: &str = "class Main {
    static int f(int n, int m) {
        int a = n * 2;
        int b = m;
        int c = a + 1;
        if (n > 1000000) {
            c = c + b;
        }
        if (n < n) {
            c = b;
        }
        int d = b;
        return $0c;
    }
}
";

#[test]
fn each_line_has_its_reason() {
    check_reasons(
        REASONED,
        |_| {},
        &expect![[r#"
            1: In: ‘c’ stands in it.
            2: In: without it the 1st value of f(1000001, 0) is 1 instead of 2000003; line 2 → line 6 → line 7 → line 13.
            3: In: without it the 1st value of f(1000001, 5) is 6 instead of 2000008; line 3 → line 5 → line 13.
            4: In: without it the 1st value of f(1000001, 5) is 2000003 instead of 2000008; line 4 → line 7 → line 13.
            5: In: without it the 1st value of f(1000001, 5) is 5 instead of 2000008; line 5 → line 13.
            6: In: without it the 1st value of f(1000001, 5) is 2000003 instead of 2000008; line 6 → line 7 → line 13.
            7: In: without it the 1st value of f(1000001, 5) is 2000003 instead of 2000008; line 7 → line 13.
            9: Out: never changes the value, on any of 268 tests; f(0, 0) is the first that runs it.
            10: Out: no test runs it, of 268.
            12: Out: no dependence leads from here to the value.
            13: In: ‘c’ is what this is about.
        "#]],
    );
    check_reasons(
        REASONED,
        |task| task.phase = Phase::Static,
        &expect![[r#"
            1: In: ‘c’ stands in it.
            2: In: the value depends on it: line 2 → line 6 → line 7 → line 13.
            3: In: the value depends on it: line 3 → line 5 → line 13.
            4: In: the value depends on it: line 4 → line 10 → line 13.
            5: In: the value depends on it: line 5 → line 13.
            6: In: the value depends on it: line 6 → line 7 → line 13.
            7: In: the value depends on it: line 7 → line 13.
            9: In: the value depends on it: line 9 → line 10 → line 13.
            10: In: the value depends on it: line 10 → line 13.
            12: Out: no dependence leads from here to the value.
            13: In: ‘c’ is what this is about.
        "#]],
    );
}

/// What becomes of a slice of a text, made of `earlier`, on some calls of `f`.
fn check_again(earlier: &str, now: &str, arguments: &[i32], expected: &Expect) {
    let slice = report(earlier, |_| {}).unwrap().java;
    let (subject, criterion) = marked(now).unwrap();
    let program = &subject.original.program;
    let node = slicing::criterion::methods_named(&subject, "f")[0];
    let method = subject.original.method_at(&subject.tree, node).unwrap();
    let call = |value: &i32| {
        let bits = java::ops::int_slot(*value);
        let input = Input::Primitive(Primitive::Int, bits);
        slicing::inputs::starts::call_test(program, method, node, None, vec![input])
    };
    let tests: Vec<_> = arguments.iter().map(call).collect();
    let budget = budget::Budget::default();
    let checked = slicing::recheck::recheck(&subject, &criterion, &slice, &tests, &budget).unwrap();
    let shown = match checked.outdated {
        Some(outdated) => format!("{}: {}", outdated.test, outdated.reason),
        None => format!("current on {} tests", checked.tests),
    };
    expected.assert_eq(&shown);
}

const RARE: &str = "class Main {
    static int f(int n) {
        int a = n + 1;
        if ((n ^ 93871) * 31 == 12) {
            a = 0;
        }
        return $0a;
    }
}
";

#[test]
fn a_slice_is_outdated_when_an_input_tells_it_from_the_original() {
    check_again(RARE, RARE, &[1, 2], &expect!["current on 2 tests"]);
    let changed = RARE.replace("n + 1", "n + 2");
    check_again(
        RARE,
        &changed,
        &[1, 2],
        &expect!["f(1): value 1 is 3, the slice gives 2"],
    );
    let swapped = RARE.replace("n + 1", "n > 5 ? n : n + 1");
    check_again(
        RARE,
        &swapped,
        &[1, 7],
        &expect!["f(7): value 1 is 7, the slice gives 8"],
    );
}

#[test]
fn tests_that_a_slice_has_left_out_say_nothing_of_it() {
    let (subject, criterion) = marked(
        "import org.junit.jupiter.api.Test;
import static org.junit.jupiter.api.Assertions.assertEquals;

class Main {
    static int f(int n) {
        int a = n + 1;
        return $0a;
    }
}

class MainTest {
    @Test
    void one() {
        assertEquals(2, Main.f(1));
    }
}
",
    )
    .unwrap();
    let task = Task::new(criterion.clone());
    let budget = Budget::default();
    let made = slicing::slicer::slice(&subject, &task, &budget, &mut |_, _| {}).unwrap();
    assert!(!made.java.contains("MainTest"), "{}", made.java);
    let tests = slicing::slicer::junit_tests(&subject);
    let checked =
        slicing::recheck::recheck(&subject, &criterion, &made.java, &tests, &budget).unwrap();
    assert!(checked.outdated.is_none());
    assert_eq!((checked.tests, checked.refused.len()), (0, 1));
}

#[test]
fn a_criterion_that_nothing_reaches_is_told() {
    // In code that can't be reached.
    check(
        "
class Main {
    static int f(int n) {
        while (true) {
            if (n > 3) {
                break;
            }
            n++;
        }
        if (false) {
            return $0n;
        }
        return 1;
    }
}
",
        &expect![[r#"
            unknown: the criterion is never reached (79 tests)

            class Main {
                static int f(int n) {
                    while (true) {
                        if (n > 3) {
                            break;
                        }
                        n++;
                    }
                    if (false) {
                        return n;
                    }
                    return 0;
                }
            }
        "#]],
    );
    // In a method that nothing calls: it is called by the tests.
    check(
        "
class Main {
    private static int f(boolean b) {
        int a = b ? 1 : 2;
        int c = 3;
        return $0a;
    }
    public static void main(String[] args) {
        System.out.println(args.length);
    }
}
",
        &expect![[r#"
            minimal

            class Main {
                private static int f(boolean b) {
                    int a = b ? 1 : 2;
                    return a;
                }
            }
        "#]],
    );
}

#[test]
fn inputs_that_cannot_be_made_are_told() {
    check(
        "
class Main {
    interface Source {
        int next(Source other);
    }
    static int f(Source source) {
        int a = source.next(source);
        int b = 2;
        return $0a;
    }
}
",
        &expect![[r#"
            unknown: the criterion is never reached (1 test); it ends with an exception; no input can be made: an argument is a function

            class Main {
                interface Source {
                    int next(Source other);
                }
                static int f(Source source) {
                    int a = source.next(null);
                    return a;
                }
            }
        "#]],
    );
}

#[test]
fn large_classes_are_reduced_as_far_as_the_steps_go() {
    let mut text = String::from("class Main {\n    static int f(int n) {\n");
    for number in 0..500 {
        text.push_str(&format!(
            "        int a{number} = n + {number};\n        if (n > {number}) {{\n            \
             n = n - 1;\n        }}\n"
        ));
    }
    text.push_str("        return $0n;\n    }\n}\n");
    let (subject, criterion) = marked(&text).unwrap();
    let token = budget::CancelToken::default();
    let budget = budget::Budget {
        token: token.clone(),
        ..budget::Budget::default()
    };
    let task = Task::new(criterion);
    // Ended after the first smaller slice of the second phase: what there is by then is a slice.
    let report = slicing::slicer::slice(&subject, &task, &budget, &mut |phase, _| {
        if phase == "reduction" {
            token.cancel();
        }
    })
    .unwrap();
    let reason = report.reason.unwrap_or_default();
    assert_eq!(report.verdict.name(), "unknown", "{reason}");
    assert!(reason.contains("cancelled"), "{reason}");
    assert!(report.slice_nodes < report.original_nodes);
}

#[test]
fn what_is_put_into_a_returned_object_stays() {
    check_as(
        "
import java.util.ArrayList;
import java.util.List;

class Main {
    static List<Integer> $0f(int n) {
        List<Integer> list = new ArrayList<>();
        int unused = 3;
        for (int i = 0; i < n; i++) {
            list.add(i * n);
        }
        return list;
    }
}
",
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            import java.util.ArrayList;
            import java.util.List;

            class Main {
                static List<Integer> f(int n) {
                    List<Integer> list = new ArrayList<>();
                    for (int i = 0; i < n; i++) {
                        list.add(i * n);
                    }
                    return list;
                }
            }
        "#]],
    );
}

#[test]
fn constants_keep_what_they_are_made_of() {
    check_as(
        "
class Main {
    static final int LIMIT = 3;
    static final int TWICE = LIMIT * 2;
    static final int OTHER = 9;

    static int $0f(int n) {
        final int step = 2;
        final int unused = OTHER;
        switch (n) {
            case LIMIT:
                return 1;
            default:
                return n * TWICE + step;
        }
    }
}
",
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            class Main {
                static final int LIMIT = 3;
                static final int TWICE = LIMIT * 2;

                static int f(int n) {
                    final int step = 2;
                    switch (n) {
                        case LIMIT:
                            return 1;
                        default:
                            return n * TWICE + step;
                    }
                }
            }
        "#]],
    );
}

#[test]
fn what_a_called_method_throws_keeps_the_slice_from_going_on() {
    check_as(
        "
class Main {
    static void need(int n) {
        if (n < 0) {
            throw new IllegalArgumentException(\"negative\");
        }
    }

    static int $0f(int n) {
        need(n);
        int unused = 1;
        int sum = 0;
        while (n != 0) {
            n--;
            sum += n;
        }
        return sum;
    }
}
",
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            class Main {
                static void need(int n) {
                    if (n < 0) {
                        throw new IllegalArgumentException("negative");
                    }
                }

                static int f(int n) {
                    need(n);
                    int sum = 0;
                    while (n != 0) {
                        n--;
                        sum += n;
                    }
                    return sum;
                }
            }
        "#]],
    );
}

/// Of two files, a slice of the first at its marker.
fn check_bound(text: &str, other: &str, is_comparable: bool) {
    let java = report_beside(text, &[("Other.java", other)], |_| {})
        .unwrap()
        .java;
    let found = java.contains("implements Comparable<Item>");
    assert_eq!(found, is_comparable, "{java}");
}

#[test]
fn supertypes_stay_for_the_bounds_of_calls_in_other_files() {
    let item = "
class Item implements Comparable<Item> {
    int weight;

    public int compareTo(Item other) {
        return weight - other.weight;
    }

    int doubled() {
        return $0weight * 2;
    }
}
";
    let other = |call: &str| {
        format!(
            "import java.util.*;
class Other {{
    static void run(List<Item> items) {{
        {call};
    }}
}}
"
        )
    };
    check_bound(item, &other("Collections.sort(items)"), true);
    check_bound(item, &other("Collections.reverse(items)"), false);
}

#[test]
fn ways_of_dependence_lie_in_the_slice() {
    check_reasons(
        "
class Main {
    static int f(int n) {
        int zero = n - n;
        int twice = n * 2;
        int more = twice + 1;
        return more $0+ zero;
    }
}
",
        |_| {},
        &expect![[r#"
            2: In: ‘more + zero’ stands in it.
            3: In: without it the 1st value of f(5) is 1 instead of 11; line 3 → line 5 → line 6 → line 7.
            4: Out: never changes the value, on any of 19 tests that reach all branches; f(0) is the first that runs it.
            5: In: without it the 1st value of f(5) is 1 instead of 11; line 5 → line 6 → line 7.
            6: In: without it the 1st value of f(5) is 0 instead of 11; line 6 → line 7.
            7: In: ‘more + zero’ is what this is about.
        "#]],
    );
}

#[test]
fn a_method_that_changes_a_static_field_needs_the_object_it_is_called_on() {
    check_as(
        "
class Main {
    static int count;

    void count() {
        count++;
    }

    public static void main(String[] args) {
        Main counter = new Main();
        int unused = 1;
        counter.count();
        System.out.println($0count);
    }
}
",
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            class Main {
                static int count;

                void count() {
                    count++;
                }

                public static void main(String[] args) {
                    Main counter = new Main();
                    counter.count();
                    System.out.println(count);
                }
            }
        "#]],
    );
}

#[test]
fn a_criterion_in_a_method_needs_the_object_it_is_called_on() {
    check_as(
        "
class Main {
    void tell(int n) {
        System.out.println($0n);
    }

    public static void main(String[] args) {
        Main teller = new Main();
        int unused = 1;
        teller.tell(3);
    }
}
",
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            class Main {
                void tell(int n) {
                    System.out.println(n);
                }

                public static void main(String[] args) {
                    Main teller = new Main();
                    teller.tell(3);
                }
            }
        "#]],
    );
}

/// A comment goes with the statement that it is about.
#[test]
fn comments_go_with_their_statements() {
    check_as(
        "
class Main {
    static int $0f(int n) {
        // doubles it
        int twice = n * 2; // kept
        // counts,
        // for nothing
        int unused = 1; // gone
        /*
         * says so
         */
        System.out.println(unused);

        // about the result
        return twice;
    }
}
",
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            class Main {
                static int f(int n) {
                    // doubles it
                    int twice = n * 2; // kept

                    // about the result
                    return twice;
                }
            }
        "#]],
    );
}

/// A method isn't meant by a variable of the same name.
#[test]
fn a_variable_keeps_no_method_of_its_name() {
    check_as(
        "
class Main {
    static int most(int a) {
        return a + 1;
    }

    static int $0f(int n) {
        int most = n * 2;
        return most;
    }
}
",
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            class Main {
                static int most(int a) {
                    return 0;
                }

                static int f(int n) {
                    int most = n * 2;
                    return most;
                }
            }
        "#]],
    );
}

/// What an exception cannot come out of keeps nothing, and prints before the criterion don't either.
#[test]
fn only_exceptions_that_are_caught_keep_what_throws_them() {
    check_as(
        "
import java.util.ArrayList;
import java.util.List;

class Main {
    static int half(int n) {
        int unused = 0;
        try {
            unused = 10 / n;
        } catch (ArithmeticException e) {
            unused = 1;
        }
        return n / 2;
    }

    static List<Integer> $0f(int[] xs) {
        System.out.println(half(xs.length));
        int other = xs[0];
        List<Integer> found = new ArrayList<>();
        found.add(half(8));
        return found;
    }
}
",
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            import java.util.ArrayList;
            import java.util.List;

            class Main {
                static int half(int n) {
                    return n / 2;
                }

                static List<Integer> f(int[] xs) {
                    List<Integer> found = new ArrayList<>();
                    found.add(half(8));
                    return found;
                }
            }
        "#]],
    );
}

/// What happens before and after a static field is filled is seen ahead, with what it is filled with.
#[test]
fn slices_that_look_ahead_keep_what_static_fields_start_with() {
    check_as(
        "
class Main {
    static int counter = 5;
    static int other = 6;

    static int f(int n) {
        int $0step = n * 2;
        counter = counter + step;
        other++;
        return counter;
    }
}
",
        |task| task.kind = Kind::Forward,
        &expect![[r#"
            static

            class Main {
                static int counter = 5;

                static int f(int n) {
                    int step = n * 2;
                    counter = counter + step;
                    return counter;
                }
            }
        "#]],
    );
}

#[test]
fn fields_declared_together_go_one_by_one() {
    let text = "
class Main {
    int width, height;
    String name;
    /** Two. */
    static int[] first, second = {1, 2}, third;
    Main(int w, int h) {
        width = w;
        height = h;
        name = \"r\";
        first = second;
    }
    public static void main(String[] args) {
        Main d = new Main(3, 4);
        System.out.println($A);
    }
}
";
    for (shown, expected) in [
        (
            "d.$0width",
            expect![[r#"
                minimal

                class Main {
                    int width;
                    Main(int w) {
                        width = w;
                    }
                    public static void main(String[] args) {
                        Main d = new Main(3);
                        System.out.println(d.width);
                    }
                }
            "#]],
        ),
        (
            "d.$0height",
            expect![[r#"
                minimal

                class Main {
                    int height;
                    Main(int h) {
                        height = h;
                    }
                    public static void main(String[] args) {
                        Main d = new Main(4);
                        System.out.println(d.height);
                    }
                }
            "#]],
        ),
        (
            "d.$0name",
            expect![[r#"
                minimal

                class Main {
                    String name;
                    Main() {
                        name = "r";
                    }
                    public static void main(String[] args) {
                        Main d = new Main();
                        System.out.println(d.name);
                    }
                }
            "#]],
        ),
        (
            "$0first[1]",
            expect![[r#"
            minimal

            class Main {
                /** Two. */
                static int[] first, second = {1, 2};
                Main() {
                    first = second;
                }
                public static void main(String[] args) {
                    Main d = new Main();
                    System.out.println(first[0]);
                }
            }
        "#]],
        ),
        (
            "$0second[0]",
            expect![[r#"
            minimal

            class Main {
                /** Two. */
                static int[] second = {1, 2};
                public static void main(String[] args) {
                    System.out.println(second[0]);
                }
            }
        "#]],
        ),
    ] {
        check(&text.replace("$A", shown), &expected);
    }
}

#[test]
fn assertions_of_a_program_are_off() {
    check(
        "
class Main {
    public static void main(String[] args) {
        int n = 1;
        assert (n = 5) > 7 : n;
        System.out.println($0n);
    }
}
",
        &expect![[r#"
            minimal

            class Main {
                public static void main(String[] args) {
                    int n = 1;
                    System.out.println(n);
                }
            }
        "#]],
    );
}

const PARTS: &str = "
class Main {
    static class Pair {
        int first;
        int second;
        void setFirst(int value) {
            first = value;
        }
        int first() {
            return first;
        }
    }
    public static void main(String[] args) {
        Pair one = new Pair();
        Pair two = new Pair();
        one.first = 5;
        one.second = 7;
        two.first = 9;
        int[] cells = new int[2];
        cells[0] = one.first;
        cells[1] = two.first;
        System.out.println(one.first);
        System.out.println(one.second);
        System.out.println(two.first());
        System.out.println(cells[0]);
        System.out.println(cells[1]);
        two.setFirst(1);
        System.out.println(two.first());
        System.out.println(one.first());
    }
}
";

#[test]
fn what_is_stored_in_an_object_influences_what_reads_it_there() {
    let lines = |code: &str, value: &str| {
        let marked = code.replace(value, &value.replace("= ", "= $0"));
        let report = support::report(&marked, |task| task.kind = Kind::Forward).unwrap();
        let source: Vec<&str> = code.lines().collect();
        let lines = report
            .lines
            .iter()
            .map(|line| source[*line as usize - 1].trim());
        lines.collect::<Vec<_>>().join("\n")
    };
    expect![[r#"
        return first;
        one.first = 5;
        cells[0] = one.first;
        System.out.println(one.first);
        System.out.println(cells[0]);
        System.out.println(one.first());"#]]
    .assert_eq(&lines(PARTS, "one.first = 5"));
    expect![[r#"
        one.second = 7;
        System.out.println(one.second);"#]]
    .assert_eq(&lines(PARTS, "one.second = 7"));
    expect![[r#"
        return first;
        two.first = 9;
        cells[1] = two.first;
        System.out.println(two.first());
        System.out.println(cells[1]);
        System.out.println(two.first());"#]]
    .assert_eq(&lines(PARTS, "two.first = 9"));
}

#[test]
fn what_a_method_stores_in_one_object_does_not_influence_another_one() {
    check_lines(
        "
class Main {
    static class Counter {
        private int total;
        void add(int n) {
            total += n;
        }
        void twice(int n) {
            add(n);
            add(n);
        }
        int get() {
            return total;
        }
    }
    public static void main(String[] args) {
        Counter one = new Counter();
        Counter two = new Counter();
        int x = $03;
        int y = 4;
        one.add(x);
        two.add(y);
        System.out.println(one.get());
        System.out.println(two.get());
    }
}
",
        |task| task.kind = Kind::Forward,
        &[5, 6, 13, 19, 21, 23],
    );
}

#[test]
fn overloads_never_get_one_signature() {
    check(
        "
class Main {
    static int log() {
        int value = 3;
        return $0value;
    }
    static int sum(int a, int b) { return log() + a + b; }
    static int sum(int a) { return log() + a; }
    Main(int a) { log(); }
    Main(String a) { log(); }
}
",
        &expect![[r#"
            quasi-minimal

            class Main {
                static int log() {
                    int value = 3;
                    return value;
                }
                static int sum(int b) { return log() + 0 + 0; }
                static int sum() { return log() + 0; }
                Main(int a) { log(); }
                Main(String a) { log(); }
            }
        "#]],
    );
}

const SEALED: &str = "
class Main {
    sealed interface Shape permits Square, Circle, Other {}
    record Square(int side) implements Shape {}
    record Circle(int radius) implements Shape {}
    static non-sealed class Other implements Shape {}
    static int area(Shape shape) {
        if (shape instanceof Square square) {
            return square.side() * square.side();
        }
        return 0;
    }
    public static void main(String[] args) {
        System.out.println(new Circle(3));
        System.out.println(new Other());
        System.out.println($0area(new Square(2)));
    }
}
";

#[test]
fn classes_that_go_are_permitted_no_longer() {
    check(
        SEALED,
        &expect![[r#"
        minimal

        class Main {
            sealed interface Shape permits Square {}
            record Square(int side) implements Shape {}
            static int area(Shape shape) {
                if (shape instanceof Square square) {
                    return square.side() * square.side();
                }
                return 0;
            }
            public static void main(String[] args) {
                System.out.println(area(new Square(2)));
            }
        }
    "#]],
    );
    check_as(
        SEALED,
        |task| task.phase = Phase::Static,
        &expect![[r#"
        static

        class Main {
            sealed interface Shape permits Square, Circle, Other {}
            record Square(int side) implements Shape {}
            record Circle(int radius) implements Shape {}
            static non-sealed class Other implements Shape {}
            static int area(Shape shape) {
                if (shape instanceof Square square) {
                    return square.side() * square.side();
                }
                return 0;
            }
            public static void main(String[] args) {
                System.out.println(area(new Square(2)));
            }
        }
    "#]],
    );
}

#[test]
fn classes_that_nothing_extends_are_not_sealed() {
    check(
        "
class Main {
    sealed interface Shape permits Square, Circle {}
    static sealed abstract class Square implements Shape permits Small {}
    static final class Small extends Square {}
    static non-sealed class Circle implements Shape {
        int radius = 3;
    }
    public static void main(String[] args) {
        Shape shape = new Small();
        System.out.println(shape);
        System.out.println($0new Circle().radius);
    }
}
",
        &expect![[r#"
            minimal

            class Main {
                static class Circle {
                    int radius = 3;
                }
                public static void main(String[] args) {
                    System.out.println(new Circle().radius);
                }
            }
        "#]],
    );
    check(
        "
class Main {
    sealed interface Shape {
        int SIDES = 4;
    }
    static sealed class Square implements Shape {
        int side = SIDES;
    }
    static final class Small extends Square {}
    public static void main(String[] args) {
        System.out.println(new Small());
        System.out.println($0new Square().side);
    }
}
",
        &expect![[r#"
            minimal

            class Main {
                sealed interface Shape {
                    int SIDES = 4;
                }
                static non-sealed class Square implements Shape {
                    int side = SIDES;
                }
                public static void main(String[] args) {
                    System.out.println(new Square().side);
                }
            }
        "#]],
    );
}

/// Code that is called by way of interfaces is told apart by what may come there.
#[test]
fn static_slices_leave_out_functions_and_methods_that_nothing_there_can_be() {
    let text = "
import java.util.*;
import java.util.function.*;

class Main {
    interface Visitor { int num(int n); int add(Node a, Node b); }
    interface Node { int accept(Visitor v); }
    record Num(int n) implements Node {
        public int accept(Visitor v) { return v.num(n); }
    }
    record Add(Node a, Node b) implements Node {
        public int accept(Visitor v) { return v.add(a, b); }
    }
    static class Noise {
        int k = 3;
        public String toString() { return \"noise\" + k; }
        public int hashCode() { return twice(List.of(k)); }
    }
    static int twice(List<Integer> xs) {
        Function<Integer, Integer> f = x -> x * 2;
        int sum = 0;
        for (int x : xs) { sum += f.apply(x); }
        return sum;
    }
    static int thrice(List<Integer> xs) {
        Function<Integer, Integer> f = x -> x * 3;
        return xs.stream().map(f).reduce(0, Integer::sum);
    }
    static int eval(Node node) {
        return node.accept(new Visitor() {
            public int num(int n) { return n; }
            public int add(Node a, Node b) { return a.accept(this) + b.accept(this); }
        });
    }
    static int depth(Node node) {
        return node.accept(new Visitor() {
            public int num(int n) { return thrice(List.of(n)); }
            public int add(Node a, Node b) { return 1; }
        });
    }
    public static void main(String[] args) {
        System.out.println(new Noise());
        System.out.println(thrice(List.of(1)) + depth(new Num(1)));
        System.out.println(@twice(List.of(1, 2)));
        int value = eval(new Num(3));
        System.out.println(#value);
    }
}
";
    let at = |mark: &str| {
        let text = text.replace(mark, "$0").replace(['@', '#'], "");
        let report = report(&text, |task| task.phase = Phase::Static).unwrap();
        report.java
    };
    let twice = expect![[r#"

        import java.util.*;
        import java.util.function.*;

        class Main {
            interface Node {  }
            static class Noise {
                int k = 3;
                public int hashCode() { return twice(List.of(k)); }
            }
            static int twice(List<Integer> xs) {
                Function<Integer, Integer> f = x -> x * 2;
                int sum = 0;
                for (int x : xs) { sum += f.apply(x); }
                return sum;
            }
            public static void main(String[] args) {
                System.out.println(new Noise());
                System.out.println(twice(List.of(1, 2)));
            }
        }
    "#]];
    twice.assert_eq(&at("@"));
    let value = expect![[r#"

        import java.util.*;
        import java.util.function.*;

        class Main {
            interface Visitor { int num(int n);  }
            interface Node { int accept(Visitor v); }
            record Num(int n) implements Node {
                public int accept(Visitor v) { return v.num(n); }
            }
            static class Noise {
                int k = 3;
                public int hashCode() { return twice(List.of(k)); }
            }
            static int twice(List<Integer> xs) {
                for (int x : xs) { }
                return 0;
            }
            static int thrice(List<Integer> xs) {
                Function<Integer, Integer> f = x -> x * 3;
                return xs.stream().map(f).reduce(0, Integer::sum);
            }
            static int eval(Node node) {
                return node.accept(new Visitor() {
                    public int num(int n) { return n; }
                    public int add(Node a, Node b) { return 0; }
                });
            }
            static int depth(Node node) {
                return node.accept(new Visitor() {
                    public int num(int n) { return thrice(List.of(n)); }
                    public int add(Node a, Node b) { return 0; }
                });
            }
            public static void main(String[] args) {
                System.out.println(new Noise());
                System.out.println(thrice(List.of(1)) + depth(new Num(1)));
                System.out.println(twice(List.of(1, 2)));
                int value = eval(new Num(3));
                System.out.println(value);
            }
        }
    "#]];
    value.assert_eq(&at("#"));
}

/// Where runs begin with objects from outside, these may be of any class; what has no name is made here.
#[test]
fn objects_from_outside_may_be_of_any_class_with_a_name() {
    check_as(
        "
import java.util.function.*;

class Main {
    static class Named {
        public String toString() { return \"named\"; }
    }
    static void other() {
        Object nameless = new Object() {
            public String toString() { return \"nameless\"; }
        };
        System.out.println(nameless);
        Supplier<String> supplier = () -> \"other\";
        System.out.println(supplier.get());
    }
    static String show(Object o, Supplier<String> s) {
        String text = \"\" + o + s.get();
        return $0text;
    }
}
",
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            import java.util.function.*;

            class Main {
                static class Named {
                    public String toString() { return "named"; }
                }
                static String show(Object o, Supplier<String> s) {
                    String text = "" + o + s.get();
                    return text;
                }
            }
        "#]],
    );
}

/// Each method makes functions; if all of them were alike, each call might be of all.
#[test]
fn static_slices_of_large_classes_are_small_where_little_is_called() {
    let mut text =
        String::from("import java.util.*;\nimport java.util.function.*;\nclass Main {\n");
    for number in 0..150 {
        let before = number / 2;
        text.push_str(&format!(
            "    int f{number} = {number};
    int m{number}(int x) {{
        List<Integer> list = new ArrayList<>();
        Runnable r = () -> f{number}++;
        r.run();
        list.add(x + f{number});
        list.forEach(y -> f{before} += y);
        System.out.println(\"m{number} \" + list);
        return x > 3 ? m{before}(x - 1) + list.get(0) : f{number};
    }}\n"
        ));
    }
    text.push_str(
        "    public static void main(String[] args) {\n        Main main = new Main();\n",
    );
    text.push_str("        int sum = main.m9(4);\n        System.out.println($0sum);\n    }\n}\n");
    let report = report(&text, |task| task.phase = Phase::Static).unwrap();
    // Only `m9`, `m4`, `m2`, `m1`, `m0`, and what they use.
    for number in 0..150 {
        let is_called = [9, 4, 2, 1, 0].contains(&number);
        let is_kept = report.java.contains(&format!("int m{number}("));
        assert_eq!(is_kept, is_called, "{number}:\n{}", report.java);
    }
}

/// A slice that tests have made smaller is never larger than the static one.
#[test]
fn what_an_object_starts_with_is_sliced_by_making_one() {
    let check_sizes = |text: &str, expected: &Expect| {
        let report = report(text, |_| {}).unwrap();
        assert!(report.slice_nodes <= report.static_nodes, "{}", report.java);
        let alone = support::report(text, |task| task.phase = Phase::Static).unwrap();
        assert_eq!(report.static_nodes, alone.slice_nodes, "{}", alone.java);
        check(text, expected);
    };
    check_sizes(
        "
class Main {
    static int twice(int x) { return x * 2; }
    static int noise(int x) { return x; }
    int value = $0twice(4) + 1;
    int other = noise(3);
    Main(String name) { noise(2); }
    int get() { return value; }
    void unused() { noise(9); }
}
",
        &expect![[r#"
            quasi-minimal

            class Main {
                static int twice(int x) { return x * 2; }
                int value = twice(4) + 0;
            }
        "#]],
    );
    check_sizes(
        "
class Main {
    static int twice(int x) { return x * 2; }
    static int noise(int x) { return x; }
    int value = $0twice(4) + 1;
    int other = noise(3);
    int get() { return value; }
}
",
        &expect![[r#"
            minimal

            class Main {
                static int twice(int x) { return x * 2; }
                int value = twice(4) + 0;
            }
        "#]],
    );
}

/// A record that only a pattern names goes with it.
#[test]
fn what_only_patterns_name_goes() {
    check_as(
        "
class Main {
    record Circle(int r) { }
    record Square(int s) { }
    record Unused(int q) { }
    static int area(Object o) {
        if (o instanceof Unused u) { System.out.println(u.q()); }
        if (o instanceof Square(int s)) { return s * s; }
        if (o instanceof Circle c) { return c.r() * 3; }
        return 0;
    }
    public static void main(String[] args) {
        Circle circle = new Circle(2);
        System.out.println(area(circle) + $0circle.r());
    }
}
",
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static

            class Main {
                record Circle(int r) { }
                public static void main(String[] args) {
                    Circle circle = new Circle(2);
                    System.out.println(0 + circle.r());
                }
            }
        "#]],
    );
}

/// A literal is evaluated as long as something beside it isn't constant.
#[test]
fn a_literal_keeps_from_becoming_part_of_a_constant() {
    let text = "
class Main {
    static String text(String a, int n) {
        int noise = n * 2;
        String text = $0\"lit\" + n;
        return text + n;
    }
    public static void main(String[] args) {
        for (int n = 0; n < 3; n++) {
            System.out.println(text(\"a\", n));
        }
    }
}
";
    check_as(
        text,
        |task| task.phase = Phase::Static,
        &expect![[r#"
        static

        class Main {
            static String text(String a, int n) {
                String text = "lit" + n;
                return null;
            }
            public static void main(String[] args) {
                for (int n = 0; n < 3; n++) {
                    System.out.println(text(null, n));
                }
            }
        }
    "#]],
    );
    check(
        text,
        &expect![[r#"
        minimal

        class Main {
            static String text(int n) {
                String text = "lit" + n;
                return null;
            }
            public static void main(String[] args) {
                for (int n = 0; n < 3; n++) {
                    System.out.println(text(0));
                }
            }
        }
    "#]],
    );
}
