//! Relations between types: supertypes with their arguments, substitution, subtyping (JLS 4.10),
//! least upper bounds (4.10.4), and how a type is shown.
//!
//! What must hold: where wildcards make the exact rule involved (capture conversion, 5.1.10), the
//! answer errs on the side of "is a subtype", so that a correct program is never rejected. What is
//! executed depends on erasures alone, and those are exact.

use crate::program::Program;
use crate::types::{ClassId, Primitive, Type, TypeVariable, TypeVariableOwner};
use std::sync::Arc;

/// Nested generic types are followed no deeper than this; legal programs stay far below.
const MAX_DEPTH: u32 = 24;

impl Program {
    /// The type of `this` in a class.
    pub(crate) fn this_type(&self, class: ClassId) -> Type {
        Type::Class(class, Arc::from(self.class(class).type_parameters.clone()))
    }

    /// JLS 4.6, also for `? super T` (`Object`).
    pub fn erase(&self, ty: &Type) -> Type {
        match ty {
            Type::Wildcard { upper: None, .. } => Type::class(self.well_known().object),
            Type::Wildcard {
                upper: Some(upper), ..
            } => self.erase(upper),
            Type::Array(element) => Type::array_of(self.erase(element)),
            other => other.erasure(),
        }
    }

    pub(crate) fn object_type(&self) -> Type {
        Type::class(self.well_known().object)
    }

    pub(crate) fn string_type(&self) -> Type {
        Type::class(self.well_known().string)
    }

    pub(crate) fn is_string(&self, ty: &Type) -> bool {
        ty.class_id() == Some(self.well_known().string)
    }

    /// The bounds of a type variable; `Object` without one.
    pub(crate) fn bounds(&self, variable: &TypeVariable) -> Vec<Type> {
        let index = variable.index as usize;
        let bounds = match &variable.owner {
            TypeVariableOwner::Class(class) => self.class(*class).type_parameter_bounds.get(index),
            TypeVariableOwner::Method(method) => {
                self.method(*method).type_parameter_bounds.get(index)
            }
            TypeVariableOwner::Inference => None,
            TypeVariableOwner::Intersection(parts) => return parts.to_vec(),
        };
        match bounds {
            Some(bounds) if !bounds.is_empty() => bounds.clone(),
            _ => vec![Type::class(variable.erased_bound)],
        }
    }

    /// Replaces the type parameters of a class by arguments; with none (a raw type), by erasure.
    pub(crate) fn substitute_class(&self, ty: &Type, class: ClassId, args: &[Type]) -> Type {
        let parameters = &self.class(class).type_parameters;
        if parameters.is_empty() {
            return ty.clone();
        }
        if args.is_empty() {
            let belongs = |candidate: &Type| parameters.contains(candidate);
            return if ty.mentions(&belongs) {
                self.erase(ty)
            } else {
                ty.clone()
            };
        }
        substitute(ty, &|variable| {
            let position = parameters.iter().position(
                |parameter| matches!(parameter, Type::Variable(own) if **own == *variable),
            )?;
            args.get(position).cloned()
        })
    }

    /// Direct supertypes of a class type, with arguments.
    pub(crate) fn direct_supertypes(&self, class: ClassId, args: &[Type]) -> Vec<Type> {
        let declaration = self.class(class);
        let is_raw = args.is_empty() && !declaration.type_parameters.is_empty();
        declaration
            .supertype
            .iter()
            .chain(&declaration.interfaces)
            .map(|ty| {
                if is_raw {
                    self.erase(ty)
                } else {
                    self.substitute_class(ty, class, args)
                }
            })
            .collect()
    }

    /// The parameterization of `target` that a type is a subtype of.
    pub fn as_super(&self, ty: &Type, target: ClassId) -> Option<Type> {
        self.as_super_within(ty, target, MAX_DEPTH)
    }

