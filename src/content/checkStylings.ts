import path from 'node:path';
import { demoStylings, otherStylings, stylingFiles } from '../domain/content/demoStylings';
import { didYouMean } from './nearest';
import type { Problem } from './Problem';

/**
 * Files that look like another styling of a demo but are not: their ending is no styling, their demo is missing, or
 * another styling is missing.
 * @param demos files relative to the content folder, as are `files`, the `stylings` of `listSources`
 */
export function checkStylings(
  demos: readonly string[],
  files: readonly string[],
  display: (file: string) => string,
): Problem[] {
  const endings = otherStylings.map((styling) => demoStylings[styling].fileEnding);
  const infixes = endings.map((ending) => ending.slice(1, -'.tsx'.length));
  return files.flatMap((file): Problem[] => {
    const baseName = path.posix.basename(file);
    const [, name = '', infix = ''] = /^([^.]*)\.(.*)\.tsx$/.exec(baseName) ?? [];
    const at = { file: display(file), line: 1 };
    if (!infixes.includes(infix)) {
      const names = endings.map((ending) => name + ending).join(' or ');
      return [
        {
          ...at,
          what: `${baseName} has an unknown styling in its name: \`${infix}\`.`,
          why: 'No page would show it.',
          fix: `Name it ${names}; a file that the demo only imports begins with a small letter.${didYouMean(infix, infixes)}`,
        },
      ];
    }
    const demo = path.posix.join(path.posix.dirname(file), `${name}.tsx`);
    if (!demos.includes(demo)) {
      return [
        {
          ...at,
          what: `There is no demo ${name} for this styling.`,
          why: 'The page runs the file without a styling in its name, and shows it first.',
          fix: `Write ${display(demo)}.`,
        },
      ];
    }
    return Object.entries(stylingFiles(demo))
      .filter(([other]) => !files.includes(other))
      .map(([other, styling]) => ({
        ...at,
        what: `The demo ${name} has no version in ${styling}.`,
        why: `A demo has one styling, or all ${endings.length + 1}.`,
        fix: `Write ${display(other)}, or remove this file.`,
      }));
  });
}
