//! `--loops beta`: which executions of sites the jump β stands for.
//!
//! A loop of n iterations is modelled as its first condition, one step that adds to each variable
//! what the iterations 1 to n−1 added in this run (β), and the last iteration as it stands
//! (Ceballos et al., Max-CSP approach for software diagnosis, section 3.1).

use crate::sites::SiteTable;
use interp::machine::SiteId;
use rustc_hash::FxHashSet;
use symbolic::machine::SiteEvent;

/// Occurrences in iterations that are followed by another one of the same loop.
pub(crate) fn skipped_by_beta(events: &[SiteEvent], table: &SiteTable) -> FxHashSet<(SiteId, u32)> {
    let mut skipped = FxHashSet::default();
    for (index, event) in events.iter().enumerate() {
        let Some(site) = table.get(event.site) else {
            continue;
        };
        let is_first_condition = site.loops.last() == Some(&event.site) && {
            // The first test of a loop is b₁; a later one is the previous iteration's affair.
            !previous_holds(events, index, event.site)
        };
        let is_repeated = site.loops.iter().any(|condition| {
            if is_first_condition && *condition == event.site {
                return false;
            }
            next_holds(events, index, *condition)
        });
        if is_repeated {
            skipped.insert((event.site, event.occurrence));
        }
    }
    skipped
}

/// Whether the loop's condition is tested again after this event and holds.
fn next_holds(events: &[SiteEvent], index: usize, condition: SiteId) -> bool {
    events[index + 1..]
        .iter()
        .find(|later| later.site == condition)
        .is_some_and(|later| later.computed.bits & 1 == 1)
}

fn previous_holds(events: &[SiteEvent], index: usize, condition: SiteId) -> bool {
    events[..index]
        .iter()
        .rev()
        .find(|earlier| earlier.site == condition)
        .is_some_and(|earlier| earlier.computed.bits & 1 == 1)
}
