//! Writes one case as a test method: set-up, call, check.
//!
//! What must hold: the text compiles in the package of the class under test with nothing but JUnit
//! on the class path; the same case gives the same text.

mod operands;
mod steps;

use super::java_text::Names;
use super::workbench::Workbench;
use super::{Options, Version};
use crate::case::{CaseOutcome, ObjectId, TestCase, Value, Violation};
use crate::describe;
use budget::Budget;
use java::program::{MemberSource, MethodKind, Program};
use java::types::{ClassId, FieldId, MethodId, Type};
use std::collections::{BTreeMap, BTreeSet};

/// One test in the making.
pub(super) struct Writer<'n, 'p> {
    pub(super) names: &'n mut Names<'p>,
    pub(super) program: &'p Program,
    pub(super) case: &'p TestCase,
    pub(super) options: Options,
    pub(super) lines: Vec<String>,
    /// Expressions for the objects that the test can name.
    pub(super) known: BTreeMap<ObjectId, String>,
    pub(super) taken: BTreeSet<String>,
    /// What the checks leave out.
    pub(super) unchecked: BTreeSet<String>,
    pub(super) uses_reader: bool,
    pub(super) uses_writer: bool,
    pub(super) throws: bool,
    /// What is thrown may be no `Exception`.
    throws_any: bool,
}

/// A finished test method.
pub(super) struct Written {
    pub(super) text: String,
    pub(super) uses_reader: bool,
    pub(super) uses_writer: bool,
}

/// # Errors
/// A sentence: why the case can't be a test.
pub(super) fn write<'p>(
    budget: &Budget,
    names: &mut Names<'p>,
    case: &'p TestCase,
    test_name: &str,
    options: Options,
    bench: Workbench<'p>,
    changing_statics: &BTreeSet<FieldId>,
) -> Result<Written, String> {
    let program = bench.program;
    refuse(program, names, case)?;
    let raw_before = std::mem::take(&mut names.is_raw);
    let mut writer = Writer {
        names,
        program,
        case,
        options,
        lines: Vec::new(),
        known: BTreeMap::new(),
        taken: BTreeSet::new(),
        unchecked: BTreeSet::new(),
        uses_reader: false,
        uses_writer: false,
        throws: false,
        throws_any: false,
    };
    writer.set_up(budget, bench, changing_statics)?;
    writer.act_and_check()?;
    let written = writer.method(test_name);
    names.is_raw |= raw_before;
    Ok(written)
}

/// Why a test can't call the method: itself or a class around it is private, or it has no name.
fn why_not_called(program: &Program, method: MethodId) -> String {
    let declared = program.method(method);
    let what = match &*declared.name {
        "<init>" => "the constructor".to_owned(),
        name => format!("`{name}`"),
    };
    if declared.is_private() {
        return format!("{what} can't be called from a test: it is private");
    }
    let mut around = Some(declared.class);
    while let Some(id) = around {
        let class = program.class(id);
        let name = crate::describe::simple_class_name(program, id);
        if class.is_anonymous || class.is_local {
            return format!("{what} can't be called from a test: its class has no name outside");
        }
        if class.decl.modifiers.is_private {
            return format!("{what} can't be called from a test: class `{name}` is private");
        }
        around = class.outer;
    }
    format!("{what} can't be called from a test")
}

/// Cases that no test can show, whatever their set-up.
fn refuse(program: &Program, names: &mut Names<'_>, case: &TestCase) -> Result<(), String> {
    if !names.sees_method(case.method) {
        return Err(why_not_called(program, case.method));
    }
    let declared = program.method(case.method);
    if &*declared.name == "<init>" && program.class(declared.class).is_abstract {
        let name = describe::simple_class_name(program, declared.class);
        return Err(format!(
            "the constructor can't be called from a test: `{name}` is abstract"
        ));
    }
    match &case.outcome {
        CaseOutcome::Diverges => Err("the call doesn't end".to_owned()),
        CaseOutcome::Throws { class, .. } => {
            let name = &*program.class(*class).name;
            if matches!(
                name,
                "java.lang.StackOverflowError" | "java.lang.OutOfMemoryError"
            ) {
                return Err("how deep calls may go depends on the machine".to_owned());
            }
            Ok(())
        }
        CaseOutcome::Returns(_) => Ok(()),
    }
}

