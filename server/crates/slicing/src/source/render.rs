//! The text of a slice: the original's, with what is gone cut out, so that layout and comments stay.
//!
//! What must hold: parsed again, the text has the tree that [`crate::source::edit::edited_unit`] gives.

use crate::source::edit::{Edit, Edits};
use crate::source::sealed;
use crate::source::tree::{Node, NodeIndex, NodeKind, Role, SourceTree};
use std::ops::Range;

/// The original text with the edits made.
pub fn render(tree: &SourceTree, text: &str, edits: &Edits) -> String {
    Renderer::new(tree, text, edits).finish()
}

/// The bytes of the original that aren't in the slice, those included in whose place a default
/// stands. In order, none overlapping.
pub fn dropped(tree: &SourceTree, text: &str, edits: &Edits) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for cut in Renderer::new(tree, text, edits).cuts {
        match ranges.last_mut() {
            Some(last) if cut.range.start <= last.end => last.end = last.end.max(cut.range.end),
            _ if cut.range.is_empty() => {}
            _ => ranges.push(cut.range),
        }
    }
    ranges
}

struct Cut {
    range: Range<usize>,
    with: String,
    /// Lines left blank by it go too.
    takes_line: bool,
}

struct Renderer<'a> {
    tree: &'a SourceTree,
    text: &'a str,
    edits: &'a Edits,
    cuts: Vec<Cut>,
}

impl<'a> Renderer<'a> {
    /// With the cuts in order.
    fn new(tree: &'a SourceTree, text: &'a str, edits: &'a Edits) -> Self {
        let mut renderer = Renderer {
            tree,
            text,
            edits,
            cuts: Vec::new(),
        };
        renderer.all();
        renderer
            .cuts
            .sort_by_key(|cut| (cut.range.start, std::cmp::Reverse(cut.range.end)));
        renderer
    }

    fn span(&self, node: NodeIndex) -> Range<usize> {
        let span = &self.tree.node(node).span;
        span.start as usize..span.end as usize
    }

    fn slice(&self, range: Range<usize>) -> &str {
        self.text.get(range).unwrap_or("")
    }

    fn cut(&mut self, range: Range<usize>, with: &str, takes_line: bool) {
        self.cuts.push(Cut {
            range,
            with: with.to_owned(),
            takes_line,
        });
    }

    fn all(&mut self) {
        for (node, edit) in self.edits.changes() {
            if !self
                .tree
                .ancestors(node)
                .all(|at| self.edits.get(at) == Edit::Keep)
            {
                continue;
            }
            match edit {
                Edit::Keep => {}
                Edit::Default(value) => {
                    let range = self.with_parentheses(self.span(node));
                    // `return0` would be a name.
                    let before = self.slice(0..range.start).chars().next_back();
                    let glued = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
                    let text = value.text();
                    let is_operand =
                        self.tree.node(node).role == Role::Value && text.starts_with('(');
                    let text = if is_operand {
                        format!("({text})")
                    } else {
                        text.to_owned()
                    };
                    let text = if glued { format!(" {text}") } else { text };
                    self.cut(range, &text, false);
                }
                Edit::Delete => self.delete(node),
            }
        }
        self.attempts();
        self.modifiers();
        for (range, with) in sealed::modifiers(self.tree, self.text, self.edits) {
            self.cut(range, with, with.is_empty());
        }
    }

