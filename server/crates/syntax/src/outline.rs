//! From a text and its incremental tree to a [`CompilationUnit`].
//!
//! What must hold:
//! * The unit is a function of the text.
//! * A member depends on its own text, its owner's kind and name, and on nothing else. So a faultless
//!   member whose text stood in the previous version is taken from there, wherever it stands now.
//!
//! Where the tree has no errors it tells where the members are, and only members with new text are
//! parsed. Otherwise the parser reads the whole file: it recovers from mistakes better than the
//! grammar of the tree, and knows Java that the grammar does not know. So it does where Unicode escapes
//! stand for more than characters of literals, which the grammar doesn't know either.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use rustc_hash::{FxBuildHasher, FxHasher};
use tree_sitter::{Node, Tree};

use crate::ast::{CompilationUnit, Member, MemberKind, TypeDecl};
use crate::number::number_specs;
use crate::parser::{
    LeadingComments, Owner, Source, misplaced_spec, parse_comments, parse_header, parse_import,
    parse_member, parse_package, parse_unit,
};
use crate::unicode_escapes::Translation;

/// The members of one version of a file, to be found by text in the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct MemberCache {
    text: Arc<String>,
    members: HashMap<u64, CachedMember, FxBuildHasher>,
}

#[derive(Debug, Clone)]
struct CachedMember {
    range: Range<usize>,
    /// Several for `int a, b;`.
    kinds: Vec<MemberKind>,
}

impl MemberCache {
    fn new(text: &Arc<String>) -> Self {
        Self {
            text: text.clone(),
            members: HashMap::default(),
        }
    }

    fn find(&self, key: u64, slice: &str) -> Option<&Vec<MemberKind>> {
        let found = self.members.get(&key)?;
        let same = self.text.get(found.range.clone()) == Some(slice);
        same.then_some(&found.kinds)
    }
}

/// What makes a member: its text and what it needs to know of its type.
fn key_of(owner: Owner<'_>, is_enum_constant: bool, slice: &str) -> u64 {
    let mut hasher = FxHasher::default();
    (owner, is_enum_constant, slice).hash(&mut hasher);
    hasher.finish()
}

/// Builds the unit of `text` and what the next version may reuse of it.
pub(crate) fn build_unit(
    text: &Arc<String>,
    tree: Option<&Tree>,
    previous: &MemberCache,
) -> (CompilationUnit, MemberCache) {
    let translation = Translation::of(text);
    if let Some(tree) = tree.filter(|tree| !tree.root_node().has_error())
        && translation.is_none()
    {
        let mut outline = Outline {
            text,
            previous,
            next: MemberCache::new(text),
            unit: CompilationUnit::default(),
        };
        if outline.file(tree.root_node()).is_some() {
            outline
                .unit
                .errors
                .sort_by_key(|error| (error.span.start, error.span.end));
            return (outline.unit, outline.next);
        }
    }
    parse_whole(text, translation.as_ref(), previous)
}

/// The unit of `text` without the help of a tree.
fn parse_whole(
    text: &Arc<String>,
    translation: Option<&Translation>,
    previous: &MemberCache,
) -> (CompilationUnit, MemberCache) {
    let mut next = MemberCache::new(text);
    let source = Source { text, translation };
    let unit = parse_unit(source, &mut |owner, is_enum_constant, range, kinds| {
        let Some(slice) = text.get(range.clone()) else {
            return kinds;
        };
        let key = key_of(owner, is_enum_constant, slice);
        let known = previous
            .find(key, slice)
            .or_else(|| next.find(key, slice))
            .cloned();
        let kinds = known.unwrap_or(kinds);
        next.members.insert(
            key,
            CachedMember {
                range,
                kinds: kinds.clone(),
            },
        );
        kinds
    });
    (unit, next)
}

