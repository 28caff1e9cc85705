//! From the tree to a [`CompilationUnit`]: finds the members with the help of the incremental tree
//! and parses those whose text is new.
//!
//! What must hold:
//! * A member depends on its own text, its owner's kind and name, and on nothing else. So a member
//!   whose text stood in the previous version is taken from there, wherever it stands now.
//! * With mistakes in the file, all members that the tree still finds are kept.
//! * Java that the grammar of the tree does not know is accepted if the parser accepts the file.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use rustc_hash::{FxBuildHasher, FxHasher};
use tree_sitter::{Node, Tree};

use crate::ast::{
    CompilationUnit, Ident, Member, MemberKind, Modifiers, NodeId, Span, SyntaxError, TypeDecl,
    TypeKind,
};
use crate::number::number_specs;
use crate::parser::{
    Owner, ParsedMember, is_class_spec, is_method_spec, parse_class_specs, parse_header,
    parse_import, parse_member, parse_package, parse_unit, shortened,
};
use crate::source::failed_unit;

/// The members of one version of a file, to be found by text in the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct MemberCache {
    text: Arc<String>,
    members: HashMap<u64, CachedMember, FxBuildHasher>,
}

#[derive(Debug, Clone)]
struct CachedMember {
    range: Range<usize>,
    parsed: Arc<ParsedMember>,
}

impl MemberCache {
    fn find(&self, key: u64, slice: &str) -> Option<Arc<ParsedMember>> {
        let found = self.members.get(&key)?;
        let same = self.text.get(found.range.clone()) == Some(slice);
        same.then(|| found.parsed.clone())
    }
}

/// Builds the unit of `text` and what the next version may reuse of it.
pub(crate) fn build_unit(
    text: &Arc<String>,
    tree: Option<&Tree>,
    previous: &MemberCache,
) -> (CompilationUnit, MemberCache) {
    let Some(tree) = tree else {
        let unit = parse_unit(text).unwrap_or_else(|| {
            failed_unit("this text is too far from Java to be parsed in reasonable time".into())
        });
        return (unit, MemberCache::default());
    };
    let mut outline = Outline {
        text,
        previous,
        next: MemberCache {
            text: text.clone(),
            members: HashMap::default(),
        },
        unit: CompilationUnit::default(),
        depth: 0,
    };
    outline.file(tree.root_node());
    if !outline.unit.errors.is_empty()
        && tree.root_node().has_error()
        && let Some(unit) = parse_unit(text)
    {
        outline.unit = unit;
    }
    (outline.unit, outline.next)
}

struct Outline<'a> {
    text: &'a str,
    previous: &'a MemberCache,
    next: MemberCache,
    unit: CompilationUnit,
    depth: u32,
}

/// How deep types may lie in one another.
const MAX_NESTED_TYPES: u32 = 100;

impl<'a> Outline<'a> {
    fn file(&mut self, root: Node<'a>) {
        let mut cursor = root.walk();
        for node in root.children(&mut cursor) {
            let range = node.byte_range();
            match node.kind() {
                "package_declaration" => match parse_package(self.text, range) {
                    Ok(name) => self.unit.package = name,
                    Err(errors) => self.unit.errors.extend(errors),
                },
                "import_declaration" => match parse_import(self.text, range) {
                    Ok(import) => self.unit.imports.push(import),
                    Err(errors) => self.unit.errors.extend(errors),
                },
                "module_declaration" | "line_comment" | "block_comment" | ";" => {}
                kind if is_type(kind) => {
                    if let Some(decl) = self.type_decl(node) {
                        self.unit.types.push(Arc::new(decl));
                    }
                }
                "ERROR" => self.broken(node),
                _ => self.stray(node),
            }
        }
    }

    fn error(&mut self, range: Range<usize>, message: String) {
        // A whole broken file is not to be underlined from top to bottom.
        let text = self.text.get(range.clone()).unwrap_or("");
        let line = text.find(['\n', '\r']).unwrap_or(text.len());
        let span = Span {
            start: range.start as u32,
            end: (range.start + line) as u32,
        };
        self.unit.errors.push(SyntaxError { span, message });
    }