    fn delete(&mut self, node: NodeIndex) {
        let entry = self.tree.node(node);
        let span = self.span(node);
        match (entry.kind, entry.role) {
            (NodeKind::Field, _) => self.declarator(node),
            (NodeKind::Method | NodeKind::Initializer, _) | (NodeKind::Class, Role::Listed) => {
                let start = self.before_comments(span.start);
                self.cut(start..span.end, "", true);
            }
            (NodeKind::EnumConstant, _) => self.list_item(node),
            (NodeKind::LocalVar, _) => self.list_item(node),
            (NodeKind::Param | NodeKind::Supertype | NodeKind::Permitted | NodeKind::Throws, _) => {
                self.list_item(node)
            }
            (_, Role::Argument | Role::Element | Role::ForUpdate | Role::Label) => {
                self.list_item(node);
            }
            (_, Role::Initial) => {
                let parent = entry
                    .parent
                    .and_then(|parent| self.tree.node(parent).name.clone());
                let start = parent.map_or(span.start, |name| name.end as usize);
                let between = self.slice(start..span.start);
                let equals = between.rfind('=').map_or(span.start, |at| start + at);
                let start = self.before_blanks(equals);
                let end = self.with_parentheses(span).end;
                self.cut(start..end, "", false);
            }
            (_, Role::Body) => self.cut(span, "{ }", false),
            (_, Role::Else | Role::Finally) => {
                let word = if entry.role == Role::Else {
                    "else"
                } else {
                    "finally"
                };
                let start = self.slice(0..span.start).rfind(word).unwrap_or(span.start);
                self.cut(self.before_blanks(start)..span.end, "", true);
            }
            (NodeKind::Catch, _) => {
                self.cut(self.before_blanks(span.start)..span.end, "", true);
            }
            (_, Role::AssertMessage) => {
                let start = self.slice(0..span.start).rfind(':').unwrap_or(span.start);
                self.cut(self.before_blanks(start)..span.end, "", false);
            }
            (_, Role::ForInit) => {
                // Its statement's span may have the semicolon.
                let end = span.start
                    + self
                        .slice(span.clone())
                        .trim_end_matches(';')
                        .trim_end()
                        .len();
                self.list_range(node, span.start..end);
            }
            (_, Role::Value | Role::ForCondition) => {
                let range = self.with_parentheses(span);
                self.cut(self.before_blanks(range.start)..range.end, "", false);
            }
            (NodeKind::Statement, Role::Listed) => {
                let range = self.with_comments(span);
                self.cut(range, "", true);
            }
            _ => self.cut(span, "", true),
        }
    }

    /// A statement with the comments that are about it: on the lines right above, and behind it on its
    /// last line. What shares its lines with something else has none.
    fn with_comments(&self, span: Range<usize>) -> Range<usize> {
        let line = self.slice(0..span.start).rfind('\n').map_or(0, |at| at + 1);
        let rest = self.slice(span.end..self.text.len());
        let rest = rest.get(..rest.find('\n').unwrap_or(rest.len()));
        let rest = rest.unwrap_or("").trim_end();
        let is_comment = |text: &str| {
            text.starts_with("//")
                || (text.starts_with("/*") && text.find("*/") == Some(text.len() - 2))
        };
        let is_alone = self.slice(line..span.start).trim().is_empty();
        if !is_alone || !(rest.trim().is_empty() || is_comment(rest.trim_start())) {
            return span;
        }
        let mut start = span.start;
        let mut above = line;
        while above > 0 {
            let before = self.slice(0..above - 1);
            let begin = before.rfind('\n').map_or(0, |at| at + 1);
            let text = self.slice(begin..above - 1).trim();
            let begin = if is_comment(text) {
                begin
            } else if text.ends_with("*/") {
                // A comment of several lines.
                let open = before.rfind("/*").unwrap_or(0);
                let begin = before.get(..open).and_then(|it| it.rfind('\n'));
                let begin = begin.map_or(0, |at| at + 1);
                if !self.slice(begin..open).trim().is_empty() {
                    break;
                }
                begin
            } else {
                break;
            };
            start = begin
                + (self.slice(begin..above).len() - self.slice(begin..above).trim_start().len());
            above = begin;
        }
        start..span.end + rest.len()
    }

    /// Parentheses around an expression go with it: `(a + b)` is one.
    fn with_parentheses(&self, span: Range<usize>) -> Range<usize> {
        // The parentheses of `if (…)` and of calls belong to what is around: they stay.
        span
    }

    fn before_blanks(&self, at: usize) -> usize {
        self.slice(0..at).trim_end().len()
    }

    /// Comments that stand right before a member.
    fn before_comments(&self, at: usize) -> usize {
        let mut start = at;
        loop {
            let before = self.slice(0..start).trim_end();
            if before.ends_with("*/") {
                match before.rfind("/*") {
                    Some(open) => start = open,
                    None => return start,
                }
                continue;
            }
            let line = before.rfind('\n').map_or(0, |at| at + 1);
            if before
                .get(line..)
                .is_some_and(|line| line.trim_start().starts_with("//"))
            {
                start = line
                    + before
                        .get(line..)
                        .map_or(0, |text| text.len() - text.trim_start().len());
                continue;
            }
            return start;
        }
    }

