//! `java.lang.Object`, `java.lang.Class` and `java.lang.Enum.getDeclaringClass`.
//!
//! Source: class documentation, Java SE 17.
//! Left out: see the heads of the files in `jdk/java/lang/`.

use java::types::{ClassId, Type};
use syntax::ast::TypeKind;

use crate::heap::{Data, Reference};
use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFailure, NativeFn, NativeResult};
use crate::type_table::TypeId;

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key {
        "java.lang.Object.getClass()" => get_class,
        "java.lang.Object.hashCode()" => hash_code,
        "java.lang.Object.clone()" => clone,
        "java.lang.Enum.getDeclaringClass()" => get_declaring_class,
        _ => match key.strip_prefix("java.lang.Class.")? {
            "getName()" => get_name,
            "getSimpleName()" => get_simple_name,
            "componentName()" => component_name,
            "isInterface()" => is_interface,
            "isArray()" => is_array,
            "isPrimitive()" => is_primitive,
            "isEnum()" => is_enum,
            "isRecord()" => is_record,
            "isInstance(Object)" => is_instance,
            "isAssignableFrom(Class)" => is_assignable_from,
            "getSuperclass()" => get_superclass,
            "getComponentType()" => get_component_type,
            "enumConstants()" => enum_constants,
            "getInterfaces()" => get_interfaces,
            "getEnclosingClass()" => get_enclosing_class,
            "isAnonymousClass()" => is_anonymous_class,
            "isLocalClass()" => is_local_class,
            "isAnnotation()" => is_annotation,
            "isSealed()" => is_sealed,
            _ => return None,
        },
    };
    Some(native)
}

/// The receiver, which the caller has checked for `null`.
fn receiver<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> Result<Reference, NativeFailure> {
    context.null_check(args[0])
}

fn get_class<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    // A string's class is known whatever its text is.
    let object = Reference::from_bits(args[0].bits);
    let ty = context.runtime.class_of(object);
    let class = context.class_object(ty)?;
    context.of_reference(class)
}

fn hash_code<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let object = receiver(context, args)?;
    let hash = context.runtime.heap.identity_hash(object);
    context.of_int(hash)
}

fn clone<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let object = receiver(context, args)?;
    let ty = context.type_of(object);
    let cloneable = context.runtime.types.is_array(ty)
        || context
            .runtime
            .program
            .class_by_name("java.lang.Cloneable")
            .is_some_and(|cloneable| context.runtime.is_subtype(ty, TypeId::class(cloneable)));
    if !cloneable {
        let name = context.type_name(ty);
        return context.throw("java.lang.CloneNotSupportedException", name);
    }
    let copy = context.runtime.heap.duplicate(object)?;
    context.of_reference(copy)
}

/// The class an enum constant with a body has is not the enum itself.
fn get_declaring_class<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let object = receiver(context, args)?;
    let mut ty = context.type_of(object);
    let program = context.runtime.program.clone();
    if let Some(class) = ty.as_class()
        && program.class(class).kind != TypeKind::Enum
        && let Some(superclass) = program.class(class).superclass
    {
        ty = TypeId::class(superclass);
    }
    let class = context.class_object(ty)?;
    context.of_reference(class)
}

/// The type a `Class` object stands for.
fn represented<M: Machine>(
    context: &mut NativeContext<'_, M>,
    value: Slot<M::Shadow>,
) -> Result<TypeId, NativeFailure> {
    let object = context.null_check(value)?;
    match context.runtime.heap.get(object).data {
        Data::Class(ty) => Ok(ty),
        _ => Err(context.internal("a native expected a class object")),
    }
}

fn get_name<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let name = context.type_name(ty);
    context.new_text(&name)
}

/// The name in the source: empty for anonymous classes, `C` for the local class `Outer$1C`.
fn simple_name<M: Machine>(context: &NativeContext<'_, M>, ty: &Type) -> String {
    match ty {
        Type::Array(element) => format!("{}[]", simple_name(context, element)),
        Type::Class(class, _) => last_name(&context.runtime.program.class(*class).name),
        Type::Variable(variable) if !variable.name.contains("$$Lambda$") => {
            last_name(&variable.name)
        }
        other => context.runtime.source_name(other),
    }
}

fn last_name(name: &str) -> String {
    let last = name.rsplit(['.', '$']).next().unwrap_or(name);
    last.trim_start_matches(|c: char| c.is_ascii_digit())
        .to_owned()
}

fn get_simple_name<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let ty = context.runtime.types.get(ty);
    let name = simple_name(context, &ty);
    context.new_text(&name)
}

/// An array's element type as `getTypeName` gives it; `null` otherwise.
fn component_name<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    match context.runtime.types.get(ty) {
        Type::Array(element) => {
            let name = context.runtime.source_name(&element);
            context.new_text(&name)
        }
        _ => context.of_reference(Reference::NULL),
    }
}

fn kind_is<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
    accept: impl Fn(TypeKind) -> bool,
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let accepted = ty
        .as_class()
        .is_some_and(|class| accept(context.runtime.program.class(class).kind));
    context.of_boolean(accepted)
}

