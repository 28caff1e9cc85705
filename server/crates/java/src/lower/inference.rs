//! Inference of type arguments (JLS 18): variables with bounds, reduction of constraints to
//! bounds, incorporation, resolution.
//!
//! What must hold: inference always ends (each step burns fuel) and always finds some type; a
//! contradiction is not an error here, since the erased program is the same whatever is inferred,
//! and wrong arguments are found by checking them against the result.

use crate::program::Program;
use crate::subtyping::substitute;
use crate::types::{Type, TypeVariable, TypeVariableOwner};
use std::cell::Cell;
use std::sync::Arc;

/// Steps of one inference: enough for some hundred calls nested in each other.
const FUEL: u32 = 1_000_000;

#[derive(Clone, Debug, Default)]
struct Bounds {
    equal: Vec<Type>,
    lower: Vec<Type>,
    upper: Vec<Type>,
    instance: Option<Type>,
    /// Depends on something of unknown type.
    is_unknown: bool,
}

/// What is known of a variable.
#[derive(Default)]
pub(crate) struct Known {
    pub(crate) equal: Vec<Type>,
    pub(crate) lower: Vec<Type>,
    pub(crate) upper: Vec<Type>,
    pub(crate) is_unknown: bool,
}

/// The variables of one outermost call and all calls nested in its arguments.
#[derive(Clone)]
pub(crate) struct Inference<'p> {
    program: &'p Program,
    /// Each as it stands in types: what is known of one is never noted under two names.
    variables: Vec<Type>,
    bounds: Vec<Bounds>,
    fuel: Cell<u32>,
}

pub(crate) fn inference_index(ty: &Type) -> Option<usize> {
    match ty {
        Type::Variable(variable) if variable.owner == TypeVariableOwner::Inference => {
            Some(variable.index as usize)
        }
        _ => None,
    }
}

/// Whether a type still has inference variables.
pub(crate) fn is_open(ty: &Type) -> bool {
    ty.mentions(&|ty| inference_index(ty).is_some())
}

impl<'p> Inference<'p> {
    pub(crate) fn new(program: &'p Program) -> Self {
        Inference {
            program,
            variables: Vec::new(),
            bounds: Vec::new(),
            fuel: Cell::new(FUEL),
        }
    }

    /// A fresh variable for each type parameter, with the parameters' bounds. `outer` replaces
    /// other variables in the bounds (a class's arguments).
    pub(crate) fn fresh(
        &mut self,
        parameters: &[Type],
        outer: &dyn Fn(&Type) -> Type,
    ) -> Vec<Type> {
        let first = self.bounds.len();
        let variables: Vec<Type> = parameters
            .iter()
            .enumerate()
            .map(|(index, parameter)| {
                let (name, erased_bound) = match parameter {
                    Type::Variable(variable) => (Arc::clone(&variable.name), variable.erased_bound),
                    _ => (Arc::from("?"), self.program.well_known().object),
                };
                Type::Variable(Arc::new(TypeVariable {
                    name,
                    owner: TypeVariableOwner::Inference,
                    index: (first + index) as u32,
                    erased_bound,
                }))
            })
            .collect();
        self.variables.extend_from_slice(&variables);
        self.bounds
            .extend(variables.iter().map(|_| Bounds::default()));
        for (parameter, fresh) in parameters.iter().zip(&variables) {
            let Type::Variable(variable) = parameter else {
                continue;
            };
            for bound in self.program.bounds(variable) {
                if bound == self.program.object_type() {
                    continue;
                }
                let bound = replace_parameters(&bound, parameters, &variables);
                let bound = outer(&bound);
                if let Some(index) = inference_index(fresh) {
                    self.add_upper(index, &bound);
                }
            }
        }
        variables
    }

    /// The type with all instantiated variables replaced.
    pub(crate) fn apply(&self, ty: &Type) -> Type {
        if !is_open(ty) {
            return ty.clone();
        }
        substitute(ty, &|variable| {
            if variable.owner != TypeVariableOwner::Inference {
                return None;
            }
            self.bounds.get(variable.index as usize)?.instance.clone()
        })
    }

    fn burn(&self) -> bool {
        match self.fuel.get().checked_sub(1) {
            Some(rest) => {
                self.fuel.set(rest);
                true
            }
            None => false,
        }
    }

