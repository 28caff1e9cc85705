//! The native methods of the class library models, by [`java::program::Method::key`].
//!
//! One file for each area; each says what it models, from which documentation, and what it leaves
//! out. What can be written in Java is in `jdk/`.

use crate::machine::Machine;
use crate::native_call::NativeFn;

mod arrays;
mod boxes;
mod character;
mod decimal;
mod fdlibm;
mod format;
mod logarithm;
mod math;
mod null_messages;
mod number;
mod object;
mod regex;
mod state;
mod string;
mod string_builder;
mod system;
mod text;
mod throwable;
mod verdict;

pub(crate) use null_messages::null_message;
pub use regex::samples;
pub use state::{NativeState, Verdict};

/// The native method with this key, such as `java.lang.String.charAt(int)`.
pub fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    string::lookup(key)
        .or_else(|| string_builder::lookup(key))
        .or_else(|| object::lookup(key))
        .or_else(|| boxes::lookup(key))
        .or_else(|| number::lookup(key))
        .or_else(|| math::lookup(key))
        .or_else(|| character::lookup(key))
        .or_else(|| system::lookup(key))
        .or_else(|| verdict::lookup(key))
        .or_else(|| format::lookup(key))
        .or_else(|| throwable::lookup(key))
        .or_else(|| arrays::lookup(key))
        .or_else(|| regex::lookup(key))
}
