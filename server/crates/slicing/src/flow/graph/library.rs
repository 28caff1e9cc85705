//! What calls into the class library read, write and call back, without looking into it.
//!
//! What must hold: nothing is missing. Objects of the library are told apart by families only; what
//! isn't known here reads and writes everything the library holds.

use crate::flow::graph::Loc;
use java::program::Program;
use java::types::{ClassId, MethodId, Primitive, Type};

/// Parts of the library that don't share state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Family {
    /// Collections, iterators, streams, and whatever isn't listed.
    Collections,
    Builders,
    /// Streams and readers, scanners, the console's input, clocks.
    Input,
    /// What only takes what is written.
    Output,
    Random,
    Throwables,
}

/// What a call does beyond the user's code.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Effect {
    pub(crate) reads: Vec<Loc>,
    pub(crate) writes: Vec<Loc>,
    /// Whether methods of the user's classes and functions may be run.
    pub(crate) calls_back: bool,
    /// Whether it keeps or changes nothing of its operands.
    pub(crate) is_pure: bool,
}

impl Effect {
    /// Something turned into a text.
    pub(crate) fn of_unknown(program: &Program) -> Self {
        Effect {
            reads: everything(program),
            writes: Vec::new(),
            calls_back: true,
            is_pure: true,
        }
    }
}

fn elements() -> Vec<Loc> {
    let primitives = [
        Primitive::Boolean,
        Primitive::Byte,
        Primitive::Short,
        Primitive::Char,
        Primitive::Int,
        Primitive::Long,
        Primitive::Float,
        Primitive::Double,
    ];
    let mut locs: Vec<Loc> = primitives
        .into_iter()
        .map(|primitive| Loc::Elements(Some(primitive)))
        .collect();
    locs.push(Loc::Elements(None));
    locs
}

/// What an object of any kind may show when it is looked at. Streams and generators show nothing
/// unless they are handed over themselves.
pub(crate) fn everything(program: &Program) -> Vec<Loc> {
    let mut locs = vec![
        Loc::Library(Family::Collections),
        Loc::Library(Family::Builders),
        Loc::Library(Family::Throwables),
    ];
    locs.extend(elements());
    locs.extend(position(program));
    locs
}

/// Where constants of enums stand.
fn position(program: &Program) -> Option<Loc> {
    let declared = program.class(program.well_known().enumeration);
    let mut fields = declared.fields.iter();
    let ordinal = fields.find(|field| &*program.field(**field).name == "ordinal");
    ordinal.map(|field| Loc::Field(*field))
}

/// A value without a state: a primitive, a string, a wrapper.
pub(crate) fn is_simple(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Primitive(_) | Type::Void | Type::Null => true,
        Type::Class(class, _) => {
            &*program.class(*class).name == "java.lang.String"
                || program.well_known().unwrapped(*class).is_some()
        }
        _ => false,
    }
}

fn family(program: &Program, class: ClassId) -> Family {
    let name = &*program.class(class).name;
    let is_throwable = program
        .class_by_name("java.lang.Throwable")
        .is_some_and(|throwable| program.is_subclass(class, throwable));
    match name {
        "java.lang.StringBuilder" | "java.lang.StringBuffer" | "java.util.StringJoiner" => {
            Family::Builders
        }
        "java.util.Random" => Family::Random,
        "java.util.Scanner" | "java.lang.System" => Family::Input,
        _ if is_throwable => Family::Throwables,
        _ if is_any_of(program, class, &OUTPUTS) => Family::Output,
        _ if name.starts_with("java.io.") => Family::Input,
        _ => Family::Collections,
    }
}

const INPUTS: [&str; 2] = ["java.io.InputStream", "java.io.Reader"];
const OUTPUTS: [&str; 2] = ["java.io.OutputStream", "java.io.Writer"];

fn is_any_of(program: &Program, class: ClassId, names: &[&str]) -> bool {
    let mut above = names.iter().filter_map(|name| program.class_by_name(name));
    above.any(|above| program.is_subclass(class, above))
}

