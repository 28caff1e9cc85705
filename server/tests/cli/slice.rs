//! `whydunit slice` and `whydunit eval-slicer`.

use crate::support::Folder;
use serde_json::Value;

const MAIN: &str = "class Main {
    public static void main(String[] args) {
        int a = 1;
        int b = 2;
        b = b + 1;
        System.out.println(a);
        System.out.println(b);
    }
}
";

#[test]
fn a_slice_as_java_alone_compiles() {
    let ran =
        Folder::new(&[("Main.java", MAIN)]).run(&["slice", "--format", "java", "Main.java:6:28"]);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    let expected = "class Main {
    public static void main(String[] args) {
        int a = 1;
        System.out.println(a);
    }
}
";
    assert_eq!(ran.stdout, expected);
}

#[test]
fn a_slice_as_json_has_all_that_is_documented() {
    let folder = Folder::new(&[("Main.java", MAIN)]);
    let ran = folder.run(&["slice", "--format", "json", "Main.java:7:28"]);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(document["schema"], "whydunit.slice/1");
    assert_eq!(document["criterion"]["text"], "b");
    assert_eq!(document["verdict"], "minimal");
    assert_eq!(document["reason"], Value::Null);
    assert_eq!(document["lines"], serde_json::json!([1, 2, 4, 5, 7]));
    assert_eq!(document["tests"], 1);
    assert_eq!(document["coverage"]["branch"], 1.0);
    let keys: Vec<&String> = document.as_object().unwrap().keys().collect();
    let documented = [
        "schema",
        "file",
        "criterion",
        "kind",
        "verdict",
        "reason",
        "lines",
        "nodes",
        "tests",
        "coverage",
        "generators",
        "oracleCalls",
        "java",
        "phases",
        "elapsed_ms",
    ];
    assert_eq!(keys, documented);
}

#[test]
fn what_is_no_criterion_is_told_with_its_place() {
    let folder = Folder::new(&[
        ("Main.java", MAIN),
        ("Broken.java", "class Broken { int x = ; }"),
    ]);
    for (criterion, said) in [
        ("Main.java:99:1", "Main.java has no line 99"),
        ("Main.java:1:99", "Main.java:1:99: the line ends at column "),
        (
            "Main.java:8:5",
            "Main.java:8:5: there is no expression at this place",
        ),
        ("Main.java", "is no criterion"),
        ("Main.java#nothing", "has no method `nothing`"),
        ("Main.java#main", "`main` returns no value"),
        ("Broken.java:1:24", "error in line 1"),
    ] {
        let ran = folder.run(&["slice", criterion]);
        assert_eq!(ran.code, 2, "{criterion}: {}", ran.stdout);
        assert!(ran.stderr.contains(said), "{criterion}: {}", ran.stderr);
    }
}

#[test]
fn slicers_are_measured_against_minimal_slices() {
    let program = MAIN.replace("println(a)", "println(/*1*/ a)");
    let slice = "class Main {
    public static void main(String[] args) {
        int a = 1;
        System.out.println(/*1*/ a);
    }
}
";
    let folder = Folder::new(&[("suite/Main.java", &program), ("suite/Main.1.slice", slice)]);
    let arguments = [
        "eval-slicer",
        "--suite",
        "suite",
        "--slicer",
        "builtin:minimal",
        "--against",
        "echo 1 2 3 4 5 6 7",
        "--format",
        "json",
        "--history",
        "history.json",
    ];
    let ran = folder.run(&arguments);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| {
        panic!("{} {}", ran.stdout, ran.stderr);
    });
    let slicers = document["slicers"].as_array().unwrap();
    assert_eq!(slicers[0]["nodes"]["recall"], 1.0);
    assert_eq!(slicers[0]["nodes"]["precision"], 1.0);
    assert_eq!(slicers[1]["name"], "echo 1 2 3 4 5 6 7");
    assert!(folder.read("history.json").contains("builtin:minimal"));
}

const TESTED: &str = "import org.junit.jupiter.api.Test;
import static org.junit.jupiter.api.Assertions.assertEquals;

class Shop {
    int total;

    int price(int amount, boolean member) {
        int price = amount * 3;
        int points = 0;
        if (member) {
            price = price - 1;
            points = points + amount;
        }
        total = total + price;
        return price;
    }
}