    /// A node the grammar could make no sense of. Types in it are kept.
    fn broken(&mut self, node: Node<'a>) {
        let text = self.text.get(node.byte_range()).unwrap_or("");
        self.error(
            node.byte_range(),
            format!("unexpected `{}`", shortened(text)),
        );
        let mut cursor = node.walk();
        for child in node.children(&mut cursor) {
            if is_type(child.kind())
                && let Some(decl) = self.type_decl(child)
            {
                self.unit.types.push(Arc::new(decl));
            }
        }
    }

    /// A statement or method outside all types.
    fn stray(&mut self, node: Node<'a>) {
        let text = self.text.get(node.byte_range()).unwrap_or("");
        let message = match node.kind() {
            "method_declaration" => "a method must stand in a class".to_string(),
            _ if node.is_missing() => format!("expected `{}`", node.kind()),
            _ => format!(
                "expected a class, interface, enum or record, found `{}`",
                shortened(text)
            ),
        };
        self.error(node.byte_range(), message);
    }

    fn type_decl(&mut self, node: Node<'a>) -> Option<TypeDecl> {
        self.depth += 1;
        let decl = if self.depth > MAX_NESTED_TYPES {
            let message = format!("types are nested too deeply (limit {MAX_NESTED_TYPES})");
            self.error(node.byte_range(), message);
            None
        } else {
            self.type_within_limit(node)
        };
        self.depth -= 1;
        decl
    }

    fn type_within_limit(&mut self, node: Node<'a>) -> Option<TypeDecl> {
        let body = node.child_by_field_name("body");
        let header_end = body.map_or(node.end_byte(), |body| body.start_byte());
        let mut decl = match parse_header(self.text, node.start_byte()..header_end) {
            Ok(decl) => decl,
            Err(errors) => {
                self.unit.errors.extend(errors);
                self.nameless(node)?
            }
        };
        decl.span = Span {
            start: node.start_byte() as u32,
            end: node.end_byte() as u32,
        };
        if let Some(body) = body {
            self.body(body, &mut decl);
        }
        number_specs(&mut decl.invariants);
        Some(decl)
    }

    /// A type whose header has a mistake, but a name.
    fn nameless(&self, node: Node<'a>) -> Option<TypeDecl> {
        let name = node.child_by_field_name("name")?;
        let text = self.text.get(name.byte_range())?;
        let span = Span {
            start: name.start_byte() as u32,
            end: name.end_byte() as u32,
        };
        Some(TypeDecl {
            id: NodeId(0),
            span: Span::default(),
            kind: match node.kind() {
                "interface_declaration" => TypeKind::Interface,
                "enum_declaration" => TypeKind::Enum,
                "record_declaration" => TypeKind::Record,
                "annotation_type_declaration" => TypeKind::Annotation,
                _ => TypeKind::Class,
            },
            name: Ident {
                text: text.into(),
                span,
            },
            modifiers: Modifiers::default(),
            type_params: Vec::new(),
            extends: None,
            implements: Vec::new(),
            permits: Vec::new(),
            record_components: Vec::new(),
            members: Vec::new(),
            invariants: Vec::new(),
        })
    }

