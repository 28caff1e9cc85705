//! Pages of methods: explanations, constraint models, test cases.

use super::ask;
use super::cancel::CancelOnDrop;
use super::execute_command::refused;
use crate::lsp::backend::Backend;
use crate::lsp::convert;
use crate::main_loop::message::{Message, Page, Request};
use crate::view::pages::model_page;
use budget::CancelToken;
use tower_lsp::jsonrpc::Result;

pub(super) async fn model(
    backend: &Backend,
    uri: String,
    method: String,
    case: Option<usize>,
) -> Result<Page> {
    let guard = CancelOnDrop::new(CancelToken::default());
    let token = guard.token();
    let request = |reply| Request::Model {
        uri,
        method,
        case,
        token,
        reply,
    };
    let model = ask(backend, request).await?.map_err(refused)?;
    drop(guard);
    Ok(Page {
        title: model.title.clone(),
        document: model_page(&model),
    })
}

/// Shows as a message what one of the client's commands would show.
pub(super) async fn show(backend: &Backend, name: &str, uri: String, method: String) -> Result<()> {
    let page = match name {
        convert::CLIENT_SHOW_METHOD => {
            ask(backend, |reply| Request::Explain { uri, method, reply })
                .await?
                .map_err(refused)?
        }
        convert::CLIENT_SHOW_CASES => ask(backend, |reply| Request::Cases { uri, method, reply })
            .await?
            .map_err(refused)?,
        _ => model(backend, uri, method, None).await?,
    };
    let text = page.document.text();
    backend.tell(Message::Show(format!("{}\n\n{text}", page.title)));
    Ok(())
}
