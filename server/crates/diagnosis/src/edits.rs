//! Small edits that might mend a method: the grammar of `docs/diagnostics.md`, section *Edits*.
//!
//! What must hold:
//! * An edit is a replacement of text in one member; nothing is claimed of it before it was run.
//! * The edits of a member are the same whatever its variables are called and however it is laid
//!   out; their order is that of the source.

use java::program::{MemberSource, Program};
use java::types::MethodId;
use std::ops::Range;
use std::sync::Arc;
use syntax::ast::{NodeId, Span};

mod atoms;
mod calls;
mod conditions;
mod constants;
mod expressions;
mod generator;
mod idioms;
mod insertions;
mod links;
mod loop_changes;
mod paths;
mod scope;
mod statements;
mod usage;
mod wanted;

pub use generator::{NeededHere, Needs, edits_of};
pub use wanted::Wanted;

/// What an edit does. The order is that of preference among edits of the same size.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EditKind {
    /// One more or one less: of a bound, an index, an argument, a constant.
    OffByOne,
    /// Another arithmetic, relational, logical or assignment operator.
    Operator,
    /// Another variable or field of the same type.
    Variable,
    /// Two arguments or operands change places.
    Swap,
    /// Another method of the same parameters and result.
    Callee,
    /// A condition is negated.
    Negation,
    /// A slip that is usual with Java's types and class library is mended.
    Idiom,
    /// An operand or a call around an argument is left out.
    LeftOut,
    /// Another constant.
    Constant,
    /// A condition is weakened, strengthened or replaced.
    Condition,
    /// An operand is added, or a bound (`Math.max`).
    Added,
    /// Only a part of a text or list, or a list of one element for an empty one.
    Part,
    /// A statement is added.
    Inserted,
    /// A statement is made conditional, or a guard is put before it.
    Guard,
    /// A statement changes its place.
    Moved,
    Deleted,
}

/// One edit of one member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    pub kind: EditKind,
    /// The statement, or part of its head, that it changes; for added statements the one before
    /// which (or behind which) they stand: behind a loop or branch that is the statement as a whole.
    pub unit: NodeId,
    /// Member-relative, in order, not overlapping.
    pub changes: Vec<(Span, Arc<str>)>,
    /// What the source has there and what it would have, for the title.
    pub before: Arc<str>,
    pub after: Arc<str>,
    /// What it does, where the two texts would tell it at length.
    pub told: Option<Arc<str>>,
    /// How much it changes: 1 for one token, 2 for one operand, 3 for more.
    pub size: u32,
    /// Tokens that go and that come, parentheses apart.
    pub tokens: u32,
    /// Names it brings in that the statement doesn't have.
    pub new_names: u32,
    /// Tokens by which it makes the code longer.
    pub growth: u32,
    /// Where it is shown, if not at its unit.
    pub shown: Option<Span>,
    /// The statement that a run has to reach for the edit to have an effect.
    pub reached_by: Option<NodeId>,
    /// An added statement in a loop that does the same each time.
    pub is_repeated: bool,
}

impl Edit {
    /// The member's text with the edits made; `None` where two of them meet.
    pub fn apply_all(edits: &[&Edit], text: &str) -> Option<String> {
        let mut changes: Vec<&(Span, Arc<str>)> =
            edits.iter().flat_map(|edit| &edit.changes).collect();
        if edits.len() > 1 {
            changes.sort_by_key(|(span, _)| (span.start, span.end));
            let meet = |pair: &[&(Span, Arc<str>)]| {
                pair[0].0.end > pair[1].0.start || pair[0].0.start == pair[1].0.start
            };
            if changes.windows(2).any(meet) {
                return None;
            }
        }
        let mut result = String::with_capacity(text.len() + 64);
        let mut from = 0;
        for (span, replacement) in changes {
            result.push_str(text.get(from..span.start as usize)?);
            result.push_str(replacement);
            from = span.end as usize;
        }
        result.push_str(text.get(from..)?);
        Some(result)
    }

    /// Whether what is added only leaves under a condition: such statements stand first.
    pub fn is_guard(&self) -> bool {
        self.is_insertion() && self.after.starts_with("if (")
    }

    /// Whether a statement is added rather than changed.
    pub fn is_insertion(&self) -> bool {
        self.kind == EditKind::Inserted
    }
}

/// The bytes of the file that a method's member takes, comments of its contract included.
pub fn member_range(program: &Program, method: MethodId) -> Option<Range<usize>> {
    let end = match &program.method(method).source {
        MemberSource::Method(source) => source.span.end,
        MemberSource::Field(source) => source.span.end,
        MemberSource::Initializer(source) => source.span.end,
        MemberSource::EnumConstant(source) => source.span.end,
        MemberSource::None => return None,
    };
    let start = program.member_start(program.enclosing_method(method))? as usize;
    Some(start..start + end as usize)
}
