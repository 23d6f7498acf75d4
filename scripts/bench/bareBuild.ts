import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { createHighlighter } from 'shiki';

/** The least that a build of a corpus needs: markdown-it and Shiki, one HTML file for each page. */
const [content, out] = process.argv.slice(2) as [string, string];
const highlighter = await createHighlighter({
  themes: ['github-light'],
  langs: ['bash', 'json', 'ts', 'tsx'],
});
const markdown = new MarkdownIt({
  highlight: (code, lang) => highlighter.codeToHtml(code, { lang, theme: 'github-light' }),
});
for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.mdx')) continue;
  const source = readFileSync(path.join(content, file), 'utf8').replace(/^---\n.*?\n---\n/s, '');
  const target = path.join(out, file.replace(/\.mdx$/, '/index.html'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `<!doctype html>${markdown.render(source)}`);
}
