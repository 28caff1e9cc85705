//! Pairs of edits at two places that explain the failing cases, together or each alone, where no
//! single edit does.
//!
//! What must hold: as for pairs of edits that mend a part each ([`super::partly`]): a pair is told of
//! only if it survives as a whole, run with both edits made.

use super::partly::PairsOfIndices;
use super::{Place, Search, Survivor, Tasks, both};
use budget::Stop;
use java::types::MethodId;

/// Pairs of places that are looked at, in their order.
const PLACES: usize = 10;
/// Edits of each place, the smallest.
const OF_ONE_PLACE: usize = 40;
/// Pairs of edits that are run, the smallest.
const PAIRS_TRIED: usize = 2_000;

impl Search<'_> {
    /// The smallest pairs of edits, one at each of two places given, with which all cases pass.
    pub(crate) fn run_joint(
        &self,
        methods: &[MethodId],
        places: &[[Place; 2]],
    ) -> Result<Vec<Survivor>, Stop> {
        let members = self.members(methods)?;
        let candidates = self.candidates(&members);
        let tasks = Tasks::new(self, &members, &candidates);
        let failing = tasks.failing_that_end(self);
        let at_place = |(root, unit, _): Place| -> Vec<usize> {
            let is_there = |index: &usize| {
                let candidate = &candidates[*index];
                let root_of = members[candidate.member].root;
                candidate.edit.unit == unit && self.project.program.same_member(root_of, root)
            };
            let indices = (0..candidates.len()).filter(is_there);
            indices.take(OF_ONE_PLACE).collect()
        };
        let mut waiting: PairsOfIndices = Vec::new();
        for [one, other] in places.iter().take(PLACES) {
            let others = at_place(*other);
            for one in at_place(*one) {
                waiting.extend(others.iter().map(|other| (one, *other)));
            }
        }
        let size = |index: usize| {
            let edit = &candidates[index].edit;
            [edit.size, edit.tokens, edit.new_names, edit.growth]
        };
        waiting.sort_by_key(|(one, other)| (both(size(*one), size(*other)), *one, *other));
        waiting.truncate(PAIRS_TRIED);
        let mut found = Vec::new();
        self.run_pairs(&tasks, &waiting, &failing, &mut found)?;
        Ok(found)
    }
}