/// Reads the outline of a file from a tree without errors. The methods give `None` at the first
/// thing the parser does not accept all the same.
struct Outline<'a> {
    text: &'a str,
    previous: &'a MemberCache,
    next: MemberCache,
    unit: CompilationUnit,
}

impl<'a> Outline<'a> {
    fn file(&mut self, root: Node<'a>) -> Option<()> {
        let mut cursor = root.walk();
        // Once a type is there, no import may follow.
        let mut has_types = false;
        let mut has_imports = false;
        for node in root.children(&mut cursor) {
            let range = node.byte_range();
            match node.kind() {
                "package_declaration" if !has_imports && !has_types => {
                    self.unit.package = parse_package(self.text, range)?;
                    has_imports = true;
                }
                "import_declaration" if !has_types => {
                    self.unit.imports.push(parse_import(self.text, range)?);
                    has_imports = true;
                }
                "module_declaration" => has_types = true,
                "line_comment" | "block_comment" => {}
                ";" => has_imports = true,
                kind if is_type(kind) => {
                    let decl = self.type_decl(node, 0)?;
                    self.unit.types.push(Arc::new(decl));
                    has_types = true;
                }
                _ => return None,
            }
        }
        Some(())
    }

    fn type_decl(&mut self, node: Node<'a>, depth: u32) -> Option<TypeDecl> {
        if depth > MAX_NESTED_TYPES {
            return None;
        }
        let body = node.child_by_field_name("body")?;
        let mut decl = parse_header(self.text, node.start_byte()..body.start_byte())?;
        decl.span.end = node.end_byte() as u32;
        self.body(body, &mut decl, depth)?;
        number_specs(&mut decl.invariants);
        Some(decl)
    }

    /// The members in a type's body, or in the part of an enum behind its constants.
    fn body(&mut self, body: Node<'a>, decl: &mut TypeDecl, depth: u32) -> Option<()> {
        let name = decl.name.text.clone();
        let owner = Owner {
            kind: decl.kind,
            name: &name,
        };
        let mut cursor = body.walk();
        let mut comments_start: Option<usize> = None;
        for node in body.children(&mut cursor) {
            let range = node.byte_range();
            let kind = node.kind();
            if matches!(kind, "line_comment" | "block_comment") {
                comments_start.get_or_insert(range.start);
                continue;
            }
            let comments = self.comments(comments_start.take(), range.start, decl);
            let takes_spec = match kind {
                "enum_body_declarations" => {
                    self.body(node, decl, depth)?;
                    false
                }
                "{" | "}" | ";" | "," => false,
                _ if is_type(kind) => {
                    let nested = self.type_decl(node, depth + 1)?;
                    let kind = MemberKind::Type(Arc::new(nested));
                    decl.members.push(Member {
                        start: range.start as u32,
                        kind,
                    });
                    false
                }
                _ => {
                    let start = comments.as_ref().map_or(range.start, |it| it.member_start);
                    let is_enum_constant = kind == "enum_constant";
                    self.member(start..range.end, owner, is_enum_constant, decl)?;
                    is_method(kind)
                }
            };
            if !takes_spec && let Some(span) = comments.and_then(|it| it.method_spec) {
                self.unit.errors.push(misplaced_spec(span));
            }
        }
        Some(())
    }

    /// Reads the comments from `start` to the node at `end`; most have no JML.
    fn comments(
        &mut self,
        start: Option<usize>,
        end: usize,
        decl: &mut TypeDecl,
    ) -> Option<LeadingComments> {
        let range = start?..end;
        if !self
            .text
            .get(range.clone())
            .is_some_and(|text| text.contains('@'))
        {
            return None;
        }
        let mut comments = parse_comments(self.text, range);
        decl.invariants.append(&mut comments.invariants);
        self.unit.errors.append(&mut comments.errors);
        Some(comments)
    }

