//! `workspace/executeCommand`: the commands the server carries out.

use super::{ask, pages, slices};
use crate::lsp::backend::Backend;
use crate::lsp::convert;
use crate::main_loop::fix_and_run::FixChoice;
use crate::main_loop::message::Request;
use serde_json::Value;
use tower_lsp::jsonrpc::{Error, ErrorCode, Result};
use tower_lsp::ls_types::ExecuteCommandParams;

const EXPLAIN: &str = "whydunit.explain";
const MODEL: &str = "whydunit.model";
const CASES: &str = "whydunit.cases";
const WRITE_TESTS: &str = "whydunit.writeTests";
/// Shows the values of the next case along a method, in the end none.
pub(in crate::lsp) const NEXT_CASE: &str = "whydunit.nextCase";
const SLICE: &str = "whydunit.slice";
const SLICE_TEXT: &str = "whydunit.sliceText";
const END_SLICE: &str = "whydunit.endSlice";
/// Shows all suspects of a method (or file), or only the first few again.
pub(in crate::lsp) const ALL_SUSPECTS: &str = "whydunit.allSuspects";
pub(in crate::lsp) const APPLY_AND_RUN: &str = "whydunit.applyAndRun";
pub(in crate::lsp) const LINE_IS_RIGHT: &str = "whydunit.lineIsRight";
pub(in crate::lsp) const LINE_MAY_BE_WRONG: &str = "whydunit.lineMayBeWrong";
const ANALYSE: &str = "whydunit.analyse";
const STOP: &str = "whydunit.stop";

/// None of them has the name of a command of the client's.
pub const COMMANDS: [&str; 14] = [
    EXPLAIN,
    MODEL,
    CASES,
    WRITE_TESTS,
    NEXT_CASE,
    SLICE,
    SLICE_TEXT,
    END_SLICE,
    ALL_SUSPECTS,
    APPLY_AND_RUN,
    LINE_IS_RIGHT,
    LINE_MAY_BE_WRONG,
    ANALYSE,
    STOP,
];

pub(in crate::lsp) async fn handle(
    backend: &Backend,
    params: ExecuteCommandParams,
) -> Result<Option<Value>> {
    let argument = |index: usize| params.arguments.get(index).and_then(Value::as_str);
    let required = |index: usize, what: &str| {
        argument(index)
            .map(str::to_owned)
            .ok_or_else(|| Error::invalid_params(format!("argument {}: {what}", index + 1)))
    };
    let of_method = || -> Result<(String, String)> {
        let uri = required(0, "a document's URI")?;
        Ok((uri, required(1, "a method's key")?))
    };
    let number = |index: usize| params.arguments.get(index).and_then(Value::as_u64);
    let site = |index: usize| {
        number(index)
            .and_then(|site| u32::try_from(site).ok())
            .ok_or_else(|| {
                Error::invalid_params(format!("argument {}: a site's number", index + 1))
            })
    };
    match params.command.as_str() {
        EXPLAIN => {
            let (uri, method) = of_method()?;
            let page = ask(backend, |reply| Request::Explain { uri, method, reply }).await?;
            Ok(Some(convert::page(&page.map_err(refused)?)))
        }
        MODEL => {
            let (uri, method) = of_method()?;
            let case = params.arguments.get(2).and_then(Value::as_u64);
            let case = case.and_then(|case| usize::try_from(case).ok());
            let page = pages::model(backend, uri, method, case).await?;
            Ok(Some(convert::page(&page)))
        }
        CASES => {
            let (uri, method) = of_method()?;
            let page = ask(backend, |reply| Request::Cases { uri, method, reply }).await?;
            Ok(Some(convert::page(&page.map_err(refused)?)))
        }
        WRITE_TESTS | convert::CLIENT_WRITE_TESTS => {
            let (uri, method) = of_method()?;
            let case = argument(2).map(str::to_owned);
            let written = ask(backend, |reply| Request::WriteTests {
                uri,
                method,
                case,
                reply,
            })
            .await?;
            Ok(Some(convert::written(&written.map_err(refused)?)))
        }
        NEXT_CASE => {
            let (uri, method) = of_method()?;
            let shown = ask(backend, |reply| Request::NextCase { uri, method, reply }).await?;
            Ok(shown.map_err(refused)?.map(Value::from))
        }
        SLICE | convert::CLIENT_COMPUTE_SLICE => {
            let uri = required(0, "a document's URI")?;
            let slice = slices::compute(backend, uri, params.arguments.get(1)).await?;
            Ok(Some(slice))
        }
        SLICE_TEXT => {
            let uri = required(0, "a document's URI")?;
            Ok(Some(slices::java(backend, uri).await?))
        }
        END_SLICE | convert::CLIENT_CLEAR_SLICE => {
            slices::clear(backend, required(0, "a document's URI")?).await
        }
        convert::CLIENT_OPEN_SLICE => slices::show(backend, required(0, "a document's URI")?).await,
        ALL_SUSPECTS => {
            let uri = required(0, "a document's URI")?;
            let method = argument(1).map(str::to_owned);
            let shown = ask(backend, |reply| Request::AllSuspects { uri, method, reply }).await?;
            Ok(Some(Value::from(shown.map_err(refused)?)))
        }
        APPLY_AND_RUN => {
            let (uri, method) = of_method()?;
            let choice = FixChoice {
                site: site(2)?,
                fix: number(3)
                    .and_then(|fix| usize::try_from(fix).ok())
                    .unwrap_or(0),
                hash: argument(4).and_then(|hash| u64::from_str_radix(hash, 16).ok()),
            };
            ask(backend, |reply| Request::ApplyAndRun {
                uri,
                method,
                choice,
                reply,
            })
            .await?
            .map_err(refused)?;
            Ok(None)
        }
        LINE_IS_RIGHT => {
            let (uri, method) = of_method()?;
            let site = site(2)?;
            let said = ask(backend, |reply| Request::LineIsRight {
                uri,
                method,
                site,
                reply,
            })
            .await?;
            Ok(Some(Value::from(said.map_err(refused)?)))
        }
        LINE_MAY_BE_WRONG => {
            let number = number(0);
            let said = ask(backend, |reply| Request::LineMayBeWrong { number, reply }).await?;
            Ok(Some(Value::from(said.map_err(refused)?)))
        }
        ANALYSE => {
            let uri = required(0, "a document's URI")?;
            let method = argument(1).map(str::to_owned);
            ask(backend, |reply| Request::Analyse { uri, method, reply })
                .await?
                .map_err(refused)?;
            Ok(None)
        }
        STOP => {
            ask(backend, |reply| Request::Stop { reply }).await?;
            Ok(None)
        }
        // A client without these commands sends what it got from a lens or an action here.
        name @ (convert::CLIENT_SHOW_METHOD
        | convert::CLIENT_SHOW_MODEL
        | convert::CLIENT_SHOW_CASES) => {
            let (uri, method) = of_method()?;
            pages::show(backend, name, uri, method).await?;
            Ok(None)
        }
        other => Err(Error::invalid_params(format!(
            "there is no command {other}"
        ))),
    }
}

/// The request was understood but can't be met: a sentence for the user.
pub(super) fn refused(message: String) -> Error {
    // `RequestFailed` of the protocol.
    Error {
        code: ErrorCode::ServerError(-32803),
        message: message.into(),
        data: None,
    }
}
