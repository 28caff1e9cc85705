//! The nodes of one source file that a slice keeps or drops, with their places and roles.
//!
//! What must hold:
//! * Nodes are numbered in preorder, so that the nodes below node `i` are `i + 1 .. end(i)`.
//! * Parentheses, type references and contracts are no nodes: they come and go with what they belong to.
//! * A node is found again in any edited tree by its member and [`NodeId`], for edits keep both.

mod builder;

use super::sealed::Sealed;
use builder::Builder;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::Arc;
use syntax::ast::*;

/// Index into [`SourceTree::nodes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NodeIndex(pub u32);

impl NodeIndex {
    /// As an index of a list.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A member that isn't inside another member's code: its start in the file, and for one of several
/// fields of a declaration (`int a, b;`) the place of its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct MemberKey {
    pub start: u32,
    pub name: u32,
}

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NodeKind {
    Import,
    Class,
    /// A type in `extends` or `implements`.
    Supertype,
    /// A type in `permits`: goes when it no longer extends the class.
    Permitted,
    Method,
    /// A type in `throws`.
    Throws,
    Field,
    Initializer,
    EnumConstant,
    Param,
    Block,
    Statement,
    LocalVar,
    SwitchCase,
    Catch,
    Expression,
    /// A variable in a pattern.
    Binding,
}

impl NodeKind {
    /// Whether it stands outside of the bodies of methods: a part of what classes are, not of what is run.
    pub(crate) fn is_declaration(self) -> bool {
        matches!(
            self,
            Self::Import
                | Self::Class
                | Self::Supertype
                | Self::Method
                | Self::Throws
                | Self::Field
                | Self::Initializer
                | Self::EnumConstant
                | Self::Param
        )
    }
}

/// Where a node stands in its parent: decides what may become of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Of a file, a class, a block, a case: can go without trace.
    Listed,
    /// The one statement under `if`, a loop or a label.
    Body,
    Else,
    /// What a declared variable or field starts with.
    Initial,
    /// Of an array initialiser.
    Element,
    Argument,
    /// The whole of an expression statement; goes with it.
    Whole,
    /// `init` of a `for`.
    ForInit,
    ForUpdate,
    ForCondition,
    /// A declared resource of a `try`, the variable of a for-each: stays while its statement does.
    Fixed,
    Finally,
    AssertMessage,
    /// The variable assigned, the receiver of a call: no value of its own.
    Target,
    /// A `case` label.
    Label,
    /// Any other value.
    Value,
}

/// What the search for uses must know of a node.
#[derive(Clone, PartialEq, Debug)]
pub enum Form {
    Other,
    /// A declaration or a simple name.
    Named(Arc<str>),
    /// `a.name`
    Field(Arc<str>),
    Call(Arc<str>, usize),
    /// `this(…)`, `super(…)`
    ConstructorCall(usize),
    New(Arc<str>, usize),
    Assign,
    IncDec,
    /// `&&`, `||`, `!`: decided by their operands.
    Logical,
    Lambda,
    /// `A::name`
    MethodRef(Arc<str>),
    /// A constructor of the class, with its number of parameters.
    Constructor(Arc<str>),
    /// `0`, `false`, `null`: what a removed expression becomes.
    DefaultLiteral,
    Literal(LiteralKind),
    Return,
    Jump,
    Empty,
    ArrayInit,
    LocalVars,
    Expression,
}

/// The types of literals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LiteralKind {
    Int,
    Long,
    Float,
    Double,
    Boolean,
    Char,
    Reference,
}

/// A node of the file.
#[derive(Clone, Debug)]
pub struct Node {
    pub kind: NodeKind,
    pub role: Role,
    pub form: Form,
    /// Bytes in the file.
    pub span: Range<u32>,
    /// The declared or used name, where there is one.
    pub name: Option<Range<u32>>,
    pub parent: Option<NodeIndex>,
    /// Behind the last node below.
    pub end: u32,
    /// The member it lies in; `None` outside of members.
    pub member: Option<MemberKey>,
    pub id: NodeId,
    /// A type as written, for declarations and creations.
    pub type_name: Option<Arc<str>>,
    /// Where the type of a field stands: the fields of one declaration share it.
    pub declared_type: Option<Range<u32>>,
}

