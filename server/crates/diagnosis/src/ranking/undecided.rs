//! Places that are listed though nothing is proven of them, and their order.
//!
//! What must hold: no statement is listed all of whose values were shown not to mend the failing
//! cases.

use super::{Entries, Entry};
use crate::influence::Visited;
use crate::leads::Effect;
use crate::side_effects::changes_objects;
use crate::sites::SiteShape;
use java::ir::NodeId;
use java::types::MethodId;
use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::collections::BTreeSet;

impl Entry<'_> {
    /// The order of what isn't proven.
    fn compare_leads(&self, other: &Self) -> Ordering {
        let key = |entry: &Self| (entry.is_elsewhere, entry.is_trivial, entry.is_new);
        key(self)
            .cmp(&key(other))
            .then(
                other
                    .effect
                    .mended_share()
                    .total_cmp(&self.effect.mended_share()),
            )
            .then(
                other
                    .effect
                    .affected_share()
                    .total_cmp(&self.effect.affected_share()),
            )
            .then(other.spectrum.total_cmp(&self.spectrum))
            .then(self.rigidity().total_cmp(&other.rigidity()))
            .then(self.distance.total_cmp(&other.distance))
            .then(self.position.cmp(&other.position))
    }
}

impl<'a> Entries<'a> {
    /// Places that every failing case executes, best first.
    pub(super) fn leads(&mut self) -> Vec<Entry<'a>> {
        let evidence = self.evidence;
        let program = &evidence.project.program;
        let mut common: Option<BTreeSet<(MethodId, NodeId)>> = None;
        for run in evidence.failing {
            let mut places: BTreeSet<(MethodId, NodeId)> = BTreeSet::new();
            for (method, node) in run {
                let root = program.enclosing_method(*method);
                places.insert((root, self.unit(root, *node)));
            }
            common = Some(match common {
                None => places,
                Some(before) => before.intersection(&places).copied().collect(),
            });
        }
        let mut places = common.unwrap_or_default();
        for site in evidence.table.sites() {
            let effects = &evidence.effects.of_sites;
            let effect = effects.get(&site.id).copied().unwrap_or_default();
            if effect.failing > 0 {
                let root = program.enclosing_method(site.method);
                places.insert((root, self.unit(root, site.anchor)));
            }
        }
        for (root, unit) in places {
            self.entry((root, unit, false));
        }
        let distances = self.distances();
        let mut leads = std::mem::take(&mut self.list);
        leads.retain(|lead| {
            let (root, unit, is_insertion) = lead.place;
            let right = &evidence.right;
            !self.is_ruled_out(root, unit)
                && !right.covers_edit(evidence.project, root, unit, is_insertion)
        });
        for lead in &mut leads {
            let place = (lead.place.0, lead.place.1);
            if let Some(distance) = distances.get(&place) {
                lead.distance = *distance;
            }
            // What never throws is amended where it should have thrown: before all else.
            if evidence.effects.misses_exception {
                lead.distance = -lead.distance;
            }
        }
        leads.sort_by(Entry::compare_leads);
        leads
    }

    /// Whether a statement is nothing but values that were shown not to mend it: its variable, its
    /// condition, its result. Where it stores an element, its index may be wrong; where it calls what
    /// changes objects, the call may be.
    fn is_ruled_out(&mut self, root: MethodId, unit: NodeId) -> bool {
        let evidence = self.evidence;
        let program = &evidence.project.program;
        let mut some = false;
        for site in evidence.table.sites() {
            if program.enclosing_method(site.method) == root && self.unit(root, site.anchor) == unit
            {
                let is_value_alone = match site.shape {
                    SiteShape::Assignment => site.variable.is_some(),
                    SiteShape::Condition | SiteShape::Selector | SiteShape::ReturnValue => true,
                    SiteShape::Arguments | SiteShape::Part => false,
                };
                if !is_value_alone || !evidence.excluded.contains(&site.id) {
                    return false;
                }
                some = true;
            }
        }
        some && !changes_objects(evidence.project, root, |node| self.unit(root, node) == unit)
    }

    /// For each place that failing runs execute, how many others are executed last behind it.
    fn distances(&mut self) -> FxHashMap<(MethodId, NodeId), f64> {
        let evidence = self.evidence;
        let program = &evidence.project.program;
        let mut distances: FxHashMap<(MethodId, NodeId), f64> = FxHashMap::default();
        for way in &evidence.effects.ways {
            let mut seen: Vec<(MethodId, NodeId)> = Vec::new();
            for visited in way {
                let (method, node) = match visited {
                    Visited::Statement(method, node) => (*method, *node),
                    Visited::Site(site) => match evidence.table.get(*site) {
                        Some(site) => (site.method, site.anchor),
                        None => continue,
                    },
                };
                let root = program.enclosing_method(method);
                let place = (root, self.unit(root, node));
                if !seen.contains(&place) {
                    *distances.entry(place).or_default() += seen.len() as f64;
                    seen.push(place);
                }
            }
        }
        let ways = evidence.effects.ways.len().max(1) as f64;
        distances
            .values_mut()
            .for_each(|distance| *distance /= ways);
        distances
    }

    /// What other values of the unit's sites do.
    pub(super) fn effect(&mut self, root: MethodId, unit: NodeId) -> Effect {
        let evidence = self.evidence;
        let program = &evidence.project.program;
        let mut effect = Effect::default();
        for site in evidence.table.sites() {
            if program.enclosing_method(site.method) == root
                && self.unit(root, site.anchor) == unit
                && let Some(own) = evidence.effects.of_sites.get(&site.id)
            {
                effect = effect.or(own);
            }
        }
        effect
    }
}

/// Why a place is listed at which nothing is proven.
pub(super) fn reason(entry: &Entry<'_>) -> String {
    let effect = &entry.effect;
    let reason = if effect.mended > 0 {
        "other values tried here make some failing cases pass, but not all were shown to"
    } else if effect.affected > 0 {
        "every failing case runs this, and what it gives changes the outcome"
    } else {
        "every failing case runs this; it could not be ruled out"
    };
    reason.to_owned()
}