    /// ‹from → to›: compatibility in a loose context (JLS 18.2.2).
    pub(crate) fn compatible(&mut self, from: &Type, to: &Type) {
        let from = match from {
            Type::Primitive(_) if to.is_reference() => self.program.boxed(from),
            other => other.clone(),
        };
        if matches!(to, Type::Primitive(_)) {
            if let Some(index) = inference_index(&self.apply(&from))
                && self.bounds.get(index).is_some_and(|bounds| {
                    bounds.equal.is_empty() && bounds.lower.is_empty() && bounds.upper.is_empty()
                })
            {
                let boxed = self.program.boxed(to);
                self.add_upper(index, &boxed);
            }
            return;
        }
        self.subtype(&from, to);
    }

    /// ‹from <: to› (JLS 18.2.3).
    pub(crate) fn subtype(&mut self, from: &Type, to: &Type) {
        if !self.burn() {
            return;
        }
        let (from, to) = (self.apply(from), self.apply(to));
        if from == to || matches!(from, Type::Error) || matches!(to, Type::Error) {
            self.mark_unknown(&from, &to);
            return;
        }
        if let Some(index) = inference_index(&to) {
            if !matches!(from, Type::Null | Type::Void) {
                self.add_lower(index, &from);
            }
            return;
        }
        if let Some(index) = inference_index(&from) {
            self.add_upper(index, &to);
            return;
        }
        if !is_open(&from) && !is_open(&to) {
            return;
        }
        match (&from, &to) {
            (
                Type::Wildcard {
                    upper: Some(upper), ..
                },
                _,
            ) => self.subtype(&upper.clone(), &to),
            (
                _,
                Type::Wildcard {
                    lower: Some(lower), ..
                },
            ) => self.subtype(&from, &lower.clone()),
            (
                _,
                Type::Wildcard {
                    upper: Some(upper), ..
                },
            ) => self.subtype(&from, &upper.clone()),
            (Type::Array(from), Type::Array(to)) if from.is_reference() && to.is_reference() => {
                self.subtype(&from.clone(), &to.clone());
            }
            (_, Type::Class(class, args)) if !args.is_empty() => {
                if let Some(Type::Class(_, own)) = self.program.as_super(&from, *class) {
                    for (own, wanted) in own.iter().zip(args.iter()) {
                        self.contained(own, wanted);
                    }
                }
            }
            _ => {}
        }
    }

    /// Variables that meet an unknown type are unknown unless something else determines them.
    fn mark_unknown(&mut self, a: &Type, b: &Type) {
        if a.is_error() != b.is_error() {
            let mut variables = Vec::new();
            collect_variables(a, &mut variables);
            collect_variables(b, &mut variables);
            for index in variables {
                if let Some(bounds) = self.bounds.get_mut(index) {
                    bounds.is_unknown = true;
                }
            }
        }
    }

    /// ‹from <= to› for type arguments (JLS 18.2.3).
    fn contained(&mut self, from: &Type, to: &Type) {
        match (from, to) {
            (
                Type::Wildcard {
                    upper: Some(from), ..
                },
                Type::Wildcard {
                    upper: Some(to), ..
                },
            ) => self.subtype(from, to),
            (
                Type::Wildcard {
                    lower: Some(from), ..
                },
                Type::Wildcard {
                    lower: Some(to), ..
                },
            ) => self.subtype(to, from),
            (Type::Wildcard { .. }, Type::Wildcard { .. }) => {}
            (
                from,
                Type::Wildcard {
                    upper: Some(to), ..
                },
            ) => self.subtype(from, to),
            (
                from,
                Type::Wildcard {
                    lower: Some(to), ..
                },
            ) => self.subtype(to, from),
            (_, Type::Wildcard { .. }) => {}
            // Capture conversion would give a fresh type; its bound stands for it.
            (
                Type::Wildcard {
                    upper: Some(bound), ..
                },
                to,
            )
            | (
                Type::Wildcard {
                    lower: Some(bound), ..
                },
                to,
            ) => self.equal(bound, to),
            (Type::Wildcard { .. }, to) => {
                let object = self.program.object_type();
                self.equal(&object, to);
            }
            (from, to) => self.equal(from, to),
        }
    }