/// All nodes of a file.
#[derive(Clone, Debug, Default)]
pub struct SourceTree {
    pub nodes: Vec<Node>,
    by_key: FxHashMap<(MemberKey, NodeId), NodeIndex>,
    /// Classes that are members or top-level, by their start.
    classes: FxHashMap<u32, NodeIndex>,
    pub(super) sealed: Sealed,
}

impl SourceTree {
    /// The nodes of a unit.
    pub fn new(unit: &CompilationUnit) -> Self {
        Builder::tree(unit)
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The node with this index, which must be of this tree.
    pub fn node(&self, index: NodeIndex) -> &Node {
        &self.nodes[index.index()]
    }

    pub fn indices(&self) -> impl Iterator<Item = NodeIndex> + use<> {
        (0..self.nodes.len() as u32).map(NodeIndex)
    }

    /// The node itself and all below it.
    pub fn subtree(&self, index: NodeIndex) -> impl Iterator<Item = NodeIndex> + use<> {
        (index.0..self.node(index).end).map(NodeIndex)
    }

    /// Direct children, in order of the source.
    pub fn children(&self, index: NodeIndex) -> Vec<NodeIndex> {
        let mut children = Vec::new();
        let end = self.node(index).end;
        let mut next = index.0 + 1;
        while next < end {
            children.push(NodeIndex(next));
            next = self.node(NodeIndex(next)).end;
        }
        children
    }

    /// The node's ancestors, nearest first.
    pub fn ancestors(&self, index: NodeIndex) -> impl Iterator<Item = NodeIndex> + '_ {
        std::iter::successors(self.node(index).parent, |&at| self.node(at).parent)
    }

    pub fn contains(&self, outer: NodeIndex, inner: NodeIndex) -> bool {
        outer <= inner && inner.0 < self.node(outer).end
    }

    /// The node of a member with this id.
    pub fn find(&self, member: MemberKey, id: NodeId) -> Option<NodeIndex> {
        self.by_key.get(&(member, id)).copied()
    }

    /// The member or top-level class that starts here.
    pub fn class_at(&self, start: u32) -> Option<NodeIndex> {
        self.classes.get(&start).copied()
    }

    /// The innermost node around a byte; of several the deepest.
    pub fn innermost(&self, offset: u32) -> Option<NodeIndex> {
        self.indices()
            .filter(|&index| self.node(index).span.contains(&offset))
            .min_by_key(|&index| {
                let span = &self.node(index).span;
                (span.end - span.start, std::cmp::Reverse(index))
            })
    }

    /// The method, constructor, initialiser or field around a node, or itself.
    pub fn enclosing_member(&self, index: NodeIndex) -> Option<NodeIndex> {
        std::iter::once(index)
            .chain(self.ancestors(index))
            .find(|&at| {
                matches!(
                    self.node(at).kind,
                    NodeKind::Method
                        | NodeKind::Field
                        | NodeKind::Initializer
                        | NodeKind::EnumConstant
                )
            })
    }
}

/// The key of a member of a class that isn't local.
pub fn member_key(start: u32, kind: &MemberKind) -> MemberKey {
    let name = match kind {
        MemberKind::Field(field) => field.name.span.start,
        _ => 0,
    };
    MemberKey { start, name }
}

/// The simple name of a class type, of an array's element type.
pub(crate) fn type_name(ty: &TypeRef) -> Option<Arc<str>> {
    match &ty.kind {
        TypeRefKind::Named { name, .. } => Some(Arc::from(name.rsplit('.').next().unwrap_or(name))),
        TypeRefKind::Array(element) => type_name(element),
        _ => None,
    }
}
