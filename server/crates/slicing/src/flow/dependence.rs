//! Slicing on the system dependence graph: interprocedural, context-sensitive, in two phases over
//! summaries (Horwitz, Reps and Binkley, *Interprocedural slicing using dependence graphs*).
//!
//! What must hold:
//! * A procedure's summary says which of its inputs each of its outputs may depend on; a traversal
//!   that goes down into a procedure never comes up again by another call.
//! * Memory is seen coarsely: a field is the field of all objects, an element that of all arrays.

mod order;

use super::graph::{Call, Callee, Graph, Loc, Op, OpId, OpKind, Procedure, ProcedureId};
use budget::{Budget, Stop};
use order::Order;
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};

/// What of an operation matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Facet {
    Value,
    /// That it is run.
    Run,
    /// What it leaves in memory.
    Memory(Loc),
    /// Whether it throws.
    Throw,
    /// What is in memory when it has been run, as far as its value shows it.
    Shown(Loc),
}

/// An operation's facet, somewhere in the program.
pub(crate) type Point = (ProcedureId, OpId, Facet);

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Output {
    Returned,
    Thrown,
    Memory(Loc),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Input {
    Parameter(u32),
    Memory(Loc),
}

/// The system dependence graph.
pub(crate) struct Dependences<'a> {
    graph: &'a Graph,
    orders: Vec<Order>,
    /// All that a procedure may write, with what it calls.
    written: Vec<BTreeSet<Loc>>,
    summaries: Vec<BTreeMap<Output, BTreeSet<Input>>>,
    /// Procedures that run before anything asks: static initialisers, constructors of inputs, and what
    /// JUnit calls before its tests.
    early: Vec<ProcedureId>,
}

impl<'a> Dependences<'a> {
    /// # Errors
    /// When the budget is over.
    pub(crate) fn new(
        graph: &'a Graph,
        is_early: &dyn Fn(ProcedureId) -> bool,
        budget: &Budget,
    ) -> Result<Self, Stop> {
        let written = written(graph, budget)?;
        let mut orders = Vec::new();
        for procedure in &graph.procedures {
            budget.check()?;
            let writes = |op: OpId| op_writes(&procedure.ops[op.0 as usize], &written);
            orders.push(Order::new(procedure, &writes, budget)?);
        }
        let ids = || (0..graph.procedures.len() as u32).map(ProcedureId);
        let early = ids()
            .filter(|id| graph.procedure(*id).is_static_initializer || is_early(*id))
            .collect();
        let mut dependences = Dependences {
            graph,
            orders,
            written,
            summaries: vec![BTreeMap::new(); graph.procedures.len()],
            early,
        };
        dependences.summarize(budget)?;
        Ok(dependences)
    }

    /// Inside a procedure: control dependence and reaching stores.
    pub(crate) fn order(&self, procedure: ProcedureId) -> &Order {
        &self.orders[procedure.0 as usize]
    }

    fn seeds(&self, procedure: ProcedureId, output: Output) -> Vec<(OpId, Facet)> {
        let body = self.graph.procedure(procedure);
        match output {
            Output::Returned => body.returns.iter().map(|op| (*op, Facet::Value)).collect(),
            Output::Thrown => body
                .throws
                .iter()
                .map(|op| match body.ops[op.0 as usize].kind {
                    OpKind::Call(_) => (*op, Facet::Throw),
                    _ => (*op, Facet::Value),
                })
                .collect(),
            Output::Memory(loc) => self
                .order(procedure)
                .writers_of(loc)
                .map(|op| (op, Facet::Memory(loc)))
                .collect(),
        }
    }

    /// The least summaries that hold together: a procedure is looked at again when one that it calls
    /// has a larger one.
    fn summarize(&mut self, budget: &Budget) -> Result<(), Stop> {
        let mut waiting: Vec<usize> = (0..self.graph.procedures.len()).collect();
        let mut is_waiting = vec![true; waiting.len()];
        while let Some(number) = waiting.pop() {
            is_waiting[number] = false;
            let id = ProcedureId(number as u32);
            let mut outputs = vec![Output::Returned, Output::Thrown];
            outputs.extend(self.written[number].iter().map(|loc| Output::Memory(*loc)));
            let mut has_grown = false;
            for output in outputs {
                budget.check()?;
                let mut inputs = BTreeSet::new();
                let seeds = self.seeds(id, output);
                self.within(id, seeds, &mut FxHashSet::default(), &mut inputs);
                let known = self.summaries[number].entry(output).or_default();
                let before = known.len();
                known.extend(inputs);
                has_grown |= known.len() > before;
            }
            if has_grown {
                for (caller, _, _) in &self.graph.callers[number] {
                    let caller = caller.0 as usize;
                    if !std::mem::replace(&mut is_waiting[caller], true) {
                        waiting.push(caller);
                    }
                }
            }
        }
        Ok(())
    }