class ShopTest {
    @Test
    void plain() {
        assertEquals(6, new Shop().price(2, false));
    }

    @Test
    void member() {
        assertEquals(4, new Shop().price(2, true));
    }
}
";

#[track_caller]
fn check_lines(arguments: &[&str], verdict: &str, lines: &[u32]) {
    let folder = Folder::new(&[("Shop.java", TESTED)]);
    let mut all = vec!["slice", "--format", "json"];
    all.extend(arguments);
    let ran = folder.run(&all);
    let document: Value = serde_json::from_str(&ran.stdout)
        .unwrap_or_else(|_| panic!("{} {}", ran.stdout, ran.stderr));
    assert_eq!(document["verdict"], verdict, "{}", ran.stdout);
    assert_eq!(
        document["lines"],
        serde_json::json!(lines),
        "{}",
        ran.stdout
    );
}

#[test]
fn every_kind_of_slice_and_of_criterion_can_be_asked_for() {
    // What a method returns, a field when it is left, and an assertion.
    check_lines(
        &["Shop.java#price"],
        "quasi-minimal",
        &[4, 7, 8, 10, 11, 15],
    );
    check_lines(
        &["Shop.java#price:total"],
        "quasi-minimal",
        &[4, 5, 7, 8, 10, 11, 14, 15],
    );
    check_lines(
        &[
            "Shop.java:27:9",
            "--kind",
            "dynamic",
            "--test",
            "ShopTest.member",
        ],
        "minimal",
        &[1, 2, 4, 7, 8, 10, 11, 15, 19, 26, 27],
    );
    check_lines(
        &[
            "Shop.java#price",
            "--kind",
            "dynamic",
            "--test",
            "ShopTest.plain",
        ],
        "minimal",
        &[1, 2, 4, 7, 8, 15, 19, 21, 22],
    );
    check_lines(
        &["Shop.java#price", "--kind", "simultaneous"],
        "minimal",
        &[1, 2, 4, 7, 8, 10, 11, 15, 19, 26, 27],
    );
    check_lines(&["Shop.java:9:13", "--kind", "forward"], "static", &[9, 12]);
    check_lines(
        &["Shop.java:8:13", "--kind", "chop", "--to", "14:25"],
        "static",
        &[8, 11, 14],
    );
    check_lines(
        &["Shop.java#price", "--phase", "static"],
        "static",
        &[1, 2, 4, 7, 8, 10, 11, 15, 19, 21, 22, 26, 27],
    );
}

#[test]
fn a_slice_made_earlier_is_checked_again() {
    let (shop, test) = TESTED.split_once("class ShopTest").unwrap();
    let (imports, shop) = shop.split_at(shop.find("class Shop").unwrap());
    let test = format!("{imports}class ShopTest{test}");
    let folder = Folder::new(&[("Shop.java", shop), ("ShopTest.java", &test)]);
    let made = folder.run(&["slice", "--format", "json", "Shop.java#price"]);
    folder.write("slice.json", made.stdout.as_bytes());
    let again = ["slice", "Shop.java#price", "--recheck", "slice.json"];
    let ran = folder.run(&again);
    assert_eq!(ran.code, 0, "{} {}", ran.stdout, ran.stderr);
    assert!(ran.stdout.starts_with("current: "), "{}", ran.stdout);
    // A rare input that becomes a test tells the program from its slice.
    let rare = "int points = 0; if (amount == 77123) price = 0;";
    let shop = shop.replace("int points = 0;", rare);
    let test = test.replace(
        "assertEquals(6, new Shop().price(2, false))",
        "new Shop().price(77123, false)",
    );
    folder.write("Shop.java", shop.as_bytes());
    folder.write("ShopTest.java", test.as_bytes());
    let mut again = again.to_vec();
    again.extend(["--format", "json"]);
    let ran = folder.run(&again);
    assert_eq!(ran.code, 1, "{} {}", ran.stdout, ran.stderr);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(document["schema"], "whydunit.slice-recheck/1");
    assert_eq!(document["status"], "outdated");
    assert_eq!(document["test"], "ShopTest.plain");
    assert_eq!(document["reason"], "value 1 is 0, the slice gives 231369");
}

