//! Stands in for `java::program::Program` until that exists.
use java::program::{Class, Field, Method};
use java::types::{ClassId, FieldId, MethodId};
#[derive(Debug, Default)]
pub struct Program {
    classes: Vec<Class>,
    fields: Vec<Field>,
    methods: Vec<Method>,
}
impl Program {
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }
    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }
    pub fn class_by_name(&self, _name: &str) -> Option<ClassId> {
        None
    }
}
