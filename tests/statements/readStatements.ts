import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { listSources } from '../../src/content/sources';
import { statementsOf } from '../../src/content/statements';

/** Headings of what is stated about the documented packages, and of nothing else. */
const heading = /pitfalls|accessibility|known issues/i;

/** What is stated anywhere. */
const phrase = /does nothing|(?:is|are) ignored|ignored in|no effect/i;

/** What a page states about the packages, as text, in its order. */
const statedIn = (source: string): string[] =>
  statementsOf(source).flatMap(({ text, headings, isParagraph }) => {
    const depth = headings.findIndex((title) => title !== undefined && heading.test(title));
    // A page about accessibility has paragraphs of advice.
    const isStated = depth > 1 || (depth === 1 && !isParagraph);
    return isStated || phrase.test(text) ? text : [];
  });

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of a page, such as `core/guides/theming`, -> what it states. */
    statements: Record<string, string[]>;
  }
}

/** Gives the tests in the browser what the pages state. */
export default function readStatements(project: TestProject): void {
  const pages = listSources('docs')
    .pages.filter((file) => file.startsWith('core/'))
    .map((file): [string, string[]] => [
      file.replace(/(?:\/page)?\.mdx$/, ''),
      statedIn(readFileSync(`docs/${file}`, 'utf8')),
    ]);
  project.provide(
    'statements',
    Object.fromEntries(pages.filter(([, statements]) => statements.length > 0)),
  );
}
