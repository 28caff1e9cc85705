//! Slices in programs of several files: tests, callers and copies beside the file that is sliced.

// Each test file uses a part of it.
#[allow(dead_code)]
mod support;

use budget::Budget;
use expect_test::{Expect, expect};
use slicing::recheck;
use slicing::slicer::{Kind, Phase, Report, Task, slice};
use support::{marked_beside, report_beside};

const OPS: &str = "
public class Ops {
    int total;
    int seen;

    void add(int x) {
        seen++;
        if (x > 0) {
            total += x;
        }
    }

    int get() {
        return $0total;
    }

    static int twice(int a, int unused) {
        int noise = a * 5;
        return a * 2;
    }
}
";

const OPS_TEST: &str = "
import org.junit.jupiter.api.Test;
import static org.junit.jupiter.api.Assertions.*;

class OpsTest {
    @Test void adds() {
        Ops ops = new Ops();
        ops.add(3);
        ops.add(-3);
        assertEquals(4, ops.get());
    }
    @Test void doubles() {
        assertEquals(5, Ops.twice(2, 1));
    }
    @Test void passes() {
        assertEquals(4, Ops.twice(2, 1));
    }
}
";

fn shown(report: &Result<Report, String>) -> String {
    match report {
        Ok(report) => {
            let reason = report.reason.iter();
            let reason: String = reason.map(|it| format!(": {it}")).collect();
            let phases: Vec<&str> = report.phases.iter().map(|it| &*it.name).collect();
            let phases = phases.join(" ");
            format!("{}{reason}\n{phases}{}", report.verdict.name(), report.java)
        }
        Err(error) => error.clone(),
    }
}

fn check(text: &str, others: &[(&str, &str)], change: impl FnOnce(&mut Task), expected: &Expect) {
    expected.assert_eq(&shown(&report_beside(text, others, change)));
}

