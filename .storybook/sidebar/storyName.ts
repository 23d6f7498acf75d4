import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../src/app/paths.ts';
import { upperFirst } from '../../src/domain/navigation/titleOf.ts';

/** Names that the split at capital letters takes apart, or that keep their capitals. */
const properNames = [
  'TypeScript',
  'JavaScript',
  'OAuth',
  'GitHub',
  'API',
  'CSS',
  'HTML',
  'JSON',
  'RTL',
  'URL',
  'English',
  'Material UI',
  'Next.js',
  'Core',
  'Studio',
  'Tailwind',
  'Toolpad',
];

const components = new Set(readdirSync(path.join(projectDir, 'src/components')));

const wordsOf = (exportName: string) => exportName.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];

/** `TypeScript` as it stands between the words of a name: `type script`. */
const spelled = properNames.map((name): [RegExp, string] => [
  new RegExp(`\\b${wordsOf(name).join(' ').toLowerCase()}\\b`, 'g'),
  name,
]);

/**
 * The name of a story in the sidebar, in sentence case: of `CssFromUrl` it is `CSS from URL`. Times of the fake clock
 * get their unit. A story that is named after a component keeps that name.
 */
export function storyName(exportName: string): string {
  if (components.has(exportName)) return exportName;
  const sentence = spelled.reduce(
    (name, [pattern, proper]) => name.replace(pattern, proper),
    wordsOf(exportName).join(' ').toLowerCase(),
  );
  return upperFirst(sentence).replace(/\bat (\d+)(\d{3})$/, 'at $1,$2 ms');
}
