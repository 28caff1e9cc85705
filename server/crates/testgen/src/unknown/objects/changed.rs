//! Objects that aren't any more as their constructor made them.
//!
//! What must hold: arrays of final fields keep their lengths; a field or element has the same variable in
//! all runs, and what the constructor gave it as its default.

use super::super::{BuiltInput, Owner, UnknownInput, Variable, default_of};
use crate::capture::instance_fields;
use crate::input::BuildFailure;
use crate::recipes::member_type;
use interp::Interpreter;
use interp::heap::Reference;
use java::types::Type;
use symbolic::SymbolicMachine;
use symbolic::terms::Shadowed;

/// Where the variables of fields and elements start among the parts of an object.
const PARTS: u32 = 1 << 30;
/// Bits for an index of an array, and the indices that have a place.
const INDEX_BITS: u32 = 8;
const INDICES: usize = 1 << INDEX_BITS;
/// Arrays in arrays that are changed.
const NESTING: u32 = 2;

impl UnknownInput {
    /// Gives other values to what can change after the constructor.
    pub(super) fn change(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        owner: Owner,
        object: Reference,
        (of, path): (&Type, &str),
    ) -> Result<(), BuildFailure> {
        let program = self.program.clone();
        let Some(class) = interpreter.runtime().heap.type_of(object).as_class() else {
            return Ok(());
        };
        for field in instance_fields(&program, class) {
            let declared = program.field(field);
            let present = interpreter.runtime().heap.field(object, declared.slot);
            let present = present.map_or(0, |slot| slot.bits);
            let name = format!("{path}.{}", declared.name);
            let is_outer = program.class(declared.class).outer_field == Some(field);
            let is_library = program.class(declared.class).is_library;
            if is_outer || is_library {
                continue;
            }
            let ty = member_type(&program, of, declared.class, &declared.ty);
            let place = PARTS + (declared.slot << (NESTING * INDEX_BITS));
            if let (true, Type::Array(element)) = (declared.is_final, &ty) {
                let array = Reference::from_bits(present);
                let at = (owner, place);
                self.change_array(interpreter, built, at, array, element, &name, 1)?;
                continue;
            }
            if declared.is_final && !crate::changing::may_change(&program, &declared.ty) {
                continue;
            }
            let is_there = self.is_never_null(field);
            let slot = self.changed(
                interpreter,
                built,
                (owner, place),
                &ty,
                &name,
                present,
                is_there,
            )?;
            let heap = &mut interpreter.runtime_mut().heap;
            heap.set_field(object, declared.slot, slot);
        }
        Ok(())
    }

    #[expect(clippy::too_many_arguments)]
    fn change_array(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        (owner, place): (Owner, u32),
        array: Reference,
        element: &Type,
        name: &str,
        depth: u32,
    ) -> Result<(), BuildFailure> {
        if array.is_null() {
            return Ok(());
        }
        let length = interpreter.runtime().heap.array_length(array);
        let length = length.unwrap_or(0);
        if length > INDICES || depth > NESTING {
            let what = "of arrays with many elements, only the first change";
            self.untried.insert(what.to_owned());
        }
        if depth > NESTING {
            return Ok(());
        }
        for index in 0..length.min(INDICES) {
            let present = interpreter.runtime().heap.element(array, index);
            let present = present.map_or(0, |slot| slot.bits);
            let name = format!("{name}[{index}]");
            let place = place + ((index as u32) << ((NESTING - depth) * INDEX_BITS));
            let inner = Reference::from_bits(present);
            if let (Type::Array(element), false) = (element, inner.is_null()) {
                let at = (owner, place);
                self.change_array(interpreter, built, at, inner, element, &name, depth + 1)?;
                continue;
            }
            let at = (owner, place);
            let slot = self.changed(interpreter, built, at, element, &name, present, false)?;
            let heap = &mut interpreter.runtime_mut().heap;
            heap.set_element(array, index, slot);
        }
        Ok(())
    }

    #[expect(clippy::too_many_arguments)]
    fn changed(
        &mut self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &mut BuiltInput,
        (owner, place): (Owner, u32),
        ty: &Type,
        name: &str,
        present: u64,
        is_there: bool,
    ) -> Result<Shadowed, BuildFailure> {
        let number = self.variable(owner, place, || Variable {
            ty: ty.clone(),
            name: name.to_owned(),
            is_nullable: !is_there,
            is_key: false,
            default: match ty.is_reference() {
                true => default_of(ty, u64::from(is_there || present != 0)),
                false => present,
            },
        });
        self.value(interpreter, built, number)
    }
}
