//! The language server and the command line: what touches files, editors, threads and clocks.
//!
//! No algorithm lives here. Both faces ask the engine through [`analysis::Snapshot`] and show what
//! it reports; see `server/ARCHITECTURE.md`.

pub mod analysis;
pub mod bench;
pub mod cli;
pub mod clock;
pub mod documents;
pub mod lsp;
pub mod main_loop;
pub mod parallel;
pub mod scheduler;
pub mod settings;
pub mod statements;
pub mod view;
