//! Pinned cases: `for_example` clauses of a contract that fix every parameter.
//!
//! Read are conjunctions of `parameter == literal`, and for arrays `parameter.length == n` with
//! `parameter[i] == literal`. The example's own clauses hold on top of the method's contract.

use super::{Case, CaseSource, call_text};
use crate::project::Project;
use crate::report::CaseKind;
use java::ops;
use java::program::{MemberSource, Program};
use java::types::{MethodId, Primitive, Type};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use syntax::ast::{BinaryOp, Expr, ExprKind, Literal, SpecCase, SpecClauseKind, UnaryOp};
use testgen::contract_run::Specification;
use testgen::input::Input;
use testgen::samples::samples;

/// The pinned cases of a method; one that can't be read is skipped with the reason.
pub(super) fn pinned_cases(
    project: &Project,
    method: MethodId,
    specification: &Specification,
) -> Vec<Case> {
    let declared = project.program.method(method);
    let MemberSource::Method(source) = &declared.source else {
        return Vec::new();
    };
    let lowered = project.program.lowered(method);
    let examples = source
        .contract
        .iter()
        .flat_map(|contract| &contract.examples);
    examples
        .enumerate()
        .map(|(index, example)| {
            let specification = Specification {
                example: lowered
                    .examples
                    .get(index)
                    .map(|example| Arc::new(example.case.clone())),
                ..specification.clone()
            };
            let anchor = example
                .clauses
                .first()
                .map(|clause| project.anchor(method, clause.id));
            match inputs(&project.program, method, example) {
                Ok((receiver, args)) => Case {
                    name: call_text(project, method, receiver.as_ref(), &args),
                    kind: CaseKind::Pinned,
                    anchor,
                    source: CaseSource::Contract {
                        specification,
                        receiver,
                        args,
                    },
                    skip: None,
                },
                Err(reason) => Case {
                    name: format!("example {}", index + 1),
                    kind: CaseKind::Pinned,
                    anchor,
                    source: CaseSource::Contract {
                        specification,
                        receiver: None,
                        args: Vec::new(),
                    },
                    skip: Some(reason),
                },
            }
        })
        .collect()
}

/// What the clauses say of one parameter.
#[derive(Clone, Debug, Default)]
struct Said<'a> {
    value: Option<&'a Expr>,
    length: Option<&'a Expr>,
    elements: Vec<(&'a Expr, &'a Expr)>,
}

fn inputs(
    program: &Program,
    method: MethodId,
    example: &SpecCase,
) -> Result<(Option<Input>, Vec<Input>), String> {
    let declared = program.method(method);
    let mut said: FxHashMap<Arc<str>, Said<'_>> = FxHashMap::default();
    for clause in &example.clauses {
        if let SpecClauseKind::Requires(condition) = &clause.kind {
            read(condition, &mut said)?;
        }
    }
    let receiver = match declared.is_static {
        true => None,
        false => {
            let samples = samples(program, &Type::class(declared.class))
                .map_err(|reason| format!("no object can be made: {reason}"))?;
            samples.into_iter().next()
        }
    };
    let args = declared
        .param_names
        .iter()
        .zip(&declared.params)
        .map(|(name, ty)| {
            let said = said
                .get(name)
                .ok_or_else(|| format!("the example doesn't say what `{name}` is"))?;
            argument(ty, said)
                .ok_or_else(|| format!("the example's value of `{name}` can't be read"))
        })
        .collect::<Result<_, _>>()?;
    Ok((receiver, args))
}

fn read<'a>(condition: &'a Expr, said: &mut FxHashMap<Arc<str>, Said<'a>>) -> Result<(), String> {
    match &condition.kind {
        ExprKind::Paren(inner) => read(inner, said),
        ExprKind::Binary {
            op: BinaryOp::And,
            left,
            right,
        } => {
            read(left, said)?;
            read(right, said)
        }
        ExprKind::Binary {
            op: BinaryOp::Eq,
            left,
            right,
        } => equation(left, right, said),
        // `flag` and `!flag`.
        ExprKind::Name(name) => {
            said.entry(name.clone()).or_default().value = Some(condition);
            Ok(())
        }
        ExprKind::Unary {
            op: UnaryOp::Not,
            operand,
        } => match &operand.kind {
            ExprKind::Name(name) => {
                said.entry(name.clone()).or_default().value = Some(condition);
                Ok(())
            }
            _ => Ok(()),
        },
        // Anything else is checked when the case runs, as part of the contract.
        _ => Ok(()),
    }
}

