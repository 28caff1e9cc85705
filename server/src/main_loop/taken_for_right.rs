//! What the user has said is right, for the session.
//!
//! What must hold: a place is found again as long as its text stands in its member, wherever that
//! moves and whatever else is edited; while the text is gone it counts for nothing, and it counts
//! again when an undo brings the text back.

use super::MainLoop;
use crate::analysis::Snapshot;
use crate::documents::Documents;
use crate::view::MethodView;
use crate::view::actions::RightLine;
use crate::view::ground::Ground;
use crate::view::phrases::one_line;
use diagnosis::options::RightPlace;
use diagnosis::report::SuspectKind;
use std::ops::Range;

/// One place, as it was last found.
#[derive(Debug)]
pub(super) struct Taken {
    number: u64,
    place: RightPlace,
    /// Of the member's content.
    hash: u64,
    text: String,
    /// Bytes from the member's start.
    offset: usize,
    is_present: bool,
}

#[derive(Debug, Default)]
pub(super) struct TakenForRight {
    places: Vec<Taken>,
    next: u64,
}

impl TakenForRight {
    /// Finds the places in a new state of the workspace.
    pub(super) fn find_again(&mut self, snapshot: &dyn Snapshot, documents: &Documents) {
        for taken in &mut self.places {
            taken.is_present = taken.find_again(snapshot, documents).is_some();
        }
    }

    /// Those that stand in the present state.
    pub(super) fn present(&self) -> Vec<RightPlace> {
        let present = self.places.iter().filter(|taken| taken.is_present);
        present.map(|taken| taken.place.clone()).collect()
    }

    /// Where they stand.
    pub(super) fn lines(&self, ground: Ground<'_>) -> Vec<RightLine> {
        let present = self.places.iter().filter(|taken| taken.is_present);
        present
            .filter_map(|taken| {
                let (file, range) = ground.locate(&taken.place.anchor)?;
                Some(RightLine {
                    number: taken.number,
                    line: ground.line_at(&file, range.start),
                    file,
                    range,
                    is_insertion: taken.place.is_insertion,
                })
            })
            .collect()
    }
}

impl Taken {
    fn find_again(&mut self, snapshot: &dyn Snapshot, documents: &Documents) -> Option<()> {
        let (hash, member) = snapshot.member_of(&self.place.anchor)?;
        if hash == self.hash && self.is_present {
            return Some(());
        }
        let text = documents.source(&self.place.anchor.file)?.text();
        let own = text.get(member.clone())?;
        let places = own.match_indices(&self.text).map(|(offset, _)| offset);
        let mut places: Vec<usize> = places.collect();
        places.sort_by_key(|offset| offset.abs_diff(self.offset));
        // A part of another word is no node.
        let (offset, anchor) = places.into_iter().find_map(|offset| {
            let start = member.start + offset;
            let range: Range<usize> = start..start + self.text.len();
            Some((offset, snapshot.anchor_at(&self.place.anchor, &range)?))
        })?;
        self.place.anchor = anchor;
        self.hash = hash;
        self.offset = offset;
        Some(())
    }
}

impl MainLoop {
    /// The suspect of a method's present report at a site is taken for right from now on.
    pub(super) fn line_is_right(
        &mut self,
        uri: &str,
        method: &str,
        site: u32,
    ) -> Result<String, String> {
        let view = self.find(uri, method)?;
        let report = &view.current().ok_or("the method was edited since")?.report;
        let suspect = report
            .suspects
            .iter()
            .find(|suspect| suspect.site == site)
            .ok_or("this is no suspect any more")?;
        let place = RightPlace {
            anchor: suspect.anchor.clone(),
            is_insertion: suspect.kind == SuspectKind::InsertBefore,
        };
        let ground = self.ground();
        let gone = "the line was edited since";
        let (file, range) = ground.locate(&place.anchor).ok_or(gone)?;
        let (hash, member) = self.snapshot.member_of(&place.anchor).ok_or(gone)?;
        let text = ground.text(&file, range.clone()).ok_or(gone)?.to_owned();
        let line = ground.line_at(&file, range.start);
        let known = self.right.places.iter().any(|taken| taken.place == place);
        if !known {
            self.right.next += 1;
            self.right.places.push(Taken {
                number: self.right.next,
                offset: range.start.saturating_sub(member.start),
                place,
                hash,
                text,
                is_present: true,
            });
        }
        // It is no suspect from this moment, not only when the analysis is done.
        for view in self.view.files.values_mut().flatten() {
            let start = view.entry.range.start;
            view.remembered.retain(|remembered| {
                let base = if remembered.in_method { start } else { 0 };
                remembered.file != file || base + remembered.offset != range.start
            });
        }
        self.relist = true;
        Ok(format!("line {line} is taken for right"))
    }

    /// Takes the word back: for the place of this number, or the last one.
    pub(super) fn line_may_be_wrong(&mut self, number: Option<u64>) -> Result<String, String> {
        let places = &self.right.places;
        let index = match number {
            Some(number) => places.iter().position(|taken| taken.number == number),
            None => places.len().checked_sub(1),
        };
        let index = index.ok_or("no line is taken for right")?;
        let taken = self.right.places.remove(index);
        self.relist = true;
        let line = self.ground().line(&taken.place.anchor);
        Ok(match line.filter(|_| taken.is_present) {
            Some(line) => format!("line {line} may be wrong again"),
            None => format!("`{}` may be wrong again", one_line(&taken.text)),
        })
    }

    /// How many places of a method are taken for right.
    pub(super) fn taken_in(&self, method: &MethodView, lines: &[RightLine]) -> usize {
        let within = |line: &&RightLine| {
            line.file == method.file
                && method.entry.range.start <= line.range.start
                && line.range.end <= method.entry.range.end
        };
        lines.iter().filter(within).count()
    }
}
