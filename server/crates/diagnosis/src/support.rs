//! Which methods of a program can be analysed, and what stands in the way of the others.
//!
//! What must hold:
//! * A method is *analysable* when nothing in its body is an error, unsupported or not modelled, and
//!   nothing it may call is either; it is *blocked* when its own code holds such a place, and
//!   *blocked by what it calls* when only the code it may reach does.
//! * Every such place is reported once, under what blocks there.
//! * The result is the same for the same program: sorted, most frequent first.
//!
//! What may be called is over-approximated ([`CallGraph`]): a method that is blocked by what it
//! calls may still run to its end on inputs that don't lead there.

use crate::call_graph::CallGraph;
use interp::machine::Concrete;
use java::ir::{NodeId, SYNTHETIC};
use java::program::{MemberSource, MethodKind, Program};
use java::types::MethodId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// Why code can't be analysed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BlockerKind {
    /// A class or member of the class library without a model.
    NotModelled,
    /// A class that is neither part of the workspace nor of the modelled libraries.
    NotFound,
    /// A construct of the language.
    NotSupported,
    /// The code is wrong as it stands.
    Error,
}

/// One thing that stands in the way, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blocker {
    pub kind: BlockerKind,
    /// `java.time.LocalDate.now`, `org.acme.Widget`, `` `synchronized` `` or an error's message.
    pub name: String,
    /// Methods with such a place in their own code.
    pub methods: usize,
    /// Further methods that may reach one.
    pub callers: usize,
    /// In order of files and offsets.
    pub places: Vec<Place>,
}

/// A place in the user's code.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    pub file: Arc<str>,
    /// Start and end, bytes of the file.
    pub start: usize,
    pub end: usize,
    /// Key of the method or routine it lies in.
    pub method: Arc<str>,
}

/// The survey of some files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Support {
    /// Methods and constructors with a body.
    pub methods: usize,
    pub analysable: usize,
    /// With something in their own code.
    pub blocked: usize,
    /// Only by what they may call.
    pub blocked_by_callees: usize,
    pub blockers: Vec<Blocker>,
}

/// Looks at the methods of the files for which `is_wanted` holds; what they call may lie elsewhere.
pub fn survey(program: &Program, is_wanted: impl Fn(&str) -> bool) -> Support {
    let calls = CallGraph::new(program);
    let mut places: BTreeMap<(BlockerKind, String), Vec<(MethodId, Place)>> = BTreeMap::new();
    let mut wanted: FxHashSet<MethodId> = FxHashSet::default();
    for class in program.classes().filter(|class| !class.is_library) {
        let path = &program.file(class.file).path;
        for id in &class.methods {
            if is_wanted(path) && is_counted(program, *id) {
                wanted.insert(*id);
            }
            for (what, place) in blocked_places(program, *id) {
                places.entry(what).or_default().push((*id, place));
            }
        }
    }
    let callers = callers(program, &calls);
    let mut direct: FxHashSet<MethodId> = FxHashSet::default();
    let mut indirect: FxHashSet<MethodId> = FxHashSet::default();
    let mut blockers = Vec::new();
    for ((kind, name), found) in places {
        let here: FxHashSet<MethodId> = found.iter().map(|(id, _)| *id).collect();
        let reached = reached(&callers, &here);
        let blocked = here.intersection(&wanted).count();
        let blocked_by_callees = reached
            .difference(&here)
            .filter(|id| wanted.contains(id))
            .count();
        direct.extend(&here);
        indirect.extend(&reached);
        let mut places: Vec<Place> = found.into_iter().map(|(_, place)| place).collect();
        let is_outside = !places.iter().any(|place| is_wanted(&place.file));
        if is_outside && blocked_by_callees == 0 {
            continue;
        }
        places.sort();
        places.dedup();
        blockers.push(Blocker {
            kind,
            name,
            methods: blocked,
            callers: blocked_by_callees,
            places,
        });
    }
    blockers.sort_by(|a, b| {
        (b.methods, b.callers, b.places.len(), a.kind, &a.name).cmp(&(
            a.methods,
            a.callers,
            a.places.len(),
            b.kind,
            &b.name,
        ))
    });
    let blocked = wanted.intersection(&direct).count();
    let all_blocked = wanted
        .iter()
        .filter(|id| direct.contains(id) || indirect.contains(id))
        .count();
    Support {
        methods: wanted.len(),
        analysable: wanted.len() - all_blocked,
        blocked,
        blocked_by_callees: all_blocked - blocked,
        blockers,
    }
}

