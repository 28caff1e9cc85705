//! One file for each group of notifications: each puts its message on the loop's channel and is
//! done.

pub(super) mod documents;
pub(super) mod progress;
pub(super) mod viewport;
pub(super) mod workspace;
