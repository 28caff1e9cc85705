//! The native methods of the class library models, by [`java::program::Method::key`].

use crate::machine::Machine;
use crate::native_call::NativeFn;

/// The native method with this key, such as `java.lang.String.charAt(int)`.
pub fn lookup<M: Machine>(_key: &str) -> Option<NativeFn<M>> {
    None
}
