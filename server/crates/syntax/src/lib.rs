//! Java source text: incremental trees and an owned syntax tree with member-relative node ids.
//!
//! [`SourceFile`] holds a text, takes edits and gives the tree of [`ast`]. The incremental tree finds
//! the members of a file, also of one half typed; a parser of its own reads each member, so that only
//! the member edited is read again and the grammar's gaps don't matter.

pub mod ast;
pub mod dump;
mod lexer;
mod lines;
mod literal;
mod number;
mod outline;
mod parser;
mod source;
mod unicode_escapes;
pub mod visit;

pub use lexer::is_reserved_word;
pub use lines::{Encoding, Position};
pub use parser::{MAX_DEPTH, NESTING_COST};
pub use source::{EditError, MAX_SOURCE_BYTES, SourceFile, TextChange};

/// Parses the one member that a text holds, its JML included, as a member of a type of the given
/// kind and name (empty for an anonymous class); several fields for `int a, b;`. Spans count from
/// the start of the text. `None` if the text has a mistake or holds a type.
pub fn parse_member(
    text: &str,
    owner_kind: ast::TypeKind,
    owner_name: &str,
    is_enum_constant: bool,
) -> Option<Vec<ast::MemberKind>> {
    let owner = parser::Owner {
        kind: owner_kind,
        name: owner_name,
    };
    let translation = unicode_escapes::Translation::of(text);
    let source = parser::Source {
        text,
        translation: translation.as_ref(),
    };
    parser::parse_member(source, 0..text.len(), owner, is_enum_constant)
}
