//! Cases as JUnit tests: set-up, call, check.
//!
//! What must hold: every test that is written passes on a JVM with nothing but JUnit beside the
//! program; objects are made as a user of the class would make them wherever that is possible; a
//! case that can't be written is named in the file, with the reason; writing again changes only what
//! the cases changed.

mod check;
mod file;
mod java_text;
mod sequences;
mod setup;
mod workbench;
mod writer;

pub use file::{TestClass, merge};

use crate::case::{TestCase, Value};
use crate::isomorphic::isomorphic;
use crate::replay::{depends_on_chance, depends_on_identity};
use budget::Budget;
use interp::Interpreter;
use interp::compile::CodeCache;
use interp::machine::Concrete;
use java::program::Program;
use java::types::{ClassId, FieldId, MethodId};
use std::collections::BTreeSet;
use workbench::Workbench;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// 4.13 or later, for `assertThrows`.
    Four,
    Five,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub version: Version,
    /// Fields that nothing else can reach may be read and set by reflection.
    pub reflection: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            version: Version::Five,
            reflection: false,
        }
    }
}

/// Makes fresh interpreters of the program.
pub type MakeConcrete<'a> = dyn Fn(&Budget) -> Interpreter<Concrete> + 'a;

/// The tests of one method.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// `Shipping.cost(int,boolean)`, without the package.
    pub title: String,
    /// Why what the tests expect may be wrong.
    pub warning: Option<String>,
    pub imports: BTreeSet<String>,
    /// Names and texts, in the order of the cases.
    pub tests: Vec<(String, String)>,
    /// Names of cases, and why they aren't here.
    pub left_out: Vec<(String, String)>,
    pub uses_reader: bool,
    pub uses_writer: bool,
}

/// Where the tests of a method go: package and name of the test class.
pub fn test_class(program: &Program, method: MethodId) -> TestClass {
    let class = outermost(program, program.method(method).class);
    let declared = program.class(class);
    let simple = declared.display_name.rsplit('.').next().unwrap_or_default();
    TestClass {
        package: program.file(declared.file).unit.package.to_string(),
        name: format!("{simple}CasesTest"),
        subject: simple.to_owned(),
    }
}

fn outermost(program: &Program, class: ClassId) -> ClassId {
    let mut class = class;
    while let Some(outer) = program.class(class).outer {
        class = outer;
    }
    class
}

/// Writes the cases of a method as tests.
pub fn section(
    budget: &Budget,
    program: &Program,
    method: MethodId,
    cases: &[TestCase],
    options: Options,
    make: &MakeConcrete<'_>,
) -> Section {
    let place = test_class(program, method);
    let mut names = java_text::Names::new(program, &place.package);
    let mut section = Section {
        title: title(program, method, &place),
        warning: None,
        imports: BTreeSet::new(),
        tests: Vec::new(),
        left_out: Vec::new(),
        uses_reader: false,
        uses_writer: false,
    };
    let prefix = prefix(program, method);
    let changing = changing_statics(cases);
    let cache = CodeCache::new(make(budget).program().clone());
    // What one case shows by chance, another may not show by chance.
    let is_chance = cases
        .iter()
        .any(|case| depends_on_chance(budget, &cache, case));
    for case in cases {
        let name = format!("{prefix}_{}", case.name);
        let hindrance = if is_chance {
            Some("the method depends on the clock or on random numbers without a seed")
        } else if depends_on_identity(budget, &cache, case) {
            Some("it depends on which of equal strings or boxed numbers are the same object")
        } else {
            None
        };
        if let Some(reason) = hindrance {
            section
                .left_out
                .push((case.name.clone(), reason.to_owned()));
            continue;
        }
        // What a case that is left out would have needed isn't imported.
        let imports = names.imports.clone();
        let bench = Workbench::new(program, &case.before.heap, make(budget));
        match writer::write(budget, &mut names, case, &name, options, bench, &changing) {
            Ok(written) => {
                section.uses_reader |= written.uses_reader;
                section.uses_writer |= written.uses_writer;
                section.tests.push((name, written.text));
            }
            Err(reason) => {
                names.imports = imports;
                section.left_out.push((case.name.clone(), reason));
            }
        }
    }
    section.imports = names.imports;
    section
}

/// Static fields whose state some case changes: another test may have changed them as well.
fn changing_statics(cases: &[TestCase]) -> BTreeSet<FieldId> {
    let mut changing = BTreeSet::new();
    for case in cases {
        let value_of = |statics: &[(FieldId, Value)], field| {
            let found = statics.iter().find(|(other, _)| *other == field);
            found.map(|(_, value)| *value)
        };
        for (field, after) in &case.after.statics {
            let before = value_of(&case.before.statics, *field);
            let is_same = before.is_some_and(|before| {
                isomorphic(
                    (&case.before.heap, &[before]),
                    (&case.after.heap, &[*after]),
                )
            });
            if !is_same {
                changing.insert(*field);
            }
        }
    }
    changing
}

/// `cost`, or `Item_cost_int_boolean` where the name alone says too little.
fn prefix(program: &Program, method: MethodId) -> String {
    let declared = program.method(method);
    let class = program.class(declared.class);
    let simple = class.display_name.rsplit('.').next().unwrap_or_default();
    let name = if &*declared.name == "<init>" {
        "make"
    } else {
        &declared.name
    };
    let mut text = if class.outer.is_some() {
        format!("{simple}_{name}")
    } else {
        name.to_owned()
    };
    let is_overloaded = class.methods.iter().any(|other| {
        let other = program.method(*other);
        other.id != method && other.name == declared.name
    });
    if is_overloaded {
        for ty in &declared.params {
            let part = crate::describe::simple_type_name(program, ty).replace("[]", "s");
            text.push_str(&format!("_{part}"));
        }
    }
    text
}

fn title(program: &Program, method: MethodId, place: &TestClass) -> String {
    let key = &program.method(method).key;
    key.strip_prefix(&format!("{}.", place.package))
        .unwrap_or(key)
        .to_owned()
}
