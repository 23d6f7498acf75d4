import { groupBy } from '../domain/groupBy';
import type { Problem } from './Problem';

const router = /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?function useMemoryRouter\b[\s\S]*?\n\}\n/;

/**
 * Demos that carry another `useMemoryRouter` than most do.
 * @param demos texts by the file as problems name it
 */
export function checkRouters(demos: ReadonlyMap<string, string>): Problem[] {
  const copies = [...demos].flatMap(([file, text]) => {
    const found = router.exec(text);
    return found
      ? [{ file, text: found[0], line: text.slice(0, found.index).split('\n').length }]
      : [];
  });
  const [usual = []] = [...groupBy(copies, ({ text }) => text).values()].sort(
    (a, b) => b.length - a.length,
  );
  return copies
    .filter((copy) => !usual.includes(copy))
    .map(({ file, line }) => ({
      file,
      line,
      what: '`useMemoryRouter` differs from the one in the other demos.',
      why: 'Readers who have read one copy skip it in the next demo.',
      fix: `Copy it, with its comment, from ${usual[0]!.file}.`,
    }));
}
