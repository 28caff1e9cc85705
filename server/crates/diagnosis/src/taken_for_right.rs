//! Places that the user has said are right: no suspects, and no edit is tried there.
//!
//! What must hold: a place stands for its whole unit (a statement, a condition, …), so that what is
//! taken for right is what was marked, whatever part of it was.

use crate::options::RightPlace;
use crate::project::Project;
use crate::sites::Site;
use crate::units::units_of;
use java::types::MethodId;
use rustc_hash::FxHashMap;
use syntax::ast::NodeId;

/// The places of the options that stand in the program.
#[derive(Clone, Default)]
pub(crate) struct TakenForRight {
    places: Vec<Place>,
}

#[derive(Clone)]
struct Place {
    root: MethodId,
    unit: NodeId,
    units: FxHashMap<NodeId, NodeId>,
    /// Nothing is missing there, which says nothing of the statement itself.
    is_insertion: bool,
}

impl TakenForRight {
    pub(crate) fn new(project: &Project, places: &[RightPlace]) -> Self {
        let program = &project.program;
        let places = places.iter().filter_map(|place| {
            let anchor = &place.anchor;
            let method = project.method_in_file(&anchor.file, &anchor.member)?;
            let root = program.enclosing_method(method);
            let units = units_of(program, root);
            Some(Place {
                root,
                unit: match (place.is_insertion, units.get(&anchor.node)) {
                    (false, Some(unit)) => *unit,
                    // Before a loop and behind it are two places.
                    _ => anchor.node,
                },
                units,
                is_insertion: place.is_insertion,
            })
        });
        TakenForRight {
            places: places.collect(),
        }
    }

    pub(crate) fn covers_site(&self, project: &Project, site: &Site) -> bool {
        self.covers_node(project, site.method, site.anchor)
    }

    /// Of a node of a method's member.
    pub(crate) fn covers_node(&self, project: &Project, method: MethodId, node: NodeId) -> bool {
        self.places.iter().any(|place| {
            !place.is_insertion
                && project.program.same_member(place.root, method)
                && place.units.get(&node).unwrap_or(&node) == &place.unit
        })
    }

    /// Of edits of the member of `root` at a unit.
    pub(crate) fn covers_edit(
        &self,
        project: &Project,
        root: MethodId,
        unit: NodeId,
        is_insertion: bool,
    ) -> bool {
        self.places.iter().any(|place| {
            place.is_insertion == is_insertion
                && place.unit == unit
                && project.program.same_member(place.root, root)
        })
    }
}
