//! `whydunit support` without a path: the classes that are modelled, by package.

use super::arguments::{Format, SupportArguments, WorkspaceArguments};

use super::workspace::{FileProblem, Workspace};
use super::{CLEAN, FINDINGS, human, json};
use crate::analysis::project::ProjectFrontend;
use crate::parallel::on_large_stack;
use crate::view::phrases::count;
use interp::library;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use syntax::ast::{CompilationUnit, MemberKind, MethodKind, TypeDecl, TypeKind};

/// What of a class a program can use.
struct ModelledClass {
    /// Simple names from the outermost class on, such as `Map.Entry`.
    name: String,
    methods: usize,
    constructors: usize,
    /// Fields and the constants of enums.
    fields: usize,
    /// From a folder given with `--models`.
    is_added: bool,
}

/// The classes of each package, by name.
type Packages = BTreeMap<String, BTreeMap<String, ModelledClass>>;

pub(super) fn run(arguments: &SupportArguments) -> Result<u8, String> {
    let (packages, problems) = on_large_stack(|| packages(&arguments.workspace))??;
    match arguments.format {
        Format::Json => super::show(&document(&packages, &problems))?,
        Format::Human => {
            human::complain_of(&problems);
            super::show(&text(&packages))?;
        }
    }
    Ok(if problems.is_empty() { CLEAN } else { FINDINGS })
}

fn packages(arguments: &WorkspaceArguments) -> Result<(Packages, Vec<FileProblem>), String> {
    let mut packages = Packages::new();
    for unit in library::units() {
        add(&mut packages, &unit.unit, false);
    }
    if arguments.models.is_empty() {
        return Ok((packages, Vec::new()));
    }
    let mut frontend = ProjectFrontend::new();
    let workspace = Workspace::load(&arguments.models, arguments, &mut frontend)?;
    for (path, source) in workspace.documents.sources() {
        if workspace.snapshot.is_model(path) {
            add(&mut packages, &source.unit(), true);
        }
    }
    Ok((packages, workspace.problems))
}

fn add(packages: &mut Packages, unit: &CompilationUnit, is_added: bool) {
    for class in unit.types.iter().filter(|class| class.modifiers.is_public) {
        let classes = packages.entry(unit.package.clone()).or_default();
        add_class(classes, class, "", is_added);
    }
}

fn add_class(
    classes: &mut BTreeMap<String, ModelledClass>,
    class: &TypeDecl,
    outer: &str,
    is_added: bool,
) {
    let name = format!("{outer}{}", class.name.text);
    let mut found = ModelledClass {
        name: name.clone(),
        methods: 0,
        constructors: 0,
        fields: 0,
        is_added,
    };
    let is_interface = matches!(class.kind, TypeKind::Interface | TypeKind::Annotation);
    for member in &class.members {
        match &member.kind {
            MemberKind::Method(method) => {
                let modifiers = &method.modifiers;
                let is_usable = modifiers.is_public
                    || modifiers.is_protected
                    || (is_interface && !modifiers.is_private);
                if is_usable && method.kind != MethodKind::Method {
                    found.constructors += 1;
                } else if is_usable {
                    found.methods += 1;
                }
            }
            MemberKind::Field(field) => {
                let modifiers = &field.modifiers;
                if modifiers.is_public || modifiers.is_protected || is_interface {
                    found.fields += 1;
                }
            }
            MemberKind::EnumConstant(_) => found.fields += 1,
            MemberKind::Type(inner) => {
                if inner.modifiers.is_public || is_interface {
                    add_class(classes, inner, &format!("{name}."), is_added);
                }
            }
            MemberKind::Initializer(_) => {}
        }
    }
    classes.insert(name, found);
}

/// What is said of the language; syntax that is newer is parsed.
const LANGUAGE: &str = "Java 17";

fn text(packages: &Packages) -> String {
    let mut text =
        format!("Language: {LANGUAGE}; newer syntax is parsed, and named where it isn't run.\n");
    let mut total = 0;
    for (package, classes) in packages {
        let number: usize = classes.values().map(members).sum();
        let package = if package.is_empty() {
            "(unnamed package)"
        } else {
            package
        };
        let _ = writeln!(
            text,
            "\n{package}: {}, {}",
            classes_count(classes.len()),
            count(number, "member")
        );
        let mut line = String::from(" ");
        for class in classes.values() {
            let mark = if class.is_added { "*" } else { "" };
            let entry = format!(" {}{mark} {}", class.name, members(class));
            if line.chars().count() + entry.chars().count() > 100 {
                let _ = writeln!(text, "{line},");
                line = String::from(" ");
            } else if line.len() > 1 {
                line.push(',');
            }
            line.push_str(&entry);
        }
        text.push_str(&line);
        text.push('\n');
        total += classes.len();
    }
    let _ = writeln!(
        text,
        "\n{} modelled; the numbers are public members{}",
        classes_count(total),
        if has_added(packages) {
            "; * from --models"
        } else {
            ""
        }
    );
    text
}

fn has_added(packages: &Packages) -> bool {
    packages
        .values()
        .flat_map(BTreeMap::values)
        .any(|class| class.is_added)
}

fn classes_count(number: usize) -> String {
    if number == 1 {
        "1 class".to_owned()
    } else {
        format!("{number} classes")
    }
}

fn members(class: &ModelledClass) -> usize {
    class.methods + class.constructors + class.fields
}

fn document(packages: &Packages, problems: &[FileProblem]) -> String {
    let packages: Vec<Value> = packages
        .iter()
        .map(|(package, classes)| {
            let classes: Vec<Value> = classes
                .values()
                .map(|class| {
                    json!({
                        "class": class.name,
                        "methods": class.methods,
                        "constructors": class.constructors,
                        "fields": class.fields,
                        "added": class.is_added,
                    })
                })
                .collect();
            json!({ "package": package, "classes": classes })
        })
        .collect();
    let document = json!({
        "schema": "whydunit.support/1",
        "language": LANGUAGE,
        "packages": packages,
        "problems": json::problems(problems),
    });
    format!("{document}\n")
}
