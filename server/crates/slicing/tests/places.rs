//! Criteria wherever code may stand, and programs that can be run only in part: what is found, and how
//! sure it is.

// Each test file uses a part of it.
#[allow(dead_code)]
mod support;

use expect_test::{Expect, expect};
use slicing::slicer::{Phase, Task};
use support::report;

fn check_as(text: &str, change: impl FnOnce(&mut Task), expected: &Expect) {
    let shown = match report(text, change) {
        Ok(report) => {
            let reason = report.reason.map(|it| format!(": {it}"));
            let tests: Vec<&str> = report.tests.iter().map(|test| &*test.0).take(3).collect();
            format!(
                "{}{} ({})\n{}",
                report.verdict.name(),
                reason.unwrap_or_default(),
                tests.join(", "),
                report.java.trim()
            )
        }
        Err(error) => error,
    };
    expected.assert_eq(&shown);
}

fn check(text: &str, expected: &Expect) {
    check_as(text, |_| {}, expected);
}

fn check_static(text: &str, expected: &Expect) {
    check_as(text, |task| task.phase = Phase::Static, expected);
}

#[test]
fn main_leads_to_a_compact_constructor() {
    check(
        "
class Main {
    record Range(int low, int high) {
        Range {
            int noise = 3;
            if (low > high) {
                int swapped = low;
                low = high;
                high = $0swapped;
            }
        }
    }
    public static void main(String[] args) {
        System.out.println(new Range(5, 2).high());
    }
}
",
        &expect![[r#"
            minimal (main)
            class Main {
                record Range(int low, int high) {
                    Range {
                        if (low > 0) {
                            int swapped = low;
                            high = swapped;
                        }
                    }
                }
                public static void main(String[] args) {
                    System.out.println(new Range(5, 0).high());
                }
            }"#]],
    );
}

#[test]
fn main_leads_to_a_method_with_any_number_of_arguments() {
    check(
        "
class Main {
    static int sum(int... values) {
        int sum = 0;
        for (int value : values) {
            sum += value;
        }
        return $0sum;
    }
    public static void main(String[] args) {
        System.out.println(sum(1, 2, 3));
    }
}
",
        &expect![[r#"
            minimal (main)
            class Main {
                static int sum(int... values) {
                    int sum = 0;
                    for (int value : values) {
                        sum += value;
                    }
                    return sum;
                }
                public static void main(String[] args) {
                    System.out.println(sum(1, 2, 3));
                }
            }"#]],
    );
}

#[test]
fn main_leads_to_a_constructor_that_another_one_calls() {
    check(
        "
class Main {
    static class Base {
        int size;
        Base(int size) {
            this.size = $0size * 2;
        }
    }
    static class Derived extends Base {
        Derived() {
            super(4);
        }
    }
    public static void main(String[] args) {
        System.out.println(new Derived().size);
    }
}
",
        &expect![[r#"
            minimal (main)
            class Main {
                static class Base {
                    int size;
                    Base(int size) {
                        this.size = size * 0;
                    }
                }
                static class Derived extends Base {
                    Derived() {
                        super(4);
                    }
                }
                public static void main(String[] args) {
                    System.out.println(new Derived().size);
                }
            }"#]],
    );
}

#[test]
fn main_leads_to_what_the_class_library_calls() {
    check(
        "
class Main {
    static class Named {
        final String name;
        Named(String name) {
            this.name = name;
        }
        public String toString() {
            return $0name;
        }
    }
    public static void main(String[] args) {
        System.out.println(new Named(\"a\"));
    }
}
",
        &expect![[r#"
            minimal (main)
            class Main {
                static class Named {
                    final String name;
                    Named(String name) {
                        this.name = name;
                    }
                    public String toString() {
                        return name;
                    }
                }
                public static void main(String[] args) {
                    System.out.println(new Named("a"));
                }
            }"#]],
    );
    check(
        "
import java.util.function.IntUnaryOperator;
class Main {
    static int twice(int value) {
        return $0value * 2;
    }
    public static void main(String[] args) {
        IntUnaryOperator twice = Main::twice;
        System.out.println(twice.applyAsInt(4));
    }
}
",
        &expect![[r#"
            minimal (main)
            import java.util.function.IntUnaryOperator;
            class Main {
                static int twice(int value) {
                    return value * 0;
                }
                public static void main(String[] args) {
                    IntUnaryOperator twice = Main::twice;
                    System.out.println(twice.applyAsInt(4));
                }
            }"#]],
    );
}

#[test]
fn what_main_calls_is_run_without_a_main_that_cannot_be_run() {
    check(
        "
class Main {
    static boolean both(boolean one, boolean other) {
        boolean noise = true;
        return $0one && other;
    }
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> System.out.println(1));
        thread.start();
        System.out.println(both(true, false));
    }
}
",
        &expect![[r#"
            quasi-minimal: the tests cover 33 % of the statements and 100 % of the branches; `main` can't be run (not modelled: java.lang.Thread.<init>): what it calls was run without it (both(false, false), both(true, false), both(false, true))
            class Main {
                static boolean both(boolean one) {
                    return one && false;
                }
            }"#]],
    );
}

#[test]
fn a_run_that_breaks_off_counts_as_far_as_it_came() {
    check(
        "
class Main {
    public static void main(String[] args) {
        int noise = 1;
        int value = 3;
        value += noise - 1;
        System.out.println($0value);
        new Thread(() -> System.out.println(1)).start();
    }
}
",
        &expect![[r#"
            quasi-minimal: the program can't be run to the end (not modelled: java.lang.Thread.<init>): the values until then are compared (main)
            class Main {
                public static void main(String[] args) {
                    int value = 3;
                    System.out.println(value);
                }
            }"#]],
    );
}

#[test]
fn the_environment_differs_from_run_to_run() {
    check(
        "
class Main {
    static String home() {
        return $0System.getenv(\"HOME\");
    }
    public static void main(String[] args) {
        System.out.println(home());
    }
}
",
        &expect![[r#"
            unknown: System.getenv in line 4 differs from run to run: one of the runs was observed (main)
            class Main {
                static String home() {
                    return System.getenv("HOME");
                }
                public static void main(String[] args) {
                    System.out.println(home());
                }
            }"#]],
    );
}

#[test]
fn what_makes_the_object_of_a_test_stays() {
    check(
        "
class Main {
    private final int limit;
    Main(int limit) {
        this.limit = limit;
    }
    int none(int[] values) {
        if (values.length == 0) {
            int zero = 0;
            return $0zero;
        }
        return limit;
    }
}
",
        &expect![[r#"
            quasi-minimal (Main{limit=0}.none(null), Main{limit=0}.none({}), Main{limit=0}.none({0}))
            class Main {
                Main(int limit) {
                }
                int none() {
                    if (0 == 0) {
                        int zero = 0;
                        return zero;
                    }
                    return 0;
                }
            }"#]],
    );
}

#[test]
fn what_is_printed_is_nothing_that_is_read() {
    check_static(
        "
import java.util.Scanner;
class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(\"How many?\");
        int length = args.length;
        int count = in.nextInt();
        System.out.println(\"Rest: \" + length);
        int more = in.nextInt();
        System.out.println($0count + more);
    }
}
",
        &expect![[r#"
            static ()
            import java.util.Scanner;
            class Main {
                public static void main(String[] args) {
                    Scanner in = new Scanner(System.in);
                    int count = in.nextInt();
                    System.out.println(count + 0);
                }
            }"#]],
    );
}

#[test]
fn what_was_written_is_all_that_was_written_before() {
    check_static(
        "
import java.io.PrintWriter;
import java.io.StringWriter;
class Main {
    static void head(PrintWriter to) {
        to.print(\"head\");
    }
    public static void main(String[] args) {
        StringWriter text = new StringWriter();
        PrintWriter to = new PrintWriter(text);
        int noise = 3;
        head(to);
        to.println(1);
        String all = $0text.toString();
        to.println(2);
        System.out.println(all + noise);
    }
}
",
        &expect![[r#"
            static ()
            import java.io.PrintWriter;
            import java.io.StringWriter;
            class Main {
                static void head(PrintWriter to) {
                    to.print("head");
                }
                public static void main(String[] args) {
                    StringWriter text = new StringWriter();
                    PrintWriter to = new PrintWriter(text);
                    head(to);
                    to.println(1);
                    String all = text.toString();
                }
            }"#]],
    );
}
