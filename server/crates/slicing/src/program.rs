//! The program around the file that is sliced, and its versions.
//!
//! | module | what it does |
//! |---|---|
//! | `subject` | the file, and the versions of the program that edits of it give, refused where javac would |
//! | `version` | a version: where the members of the file are in it |
//! | `others`, `bounds`, `annotations` | what stays for other files, for the bounds of type parameters and for annotations |

pub(crate) mod annotations;
pub(crate) mod bounds;
pub(crate) mod others;
pub mod subject;
mod version;
