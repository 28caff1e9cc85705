//! What tests refer to, so that it stays in every slice.

use crate::inputs::runs::Entry;
use crate::program::subject::Subject;
use crate::reduction::oracle::Oracle;
use crate::source::tree::{NodeIndex, NodeKind};

/// What tests refer to, so that it stays: the methods they call and the constructors of their inputs.
pub fn kept_for_tests(subject: &Subject, oracle: &Oracle) -> Vec<NodeIndex> {
    let tree = &subject.tree;
    let version = &subject.original;
    let mut kept = Vec::new();
    let mut classes = Vec::new();
    for expectation in &oracle.expectations {
        match &expectation.test.entry {
            Entry::Main { .. } => {
                if let Some(main) = version.program.main_method(subject.file) {
                    kept.extend(
                        tree.indices()
                            .filter(|node| version.method_at(tree, *node) == Some(main)),
                    );
                }
            }
            Entry::Call {
                method,
                receiver,
                args,
            } => {
                kept.push(*method);
                for input in receiver.iter().chain(args) {
                    input_classes(input, &mut classes);
                }
            }
            Entry::Start(class) => kept.push(*class),
            Entry::JUnit { .. } | Entry::Calls(_) => {}
        }
    }
    classes.sort();
    classes.dedup();
    let is_main = |node: &NodeIndex| {
        version
            .method_at(tree, *node)
            .is_some_and(|method| Some(method) == version.program.main_method(subject.file))
    };
    // `main` keeps its parameter, or it would be no `main`.
    let mains: Vec<NodeIndex> = kept.iter().copied().filter(is_main).collect();
    for main in mains {
        kept.extend(
            tree.children(main)
                .into_iter()
                .filter(|child| tree.node(*child).kind == NodeKind::Param),
        );
    }
    for node in tree.indices() {
        if tree.node(node).kind != NodeKind::Class {
            continue;
        }
        let Some(class) = version.class_at(tree, node) else {
            continue;
        };
        if !classes.contains(&class) {
            continue;
        }
        for child in tree.children(node) {
            let entry = tree.node(child);
            let is_constructor = matches!(entry.form, crate::source::tree::Form::Constructor(_));
            if entry.kind == NodeKind::EnumConstant || is_constructor {
                kept.push(child);
                kept.extend(
                    tree.children(child)
                        .into_iter()
                        .filter(|child| tree.node(*child).kind == NodeKind::Param),
                );
            }
        }
        kept.push(node);
    }
    kept
}

fn input_classes(input: &testgen::input::Input, classes: &mut Vec<java::types::ClassId>) {
    use testgen::input::Input;
    if let Input::New { class, .. } | Input::Fields { class, .. } = input {
        classes.push(*class);
    }
    for part in input.parts() {
        input_classes(part, classes);
    }
}
