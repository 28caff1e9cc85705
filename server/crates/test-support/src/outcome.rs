//! Expected outcomes written as comments into test classes and methods with contracts.
//!
//! A test file of `test-fixtures/junit` starts with `// expect: found=… passed=… failed=… skipped=…` and one
//! `// failed: Class.method` or `// skipped: Class.method: reason` for each such test; `[2]` after the
//! method is the second invocation. Methods of `test-fixtures/contracts` stand below `// expect: holds`
//! or `// expect: violated e.g. n=3`.

/// What JUnit does with the tests of one file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TestOutcome {
    /// Tests found; the sum of the other three.
    pub found: usize,
    /// Tests that pass.
    pub passed: usize,
    /// Names of the failing tests, sorted.
    pub failed: Vec<String>,
    /// Names of the skipped tests, sorted, each with its reason where the source gives one.
    pub skipped: Vec<(String, Option<String>)>,
}

/// What a test file of the fixtures expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TestExpectation {
    /// The tests run with this outcome.
    Outcome(TestOutcome),
    /// The file must be reported as broken.
    DoesNotParse,
}

/// What is true of a method and its contract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContractExpectation {
    /// No input breaks the contract.
    Holds,
    /// This input, such as `a={0, 1} key=0`, breaks it (others may).
    Violated(String),
}

/// The expectation of a test file; `None` without an `// expect:` line.
///
/// # Errors
/// Says what is wrong when the header is malformed or doesn't add up.
pub fn parse_tests(source: &str) -> Result<Option<TestExpectation>, String> {
    let mut lines = source.lines();
    let Some(header) = lines
        .next()
        .and_then(|line| line.strip_prefix("// expect: "))
    else {
        return Ok(None);
    };
    if header == "does not parse" {
        return Ok(Some(TestExpectation::DoesNotParse));
    }
    let mut outcome = TestOutcome::default();
    let (mut failed, mut skipped) = (0, 0);
    for word in header.split_whitespace() {
        let (name, number) = word
            .split_once('=')
            .ok_or_else(|| format!("no `=` in {word}"))?;
        let count = match name {
            "found" => &mut outcome.found,
            "passed" => &mut outcome.passed,
            "failed" => &mut failed,
            "skipped" => &mut skipped,
            _ => return Err(format!("unknown count {name}")),
        };
        *count = number.parse().map_err(|error| format!("{word}: {error}"))?;
    }
    for line in lines {
        if let Some(name) = line.strip_prefix("// failed: ") {
            outcome.failed.push(name.to_string());
        } else if let Some(text) = line.strip_prefix("// skipped: ") {
            outcome.skipped.push(match text.split_once(": ") {
                Some((name, reason)) => (name.to_string(), Some(reason.to_string())),
                None => (text.to_string(), None),
            });
        } else {
            break;
        }
    }
    let sums = outcome.failed.len() == failed
        && outcome.skipped.len() == skipped
        && outcome.found == outcome.passed + failed + skipped;
    if sums {
        Ok(Some(TestExpectation::Outcome(outcome)))
    } else {
        Err("counts differ".into())
    }
}

/// The expectations of a file with contracts, each with the 1-based line of its method's header: the
/// first line below that is neither comment nor part of one.
///
/// # Errors
/// Says which expectation is malformed or has no method.
pub fn parse_contracts(source: &str) -> Result<Vec<(usize, ContractExpectation)>, String> {
    let mut found = Vec::new();
    let mut waiting = None;
    for (index, line) in source.lines().map(str::trim).enumerate() {
        if let Some(text) = line.strip_prefix("// expect: ") {
            if waiting.is_some() {
                return Err(format!(
                    "line {}: no method for the expectation above",
                    index + 1
                ));
            }
            waiting = Some(match text.strip_prefix("violated e.g. ") {
                Some(input) => ContractExpectation::Violated(input.to_string()),
                None if text == "holds" => ContractExpectation::Holds,
                None => return Err(format!("line {}: `{text}`", index + 1)),
            });
        } else if !is_comment(line)
            && let Some(expectation) = waiting.take()
        {
            found.push((index + 1, expectation));
        }
    }
    if waiting.is_some() {
        Err("no method for the last expectation".to_string())
    } else {
        Ok(found)
    }
}

/// A line of only a comment; `/*@ pure @*/ int size() {` is a method's header.
fn is_comment(line: &str) -> bool {
    let block = line.starts_with("/*")
        && line
            .split_once("*/")
            .is_none_or(|(_, rest)| rest.is_empty());
    line.starts_with("//") || line.starts_with('@') || block
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus;
    use std::fs;

    #[test]
    fn reads_headers_of_test_files() {
        let source = "// expect: found=4 passed=1 failed=2 skipped=1\n// failed: A.b\n\
                      // failed: A.c[2]\n// skipped: A.d: why: because\n// text\nclass A {}";
        let outcome = TestOutcome {
            found: 4,
            passed: 1,
            failed: vec!["A.b".into(), "A.c[2]".into()],
            skipped: vec![("A.d".into(), Some("why: because".into()))],
        };
        assert_eq!(
            parse_tests(source),
            Ok(Some(TestExpectation::Outcome(outcome)))
        );
        let broken = "// expect: does not parse\nclass";
        assert_eq!(parse_tests(broken), Ok(Some(TestExpectation::DoesNotParse)));
        assert_eq!(parse_tests("class A {}"), Ok(None));
        assert!(parse_tests("// expect: found=2 passed=1 failed=1 skipped=0\n").is_err());
        assert!(parse_tests("// expect: found=x").is_err());
    }

    #[test]
    fn reads_expectations_of_contracts() {
        let source = "class A {\n  // expect: holds\n  //@ ensures true;\n  int f() {\n\n  \
                      // expect: violated e.g. n=3\n  /*@ requires true;\n    @ ensures false;\n    \
                      @*/\n  /*@ pure @*/ int g(int n) {\n";
        assert_eq!(
            parse_contracts(source),
            Ok(vec![
                (4, ContractExpectation::Holds),
                (10, ContractExpectation::Violated("n=3".into())),
            ])
        );
        assert!(parse_contracts("// expect: maybe\nint f();").is_err());
        assert!(parse_contracts("// expect: holds\n").is_err());
        assert!(parse_contracts("// expect: holds\n// expect: holds\nint f();").is_err());
    }

    #[test]
    fn every_fixture_has_a_sound_expectation() -> std::io::Result<()> {
        let (mut tests, mut methods) = (0, 0);
        for path in corpus::files_with_extension(&corpus::junit_folder(), "java")? {
            let parsed = parse_tests(&fs::read_to_string(&path)?);
            assert!(parsed.is_ok(), "{}: {parsed:?}", path.display());
            if let Ok(Some(TestExpectation::Outcome(outcome))) = parsed {
                tests += outcome.found;
            }
        }
        for path in corpus::files_with_extension(&corpus::contracts_folder(), "java")? {
            let parsed = parse_contracts(&fs::read_to_string(&path)?);
            assert!(
                parsed.as_ref().is_ok_and(|found| !found.is_empty()),
                "{}",
                path.display()
            );
            methods += parsed.map_or(0, |found| found.len());
        }
        for source in corpus::failing_sources(&corpus::fail_folder())? {
            assert!(!source.expectations.is_empty(), "{}", source.name);
        }
        assert!(
            tests > 200 && methods > 80,
            "{tests} tests, {methods} methods"
        );
        Ok(())
    }
}
