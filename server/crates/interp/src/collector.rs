//! Frees what can't be reached any more, when a caller has allowed it.
//!
//! Marking is conservative: any register or field whose bits could be a reference counts as one.
//! Roots are registers, statics, constants, class objects, and what the caller has pinned.

use crate::frame::After;
use crate::heap::{Data, Reference};
use crate::interpreter::Interpreter;
use crate::machine::{Machine, Slot};
use crate::outcome::Halt;

impl<M: Machine> Interpreter<M> {
    /// Called now and then while code runs, between two ops.
    #[cold]
    pub(crate) fn poll(&mut self, stack: &[Slot<M::Shadow>]) -> Result<(), Halt> {
        if self.collects && self.runtime.heap.bytes() >= self.collect_at {
            self.collect(stack);
            let limit = self.runtime.budget.memory;
            // Not again before the heap has grown by half, or by a quarter of what is left.
            let live = self.runtime.heap.bytes();
            let growth = (live / 2).max(limit.saturating_sub(live) / 4);
            self.collect_at = live.saturating_add(growth).max(limit / 4);
        }
        Ok(())
    }

    /// Frees unreachable entities; gives the bytes gained.
    pub(crate) fn collect(&mut self, stack: &[Slot<M::Shadow>]) -> u64 {
        let mut marked = vec![false; self.runtime.heap.len()];
        let mut pending: Vec<Reference> = Vec::new();
        // Arguments being passed lie above the topmost frame's registers.
        let end = self.top_of_frames() as usize + crate::stepper::SPARE_REGISTERS;
        let registers = stack
            .iter()
            .take(end)
            .filter_map(|slot| Reference::if_tagged(slot.bits));
        pending.extend(registers);
        pending.extend(self.runtime.roots());
        pending.extend(&self.pinned);
        for frame in &self.frames {
            match &frame.after {
                After::Throw(exception) => pending.push(*exception),
                After::Clause(call) => pending.extend(call.references()),
                After::Store | After::Entry | After::Init(_) => {}
            }
        }
        while let Some(reference) = pending.pop() {
            let Some(mark) = marked.get_mut(reference.0 as usize) else {
                continue;
            };
            if std::mem::replace(mark, true) {
                continue;
            }
            match &self.runtime.heap.get(reference).data {
                Data::Object(fields) => {
                    pending.extend(
                        fields
                            .iter()
                            .filter_map(|slot| Reference::if_tagged(slot.bits)),
                    );
                }
                Data::References(elements) => pending.extend(elements.iter().copied()),
                Data::Lambda(lambda) => {
                    let captures = lambda.captures.iter();
                    pending.extend(captures.filter_map(|slot| Reference::if_tagged(slot.bits)));
                }
                _ => {}
            }
        }
        self.runtime.heap.sweep(&marked)
    }
}