    fn as_super_within(&self, ty: &Type, target: ClassId, depth: u32) -> Option<Type> {
        let depth = depth.checked_sub(1)?;
        match ty {
            Type::Class(class, _) if *class == target => Some(ty.clone()),
            Type::Class(class, args) => {
                let info = self.tables.classes.get(class.index())?;
                if !info.supers.is_empty() && info.supers.binary_search(&target).is_err() {
                    return None;
                }
                if target == self.well_known().object {
                    return Some(Type::class(target));
                }
                // Inheritance may be deep; only generic nesting counts against the depth.
                let mut pending = self.direct_supertypes(*class, args);
                let mut seen = 0usize;
                while let Some(next) = pending.pop() {
                    seen += 1;
                    if seen > 10_000 {
                        return None;
                    }
                    let Type::Class(class, args) = &next else {
                        continue;
                    };
                    if *class == target {
                        return Some(next);
                    }
                    if self.is_subclass(*class, target)
                        || self.tables.classes.get(class.index())?.supers.is_empty()
                    {
                        pending.extend(self.direct_supertypes(*class, args));
                    }
                }
                None
            }
            Type::Variable(variable) => self
                .bounds(variable)
                .iter()
                .find_map(|bound| self.as_super_within(bound, target, depth)),
            Type::Wildcard {
                upper: Some(upper), ..
            } => self.as_super_within(upper, target, depth),
            Type::Wildcard { .. } => self.as_super_within(&self.object_type(), target, depth),
            Type::Array(_) => {
                let known = self.well_known();
                (target == known.object
                    || target == known.cloneable
                    || target == known.serializable)
                    .then(|| Type::class(target))
            }
            _ => None,
        }
    }

    /// Whether an erased type is assignable to another erased type by widening reference
    /// conversion. Exact.
    pub fn is_erased_subtype(&self, from: &Type, to: &Type) -> bool {
        match (from, to) {
            (Type::Null, to) => to.is_reference(),
            (Type::Class(from, _), Type::Class(to, _)) => self.is_subclass(*from, *to),
            (Type::Array(_), Type::Class(to, _)) => {
                let known = self.well_known();
                *to == known.object || *to == known.cloneable || *to == known.serializable
            }
            (Type::Array(from), Type::Array(to)) => match (&**from, &**to) {
                (Type::Primitive(from), Type::Primitive(to)) => from == to,
                (from, to) => {
                    from.is_reference() && to.is_reference() && self.is_erased_subtype(from, to)
                }
            },
            (Type::Primitive(from), Type::Primitive(to)) => from == to,
            _ => false,
        }
    }

    /// Subtyping between reference types with arguments; raw types and wildcards count as fitting
    /// whenever they might.
    pub(crate) fn is_subtype(&self, from: &Type, to: &Type) -> bool {
        self.is_subtype_within(from, to, MAX_DEPTH)
    }

