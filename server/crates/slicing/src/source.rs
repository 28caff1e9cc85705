//! A file as what a slice keeps or drops: its nodes, what becomes of them, and the text that is left.
//!
//! | module | what it does |
//! |---|---|
//! | `tree` | the nodes |
//! | `edit` | which of them are gone, and the syntax tree without them |
//! | `render` | the text without them |
//! | `sealed` | which names and modifiers of sealed classes go with them |
//! | `bindings` | what nodes refer to |
//! | `lowered` | types of expressions, which nodes have a value |

pub(crate) mod bindings;
pub mod edit;
pub mod lowered;
pub mod render;
pub(crate) mod sealed;
pub mod tree;
