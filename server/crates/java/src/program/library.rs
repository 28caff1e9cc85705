//! Which simple names code mentions: each may be a library class, and a library class is only part
//! of the program when code that can run mentions it.
//!
//! A method of a JDK model can only run when its name is called somewhere, so what it mentions counts
//! from then on; otherwise `List.stream` would make all streams part of each program with a list. The
//! types in the signature of a method that nothing calls stay unknown, which nobody can see.
//!
//! What must hold: every name by which code that can run reaches a class without naming another class
//! first is among the mentioned names; more than that does no harm.

use super::{Library, SourceUnit};
use crate::ast_walk::{self, Visitor};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use syntax::ast::*;

/// Classes the language itself refers to.
pub(crate) const ALWAYS: &[&str] = &[
    "Object",
    "String",
    "Throwable",
    "Exception",
    "RuntimeException",
    "Error",
    "NullPointerException",
    "ArithmeticException",
    "IndexOutOfBoundsException",
    "ArrayIndexOutOfBoundsException",
    "StringIndexOutOfBoundsException",
    "NegativeArraySizeException",
    "ArrayStoreException",
    "ClassCastException",
    "CloneNotSupportedException",
    "IllegalArgumentException",
    "NumberFormatException",
    "StackOverflowError",
    "VirtualMachineError",
    "OutOfMemoryError",
    "AssertionError",
    "LinkageError",
    "IncompatibleClassChangeError",
    "ExceptionInInitializerError",
    "NoClassDefFoundError",
    "AbstractMethodError",
    "MatchException",
    "Boolean",
    "Byte",
    "Short",
    "Character",
    "Integer",
    "Long",
    "Float",
    "Double",
    "Void",
    "Number",
    "Comparable",
    "CharSequence",
    "Cloneable",
    "Serializable",
    "Iterable",
    "Iterator",
    "AutoCloseable",
    "Enum",
    "Record",
    "Class",
    "Math",
    "System",
    "StringBuilder",
    "Objects",
];

/// Whether the language refers to the library class of this simple name in every program.
pub fn is_always_included(simple_name: &str) -> bool {
    ALWAYS.contains(&simple_name)
}

/// Methods that the language and the interpreter call by themselves, and those that small edits of
/// the user's code call.
const ALWAYS_CALLED: &[&str] = &[
    "abs",
    "add",
    "addAll",
    "addSuppressed",
    "asList",
    "booleanValue",
    "byteValue",
    "charValue",
    "ceil",
    "close",
    "compare",
    "compareTo",
    "doubleValue",
    "equals",
    "floatValue",
    "floor",
    "floorMod",
    "getCause",
    "getMessage",
    "getStackTrace",
    "getSuppressed",
    "hasNext",
    "hashCode",
    "intValue",
    "isEmpty",
    "iterator",
    "longValue",
    "max",
    "min",
    "name",
    "next",
    "ordinal",
    "push",
    "put",
    "remove",
    "requireNonNull",
    "round",
    "shortValue",
    "size",
    "sqrt",
    "subList",
    "substring",
    "toLowerCase",
    "toString",
    "toUpperCase",
    "trim",
    "valueOf",
];

/// Interfaces with classes that implement them or make such objects: what mentions an interface may be
/// given an object although no code of the program makes one.
const IMPLEMENTATIONS: [(&str, &str); 24] = [
    ("AbstractCollection", "ArrayList"),
    ("AbstractList", "ArrayList"),
    ("AbstractMap", "HashMap"),
    ("AbstractSet", "HashSet"),
    ("Collection", "ArrayList"),
    ("List", "ArrayList"),
    ("Queue", "ArrayDeque"),
    ("Deque", "ArrayDeque"),
    ("Set", "HashSet"),
    ("SortedSet", "TreeSet"),
    ("NavigableSet", "TreeSet"),
    ("Map", "HashMap"),
    ("SortedMap", "TreeMap"),
    ("NavigableMap", "TreeMap"),
    ("Optional", "Optional"),
    ("Iterable", "ArrayList"),
    ("Iterator", "ArrayList"),
    ("ListIterator", "ArrayList"),
    ("Enumeration", "Collections"),
    ("Stream", "ArrayList"),
    ("Reader", "StringReader"),
    ("InputStream", "ByteArrayInputStream"),
    ("OutputStream", "ByteArrayOutputStream"),
    ("Writer", "StringWriter"),
];

/// Methods by which objects of these classes are made, besides their constructors.
const MAKERS: [(&str, &str); 8] = [
    ("ListIterator", "listIterator"),
    ("Enumeration", "enumeration"),
    ("Stream", "stream"),
    ("IntStream", "of"),
    ("LongStream", "of"),
    ("DoubleStream", "of"),
    ("EnumSet", "noneOf"),
    ("BitSet", "toLongArray"),
];

