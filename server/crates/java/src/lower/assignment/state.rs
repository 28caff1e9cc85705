//! What is known of variables at one place.

use super::Variable;
use std::collections::BTreeSet;

/// The variables surely set, and the final ones that may be set already. At a place that can't be
/// reached all are set, and none may have been (JLS 16: "vacuously").
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct State {
    pub(super) is_unreachable: bool,
    pub(super) set: BTreeSet<Variable>,
    pub(super) maybe: BTreeSet<Variable>,
}

impl State {
    pub(super) fn unreachable() -> State {
        State {
            is_unreachable: true,
            ..State::default()
        }
    }

    /// Where two paths meet.
    pub(super) fn meet(self, other: State) -> State {
        let mut maybe = self.maybe;
        maybe.extend(other.maybe);
        let (is_unreachable, set) = if self.is_unreachable {
            (other.is_unreachable, other.set)
        } else if other.is_unreachable {
            (false, self.set)
        } else {
            (false, self.set.intersection(&other.set).copied().collect())
        };
        State {
            is_unreachable,
            set,
            maybe,
        }
    }

    /// After what ends in `other` was run as well.
    pub(super) fn with_all(mut self, other: &State) -> State {
        self.is_unreachable |= other.is_unreachable;
        self.set.extend(other.set.iter().copied());
        self.maybe.extend(other.maybe.iter().copied());
        self
    }

    pub(super) fn has(&self, variable: Variable) -> bool {
        self.is_unreachable || self.set.contains(&variable)
    }
}
