//! Where the user is looking, which decides what is analysed first.

use super::Wanted;
use crate::view::MethodRef;
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

/// Smaller is sooner: asked for, around the cursor, visible, edited lately, position.
pub type Rank = (bool, bool, bool, usize, usize);

/// Edits that are remembered.
const RECENT: usize = 100;

#[derive(Default)]
pub struct Attention {
    pub cursor: Option<(Arc<str>, usize)>,
    pub visible: Vec<(Arc<str>, Range<usize>)>,
    /// Methods edited, the last one first.
    recent: VecDeque<MethodRef>,
}

impl Attention {
    pub fn edited(&mut self, method: MethodRef) {
        self.recent.retain(|other| *other != method);
        self.recent.push_front(method);
        self.recent.truncate(RECENT);
    }

    pub fn rank(&self, method: &MethodRef, wanted: &Wanted) -> Rank {
        let has_cursor = self.cursor.as_ref().is_some_and(|(file, offset)| {
            *file == method.0 && wanted.range.start <= *offset && *offset <= wanted.range.end
        });
        let is_visible = self.visible.iter().any(|(file, range)| {
            *file == method.0 && range.start < wanted.range.end && wanted.range.start < range.end
        });
        let edited = self
            .recent
            .iter()
            .position(|other| other == method)
            .unwrap_or(self.recent.len());
        (
            !wanted.explicit,
            !has_cursor,
            !is_visible,
            edited,
            wanted.position,
        )
    }
}
