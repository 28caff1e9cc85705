//! What gives something else in each run on a JVM: clocks, random numbers, identity hashes, the
//! environment. Here all
//! runs are the same, so what a slice says holds for one of the possible runs only.
//!
//! What must hold: only calls that were made in a run, and that the criterion may depend on, are told.

use crate::program::subject::Subject;
use crate::source::tree::NodeIndex;
use java::program::Program;
use java::types::MethodId;
use std::sync::Arc;
use testgen::chance::name_of;

/// Whether what the user has called may show it. A table that is ordered by identity hashes gives the
/// same value for the same key.
pub(crate) fn matters(program: &Program, by_user: MethodId, changing: MethodId) -> bool {
    let is_hash = name_of(program, changing) == "java.lang.Object.hashCode";
    let class = &program.class(program.method(by_user).class).name;
    let is_table = class.starts_with("java.util.")
        && !matches!(&**class, "java.util.Objects" | "java.util.Arrays");
    !(is_hash && is_table)
}

/// A call that was made, for the user.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Changing {
    /// In the file.
    pub node: Option<NodeIndex>,
    /// `line 3`, `line 3 of B.java`; nothing if it isn't known.
    pub place: Option<Arc<str>>,
    /// `System.nanoTime`, `new Random`
    pub name: Arc<str>,
}

impl Changing {
    /// A call at a place of the program, a node of a method.
    pub(crate) fn new(
        subject: &Subject,
        called: MethodId,
        at: Option<(MethodId, java::ir::NodeId)>,
    ) -> Self {
        let version = &subject.original;
        let program = &version.program;
        let node = at.and_then(|(method, id)| version.node(&subject.tree, method, id));
        let place = match node {
            Some(node) => {
                let start = subject.tree.node(node).span.start;
                Some(format!("line {}", subject.line_at(start)))
            }
            // The texts of other files aren't known here.
            None => at.map(|(method, _)| {
                let class = program.class(program.method(method).class);
                format!("class {}", class.display_name)
            }),
        };
        let entry = program.method(called);
        let class = program.class(entry.class);
        let name = match &*entry.name {
            "<init>" => format!("new {}", class.decl.name.text),
            name => format!("{}.{name}", class.decl.name.text),
        };
        Changing {
            node,
            place: place.map(Into::into),
            name: name.into(),
        }
    }

    /// `System.nanoTime in line 3 differs from run to run`
    pub(crate) fn sentence(&self) -> String {
        let place = self.place.as_ref();
        let place = place.map(|it| format!(" in {it}")).unwrap_or_default();
        format!(
            "{}{place} differs from run to run: one of the runs was observed",
            self.name
        )
    }
}
