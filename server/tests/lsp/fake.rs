//! A front end and an engine that a test can read at a glance.
//!
//! A method is `int NAME() { … }`. Words in its body say what the engine finds: `BUG` is a suspect
//! at that word (seven with `MANY`), `PANIC` panics, `GATE` waits in the deep stage and `SLOW` in both until the
//! test opens the method's gate (that of `SLOW` is open until closed), `FIRST` tells suspects before it
//! waits, `UNSUPPORTED` and `TIMEOUT` give those states. Everything else passes.
//!
//! A slice has no first line; it is told at once, and finished when the gate `slice` is opened. `PANIC` in
//! its range panics.

use budget::{Budget, Stop};
use diagnosis::engine::News;
use diagnosis::model_table::ConstraintModel;
use diagnosis::options::Options;
use diagnosis::report::*;
use java::types::MethodId;
use server::analysis::slices::{Outline, SliceFound, SliceRequest, Steps, Texts};
use server::analysis::{Frontend, MethodEntry, Snapshot};
use server::documents::source::SourceFile;
use slicing::slicer::Verdict;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::ops::Range;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;
use syntax::ast::NodeId;

/// What the engine did, and which gates are open.
#[derive(Default)]
pub(crate) struct Engine {
    state: Mutex<EngineState>,
    changed: Condvar,
}

#[derive(Default)]
struct EngineState {
    /// `quick f`, `deep f`, `cancelled f`, in order.
    log: Vec<String>,
    open: BTreeSet<String>,
    closed: BTreeSet<String>,
}

impl Engine {
    pub(crate) fn open_gate(&self, method: &str) {
        self.state.lock().unwrap().open.insert(method.to_owned());
        self.changed.notify_all();
    }

    pub(crate) fn close_gate(&self, method: &str) {
        self.state.lock().unwrap().closed.insert(method.to_owned());
    }

    pub(crate) fn log(&self) -> Vec<String> {
        self.state.lock().unwrap().log.clone()
    }

    pub(crate) fn clear_log(&self) {
        self.state.lock().unwrap().log.clear();
    }

    /// Waits until the engine has logged something.
    pub(crate) fn await_log(&self, entry: &str) {
        let state = self.state.lock().unwrap();
        let (state, timeout) = self
            .changed
            .wait_timeout_while(state, Duration::from_secs(20), |state| {
                !state.log.iter().any(|logged| logged == entry)
            })
            .unwrap();
        assert!(!timeout.timed_out(), "no `{entry}` but {:?}", state.log);
    }

    fn record(&self, entry: String) {
        self.state.lock().unwrap().log.push(entry);
        self.changed.notify_all();
    }

    fn wait_at_gate(&self, method: &str, budget: &Budget) -> Result<(), Stop> {
        let mut state = self.state.lock().unwrap();
        while !state.open.contains(method) {
            if budget.token.is_cancelled() {
                state.log.push(format!("cancelled {method}"));
                self.changed.notify_all();
                return Err(Stop::Cancelled);
            }
            // Cancellation comes without a notification, hence the limit.
            state = self
                .changed
                .wait_timeout(state, Duration::from_millis(2))
                .unwrap()
                .0;
        }
        Ok(())
    }
}

pub(crate) struct FakeFrontend {
    pub(crate) engine: Arc<Engine>,
    files: BTreeMap<Arc<str>, String>,
}

impl FakeFrontend {
    pub(crate) fn new(engine: Arc<Engine>) -> Self {
        FakeFrontend {
            engine,
            files: BTreeMap::new(),
        }
    }
}

impl Frontend for FakeFrontend {
    fn update(&mut self, changes: &[(Arc<str>, Option<&SourceFile>)]) -> Arc<dyn Snapshot> {
        for (path, source) in changes {
            match source {
                Some(source) => self.files.insert(path.clone(), source.text().to_owned()),
                None => self.files.remove(path),
            };
        }
        assert!(
            !self
                .files
                .values()
                .any(|text| text.contains("FRONTEND PANIC")),
            "the front end panics on command"
        );
        let mut methods = Vec::new();
        for (path, text) in &self.files {
            for (key, range, name_range) in methods_of(text) {
                let id = MethodId(u32::try_from(methods.len()).unwrap());
                methods.push(FakeMethod {
                    file: path.clone(),
                    body: text[range.clone()].to_owned(),
                    entry: MethodEntry {
                        id,
                        key: key.into(),
                        range,
                        name_range,
                    },
                });
            }
        }
        let texts = self.files.iter();
        let texts = texts.map(|(path, text)| (path.clone(), Arc::from(text.as_str())));
        Arc::new(FakeSnapshot {
            methods,
            texts: Arc::new(texts.collect()),
            engine: self.engine.clone(),
        })
    }
}

