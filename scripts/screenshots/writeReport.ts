import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { xmlText } from '../../src/app/build/engine/discovery/xml';
import type { Comparison } from './compareScreenshots';
import type { ChangedToken } from './compareTokens';
import type { Screenshot } from './takeScreenshots';

/** A screenshot in the report, beside the one before where there is one. */
export type ReportEntry = Screenshot & Partial<Comparison>;

export interface Report {
  /** What the screenshots show, for the title: a commit or the work tree. */
  subject: string;
  /** What they are compared with. */
  against?: string;
  entries: readonly ReportEntry[];
  /** Design tokens that differ. */
  tokens?: readonly ChangedToken[];
  /** What changed for a screen reader. */
  screenReader?: readonly string[];
}

const image = (folder: string, name: string, alt: string) =>
  `<a href="${folder}/${name}.png"><img loading="lazy" src="${folder}/${name}.png" alt="${xmlText(alt)}"></a>`;

function figure({ name, caption, error, status, pixels }: ReportEntry): string {
  const facts = [
    pixels === undefined ? status : `${pixels} pixels differ`,
    error && `failed: ${xmlText(error)}`,
  ];
  const heading = [`<b>${xmlText(caption)}</b>`, ...facts.filter(Boolean)].join(' · ');
  const body =
    status === 'changed'
      ? `<div class="views"><div class="slider"><img loading="lazy" src="before/${name}.png" alt="Before"><img loading="lazy" class="over" src="after/${name}.png" alt="After"><input type="range" min="0" max="100" value="50" aria-label="Share of the screenshot after the change"></div>${image('before', name, 'Before')}${image('after', name, 'After')}${image('difference', name, 'Difference')}</div>`
      : image(status === 'removed' ? 'before' : 'after', name, caption);
  return `<figure${error ? ' class="failed"' : ''}><figcaption>${heading}</figcaption>${body}</figure>`;
}

const tokenTable = (tokens: readonly ChangedToken[]) => {
  const rows = tokens.map(({ file, name, before = 'none', after = 'none' }) => {
    const cells = [file, name, before, after].map((text) => `<td>${xmlText(text)}`);
    return `<tr>${cells.join('')}`;
  });
  return tokens.length === 0
    ? ''
    : `<h2>Design tokens (${tokens.length})</h2><table><tr><th>File<th>Token<th>Before<th>After${rows.join('')}</table>`;
};

const changeList = (changes: readonly string[]) =>
  changes.length === 0
    ? ''
    : `<h2>What a screen reader gets (${changes.length})</h2><ul><li>${changes.map(xmlText).join('<li>')}</ul>`;

const style = `:root{color-scheme:light dark;font:14px/1.5 system-ui}
body{margin:0;display:grid;grid-template-columns:260px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:16px;box-sizing:border-box;border-right:1px solid #8884}
nav a{display:block;color:inherit;text-decoration:none;padding:2px 0;overflow-wrap:anywhere}
main{padding:24px}table{border-collapse:collapse}td,th{padding:4px 12px 4px 0;text-align:start;vertical-align:top;overflow-wrap:anywhere}h1{margin:0 0 4px;font-size:22px}h2{margin:40px 0 8px;font-size:16px}
.screenshots{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
figure{margin:0;max-width:100%}figcaption{margin-bottom:6px;overflow-wrap:anywhere}.failed figcaption{color:#c33}
img{max-width:100%;max-height:480px;border:1px solid #8884;display:block}
.views{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:12px}
.slider{position:relative;align-self:start}.slider .over{position:absolute;inset:0 auto auto 0;clip-path:inset(0 0 0 var(--cut,50%))}
.slider input{width:100%;margin:6px 0 0}@media(width<900px){body{display:block}nav{display:none}.views{grid-template-columns:1fr 1fr}}`;

const script = `addEventListener('input',({target})=>target.parentElement.style.setProperty('--cut',target.value+'%'))`;

/** The report as one HTML file beside the folders `before`, `after` and `difference`. */
export function reportHtml(report: Report): string {
  const { subject, against, entries, tokens = [], screenReader = [] } = report;
  const names = [...new Set(entries.map(({ group }) => group))].sort();
  const entriesOf = (name: string) => entries.filter(({ group }) => group === name);
  const idOf = (name: string) => name.replace(/\W+/g, '-').toLowerCase();
  const menu = names
    .map((name) => `<a href="#${idOf(name)}">${xmlText(name)} (${entriesOf(name).length})</a>`)
    .join('');
  const sections = names
    .map(
      (name) =>
        `<h2 id="${idOf(name)}">${xmlText(name)}</h2><div class="screenshots">${entriesOf(name).map(figure).join('')}</div>`,
    )
    .join('');
  const what = against
    ? `${entries.length} screenshots of ${subject} differ from ${against}`
    : `${entries.length} screenshots of ${subject}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${xmlText(what)}</title><style>${style}</style><nav>${menu}</nav><main><h1>${xmlText(what)}</h1>${tokenTable(tokens)}${changeList(screenReader)}${sections}</main><script>${script}</script></html>`;
}

/** Writes the report; returns its file. */
export function writeReport(folder: string, report: Report): string {
  const file = path.join(folder, 'index.html');
  writeFileSync(file, reportHtml(report));
  return file;
}