    /// Everything in a procedure on which the seeds depend; inputs reached are collected.
    fn within(
        &self,
        procedure: ProcedureId,
        seeds: Vec<(OpId, Facet)>,
        seen: &mut FxHashSet<(OpId, Facet)>,
        inputs: &mut BTreeSet<Input>,
    ) {
        let mut waiting: Vec<(OpId, Facet)> = Vec::new();
        for seed in seeds {
            if seen.insert(seed) {
                waiting.push(seed);
            }
        }
        let mut next = Vec::new();
        while let Some((op, facet)) = waiting.pop() {
            next.clear();
            self.depends(procedure, op, facet, &mut next, inputs);
            for point in &next {
                if seen.insert(*point) {
                    waiting.push(*point);
                }
            }
        }
    }

    /// What a facet of an operation directly depends on, calls by their summaries.
    fn depends(
        &self,
        procedure: ProcedureId,
        op: OpId,
        facet: Facet,
        found: &mut Vec<(OpId, Facet)>,
        inputs: &mut BTreeSet<Input>,
    ) {
        let body = self.graph.procedure(procedure);
        let entry = &body.ops[op.0 as usize];
        for by in &self.order(procedure).control[op.0 as usize] {
            found.push((*by, decides(&body.ops[by.0 as usize].kind)));
        }
        let all = |found: &mut Vec<(OpId, Facet)>| {
            found.extend(
                entry
                    .operands
                    .iter()
                    .map(|operand| (*operand, Facet::Value)),
            );
        };
        match (&entry.kind, facet) {
            (OpKind::Call(call), Facet::Run) if call.is_called_back() => {
                all(found);
                // What is called back later may hang on what was given back before.
                found.push((op, Facet::Value));
                for loc in &entry.reads {
                    self.memory(procedure, op, *loc, found, inputs);
                }
            }
            (OpKind::Call(call), Facet::Run) if call.has_receiver => {
                found.extend(entry.operands.first().map(|it| (*it, Facet::Value)));
            }
            (_, Facet::Run) => {}
            (_, Facet::Shown(loc)) => {
                if op_writes(entry, &self.written).contains(&loc) {
                    found.push((op, Facet::Memory(loc)));
                }
                self.memory(procedure, op, loc, found, inputs);
            }
            (OpKind::Parameter(number), _) => {
                inputs.insert(Input::Parameter(*number));
            }
            (OpKind::LoadLocal(_), _) => {
                let stores = self.order(procedure).locals.get(&op);
                found.extend(stores.into_iter().flatten().map(|it| (*it, Facet::Value)));
            }
            (OpKind::Call(call), facet) => {
                let output = match facet {
                    Facet::Memory(loc) => Output::Memory(loc),
                    Facet::Throw => Output::Thrown,
                    Facet::Value | Facet::Run | Facet::Shown(_) => Output::Returned,
                };
                // Whether a procedure runs, and which.
                if call.has_receiver || call.targets.len() > 1 || call.effect.is_some() {
                    found.extend(entry.operands.first().map(|it| (*it, Facet::Value)));
                }
                let by_library = call.effect.as_ref().is_some_and(|effect| match facet {
                    Facet::Memory(loc) => effect.writes.contains(&loc),
                    _ => true,
                });
                if by_library || call.is_called_back() {
                    all(found);
                    for loc in &entry.reads {
                        self.memory(procedure, op, *loc, found, inputs);
                    }
                }
                for (target, output) in outputs_of(call, output) {
                    let summary = &self.summaries[target.procedure.0 as usize];
                    for input in summary.get(&output).into_iter().flatten() {
                        self.at_call(procedure, op, target, *input, found, inputs);
                    }
                }
            }
            _ => {
                all(found);
                for loc in &entry.reads {
                    self.memory(procedure, op, *loc, found, inputs);
                }
            }
        }
    }

    /// What a callee's input is at a call.
    fn at_call(
        &self,
        procedure: ProcedureId,
        call: OpId,
        target: &Callee,
        input: Input,
        found: &mut Vec<(OpId, Facet)>,
        inputs: &mut BTreeSet<Input>,
    ) {
        let entry = self.graph.op(procedure, call);
        match input {
            Input::Parameter(number) => match target.arguments.get(number as usize) {
                Some(Some(operand)) => {
                    found.extend(entry.operands.get(*operand).map(|it| (*it, Facet::Value)));
                }
                _ => {
                    // Called back by the class library with whatever it holds.
                    found.extend(entry.operands.iter().map(|it| (*it, Facet::Value)));
                    for loc in &entry.reads {
                        self.memory(procedure, call, *loc, found, inputs);
                    }
                }
            },
            Input::Memory(loc) => self.memory(procedure, call, loc, found, inputs),
        }
    }