fn is_interface<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    kind_is(context, args, |kind| {
        matches!(kind, TypeKind::Interface | TypeKind::Annotation)
    })
}

fn is_enum<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    kind_is(context, args, |kind| kind == TypeKind::Enum)
}

fn is_record<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    kind_is(context, args, |kind| kind == TypeKind::Record)
}

fn is_array<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let is_array = context.runtime.types.is_array(ty);
    context.of_boolean(is_array)
}

fn is_primitive<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let primitive = matches!(
        context.runtime.types.get(ty),
        Type::Primitive(_) | Type::Void
    );
    context.of_boolean(primitive)
}

fn is_instance<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let object = Reference::from_bits(args[1].bits);
    if context.runtime.heap.string(object).is_none() {
        context.reference(args[1])?;
    }
    let holds = !object.is_null() && {
        let actual = context.runtime.class_of(object);
        context.runtime.is_subtype(actual, ty)
    };
    context.of_boolean(holds)
}

fn is_assignable_from<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let other = represented(context, args[1])?;
    let holds = context.runtime.is_subtype(other, ty);
    context.of_boolean(holds)
}

fn class_or_null<M: Machine>(
    context: &mut NativeContext<'_, M>,
    ty: Option<TypeId>,
) -> NativeResult<M> {
    match ty {
        Some(ty) => {
            let class = context.class_object(ty)?;
            context.of_reference(class)
        }
        None => context.of_reference(Reference::NULL),
    }
}

fn get_superclass<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let superclass: Option<ClassId> = match context.runtime.types.get(ty) {
        Type::Class(class, _) => {
            let class = context.runtime.program.class(class);
            match class.kind {
                TypeKind::Interface | TypeKind::Annotation => None,
                _ => class.superclass,
            }
        }
        Type::Array(_) | Type::Variable(_) => {
            context.runtime.program.class_by_name("java.lang.Object")
        }
        _ => None,
    };
    class_or_null(context, superclass.map(TypeId::class))
}

fn get_component_type<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let element = context.runtime.types.element(ty);
    class_or_null(context, element)
}

/// The constants of an enum's class object, which initialises the enum.
fn enum_constants<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let Some(class) = ty.as_class() else {
        return Err(context.internal("a native expected an enum"));
    };
    let program = context.runtime.program.clone();
    let constants = &program.class(class).enum_constants;
    if constants.is_empty() {
        let array = context.new_object_array(class, 0)?;
        return context.of_reference(array);
    }
    let mut values = Vec::with_capacity(constants.len());
    for &constant in constants {
        let slot = program.field(constant).slot as usize;
        let value = context.runtime.statics.get(slot).copied();
        values.push(value.unwrap_or_default());
    }
    // Before initialisation, and only then, constants are null.
    if values
        .iter()
        .any(|value| Reference::from_bits(value.bits).is_null())
    {
        return Err(NativeFailure::Initialize(class));
    }
    let array = context.new_object_array(class, values.len())?;
    for (index, value) in values.into_iter().enumerate() {
        context.set_element(array, index, value)?;
    }
    context.of_reference(array)
}

fn get_interfaces<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let program = context.runtime.program.clone();
    let interfaces: Vec<ClassId> = match context.runtime.types.get(ty) {
        Type::Class(class, _) => {
            let declared = program.class(class).interfaces.iter();
            declared.filter_map(Type::class_id).collect()
        }
        Type::Array(_) => {
            let well_known = program.well_known();
            vec![well_known.cloneable, well_known.serializable]
        }
        ty => ty.parts().iter().filter_map(Type::class_id).collect(),
    };
    let array = context.new_object_array(program.well_known().class, interfaces.len())?;
    for (index, interface) in interfaces.into_iter().enumerate() {
        let class = context.class_object(TypeId::class(interface))?;
        context.set_element(array, index, class.slot())?;
    }
    context.of_reference(array)
}

fn get_enclosing_class<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let program = context.runtime.program.clone();
    let outer = ty.as_class().and_then(|class| program.class(class).outer);
    class_or_null(context, outer.map(TypeId::class))
}

fn class_is<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
    accept: impl Fn(&java::program::Class) -> bool,
) -> NativeResult<M> {
    let ty = represented(context, args[0])?;
    let program = context.runtime.program.clone();
    let accepted = ty
        .as_class()
        .is_some_and(|class| accept(program.class(class)));
    context.of_boolean(accepted)
}

fn is_anonymous_class<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    class_is(context, args, |class| class.is_anonymous)
}

fn is_local_class<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    // A local class is called after its block, such as `Outer$1Local`; members of it aren't local.
    class_is(context, args, |class| {
        let last = class.name.rsplit('$').next().unwrap_or_default();
        class.is_local && !class.is_anonymous && last.starts_with(|c: char| c.is_ascii_digit())
    })
}

fn is_annotation<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    kind_is(context, args, |kind| kind == TypeKind::Annotation)
}

fn is_sealed<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    class_is(context, args, |class| class.decl.modifiers.is_sealed)
}