/// Whether there are streams of the user's own, which those of the library may lead to.
fn has_own_streams(program: &Program) -> bool {
    let mut classes = program.classes();
    classes.any(|class| {
        !class.is_library
            && (is_any_of(program, class.id, &INPUTS) || is_any_of(program, class.id, &OUTPUTS))
    })
}

/// Whether a method of what only takes what is written adds to it, whatever was written before.
fn is_added(name: &str) -> bool {
    matches!(
        name,
        "print" | "println" | "printf" | "format" | "append" | "write" | "flush"
    )
}

fn is_pure(name: &str) -> bool {
    matches!(
        name,
        "java.lang.String"
            | "java.lang.Math"
            | "java.lang.StrictMath"
            | "java.lang.Character"
            | "java.lang.Integer"
            | "java.lang.Long"
            | "java.lang.Short"
            | "java.lang.Byte"
            | "java.lang.Boolean"
            | "java.lang.Double"
            | "java.lang.Float"
            | "java.lang.Number"
            | "java.lang.Enum"
            | "java.lang.Object"
            | "java.lang.Record"
            | "java.util.Objects"
            | "java.math.BigInteger"
            | "java.math.BigDecimal"
    )
}

/// What a call of a library method does; `types` are those of receiver and arguments.
pub(crate) fn effect(program: &Program, method: MethodId, types: &[Type]) -> Effect {
    let entry = program.method(method);
    let class = program.class(entry.class);
    let all_simple = types.iter().all(|ty| is_simple(program, ty));
    let is_random = &*entry.key == "java.lang.Math.random()";
    if &*class.name == "java.lang.Enum" && matches!(&*entry.name, "ordinal" | "compareTo") {
        return Effect {
            reads: position(program).into_iter().collect(),
            is_pure: true,
            ..Effect::default()
        };
    }
    if is_pure(&class.name) && !is_random && &*entry.name != "getChars" {
        // The constructor of `Object`, of an enum or record.
        let is_base = matches!(
            &*class.name,
            "java.lang.Object" | "java.lang.Enum" | "java.lang.Record"
        );
        if all_simple || (is_base && &*entry.name == "<init>") {
            return Effect {
                is_pure: true,
                ..Effect::default()
            };
        }
        let mut effect = Effect::of_unknown(program);
        for class in types.iter().filter_map(Type::class_id) {
            if program.class(class).is_library {
                let loc = Loc::Library(family(program, class));
                effect.reads.push(loc);
                if matches!(
                    loc,
                    Loc::Library(Family::Random | Family::Input | Family::Output)
                ) {
                    effect.writes.push(loc);
                }
            }
        }
        return effect;
    }
    let receiver = if entry.is_static {
        entry.class
    } else {
        types
            .first()
            .and_then(Type::class_id)
            .unwrap_or(entry.class)
    };
    let own = if is_random {
        Family::Random
    } else if program.class(receiver).is_library {
        family(program, receiver)
    } else {
        family(program, entry.class)
    };
    let arguments = types.get(usize::from(!entry.is_static)..).unwrap_or(&[]);
    let is_self_contained = matches!(
        own,
        Family::Builders | Family::Input | Family::Output | Family::Random | Family::Throwables
    ) && arguments.iter().all(|ty| is_simple(program, ty))
        && !has_own_kinds(program, receiver)
        && !(matches!(own, Family::Input | Family::Output) && has_own_streams(program));
    let is_only_added = own == Family::Output && is_added(&entry.name) && !has_own_streams(program);
    let mut effect = Effect {
        reads: Vec::new(),
        writes: vec![Loc::Library(own)],
        calls_back: !is_self_contained,
        is_pure: false,
    };
    if !is_only_added {
        effect.reads.push(Loc::Library(own));
    }
    // Where the console leads to.
    if &*class.name == "java.lang.System" && entry.name.starts_with("set") {
        effect.writes.push(Loc::Library(Family::Output));
    }
    if !is_self_contained {
        effect.reads.extend(everything(program));
        // A list may be a view of an array.
        if own == Family::Collections {
            effect.writes.push(Loc::Elements(None));
        }
        // A stream of a file's lines reads the file when it is used.
        let has = |name: &str| program.class_by_name(name).is_some();
        if has("java.util.stream.Stream")
            && (has("java.io.BufferedReader") || has("java.util.Scanner"))
        {
            effect.reads.push(Loc::Library(Family::Input));
            effect.writes.push(Loc::Library(Family::Input));
        }
        for ty in arguments {
            match ty {
                Type::Class(class, _) if program.class(*class).is_library => {
                    effect.reads.push(Loc::Library(family(program, *class)));
                    effect.writes.push(Loc::Library(family(program, *class)));
                    if &*program.class(*class).name == "java.lang.Object" {
                        effect.writes.extend(elements());
                    }
                }
                Type::Array(element) => {
                    effect.writes.push(Loc::Elements(element.as_primitive()));
                }
                _ => {}
            }
        }
    }
    if own == Family::Collections && only_reads(program, &class.name, &entry.name) {
        effect.writes.clear();
    }
    effect.reads.sort();
    effect.reads.dedup();
    effect.writes.sort();
    effect.writes.dedup();
    effect
}

