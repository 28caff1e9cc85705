//! `whydunit.Verdict`: how the models of the test libraries tell what they compare.
//!
//! Source: own. The condition's shadow goes to the machine as it is; nothing is concretised.

use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFn, NativeResult};
use crate::natives::Verdict;
use crate::natives::text::optional_text;

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key {
        "whydunit.Verdict.check(boolean)" => check,
        "whydunit.Verdict.record(String,String)" => record,
        _ => return None,
    };
    Some(native)
}

fn check<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    context.assertion(args[0])
}

/// Kept for reports only, so texts with shadows are taken as they are in this run.
fn record<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let expected = optional_text(context, args[0]);
    let actual = optional_text(context, args[1]);
    context.runtime.native_state.verdict = Some(Verdict { expected, actual });
    context.void()
}
