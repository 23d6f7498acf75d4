import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readStoryFile, readUnions } from './readStories';
import { shownUnions } from './shownUnions';
import { storyProblems, type Workbench } from './storyCoverage';

const list = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file) && !file.includes('.test.'))
    .sort();
const read = (file: string) => readFileSync(file, 'utf8');

it('the workbench shows every component, in both directions and in dark, and every state of the domain', () => {
  const components = readdirSync('src/components', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const problems = storyProblems({
    components: components.map(({ name }) => name),
    files: list('stories', /\.tsx?$/).map((file) => readStoryFile(file, read(file))),
    unions: list('src/domain', /\.ts$/).flatMap((file) => readUnions(file, read(file))),
    shown: shownUnions,
  });
  expect(problems.join('\n')).toBe('');
});

const file = 'stories/components/page/Box.stories.tsx';
const stories = (text: string) =>
  readStoryFile(file, `const meta = preview.meta({ title: 'Box' });\n${text}`);

describe('what a story file says', () => {
  it('is taken from its own globals, from those it extends and from constants', () => {
    const { stories: found } = stories(`
      const night = { mode: 'dark', viewport: { value: 'phone' } } as const;
      const world = { globals: night };
      export const A = meta.story({ globals: { direction: 'rtl' } });
      export const B = A.extend({ globals: night });
      export const C = meta.story({ ...world });
      export const notAStory = 5;
      B.test('case', () => {});
    `);
    expect(found).toEqual([
      { name: 'A', globals: { direction: 'rtl' } },
      { name: 'B', globals: { direction: 'rtl', mode: 'dark' } },
      { name: 'C', globals: { mode: 'dark' } },
    ]);
  });

  it('counts the globals of the whole file, and not what is only text', () => {
    const found = readStoryFile(
      file,
      `const meta = preview.meta({ globals: { mode: 'dark' } });\nexport const A = meta.story({ name: "globals: { direction: 'rtl' }" });`,
    );
    expect(found.stories).toEqual([{ name: 'A', globals: { mode: 'dark' } }]);
  });
});

it('unions are found in types, properties, discriminated unions and constants', () => {
  const source = `
    export type A = 'x' | 'y';
    export interface B { c: ('x' | 'y') ; d: string }
    export type E = (Common & { kind: 'one' }) | (Common & { kind: 'two'; n: number });
    export const first = ['p'] as const;
    export const all = [...first, 'q'] as const;
    export type F = (typeof all)[number];
  `;
  expect(readUnions('u.ts', source).map(({ name, values }) => `${name} ${values.join()}`)).toEqual([
    'A x,y',
    'B.c x,y',
    'E.kind one,two',
    'F p,q',
  ]);
});

describe('a gap is told', () => {
  const world = (text: string): Workbench => ({
    components: ['Box'],
    files: [stories(text)],
    unions: [{ name: 'A', file: 'a.ts', values: ['x', 'y'] }],
    shown: { A: { property: 'a' } },
  });
  const complete =
    "export const A = meta.story({ globals: { mode: 'dark', direction: 'rtl' }, args: { a: 'x' } });\nexport const B = meta.story({ args: { a: 'y' } });";

  it('and nothing else', () => expect(storyProblems(world(complete))).toEqual([]));

  it.each<[string, Workbench, string]>([
    [
      'no stories',
      { ...world(complete), components: ['Box', 'Bag'] },
      'src/components/Bag has no stories.',
    ],
    [
      'no right-to-left',
      world(complete.replace("direction: 'rtl'", '')),
      'has no story in right-to-left.',
    ],
    ['no dark', world(complete.replace("mode: 'dark'", '')), 'has no story in dark.'],
    [
      'a state nobody shows',
      world(complete.replace("'y'", "'z'")),
      '"y" of A (a.ts) is shown by no story',
    ],
    [
      'a union nobody thought of',
      { ...world(complete), shown: {} },
      'nobody said by which stories',
    ],
    [
      'a story that is gone',
      { ...world(complete), shown: { A: { stories: { x: `${file}#A`, y: `${file}#Gone` } } } },
      `names ${file}#Gone`,
    ],
    [
      'a union that is gone',
      { ...world(complete), unions: [] },
      'is no union of src/domain any more',
    ],
  ])('%s', (_name, workbench, message) => {
    const problems = storyProblems(workbench);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });
});
