//! Mutants on disk: a folder for each, with the files it needs, and the manifest.

use super::Mutant;
use super::candidates::Kind;
use crate::bench::manifest::{FaultyProgram, Line, Manifest, SCHEMA};
use crate::documents::source::SourceFile;
use crate::statements::Statements;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub(super) fn write(
    sources: &BTreeMap<Arc<str>, SourceFile>,
    mutants: &[Mutant],
    about: String,
    out: &Path,
) -> Result<PathBuf, String> {
    let problem =
        |path: &Path, reason: &dyn std::fmt::Display| format!("{}: {reason}", path.display());
    check_free(out)?;
    let needs = Needs::new(sources);
    let mut programs = Vec::new();
    for (index, mutant) in mutants.iter().enumerate() {
        let name = format!("{:03}", index + 1);
        let mut with = Vec::new();
        for file in needs.of(&mutant.file) {
            let text = match sources.get(&file) {
                _ if file == mutant.file => mutant.text.as_str(),
                Some(source) => source.text(),
                None => continue,
            };
            let inside = Path::new(&name).join(&*file);
            let path = out.join(&inside);
            let folder = path.parent().unwrap_or(out);
            std::fs::create_dir_all(folder).map_err(|error| problem(folder, &error))?;
            std::fs::write(&path, text).map_err(|error| problem(&path, &error))?;
            if file != mutant.file {
                with.push(inside);
            }
        }
        programs.push(program(mutant, name, with, sources));
    }
    let manifest = Manifest {
        schema: SCHEMA.to_owned(),
        about: Some(about),
        programs,
    };
    let path = out.join("manifest.json");
    std::fs::create_dir_all(out).map_err(|error| problem(out, &error))?;
    let text = serde_json::to_string_pretty(&manifest).map_err(|error| problem(&path, &error))?;
    std::fs::write(&path, format!("{text}\n")).map_err(|error| problem(&path, &error))?;
    Ok(path)
}

/// Nothing is ever written over.
///
/// # Errors
/// The folder has something in it already.
pub(super) fn check_free(out: &Path) -> Result<(), String> {
    if std::fs::read_dir(out).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(format!("{}: the folder isn't empty", out.display()));
    }
    Ok(())
}

fn program(
    mutant: &Mutant,
    folder: String,
    with: Vec<PathBuf>,
    sources: &BTreeMap<Arc<str>, SourceFile>,
) -> FaultyProgram {
    let candidate = &mutant.candidate;
    let original = sources.get(&mutant.file).map_or("", |source| source.text());
    let lines = Statements::new(&SourceFile::new(mutant.text.as_str()).unit(), &mutant.text);
    let is_gap = matches!(candidate.kind, Kind::MissingStatement | Kind::MissingGuard);
    // What stands after the gap has moved.
    let removed = candidate.range.len() - candidate.replacement.len().min(candidate.range.len());
    let insertions = candidate
        .beside
        .iter()
        .map(|offset| {
            let moved = *offset >= candidate.range.end;
            Line::Here(lines.line_of(if moved { offset - removed } else { *offset }))
        })
        .collect();
    let faulty = if is_gap {
        Vec::new()
    } else {
        vec![Line::Here(lines.line_of(candidate.range.start))]
    };
    let old = original.get(candidate.range.clone()).unwrap_or("");
    let old: Vec<&str> = old.split_whitespace().collect();
    FaultyProgram {
        name: format!("{folder} {}", mutant.method.split('(').next().unwrap_or("")),
        file: Path::new(&folder).join(&*mutant.file),
        with: Vec::new(),
        tests: with,
        methods: Vec::new(),
        faulty,
        insertions,
        kind: Some(candidate.kind.name().to_owned()),
        note: Some(format!(
            "`{}` became `{}`",
            old.join(" "),
            candidate.replacement.trim()
        )),
    }
}

/// Which files belong together, by the names of the types they declare and mention.
struct Needs {
    /// For each file, the files of the types that its words name.
    mentions: BTreeMap<Arc<str>, BTreeSet<Arc<str>>>,
}

impl Needs {
    fn new(sources: &BTreeMap<Arc<str>, SourceFile>) -> Self {
        let mut declared: BTreeMap<String, BTreeSet<Arc<str>>> = BTreeMap::new();
        for (file, source) in sources {
            for ty in &source.unit().types {
                let files = declared.entry(ty.name.text.to_string()).or_default();
                files.insert(file.clone());
            }
        }
        let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
        let mentions = sources
            .iter()
            .map(|(file, source)| {
                let words = source.text().split(|c| !is_part(c));
                let named: BTreeSet<Arc<str>> = words
                    .filter_map(|word| declared.get(word))
                    .flatten()
                    .cloned()
                    .collect();
                (file.clone(), named)
            })
            .collect();
        Needs { mentions }
    }

    /// The file, those that mention it (its tests among them), and all that these need.
    fn of(&self, file: &Arc<str>) -> BTreeSet<Arc<str>> {
        let mentioning = self
            .mentions
            .iter()
            .filter(|(_, named)| named.contains(file))
            .map(|(other, _)| other.clone());
        let mut waiting: Vec<Arc<str>> = mentioning.chain([file.clone()]).collect();
        let mut needed = BTreeSet::new();
        while let Some(next) = waiting.pop() {
            if needed.insert(next.clone()) {
                let named = self.mentions.get(&next).into_iter().flatten();
                waiting.extend(named.cloned());
            }
        }
        needed
    }
}
