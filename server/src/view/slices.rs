//! The slice of a file in words: the lens, the hover, what was found.
//!
//! What must hold: a slice is shown as current only of the code it was made of; what isn't proven says so.

pub mod actions;

use super::document::{Document, plain, strong};
use super::phrases::{count, one_line, sentence};
use crate::analysis::slices::{Outline, SliceFound, SliceKind, SliceOf, SliceRequest, Texts};
use crate::documents::same_code::SameCode;
use slicing::slicer::Verdict;
use std::ops::Range;
use std::sync::Arc;

/// The slice that is shown in a file.
#[derive(Clone, Debug)]
pub struct SliceView {
    /// Never used twice.
    pub number: u64,
    pub request: SliceRequest,
    /// The code it is about.
    pub texts: Texts,
    /// Key of the method around the place; `None`: it is in none.
    pub method: Option<Arc<str>>,
    /// What is left so far.
    pub outline: Option<Outline>,
    pub progress: Progress,
    /// The code is another one now.
    pub outdated: bool,
}

#[derive(Clone, Debug)]
pub enum Progress {
    Running,
    /// The user stopped it: what was left by then is a slice, but may be larger than need be.
    Stopped,
    Finished(Arc<SliceFound>),
}

impl SliceView {
    pub fn found(&self) -> Option<&SliceFound> {
        match &self.progress {
            Progress::Finished(found) => Some(found),
            Progress::Running | Progress::Stopped => None,
        }
    }

    pub fn is_running(&self) -> bool {
        matches!(self.progress, Progress::Running)
    }

    /// The text of the file it was made of.
    fn text(&self) -> &str {
        self.texts
            .get(&self.request.file)
            .map_or("", |text| &**text)
    }

    /// How the places of the slice stand in the present text; `None` when it is outdated.
    pub fn same_code(&self, now: &str) -> Option<SameCode> {
        if self.outdated {
            return None;
        }
        SameCode::of(self.text(), now)
    }

    /// The criterion, bytes of the text it was made of.
    pub fn criterion(&self) -> Range<usize> {
        self.found().map_or_else(
            || self.request.range.clone(),
            |found| found.criterion.0.clone(),
        )
    }

    fn at(&self, range: &Range<usize>) -> String {
        one_line(self.text().get(range.clone()).unwrap_or(""))
    }

    /// `‘cost’`, `the return value`
    pub fn subject(&self) -> String {
        match &self.request.of {
            SliceOf::Value => match (self.at(&self.request.range), self.found()) {
                (asked, None) if asked.is_empty() => "the value here".to_owned(),
                (asked, Some(found)) if asked.is_empty() => {
                    format!("‘{}’", one_line(&found.criterion.1))
                }
                (asked, _) => format!("‘{asked}’"),
            },
            SliceOf::Returned => "the return value".to_owned(),
            SliceOf::Field(name) => format!("‘{name}’ at the end"),
        }
    }

    /// `slice of ‘cost’`
    pub fn name(&self) -> String {
        let subject = self.subject();
        match &self.request.kind {
            SliceKind::Static => format!("slice of {subject}"),
            SliceKind::Dynamic(None) => format!("slice of {subject} in one test"),
            SliceKind::Dynamic(Some(test)) => format!("slice of {subject} in {test}"),
            SliceKind::Simultaneous(tests) => match tests.as_slice() {
                [] => format!("slice of {subject} in all failing tests"),
                [test] => format!("slice of {subject} in {test}"),
                several => format!("slice of {subject} in {} tests", several.len()),
            },
            SliceKind::Forward => format!("what {subject} influences"),
            SliceKind::Chop(to) => format!("what leads from {subject} to ‘{}’", self.at(to)),
        }
    }

    /// `slice of ‘cost’: 4 of 9 lines · minimal`
    pub fn title(&self) -> String {
        let name = self.name();
        if self.outdated {
            return format!("{name}: outdated");
        }
        let nodes = |outline: &Outline| format!("{} of {} nodes", outline.nodes.0, outline.nodes.1);
        match (&self.progress, &self.outline) {
            (Progress::Finished(found), _) => {
                let lines = found.outline.lines.len();
                let of = count(found.code_lines, "line");
                format!("{name}: {lines} of {of} · {}", found.verdict.name())
            }
            (Progress::Running, None) => format!("{name}: looking…"),
            (Progress::Running, Some(outline)) => format!("{name}: {}…", nodes(outline)),
            (Progress::Stopped, None) => format!("{name}: stopped"),
            (Progress::Stopped, Some(outline)) => format!("{name}: stopped at {}", nodes(outline)),
        }
    }

    /// How sure a finished slice is, in sentences.
    pub fn summary(&self) -> String {
        let Some(found) = self.found() else {
            return sentence(&self.title());
        };
        let tests = count(found.tests, "test");
        let tests = if found.reaches_all {
            format!("{tests} that reach all branches")
        } else {
            tests
        };
        let verdict = match found.verdict {
            Verdict::Minimal if matches!(self.request.kind, SliceKind::Static) => {
                "minimal: nothing more can go, on any input".to_owned()
            }
            Verdict::Minimal => format!("minimal: nothing more can go ({tests})"),
            Verdict::QuasiMinimal => {
                format!("quasi-minimal: nothing more can go without a test noticing ({tests})")
            }
            Verdict::Static => "by static analysis: more may be out than is shown".to_owned(),
            Verdict::Unknown => "unknown whether it could be smaller".to_owned(),
        };
        let lines = found.outline.lines.len();
        let of = count(found.code_lines, "line");
        let mut text = sentence(&format!("{}: {lines} of {of}, {verdict}", self.name()));
        if let Some(reason) = &found.reason {
            text.push(' ');
            text.push_str(&sentence(reason));
        }
        text
    }

