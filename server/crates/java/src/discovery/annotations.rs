//! What the annotations of the test frameworks mean, by their imported names.

use crate::program::{Class, Program};
use crate::types::ClassId;
use syntax::ast::{Annotation, AnnotationValue, Import};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Framework {
    JUnit3,
    JUnit4,
    JUnit5,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    BeforeAll,
    BeforeEach,
    AfterEach,
    AfterAll,
}

/// What on-demand imports of the frameworks' packages bring.
const ON_DEMAND: [(&str, &[&str]); 4] = [
    (
        "org.junit.jupiter.api",
        &[
            "Test",
            "RepeatedTest",
            "TestFactory",
            "TestTemplate",
            "BeforeEach",
            "AfterEach",
            "BeforeAll",
            "AfterAll",
            "Disabled",
            "Nested",
        ],
    ),
    ("org.junit.jupiter.params", &["ParameterizedTest"]),
    (
        "org.junit.jupiter.params.provider",
        &[
            "ValueSource",
            "CsvSource",
            "NullSource",
            "EmptySource",
            "NullAndEmptySource",
            "EnumSource",
            "MethodSource",
            "CsvFileSource",
            "ArgumentsSource",
            "FieldSource",
        ],
    ),
    (
        "org.junit",
        &[
            "Test",
            "Before",
            "After",
            "BeforeClass",
            "AfterClass",
            "Ignore",
        ],
    ),
];

/// Annotation names as one file sees them.
pub(super) struct AnnotationNames<'a> {
    imports: &'a [Import],
    /// Whether `Test` and the like, not imported, are annotations of the user's own.
    own: Vec<&'static str>,
}

/// Names that are understood without an import: the intention is plain.
const PLAIN: [&str; 3] = ["Test", "ParameterizedTest", "RepeatedTest"];