impl<'p> Writer<'_, 'p> {
    pub(super) fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    /// A variable name that isn't taken, like the one wished for.
    pub(super) fn fresh(&mut self, wish: &str) -> String {
        let wish = if syntax::is_reserved_word(wish) {
            format!("{wish}Value")
        } else {
            wish.to_owned()
        };
        let name = std::iter::once(wish.clone())
            .chain((2..).map(|number| format!("{wish}{number}")))
            .find(|name| !self.taken.contains(name))
            .unwrap_or(wish);
        self.taken.insert(name.clone());
        name
    }

    fn note_throws(&mut self, method: MethodId) {
        if let MemberSource::Method(source) = &self.program.method(method).source {
            self.throws |= !source.throws.is_empty();
            self.throws_any |= !source.throws.iter().all(|ty| self.is_exception(ty));
        }
    }

    /// Whether what a `throws` names is known to be an `Exception` or an `Error`.
    fn is_exception(&self, ty: &syntax::ast::TypeRef) -> bool {
        let program = self.program;
        let syntax::ast::TypeRefKind::Named { name, .. } = &ty.kind else {
            return false;
        };
        let simple = name.rsplit('.').next().unwrap_or(name);
        let known = ["java.lang.Exception", "java.lang.Error"];
        let known = known.map(|name| program.class_by_name(name));
        let is_known = |class: ClassId| {
            let mut known = known.iter().flatten();
            known.any(|known| program.is_subclass(class, *known))
        };
        let mut meant = program
            .classes()
            .filter(|class| describe::simple_class_name(program, class.id) == simple)
            .peekable();
        meant.peek().is_some() && meant.all(|class| is_known(class.id))
    }

    fn act_and_check(&mut self) -> Result<(), String> {
        let program = self.program;
        let case = self.case;
        let declared = program.method(case.method);
        let args = self.operands(case.method, &case.before.arguments)?;
        let call = match case.before.receiver {
            outer if declared.kind != MethodKind::Method => {
                let class = self
                    .names
                    .class(declared.class)
                    .ok_or("the class has no name")?;
                match outer {
                    Some(Value::Object(outer)) => {
                        format!("{}({args})", self.inner_maker(outer, &class)?)
                    }
                    _ => format!("new {class}({args})"),
                }
            }
            Some(Value::Object(id)) => match self.known.get(&id) {
                Some(receiver) => format!("{receiver}.{}({args})", declared.name),
                None => {
                    let text = self.operand(Value::Object(id), &Type::Null, true)?;
                    format!("{text}.{}({args})", declared.name)
                }
            },
            Some(_) => return Err("there is no object to call the method on".to_owned()),
            None => {
                let class = self
                    .names
                    .class(declared.class)
                    .ok_or("the class has no name")?;
                format!("{class}.{}({args})", declared.name)
            }
        };
        if case.violates == Some(Violation::UnexpectedException) {
            self.line("// No precondition excludes this exception.");
        }
        if let Some(Violation::Clause { text, .. }) = &case.violates {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            self.line(format!("// Violates the contract: {text}"));
        }
        if matches!(case.violates, Some(Violation::Assertion { .. })) {
            let class = self
                .names
                .class(declared.class)
                .ok_or("the class has no name")?;
            self.line(match self.options.version {
                Version::Five => format!(
                    "org.junit.jupiter.api.Assumptions.assumeTrue({class}.class.desiredAssertionStatus());"
                ),
                Version::Four => {
                    format!("org.junit.Assume.assumeTrue({class}.class.desiredAssertionStatus());")
                }
            });
        }
        let before = std::mem::take(&mut self.lines);
        self.note_throws(case.method);
        let mut checked = BTreeSet::new();
        self.call(&call, &mut checked)?;
        self.check_state(&mut checked);
        let body = std::mem::replace(&mut self.lines, before);
        if case.output.is_empty() {
            self.lines.extend(body);
        } else {
            self.capture_output(body);
        }
        Ok(())
    }

    fn call(&mut self, call: &str, checked: &mut BTreeSet<ObjectId>) -> Result<(), String> {
        let case = self.case;
        match &case.outcome {
            CaseOutcome::Returns(None) => {
                self.line(format!("{call};"));
                Ok(())
            }
            CaseOutcome::Returns(Some(value)) => {
                let declared = self.program.method(case.method);
                let ty = match declared.kind {
                    MethodKind::Method => declared.return_type.clone(),
                    // What a constructor gives is the object.
                    _ => Type::class(declared.class),
                };
                self.check_result(call, &ty, *value, checked)
            }
            CaseOutcome::Throws {
                class,
                message,
                line,
            } => {
                let name = self.nearest_class(*class);
                let is_own_text = line.is_some() && self.says_own_text(*class);
                match message {
                    Some(message) if is_own_text => {
                        let thrown = self.fresh("thrown");
                        let text = super::java_text::string(message);
                        self.line(format!(
                            "{name} {thrown} = assertThrows({name}.class, () -> {call});"
                        ));
                        self.line(format!("assertEquals({text}, {thrown}.getMessage());"));
                    }
                    _ => self.line(format!("assertThrows({name}.class, () -> {call});")),
                }
                Ok(())
            }
            CaseOutcome::Diverges => Err("the call doesn't end".to_owned()),
        }
    }

    /// Messages of the machine itself differ between versions; those of the program don't.
    fn says_own_text(&self, class: ClassId) -> bool {
        let class = self.program.class(class);
        !class.is_library
            || matches!(
                &*class.name,
                "java.lang.IllegalArgumentException" | "java.lang.IllegalStateException"
            )
    }

    /// The class, or the first above it that can be named.
    fn nearest_class(&mut self, class: ClassId) -> String {
        let mut current = Some(class);
        while let Some(id) = current {
            if let Some(name) = self.names.class(id) {
                return name;
            }
            current = self.program.class(id).superclass;
        }
        "Throwable".to_owned()
    }

    fn capture_output(&mut self, body: Vec<String>) {
        let stream = self.names.library("java.io.PrintStream");
        let bytes = self.names.library("java.io.ByteArrayOutputStream");
        let (console, printed) = (self.fresh("console"), self.fresh("printed"));
        self.throws = true;
        self.line(format!("{stream} {console} = System.out;"));
        self.line(format!("{bytes} {printed} = new {bytes}();"));
        self.line(format!(
            "System.setOut(new {stream}({printed}, true, \"UTF-8\"));"
        ));
        self.line("try {");
        for line in body {
            self.line(format!("    {line}"));
        }
        self.line("} finally {");
        self.line(format!("    System.setOut({console});"));
        self.line("}");
        let units: Vec<u16> = self.case.output.encode_utf16().collect();
        let text = super::java_text::string(&units);
        self.line(format!(
            "assertEquals({text}, {printed}.toString(\"UTF-8\").replace(System.lineSeparator(), \"\\n\"));"
        ));
    }

    fn method(self, name: &str) -> Written {
        let annotation = test_annotation(self.program, &self.names.package, self.options.version);
        let mut text = format!("    @{annotation}\n");
        if self.names.is_raw {
            text.push_str("    @SuppressWarnings({\"unchecked\", \"rawtypes\"})\n");
        }
        let public = match self.options.version {
            Version::Four => "public ",
            Version::Five => "",
        };
        let throws = match (self.throws_any, self.throws) {
            (true, _) => " throws Throwable",
            (false, true) => " throws Exception",
            (false, false) => "",
        };
        text.push_str(&format!("    {public}void {name}(){throws} {{\n"));
        for line in &self.lines {
            text.push_str(&format!("        {line}\n"));
        }
        if !self.unchecked.is_empty() {
            let fields: Vec<&str> = self.unchecked.iter().map(String::as_str).collect();
            text.push_str(&format!("        // Not checked: {}\n", fields.join(", ")));
        }
        text.push_str("    }\n");
        Written {
            text,
            uses_reader: self.uses_reader,
            uses_writer: self.uses_writer,
        }
    }
}

/// `Test`, qualified where a class of the package has this name.
fn test_annotation(program: &Program, package: &str, version: Version) -> &'static str {
    let own = match package {
        "" => "Test".to_owned(),
        package => format!("{package}.Test"),
    };
    match (program.class_by_name(&own), version) {
        (None, _) => "Test",
        (Some(_), Version::Five) => "org.junit.jupiter.api.Test",
        (Some(_), Version::Four) => "org.junit.Test",
    }
}

pub(super) fn decapitalised(name: &str) -> String {
    let mut characters = name.chars();
    characters
        .next()
        .map(|first| first.to_lowercase().chain(characters).collect())
        .unwrap_or_default()
}
