//! Annotations of the file, and the imports and types of the file that may declare them: annotations stay
//! with what they stand at, though no code refers to them.
//!
//! What must hold: an import, or a type with all its members, stays while an annotation stays that may be
//! no Java without it. Of an
//! annotation that nobody declares each import of a whole package that the program doesn't know may
//! be the one.

use crate::evaluate::tokens;
use crate::program::subject::Subject;
use crate::source::edit::Edits;
use crate::source::tree::{Form, NodeIndex, NodeKind};
use rustc_hash::FxHashMap;

/// What annotations need.
#[derive(Clone, Debug, Default)]
pub(crate) struct Annotations {
    /// By import, annotation type and member of one: the bytes where annotations stand that need it.
    needs: FxHashMap<NodeIndex, Vec<u32>>,
}

impl Annotations {
    pub(crate) fn new(subject: &Subject) -> Self {
        let tree = &subject.tree;
        let program = &subject.original.program;
        let unit = &program.file(subject.file).unit;
        let used = names(&subject.text);
        let imports = tree
            .indices()
            .filter(|node| tree.node(*node).kind == NodeKind::Import);
        let imports: Vec<_> = imports.zip(&unit.imports).collect();
        let mut needs: FxHashMap<NodeIndex, Vec<u32>> = FxHashMap::default();
        for (at, name) in &used {
            let is_named = |node: NodeIndex| matches!(&tree.node(node).form, Form::Named(it) if **it == **name);
            let single: Vec<NodeIndex> = imports
                .iter()
                .map(|(node, _)| *node)
                .filter(|node| is_named(*node))
                .collect();
            let is_of_file = || {
                tree.indices()
                    .any(|node| tree.node(node).kind == NodeKind::Class && is_named(node))
            };
            let is_known = |package: &str| {
                let class = match package {
                    "" => name.clone(),
                    package => format!("{package}.{name}"),
                };
                program
                    .class_by_name(&class)
                    .is_some_and(|class| !program.class(class).is_missing)
            };
            let needed: Vec<NodeIndex> = if !single.is_empty() {
                single
            } else if is_of_file() || is_known(&unit.package) || OF_LANGUAGE.contains(&&**name) {
                Vec::new()
            } else {
                let whole = imports.iter().filter(|(_, import)| import.on_demand);
                let declares = |path: &str| is_known(path) || may_declare(path, name);
                let sure: Vec<NodeIndex> = { whole.clone() }
                    .filter(|(_, import)| is_known(&import.path))
                    .map(|(node, _)| *node)
                    .collect();
                match sure.is_empty() {
                    false => sure,
                    true => whole
                        .filter(|(_, import)| !import.is_static && declares(&import.path))
                        .map(|(node, _)| *node)
                        .collect(),
                }
            };
            let types = tree.indices().filter(|node| {
                let entry = tree.node(*node);
                let head = subject
                    .text
                    .get(entry.span.start as usize..entry.span.end as usize);
                let head = head.and_then(|text| text.split('{').next());
                entry.kind == NodeKind::Class
                    && is_named(*node)
                    && head.is_some_and(|head| head.contains("@interface"))
            });
            let declared = types
                .flat_map(|node| tree.subtree(node))
                .filter(|node| matches!(tree.node(*node).kind, NodeKind::Class | NodeKind::Method));
            for node in declared.chain(needed) {
                needs.entry(node).or_default().push(*at);
            }
        }
        Annotations { needs }
    }

    /// Whether an annotation of something that stays needs the import, type or member.
    pub(crate) fn need(&self, subject: &Subject, edits: &Edits, node: NodeIndex) -> bool {
        let tree = &subject.tree;
        self.places(subject, node)
            .any(|place| place.is_none_or(|place| edits.is_kept(tree, place)))
    }

    /// What the annotations stand at that need it; `None`: the file.
    pub(crate) fn places<'s>(
        &'s self,
        subject: &'s Subject,
        node: NodeIndex,
    ) -> impl Iterator<Item = Option<NodeIndex>> + 's {
        let places = self.needs.get(&node).into_iter().flatten();
        places.map(|at| subject.tree.innermost(*at))
    }
}

/// Those of `java.lang`.
const OF_LANGUAGE: [&str; 5] = [
    "Override",
    "Deprecated",
    "SuppressWarnings",
    "FunctionalInterface",
    "SafeVarargs",
];

/// Whether a package may have the annotation. Which ones those of `java` have is known.
fn may_declare(package: &str, name: &str) -> bool {
    match package {
        "java.lang.annotation" => [
            "Documented",
            "Inherited",
            "Native",
            "Repeatable",
            "Retention",
            "Target",
        ]
        .contains(&name),
        "java.beans" => [
            "BeanProperty",
            "ConstructorProperties",
            "JavaBean",
            "Transient",
        ]
        .contains(&name),
        "java.io" => name == "Serial",
        _ => !package.starts_with("java."),
    }
}

/// The first names of all annotations, each with its place.
fn names(text: &str) -> Vec<(u32, String)> {
    let words = tokens(text);
    let word = |at: usize| words.get(at).and_then(|it| text.get(it.clone()));
    let mut found = Vec::new();
    for (at, place) in words.iter().enumerate() {
        if word(at) != Some("@") || word(at + 1) == Some("interface") {
            continue;
        }
        // `@org.junit.Test` needs no import, `@Outer.Inner` one of `Outer`.
        let name = word(at + 1).unwrap_or("");
        let is_package = word(at + 2) == Some(".") && name.starts_with(char::is_lowercase);
        if !is_package {
            found.push((place.start as u32, name.to_owned()));
        }
    }
    found
}
