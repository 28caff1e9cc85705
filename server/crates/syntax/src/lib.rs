//! Java source text: incremental trees and an owned syntax tree with member-relative node ids.
pub mod ast;
