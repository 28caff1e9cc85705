//! Any edge, by a seed.

use super::{Rank, Strategy};
use crate::tree::FrontierEdge;

/// Each edge draws a number when it is met.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Random { state: seed }
    }
}

impl Strategy for Random {
    fn rank(&mut self, _edge: &FrontierEdge) -> Rank {
        // SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators).
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        [(mixed ^ (mixed >> 31)) as i64, 0, 0, 0]
    }
}