#[test]
fn what_tests_call_is_an_input_and_what_they_refer_to_may_go() {
    check(
        OPS,
        &[("OpsTest.java", OPS_TEST)],
        |_| {},
        &expect![[r#"
            quasi-minimal
            dependence objects dependence objects tests reduction
            public class Ops {
                int total;

                void add(int x) {
                    if (x > 0) {
                        total += x;
                    }
                }

                int get() {
                    return total;
                }

            }
        "#]],
    );
    let twice = OPS
        .replace("$0", "")
        .replace("return a * 2", "return $0a * 2");
    check(
        &twice,
        &[("OpsTest.java", OPS_TEST)],
        |_| {},
        &expect![[r#"
            quasi-minimal
            dependence objects dependence objects tests reduction
            public class Ops {



                static int twice(int a) {
                    return a * 0;
                }
            }
        "#]],
    );
}

#[test]
fn a_static_slice_has_what_callers_in_other_files_do_before() {
    check(
        OPS,
        &[("OpsTest.java", OPS_TEST)],
        |task| task.phase = Phase::Static,
        &expect![[r#"
            static
            dependence objects dependence objects
            public class Ops {
                int total;
                int seen;

                void add(int x) {
                    seen++;
                    if (x > 0) {
                        total += x;
                    }
                }

                int get() {
                    return total;
                }

            }
        "#]],
    );
}

#[test]
fn a_test_in_another_file_runs_the_slice() {
    check(
        OPS,
        &[("OpsTest.java", OPS_TEST)],
        |task| task.kind = Kind::Dynamic(Some("OpsTest.adds".into())),
        &expect![[r#"
            minimal
            dependence objects dependence objects tests reduction
            public class Ops {
                int total;

                void add(int x) {
                    if (x > 0) {
                        total += x;
                    }
                }

                int get() {
                    return total;
                }

            }
        "#]],
    );
}

#[test]
fn failing_tests_that_never_come_to_the_criterion_are_left_out() {
    let simultaneous = |task: &mut Task| task.kind = Kind::Simultaneous(Vec::new());
    check(
        OPS,
        &[("OpsTest.java", OPS_TEST)],
        simultaneous,
        &expect![[r#"
            minimal: 1 of 2 failing tests never comes to the criterion
            dependence objects dependence objects tests reduction
            public class Ops {
                int total;

                void add(int x) {
                    if (x > 0) {
                        total += x;
                    }
                }

                int get() {
                    return total;
                }

            }
        "#]],
    );
    let passing = OPS_TEST
        .replace("(4, ops", "(3, ops")
        .replace("(5, Ops", "(4, Ops");
    check(
        OPS,
        &[("OpsTest.java", &passing)],
        simultaneous,
        &expect![[r#"
            unknown: there is no failing test
            dependence objects dependence objects tests
            public class Ops {
                int total;
                int seen;

                void add(int x) {
                    seen++;
                    if (x > 0) {
                        total += x;
                    }
                }

                int get() {
                    return total;
                }

            }
        "#]],
    );
    let others = OPS_TEST.replace("(4, ops", "(3, ops");
    check(
        OPS,
        &[("OpsTest.java", &others)],
        simultaneous,
        &expect![[r#"
            unknown: no failing test comes to the criterion (1 test); it ends with an exception
            dependence objects dependence objects tests
            public class Ops {
                int total;
                int seen;

                void add(int x) {
                    seen++;
                    if (x > 0) {
                        total += x;
                    }
                }

                int get() {
                    return total;
                }

                static int twice(int a, int unused) {
                    return 0;
                }
            }
        "#]],
    );
}

#[test]
fn slices_that_look_ahead_leave_out_what_other_files_use() {
    let twice = OPS
        .replace("$0", "")
        .replace("int noise = a", "int noise = $0a");
    check(
        &twice,
        &[("OpsTest.java", OPS_TEST)],
        |task| task.kind = Kind::Forward,
        &expect![[r#"
            static
            forward
            public class Ops {



                static int twice(int a, int unused) {
                    int noise = a * 5;
                    return 0;
                }
            }
        "#]],
    );
}

#[test]
fn what_files_it_uses_refer_to_stays() {
    let order = "
class Order {
    static final int MOST = 9;
    int price;
    int weight;
    Customer customer = new Customer();

    Order(int price, int weight) {
        this.price = price;
        this.weight = weight;
    }

    int cost() {
        return $0price + customer.fee();
    }

    int load() {
        int load = weight * 2;
        return load;
    }
}
";
    let customer = "
class Customer {
    int fee() {
        return 3;
    }

    static int ship(Order order) {
        return order.load() + Order.MOST;
    }
}
";
    check(
        order,
        &[("Customer.java", customer)],
        |_| {},
        &expect![[r#"
            quasi-minimal: the tests cover 75 % of the statements and 100 % of the branches
            dependence objects dependence objects tests reduction
            class Order {
                static int MOST;
                int price;

                Order(int price, int weight) {
                    this.price = price;
                }

                int cost() {
                    return price + 0;
                }

                int load() {
                    return 0;
                }
            }
        "#]],
    );
}

#[test]
fn a_copy_of_the_file_beside_it_is_no_part_of_the_program() {
    let copy = OPS.replace("$0", "").replace("total += x", "total = x");
    check(
        OPS,
        &[("Slice.java", &copy)],
        |_| {},
        &expect![[r#"
        quasi-minimal
        dependence objects dependence objects tests reduction
        public class Ops {
            int total;


            int get() {
                return total;
            }

        }
    "#]],
    );
}

const ASSERTED: &str = "
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import static org.junit.jupiter.api.Assertions.*;

class OpsTest {
    Ops ops;
    int other;

    @BeforeEach void start() {
        ops = new Ops();
        other = 4;
    }

    @Test void adds() {
        int noise = 5;
        ops.add(3);
        $0assertEquals(4, ops.get());
    }

    @Test void more() {
        assertEquals(noise(), 2);
    }

    int noise() {
        return 7;
    }
}
";

#[test]
fn a_criterion_in_a_test_is_run_by_the_test() {
    let ops = OPS.replace("$0", "");
    let beside = [("Ops.java", &*ops)];
    check(
        ASSERTED,
        &beside,
        |_| {},
        &expect![[r#"
        minimal
        dependence objects dependence objects tests reduction
        import org.junit.jupiter.api.BeforeEach;
        import org.junit.jupiter.api.Test;
        import static org.junit.jupiter.api.Assertions.*;

        class OpsTest {
            Ops ops;

            @BeforeEach void start() {
                ops = new Ops();
            }

            @Test void adds() {
                ops.add(3);
                assertEquals(4, ops.get());
            }


        }
    "#]],
    );
    check(
        ASSERTED,
        &beside,
        |task| task.kind = Kind::Dynamic(None),
        &expect![[r#"
            minimal
            dependence objects dependence objects tests reduction
            import org.junit.jupiter.api.BeforeEach;
            import org.junit.jupiter.api.Test;
            import static org.junit.jupiter.api.Assertions.*;

            class OpsTest {
                Ops ops;

                @BeforeEach void start() {
                    ops = new Ops();
                }

                @Test void adds() {
                    ops.add(3);
                    assertEquals(4, ops.get());
                }


            }
        "#]],
    );
    let before = ASSERTED.replace("$0", "").replace("new Ops", "$0new Ops");
    check(
        &before,
        &beside,
        |_| {},
        &expect![[r#"
            minimal
            dependence objects dependence objects tests reduction
            import org.junit.jupiter.api.BeforeEach;
            import org.junit.jupiter.api.Test;

            class OpsTest {
                Ops ops;

                @BeforeEach void start() {
                    ops = new Ops();
                }

                @Test void adds() {
                }

                @Test void more() {
                }

            }
        "#]],
    );
    let disabled = ASSERTED.replace(
        "    @Test void adds",
        "    @org.junit.jupiter.api.Disabled(\"slow\") @Test void adds",
    );
    check(
        &disabled,
        &beside,
        |task| task.phase = Phase::Minimal,
        &expect![[r#"
            unknown: no test can be run: the test is not run: disabled: slow
            dependence objects dependence objects tests
            import org.junit.jupiter.api.BeforeEach;
            import org.junit.jupiter.api.Test;
            import static org.junit.jupiter.api.Assertions.*;

            class OpsTest {
                Ops ops;

                @BeforeEach void start() {
                    ops = new Ops();
                }

                @org.junit.jupiter.api.Disabled("slow") @Test void adds() {
                    ops.add(3);
                    assertEquals(4, ops.get());
                }


            }
        "#]],
    );
}

/// What becomes of a slice when it is looked at again.
fn check_again(
    text: &str,
    others: &[(&str, &str)],
    change: impl FnOnce(&mut Task),
    edit: impl FnOnce(String) -> String,
    expected: &Expect,
) {
    let (subject, criterion) = marked_beside(text, others).unwrap();
    let mut task = Task::new(criterion.clone());
    change(&mut task);
    let budget = Budget::default();
    let java = slice(&subject, &task, &budget, &mut |_, _| {})
        .unwrap()
        .java;
    let tests = match task.kind {
        Kind::Static => recheck::tests(&subject, &task, &budget).unwrap(),
        _ => {
            let oracle = slicing::slicer::run_tests(&subject, &task, &budget).unwrap();
            oracle.expectations.into_iter().map(|it| it.test).collect()
        }
    };
    let checked = recheck::recheck(&subject, &criterion, &edit(java), &tests, &budget).unwrap();
    let mut text = match checked.outdated {
        Some(outdated) => format!("{}: {}\n", outdated.test, outdated.reason),
        None => format!("current on {} tests\n", checked.tests),
    };
    for (test, reason) in checked.refused {
        text.push_str(&format!("{test}: {reason}\n"));
    }
    expected.assert_eq(&text);
}

#[test]
fn tests_that_need_more_than_the_slice_has_say_nothing_of_it() {
    let beside = [("OpsTest.java", OPS_TEST)];
    check_again(
        OPS,
        &beside,
        |_| {},
        |java| java,
        &expect![[r#"
            current on 4 tests
            OpsTest.doubles: it needs more than the slice has: cannot find symbol: method twice(int,int) in Ops
            OpsTest.passes: it needs more than the slice has: cannot find symbol: method twice(int,int) in Ops
        "#]],
    );
    let dynamic = |task: &mut Task| task.kind = Kind::Dynamic(Some("OpsTest.adds".into()));
    check_again(
        OPS,
        &beside,
        dynamic,
        |java| java,
        &expect![[r#"
        current on 1 tests
    "#]],
    );
    let wrong = |java: String| java.replace("total += x", "total = 9");
    check_again(
        OPS,
        &beside,
        dynamic,
        wrong,
        &expect![[r#"
        OpsTest.adds: value 1 is 3, the slice gives 9
    "#]],
    );
}

const BANK: &str = "
import java.util.*;
public class Bank {
    interface Rule { boolean allows(int amount); }
    static class Account {
        int balance;
        String owner;
        Account(String owner) { this.owner = owner; }
        void put(int amount) { balance += amount; }
    }
    private final List<Account> accounts = new ArrayList<>();
    private int opened;
    Account open(String owner) {
        Account account = new Account(owner);
        accounts.add(account);
        opened++;
        return account;
    }
    void close(Rule rule) { accounts.removeIf(it -> !rule.allows(it.balance)); }
    void fill(int[] amounts, List<Integer> more) {
        for (int at = 0; at < amounts.length; at++) {
            accounts.get(at).put(amounts[at] + more.get(at));
        }
    }
    int opened() { return opened; }
    int total() {
        int total = 0;
        for (Account account : accounts) { total += account.balance; }
        return $0total;
    }
}
";

const BANK_TEST: &str = "
import java.util.*;
import org.junit.jupiter.api.*;
import static org.junit.jupiter.api.Assertions.*;

class BankTest {
    Bank bank;
    @BeforeEach void start() { bank = new Bank(); }
    @Test void sums() {
        Bank.Account one = bank.open(\"one\");
        Bank.Account two = bank.open(\"two\");
        one.put(3);
        two.put(4);
        bank.fill(new int[] {10, 20}, new ArrayList<>(List.of(1, 2)));
        assertEquals(2, bank.opened());
        assertEquals(40, bank.total());
    }
    @Test void closes() {
        bank.open(\"gone\").put(1);
        bank.close(amount -> amount > 5);
        assertEquals(0, bank.total());
    }
}
";

#[test]
fn objects_that_tests_hand_over_are_the_same_in_each_call() {
    check(
        BANK,
        &[("BankTest.java", BANK_TEST)],
        |_| {},
        &expect![[r#"
            quasi-minimal: the tests cover 91 % of the statements and 100 % of the branches
            dependence objects dependence objects tests reduction
            import java.util.*;
            public class Bank {
                static class Account {
                    int balance;
                    void put(int amount) { balance += amount; }
                }
                private final List<Account> accounts = new ArrayList<>();
                Account open(String owner) {
                    Account account = new Account();
                    accounts.add(account);
                    return account;
                }
                void fill(int[] amounts, List<Integer> more) {
                    for (int at = 0; 0 < amounts.length; at++) {
                        accounts.get(0).put(amounts[at] + more.get(at));
                    }
                }
                int total() {
                    int total = 0;
                    for (Account account : accounts) { total += account.balance; }
                    return total;
                }
            }
        "#]],
    );
    let report = report_beside(BANK, &[("BankTest.java", BANK_TEST)], |_| {}).unwrap();
    let tests = report.tests.iter();
    let values: Vec<String> = tests
        .filter(|(name, _)| name.starts_with("calls of"))
        .map(|(name, values)| format!("{name}: {}", values.join(" ")))
        .collect();
    // What closes accounts is a function of the test: that call is left out.
    expect![[r#"
        calls of BankTest.sums: 40
        calls of BankTest.closes: 1"#]]
    .assert_eq(&values.join("\n"));
}

const SOURCED_TEST: &str = "
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import static org.junit.jupiter.api.Assertions.*;

class SourcedTest {
    static Stream<Integer> numbers() {
        return Stream.of(1, 2);
    }
    @ParameterizedTest @MethodSource(\"numbers\") void sourced(int number) {
        Ops ops = new Ops();
        ops.add(number);
        assertEquals(number, ops.get());
    }
    @ParameterizedTest @ValueSource(ints = {3, 4}) void listed(int number) {
        Ops ops = new Ops();
        ops.add(number);
        assertEquals(number, ops.get());
    }
}
";

#[test]
fn tests_that_cannot_be_recorded_are_told() {
    let report = report_beside(OPS, &[("SourcedTest.java", SOURCED_TEST)], |_| {}).unwrap();
    let reason = report.reason.unwrap_or_default();
    assert!(
        reason.contains(
            "a JUnit test can't be run: SourcedTest.sourced: `@MethodSource` isn't supported"
        ),
        "{reason}"
    );
    let calls = report
        .tests
        .iter()
        .filter(|test| test.0.starts_with("calls of SourcedTest.listed"));
    assert_eq!(calls.count(), 2);
}

#[test]
fn what_is_wrong_in_another_file_is_told_with_its_place() {
    let main = "
class Main {
    static int good(int a) {
        return $0Other.factor() * a;
    }
    public static void main(String[] args) {
        int factor = Other.factor();
        System.out.println(good(factor));
    }
}
";
    let other = (
        "Other.java",
        "class Other { static int factor() { return 2 +; } }",
    );
    let report = report_beside(main, &[other], |_| {}).unwrap();
    expect![["no test can be run: expected an expression, found `;` (in Other.factor)"]]
        .assert_eq(&report.reason.unwrap_or_default());
}

#[test]
fn annotations_keep_the_package_they_are_imported_with() {
    check(
        "
import java.util.*;
import org.junit.jupiter.api.*;
import static org.junit.jupiter.api.Assertions.*;

/** @see Main */
class MainTest {
    int value;
    List<String> unused = new ArrayList<>();
    @BeforeEach void start() { value = 3; }
    @Test void keeps() {
        int twice = value * 2;
        $0assertEquals(5, twice);
    }
}
",
        &[],
        |_| {},
        &expect![[r#"
            minimal
            dependence objects tests reduction
            import org.junit.jupiter.api.*;
            import static org.junit.jupiter.api.Assertions.*;

            /** @see Main */
            class MainTest {
                int value;
                @BeforeEach void start() { value = 3; }
                @Test void keeps() {
                    int twice = value * 2;
                    assertEquals(5, twice);
                }
            }
        "#]],
    );
}

/// An annotation that the file declares stays, with all it says, as long as it stands somewhere.
#[test]
fn annotations_keep_their_types() {
    check(
        "
class Main {
    @interface Tag { int value() default 3; String name() default \"\"; }
    @interface Unused { }
    @Tag(4) static int tagged(int a) { return a + 1; }
    @Unused static int other(int a) { return a * 2; }
    public static void main(String[] args) {
        System.out.println(other(3));
        System.out.println($0tagged(args.length));
    }
}
",
        &[],
        |_| {},
        &expect![[r#"
            quasi-minimal
            dependence objects dependence objects tests reduction
            class Main {
                @interface Tag { int value() default 3; String name() default ""; }
                @Tag(4) static int tagged(int a) { return a + 1; }
                public static void main(String[] args) {
                    System.out.println(tagged(args.length));
                }
            }
        "#]],
    );
}

/// A class that a sealed one of another file permits goes on extending it.
#[test]
fn what_a_sealed_class_of_another_file_permits_stays() {
    let report = report_beside(
        "
class Main {
    record Odd(int side) implements Shape, Comparable<Odd> {
        public int compareTo(Odd other) { return 0; }
    }
    static int radius(Shape shape) {
        int noise = 3;
        return shape instanceof Circle circle ? circle.radius() : 0;
    }
    public static void main(String[] args) {
        System.out.println($0radius(new Circle(2)));
        System.out.println(new Odd(4));
    }
}
",
        &[
            (
                "Shape.java",
                "sealed interface Shape permits Circle, Main.Odd { }",
            ),
            (
                "Circle.java",
                "record Circle(int radius) implements Shape { }",
            ),
        ],
        |_| {},
    )
    .unwrap();
    expect![[r#"

        class Main {
            record Odd(int side) implements Shape {
            }
            static int radius(Shape shape) {
                return shape instanceof Circle circle ? circle.radius() : 0;
            }
            public static void main(String[] args) {
                System.out.println(radius(new Circle(2)));
            }
        }
    "#]]
    .assert_eq(&report.java);
}
