//! The section `whydunit` of an editor's settings.
//!
//! A setting that makes no sense keeps its previous value and is reported; the others still count.

use crate::analysis::cases::CaseOptions;
use diagnosis::options::{CalleeModel, LoopModel, Options};
use serde_json::Value;
use std::time::Duration;
use testgen::junit::Version;
use testgen::suite::Criterion;

#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// `timeLimit`, `maxFaults`, `edits`, `loops`, `callees`.
    pub options: Options,
    /// Whether methods get a code lens.
    pub lens: bool,
    /// Time without an edit before the deep analysis starts; `deepDelay` in milliseconds.
    pub deep_delay: Duration,
    /// Suspects shown per method; the report holds them all.
    pub max_suspects: usize,
    /// Folders with models of classes; relative ones lie in the workspace's folders.
    pub models: Vec<String>,
    /// Whether test cases are looked for; `cases`.
    pub shows_cases: bool,
    /// `caseTimeLimit`, `caseCriterion`, `caseExceptions`.
    pub cases: CaseOptions,
    /// Whether the values of a case are shown along each method; `caseValues`.
    pub case_values: bool,
    /// Whether hovers have pictures of objects: for clients that show `data:` images.
    pub pictures: bool,
    /// For one slice; `sliceTimeLimit`.
    pub slice_time_limit: Duration,
    /// Nodes that are removed together; `sliceNodes`.
    pub slice_nodes: usize,
    /// Whether what isn't in a slice is told as diagnostics: for clients that know nothing of
    /// `whydunit/slice`; `sliceDiagnostics`.
    pub slice_diagnostics: bool,
    /// JUnit's version for tests that are written: `junit` is 4 or 5.
    pub junit: Version,
    /// Log each message received: `trace` is `off` or `messages`.
    pub trace: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            options: Options::default(),
            lens: true,
            deep_delay: Duration::from_millis(300),
            max_suspects: 5,
            models: Vec::new(),
            shows_cases: true,
            cases: CaseOptions::default(),
            case_values: false,
            pictures: false,
            slice_time_limit: Duration::from_secs(10),
            slice_nodes: 1,
            slice_diagnostics: false,
            junit: Version::Five,
            trace: false,
        }
    }
}

/// All settings, as they are called.
pub const NAMES: [&str; 20] = [
    "timeLimit",
    "maxFaults",
    "edits",
    "loops",
    "callees",
    "lens",
    "deepDelay",
    "maxSuspects",
    "models",
    "cases",
    "caseTimeLimit",
    "caseCriterion",
    "caseExceptions",
    "caseValues",
    "junit",
    "sliceTimeLimit",
    "sliceNodes",
    "sliceDiagnostics",
    "pictures",
    "trace",
];

/// Longest time limit that is accepted, in seconds.
pub const MAX_TIME_LIMIT: f64 = 3_600.0;

impl Settings {
    /// Takes over what the value says, either the section itself or an object that holds it.
    /// What isn't understood is returned, one sentence each.
    pub fn update(&mut self, value: &Value) -> Vec<String> {
        let section = value.get("whydunit").unwrap_or(value);
        let Some(section) = section.as_object() else {
            return if section.is_null() {
                Vec::new()
            } else {
                vec!["the settings `whydunit` are not an object".to_owned()]
            };
        };
        let mut problems = Vec::new();
        for (name, value) in section {
            // Editors send `null` for what isn't set.
            if value.is_null() {
                continue;
            }
            if let Err(wanted) = self.set(name, value) {
                problems.push(format!(
                    "the setting `whydunit.{name}` has to be {wanted}, not {value}"
                ));
            }
        }
        problems
    }

    /// `Err` says what the value has to be. Unknown names are left alone: they may be the client's.
    fn set(&mut self, name: &str, value: &Value) -> Result<(), &'static str> {
        if !NAMES.contains(&name) {
            return Ok(());
        }
        match name {
            "timeLimit" => self.options.time_limit = seconds(value)?,
            "maxFaults" => {
                self.options.max_faults = match value.as_u64() {
                    Some(1) => 1,
                    Some(2) => 2,
                    _ => return Err("1 or 2"),
                };
            }
            "edits" => self.options.edits = value.as_bool().ok_or("true or false")?,
            "loops" => {
                self.options.loops = match value.as_str() {
                    Some("exact") => LoopModel::Exact,
                    Some("beta") => LoopModel::Beta,
                    _ => return Err("\"exact\" or \"beta\""),
                };
            }
            "callees" => {
                self.options.callees = match value.as_str() {
                    Some("inline") => CalleeModel::Inline,
                    Some("contract") => CalleeModel::Contract,
                    _ => return Err("\"inline\" or \"contract\""),
                };
            }
            "lens" => self.lens = value.as_bool().ok_or("true or false")?,
            "deepDelay" => {
                self.deep_delay = value
                    .as_u64()
                    .filter(|milliseconds| *milliseconds <= 60_000)
                    .map(Duration::from_millis)
                    .ok_or("a number of milliseconds up to 60000")?;
            }
            "maxSuspects" => {
                self.max_suspects = value
                    .as_u64()
                    .and_then(|count| usize::try_from(count).ok())
                    .filter(|count| *count > 0)
                    .ok_or("a whole number from 1")?;
            }
            "models" => {
                self.models = folders(value).ok_or("a folder or a list of folders")?;
            }
            "cases" => self.shows_cases = value.as_bool().ok_or("true or false")?,
            "caseTimeLimit" => self.cases.time_limit = seconds(value)?,
            "caseCriterion" => {
                self.cases.criterion = match value.as_str() {
                    Some("statement") => Criterion::Statement,
                    Some("branch") => Criterion::Branch,
                    Some("condition") => Criterion::Condition,
                    Some("mcdc") => Criterion::McDc,
                    _ => return Err("\"statement\", \"branch\", \"condition\" or \"mcdc\""),
                };
            }
            "caseExceptions" => {
                self.cases.exceptions = value.as_bool().ok_or("true or false")?;
            }
            "caseValues" => self.case_values = value.as_bool().ok_or("true or false")?,
            "pictures" => self.pictures = value.as_bool().ok_or("true or false")?,
            "sliceTimeLimit" => self.slice_time_limit = seconds(value)?,
            "sliceNodes" => {
                self.slice_nodes = value
                    .as_u64()
                    .and_then(|count| usize::try_from(count).ok())
                    .filter(|count| (1..=4).contains(count))
                    .ok_or("a whole number from 1 to 4")?;
            }
            "sliceDiagnostics" => {
                self.slice_diagnostics = value.as_bool().ok_or("true or false")?;
            }
            "junit" => {
                self.junit = match value.as_u64() {
                    Some(4) => Version::Four,
                    Some(5) => Version::Five,
                    _ => return Err("4 or 5"),
                };
            }
            "trace" => {
                self.trace = match value.as_str() {
                    Some("off") => false,
                    Some("messages") => true,
                    _ => return Err("\"off\" or \"messages\""),
                };
            }
            _ => {}
        }
        Ok(())
    }
}

