//! Random programs on the JVM, many in one, and what of their results can be compared.

use std::io;
use std::path::Path;
use std::time::Duration;

use crate::corpus::Recorded;
use crate::jvm::{Compilation, MainClass, RunError, RunResult, Session};
use crate::temp::TempDir;

/// Long enough for a batch on a busy machine.
const TIME_LIMIT: Duration = Duration::from_secs(600);

/// A program to be judged.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The public class, with `main`.
    pub class: String,
    /// The text of its file.
    pub text: String,
}

/// Compiles the programs together and runs them one after the other; results are in their order. One the
/// compiler refuses is no reason to refuse the others.
pub fn judge(
    session: &mut Session<'_>,
    programs: &[Candidate],
) -> io::Result<Vec<Result<Recorded, RunError>>> {
    let folder = TempDir::new("whydunit-random")?;
    let mut files = Vec::with_capacity(programs.len());
    for program in programs {
        files.push(folder.write(&format!("{}.java", program.class), &program.text)?);
    }
    // Without a class made at run time for each concatenation the programs are much faster. It also
    // converts the operands one by one from left to right, as JLS 15.7 has it.
    let options = vec!["-XDstringConcat=inline".to_owned()];
    let out_dir = folder.path().join("classes");
    let mut compile = |files| {
        let (out_dir, options) = (out_dir.clone(), options.clone());
        session.compile(
            &Compilation {
                files,
                out_dir,
                options,
            },
            TIME_LIMIT,
        )
    };
    let compiled: Vec<Result<(), RunError>> = match compile(files.clone()) {
        Ok(()) => files.iter().map(|_| Ok(())).collect(),
        Err(RunError::Compile(_)) => files.into_iter().map(|file| compile(vec![file])).collect(),
        Err(error) => return Err(io::Error::other(error)),
    };
    Ok(programs
        .iter()
        .zip(compiled)
        .map(|(program, compiled)| {
            compiled?;
            run(session, &out_dir, &program.class)
        })
        .collect())
}

fn run(session: &mut Session<'_>, classes: &Path, class: &str) -> Result<Recorded, RunError> {
    let result = session.run(&MainClass::new(classes, class), TIME_LIMIT)?;
    Ok(comparable(result))
}

/// The result without what Java leaves open: what the JDK does inside, numbers in the names of lambdas'
/// methods, and which loader loaded the classes of a failed cast.
pub fn comparable(result: RunResult) -> Recorded {
    let result = Recorded::from(RunResult {
        stderr: without_library_variables(&result.stderr),
        ..result
    });
    Recorded {
        stdout: result.stdout.lines().map(without_loaders).collect(),
        stderr: result
            .stderr
            .lines()
            .map(|line| without_lambda_numbers(&without_loaders(line)))
            .collect(),
        exit_code: result.exit_code,
    }
}

/// A `NullPointerException` thrown inside the JDK tells of the JDK's own variables.
fn without_library_variables(stderr: &str) -> String {
    let lines: Vec<&str> = stderr.lines().collect();
    let is_inside = |line: &&str| {
        let frame = line.trim_start().strip_prefix("at ");
        frame.is_some_and(|frame| {
            frame
                .split('(')
                .next()
                .is_some_and(|method| method.contains('/'))
        })
    };
    let mut text = String::new();
    for (index, line) in lines.iter().enumerate() {
        let shown = match line.split_once("java.lang.NullPointerException") {
            Some((before, _)) if lines.get(index + 1).is_some_and(is_inside) => {
                format!("{before}java.lang.NullPointerException")
            }
            _ => (*line).to_owned(),
        };
        text.push_str(&shown);
        text.push('\n');
    }
    text
}

/// Also without the variable a `switch` on a string is said to have read, which is the compiler's own.
fn without_loaders(line: &str) -> String {
    const SWITCH: &str = "Cannot invoke \"String.hashCode()\"";
    if let Some((before, after)) = line.split_once(SWITCH) {
        let end = after.split_once(" is null").map_or(after, |(_, end)| end);
        return format!("{before}{SWITCH}{end}\n");
    }
    let cut = match line.split_once(" cannot be cast to class ") {
        Some((before, after)) => match after.split_once(" (") {
            Some((class, rest)) => {
                let end = rest.split_once(')').map_or("", |(_, end)| end);
                format!("{before} cannot be cast to class {class}{end}")
            }
            None => line.to_owned(),
        },
        None => line.to_owned(),
    };
    cut + "\n"
}

fn without_lambda_numbers(line: &str) -> String {
    match line.split_once("lambda$") {
        Some((before, after)) => {
            let end = after.split_once('(').map_or("", |(_, end)| end);
            format!("{before}lambda({end}")
        }
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lambdas_and_loaders_are_left_out() {
        let result = comparable(RunResult {
            stdout: "ClassCastException: class P1$C0 cannot be cast to class P1$C1 (P1$C0 and P1$C1 are in \
                     unnamed module of loader java.net.URLClassLoader @1b) / null\nx (y)\n"
                .to_owned(),
            stderr: "Caused by: java.lang.NullPointerException: x is null\n\tat java.base/a.B.c(B.java:1)\n\
                     \tat P1.lambda$main$3(P1.java:4)\n"
                .to_owned(),
            exit_code: 1,
        });
        assert_eq!(
            result.stdout,
            "ClassCastException: class P1$C0 cannot be cast to class P1$C1 / null\nx (y)\n"
        );
        assert_eq!(
            result.stderr,
            "Caused by: java.lang.NullPointerException\n\tat P1.lambda(P1.java:4)\n"
        );
    }
}