    /// Nodes of the same list; of fields those of one declaration: `int a, b;`.
    fn siblings(&self, node: NodeIndex) -> Vec<NodeIndex> {
        let entry = self.tree.node(node);
        let declaration = |field: &Node| field.declared_type.as_ref().map(|ty| ty.start);
        let Some(parent) = entry.parent else {
            return vec![node];
        };
        self.tree
            .children(parent)
            .into_iter()
            .filter(|child| {
                let child = self.tree.node(*child);
                child.kind == entry.kind
                    && child.role == entry.role
                    && (entry.kind != NodeKind::Field || declaration(child) == declaration(entry))
            })
            .collect()
    }

    /// The declarator of a variable; other items as they are.
    fn item_range(&self, node: NodeIndex) -> Range<usize> {
        let entry = self.tree.node(node);
        match (entry.kind, &entry.name) {
            (NodeKind::LocalVar | NodeKind::Field, Some(name)) => {
                let init = self
                    .tree
                    .children(node)
                    .first()
                    .map(|init| self.span(*init).end);
                let mut end = init.unwrap_or(name.end as usize);
                let rest = self.slice(end..self.text.len());
                // Dimensions behind the name, a parenthesis behind the initialiser.
                let extra = rest.len() - rest.trim_start_matches(['[', ']', ')', ' ']).len();
                if rest
                    .get(..extra)
                    .is_some_and(|text| text.contains([']', ')']))
                {
                    end += extra;
                }
                name.start as usize..end
            }
            _ => self.span(node),
        }
    }

    fn list_item(&mut self, node: NodeIndex) {
        let range = self.item_range(node);
        self.list_range(node, range);
    }

    /// Takes an item out of a list with commas: with the comma before it if one is kept before,
    /// else with the one behind it.
    fn list_range(&mut self, node: NodeIndex, range: Range<usize>) {
        let siblings = self.siblings(node);
        let position = siblings.iter().position(|at| *at == node).unwrap_or(0);
        let has_kept_before = siblings
            .iter()
            .take(position)
            .any(|at| self.edits.get(*at) != Edit::Delete);
        let kept_behind = siblings
            .iter()
            .skip(position + 1)
            .any(|at| self.edits.get(*at) != Edit::Delete);
        if has_kept_before {
            let before = siblings
                .get(position.wrapping_sub(1))
                .map(|at| self.item_range(*at).end);
            let start = before.unwrap_or(range.start);
            let comma = self
                .slice(start..range.start)
                .find(',')
                .map_or(range.start, |at| start + at);
            self.cut(comma..range.end, "", false);
        } else if kept_behind || siblings.len() > position + 1 {
            let next = siblings
                .get(position + 1)
                .map(|at| self.item_range(*at).start);
            self.cut(range.start..next.unwrap_or(range.end), "", false);
        } else {
            // The last of a list that is gone: its keyword goes too.
            let word = match self.tree.node(node).kind {
                NodeKind::Supertype => Some(["extends", "implements"].as_slice()),
                NodeKind::Permitted => Some(["permits"].as_slice()),
                NodeKind::Throws => Some(["throws"].as_slice()),
                _ => None,
            };
            self.cut(range.clone(), "", false);
            if let Some(words) = word {
                let first = siblings.first();
                let first = first.map_or(range.start, |at| self.span(*at).start);
                let before = self.slice(0..first);
                let start = words
                    .iter()
                    .filter_map(|word| before.rfind(word).map(|at| (at, word.len())))
                    .max();
                if let Some((at, length)) = start {
                    let is_blank = self.slice(at + length..first).trim().is_empty();
                    let end = if is_blank { first } else { at + length };
                    self.cut(self.before_blanks(at)..end, "", false);
                }
            }
        }
    }