    /// The members in a type's body, or in the part of an enum behind its constants.
    fn body(&mut self, body: Node<'a>, decl: &mut TypeDecl) {
        let name = decl.name.text.clone();
        let owner = Owner {
            kind: decl.kind,
            name: &name,
        };
        let mut cursor = body.walk();
        // Where the JML that belongs to the member to come starts.
        let mut spec_start: Option<usize> = None;
        let mut has_method_spec = false;
        for node in body.children(&mut cursor) {
            let range = node.byte_range();
            let kind = node.kind();
            match kind {
                "line_comment" | "block_comment" => {
                    match self.comment(range.clone(), decl) {
                        SpecOf::Member => {
                            spec_start.get_or_insert(range.start);
                        }
                        SpecOf::Method => {
                            spec_start.get_or_insert(range.start);
                            has_method_spec = true;
                        }
                        SpecOf::Nothing => {}
                    }
                    continue;
                }
                "{" | "}" | ";" | "," if !node.is_missing() => {
                    if has_method_spec {
                        self.refuse_spec(spec_start, range.start);
                    }
                }
                "enum_body_declarations" => self.body(node, decl),
                "ERROR" => self.broken_member(node, owner, decl),
                _ if node.is_missing() => {
                    self.error(range.start..range.start, format!("expected `{kind}`"));
                }
                _ if is_type(kind) => {
                    if has_method_spec {
                        self.refuse_spec(spec_start, range.start);
                    }
                    if let Some(nested) = self.type_decl(node) {
                        let kind = MemberKind::Type(Arc::new(nested));
                        decl.members.push(Member {
                            start: range.start as u32,
                            kind,
                        });
                    }
                }
                _ => {
                    if has_method_spec && !is_method(kind) {
                        self.refuse_spec(spec_start, range.start);
                    }
                    let start = spec_start.unwrap_or(range.start);
                    self.member(start..range.end, owner, kind == "enum_constant", decl);
                }
            }
            spec_start = None;
            has_method_spec = false;
        }
        if has_method_spec {
            self.refuse_spec(spec_start, body.end_byte());
        }
    }

    fn comment(&mut self, range: Range<usize>, decl: &mut TypeDecl) -> SpecOf {
        let text = self.text.get(range.clone()).unwrap_or("");
        let bounds = range.start as u32..range.end as u32;
        if !crate::lexer::is_spec(text) {
            let is_broken = crate::lexer::is_broken_spec(text);
            return if is_broken {
                SpecOf::Member
            } else {
                SpecOf::Nothing
            };
        }
        if is_class_spec(self.text, bounds.clone()) {
            let (clauses, errors) = parse_class_specs(self.text, range);
            decl.invariants.extend(clauses);
            self.unit.errors.extend(errors);
            return SpecOf::Nothing;
        }
        if is_method_spec(self.text, bounds) {
            SpecOf::Method
        } else {
            SpecOf::Member
        }
    }

    fn refuse_spec(&mut self, start: Option<usize>, end: usize) {
        let Some(start) = start else { return };
        self.error(
            start..end,
            "this JML must stand right before a method".to_string(),
        );
    }

    /// A node in a class body that the grammar could make no sense of. Whole members in it are kept.
    fn broken_member(&mut self, node: Node<'a>, owner: Owner<'_>, decl: &mut TypeDecl) {
        let text = self.text.get(node.byte_range()).unwrap_or("");
        self.error(
            node.byte_range(),
            format!("unexpected `{}`", shortened(text)),
        );
        let mut cursor = node.walk();
        for child in node.children(&mut cursor) {
            if is_method(child.kind()) {
                self.member(child.byte_range(), owner, false, decl);
            }
        }
    }

    fn member(
        &mut self,
        range: Range<usize>,
        owner: Owner<'_>,
        is_enum_constant: bool,
        decl: &mut TypeDecl,
    ) {
        let Some(slice) = self.text.get(range.clone()) else {
            return;
        };
        let mut hasher = FxHasher::default();
        (owner, is_enum_constant, slice).hash(&mut hasher);
        let key = hasher.finish();
        let parsed = self
            .previous
            .find(key, slice)
            .or_else(|| self.next.find(key, slice))
            .unwrap_or_else(|| {
                Arc::new(parse_member(
                    self.text,
                    range.clone(),
                    owner,
                    is_enum_constant,
                ))
            });
        let start = range.start as u32;
        for error in &parsed.errors {
            let span = Span {
                start: error.span.start + start,
                end: error.span.end + start,
            };
            self.unit.errors.push(SyntaxError {
                span,
                message: error.message.clone(),
            });
        }
        for kind in &parsed.kinds {
            decl.members.push(Member {
                start,
                kind: kind.clone(),
            });
        }
        self.next
            .members
            .insert(key, CachedMember { range, parsed });
    }
}

/// What a comment speaks of.
enum SpecOf {
    /// The member that follows, in a way that changes nothing (`spec_public`).
    Member,
    /// The method that follows.
    Method,
    Nothing,
}

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