impl<'a> AnnotationNames<'a> {
    pub(super) fn new(program: &'a Program, class: &Class) -> Self {
        let unit = &program.file(class.file).unit;
        let package = if unit.package.is_empty() {
            String::new()
        } else {
            format!("{}.", unit.package)
        };
        let is_own = |name: &&'static str| {
            [
                format!("{package}{name}"),
                format!("{}.{name}", class.display_name),
            ]
            .iter()
            .filter_map(|name| program.class_by_name(name))
            .any(|class| !program.class(class).is_library)
        };
        AnnotationNames {
            imports: &unit.imports,
            own: PLAIN.into_iter().filter(is_own).collect(),
        }
    }

    /// Qualified name: by a single-type import, else by the on-demand imports that can mean a test
    /// framework, else as written.
    fn qualified(&self, name: &str) -> String {
        if name.contains('.') {
            return name.to_owned();
        }
        let suffix = format!(".{name}");
        let single = self.imports.iter().find(|import| {
            !import.is_static && !import.on_demand && import.path.ends_with(&suffix)
        });
        if let Some(import) = single {
            return import.path.clone();
        }
        for (package, names) in ON_DEMAND {
            let is_imported = self
                .imports
                .iter()
                .any(|import| !import.is_static && import.on_demand && import.path == package);
            if is_imported && names.contains(&name) {
                return format!("{package}.{name}");
            }
        }
        name.to_owned()
    }

    fn find<'b>(
        &self,
        annotations: &'b [Annotation],
        qualified: &[&str],
    ) -> Option<&'b Annotation> {
        annotations.iter().find(|annotation| {
            let name = self.qualified(&annotation.name);
            qualified.contains(&name.as_str())
        })
    }

    /// The annotation that makes a method a test.
    pub(super) fn test_kind<'b>(
        &self,
        annotations: &'b [Annotation],
    ) -> Option<(Framework, &'b Annotation)> {
        for annotation in annotations {
            let framework = match self.qualified(&annotation.name).as_str() {
                "org.junit.jupiter.api.Test"
                | "org.junit.jupiter.params.ParameterizedTest"
                | "org.junit.jupiter.api.RepeatedTest"
                | "org.junit.jupiter.api.TestFactory"
                | "org.junit.jupiter.api.TestTemplate" => Framework::JUnit5,
                "org.junit.Test" => Framework::JUnit4,
                // Without an import it can't compile, but the intention is plain.
                plain if PLAIN.contains(&plain) && !self.own.contains(&plain) => Framework::JUnit5,
                other if other.ends_with(".Test") => Framework::JUnit4,
                _ => continue,
            };
            return Some((framework, annotation));
        }
        None
    }

    pub(super) fn is_parameterized(&self, annotation: &Annotation) -> bool {
        self.qualified(&annotation.name)
            .ends_with("ParameterizedTest")
    }

    pub(super) fn repetitions(&self, annotation: &Annotation) -> Option<i64> {
        if !self.qualified(&annotation.name).ends_with("RepeatedTest") {
            return None;
        }
        annotation
            .args
            .iter()
            .find_map(|(name, value)| match value {
                AnnotationValue::Int(count) if name == "value" => Some(*count),
                _ => None,
            })
    }

    /// Why the tests are not to be run, if they aren't.
    pub(super) fn disabled(&self, annotations: &[Annotation]) -> Option<String> {
        for annotation in annotations {
            let name = self.qualified(&annotation.name);
            match name.as_str() {
                "org.junit.jupiter.api.Disabled" | "Disabled" | "org.junit.Ignore" | "Ignore" => {
                    let reason = annotation.args.iter().find_map(|(_, value)| match value {
                        AnnotationValue::Str(text) if !text.is_empty() => Some(text.clone()),
                        _ => None,
                    });
                    return Some(match reason {
                        Some(reason) => format!("disabled: {reason}"),
                        None => "disabled".to_owned(),
                    });
                }
                "org.junit.jupiter.api.TestFactory" | "org.junit.jupiter.api.TestTemplate" => {
                    return Some(format!("`@{}` isn't supported", annotation.name));
                }
                other if other.starts_with("org.testng.") => {
                    return Some("TestNG isn't supported".to_owned());
                }
                other if other.starts_with("org.junit.jupiter.api.condition.") => {
                    return Some(format!(
                        "depends on the environment: `@{}`",
                        annotation.name
                    ));
                }
                _ => {}
            }
        }
        None
    }

    pub(super) fn is_nested(&self, annotations: &[Annotation]) -> bool {
        self.find(annotations, &["org.junit.jupiter.api.Nested", "Nested"])
            .is_some()
    }

    /// A runner other than the default one changes what a test is.
    pub(super) fn unsupported_runner(&self, annotations: &[Annotation]) -> Option<String> {
        let annotation = self.find(annotations, &["org.junit.runner.RunWith", "RunWith"])?;
        let runner = annotation.args.iter().find_map(|(_, value)| match value {
            AnnotationValue::Class(class) => Some(class.as_str()),
            _ => None,
        })?;
        let simple = runner.rsplit('.').next().unwrap_or(runner);
        let is_plain = matches!(
            simple,
            "JUnit4" | "BlockJUnit4ClassRunner" | "JUnitPlatform"
        );
        (!is_plain).then(|| format!("runner `{simple}` isn't supported"))
    }

    pub(super) fn lifecycle(&self, annotations: &[Annotation]) -> Option<Phase> {
        annotations.iter().find_map(
            |annotation| match self.qualified(&annotation.name).as_str() {
                "org.junit.Before"
                | "org.junit.jupiter.api.BeforeEach"
                | "Before"
                | "BeforeEach" => Some(Phase::BeforeEach),
                "org.junit.After" | "org.junit.jupiter.api.AfterEach" | "After" | "AfterEach" => {
                    Some(Phase::AfterEach)
                }
                "org.junit.BeforeClass"
                | "org.junit.jupiter.api.BeforeAll"
                | "BeforeClass"
                | "BeforeAll" => Some(Phase::BeforeAll),
                "org.junit.AfterClass"
                | "org.junit.jupiter.api.AfterAll"
                | "AfterClass"
                | "AfterAll" => Some(Phase::AfterAll),
                _ => None,
            },
        )
    }

    /// The annotation with this simple name from the package of parameter sources.
    pub(super) fn source<'b>(
        &self,
        annotations: &'b [Annotation],
        simple: &str,
    ) -> Option<&'b Annotation> {
        let qualified = format!("org.junit.jupiter.params.provider.{simple}");
        self.find(annotations, &[&qualified, simple])
    }

    /// The class a name in this file means.
    pub(super) fn resolve(&self, program: &Program, within: &Class, name: &str) -> Option<ClassId> {
        let nested = format!("{}.{name}", within.display_name);
        let package = &program.file(within.file).unit.package;
        let in_package = if package.is_empty() {
            name.to_owned()
        } else {
            format!("{package}.{name}")
        };
        let suffix = format!(".{name}");
        let imported = self
            .imports
            .iter()
            .filter(|import| !import.is_static)
            .find(|import| !import.on_demand && import.path.ends_with(&suffix))
            .map(|import| import.path.clone());
        let on_demand = self
            .imports
            .iter()
            .filter(|import| !import.is_static && import.on_demand)
            .map(|import| format!("{}.{name}", import.path));
        std::iter::once(nested)
            .chain(imported)
            .chain([in_package])
            .chain(on_demand)
            .chain([format!("java.lang.{name}"), name.to_owned()])
            .find_map(|candidate| program.class_by_name(&candidate))
    }
}