fn seconds(value: &Value) -> Result<Duration, &'static str> {
    value
        .as_f64()
        .filter(|seconds| *seconds > 0.0 && *seconds <= MAX_TIME_LIMIT)
        .map(Duration::from_secs_f64)
        .ok_or("a number of seconds between 0 and 3600")
}

/// One folder, or several.
fn folders(value: &Value) -> Option<Vec<String>> {
    let folder = |value: &Value| value.as_str().map(str::to_owned);
    let mut folders = match value {
        Value::Array(several) => several
            .iter()
            .map(folder)
            .collect::<Option<Vec<String>>>()?,
        one => vec![folder(one)?],
    };
    folders.retain(|folder| !folder.trim().is_empty());
    Some(folders)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn takes_the_section_or_an_object_holding_it() {
        for value in [
            json!({"timeLimit": 2}),
            json!({"whydunit": {"timeLimit": 2}}),
        ] {
            let mut settings = Settings::default();
            assert_eq!(settings.update(&value), Vec::<String>::new());
            assert_eq!(settings.options.time_limit, Duration::from_secs(2));
        }
    }

    #[test]
    fn a_wrong_value_is_reported_and_the_others_count() {
        let mut settings = Settings::default();
        let problems = settings.update(&json!({
            "timeLimit": -1, "maxFaults": 3, "loops": "never", "callees": 4, "lens": "yes",
            "deepDelay": 1.5, "maxSuspects": 0, "trace": "loud", "unknown": [], "server": null,
            "models": ["a", 3],
            "cases": 1, "caseTimeLimit": 0, "caseCriterion": "all", "caseExceptions": 0, "pictures": "svg", "caseValues": 2,
            "junit": 3, "sliceTimeLimit": -1, "sliceNodes": 5, "sliceDiagnostics": 1, "edits": 2,
        }));
        assert_eq!(problems.len(), NAMES.len(), "{problems:#?}");
        assert_eq!(settings, Settings::default());
        let problems = settings.update(&json!({"lens": false, "timeLimit": 1e300}));
        assert_eq!(
            problems,
            [
                "the setting `whydunit.timeLimit` has to be a number of seconds between 0 and 3600, not 1e+300"
            ]
        );
        assert!(!settings.lens);
    }

    #[test]
    fn everything_can_be_set() {
        let mut settings = Settings::default();
        let problems = settings.update(&json!({
            "timeLimit": 0.5, "maxFaults": 1, "edits": false, "loops": "beta", "callees": "contract", "lens": false,
            "deepDelay": 0, "maxSuspects": 1, "trace": "messages", "cases": false, "caseTimeLimit": 2,
            "caseCriterion": "mcdc", "caseExceptions": false, "pictures": true, "junit": 4,
            "caseValues": true, "sliceTimeLimit": 3, "sliceNodes": 2, "sliceDiagnostics": true,
            "models": ["stubs", "", "/more"],
        }));
        assert_eq!(problems, Vec::<String>::new());
        assert_eq!(
            settings,
            Settings {
                options: Options {
                    loops: LoopModel::Beta,
                    callees: CalleeModel::Contract,
                    max_faults: 1,
                    edits: false,
                    time_limit: Duration::from_millis(500),
                    ..Options::default()
                },
                lens: false,
                deep_delay: Duration::ZERO,
                max_suspects: 1,
                models: vec!["stubs".to_owned(), "/more".to_owned()],
                shows_cases: false,
                cases: CaseOptions {
                    criterion: Criterion::McDc,
                    time_limit: Duration::from_secs(2),
                    exceptions: false,
                    ..CaseOptions::default()
                },
                case_values: true,
                pictures: true,
                slice_time_limit: Duration::from_secs(3),
                slice_nodes: 2,
                slice_diagnostics: true,
                junit: Version::Four,
                trace: true,
            }
        );
    }

    #[test]
    fn models_are_one_folder_or_several() {
        let mut settings = Settings::default();
        assert_eq!(settings.update(&json!({"models": "stubs"})).len(), 0);
        assert_eq!(settings.models, ["stubs"]);
        assert_eq!(settings.update(&json!({"models": []})).len(), 0);
        assert_eq!(settings.models, Vec::<String>::new());
    }

    #[test]
    fn settings_that_are_no_object_are_reported() {
        assert_eq!(Settings::default().update(&json!(3)).len(), 1);
        assert_eq!(Settings::default().update(&Value::Null).len(), 0);
    }
}
