//! Classes the language refers to by itself.

use crate::types::{ClassId, Primitive};

/// Ids of classes of `java.lang` and `java.util` that lowering and execution need. A class the
/// library doesn't have is a stand-in without members, so that every id is valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct WellKnown {
    pub object: ClassId,
    pub string: ClassId,
    pub class: ClassId,
    pub throwable: ClassId,
    pub exception: ClassId,
    pub runtime_exception: ClassId,
    pub error: ClassId,
    pub boolean: ClassId,
    pub byte: ClassId,
    pub short: ClassId,
    pub character: ClassId,
    pub integer: ClassId,
    pub long: ClassId,
    pub float: ClassId,
    pub double: ClassId,
    pub number: ClassId,
    pub void: ClassId,
    pub iterable: ClassId,
    pub iterator: ClassId,
    pub auto_closeable: ClassId,
    pub cloneable: ClassId,
    pub serializable: ClassId,
    pub comparable: ClassId,
    pub char_sequence: ClassId,
    pub enumeration: ClassId,
    pub record: ClassId,
    pub objects: ClassId,
    pub illegal_argument_exception: ClassId,
    pub null_pointer_exception: ClassId,
    pub assertion_error: ClassId,
    pub match_exception: ClassId,
}

impl Default for WellKnown {
    fn default() -> Self {
        WellKnown::find(&|_| ClassId(0))
    }
}

impl WellKnown {
    pub(crate) fn find(find: &dyn Fn(&str) -> ClassId) -> WellKnown {
        WellKnown {
            object: find("java.lang.Object"),
            string: find("java.lang.String"),
            class: find("java.lang.Class"),
            throwable: find("java.lang.Throwable"),
            exception: find("java.lang.Exception"),
            runtime_exception: find("java.lang.RuntimeException"),
            error: find("java.lang.Error"),
            boolean: find("java.lang.Boolean"),
            byte: find("java.lang.Byte"),
            short: find("java.lang.Short"),
            character: find("java.lang.Character"),
            integer: find("java.lang.Integer"),
            long: find("java.lang.Long"),
            float: find("java.lang.Float"),
            double: find("java.lang.Double"),
            number: find("java.lang.Number"),
            void: find("java.lang.Void"),
            iterable: find("java.lang.Iterable"),
            iterator: find("java.util.Iterator"),
            auto_closeable: find("java.lang.AutoCloseable"),
            cloneable: find("java.lang.Cloneable"),
            serializable: find("java.io.Serializable"),
            comparable: find("java.lang.Comparable"),
            char_sequence: find("java.lang.CharSequence"),
            enumeration: find("java.lang.Enum"),
            record: find("java.lang.Record"),
            objects: find("java.util.Objects"),
            illegal_argument_exception: find("java.lang.IllegalArgumentException"),
            null_pointer_exception: find("java.lang.NullPointerException"),
            assertion_error: find("java.lang.AssertionError"),
            match_exception: find("java.lang.MatchException"),
        }
    }

    /// The class whose instances hold a boxed value (JLS 5.1.7).
    pub fn wrapper(&self, primitive: Primitive) -> ClassId {
        match primitive {
            Primitive::Boolean => self.boolean,
            Primitive::Byte => self.byte,
            Primitive::Short => self.short,
            Primitive::Char => self.character,
            Primitive::Int => self.integer,
            Primitive::Long => self.long,
            Primitive::Float => self.float,
            Primitive::Double => self.double,
        }
    }

    /// JLS 5.1.8.
    pub fn unwrapped(&self, class: ClassId) -> Option<Primitive> {
        const ALL: [Primitive; 8] = [
            Primitive::Boolean,
            Primitive::Byte,
            Primitive::Short,
            Primitive::Char,
            Primitive::Int,
            Primitive::Long,
            Primitive::Float,
            Primitive::Double,
        ];
        ALL.into_iter()
            .find(|primitive| self.wrapper(*primitive) == class)
    }
}
