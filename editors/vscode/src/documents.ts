// Which documents this extension is about.

import type { TextDocumentFilter } from 'vscode-languageclient/node';

/** Java files on disk; never the read-only sources that other extensions show from libraries. */
export const javaDocuments = [{ language: 'java', scheme: 'file' }] satisfies TextDocumentFilter[];