    fn is_subtype_within(&self, from: &Type, to: &Type, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else {
            return true;
        };
        if from == to {
            return true;
        }
        match (from, to) {
            (Type::Error, _) | (_, Type::Error) => true,
            (Type::Null, to) => to.is_reference(),
            (_, to) if to.parts().len() > 1 => to
                .parts()
                .iter()
                .all(|part| self.is_subtype_within(from, part, depth)),
            (_, Type::Variable(to)) => match from {
                Type::Variable(from) => self
                    .bounds(from)
                    .iter()
                    .any(|bound| matches!(bound, Type::Variable(bound) if bound == to)),
                _ => false,
            },
            (
                _,
                Type::Wildcard {
                    lower: Some(lower), ..
                },
            ) => self.is_subtype_within(from, lower, depth),
            (
                _,
                Type::Wildcard {
                    upper: Some(upper), ..
                },
            ) => self.is_subtype_within(from, upper, depth),
            (_, Type::Wildcard { .. }) => from.is_reference(),
            (Type::Array(from), Type::Array(to)) => match (&**from, &**to) {
                (Type::Primitive(from), Type::Primitive(to)) => from == to,
                (from, to) => {
                    from.is_reference()
                        && to.is_reference()
                        && self.is_subtype_within(from, to, depth)
                }
            },
            (_, Type::Class(target, to_args)) => match self.as_super(from, *target) {
                Some(Type::Class(_, from_args)) => {
                    from_args.is_empty()
                        || to_args.is_empty()
                        || from_args
                            .iter()
                            .zip(to_args.iter())
                            .all(|(from, to)| self.is_contained(from, to, depth))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// JLS 4.5.1: whether type argument `to` contains `from`.
    fn is_contained(&self, from: &Type, to: &Type, depth: u32) -> bool {
        match (from, to) {
            (
                _,
                Type::Wildcard {
                    upper: None,
                    lower: None,
                },
            ) => true,
            (
                Type::Wildcard {
                    upper: Some(from), ..
                },
                Type::Wildcard {
                    upper: Some(to), ..
                },
            ) => self.is_subtype_within(from, to, depth),
            (
                Type::Wildcard {
                    lower: Some(from), ..
                },
                Type::Wildcard {
                    lower: Some(to), ..
                },
            ) => self.is_subtype_within(to, from, depth),
            (Type::Wildcard { .. }, Type::Wildcard { .. }) => true,
            (
                from,
                Type::Wildcard {
                    upper: Some(to), ..
                },
            ) => self.is_subtype_within(from, to, depth),
            (
                from,
                Type::Wildcard {
                    lower: Some(to), ..
                },
            ) => self.is_subtype_within(to, from, depth),
            // A captured wildcard or a variable may well be equal.
            (Type::Wildcard { .. }, _) => true,
            (from, to) => {
                self.is_subtype_within(from, to, depth) && self.is_subtype_within(to, from, depth)
            }
        }
    }

    /// The upper bound of what a value of the type can be: wildcards and captured types become
    /// their bounds.
    pub(crate) fn upper_bound(&self, ty: &Type) -> Type {
        match ty {
            Type::Wildcard {
                upper: Some(upper), ..
            } => self.upper_bound(upper),
            Type::Wildcard { .. } => self.object_type(),
            Type::Array(element) if matches!(**element, Type::Wildcard { .. }) => {
                Type::array_of(self.upper_bound(element))
            }
            other => other.clone(),
        }
    }

    /// JLS 4.10.4, without intersections: of several candidates a class is preferred to an
    /// interface.
    pub(crate) fn least_upper_bound(&self, types: &[Type]) -> Type {
        let types: Vec<&Type> = types
            .iter()
            .filter(|ty| !matches!(ty, Type::Null))
            .collect();
        let Some((first, rest)) = types.split_first() else {
            return Type::Null;
        };
        if types.iter().any(|ty| ty.is_error()) {
            return Type::Error;
        }
        for candidate in &types {
            if types.iter().all(|ty| self.is_subtype(ty, candidate)) {
                return (*candidate).clone();
            }
        }
        let candidates: Vec<ClassId> = match self.upper_bound(first) {
            Type::Class(class, _) => self
                .tables
                .classes
                .get(class.index())
                .map_or_else(Vec::new, |info| info.supers.clone()),
            Type::Variable(variable) => self
                .tables
                .classes
                .get(variable.erased_bound.index())
                .map_or_else(Vec::new, |info| info.supers.clone()),
            Type::Array(element) => {
                let others: Option<Vec<Type>> = rest
                    .iter()
                    .map(|ty| match ty {
                        Type::Array(element) if element.is_reference() => Some((**element).clone()),
                        _ => None,
                    })
                    .collect();
                if let (Some(mut elements), true) = (others, element.is_reference()) {
                    elements.push((*element).clone());
                    return Type::array_of(self.least_upper_bound(&elements));
                }
                vec![self.well_known().object]
            }
            _ => vec![self.well_known().object],
        };
        let common: Vec<ClassId> = candidates
            .into_iter()
            .filter(|class| types.iter().all(|ty| self.as_super(ty, *class).is_some()))
            .collect();
        let minimal = common.iter().copied().filter(|class| {
            !common
                .iter()
                .any(|other| other != class && self.is_subclass(*other, *class))
        });
        let object = self.well_known().object;
        let best = minimal.min_by_key(|class| {
            let declaration = self.class(*class);
            let is_marker = *class == self.well_known().serializable;
            (
                *class == object,
                declaration.is_interface(),
                is_marker,
                *class,
            )
        });
        let Some(best) = best else {
            return self.object_type();
        };
        let parameterizations: Vec<Type> = types
            .iter()
            .filter_map(|ty| self.as_super(ty, best))
            .collect();
        match parameterizations.split_first() {
            Some((first, rest)) if rest.iter().all(|other| other == first) => first.clone(),
            Some((Type::Class(_, args), rest)) => {
                // Arguments that differ become wildcards; their bounds are left open, which ends
                // the recursion that comparing comparables would be.
                let merged: Vec<Type> = args
                    .iter()
                    .enumerate()
                    .map(|(index, arg)| {
                        let same = rest.iter().all(|other| {
                            matches!(other, Type::Class(_, args) if args.get(index) == Some(arg))
                        });
                        if same {
                            arg.clone()
                        } else {
                            Type::Wildcard {
                                upper: None,
                                lower: None,
                            }
                        }
                    })
                    .collect();
                Type::Class(best, Arc::from(merged))
            }
            _ => Type::class(best),
        }
    }

    /// JLS 5.1.7: the wrapper for primitives, other types as they are.
    pub(crate) fn boxed(&self, ty: &Type) -> Type {
        match ty {
            Type::Primitive(primitive) => Type::class(self.well_known().wrapper(*primitive)),
            other => other.clone(),
        }
    }

    /// JLS 5.1.8: the primitive of a primitive or wrapper type (also of a variable bounded by one).
    pub(crate) fn unboxed(&self, ty: &Type) -> Option<Primitive> {
        match ty {
            Type::Primitive(primitive) => Some(*primitive),
            Type::Class(class, _) => self.well_known().unwrapped(*class),
            Type::Variable(variable) => self.well_known().unwrapped(variable.erased_bound),
            Type::Wildcard {
                upper: Some(upper), ..
            } => self.unboxed(upper),
            _ => None,
        }
    }

    /// A type in source form, with simple names: `Map<String, int[]>`.
    pub fn show_type(&self, ty: &Type) -> String {
        match ty {
            Type::Void => "void".to_owned(),
            Type::Primitive(primitive) => primitive.name().to_owned(),
            Type::Null => "<null>".to_owned(),
            Type::Error => "?".to_owned(),
            Type::Class(class, args) => {
                let class = self.class(*class);
                let name = self.show_class(class.id);
                let own = class.decl.type_params.len().min(args.len());
                if own == 0 {
                    return name;
                }
                let args: Vec<String> = args.iter().take(own).map(|a| self.show_type(a)).collect();
                format!("{name}<{}>", args.join(", "))
            }
            Type::Array(element) => format!("{}[]", self.show_type(element)),
            Type::Variable(variable) => variable.name.to_string(),
            Type::Wildcard {
                upper: Some(upper), ..
            } => {
                format!("? extends {}", self.show_type(upper))
            }
            Type::Wildcard {
                lower: Some(lower), ..
            } => {
                format!("? super {}", self.show_type(lower))
            }
            Type::Wildcard { .. } => "?".to_owned(),
        }
    }

    /// A class's name in source form without its package; anonymous ones as `new T() {…}`.
    pub fn show_class(&self, class: ClassId) -> String {
        let class = self.class(class);
        if class.is_anonymous {
            let supertype = class
                .interfaces
                .first()
                .or(class.supertype.as_ref())
                .and_then(Type::class_id)
                .filter(|supertype| *supertype != class.id);
            return match supertype {
                Some(supertype) => format!("<anonymous {}>", self.show_class(supertype)),
                None => "<anonymous>".to_owned(),
            };
        }
        let package = self.package_of(class.id);
        match class.display_name.strip_prefix(package) {
            Some(rest) if !package.is_empty() => rest.trim_start_matches('.').to_owned(),
            _ => class.display_name.to_string(),
        }
    }
}

/// Replaces type variables; wildcards made of wildcards collapse.
pub(crate) fn substitute(ty: &Type, replace: &dyn Fn(&TypeVariable) -> Option<Type>) -> Type {
    match ty {
        Type::Variable(variable) => match &variable.owner {
            TypeVariableOwner::Intersection(parts) => {
                let parts = parts.iter().map(|part| substitute(part, replace));
                Type::Variable(Arc::new(TypeVariable {
                    owner: TypeVariableOwner::Intersection(parts.collect()),
                    ..(**variable).clone()
                }))
            }
            _ => replace(variable).unwrap_or_else(|| ty.clone()),
        },
        Type::Class(class, args) if !args.is_empty() => Type::Class(
            *class,
            args.iter().map(|arg| substitute(arg, replace)).collect(),
        ),
        Type::Array(element) => match substitute(element, replace) {
            Type::Wildcard {
                upper: Some(upper), ..
            } => Type::Array(upper),
            element => Type::array_of(element),
        },
        Type::Wildcard {
            upper: Some(upper), ..
        } => match substitute(upper, replace) {
            Type::Wildcard { upper, .. } => Type::Wildcard { upper, lower: None },
            upper => Type::Wildcard {
                upper: Some(Arc::new(upper)),
                lower: None,
            },
        },
        Type::Wildcard {
            lower: Some(lower), ..
        } => match substitute(lower, replace) {
            // A captured type is known by its bound.
            Type::Wildcard {
                upper: Some(bound), ..
            }
            | Type::Wildcard {
                lower: Some(bound), ..
            } => Type::Wildcard {
                upper: None,
                lower: Some(bound),
            },
            Type::Wildcard { .. } => Type::Wildcard {
                upper: None,
                lower: None,
            },
            lower => Type::Wildcard {
                upper: None,
                lower: Some(Arc::new(lower)),
            },
        },
        other => other.clone(),
    }
}