/// Key, range and range of the name of each method.
fn methods_of(text: &str) -> Vec<(String, Range<usize>, Range<usize>)> {
    text.match_indices("int ")
        .filter_map(|(start, _)| {
            let name_start = start + 4;
            let name_end = name_start + text[name_start..].find("()")?;
            let name = &text[name_start..name_end];
            let end = name_end + text[name_end..].find('}')? + 1;
            let is_name = name.chars().all(char::is_alphanumeric);
            is_name.then(|| (format!("A.{name}()"), start..end, name_start..name_end))
        })
        .collect()
}

/// Words that anchors can stand at; an anchor's node is the index.
const WORDS: [&str; 4] = ["int", "BUG", "UNSUPPORTED", "// @ requires true;"];

struct FakeMethod {
    file: Arc<str>,
    body: String,
    entry: MethodEntry,
}

struct FakeSnapshot {
    methods: Vec<FakeMethod>,
    texts: Texts,
    engine: Arc<Engine>,
}

impl FakeSnapshot {
    fn method(&self, id: MethodId) -> &FakeMethod {
        &self.methods[id.index()]
    }

    fn anchor(&self, method: &FakeMethod, word: &str) -> Option<Anchor> {
        method.body.find(word)?;
        let node = WORDS.iter().position(|known| *known == word).unwrap();
        Some(Anchor {
            member: method.entry.key.clone(),
            file: method.file.clone(),
            node: NodeId(u32::try_from(node).unwrap()),
            span: None,
        })
    }

    fn report(&self, id: MethodId, options: &Options, deep: bool) -> MethodReport {
        let method = self.method(id);
        let body = &method.body;
        let anchor = |word| self.anchor(method, word);
        let mut report = MethodReport {
            method: method.entry.key.clone(),
            file: method.file.clone(),
            status: Status::Ok,
            tests: TestCounts {
                found: 2,
                run: 2,
                passed: 2,
                failed: 0,
                skipped: 0,
            },
            cases: Vec::new(),
            diagnoses: Vec::new(),
            suspects: Vec::new(),
            notes: Vec::new(),
            elapsed: Duration::ZERO,
        };
        let case = |name: &str, outcome| CaseReport {
            name: name.to_owned(),
            kind: CaseKind::JUnit,
            anchor: anchor("int"),
            inputs: Vec::new(),
            only_around: false,
            outcome,
        };
        report.cases.push(case("ATest.good", CaseOutcome::Passed));
        if let Some(bug) = anchor("BUG") {
            report.status = Status::Failing;
            report.tests.failed = 1;
            report.tests.passed = 1;
            let failure = Failure {
                kind: FailureKind::WrongValue,
                message: "expected 22 but was 19".to_owned(),
                expected: Some("22".to_owned()),
                actual: Some("19".to_owned()),
                anchor: anchor("int"),
            };
            report
                .cases
                .push(case("ATest.heavy", CaseOutcome::Failed(failure)));
            let number = if body.contains("MANY") { 7 } else { 1 };
            for rank in (1..=number).filter(|_| deep) {
                report.diagnoses.push(Diagnosis {
                    cost: 1,
                    sites: vec![2 + rank],
                    confirmed: true,
                });
                report.suspects.push(Suspect {
                    rank,
                    site: 2 + rank,
                    kind: SuspectKind::Change,
                    anchor: bug.clone(),
                    source: "BUG".to_owned(),
                    confirmation: Confirmation::Confirmed,
                    needed: vec![NeededValue {
                        case: "ATest.heavy".to_owned(),
                        occurrence: 1,
                        actual: Some("19".to_owned()),
                        needed: "22".to_owned(),
                    }],
                    parts: Vec::new(),
                    together_with: Vec::new(),
                    fixes: Vec::new(),
                    why: String::new(),
                });
            }
        } else {
            report.cases.push(case("ATest.heavy", CaseOutcome::Passed));
        }
        if let Some(place) = anchor("UNSUPPORTED") {
            let what = "`synchronized`".to_owned();
            report.status = Status::Unsupported {
                what,
                anchor: Some(place),
            };
        }
        if body.contains("TIMEOUT") {
            report.status =
                Status::Unknown(format!("time limit {} s", options.time_limit.as_secs()));
        }
        if let Some(place) = anchor("// @ requires true;") {
            report.notes.push(Note {
                kind: NoteKind::BrokenSpecificationComment,
                message: "a contract that was formatted into a comment".to_owned(),
                anchor: Some(place),
            });
        }
        report
    }

