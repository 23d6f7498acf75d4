// Draws statements of the built pages at random, for a reader to check against the package:
// npm run draw:statements -- [--seed S] [--count N]
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { toString } from 'mdast-util-to-string';
import type { RootContent } from 'mdast';
import { parseFlags, parseWhole } from '../../scripts/cli/parseFlags.mjs';
import { parseMarkdown } from '../../src/content/parseMarkdown';

const { values } = parseFlags({
  usage: 'npm run draw:statements -- [--seed S] [--count N]',
  options: {
    seed: { type: 'string', default: '20261130' },
    count: { type: 'string', default: '50' },
  },
});
const count = parseWhole('--count', values.count, { min: 1, max: 500 });
const seed = parseWhole('--seed', values.seed, { min: 0, max: 2 ** 31 - 1 });

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences of prose and rows of tables; code, headings and front matter state nothing. */
function statementsOf(node: RootContent): string[] {
  if (node.type === 'paragraph') {
    return [...sentences.segment(toString(node))].map(({ segment }) => segment.trim());
  }
  if (node.type === 'table') {
    return node.children
      .slice(1)
      .map(({ children }) => children.map((cell) => toString(cell)).join(' | '));
  }
  return 'children' in node ? node.children.flatMap(statementsOf) : [];
}

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/(?:core|studio)\/.*index\.md$/.test(file))
  .sort();
const statements = pages.flatMap((file) =>
  parseMarkdown(readFileSync(path.join('dist', file), 'utf8'), 'md')
    .children.flatMap(statementsOf)
    // Shorter ones are labels and lead-ins.
    .filter((text) => text.length > 40)
    .map((text) => `${path.dirname(file)}: ${text}`),
);
const [drawn] = fc.sample(fc.shuffledSubarray(statements, { minLength: count, maxLength: count }), {
  seed,
  numRuns: 1,
});
process.stdout.write(`${drawn?.join('\n')}\n`);