#[test]
fn slicers_that_miss_something_and_compositions_are_told() {
    let program = MAIN.replace("println(b)", "println(/*1*/ b)");
    let slice = "class Main {
    public static void main(String[] args) {
        int b = 2;
        b = b + 1;
        System.out.println(/*1*/ b);
    }
}
";
    let folder = Folder::new(&[("suite/Main.java", &program), ("suite/Main.1.slice", slice)]);
    let evaluate = |slicer: &str, against: &str, format: &str| {
        let ran = folder.run(&[
            "eval-slicer",
            "--suite",
            "suite",
            "--slicer",
            slicer,
            "--against",
            against,
            "--format",
            format,
        ]);
        // Of lines no other slicer can make anything.
        let has_lines = [slicer, against].contains(&"printf 1,2,7");
        assert_eq!(ran.code, i32::from(has_lines), "{}", ran.stderr);
        ran.stdout
    };
    let document: Value =
        serde_json::from_str(&evaluate("builtin:static", "printf 1,2,7", "json")).unwrap();
    assert_eq!(
        document["comparison"]["errors_solved"],
        serde_json::json!(["Main.1"])
    );
    assert_eq!(
        document["comparison"]["better"],
        serde_json::json!(["Main.1"])
    );
    let names: Vec<&str> = document["slicers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["name"].as_str().unwrap())
        .collect();
    let expected = [
        "builtin:static",
        "printf 1,2,7",
        "builtin:static, then printf 1,2,7",
        "printf 1,2,7, then builtin:static",
        "intersection",
        "union",
    ];
    assert_eq!(names, expected);
    let recall = |at: usize| document["slicers"][at]["nodes"]["recall"].as_f64().unwrap();
    assert!(recall(1) < 1.0 && recall(4) < 1.0);
    assert_eq!(recall(5), 1.0);
    let document: Value =
        serde_json::from_str(&evaluate("printf 1,2,7", "builtin:minimal", "json")).unwrap();
    assert_eq!(
        document["comparison"]["errors_introduced"],
        serde_json::json!(["Main.1"])
    );
    let page = evaluate("builtin:minimal", "builtin:static", "html");
    for part in [
        "<h2>union</h2>",
        "errors solved by the first (0)",
        "all inputs 1 tests",
        "candidates",
    ] {
        assert!(page.contains(part), "{part} {page}");
    }
}

#[test]
fn a_slicer_that_does_not_end_is_ended() {
    let program = MAIN.replace("println(b)", "println(/*1*/ b)");
    let folder = Folder::new(&[
        ("suite/Main.java", &program),
        ("suite/Main.1.slice", &program),
    ]);
    let ran = folder.run(&[
        "eval-slicer",
        "--suite",
        "suite",
        "--slicer",
        "tail -f /dev/null",
        "--time-limit",
        "1",
    ]);
    let said = format!("{}{}", ran.stdout, ran.stderr);
    assert!(said.contains("tail did not end within 1 s"), "{said}");
}

/// A shell that waits for what it has started: that is ended with it.
#[test]
#[cfg(unix)]
fn what_an_ended_slicer_has_started_is_ended_too() {
    let program = MAIN.replace("println(b)", "println(/*1*/ b)");
    let script = "{ echo started; sleep 30; echo went on; } > said & wait\n";
    let folder = Folder::new(&[
        ("suite/Main.java", &program),
        ("suite/Main.1.slice", &program),
        ("slicer.sh", script),
    ]);
    let said = folder.path("said");
    let made = std::process::Command::new("mkfifo").arg(&said).status();
    assert!(made.unwrap().success());
    // Read until nobody is left who could write.
    let reader = std::thread::spawn(move || std::fs::read_to_string(said).unwrap());
    let ran = folder.run(&[
        "eval-slicer",
        "--suite",
        "suite",
        "--slicer",
        "sh slicer.sh",
        "--time-limit",
        "1",
    ]);
    assert_eq!(ran.code, 1, "{}{}", ran.stdout, ran.stderr);
    assert_eq!(reader.join().unwrap(), "started\n");
}