    /// Why a line (from 1, of the text it was made of) is in or out. `None` for blank lines, comments and
    /// lone braces that say nothing.
    pub fn why(&self, line: u32) -> Option<String> {
        if let Some(reason) = self.found().and_then(|found| found.reasons.get(&line)) {
            return Some(reason.clone());
        }
        let range = line_range(self.text(), line)?;
        let subject = self.subject();
        let text = match (
            self.is_in(&range, line)?,
            &self.request.kind,
            &self.progress,
        ) {
            (true, ..) if touches(&self.criterion(), &range) => {
                format!("In: {subject} is what this is about.")
            }
            (true, SliceKind::Forward, _) => format!("In: {subject} may influence it."),
            (false, SliceKind::Forward, _) => format!("Out: {subject} never influences it."),
            (true, SliceKind::Chop(to), _) => {
                format!(
                    "In: it may lie on the way from {subject} to ‘{}’.",
                    self.at(to)
                )
            }
            (false, SliceKind::Chop(to), _) => {
                format!(
                    "Out: it is not on the way from {subject} to ‘{}’.",
                    self.at(to)
                )
            }
            (true, _, Progress::Running | Progress::Stopped) => {
                "In so far: it was not tried whether the value is the same without it.".to_owned()
            }
            (false, _, Progress::Running | Progress::Stopped) => {
                "Out: the value doesn't depend on it, as far as is known.".to_owned()
            }
            (true, _, Progress::Finished(found)) => match found.verdict {
                Verdict::Minimal | Verdict::QuasiMinimal => {
                    "In: what is kept stands in it, or the tests call it.".to_owned()
                }
                Verdict::Static | Verdict::Unknown => {
                    "In: the value may depend on it; no run has shown that it does.".to_owned()
                }
            },
            (false, _, Progress::Finished(found)) => match found.verdict {
                Verdict::Static | Verdict::Unknown => {
                    "Out: no dependence leads from here to the value.".to_owned()
                }
                Verdict::Minimal | Verdict::QuasiMinimal => {
                    "Out: it goes with what is around it.".to_owned()
                }
            },
        };
        Some(text)
    }

    /// Whether something of the line is in; `None` if there is nothing to be in.
    fn is_in(&self, range: &Range<usize>, line: u32) -> Option<bool> {
        let outline = self.outline.as_ref()?;
        if outline.lines.binary_search(&line).is_ok() {
            return Some(true);
        }
        let mut faded = outline.faded.iter();
        faded.any(|faded| touches(faded, range)).then_some(false)
    }

    /// The hover on a line of the present text.
    pub fn hover(&self, line: u32, now: &str) -> Option<Document> {
        let same = self.same_code(now)?;
        let place = same.back(&line_range(now, line)?)?;
        let why = self.why(line_of(self.text(), place.start))?;
        let present = |line| {
            let place = same.there(&line_range(self.text(), line)?)?;
            Some(line_of(now, place.start))
        };
        let why = with_lines(&why, present);
        let mut document = Document::default();
        document.paragraph(vec![strong(sentence(&self.title()))]);
        document.paragraph(vec![plain(why)]);
        Some(document)
    }
}

/// From 1.
fn line_of(text: &str, offset: usize) -> u32 {
    let before = text.bytes().take(offset);
    u32::try_from(before.filter(|byte| *byte == b'\n').count() + 1).unwrap_or(u32::MAX)
}

/// The text with other numbers of lines: each `line 7` as `present` says.
fn with_lines(text: &str, present: impl Fn(u32) -> Option<u32>) -> String {
    const WORD: &str = "line ";
    let mut parts = text.split(WORD);
    let mut written = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        written.push_str(WORD);
        let behind = part.trim_start_matches(|it: char| it.is_ascii_digit());
        let number = part.strip_suffix(behind).unwrap_or_default();
        match number.parse().ok().and_then(&present) {
            Some(line) => written.push_str(&line.to_string()),
            None => written.push_str(number),
        }
        written.push_str(behind);
    }
    written
}

fn touches(one: &Range<usize>, other: &Range<usize>) -> bool {
    one.start < other.end && other.start < one.end
}

/// The bytes of a line (from 1) without the space around them; `None` for a blank one.
fn line_range(text: &str, line: u32) -> Option<Range<usize>> {
    let mut start = 0;
    for (index, content) in text.split_inclusive('\n').enumerate() {
        if index + 1 == line as usize {
            let trimmed = content.trim();
            let begin = start + content.len() - content.trim_start().len();
            return (!trimmed.is_empty()).then(|| begin..begin + trimmed.len());
        }
        start += content.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_as_they_are_now() {
        let check = |text: &str, expected: &str| {
            assert_eq!(
                with_lines(text, |line| (line < 9).then_some(line + 2)),
                expected
            );
        };
        check("In: line 2 → line 5.", "In: line 4 → line 7.");
        check("line 9, a line x, line 1", "line 9, a line x, line 3");
        check("nothing", "nothing");
    }
}
