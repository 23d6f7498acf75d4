import path from 'node:path';
import type { Preferences } from '../domain/preferences/Preferences';
import { nearest } from './nearest';
import type { Problem } from './Problem';

export type DemoStyling = Preferences['codeStyling'];

/** What stands before `.tsx` in the file of a demo's other stylings; `Name.tsx` itself is MUI System. */
const endings = { tailwind: 'Tailwind', css: 'CSS' } as const satisfies Record<string, DemoStyling>;

/** Where the other stylings of a demo are: `a/demos/Basic.tsx` -> `{ 'a/demos/Basic.tailwind.tsx': 'Tailwind', … }`. */
export function stylingFiles(demo: string): Record<string, DemoStyling> {
  return Object.fromEntries(
    Object.entries(endings).map(([ending, styling]) => [
      demo.replace(/\.tsx$/, `.${ending}.tsx`),
      styling,
    ]),
  );
}

/**
 * Files that look like another styling of a demo, and are not: their ending is no styling, their demo is not there, or
 * the third styling is missing.
 * @param demos, files relative to the content folder; `files` are the `stylings` of `listSources`
 */
export function checkStylings(
  demos: readonly string[],
  files: readonly string[],
  display: (file: string) => string,
): Problem[] {
  return files.flatMap((file): Problem[] => {
    const [, name = '', ending = ''] = /^([^.]*)\.(.*)\.tsx$/.exec(path.posix.basename(file)) ?? [];
    const at = { file: display(file), line: 1 };
    if (!Object.hasOwn(endings, ending)) {
      const meant = nearest(ending, Object.keys(endings));
      return [
        {
          ...at,
          what: `${path.posix.basename(file)} names no styling: \`${ending}\`.`,
          why: 'Nobody would see it.',
          fix: `Name it ${Object.keys(endings)
            .map((known) => `${name}.${known}.tsx`)
            .join(
              ' or ',
            )}; a file that the demo only imports begins with a small letter.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
        },
      ];
    }
    const demo = path.posix.join(path.posix.dirname(file), `${name}.tsx`);
    if (!demos.includes(demo)) {
      return [
        {
          ...at,
          what: `There is no demo ${name} that this could be another styling of.`,
          why: 'What runs on the page, and stands first, is the file without a styling in its name.',
          fix: `Write ${display(demo)}.`,
        },
      ];
    }
    return Object.entries(stylingFiles(demo))
      .filter(([other]) => !files.includes(other))
      .map(([other, styling]) => ({
        ...at,
        what: `The demo ${name} has no version in ${styling}.`,
        why: 'Readers choose between all three stylings or have one.',
        fix: `Write ${display(other)}, or take this file away.`,
      }));
  });
}