    /// ‹a = b› (JLS 18.2.4).
    pub(crate) fn equal(&mut self, a: &Type, b: &Type) {
        if !self.burn() {
            return;
        }
        let (a, b) = (self.apply(a), self.apply(b));
        if a == b || matches!(a, Type::Error) || matches!(b, Type::Error) {
            self.mark_unknown(&a, &b);
            return;
        }
        if let Some(index) = inference_index(&a) {
            self.add_equal(index, &b);
            return;
        }
        if let Some(index) = inference_index(&b) {
            self.add_equal(index, &a);
            return;
        }
        match (&a, &b) {
            (Type::Class(first, args), Type::Class(second, others)) if first == second => {
                for (a, b) in args.iter().zip(others.iter()) {
                    self.equal(a, b);
                }
            }
            (Type::Array(a), Type::Array(b)) => self.equal(a, b),
            (Type::Wildcard { upper: Some(a), .. }, Type::Wildcard { upper: Some(b), .. })
            | (Type::Wildcard { lower: Some(a), .. }, Type::Wildcard { lower: Some(b), .. }) => {
                self.equal(a, b)
            }
            // One side is a wildcard that stands for a captured type.
            (Type::Wildcard { upper: Some(a), .. }, _) if is_open(&b) => self.equal(a, &b),
            (_, Type::Wildcard { upper: Some(b), .. }) if is_open(&a) => self.equal(&a, b),
            _ => {}
        }
    }

    fn add_equal(&mut self, index: usize, ty: &Type) {
        if matches!(ty, Type::Primitive(_) | Type::Void | Type::Null)
            || mentions_variable(ty, index)
        {
            return;
        }
        let Some(bounds) = self.bounds.get_mut(index) else {
            return;
        };
        if bounds.equal.contains(ty) {
            return;
        }
        bounds.equal.push(ty.clone());
        let known = bounds.clone();
        for other in &known.equal {
            self.equal(other, ty);
        }
        for lower in &known.lower {
            self.subtype(lower, ty);
        }
        for upper in &known.upper {
            self.subtype(ty, upper);
        }
        if let Some(other) = inference_index(ty) {
            let this = self.variables[index].clone();
            self.add_equal(other, &this);
        }
    }

    fn add_lower(&mut self, index: usize, ty: &Type) {
        let Some(bounds) = self.bounds.get_mut(index) else {
            return;
        };
        if inference_index(ty) == Some(index) || bounds.lower.contains(ty) {
            return;
        }
        bounds.lower.push(ty.clone());
        let known = bounds.clone();
        for equal in &known.equal {
            self.subtype(ty, equal);
        }
        for upper in &known.upper {
            self.subtype(ty, upper);
        }
        if let Some(other) = inference_index(ty) {
            let this = self.variables[index].clone();
            self.add_upper(other, &this);
        }
    }

    fn add_upper(&mut self, index: usize, ty: &Type) {
        if let Type::Wildcard { upper, .. } = ty {
            if let Some(upper) = upper.clone() {
                self.add_upper(index, &upper);
            }
            return;
        }
        let Some(bounds) = self.bounds.get_mut(index) else {
            return;
        };
        if inference_index(ty) == Some(index) || bounds.upper.contains(ty) {
            return;
        }
        bounds.upper.push(ty.clone());
        let known = bounds.clone();
        for equal in &known.equal {
            self.subtype(equal, ty);
        }
        for lower in &known.lower {
            self.subtype(lower, ty);
        }
        // Two parameterizations of one class have equal arguments (JLS 18.3.1).
        for other in &known.upper {
            if let Type::Class(class, args) = ty
                && let Some(Type::Class(_, others)) = self.program.as_super(other, *class)
            {
                let pairs: Vec<(Type, Type)> =
                    args.iter().cloned().zip(others.iter().cloned()).collect();
                for (a, b) in pairs {
                    if !matches!(a, Type::Wildcard { .. }) && !matches!(b, Type::Wildcard { .. }) {
                        self.equal(&a, &b);
                    }
                }
            } else if let Type::Class(class, args) = other
                && let Some(Type::Class(_, others)) = self.program.as_super(ty, *class)
            {
                let pairs: Vec<(Type, Type)> =
                    args.iter().cloned().zip(others.iter().cloned()).collect();
                for (a, b) in pairs {
                    if !matches!(a, Type::Wildcard { .. }) && !matches!(b, Type::Wildcard { .. }) {
                        self.equal(&a, &b);
                    }
                }
            }
        }
        if let Some(other) = inference_index(ty) {
            let this = self.variables[index].clone();
            self.add_lower(other, &this);
        }
    }

    /// Whether something is known about each variable in a type beside its declared bounds.
    pub(crate) fn is_determined(&self, ty: &Type) -> bool {
        let ty = self.apply(ty);
        !ty.mentions(&|ty| {
            inference_index(ty)
                .and_then(|index| self.bounds.get(index))
                .is_some_and(|bounds| {
                    let proper = |types: &[Type]| types.iter().any(|ty| !is_open(&self.apply(ty)));
                    !proper(&bounds.equal) && !proper(&bounds.lower)
                })
        })
    }