    fn run(
        &self,
        budget: &Budget,
        id: MethodId,
        options: &Options,
        deep: bool,
    ) -> Result<MethodReport, Stop> {
        let method = self.method(id);
        let name = method
            .entry
            .key
            .trim_start_matches("A.")
            .trim_end_matches("()")
            .to_owned();
        self.engine
            .record(format!("{} {name}", if deep { "deep" } else { "quick" }));
        let is_closed = self.engine.state.lock().unwrap().closed.contains(&name);
        if (deep && method.body.contains("GATE")) || (is_closed && method.body.contains("SLOW")) {
            self.engine.wait_at_gate(&name, budget)?;
        }
        assert!(!method.body.contains("PANIC"), "{name} panics on command");
        Ok(self.report(id, options, deep))
    }
}

fn without_first_line(text: &str) -> Outline {
    let end = text.find('\n').unwrap_or(text.len());
    Outline {
        faded: std::iter::once(0..end).collect(),
        lines: (2..=u32::try_from(text.lines().count()).unwrap()).collect(),
        nodes: (9, 10),
    }
}

impl Snapshot for FakeSnapshot {
    fn texts(&self) -> Texts {
        self.texts.clone()
    }

    fn slice(
        &self,
        budget: &Budget,
        request: &SliceRequest,
        steps: &mut Steps<'_>,
    ) -> Result<SliceFound, String> {
        let text = &self.texts[&request.file];
        let outline = without_first_line(text);
        self.engine.record("slice".to_owned());
        steps(outline.clone());
        self.engine.record("step".to_owned());
        self.engine
            .wait_at_gate("slice", budget)
            .map_err(|stop| stop.to_string())?;
        let criterion = text[request.range.clone()].to_owned();
        assert!(!criterion.contains("PANIC"), "the slicer panics on command");
        Ok(SliceFound {
            outline,
            criterion: (request.range.clone(), criterion.into()),
            verdict: Verdict::QuasiMinimal,
            reason: Some("the tests cover 50 % of the branches".to_owned()),
            java: String::new(),
            reasons: BTreeMap::new(),
            tests: 3,
            reaches_all: false,
            code_lines: 3,
        })
    }

    fn methods(&self, file: &str) -> Vec<MethodEntry> {
        let methods = self.methods.iter().filter(|method| &*method.file == file);
        methods.map(|method| method.entry.clone()).collect()
    }

    fn locate(&self, anchor: &Anchor) -> Option<(Arc<str>, Range<usize>)> {
        let method = self
            .methods
            .iter()
            .find(|method| method.entry.key == anchor.member && method.file == anchor.file)?;
        let word = WORDS[anchor.node.0 as usize];
        let start = method.entry.range.start + method.body.find(word)?;
        Some((method.file.clone(), start..start + word.len()))
    }

    /// Layout and comments cost nothing, as in the real one.
    fn input_hash(&self, method: MethodId, options: &Options) -> u64 {
        let mut hasher = DefaultHasher::new();
        let lines = self.method(method).body.lines();
        for line in lines.map(|line| line.split("//-").next().unwrap_or_default()) {
            line.split_whitespace()
                .for_each(|word| word.hash(&mut hasher));
        }
        options.hash(&mut hasher);
        hasher.finish()
    }

    fn quick(
        &self,
        budget: &Budget,
        method: MethodId,
        options: &Options,
    ) -> Result<MethodReport, Stop> {
        self.run(budget, method, options, false)
    }

    fn deep(
        &self,
        budget: &Budget,
        method: MethodId,
        options: &Options,
        tell: &dyn Fn(News<'_>),
    ) -> Result<MethodReport, Stop> {
        tell(News::Doing("looking for conflicts", 0.5));
        if self.method(method).body.contains("FIRST") {
            tell(News::First(&self.report(method, options, true)));
        }
        self.run(budget, method, options, true)
    }

    fn model(
        &self,
        budget: &Budget,
        method: MethodId,
        _: &Options,
        case: Option<usize>,
    ) -> Result<ConstraintModel, String> {
        let method = self.method(method);
        let name = method
            .entry
            .key
            .trim_start_matches("A.")
            .trim_end_matches("()");
        self.engine.record(format!("model {name}"));
        if method.body.contains("GATE") {
            self.engine
                .wait_at_gate(name, budget)
                .map_err(|stop| stop.to_string())?;
        }
        if !method.body.contains("BUG") {
            return Err("no case fails".to_owned());
        }
        Ok(ConstraintModel {
            title: format!("{name}, case {}", case.unwrap_or(1)),
            preconditions: vec!["a0 == 2".to_owned()],
            ..ConstraintModel::default()
        })
    }
}
