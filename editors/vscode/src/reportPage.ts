// The page of a report: the server's Markdown, rendered by the editor itself, in the theme's colours.

import * as vscode from 'vscode';
import type { Report } from './protocol';

/** No scripts and nothing from outside: a report is text, tables and embedded pictures. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const style = `
    body { padding: 0 1.5em 1.5em; line-height: 1.5; font-family: var(--vscode-font-family); }
    table { border-collapse: collapse; margin: 1em 0; }
    th, td { padding: 0.25em 0.75em; text-align: left; vertical-align: top;
        border: 1px solid var(--vscode-editorWidget-border, var(--vscode-panel-border)); }
    th { font-weight: 600; }
    code, pre { font-family: var(--vscode-editor-font-family); font-size: var(--vscode-editor-font-size); }
    pre { overflow-x: auto; }
    del { opacity: 0.75; }
`;

export async function page(report: Report): Promise<string> {
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escape(report.title)}</title>
<style>${style}</style>
</head>
<body>${await body(report)}</body>
</html>`;
}

async function body(report: Report): Promise<string> {
    try {
        return await vscode.commands.executeCommand<string>('markdown.api.render', report.markdown);
    } catch {
        // The editor's Markdown support is switched off.
        return `<pre>${escape(report.text)}</pre>`;
    }
}

function escape(text: string): string {
    return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`);
}