/// Whether a method changes nothing that there was before, but for what it calls back. What becomes of a
/// stream or function by it is in its value.
fn only_reads(program: &Program, class: &str, name: &str) -> bool {
    let is_value = class.starts_with("java.util.function.")
        || class.starts_with("java.util.stream.") && name != "add" && name != "accept"
        || class.starts_with("java.util.Optional")
        || class == "java.util.Comparator";
    if is_value {
        return true;
    }
    match class {
        "java.util.Arrays" => {
            let others = [
                "sort",
                "parallelSort",
                "fill",
                "setAll",
                "parallelSetAll",
                "parallelPrefix",
            ];
            return !others.contains(&name);
        }
        "java.util.Collections" => {
            let is_view = name.starts_with("unmodifiable") || name.starts_with("empty");
            let others = [
                "max",
                "min",
                "frequency",
                "nCopies",
                "singleton",
                "singletonList",
            ];
            return is_view || others.contains(&name);
        }
        _ => {}
    }
    let is_collection = class.starts_with("java.util.")
        && !class.starts_with("java.util.concurrent.")
        && program.class_by_name(class).is_some_and(|class| {
            let above = [
                "java.util.Collection",
                "java.util.Map",
                "java.util.Map$Entry",
            ];
            is_any_of(program, class, &above)
        });
    // Whether a map keeps the order in which it was asked is told when it is made.
    let keeps_order = program.class_by_name("java.util.LinkedHashMap").is_some();
    is_collection
        && match name {
            "get" | "getOrDefault" => !keeps_order,
            "of" | "copyOf" | "ofEntries" | "entry" | "size" | "isEmpty" | "contains"
            | "containsKey" | "containsValue" | "containsAll" | "indexOf" | "lastIndexOf"
            | "peek" | "peekFirst" | "peekLast" | "element" | "first" | "last" | "getFirst"
            | "getLast" | "firstKey" | "lastKey" | "firstEntry" | "lastEntry" | "keySet"
            | "values" | "entrySet" | "iterator" | "listIterator" | "stream" | "subList"
            | "getKey" | "getValue" | "toString" | "equals" | "hashCode" => true,
            _ => false,
        }
}

/// Whether an object of this class may be of a class of the user's.
fn has_own_kinds(program: &Program, class: ClassId) -> bool {
    let mut classes = program.classes();
    classes.any(|other| !other.is_library && program.is_subclass(other.id, class))
}

/// Whether what a class of the library calls back is caught there: the outcome is told otherwise.
pub(crate) fn catches(class: &str) -> bool {
    let places = [
        "org.junit",
        "junit.",
        "java.util.concurrent.",
        "java.lang.Thread",
    ];
    places.iter().any(|place| class.starts_with(place))
}

/// Whether the class library may call a user's method: it overrides one of the library.
pub(crate) fn may_be_called_back(program: &Program, method: MethodId) -> bool {
    let entry = program.method(method);
    if entry.is_static || entry.is_private() || &*entry.name == "<init>" {
        return false;
    }
    program.classes().any(|class| {
        class.is_library
            && program.is_subclass(entry.class, class.id)
            && class.methods.iter().any(|other| {
                let other = program.method(*other);
                other.name == entry.name && other.params.len() == entry.params.len()
            })
    })
}
