//! Arguments with values that somebody thought of, as assignments of a run.

use super::{Owner, UnknownInput};
use crate::recipes::Recipe;
use constraints::{Sort, Value};
use java::types::{Primitive, Type};
use symbolic::VariableKey;
use symbolic::plan::Assignment;
use symbolic::terms::value_of;

impl UnknownInput {
    /// Parameters that a run has met, with their types.
    pub(crate) fn parameters(&self) -> Vec<(u32, Type)> {
        let declared = self.program.method(self.method);
        let types = declared.params.iter().enumerate();
        types
            .filter_map(|(index, ty)| {
                let number = self.known.get(&(Owner::Argument, index as u32))?;
                Some((*number, ty.clone()))
            })
            .collect()
    }

    /// The parameter is this text; `false` if texts of that length aren't made.
    pub(crate) fn give_text(
        &mut self,
        assignment: &mut Assignment,
        parameter: u32,
        text: &[u16],
    ) -> bool {
        let Some(variable) = self.variables.get(parameter as usize).cloned() else {
            return false;
        };
        let length = text.len() as u32;
        let recipes = self.recipes_of(&variable.ty, false);
        let mut recipes = recipes.recipes.iter();
        let Some(option) = recipes.position(|recipe| *recipe == Recipe::Text(length)) else {
            return false;
        };
        let sort = Sort::BitVec(32);
        assignment.insert(
            VariableKey::Input(parameter),
            value_of(sort, option as u64 + 1),
        );
        for (index, unit) in text.iter().enumerate() {
            let name = format!("{}.charAt({index})", variable.name);
            let number = self.unit_of(parameter, index as u32, &name);
            let value = value_of(sort, u64::from(*unit));
            assignment.insert(VariableKey::Input(number), value);
        }
        true
    }

    /// The parameter is this number, as far as its type has it.
    pub(crate) fn give_number(
        assignment: &mut Assignment,
        parameter: u32,
        primitive: Primitive,
        number: f64,
    ) {
        let value = match primitive {
            Primitive::Boolean => Value::Bool(number != 0.0),
            Primitive::Float => Value::F32(number as f32),
            Primitive::Double => Value::F64(number),
            Primitive::Long => value_of(Sort::BitVec(64), number as i64 as u64),
            Primitive::Byte => value_of(Sort::BitVec(32), i64::from(number as i8) as u64),
            Primitive::Short => value_of(Sort::BitVec(32), i64::from(number as i16) as u64),
            Primitive::Char => value_of(Sort::BitVec(32), u64::from(number as u16)),
            Primitive::Int => value_of(Sort::BitVec(32), i64::from(number as i32) as u64),
        };
        assignment.insert(VariableKey::Input(parameter), value);
    }
}
