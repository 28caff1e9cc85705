//! Regular expressions: `whydunit.Regex`, on which `java.util.regex`, `String.split` and their
//! like are built.
//!
//! Source: documentation of `java.util.regex.Pattern`, Java SE 17, checked against a JVM
//! (`regex/cases.tsv`). Texts are concretised.
//! Left out: see [`syntax`].

mod matcher;
mod program;
mod samples;
mod syntax;

use std::sync::Arc;

use java::types::Primitive;

use crate::heap::Reference;
use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFailure, NativeFn, NativeResult};
use crate::natives::text::rust_text;
use matcher::{Anchor, Matcher};
use program::Program;
use syntax::PatternError;

pub use samples::samples;

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key.strip_prefix("whydunit.Regex.")? {
        "problem(String,int)" => problem,
        "problemIndex(String,int)" => problem_index,
        "groupCount(String,int)" => group_count,
        "groupNumber(String,int,String)" => group_number,
        "match(String,int,String,int,int)" => match_text,
        "ends(String,int,String,int,int)" => ends,
        _ => return None,
    };
    Some(native)
}

type Compiled = Result<Arc<Program>, PatternError>;

/// Patterns used in a run, compiled; by text and flags. The last used is last.
#[derive(Clone, Debug, Default)]
pub(super) struct PatternCache {
    patterns: Vec<(Arc<[u16]>, i32, Compiled)>,
}

/// So many patterns are kept.
const CACHE_SIZE: usize = 16;

fn compiled<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> Result<Compiled, NativeFailure> {
    let pattern = context.string(args[0])?;
    let flags = context.int(args[1])?;
    let cache = &mut context.runtime.native_state.patterns.patterns;
    if let Some(at) = cache
        .iter()
        .position(|(text, other, _)| *other == flags && *text == pattern)
    {
        let known = cache.remove(at);
        let program = known.2.clone();
        cache.push(known);
        return Ok(program);
    }
    context.spend(16 * pattern.len())?;
    let program = syntax::parse(&pattern, flags)
        .and_then(program::compile)
        .map(Arc::new);
    let cache = &mut context.runtime.native_state.patterns.patterns;
    if cache.len() >= CACHE_SIZE {
        drop(cache.remove(0));
    }
    cache.push((pattern, flags, program.clone()));
    Ok(program)
}

/// The compiled pattern; one with errors never gets here.
fn valid<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> Result<Arc<Program>, NativeFailure> {
    match compiled(context, args)? {
        Ok(program) => Ok(program),
        Err(PatternError::NotModelled(what)) => context.not_modelled(what),
        Err(PatternError::Syntax { .. }) => Err(context.internal("a pattern with errors was used")),
    }
}

/// What is wrong with a pattern, or `null`.
fn problem<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    match compiled(context, args)? {
        Ok(_) => context.of_reference(Reference::NULL),
        Err(PatternError::NotModelled(what)) => context.not_modelled(what),
        Err(PatternError::Syntax { description, .. }) => context.new_text(&description),
    }
}

fn problem_index<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let index = match compiled(context, args)? {
        Err(PatternError::Syntax { index, .. }) => index,
        _ => -1,
    };
    context.of_int(index)
}

fn group_count<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let program = valid(context, args)?;
    context.of_int(program.group_count as i32)
}

/// A named group's number, or -1.
fn group_number<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let program = valid(context, args)?;
    let name = context.string(args[2])?;
    let name = rust_text(&name);
    let number = program
        .names
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, number)| *number);
    context.of_int(number.map_or(-1, |number| number as i32))
}

/// Whether a search looked beyond the text (1), and whether its match depends on the end (2).
fn ends<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let program = valid(context, args)?;
    let text = context.string(args[2])?;
    let start = context.int(args[3])?.max(0) as usize;
    let anchor = anchor(context.int(args[4])?);
    context.spend(4)?;
    let mut matcher = Matcher::new(&program, &text, |steps| context.spend(steps));
    matcher.search(start, anchor)?;
    let ends = i32::from(matcher.hit_end) | i32::from(matcher.requires_end) << 1;
    context.of_int(ends)
}

fn anchor(how: i32) -> Anchor {
    match how {
        0 => Anchor::Find,
        1 => Anchor::LookingAt,
        3 => Anchor::FindAfterEmpty,
        _ => Anchor::Whole,
    }
}

/// Start and end of each group, -1 where it took no part; `null` if there is no match. The last
/// argument is 0 to find, 1 for a match at the start, 2 for the whole text, 3 to find after an empty
/// match.
fn match_text<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let program = valid(context, args)?;
    let text = context.string(args[2])?;
    let start = context.int(args[3])?.max(0) as usize;
    let anchor = anchor(context.int(args[4])?);
    context.spend(4)?;
    let found =
        Matcher::new(&program, &text, |steps| context.spend(steps)).search(start, anchor)?;
    let Some(registers) = found else {
        return context.of_reference(Reference::NULL);
    };
    let array = context.new_array(Primitive::Int, registers.len())?;
    for (index, register) in registers.iter().enumerate() {
        let value = register.map_or(-1, |at| at as i32);
        context.set_element(array, index, Slot::plain(java::ops::int_slot(value)))?;
    }
    context.of_reference(array)
}

#[cfg(test)]
mod tests;
