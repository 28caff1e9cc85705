//! `whydunit run`.

use crate::support::Folder;

const PROGRAM: &str = "import java.util.Arrays;

public class Main {
    enum Colour { RED, GREEN }
    private int field = 40;

    public static void main(String[] args) {
        for (String arg : args) System.out.println(\"> \" + arg);
        System.err.println(\"to the error stream\");
        if (args.length == 3) throw new IllegalStateException(\"three\");
        if (args.length == 2) System.exit(7);
    }

    static int add(int a, int b) { System.out.println(\"adding\"); return a + b; }
    static int add(double a) { return 0; }
    static int[] sorted(int[] values) { Arrays.sort(values); return values; }
    static String describe(Colour colour, String text, char c) { return colour + text + c; }
    static void nothing() { }
    static int divide(int a, int b) { return a / b; }
    static void talk() { for (int i = 0; i < 60000; i++) System.out.println(\"0123456789012345678901234567890123456789012345678901234567890123456789\"); }
    static void forever() { while (true) { } }
    int get(int more) { return field + more; }
}
";

#[track_caller]
fn check(arguments: &[&str], code: i32, stdout: &str, stderr: &str) {
    let folder = Folder::new(&[("Main.java", PROGRAM)]);
    let mut all = vec!["run"];
    all.extend(arguments);
    let ran = folder.run(&all);
    assert_eq!(ran.stdout, stdout, "{}", ran.stderr);
    assert_eq!(ran.code, code, "{}", ran.stderr);
    assert!(
        ran.stderr.contains(stderr) && (stderr.is_empty() == ran.stderr.is_empty()),
        "{}",
        ran.stderr
    );
}

#[test]
fn a_main_prints_and_exits_as_on_the_jvm() {
    check(&["Main.java"], 0, "", "to the error stream\n");
    check(
        &["Main.java", "--one"],
        0,
        "> --one\n",
        "to the error stream\n",
    );
    check(
        &["Main.java", "a", "b"],
        7,
        "> a\n> b\n",
        "to the error stream\n",
    );
    check(
        &["Main.java", "a", "b", "c"],
        1,
        "> a\n> b\n> c\n",
        "to the error stream\nException in thread \"main\" java.lang.IllegalStateException: three\n\tat Main.main(Main.java:10)\n",
    );
}

#[test]
fn methods_take_literals_and_show_their_value() {
    check(
        &["Main.java#add(int,int)", "3", "-4"],
        0,
        "adding\n-1\n",
        "",
    );
    check(&["Main.java#sorted", "{3, 1, 2}"], 0, "[1, 2, 3]\n", "");
    check(
        &["Main.java#describe", "GREEN", " and ", "x"],
        0,
        "\"GREEN and x\"\n",
        "",
    );
    check(&["Main.java#nothing"], 0, "", "");
    check(&["Main.java#get", "2"], 0, "42\n", "");
    check(
        &["Main.java#divide", "1", "0"],
        1,
        "",
        "java.lang.ArithmeticException: / by zero\n\tat Main.divide(Main.java:19)\n",
    );
}

#[test]
fn what_does_not_fit_is_told() {
    check(
        &["Main.java#divide", "1"],
        2,
        "",
        "Main.divide(int,int) takes 2 arguments, not 1",
    );
    check(
        &["Main.java#divide", "1", "x"],
        2,
        "",
        "argument `b`: `x` has to be an int",
    );
    check(
        &["Main.java#add", "1"],
        2,
        "",
        "`add` may be each of Main.add(int,int), Main.add(double)",
    );
    check(
        &["Main.java#missing"],
        2,
        "",
        "Main.java has no method `missing`",
    );
    check(
        &["--time-limit", "0.2", "Main.java#forever"],
        2,
        "",
        "stopped after 0.2 s (--time-limit)",
    );
    check(
        &["Missing.java"],
        2,
        "",
        "Missing.java: there is no such file or folder",
    );
}

#[test]
fn a_file_without_a_main_says_what_to_do() {
    let folder = Folder::new(&[("A.java", "class A { static int f() { return 1; } }")]);
    let ran = folder.run(&["run", "A.java"]);
    assert_eq!(ran.code, 2);
    assert!(
        ran.stderr.contains("say which method: A.java#METHOD"),
        "{}",
        ran.stderr
    );
}

#[test]
fn endless_output_is_cut_and_said_to_be() {
    let folder = Folder::new(&[("Main.java", PROGRAM)]);
    let ran = folder.run(&["run", "Main.java#talk"]);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    assert_eq!(ran.stdout.len(), 4 << 20);
    assert!(ran.stderr.contains("the output was cut after 4 MB"));
}

/// A `main` with this body, and what is said of it.
#[track_caller]
fn check_stopped(body: &str, expected: &str) {
    let text = format!(
        "import java.time.LocalDate;\nclass Main {{\n    public static void main(String[] args) {{\n        {body}\n    }}\n}}\n"
    );
    let folder = Folder::new(&[("Main.java", &text)]);
    let ran = folder.run(&["run", "Main.java"]);
    assert_eq!((ran.code, &*ran.stderr), (2, expected));
    let ran = folder.run(&["run", "Main.java#main", "null"]);
    assert_eq!((ran.code, &*ran.stderr), (2, expected));
}

#[test]
fn what_stops_a_program_is_named_with_its_place() {
    check_stopped(
        "int x = \"text\";",
        "whydunit: error: incompatible types: String cannot be converted to int at Main.java:4:17\n",
    );
    check_stopped(
        "Object day = LocalDate.now();",
        "whydunit: not modelled: java.time.LocalDate.now at Main.java:4:22\n",
    );
}
