//! The JVM driver itself, and every recorded result against the JVM. Without a JDK each test says that it
//! was skipped.

#![allow(clippy::print_stderr, reason = "a skipped test must say so")]

use std::path::PathBuf;
use std::time::Duration;

use test_support::corpus::{self, Program};
use test_support::jvm::{Jvm, MainClass, RunError, RunResult};
use test_support::temp::TempDir;

const LIMIT: Duration = Duration::from_secs(60);

fn jvm() -> Option<Jvm> {
    let jvm = Jvm::find();
    if jvm.is_none() {
        eprintln!("skipped: no JDK found (JAVA_HOME or javac on the PATH)");
    }
    jvm
}

fn compiled(jvm: &Jvm, sources: &[(&str, &str)]) -> Result<TempDir, RunError> {
    let directory = TempDir::new("whydunit-jvm-test")?;
    let mut files: Vec<PathBuf> = Vec::new();
    for (name, text) in sources {
        files.push(directory.write(&format!("{name}.java"), text)?);
    }
    jvm.compile(&files, directory.path())?;
    Ok(directory)
}

const ECHO: &str = r#"
public class Echo {
    public static void main(String[] arguments) throws java.io.IOException {
        for (String argument : arguments) System.out.print("<" + argument + ">");
        int c;
        while ((c = System.in.read()) >= 0) System.out.print((char) c);
        System.err.print("e\u00e9");
    }
}
"#;

const FOREVER: &str = r#"
public class Forever {
    public static void main(String[] arguments) {
        System.out.println("started");
        while (true) { }
    }
}
"#;

const EXIT: &str = r#"
public class Exit {
    public static void main(String[] arguments) {
        System.out.println("leaving");
        System.exit(7);
    }
}
"#;

const THROW: &str = r#"
public class Throw {
    static void fail() { throw new IllegalStateException("why"); }
    public static void main(String[] arguments) {
        try { fail(); } catch (IllegalStateException e) { throw new RuntimeException("outer", e); }
    }
}
"#;

const STATE: &str = r#"
public class State {
    static int count = 0;
    public static void main(String[] arguments) { System.out.println(++count); }
}
"#;

#[test]
fn run_main_passes_arguments_and_input() -> Result<(), RunError> {
    let Some(jvm) = jvm() else { return Ok(()) };
    let classes = compiled(&jvm, &[("Echo", ECHO)])?;
    let result = jvm.run_main(classes.path(), "Echo", &["a b", "c"], b"input", LIMIT)?;
    assert_eq!(
        result,
        RunResult {
            stdout: "<a b><c>input".into(),
            stderr: "eé".into(),
            exit_code: 0
        }
    );
    Ok(())
}

#[test]
fn run_main_kills_at_the_time_limit() -> Result<(), RunError> {
    let Some(jvm) = jvm() else { return Ok(()) };
    let classes = compiled(&jvm, &[("Forever", FOREVER)])?;
    let result = jvm.run_main(classes.path(), "Forever", &[], b"", Duration::from_secs(2));
    assert!(matches!(result, Err(RunError::TimedOut(_))), "{result:?}");
    Ok(())
}

#[test]
fn compile_reports_the_compilers_messages() -> Result<(), RunError> {
    let Some(jvm) = jvm() else { return Ok(()) };
    match compiled(&jvm, &[("Bad", "public class Bad { int x = \"text\"; }")]) {
        Err(RunError::Compile(messages)) => {
            assert!(
                messages.contains("String cannot be converted to int"),
                "{messages}"
            );
        }
        other => panic!("{other:?}"),
    }
    Ok(())
}

#[test]
fn many_programs_behave_as_alone() -> Result<(), RunError> {
    let Some(jvm) = jvm() else { return Ok(()) };
    let sources = [
        ("Echo", ECHO),
        ("Exit", EXIT),
        ("Throw", THROW),
        ("State", STATE),
    ];
    let classes = compiled(&jvm, &sources)?;
    let order = [
        "State", "Exit", "Throw", "State", "Echo", "Exit", "State", "Missing",
    ];
    let mut mains: Vec<MainClass> = order
        .iter()
        .map(|class| MainClass::new(classes.path(), class))
        .collect();
    mains[4].arguments = vec![
        "tab\there".into(),
        "back\\slash\nline".into(),
        String::new(),
    ];
    let together = jvm.run_many(&mains, LIMIT);
    assert_eq!(together.len(), order.len());
    for (main, result) in mains.iter().zip(together).take(order.len() - 1) {
        let arguments: Vec<&str> = main.arguments.iter().map(String::as_str).collect();
        let alone = jvm.run_main(classes.path(), &main.class, &arguments, b"", LIMIT)?;
        assert_eq!(result?, alone, "{}", main.class);
    }
    Ok(())
}

#[test]
fn a_killed_program_does_not_harm_the_next() -> Result<(), RunError> {
    let Some(jvm) = jvm() else { return Ok(()) };
    let classes = compiled(&jvm, &[("Forever", FOREVER), ("State", STATE)])?;
    let mains = ["Forever", "State"].map(|class| MainClass::new(classes.path(), class));
    let results = jvm.run_many(&mains, Duration::from_secs(3));
    assert!(
        matches!(results[0], Err(RunError::TimedOut(_))),
        "{:?}",
        results[0]
    );
    assert!(
        matches!(&results[1], Ok(RunResult { stdout, exit_code: 0, .. }) if stdout == "1\n"),
        "{:?}",
        results[1]
    );
    Ok(())
}

#[test]
fn recorded_results_are_what_the_jvm_does() -> Result<(), RunError> {
    let programs: Vec<Program> = corpus::programs(&corpus::pass_folder())?;
    assert!(
        programs.len() >= 200,
        "only {} programs found",
        programs.len()
    );
    let Some(jvm) = jvm() else { return Ok(()) };
    let mut wrong = Vec::new();
    for (program, result) in programs.iter().zip(corpus::judge(&jvm, &programs, LIMIT)?) {
        match result {
            Ok(recorded) if program.recorded.as_ref() == Some(&recorded) => {}
            Ok(recorded) => wrong.push(format!(
                "{}: recorded {:?}, the JVM says {recorded:?}",
                program.name, program.recorded
            )),
            Err(error) => wrong.push(format!("{}: {error}", program.name)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}