    /// Instantiates every variable of a type and gives the proper type.
    pub(crate) fn resolve(&mut self, ty: &Type) -> Type {
        let mut ty = self.apply(ty);
        for _ in 0..1000 {
            let mut next = None;
            let find = |ty: &Type| inference_index(ty);
            let mut pending = vec![ty.clone()];
            while let Some(part) = pending.pop() {
                if let Some(index) = find(&part) {
                    next = Some(index);
                    break;
                }
                match part {
                    Type::Class(_, args) => pending.extend(args.iter().cloned()),
                    Type::Array(element) => pending.push((*element).clone()),
                    Type::Wildcard { upper, lower } => {
                        pending.extend(upper.iter().chain(&lower).map(|ty| (**ty).clone()));
                    }
                    _ => {}
                }
            }
            let Some(index) = next else { return ty };
            self.instantiate(index, &mut Vec::new());
            ty = self.apply(&ty);
        }
        ty
    }

    /// What is known of a variable by now, as far as it is proper; see [`Self::known_shape`].
    pub(crate) fn known_of(&self, index: usize) -> Known {
        let Some(bounds) = self.bounds.get(index) else {
            return Known::default();
        };
        let shapes = |types: &[Type]| -> Vec<Type> {
            types.iter().filter_map(|ty| self.known_shape(ty)).collect()
        };
        Known {
            equal: shapes(&bounds.equal),
            lower: shapes(&bounds.lower),
            upper: bounds
                .upper
                .iter()
                .map(|ty| self.apply(ty))
                .filter(|ty| inference_index(ty).is_none())
                .collect(),
            is_unknown: bounds.is_unknown,
        }
    }

    /// Whether a type that has no instance yet depends on something of unknown type alone.
    pub(crate) fn is_unknown(&self, ty: &Type) -> bool {
        inference_index(&self.apply(ty)).is_some_and(|index| {
            let known = self.known_of(index);
            known.is_unknown && known.equal.is_empty() && known.lower.is_empty()
        })
    }

    /// Whether a type with open variables surely can't be another.
    pub(crate) fn contradicts(&self, ty: &Type, other: &Type) -> bool {
        let mut trial = self.clone();
        trial.compatible(ty, other);
        trial.is_contradictory() && !self.is_contradictory()
    }

    fn is_contradictory(&self) -> bool {
        let is_sure = |ty: &Type| matches!(ty, Type::Class(..) | Type::Array(_)) && !is_open(ty);
        self.bounds.iter().any(|bounds| {
            let proper = |types: &[Type]| -> Vec<Type> {
                types
                    .iter()
                    .map(|ty| self.apply(ty))
                    .filter(is_sure)
                    .map(|ty| self.program.erase(&ty))
                    .collect()
            };
            let (equal, lower) = (proper(&bounds.equal), proper(&bounds.lower));
            equal.iter().any(|ty| {
                equal.iter().any(|other| other != ty)
                    || lower
                        .iter()
                        .any(|lower| !self.program.is_erased_subtype(lower, ty))
            })
        })
    }

    /// Number of variables so far.
    pub(crate) fn len(&self) -> usize {
        self.bounds.len()
    }

    /// Instantiates all variables from an index on.
    pub(crate) fn resolve_from(&mut self, first: usize) {
        for index in first..self.bounds.len() {
            self.instantiate(index, &mut Vec::new());
        }
    }

    fn instantiate(&mut self, index: usize, in_progress: &mut Vec<usize>) {
        let Some(bounds) = self.bounds.get(index) else {
            return;
        };
        if bounds.instance.is_some() || in_progress.contains(&index) {
            return;
        }
        in_progress.push(index);
        // Variables that this one depends on come first (JLS 18.4).
        let mut dependencies = Vec::new();
        for ty in bounds.equal.iter().chain(&bounds.lower) {
            collect_variables(ty, &mut dependencies);
        }
        let has_proper = |types: &[Type]| types.iter().any(|ty| !is_open(&self.apply(ty)));
        if !has_proper(&bounds.equal) {
            if !has_proper(&bounds.lower) {
                for ty in &bounds.upper {
                    collect_variables(ty, &mut dependencies);
                }
            }
            if in_progress.len() < 64 {
                for dependency in dependencies {
                    self.instantiate(dependency, in_progress);
                }
            }
        }
        in_progress.pop();
        let chosen = self.choose(index);
        if let Some(bounds) = self.bounds.get_mut(index)
            && bounds.instance.is_none()
        {
            bounds.instance = Some(chosen.clone());
            let known = bounds.clone();
            for equal in &known.equal {
                self.equal(equal, &chosen);
            }
            for lower in &known.lower {
                self.subtype(lower, &chosen);
            }
            for upper in &known.upper {
                self.subtype(&chosen, upper);
            }
        }
    }