    /// A field: the whole declaration if all of its variables go.
    fn declarator(&mut self, node: NodeIndex) {
        let declaration = self.tree.node(node).member.map(|member| member.start);
        let group = self.siblings(node);
        let is_shared =
            group.len() > 1 && group.iter().any(|at| self.edits.get(*at) != Edit::Delete);
        if is_shared {
            return self.list_item(node);
        }
        if group.first() != Some(&node) {
            return;
        }
        let first = self.span(node);
        let last = group.last().map_or(first.end, |at| {
            self.item_range(*at).end.max(self.span(*at).end)
        });
        let rest = self.slice(last..self.text.len());
        let end = match rest.trim_start().strip_prefix(';') {
            Some(after) => self.text.len() - after.len(),
            None => last,
        };
        // Of several fields each has the place of its name; the type stands before them.
        let begin = match self.is_in_code(node) {
            true => self.declaration_start(node),
            false => {
                let start = declaration.map_or(first.start, |start| start as usize);
                self.before_comments(start.min(first.start))
            }
        };
        self.cut(begin..end, "", true);
    }

    /// Whether the class that a member belongs to stands inside another member's code.
    fn is_in_code(&self, node: NodeIndex) -> bool {
        let entry = self.tree.node(node);
        let class = entry.parent.map_or(0, |class| self.span(class).start);
        entry
            .member
            .is_some_and(|member| (member.start as usize) < class)
    }

    /// Where the declaration of a field starts whose class stands inside code: behind the member
    /// before, or the brace of the class.
    fn declaration_start(&self, node: NodeIndex) -> usize {
        let group = self.siblings(node);
        let first = group.first().map_or(node, |first| *first);
        let Some(class) = self.tree.node(node).parent else {
            return self.span(first).start;
        };
        let name = self.tree.node(class).name.clone();
        let head = name.map_or(0, |name| name.end as usize);
        let mut bound = head.max(self.span(class).start);
        let mut is_behind_member = false;
        for child in self.tree.children(class) {
            if child >= first {
                break;
            }
            bound = bound.max(self.span(child).end);
            is_behind_member = matches!(
                self.tree.node(child).kind,
                NodeKind::Field
                    | NodeKind::Method
                    | NodeKind::Initializer
                    | NodeKind::Class
                    | NodeKind::EnumConstant
            );
        }
        let rest = |from: usize| self.slice(from..self.text.len());
        if is_behind_member {
            let blank = rest(bound).len() - rest(bound).trim_start().len();
            bound += match rest(bound + blank).starts_with(';') {
                true => blank + 1,
                false => 0,
            };
        } else if !self.slice(bound..bound + 1).starts_with('{') || head > self.span(class).start {
            bound += rest(bound).find('{').map_or(0, |brace| brace + 1);
        } else {
            bound += 1;
        }
        bound + rest(bound).len() - rest(bound).trim_start().len()
    }

    /// `try` without clauses and resources is its block.
    fn attempts(&mut self) {
        for node in self.tree.indices() {
            if self.tree.node(node).kind != NodeKind::Statement
                || !self.edits.is_kept(self.tree, node)
                || !self.slice(self.span(node)).starts_with("try")
            {
                continue;
            }
            let children = self.tree.children(node);
            let Some(block) = children
                .iter()
                .find(|at| self.tree.node(**at).kind == NodeKind::Block)
            else {
                continue;
            };
            let is_clause = |at: &&NodeIndex| {
                let node = self.tree.node(**at);
                node.kind == NodeKind::Catch || node.role == Role::Finally
            };
            let clauses: Vec<&NodeIndex> = children.iter().filter(is_clause).collect();
            let has_resources = children.first() != Some(block);
            if !has_resources
                && clauses
                    .iter()
                    .all(|at| self.edits.get(**at) == Edit::Delete)
            {
                let start = self.span(node).start;
                self.cut(start..self.span(*block).start, "", false);
            }
        }
    }

    /// `@Override` and `final` where they no longer hold.
    fn modifiers(&mut self) {
        let drops_override = self.edits.drops_override(self.tree);
        for node in self.tree.indices() {
            let entry = self.tree.node(node);
            let Some(name) = entry.name.clone() else {
                continue;
            };
            if !self.edits.is_kept(self.tree, node) {
                continue;
            }
            let start = match entry.kind == NodeKind::Field && self.is_in_code(node) {
                true => self.declaration_start(node),
                false => self.span(node).start,
            };
            if entry.kind == NodeKind::Method && drops_override {
                let head = self.slice(start..name.start as usize);
                if let Some(at) = head.find("@Override") {
                    let from = start + at;
                    let mut end = from + "@Override".len();
                    if self.slice(end..end + 1) == " " {
                        end += 1;
                    }
                    self.cut(from..end, "", true);
                }
            }
            if entry.kind == NodeKind::Field {
                let init = self.tree.children(node).first().copied();
                let has_init = init.is_some_and(|init| self.edits.get(init) != Edit::Delete);
                let class = entry.parent;
                if has_init
                    || !class.is_some_and(|class| self.edits.relaxes_final(self.tree, class))
                {
                    continue;
                }
                let head = self.slice(start..name.start as usize);
                if let Some(at) = head.find("final ") {
                    self.cut(start + at..start + at + "final ".len(), "", false);
                }
            }
        }
    }

