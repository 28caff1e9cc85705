//! Which procedures may call themselves.

use super::{OpKind, Procedure};

/// Procedures that may call themselves, however far in: those in a cycle of calls (Tarjan, *Depth-first
/// search and linear graph algorithms*).
pub(super) fn recursive(procedures: &[Procedure]) -> Vec<usize> {
    let called = |procedure: &Procedure| -> Vec<usize> {
        let calls = procedure.ops.iter().filter_map(|op| match &op.kind {
            OpKind::Call(call) => Some(call),
            _ => None,
        });
        let targets = calls.flat_map(|call| &call.targets);
        let mut called: Vec<usize> = targets.map(|it| it.procedure.0 as usize).collect();
        called.sort_unstable();
        called.dedup();
        called
    };
    let called: Vec<Vec<usize>> = procedures.iter().map(called).collect();
    let count = called.len();
    let mut found: Vec<usize> = Vec::new();
    let mut order: Vec<Option<usize>> = vec![None; count];
    let mut lowest = vec![0; count];
    let mut is_open = vec![false; count];
    let mut open: Vec<usize> = Vec::new();
    let mut next_order = 0;
    for start in 0..count {
        if order[start].is_some() {
            continue;
        }
        // The procedures on the way, each with the number of its calls that were followed.
        let mut way: Vec<(usize, usize)> = vec![(start, 0)];
        while let Some((at, followed)) = way.pop() {
            if followed == 0 {
                order[at] = Some(next_order);
                lowest[at] = next_order;
                next_order += 1;
                is_open[at] = true;
                open.push(at);
            } else {
                let before = called[at][followed - 1];
                if is_open[before] {
                    lowest[at] = lowest[at].min(lowest[before]);
                }
            }
            if let Some(&to) = called[at].get(followed) {
                way.push((at, followed + 1));
                match order[to] {
                    None => way.push((to, 0)),
                    Some(number) if is_open[to] => lowest[at] = lowest[at].min(number),
                    Some(_) => {}
                }
                continue;
            }
            if order[at] == Some(lowest[at]) {
                let from = open.iter().rposition(|it| *it == at).unwrap_or(0);
                let cycle = open.split_off(from);
                cycle.iter().for_each(|it| is_open[*it] = false);
                if cycle.len() > 1 || called[at].contains(&at) {
                    found.extend(cycle);
                }
            }
        }
    }
    found.sort_unstable();
    found
}