    fn member(
        &mut self,
        range: Range<usize>,
        owner: Owner<'_>,
        is_enum_constant: bool,
        decl: &mut TypeDecl,
    ) -> Option<()> {
        let slice = self.text.get(range.clone())?;
        let key = key_of(owner, is_enum_constant, slice);
        let known = self
            .previous
            .find(key, slice)
            .or_else(|| self.next.find(key, slice));
        let kinds = match known {
            Some(kinds) => kinds.clone(),
            None => parse_member(self.text, range.clone(), owner, is_enum_constant)?,
        };
        let start = range.start as u32;
        decl.members.extend(kinds.iter().map(|kind| Member {
            start,
            kind: kind.clone(),
        }));
        self.next.members.insert(key, CachedMember { range, kinds });
        Some(())
    }
}

/// How deep types may lie in one another for the outline; deeper ones are left to the parser.
const MAX_NESTED_TYPES: u32 = 100;

fn is_type(kind: &str) -> bool {
    matches!(
        kind,
        "class_declaration"
            | "interface_declaration"
            | "enum_declaration"
            | "record_declaration"
            | "annotation_type_declaration"
    )
}

fn is_method(kind: &str) -> bool {
    matches!(
        kind,
        "method_declaration"
            | "constructor_declaration"
            | "compact_constructor_declaration"
            | "annotation_type_element_declaration"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SourceFile;

    /// The unit by way of the tree's outline is the one that the parser makes of the whole file.
    fn check(source: &str) {
        let file = SourceFile::new(source);
        let text = Arc::new(source.to_string());
        let tree = file.tree().expect("small enough for a tree");
        assert!(!tree.root_node().has_error(), "no error in {source:?}");
        let mut outline = Outline {
            text: &text,
            previous: &MemberCache::default(),
            next: MemberCache::new(&text),
            unit: CompilationUnit::default(),
        };
        assert!(
            outline.file(tree.root_node()).is_some(),
            "outline of {source:?}"
        );
        let (whole, _) = parse_whole(&text, None, &MemberCache::default());
        outline
            .unit
            .errors
            .sort_by_key(|error| (error.span.start, error.span.end));
        assert_eq!(format!("{:?}", outline.unit), format!("{whole:?}"));
    }

    #[test]
    fn outline_and_whole_parse_agree() {
        check("");
        check("// only a comment");
        check("package a.b; import c.D; ; import static e.F.*; class A { } ; interface B { }");
        check("@A package a; @B(1) public class C<T> extends D implements E { ; int x, y; ; }");
        check("module m { requires java.base; }");
        check("enum E { @A X, Y(1) { int f() { return 1; } }, ; int z; E() { } class F { } }");
        check("enum E { } enum F { A, } enum G { ; } enum H { A; { } static { } }");
        check("record R(int x) { R { } R(String s) { this(1); } record S() { } static int y; }");
        check("@interface N { int a() default 1; String[] b(); int C = 2; class D { } }");
        check("interface I { int X = 1; void f(); default int g() { return 1; } record R() { } }");
        check(
            "class A { class B { class C { int f() { return 1; } } int g; } static class D { } }",
        );
    }

    #[test]
    fn outline_and_whole_parse_agree_on_jml() {
        check("class A { //@ requires a;\n//@ ensures b\n//@ && c;\n/** Doc */ int f(); }");
        check("class A { //@ invariant a\n//@ && b;\n//@ requires c;\n int f() { return 1; } }");
        check("class A { int x; //@ invariant a;\n // plain\n /*@ spec_public @*/ int y; }");
        check(
            "class A { //@ requires a;\n int x; //@ requires b;\n class B { } //@ ensures c;\n }",
        );
        check("class A { // @ requires a;\n int f(); /*@ pure @*/ int g(); //@ ghost int z;\n }");
        check("enum E { //@ requires a;\n A, //@ spec_public\n B; //@ invariant b;\n int f; }");
        check("//@ requires a;\nclass A { }");
        check("class A { void f() { //@ assert a;\n } //@ && b;\n int g(); }");
    }
}