#[test]
fn a_slicer_that_is_not_there_is_a_mistake() {
    let program = MAIN.replace("println(b)", "println(/*1*/ b)");
    let folder = Folder::new(&[
        ("suite/Main.java", &program),
        ("suite/Main.1.slice", &program),
    ]);
    let evaluate = |slicer: &str, against: &str, code: i32, said: &str| {
        let arguments = [
            "eval-slicer",
            "--suite",
            "suite",
            "--slicer",
            slicer,
            "--against",
            against,
        ];
        check_run(&folder, &arguments, code, &[said]);
    };
    evaluate(
        "no-such-slicer",
        "builtin:static",
        2,
        "no-such-slicer can't be run",
    );
    evaluate(
        "builtin:static",
        "no-such-slicer",
        2,
        "no-such-slicer can't be run",
    );
    // Lines are no program that another slicer could take.
    evaluate(
        "builtin:static",
        "printf 1,2,7",
        1,
        "printf 1,2,7 gives no program for builtin:static",
    );
    evaluate(
        "builtin:static",
        "builtin:dependence",
        0,
        "builtin:dependence",
    );
}

const CALC: &str = "package shop;

public class Calc {
    private int total;

    public void add(int amount) {
        int noise = amount * 3;
        total += amount;
    }

    public int total() {
        return total;
    }
}
";

const CALC_TEST: &str = "package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class CalcTest {
    @Test
    void adds() {
        Calc calc = new Calc();
        int noise = 4;
        calc.add(2);
        assertEquals(3, calc.total());
    }

    @Test
    void isNew() {
        assertEquals(1, 2);
    }
}
";

fn maven_project() -> Folder {
    Folder::new(&[
        ("pom.xml", "<project/>"),
        ("src/main/java/shop/Calc.java", CALC),
        ("src/test/java/shop/CalcTest.java", CALC_TEST),
    ])
}

/// What is printed on both ends, with the exit code.
fn check_run(folder: &Folder, arguments: &[&str], code: i32, said: &[&str]) {
    let ran = folder.run(arguments);
    let all = format!("{}{}", ran.stdout, ran.stderr);
    assert_eq!(ran.code, code, "{arguments:?}: {all}");
    for said in said {
        assert!(all.contains(said), "{arguments:?}: {said}: {all}");
    }
}

#[test]
fn a_class_and_its_test_are_sliced_in_a_project() {
    let folder = maven_project();
    let calc = "src/main/java/shop/Calc.java";
    let test = "src/test/java/shop/CalcTest.java";
    let total = format!("{calc}#total");
    let java = |arguments: &[&str]| {
        let mut all = vec!["slice", "--format", "java"];
        all.extend(arguments);
        let ran = folder.run(&all);
        assert_eq!(ran.code, 0, "{arguments:?}: {}{}", ran.stdout, ran.stderr);
        ran.stdout
    };
    let alone = java(&[&total]);
    assert!(alone.contains("total += amount"), "{alone}");
    assert!(!alone.contains("noise"), "{alone}");
    let of_a_test = java(&[&total, "--kind", "dynamic", "--test", "CalcTest.adds"]);
    assert!(of_a_test.contains("total += amount"), "{of_a_test}");
    assert!(!of_a_test.contains("noise"), "{of_a_test}");
    let failing = java(&[&total, "--kind", "simultaneous"]);
    assert_eq!(failing, of_a_test);
    let ahead = java(&[&format!("{calc}:7:21"), "--kind", "forward"]);
    assert!(!ahead.contains("public int total"), "{ahead}");
    let asserted = java(&[&format!("{test}:12:9")]);
    assert!(asserted.contains("calc.add(2)"), "{asserted}");
    assert!(!asserted.contains("noise"), "{asserted}");
    assert!(!asserted.contains("isNew"), "{asserted}");
}

