//! Which nodes are gone, and what stands in their place.
//!
//! What must hold: equal slices have equal edits (`normalize`).

mod code;
mod unit;

use crate::source::tree::{Form, NodeIndex, NodeKind, Role, SourceTree};
use syntax::ast::*;
pub use unit::{Near, edited_unit};

/// What becomes of a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Edit {
    #[default]
    Keep,
    /// It goes without trace.
    Delete,
    /// A value takes its place.
    Default(DefaultValue),
}

/// The default of a type, as written in Java.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum DefaultValue {
    False,
    Zero,
    /// `(byte) 0`, where a method takes a `byte`.
    Byte,
    Short,
    Char,
    Long,
    Float,
    Double,
    Null,
    /// `(String) null`, where several methods take some reference.
    NoString,
}

impl DefaultValue {
    /// Java text.
    pub fn text(self) -> &'static str {
        match self {
            Self::False => "false",
            Self::Zero => "0",
            Self::Byte => "(byte) 0",
            Self::Short => "(short) 0",
            Self::Char => "'\\0'",
            Self::Long => "0L",
            Self::Float => "0f",
            Self::Double => "0.0",
            Self::Null => "null",
            Self::NoString => "(String) null",
        }
    }

    fn kind(self, id: NodeId, span: Span) -> ExprKind {
        let cast = |kind, value| ExprKind::Cast {
            ty: TypeRef { span, kind },
            operand: Box::new(Expr {
                id,
                span,
                kind: ExprKind::Literal(value),
            }),
        };
        ExprKind::Literal(match self {
            Self::False => Literal::Boolean(false),
            Self::Zero => Literal::Int(0),
            Self::Byte => return cast(TypeRefKind::Byte, Literal::Int(0)),
            Self::Short => return cast(TypeRefKind::Short, Literal::Int(0)),
            Self::Char => Literal::Char(0),
            Self::Long => Literal::Long(0),
            Self::Float => Literal::Float(0.0),
            Self::Double => Literal::Double(0.0),
            Self::Null => Literal::Null,
            Self::NoString => {
                let string = TypeRefKind::Named {
                    name: "String".to_owned(),
                    args: Vec::new(),
                    diamond: false,
                };
                return cast(string, Literal::Null);
            }
        })
    }
}

/// The edits of a slice, by node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Edits(Vec<Edit>);

impl Edits {
    /// Everything is kept.
    pub fn none(tree: &SourceTree) -> Self {
        Edits(vec![Edit::Keep; tree.len()])
    }

    pub fn get(&self, node: NodeIndex) -> Edit {
        self.0.get(node.index()).copied().unwrap_or_default()
    }

    pub fn set(&mut self, node: NodeIndex, edit: Edit) {
        if let Some(entry) = self.0.get_mut(node.index()) {
            *entry = edit;
        }
    }

    /// Whether a node or one below has an edit.
    fn any_in(&self, range: std::ops::Range<u32>) -> bool {
        self.0
            .get(range.start as usize..range.end as usize)
            .is_some_and(|edits| edits.iter().any(|edit| *edit != Edit::Keep))
    }

    /// Whether the node is still there: neither it nor a node around it is gone.
    pub fn is_kept(&self, tree: &SourceTree, node: NodeIndex) -> bool {
        self.get(node) == Edit::Keep
            && tree
                .ancestors(node)
                .all(|ancestor| self.get(ancestor) == Edit::Keep)
    }

    /// All kept nodes, in order.
    pub fn kept(&self, tree: &SourceTree) -> Vec<NodeIndex> {
        let mut kept = Vec::new();
        let mut next = 0;
        while (next as usize) < tree.len() {
            let node = NodeIndex(next);
            if self.get(node) == Edit::Keep {
                kept.push(node);
                next += 1;
            } else {
                next = tree.node(node).end;
            }
        }
        kept
    }

    /// How many nodes are kept.
    pub fn size(&self, tree: &SourceTree) -> usize {
        self.kept(tree).len()
    }

    /// Brings edits into one form, so that equal slices are equal: nothing below what is gone, and
    /// statements without their only content go, as do names in `permits` of classes that no longer extend.
    pub fn normalize(&mut self, tree: &SourceTree) {
        for node in tree.indices() {
            if tree.node(node).form == Form::LocalVars {
                let variables = tree.children(node);
                if !variables.is_empty()
                    && variables.iter().all(|var| self.get(*var) == Edit::Delete)
                {
                    self.set(node, Edit::Delete);
                }
            }
            if tree.node(node).kind == NodeKind::SwitchCase {
                // A case without labels is none.
                let children = tree.children(node).into_iter();
                let is_label = |child: &NodeIndex| tree.node(*child).role == Role::Label;
                let mut labels = children.filter(is_label).peekable();
                if labels.peek().is_some() && labels.all(|label| self.get(label) == Edit::Delete) {
                    self.set(node, Edit::Delete);
                }
            }
            if tree.node(node).role == Role::Whole
                && self.get(node) != Edit::Keep
                && let Some(statement) = tree.node(node).parent
            {
                self.set(statement, Edit::Delete);
            }
        }
        self.normalize_permits(tree);
        let mut next = 0;
        while (next as usize) < tree.len() {
            let node = NodeIndex(next);
            next += 1;
            if self.get(node) != Edit::Keep {
                for below in tree.subtree(node).skip(1) {
                    self.set(below, Edit::Keep);
                }
                next = tree.node(node).end;
            }
        }
    }

    /// The edits as (node, edit), in order.
    pub fn changes(&self) -> Vec<(NodeIndex, Edit)> {
        let all = self.0.iter().enumerate();
        all.filter(|(_, edit)| **edit != Edit::Keep)
            .map(|(index, edit)| (NodeIndex(index as u32), *edit))
            .collect()
    }

    /// Whether declarations are gone that methods may override: then `@Override` goes everywhere.
    pub(crate) fn drops_override(&self, tree: &SourceTree) -> bool {
        self.changes().iter().any(|(node, _)| {
            matches!(
                tree.node(*node).kind,
                NodeKind::Method | NodeKind::Param | NodeKind::Class | NodeKind::Supertype
            )
        })
    }

    /// Whether the class has edits, so that fields without initialiser are no longer `final`: what
    /// assigned them may be gone.
    pub(crate) fn relaxes_final(&self, tree: &SourceTree, class: NodeIndex) -> bool {
        self.any_in(class.0..tree.node(class).end)
    }
}
