//! Finds the JUnit 3, 4 and 5 tests of a program, wherever they stand.
//!
//! What must hold: no test method is dropped. One that can't be run is in the index with the reason.

use crate::program::{Class, Method, MethodKind, Program};
use crate::types::{ClassId, MethodId, Type};
use std::sync::Arc;
use syntax::ast::{self, Annotation, AnnotationValue};

mod annotations;
mod parameters;

use annotations::AnnotationNames;
pub use annotations::Framework;
pub use parameters::Argument;

/// All tests of a program, in order of file and source.
#[derive(Clone, Debug, Default)]
pub struct TestIndex {
    pub tests: Vec<TestMethod>,
}

#[derive(Clone, Debug)]
pub struct TestMethod {
    pub method: MethodId,
    /// The class to instantiate; a subclass of the one that declares the method, for inherited tests.
    pub class: ClassId,
    /// `ShippingTest.expressHeavy`
    pub name: Arc<str>,
    pub framework: Framework,
    /// Not run, and why: disabled, or something that isn't supported.
    pub skip: Option<String>,
    /// `@Test(expected = …)`
    pub expected: Option<ExpectedException>,
    /// `@Test(timeout = …)` in milliseconds.
    pub timeout: Option<i64>,
    pub invocations: Vec<Invocation>,
    pub lifecycle: Arc<Lifecycle>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExpectedException {
    Class(ClassId),
    /// Its name could not be resolved.
    Unknown(String),
}

/// One run of a test method.
#[derive(Clone, Debug, PartialEq)]
pub struct Invocation {
    /// `[2] 5, 7`; empty for a plain test.
    pub label: String,
    pub args: Result<Vec<Argument>, String>,
}

/// Methods run around tests, in order.
#[derive(Clone, Debug, Default)]
pub struct Lifecycle {
    /// Static, or on the instance for `setUp` kinds; superclass first.
    pub before_all: Vec<MethodId>,
    pub before_each: Vec<MethodId>,
    /// Subclass first.
    pub after_each: Vec<MethodId>,
    pub after_all: Vec<MethodId>,
    /// Enclosing instances of a nested test class, outermost first.
    pub outer_classes: Vec<ClassId>,
}

impl TestIndex {
    pub fn new(program: &Program) -> Self {
        let mut tests = Vec::new();
        for class in program.classes() {
            if !class.is_library && !class.is_abstract && class.kind == ast::TypeKind::Class {
                collect_class(program, class, &mut tests);
            }
        }
        TestIndex { tests }
    }
}

/// The class, its superclasses and interfaces in the user's code, the topmost first.
fn lineage<'a>(program: &'a Program, class: &'a Class) -> Vec<&'a Class> {
    let mut classes = Vec::new();
    let mut interfaces: Vec<&Class> = Vec::new();
    let mut waiting: Vec<&Class> = Vec::new();
    let as_class = |ty: &Type| match ty {
        Type::Class(id, _) => Some(program.class(*id)),
        _ => None,
    };
    let mut current = Some(class);
    while let Some(class) = current {
        if class.is_library || classes.len() > 100 {
            break;
        }
        classes.push(class);
        waiting.extend(class.interfaces.iter().filter_map(as_class));
        current = class.superclass.map(|id| program.class(id));
    }
    while let Some(interface) = waiting.pop() {
        let is_known = interfaces.iter().any(|known| known.id == interface.id);
        if !interface.is_library && !is_known && interfaces.len() < 100 {
            interfaces.push(interface);
            waiting.extend(interface.interfaces.iter().filter_map(as_class));
        }
    }
    classes.extend(interfaces);
    classes.reverse();
    classes
}

fn extends_junit3(program: &Program, class: &Class) -> bool {
    let mut current = class.superclass;
    let mut steps = 0;
    while let Some(id) = current {
        let class = program.class(id);
        if class.display_name.as_ref() == "junit.framework.TestCase" {
            return true;
        }
        steps += 1;
        if steps > 100 {
            return false;
        }
        current = class.superclass;
    }
    false
}

fn collect_class(program: &Program, class: &Class, tests: &mut Vec<TestMethod>) {
    let is_junit3 = extends_junit3(program, class);
    let classes = lineage(program, class);
    if class.outer_field.is_some() {
        // An inner class holds tests only as `@Nested`.
        let names = AnnotationNames::new(program, class);
        if !names.is_nested(&class.decl.modifiers.annotations) {
            return;
        }
    }
    let mut found: Vec<TestMethod> = Vec::new();
    for declaring in &classes {
        let names = AnnotationNames::new(program, declaring);
        for id in &declaring.methods {
            let method = program.method(*id);
            if method.kind != MethodKind::Method || method.is_abstract {
                continue;
            }
            let Some(source) = method_source(method) else {
                continue;
            };
            let test = test_method(
                program, class, declaring, method, &source, &names, is_junit3,
            );
            if let Some(test) = test {
                found.retain(|known| {
                    program.method(known.method).name != method.name
                        || program.method(known.method).params != method.params
                });
                found.push(test);
            }
        }
    }
    if found.is_empty() {
        return;
    }
    let mut enclosing = vec![class];
    while let (Some(last), true) = (enclosing.last(), enclosing.len() < 100) {
        let Some(outer) = last.outer else { break };
        enclosing.push(program.class(outer));
    }
    let class_skip = classes.iter().chain(&enclosing).find_map(|declaring| {
        let names = AnnotationNames::new(program, declaring);
        names
            .disabled(&declaring.decl.modifiers.annotations)
            .or_else(|| names.unsupported_runner(&declaring.decl.modifiers.annotations))
    });
    let lifecycle = Arc::new(lifecycle_of(program, class, is_junit3));
    for test in &mut found {
        test.lifecycle = lifecycle.clone();
        if test.skip.is_none() {
            test.skip.clone_from(&class_skip);
        }
    }
    tests.extend(found);
}

/// The member's syntax, if it is a method with source.
fn method_source(method: &Method) -> Option<Arc<ast::Method>> {
    match &method.source {
        crate::program::MemberSource::Method(source) => Some(source.clone()),
        _ => None,
    }
}

fn test_method(
    program: &Program,
    class: &Class,
    declaring: &Class,
    method: &Method,
    source: &ast::Method,
    names: &AnnotationNames<'_>,
    is_junit3: bool,
) -> Option<TestMethod> {
    let annotations = &source.modifiers.annotations;
    let mut test = TestMethod {
        method: method.id,
        class: class.id,
        name: format!("{}.{}", simple_name(class), method.name).into(),
        framework: Framework::JUnit5,
        skip: None,
        expected: None,
        timeout: None,
        invocations: vec![Invocation {
            label: String::new(),
            args: Ok(Vec::new()),
        }],
        lifecycle: Arc::default(),
    };
    let kind = names.test_kind(annotations);
    match kind {
        // JUnit 5 passes over private and static methods, and those that return something.
        Some((Framework::JUnit5, _))
            if method.is_private() || method.is_static || method.return_type != Type::Void =>
        {
            return None;
        }
        Some((framework, annotation)) => {
            test.framework = framework;
            read_test_annotation(program, declaring, names, annotation, &mut test);
            test.skip = names.disabled(annotations).or(test.skip);
            if names.is_parameterized(annotation) {
                test.invocations = parameters::invocations(program, method, annotations, names);
            } else if let (Some(count), true) =
                (names.repetitions(annotation), method.params.is_empty())
            {
                test.invocations = (1..=count.clamp(1, 1000))
                    .map(|index| Invocation {
                        label: format!("[{index}]"),
                        args: Ok(Vec::new()),
                    })
                    .collect();
            } else if !method.params.is_empty() {
                test.skip = Some("its parameters need an extension that isn't modelled".to_owned());
            }
        }
        None if is_junit3
            && method.name.starts_with("test")
            && method.params.is_empty()
            && !method.is_static
            && source.modifiers.is_public
            && method.return_type == Type::Void =>
        {
            test.framework = Framework::JUnit3;
        }
        None => return None,
    }
    if !source.errors.is_empty() {
        test.skip = Some(format!(
            "the test has a syntax error: {}",
            source.errors[0].message
        ));
    }
    Some(test)
}

fn read_test_annotation(
    program: &Program,
    declaring: &Class,
    names: &AnnotationNames<'_>,
    annotation: &Annotation,
    test: &mut TestMethod,
) {
    for (name, value) in &annotation.args {
        match (name.as_str(), value) {
            ("expected", AnnotationValue::Class(class)) => {
                let resolved = names.resolve(program, declaring, class);
                test.expected = Some(match resolved {
                    Some(class) => ExpectedException::Class(class),
                    None => ExpectedException::Unknown(class.clone()),
                });
            }
            ("timeout", AnnotationValue::Int(milliseconds)) => test.timeout = Some(*milliseconds),
            _ => {}
        }
    }
    if let Some(ExpectedException::Unknown(class)) = &test.expected {
        test.skip = Some(format!("class not found: {class}"));
    }
}

/// `Outer.Inner` without the package.
fn simple_name(class: &Class) -> String {
    let name = class.display_name.as_ref();
    let package_end = class.name.rfind('.').map_or(0, |dot| dot + 1);
    name.get(package_end..).unwrap_or(name).to_owned()
}

/// For a nested class the outer classes' methods too, on their own instances.
fn lifecycle_of(program: &Program, class: &Class, is_junit3: bool) -> Lifecycle {
    let mut lifecycle = own_lifecycle(program, class, is_junit3);
    let mut current = class;
    while let (Some(_), Some(outer)) = (current.outer_field, current.outer) {
        current = program.class(outer);
        lifecycle.outer_classes.insert(0, outer);
        let mut around = own_lifecycle(program, current, false);
        around.before_all.append(&mut lifecycle.before_all);
        around.before_each.append(&mut lifecycle.before_each);
        lifecycle.before_all = around.before_all;
        lifecycle.before_each = around.before_each;
        lifecycle.after_each.append(&mut around.after_each);
        lifecycle.after_all.append(&mut around.after_all);
    }
    lifecycle
}

fn own_lifecycle(program: &Program, class: &Class, is_junit3: bool) -> Lifecycle {
    let mut lifecycle = Lifecycle::default();
    for declaring in lineage(program, class) {
        let names = AnnotationNames::new(program, declaring);
        let mut after_each = Vec::new();
        let mut after_all = Vec::new();
        for id in &declaring.methods {
            let method = program.method(*id);
            let Some(source) = method_source(method) else {
                continue;
            };
            let annotations = &source.modifiers.annotations;
            // An overridden method runs once, as the subclass has it.
            let push = |list: &mut Vec<MethodId>| {
                list.retain(|known| {
                    let known = program.method(*known);
                    known.name != method.name || known.is_static || known.is_private()
                });
                list.push(*id);
            };
            match names.lifecycle(annotations) {
                Some(annotations::Phase::BeforeAll) => push(&mut lifecycle.before_all),
                Some(annotations::Phase::BeforeEach) => push(&mut lifecycle.before_each),
                Some(annotations::Phase::AfterEach) => after_each.push(*id),
                Some(annotations::Phase::AfterAll) => after_all.push(*id),
                None if is_junit3
                    && method.params.is_empty()
                    && method.name.as_ref() == "setUp" =>
                {
                    push(&mut lifecycle.before_each);
                }
                None if is_junit3
                    && method.params.is_empty()
                    && method.name.as_ref() == "tearDown" =>
                {
                    after_each.push(*id);
                }
                None => {}
            }
        }
        after_each.extend(lifecycle.after_each.iter().copied().filter(|known| {
            let known = program.method(*known);
            !declaring
                .methods
                .iter()
                .any(|id| program.method(*id).name == known.name)
        }));
        lifecycle.after_each = after_each;
        after_all.append(&mut lifecycle.after_all);
        lifecycle.after_all = after_all;
    }
    lifecycle
}
