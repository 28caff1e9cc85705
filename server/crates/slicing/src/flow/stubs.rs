//! The program that a slice of a slice is looked for in: what the first has taken away is there as a
//! declaration without content, so that all code of other files means what it meant.
//!
//! What must hold: nothing depends on what was hollowed; whoever called it gets no value from it.

use crate::program::subject::{Subject, Version};
use crate::source::edit::{Edit, Edits};
use crate::source::lowered::Facts;
use crate::source::tree::{Form, NodeIndex, NodeKind};

/// The program after some edits, with stubs for the declarations that are gone.
pub(super) fn version(subject: &Subject, facts: &Facts, edits: &Edits) -> Version {
    let mut stubs = Stubs {
        subject,
        facts,
        edits: edits.clone(),
    };
    for (node, edit) in edits.changes() {
        let is_member = matches!(
            subject.tree.node(node).kind,
            NodeKind::Method
                | NodeKind::Field
                | NodeKind::Initializer
                | NodeKind::Class
                | NodeKind::EnumConstant
        );
        if is_member && edit == Edit::Delete {
            stubs.edits.set(node, Edit::Keep);
            stubs.hollow(node);
        }
    }
    stubs.edits.normalize(&subject.tree);
    subject.unchecked(&subject.original, &stubs.edits)
}

struct Stubs<'a> {
    subject: &'a Subject,
    facts: &'a Facts,
    edits: Edits,
}

impl Stubs<'_> {
    fn hollow(&mut self, node: NodeIndex) {
        let tree = &self.subject.tree;
        for child in tree.children(node) {
            match tree.node(child).kind {
                NodeKind::Block => {
                    for statement in tree.children(child) {
                        self.edits.set(statement, Edit::Delete);
                    }
                }
                NodeKind::Expression if tree.node(node).kind == NodeKind::Field => {
                    self.value(node, child);
                }
                NodeKind::Method
                | NodeKind::Field
                | NodeKind::Initializer
                | NodeKind::Class
                | NodeKind::EnumConstant => self.hollow(child),
                _ => {}
            }
        }
    }

    /// What a field starts with. Constants stay: labels are made of them.
    fn value(&mut self, field: NodeIndex, init: NodeIndex) {
        let (tree, original) = (&self.subject.tree, &self.subject.original);
        let declared = original.field_at(tree, field);
        let is_constant =
            declared.is_some_and(|field| original.program.field(field).constant.is_some());
        if is_constant || tree.node(init).form == Form::DefaultLiteral {
            return;
        }
        if tree.node(init).form == Form::ArrayInit {
            for element in tree.children(init) {
                self.edits.set(element, Edit::Delete);
            }
        } else if let Some(value) = self.facts.defaults(self.subject, init).first() {
            self.edits.set(init, Edit::Default(*value));
        }
    }
}