fn equation<'a>(
    left: &'a Expr,
    right: &'a Expr,
    said: &mut FxHashMap<Arc<str>, Said<'a>>,
) -> Result<(), String> {
    match &left.kind {
        ExprKind::Name(name) => said.entry(name.clone()).or_default().value = Some(right),
        ExprKind::Field {
            target,
            name: field,
        } if field.text.as_ref() == "length" => {
            if let ExprKind::Name(name) = &target.kind {
                said.entry(name.clone()).or_default().length = Some(right);
            }
        }
        ExprKind::Index { array, index } => {
            if let ExprKind::Name(name) = &array.kind {
                said.entry(name.clone())
                    .or_default()
                    .elements
                    .push((index, right));
            }
        }
        _ => return Err("the example isn't a conjunction of `parameter == value`".to_owned()),
    }
    Ok(())
}

fn argument(ty: &Type, said: &Said<'_>) -> Option<Input> {
    if let Some(value) = said.value {
        return literal(ty, value);
    }
    let Type::Array(element) = ty else {
        return None;
    };
    let index_of = |expr: &Expr| match literal(&Type::INT, expr)? {
        Input::Primitive(_, bits) => usize::try_from(ops::slot_int(bits)).ok(),
        _ => None,
    };
    let elements: Option<Vec<(usize, Input)>> = said
        .elements
        .iter()
        .map(|(index, value)| Some((index_of(index)?, literal(element, value)?)))
        .collect();
    let elements = elements?;
    let length = match said.length {
        Some(length) => index_of(length)?,
        None => elements.iter().map(|(index, _)| index + 1).max()?,
    };
    if length > 10_000 {
        return None;
    }
    let default = match element.as_primitive() {
        Some(primitive) => Input::Primitive(primitive, 0),
        None => Input::Null,
    };
    let mut array = vec![default; length];
    for (index, value) in elements {
        *array.get_mut(index)? = value;
    }
    Some(Input::Array((**element).clone(), array))
}

fn literal(ty: &Type, expr: &Expr) -> Option<Input> {
    let number = |bits: u64| {
        ty.as_primitive()
            .map(|primitive| Input::Primitive(primitive, bits))
    };
    match &expr.kind {
        ExprKind::Paren(inner) => literal(ty, inner),
        ExprKind::Unary {
            op: UnaryOp::Minus,
            operand,
        } => match &operand.kind {
            ExprKind::Literal(Literal::Int(value)) => integer(ty, value.wrapping_neg()),
            ExprKind::Literal(Literal::Long(value)) => integer(ty, (*value as i64).wrapping_neg()),
            ExprKind::Literal(Literal::Double(value)) => floating(ty, -*value),
            ExprKind::Literal(Literal::Float(value)) => floating(ty, f64::from(-*value)),
            _ => None,
        },
        ExprKind::Unary {
            op: UnaryOp::Not, ..
        } => number(0),
        ExprKind::Name(_) if *ty == Type::BOOLEAN => number(1),
        ExprKind::Literal(value) => match value {
            Literal::Int(value) => integer(ty, *value),
            Literal::Long(value) => integer(ty, *value as i64),
            Literal::Double(value) => floating(ty, *value),
            Literal::Float(value) => floating(ty, f64::from(*value)),
            Literal::Boolean(value) => number(u64::from(*value)),
            Literal::Char(unit) => integer(ty, i64::from(*unit)),
            Literal::Str(text) => Some(Input::Str(text.clone())),
            Literal::Null => Some(Input::Null),
            Literal::Invalid(_) => None,
        },
        _ => None,
    }
}

fn integer(ty: &Type, value: i64) -> Option<Input> {
    let primitive = ty.as_primitive()?;
    let bits = match primitive {
        Primitive::Boolean => return None,
        Primitive::Long => ops::long_slot(value),
        Primitive::Float => ops::float_slot(value as f32),
        Primitive::Double => ops::double_slot(value as f64),
        _ => ops::convert(
            Primitive::Int,
            primitive,
            ops::int_slot(i32::try_from(value).ok()?),
        ),
    };
    Some(Input::Primitive(primitive, bits))
}

fn floating(ty: &Type, value: f64) -> Option<Input> {
    match ty.as_primitive()? {
        Primitive::Double => Some(Input::Primitive(Primitive::Double, ops::double_slot(value))),
        Primitive::Float => Some(Input::Primitive(
            Primitive::Float,
            ops::float_slot(value as f32),
        )),
        _ => None,
    }
}
