import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IndexEntry } from 'storybook/internal/types';
import { failureLine } from './failurePlace';
import { foundInstead, readableFailure } from './readableFailure';

type Entry = Pick<IndexEntry, 'id' | 'title' | 'name' | 'importPath'>;
export type StoryFailure = ReturnType<typeof storyFailure>;

/**
 * What a story has thrown, made readable, with the file and the line on which to look for the reason. Globals are as in
 * a URL, empty for the story's own; a picture that was not taken is left out.
 */
export function storyFailure(
  entry: Entry,
  thrown: string,
  { globals = '', workbench = 'http://localhost:4173/workbench/', picture = '' },
) {
  const message = readableFailure(thrown);
  const file = entry.importPath
    .replace(/^\.\//, '')
    .replace(/^virtual:demo-stories:(.*)/, 'docs/$1.tsx');
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {
    name: `${entry.title}: ${entry.name}`,
    globals,
    message,
    found: foundInstead(thrown),
    place: `${file}:${failureLine(source, entry, message)}`,
    link: `${workbench}?path=/story/${entry.id}${globals && `&globals=${globals}`}`,
    picture: existsSync(picture) ? path.relative('', picture) : undefined,
  };
}

/** Lines that a cause may take. */
const maxLines = 15;

const groupBy = (failures: readonly StoryFailure[], key: 'message' | 'name') =>
  [...new Set(failures.map((one) => one[key]))].map((value) =>
    failures.filter((one) => one[key] === value),
  );

/**
 * Each cause, which is a step, an expectation and what there was, with its stories. A story is there once, named with
 * the modes in which it failed. The cause of most failures comes first.
 */
export function failureCauses(failures: readonly StoryFailure[]) {
  const causes = groupBy(failures, 'message').sort((a, b) => b.length - a.length);
  return causes.map((own) => {
    const { message, found } = own[0]!;
    const where = own.every((one) => one.found === found) ? 'Found' : 'Found in the first';
    const lines = `${message}\n${found && `${where}: ${found}`}`.split('\n').filter(Boolean);
    const more = lines.length - maxLines + 1;
    if (more > 1) lines.splice(maxLines - 1, more, `… ${more} more lines`);
    const stories = groupBy(own, 'name').map((passes) => {
      const modes = passes.map(({ globals }) => globals || 'as it is').join(', ');
      return { ...passes[0]!, name: `${passes[0]!.name} (${modes})` };
    });
    return { lines, stories };
  });
}

/** What failed, for a terminal, by cause. */
export const failureReport = (failures: readonly StoryFailure[]): string[] =>
  failureCauses(failures).map(({ lines, stories }) => {
    const shown = stories.map(({ name, place, link, picture = '' }) =>
      `    ${name}  ${place}\n      ${link}  ${picture}`.trimEnd(),
    );
    return [`✗ ${lines.join('\n  ')}`, ...shown].join('\n');
  });