    fn memory(
        &self,
        procedure: ProcedureId,
        op: OpId,
        loc: Loc,
        found: &mut Vec<(OpId, Facet)>,
        inputs: &mut BTreeSet<Input>,
    ) {
        inputs.insert(Input::Memory(loc));
        let writers = self.order(procedure).writers_before(op, loc);
        found.extend(writers.map(|writer| (writer, Facet::Memory(loc))));
    }

    /// The backward slice of some points.
    ///
    /// # Errors
    /// When the budget is over.
    pub(crate) fn backward(
        &self,
        seeds: &[Point],
        budget: &Budget,
    ) -> Result<BTreeSet<Point>, Stop> {
        let count = self.graph.procedures.len();
        let mut up: Vec<FxHashSet<(OpId, Facet)>> = vec![FxHashSet::default(); count];
        let mut risen: Vec<BTreeSet<Input>> = vec![BTreeSet::new(); count];
        let mut early: BTreeSet<Loc> = BTreeSet::new();
        let mut waiting: Vec<Point> = seeds.to_vec();
        // Up, over calls by their summaries.
        while let Some((procedure, op, facet)) = waiting.pop() {
            budget.check()?;
            let number = procedure.0 as usize;
            let was_empty = up[number].is_empty();
            let mut inputs = BTreeSet::new();
            self.within(procedure, vec![(op, facet)], &mut up[number], &mut inputs);
            let new: Vec<Input> = inputs.difference(&risen[number]).copied().collect();
            risen[number].extend(new.iter().copied());
            if new.is_empty() && !was_empty {
                continue;
            }
            for (caller, call, which) in &self.graph.callers[number] {
                let mut found = vec![(*call, Facet::Run)];
                let mut above = BTreeSet::new();
                if let OpKind::Call(entry) = &self.graph.op(*caller, *call).kind
                    && let Some(target) = entry.targets.get(*which)
                {
                    for input in &new {
                        self.at_call(*caller, *call, target, *input, &mut found, &mut above);
                    }
                }
                early.extend(above.iter().filter_map(|input| match input {
                    Input::Memory(loc) => Some(*loc),
                    Input::Parameter(_) => None,
                }));
                // Inputs of the caller that are passed on as they are.
                let caller_number = caller.0 as usize;
                for input in above {
                    if risen[caller_number].insert(input) {
                        self.rise(*caller, input, &mut waiting);
                    }
                }
                waiting.extend(
                    found
                        .into_iter()
                        .filter(|point| !up[caller_number].contains(point))
                        .map(|(op, facet)| (*caller, op, facet)),
                );
            }
            early.extend(new.iter().filter_map(|input| match input {
                Input::Memory(loc) => Some(*loc),
                Input::Parameter(_) => None,
            }));
        }
        // Down, into what the calls run.
        let mut down: Vec<FxHashSet<(OpId, Facet)>> = up.clone();
        let mut entered: BTreeSet<(ProcedureId, Output)> = BTreeSet::new();
        let mut calls: Vec<(ProcedureId, Output)> = Vec::new();
        for (number, points) in up.iter().enumerate() {
            for (op, facet) in points {
                self.callees(ProcedureId(number as u32), *op, *facet, &mut calls);
            }
        }
        let mut asked: BTreeSet<Loc> = BTreeSet::new();
        loop {
            while let Some((procedure, output)) = calls.pop() {
                if !entered.insert((procedure, output)) {
                    continue;
                }
                budget.check()?;
                let number = procedure.0 as usize;
                let before = down[number].clone();
                let mut inputs = BTreeSet::new();
                let seeds = self.seeds(procedure, output);
                let mut seen = FxHashSet::default();
                self.within(procedure, seeds, &mut seen, &mut inputs);
                for (op, facet) in &seen {
                    if !before.contains(&(*op, *facet)) {
                        self.callees(procedure, *op, *facet, &mut calls);
                    }
                }
                down[number].extend(seen);
                if self.early.contains(&procedure) {
                    early.extend(inputs.iter().filter_map(|input| match input {
                        Input::Memory(loc) => Some(*loc),
                        Input::Parameter(_) => None,
                    }));
                }
            }
            let new: Vec<Loc> = early.difference(&asked).copied().collect();
            if new.is_empty() {
                break;
            }
            asked.extend(new.iter().copied());
            for loc in new {
                for procedure in &self.early {
                    if self.written[procedure.0 as usize].contains(&loc) {
                        calls.push((*procedure, Output::Memory(loc)));
                    }
                }
            }
        }
        let mut points = BTreeSet::new();
        for (number, seen) in down.into_iter().enumerate() {
            let id = ProcedureId(number as u32);
            points.extend(seen.into_iter().map(|(op, facet)| (id, op, facet)));
        }
        Ok(points)
    }