    fn finish(self) -> String {
        let mut result = String::with_capacity(self.text.len());
        let mut at = 0;
        for cut in &self.cuts {
            if cut.range.start < at {
                continue;
            }
            result.push_str(self.text.get(at..cut.range.start).unwrap_or(""));
            at = cut.range.end;
            if cut.takes_line {
                // A line that holds nothing else goes whole.
                let line = result.rfind('\n').map_or(0, |at| at + 1);
                let is_blank = result
                    .get(line..)
                    .is_some_and(|line| line.trim().is_empty());
                let rest = self.text.get(at..).unwrap_or("");
                let blank = rest.len() - rest.trim_start_matches([' ', '\t', '\r']).len();
                if is_blank && rest.get(blank..).is_some_and(|rest| rest.starts_with('\n')) {
                    result.truncate(line);
                    at += blank + 1;
                    continue;
                }
            }
            result.push_str(&cut.with);
        }
        result.push_str(self.text.get(at..).unwrap_or(""));
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use syntax::SourceFile;

    /// Takes each field, and each label of a `case`, out alone: what is left, without white space.
    #[track_caller]
    fn check(source: &str, expected: &[&str]) {
        let tree = SourceTree::new(&SourceFile::new(source).unit());
        let mut found = Vec::new();
        for node in tree.indices() {
            let entry = tree.node(node);
            if entry.kind != NodeKind::Field && entry.role != Role::Label {
                continue;
            }
            let mut edits = Edits::none(&tree);
            edits.set(node, Edit::Delete);
            edits.normalize(&tree);
            let text = render(&tree, source, &edits);
            let words: Vec<&str> = text.split_whitespace().collect();
            found.push(words.join(" "));
        }
        assert_eq!(found, expected);
    }

    #[test]
    fn fields_of_anonymous_classes() {
        check(
            "class A { Object o() { return new B() { private int a = 0; final int b, c = 1; void m() { } }; } }",
            &[
                "class A { Object o() { return new B() { int b, c = 1; void m() { } }; } }",
                "class A { Object o() { return new B() { private int a = 0; final int c = 1; void m() { } }; } }",
                "class A { Object o() { return new B() { private int a = 0; int b; void m() { } }; } }",
            ],
        );
    }

    #[test]
    fn fields_of_local_classes_and_constants() {
        check(
            "class A { void m() { class L extends B { @Deprecated int a; void n() { } private int b = 2; } } }",
            &[
                "class A { void m() { class L extends B { void n() { } private int b = 2; } } }",
                "class A { void m() { class L extends B { @Deprecated int a; void n() { } } } }",
            ],
        );
        check(
            "enum E { A { int a = 1; int m() { return a; } }, B }",
            &["enum E { A { int m() { return a; } }, B }"],
        );
    }

    #[test]
    fn fields_of_classes() {
        check(
            "class A { int a, b; /* about c */ int c = 1; }",
            &[
                "class A { int b; /* about c */ int c = 1; }",
                "class A { int a; /* about c */ int c = 1; }",
                "class A { int a, b; }",
            ],
        );
    }

    #[test]
    fn a_case_goes_with_its_last_label() {
        check(
            "class A { void m(int i) { switch (i) { case 0: n(); case 1, 2: break; } } }",
            &[
                "class A { void m(int i) { switch (i) { case 1, 2: break; } } }",
                "class A { void m(int i) { switch (i) { case 0: n(); case 2: break; } } }",
                "class A { void m(int i) { switch (i) { case 0: n(); case 1: break; } } }",
            ],
        );
    }
}
