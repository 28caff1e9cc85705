//! Reads files on a thread of its own: a slow disk or a large workspace must not hold up edits.

use super::message::Message;
use crate::documents::discover::{Root, java_files};
use crate::documents::reading::{ReadProblem, read_source};
use crate::documents::source::SourceFile;
use crate::scheduler::workers::STACK_BYTES;
use crossbeam_channel::{Sender, unbounded};
use std::path::Path;
use std::sync::Arc;

/// A file as it stands on disk, parsed.
pub struct Loaded {
    pub path: Arc<str>,
    pub content: Result<SourceFile, ReadProblem>,
}

/// Files that are handed over together.
const BATCH: usize = 64;

enum Order {
    Root(Root),
    Files(Vec<Arc<str>>),
}

pub struct Loader {
    orders: Sender<Order>,
}

impl Loader {
    pub fn start(tell: impl Fn(Message) + Send + 'static) -> std::io::Result<Self> {
        let (orders, received) = unbounded();
        std::thread::Builder::new()
            .name("loader".to_owned())
            .stack_size(STACK_BYTES)
            .spawn(move || {
                for order in received {
                    match order {
                        Order::Root(root) => {
                            let (files, problems) = java_files(&root);
                            let paths: Vec<Arc<str>> =
                                files.iter().map(|file| path_text(file)).collect();
                            load(&paths, &tell);
                            tell(Message::RootLoaded { problems });
                        }
                        Order::Files(paths) => load(&paths, &tell),
                    }
                }
            })?;
        Ok(Loader { orders })
    }

    /// All Java files of a root; ends with [`Message::RootLoaded`].
    pub fn read_root(&self, root: Root) {
        let _ = self.orders.send(Order::Root(root));
    }

    /// Files that may have changed or gone.
    pub fn read(&self, paths: Vec<Arc<str>>) {
        let _ = self.orders.send(Order::Files(paths));
    }
}

fn load(paths: &[Arc<str>], tell: &impl Fn(Message)) {
    for batch in paths.chunks(BATCH) {
        let loaded = batch
            .iter()
            .map(|path| Loaded {
                path: path.clone(),
                content: read_source(Path::new(&**path)).map(SourceFile::new),
            })
            .collect();
        tell(Message::Loaded(loaded));
    }
}

/// A path as it is used for identity: with `/` between the parts.
pub fn path_text(path: &Path) -> Arc<str> {
    let text = path.to_string_lossy();
    if cfg!(windows) {
        text.replace('\\', "/").into()
    } else {
        text.into()
    }
}
