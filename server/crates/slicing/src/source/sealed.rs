//! Sealed classes and the classes of the file that extend them (JLS 8.1.1.2, 8.1.6).
//!
//! What must hold: nothing here is a choice. A class is named in `permits` as long as it extends the
//! sealed class; `sealed` and `non-sealed` stand where they say something that is still so.

use crate::evaluate::tokens;
use crate::source::edit::{Edit, Edits};
use crate::source::tree::{Form, NodeIndex, NodeKind, SourceTree};
use std::ops::Range;
use std::sync::Arc;

/// The sealed classes of a file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sealed {
    classes: Vec<SealedClass>,
}

#[derive(Clone, Debug)]
struct SealedClass {
    class: NodeIndex,
    /// The names in `permits`, with where the classes of this name name the sealed class.
    permitted: Vec<(NodeIndex, Vec<NodeIndex>)>,
    /// All places where classes of this file name the sealed class as a supertype.
    heirs: Vec<NodeIndex>,
    /// It permits classes of other files too.
    has_others: bool,
}

impl Sealed {
    /// `classes` are those with the modifier.
    pub(super) fn new(tree: &SourceTree, classes: &[NodeIndex]) -> Self {
        let classes = classes.iter().map(|class| sealed_class(tree, *class));
        Sealed {
            classes: classes.collect(),
        }
    }

    /// Whether the class named here is sealed.
    fn is_sealed(&self, supertype: NodeIndex) -> bool {
        let mut classes = self.classes.iter();
        classes.any(|it| it.heirs.contains(&supertype))
    }
}

fn sealed_class(tree: &SourceTree, class: NodeIndex) -> SealedClass {
    let name = match &tree.node(class).form {
        Form::Named(name) => Some(name),
        _ => None,
    };
    let names_it = |node: &NodeIndex| {
        let entry = tree.node(*node);
        entry.kind == NodeKind::Supertype && entry.type_name.as_ref() == name
    };
    let all: Vec<NodeIndex> = tree.indices().filter(names_it).collect();
    let is_of = |heir: NodeIndex, name: Option<&Arc<str>>| {
        let class = tree.node(heir).parent;
        class.is_some_and(|class| {
            matches!((&tree.node(class).form, name), (Form::Named(it), Some(name)) if it == name)
        })
    };
    let children = tree.children(class).into_iter();
    let permitted: Vec<(NodeIndex, Vec<NodeIndex>)> = children
        .filter(|child| tree.node(*child).kind == NodeKind::Permitted)
        .map(|child| {
            let name = tree.node(child).type_name.as_ref();
            let heirs = all.iter().copied().filter(|heir| is_of(*heir, name));
            (child, heirs.collect())
        })
        .collect();
    let heirs = match permitted.is_empty() {
        true => all,
        false => permitted.iter().flat_map(|it| it.1.clone()).collect(),
    };
    SealedClass {
        class,
        has_others: heirs.is_empty() || permitted.iter().any(|it| it.1.is_empty()),
        permitted,
        heirs,
    }
}

impl Edits {
    /// Classes that no longer extend a sealed class go from its `permits`, others come back.
    pub(super) fn normalize_permits(&mut self, tree: &SourceTree) {
        for (name, heirs) in tree.sealed.classes.iter().flat_map(|it| &it.permitted) {
            if !heirs.is_empty() {
                let extends = heirs.iter().any(|heir| self.is_kept(tree, *heir));
                self.set(*name, if extends { Edit::Keep } else { Edit::Delete });
            }
        }
    }

    /// The sealed classes that nothing extends any more: they can't be sealed.
    pub(super) fn unsealed(&self, tree: &SourceTree) -> Vec<NodeIndex> {
        let classes = tree.sealed.classes.iter().filter(|it| {
            let mut heirs = it.heirs.iter();
            !it.has_others && !heirs.any(|heir| self.is_kept(tree, *heir))
        });
        classes.map(|it| it.class).collect()
    }
}

/// What is to be written in place of the modifiers `sealed` and `non-sealed` that no longer hold.
pub(super) fn modifiers(
    tree: &SourceTree,
    text: &str,
    edits: &Edits,
) -> Vec<(Range<usize>, &'static str)> {
    let mut found = Vec::new();
    if tree.sealed.classes.is_empty() {
        return found;
    }
    let unsealed = edits.unsealed(tree);
    for class in tree.indices() {
        let entry = tree.node(class);
        let (NodeKind::Class, Some(name)) = (entry.kind, &entry.name) else {
            continue;
        };
        let children = tree.children(class).into_iter();
        let parents = children.filter(|child| {
            tree.node(*child).kind == NodeKind::Supertype && tree.sealed.is_sealed(*child)
        });
        let parents: Vec<NodeIndex> = parents.collect();
        let is_sealed_below = parents.iter().any(|at| edits.is_kept(tree, *at));
        let loses_parents = !parents.is_empty() && !is_sealed_below;
        if !edits.is_kept(tree, class) || !(unsealed.contains(&class) || loses_parents) {
            continue;
        }
        let start = entry.span.start as usize;
        let head = text.get(start..name.start as usize).unwrap_or("");
        let words = tokens(head);
        let word = |at: usize| words.get(at).and_then(|it| head.get(it.clone()));
        let Some(at) = (0..words.len())
            .rev()
            .find(|at| word(*at) == Some("sealed"))
        else {
            continue;
        };
        let is_non_sealed = at >= 2 && word(at - 1) == Some("-") && word(at - 2) == Some("non");
        let first = if is_non_sealed { at - 2 } else { at };
        let (Some(first), Some(last)) = (words.get(first), words.get(at)) else {
            continue;
        };
        let range = start + first.start..start + last.end;
        let blank = text
            .get(range.end..)
            .is_some_and(|rest| rest.starts_with(' '));
        let with_blank = range.start..range.end + usize::from(blank);
        match is_non_sealed {
            true if loses_parents => found.push((with_blank, "")),
            false if unsealed.contains(&class) && is_sealed_below => {
                found.push((range, "non-sealed"));
            }
            false if unsealed.contains(&class) => found.push((with_blank, "")),
            _ => {}
        }
    }
    found
}