#[test]
fn slices_of_one_file_in_a_project_are_checked_again_on_their_own_tests() {
    let folder = maven_project();
    let total = "src/main/java/shop/Calc.java#total";
    for kind in [
        &["--kind", "static"][..],
        &["--kind", "dynamic", "--test", "CalcTest.adds"],
        &["--kind", "simultaneous"],
    ] {
        let mut made = vec!["slice", "--format", "json", total];
        made.extend(kind);
        let made = folder.run(&made);
        folder.write("slice.json", made.stdout.as_bytes());
        check_run(
            &folder,
            &["slice", total, "--recheck", "slice.json"],
            0,
            &["current: "],
        );
    }
    let ahead = ["slice", "--format", "json", "--kind", "forward"];
    let place = "src/main/java/shop/Calc.java:7:21";
    let mut ahead = ahead.to_vec();
    ahead.push(place);
    let made = folder.run(&ahead);
    folder.write("ahead.json", made.stdout.as_bytes());
    check_run(
        &folder,
        &["slice", place, "--recheck", "ahead.json"],
        2,
        &["a slice that looks ahead promises no values"],
    );
}

#[test]
fn options_that_say_nothing_are_mistakes() {
    let folder = maven_project();
    let total = "src/main/java/shop/Calc.java#total";
    let check = |arguments: &[&str], said: &str| {
        let mut all = vec!["slice", total];
        all.extend(arguments);
        check_run(&folder, &all, 2, &[said]);
    };
    check(
        &["--test", "CalcTest.adds"],
        "--test is for --kind dynamic and --kind simultaneous",
    );
    check(&["--to", "3:4"], "--to is for --kind chop");
    check(
        &["--kind", "dynamic", "--test", "a", "--test", "b"],
        "--kind dynamic takes one --test",
    );
    check(
        &["--kind", "dynamic", "--test", "CalcTest.none"],
        "there is no test `CalcTest.none`; there are CalcTest.adds, CalcTest.isNew",
    );
    check(
        &["--kind", "simultaneous", "--test", "nothing"],
        "there is no test `nothing`",
    );
}

#[test]
fn what_looks_ahead_is_listed_by_line() {
    let folder = Folder::new(&[("Main.java", MAIN)]);
    check_run(
        &folder,
        &["slice", "--kind", "forward", "Main.java:4:17"],
        0,
        &[
            "    5          b = b + 1;\n    7          System.out.println(b);\n",
            "    3: Out: ‘2’ never influences it.",
            "    5: In: ‘2’ may influence it.",
        ],
    );
}

#[test]
fn a_slicer_that_fails_gets_nothing() {
    let program = MAIN.replace("println(a)", "println(/*1*/ a)");
    let folder = Folder::new(&[
        ("suite/Main.java", &program),
        ("suite/Main.1.slice", &program),
    ]);
    let measure = |slicer: &str| {
        let arguments = [
            "eval-slicer",
            "--suite",
            "suite",
            "--slicer",
            slicer,
            "--format",
            "json",
        ];
        let ran = folder.run(&arguments);
        let document: Value = serde_json::from_str(&ran.stdout).unwrap_or_default();
        (ran.code, document["slicers"][0].clone(), ran.stderr)
    };
    for slicer in ["false", "cat nothing"] {
        let (code, measured, _) = measure(slicer);
        assert_eq!(code, 1);
        assert_eq!(measured["errors"], 1);
        assert_eq!(measured["nodes"]["precision"], 0.0);
        assert_eq!(measured["lines"]["f1"], 0.0);
    }
    let (code, _, said) = measure("builtin:nope");
    assert_eq!(code, 2);
    let known = "there is no slicer builtin:nope; there are builtin:dependence, builtin:objects";
    assert!(said.contains(known), "{said}");
}

#[test]
fn a_slicer_that_gives_no_program_is_told_of() {
    let program = MAIN.replace("println(a)", "println(/*1*/ a)");
    let folder = Folder::new(&[("suite/Main.java", &program), ("suite/Main.1.slice", MAIN)]);
    let evaluated = |slicer: &str, against: Option<&str>| {
        let mut arguments = vec!["eval-slicer", "--suite", "suite", "--slicer", slicer];
        arguments.extend(against.iter().flat_map(|it| ["--against", *it]));
        let ran = folder.run(&arguments);
        assert_eq!(ran.code, 1, "{}", ran.stderr);
        ran.stdout
    };
    let nothing = evaluated("true", None);
    assert!(nothing.contains("the slicer printed nothing"), "{nothing}");
    let other = evaluated("echo class Other {} //", None);
    assert!(other.contains("has nothing of the program"), "{other}");
}