    fn choose(&self, index: usize) -> Type {
        let object = self.program.object_type();
        let Some(bounds) = self.bounds.get(index) else {
            return object;
        };
        let proper = |types: &[Type]| -> Vec<Type> {
            types
                .iter()
                .map(|ty| self.apply(ty))
                .filter(|ty| !is_open(ty))
                .collect()
        };
        if let Some(equal) = proper(&bounds.equal).into_iter().next() {
            return self.program.upper_bound(&equal);
        }
        let lower = proper(&bounds.lower);
        if !lower.is_empty() {
            let lower: Vec<Type> = lower
                .iter()
                .map(|ty| self.program.upper_bound(ty))
                .collect();
            return self.program.least_upper_bound(&lower);
        }
        if bounds.is_unknown {
            return Type::Error;
        }
        // The greatest lower bound, of which we keep the most specific part. A bound that speaks
        // of the variable itself is taken without its arguments.
        let upper = bounds.upper.iter().map(|ty| {
            let ty = self.apply(ty);
            if is_open(&ty) {
                self.program.erase(&ty)
            } else {
                ty
            }
        });
        upper.fold(object, |best, ty| {
            if self.program.is_subtype(&ty, &best) {
                ty
            } else {
                best
            }
        })
    }

    /// What is known of a type with open variables by now: arguments that are still open are
    /// unbounded wildcards. `None` for a variable of which nothing is known but its bound.
    pub(crate) fn known_shape(&self, ty: &Type) -> Option<Type> {
        self.shape_within(ty, 8)
    }

    fn shape_within(&self, ty: &Type, depth: u32) -> Option<Type> {
        let depth = depth.checked_sub(1)?;
        let ty = self.apply(ty);
        if let Type::Array(element) = &ty
            && is_open(element)
        {
            return self.shape_within(element, depth).map(Type::array_of);
        }
        let Some(index) = inference_index(&ty) else {
            return Some(substitute(&ty, &|variable| {
                (variable.owner == TypeVariableOwner::Inference).then_some(Type::Wildcard {
                    upper: None,
                    lower: None,
                })
            }));
        };
        let bounds = self.bounds.get(index)?;
        // What is known of another variable among the bounds is among them, too.
        let is_type = |ty: &&Type| inference_index(&self.apply(ty)).is_none();
        let shape = |ty: &Type| self.shape_within(ty, depth);
        if let Some(equal) = bounds.equal.iter().filter(is_type).find_map(shape) {
            return Some(equal);
        }
        let lower: Vec<Type> = bounds
            .lower
            .iter()
            .filter(is_type)
            .filter_map(shape)
            .collect();
        (!lower.is_empty()).then(|| self.program.least_upper_bound(&lower))
    }

    /// As [`Self::known_shape`], or the bound.
    pub(crate) fn tentative(&self, ty: &Type) -> Type {
        self.known_shape(ty).unwrap_or_else(|| {
            substitute(&self.apply(ty), &|variable| {
                (variable.owner == TypeVariableOwner::Inference)
                    .then(|| Type::class(variable.erased_bound))
            })
        })
    }
}

fn collect_variables(ty: &Type, found: &mut Vec<usize>) {
    match ty {
        Type::Variable(_) => found.extend(inference_index(ty)),
        Type::Class(_, args) => args.iter().for_each(|arg| collect_variables(arg, found)),
        Type::Array(element) => collect_variables(element, found),
        Type::Wildcard { upper, lower } => {
            upper
                .iter()
                .chain(lower)
                .for_each(|bound| collect_variables(bound, found));
        }
        _ => {}
    }
}

fn mentions_variable(ty: &Type, index: usize) -> bool {
    ty.mentions(&|ty| inference_index(ty) == Some(index))
}

/// Replaces type parameters by the types at the same positions.
pub(crate) fn replace_parameters(ty: &Type, parameters: &[Type], with: &[Type]) -> Type {
    if parameters.is_empty() {
        return ty.clone();
    }
    substitute(ty, &|variable| {
        let position = parameters
            .iter()
            .position(|own| matches!(own, Type::Variable(own) if **own == *variable))?;
        with.get(position).cloned()
    })
}