/// What small edits of the user's code may bring in: where the code mentions the first, as a class or
/// as the name of a method it calls, the classes and methods behind it count as mentioned too.
const OF_EDITS: &[(&str, &[&str], &[&str])] = &[
    ("HashMap", &["LinkedHashMap", "TreeMap"], &[]),
    ("HashSet", &["LinkedHashSet", "TreeSet"], &[]),
    ("Map", &[], &["getOrDefault", "computeIfAbsent"]),
    ("PriorityQueue", &["Collections"], &["reverseOrder"]),
    (
        "Comparator",
        &["Collections"],
        &["reversed", "reverseOrder"],
    ),
    ("sort", &["Collections"], &["reverseOrder"]),
    ("sorted", &["Collections"], &["reverseOrder"]),
    ("Stream", &[], &["distinct", "sorted"]),
    ("stream", &[], &["distinct", "sorted"]),
    ("filter", &["Predicate"], &["not"]),
    ("removeIf", &["Predicate"], &["not"]),
    ("anyMatch", &["Predicate"], &["not"]),
    ("allMatch", &["Predicate"], &["not"]),
    ("noneMatch", &["Predicate"], &["not"]),
];

/// Methods of the class library of which one may be meant where another one is called.
const MEANT: &[&[&str]] = &[
    &["anyMatch", "allMatch", "noneMatch"],
    &["limit", "skip"],
    &["startsWith", "endsWith", "contains"],
    &["indexOf", "lastIndexOf"],
    &["containsKey", "containsValue"],
    &["getKey", "getValue"],
    &["keySet", "values"],
    &["equals", "equalsIgnoreCase"],
    &["compareTo", "compareToIgnoreCase"],
    &[
        "isUpperCase",
        "isLowerCase",
        "isLetter",
        "isDigit",
        "isLetterOrDigit",
    ],
    &["toUpperCase", "toLowerCase"],
    &["trim", "strip", "toLowerCase", "toUpperCase"],
    &["peek", "poll", "element"],
    &["push", "add", "addLast", "addFirst"],
    &["peekFirst", "peekLast", "pollFirst", "pollLast"],
    &["pop", "pollLast", "removeLast", "removeFirst"],
    &["offerFirst", "offerLast"],
    &["getFirst", "getLast", "removeFirst", "removeLast"],
    &["first", "last"],
    &["firstKey", "lastKey"],
    &["firstEntry", "lastEntry"],
    &["floor", "ceiling", "lower", "higher"],
    &["floorKey", "ceilingKey", "lowerKey", "higherKey"],
    &["floorEntry", "ceilingEntry", "lowerEntry", "higherEntry"],
    &["headSet", "tailSet"],
    &["headMap", "tailMap"],
    &["naturalOrder", "reverseOrder"],
    &["put", "putIfAbsent"],
    &["floor", "ceil", "round", "rint"],
    &["abs", "negate"],
    &["and", "or", "xor", "andNot"],
    &["plus", "minus"],
    &["add", "subtract", "multiply", "divide"],
    &["addAll", "removeAll", "retainAll"],
    &["isBefore", "isAfter"],
    &["append", "insert"],
    &["averagingInt", "summingInt"],
    &["minBy", "maxBy"],
    &[
        "incrementAndGet",
        "decrementAndGet",
        "getAndIncrement",
        "getAndDecrement",
    ],
    &["next", "previous"],
];

/// Methods by which objects of these classes are filled and looked at.
const OF_COLLECTIONS: [&str; 8] = [
    "add", "put", "toArray", "entrySet", "getKey", "getValue", "empty", "of",
];

/// What was found out about names when a program was built.
#[derive(Clone, Debug, Default)]
pub(crate) struct Included {
    /// Simple names for which the library was asked.
    pub(crate) asked: FxHashSet<Arc<str>>,
    /// Names of methods of the models that nothing calls so far, so that what they mention is missing.
    pub(crate) uncalled: FxHashSet<Arc<str>>,
}

/// Adds the library units that code which can run mentions.
pub(crate) fn include_library(units: &mut Vec<SourceUnit>, library: &dyn Library) -> Included {
    let mut declared: FxHashSet<String> = FxHashSet::default();
    let mut mentions = Mentions::default();
    for unit in units.iter() {
        declared.extend(declared_in(unit));
        mentions.unit(&unit.unit);
    }
    for (interface, implementation) in IMPLEMENTATIONS {
        let is_mentioned = |name: &str| mentions.names.contains(name);
        if is_mentioned(interface) || is_mentioned(implementation) {
            mentions.add(implementation);
            for name in OF_COLLECTIONS {
                mentions.call(name);
            }
        }
    }
    for (class, maker) in MAKERS {
        if mentions.names.contains(class) {
            mentions.call(maker);
        }
    }
    mentions.what_edits_bring_in();
    // Later, for it is what the user's code mentions that counts so far.
    for name in ALWAYS {
        mentions.add(name);
    }
    for name in ALWAYS_CALLED {
        mentions.call(name);
    }
    let mut asked: FxHashSet<Arc<str>> = FxHashSet::default();
    loop {
        mentions.follow_called();
        let mut round: Vec<_> = mentions
            .names
            .iter()
            .filter(|name| !asked.contains(*name))
            .cloned()
            .collect();
        if round.is_empty() {
            let uncalled = mentions.uncalled.into_keys().collect();
            return Included { asked, uncalled };
        }
        round.sort();
        for name in round {
            for mut unit in library.find(&name) {
                let names: Vec<String> = declared_in(&unit).collect();
                if names.iter().any(|name| declared.contains(name)) {
                    continue;
                }
                declared.extend(names);
                mentions.model(&unit.unit);
                unit.is_library = true;
                units.push(unit);
            }
            asked.insert(name);
        }
    }
}

