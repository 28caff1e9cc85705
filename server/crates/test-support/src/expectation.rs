//! Expected messages written into the source they belong to.
//!
//! A trailing comment `//~ text` says that a message containing `text` is reported on its line;
//! `//~^ text` means the line above, one `^` a line. Several may share a line.

use std::fmt;

/// One `//~` comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expectation {
    /// 1-based line on which the message must be.
    pub line: usize,
    /// What the message must contain.
    pub text: String,
}

impl fmt::Display for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.text)
    }
}

/// All expectations of a source text, in order of their comments.
pub fn parse(source: &str) -> Vec<Expectation> {
    let mut found = Vec::new();
    for (index, line) in source.lines().enumerate() {
        for comment in line.split("//~").skip(1) {
            let text = comment.trim_start_matches('^');
            let above = comment.len() - text.len();
            found.push(Expectation {
                line: (index + 1).saturating_sub(above),
                text: text.trim().to_string(),
            });
        }
    }
    found
}

/// What differs between the expected and the actual messages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// Expected, but no message on that line contains the text.
    pub missing: Vec<Expectation>,
    /// Reported (line, message), but not expected there.
    pub unexpected: Vec<(usize, String)>,
}

impl Difference {
    /// True when every expectation is met and nothing else was reported.
    pub fn is_empty(&self) -> bool {
        self.missing.is_empty() && self.unexpected.is_empty()
    }
}

impl Difference {
    /// The same without messages on lines that have an expectation: one mistake may be told twice.
    pub fn forgiving(mut self, expected: &[Expectation]) -> Difference {
        self.unexpected
            .retain(|(line, _)| expected.iter().all(|one| one.line != *line));
        self
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for expectation in &self.missing {
            writeln!(f, "missing    {expectation}")?;
        }
        for (line, message) in &self.unexpected {
            writeln!(f, "unexpected line {line}: {message}")?;
        }
        Ok(())
    }
}

/// Compares expectations with `actual` messages (1-based line, text); each message meets at most one.
pub fn compare(expected: &[Expectation], actual: &[(usize, String)]) -> Difference {
    let mut left: Vec<&(usize, String)> = actual.iter().collect();
    let mut difference = Difference::default();
    for expectation in expected {
        let met = left.iter().position(|(line, message)| {
            *line == expectation.line && message.contains(&expectation.text)
        });
        match met {
            Some(index) => {
                left.remove(index);
            }
            None => difference.missing.push(expectation.clone()),
        }
    }
    difference.unexpected = left.into_iter().cloned().collect();
    difference
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expectation(line: usize, text: &str) -> Expectation {
        Expectation {
            line,
            text: text.to_string(),
        }
    }

    #[test]
    fn parses_lines_carets_and_several_on_a_line() {
        let source = "int x; //~ first //~ second\n\n//~^^ third\ny //~\n";
        assert_eq!(
            parse(source),
            [
                expectation(1, "first"),
                expectation(1, "second"),
                expectation(1, "third"),
                expectation(4, ""),
            ]
        );
    }

    #[test]
    fn a_caret_above_the_first_line_stays_line_zero() {
        assert_eq!(parse("//~^^^ up"), [expectation(0, "up")]);
    }

    #[test]
    fn compares_by_line_and_substring() {
        let expected = [expectation(1, "int"), expectation(2, "gone")];
        let actual = [
            (1, "an int here".to_string()),
            (1, "an int here".to_string()),
        ];
        let difference = compare(&expected, &actual);
        assert_eq!(difference.missing, [expectation(2, "gone")]);
        assert_eq!(difference.unexpected, [(1, "an int here".to_string())]);
        assert!(!difference.is_empty());
        assert_eq!(
            difference.to_string(),
            "missing    line 2: gone\nunexpected line 1: an int here\n"
        );
        assert!(compare(&expected[..1], &actual[..1]).is_empty());
        assert_eq!(difference.forgiving(&expected).unexpected, []);
        let elsewhere = compare(&expected[..1], &[(1, "int".into()), (7, "int".into())]);
        assert_eq!(
            elsewhere.forgiving(&expected).unexpected,
            [(7, "int".to_string())]
        );
    }
}