    fn rise(&self, procedure: ProcedureId, input: Input, waiting: &mut Vec<Point>) {
        for (caller, call, which) in &self.graph.callers[procedure.0 as usize] {
            let mut found = vec![(*call, Facet::Run)];
            let mut above = BTreeSet::new();
            if let OpKind::Call(entry) = &self.graph.op(*caller, *call).kind
                && let Some(target) = entry.targets.get(*which)
            {
                self.at_call(*caller, *call, target, input, &mut found, &mut above);
            }
            waiting.extend(found.into_iter().map(|(op, facet)| (*caller, op, facet)));
        }
    }

    fn callees(
        &self,
        procedure: ProcedureId,
        op: OpId,
        facet: Facet,
        found: &mut Vec<(ProcedureId, Output)>,
    ) {
        let OpKind::Call(call) = &self.graph.op(procedure, op).kind else {
            return;
        };
        let output = match facet {
            Facet::Value => Output::Returned,
            Facet::Throw => Output::Thrown,
            Facet::Memory(loc) => Output::Memory(loc),
            Facet::Run | Facet::Shown(_) => return,
        };
        found.extend(outputs_of(call, output).map(|(target, output)| (target.procedure, output)));
    }

    /// What a point directly depends on, calls and parameters seen through without regard to where a
    /// call came from. For looking forward.
    pub(crate) fn direct(&self, (procedure, op, facet): Point) -> Vec<Point> {
        let mut found = Vec::new();
        let mut inputs = BTreeSet::new();
        self.depends(procedure, op, facet, &mut found, &mut inputs);
        let mut points: Vec<Point> = found
            .into_iter()
            .map(|(op, facet)| (procedure, op, facet))
            .collect();
        let mut outputs = Vec::new();
        self.callees(procedure, op, facet, &mut outputs);
        for (callee, output) in outputs {
            let seeds = self.seeds(callee, output);
            points.extend(seeds.into_iter().map(|(op, facet)| (callee, op, facet)));
        }
        for (caller, call, which) in &self.graph.callers[procedure.0 as usize] {
            let mut found = vec![(*call, Facet::Run)];
            if let OpKind::Call(entry) = &self.graph.op(*caller, *call).kind
                && let Some(target) = entry.targets.get(*which)
            {
                for input in &inputs {
                    self.at_call(
                        *caller,
                        *call,
                        target,
                        *input,
                        &mut found,
                        &mut BTreeSet::new(),
                    );
                }
            }
            points.extend(found.into_iter().map(|(op, facet)| (*caller, op, facet)));
        }
        points
    }
}

/// What callees of a call put out for what is asked of it: where the class library changes its own
/// objects, what it calls back gives back decides how.
fn outputs_of(call: &Call, output: Output) -> impl Iterator<Item = (&Callee, Output)> {
    let by_result = match (output, &call.effect) {
        (Output::Memory(loc), Some(effect)) => effect.writes.contains(&loc),
        _ => false,
    };
    let results = call.targets.iter().filter(move |_| by_result);
    let results = results.map(|target| (target, Output::Returned));
    call.targets
        .iter()
        .map(move |target| (target, output))
        .chain(results)
}

/// What of a deciding operation matters.
pub(crate) fn decides(kind: &OpKind) -> Facet {
    match kind {
        OpKind::Call(_) => Facet::Throw,
        // That there is a jump, not what it carries; an exception's class decides who catches it.
        OpKind::Return => Facet::Run,
        _ => Facet::Value,
    }
}

/// What an operation may write, with all it calls.
fn op_writes(op: &Op, written: &[BTreeSet<Loc>]) -> BTreeSet<Loc> {
    let mut locs: BTreeSet<Loc> = op.writes.iter().copied().collect();
    if let OpKind::Call(call) = &op.kind {
        for target in &call.targets {
            locs.extend(&written[target.procedure.0 as usize]);
        }
    }
    locs
}

fn written(graph: &Graph, budget: &Budget) -> Result<Vec<BTreeSet<Loc>>, Stop> {
    let own = |procedure: &Procedure| {
        let writes = procedure.ops.iter().flat_map(|op| &op.writes);
        writes.copied().collect()
    };
    let mut written: Vec<BTreeSet<Loc>> = graph.procedures.iter().map(own).collect();
    let mut waiting: Vec<usize> = (0..written.len()).collect();
    while let Some(number) = waiting.pop() {
        budget.check()?;
        let locs = written[number].clone();
        for (caller, ..) in &graph.callers[number] {
            let caller = caller.0 as usize;
            let before = written[caller].len();
            written[caller].extend(&locs);
            if written[caller].len() > before {
                waiting.push(caller);
            }
        }
    }
    Ok(written)
}