fn declared_in(unit: &SourceUnit) -> impl Iterator<Item = String> {
    unit.unit.types.iter().map(|decl| {
        if unit.unit.package.is_empty() {
            decl.name.text.to_string()
        } else {
            format!("{}.{}", unit.unit.package, decl.name.text)
        }
    })
}

/// The names mentioned by code.
#[derive(Default)]
pub(crate) struct Mentions {
    /// Simple names that may be classes.
    pub(crate) names: FxHashSet<Arc<str>>,
    /// Names of methods that are called, referred to, or declared by the user.
    pub(crate) called: FxHashSet<Arc<str>>,
    /// Methods of models, by name, that nothing called when they were found.
    uncalled: FxHashMap<Arc<str>, Vec<Arc<Method>>>,
    is_model: bool,
}

impl Mentions {
    /// What a member of the user mentions.
    pub(crate) fn of_member(member: &MemberKind) -> Mentions {
        let mut mentions = Mentions::default();
        mentions.member(member);
        mentions
    }

    /// What a unit of the user mentions.
    pub(crate) fn of_unit(unit: &CompilationUnit) -> Mentions {
        let mut mentions = Mentions::default();
        mentions.unit(unit);
        mentions
    }

    /// Adds what a unit of the user mentions.
    fn unit(&mut self, unit: &CompilationUnit) {
        for import in &unit.imports {
            for segment in import.path.split('.') {
                self.add(segment);
            }
            if import.is_static
                && let Some((_, member)) = import.path.rsplit_once('.')
            {
                self.call(member);
            }
        }
        for decl in &unit.types {
            self.type_decl(decl);
        }
    }

    /// Adds what a model mentions, but for methods that nothing calls. Those outside the JDK are called
    /// by what runs tests as well, so all of theirs count.
    fn model(&mut self, unit: &CompilationUnit) {
        if !unit.package.starts_with("java.") {
            return self.unit(unit);
        }
        self.is_model = true;
        for decl in &unit.types {
            self.type_decl(decl);
        }
        self.is_model = false;
    }

    /// Adds what small edits of the code may bring in.
    fn what_edits_bring_in(&mut self) {
        for (reason, classes, methods) in OF_EDITS {
            if self.names.contains(*reason) || self.called.contains(*reason) {
                classes.iter().for_each(|name| self.add(name));
                methods.iter().for_each(|name| self.call(name));
            }
        }
        // What one group brings in doesn't bring in another.
        let called: Vec<_> = MEANT
            .iter()
            .filter(|group| group.iter().any(|name| self.called.contains(*name)))
            .collect();
        for name in called.into_iter().copied().flatten() {
            self.call(name);
        }
    }

    /// Adds what methods mention that are called by now.
    fn follow_called(&mut self) {
        self.is_model = true;
        loop {
            let mut found: Vec<_> = self
                .uncalled
                .keys()
                .filter(|name| self.called.contains(*name))
                .cloned()
                .collect();
            if found.is_empty() {
                break;
            }
            found.sort();
            for name in found {
                for method in self.uncalled.remove(&name).unwrap_or_default() {
                    ast_walk::walk_method(self, &method);
                }
            }
        }
        self.is_model = false;
    }

    fn add(&mut self, name: &str) {
        // By convention, and in all libraries modelled, class names start with a capital.
        if name.starts_with(|c: char| c.is_uppercase()) && !self.names.contains(name) {
            self.names.insert(Arc::from(name));
        }
    }

    fn call(&mut self, name: &str) {
        if !self.called.contains(name) {
            self.called.insert(Arc::from(name));
        }
    }
}

impl Visitor for Mentions {
    fn member(&mut self, member: &MemberKind) {
        if let MemberKind::Method(method) = member {
            let name = &method.name.text;
            if !self.is_model {
                self.call(name);
            } else if method.kind == MethodKind::Method
                && (method.body.is_some() || method.modifiers.is_native)
                && !self.called.contains(name)
            {
                let waiting = self.uncalled.entry(Arc::clone(name)).or_default();
                waiting.push(Arc::clone(method));
                return;
            }
        }
        ast_walk::walk_member(self, member);
    }

    fn type_ref(&mut self, ty: &TypeRef) {
        if let TypeRefKind::Named { name, .. } = &ty.kind {
            name.split('.').for_each(|segment| self.add(segment));
        }
        ast_walk::walk_type_ref(self, ty);
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Name(name) => self.add(name),
            ExprKind::Field { name, .. } => self.add(&name.text),
            ExprKind::Call { name, .. } | ExprKind::MethodRef { name, .. } => self.call(&name.text),
            _ => {}
        }
        ast_walk::walk_expr(self, expr);
    }

    fn annotation(&mut self, annotation: &Annotation) {
        annotation
            .name
            .split('.')
            .for_each(|segment| self.add(segment));
    }
}