/// What the user would call a method: with a body, or with one that lies elsewhere (`native`).
fn is_counted(program: &Program, id: MethodId) -> bool {
    let method = program.method(id);
    matches!(method.kind, MethodKind::Method | MethodKind::Constructor)
        && matches!(&method.source, MemberSource::Method(_))
        && !method.is_abstract
}

/// All that is wrong in a method's own code.
fn blocked_places(program: &Program, id: MethodId) -> Vec<((BlockerKind, String), Place)> {
    let method = program.method(id);
    if method.is_native && interp::natives::lookup::<Concrete>(&method.key).is_none() {
        // As lowering names a call of it.
        let what = format!("`native` method {}", method.name);
        let what = (BlockerKind::NotSupported, what);
        return vec![(what, place(program, id, SYNTHETIC))];
    }
    let lowered = program.lowered(id);
    let Some(body) = &lowered.body else {
        return Vec::new();
    };
    let errors = body.errors.iter().filter_map(|error| {
        let (file, range) = program.span_location(id, error.span)?;
        let what = (BlockerKind::Error, error.message.clone());
        Some((what, place_of(program, id, file, range)))
    });
    let unsupported = body.unsupported.iter().map(|unsupported| {
        let what = classify(program, &unsupported.what);
        (what, place(program, id, unsupported.node))
    });
    unsupported.chain(errors).collect()
}

/// Where a node stands; nodes without a source of their own stand at the declaration.
fn place(program: &Program, id: MethodId, node: NodeId) -> Place {
    let (file, range) = program
        .location(id, node)
        .unwrap_or_else(|| program.declaration_location(id));
    place_of(program, id, file, range)
}

fn place_of(
    program: &Program,
    id: MethodId,
    file: java::types::FileId,
    range: Range<usize>,
) -> Place {
    Place {
        file: program.file(file).path.clone(),
        start: range.start,
        end: range.end,
        method: program.method(id).key.clone(),
    }
}

/// Kind and name of what a body calls unsupported. Of a class that isn't there all members are one
/// blocker; of the class library each member is.
fn classify(program: &Program, what: &str) -> (BlockerKind, String) {
    let Some(name) = what.strip_prefix("not modelled: ") else {
        return (BlockerKind::NotSupported, what.to_owned());
    };
    if is_jdk(name) {
        return (BlockerKind::NotModelled, name.to_owned());
    }
    // The class is the longest part of the name that is known, else what ends with a capital.
    let ends = name
        .match_indices('.')
        .map(|(dot, _)| dot)
        .chain([name.len()]);
    let mut class = None;
    for part in ends.filter_map(|end| name.get(..end)) {
        let simple = part.rsplit('.').next().unwrap_or(part);
        match program.class_by_name(part) {
            Some(id) if !program.class(id).is_missing => {
                return (BlockerKind::NotModelled, name.to_owned());
            }
            Some(_) => {
                class = Some(part);
                break;
            }
            None if simple.starts_with(char::is_uppercase) => {
                class = Some(part);
                break;
            }
            None => {}
        }
    }
    (BlockerKind::NotFound, class.unwrap_or(name).to_owned())
}

/// Whether a class of this name comes with the Java platform.
fn is_jdk(name: &str) -> bool {
    ["java.", "javax.", "jdk.", "sun.", "com.sun."]
        .iter()
        .any(|package| name.starts_with(package))
}

/// The call graph, the other way round.
fn callers(program: &Program, calls: &CallGraph) -> FxHashMap<MethodId, Vec<MethodId>> {
    let mut callers: FxHashMap<MethodId, Vec<MethodId>> = FxHashMap::default();
    for class in program.classes().filter(|class| !class.is_library) {
        for caller in &class.methods {
            for callee in calls.callees(*caller) {
                callers.entry(*callee).or_default().push(*caller);
            }
        }
    }
    callers
}

/// The methods that may reach one of `roots`, without the roots unless they reach one themselves.
fn reached(
    callers: &FxHashMap<MethodId, Vec<MethodId>>,
    roots: &FxHashSet<MethodId>,
) -> FxHashSet<MethodId> {
    let mut seen: FxHashSet<MethodId> = FxHashSet::default();
    let mut waiting: Vec<MethodId> = roots.iter().copied().collect();
    while let Some(method) = waiting.pop() {
        for caller in callers.get(&method).into_iter().flatten() {
            if seen.insert(*caller) && !roots.contains(caller) {
                waiting.push(*caller);
            }
        }
    }
    seen
}
