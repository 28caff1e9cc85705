//! Names, types, lowered bodies, operator semantics, contracts and test discovery.
pub mod ir;
pub mod program;
pub mod types;
