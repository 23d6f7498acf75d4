import { expect, it } from 'vitest';
import { stylingFiles } from '../domain/content/demoStylings';
import { checkStylings } from './checkPages';

const display = (file: string) => `docs/${file}`;
const check = (...files: string[]) =>
  checkStylings(
    ['a/demos/Basic.tsx'],
    files.map((file) => `a/demos/${file}`),
    display,
  );

it('finds the other stylings beside the demo', () => {
  expect(stylingFiles('a/demos/Basic.tsx')).toEqual({
    'a/demos/Basic.tailwind.tsx': 'Tailwind',
    'a/demos/Basic.css.tsx': 'CSS',
  });
  expect(check('Basic.css.tsx', 'Basic.tailwind.tsx')).toEqual([]);
});

it('names the file that is missing', () => {
  expect(check('Basic.css.tsx')).toMatchObject([
    {
      file: 'docs/a/demos/Basic.css.tsx',
      line: 1,
      what: 'The demo Basic has no version in Tailwind.',
      fix: 'Write docs/a/demos/Basic.tailwind.tsx, or remove this file.',
    },
  ]);
});

it('reports a styling without its demo', () => {
  expect(check('Other.css.tsx')).toMatchObject([
    {
      what: 'There is no demo Other for this styling.',
      fix: 'Write docs/a/demos/Other.tsx.',
    },
  ]);
});

it('reports an ending that is no styling, and says which may be meant', () => {
  const [problem, ...others] = check('Basic.tailwnd.tsx');
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    what: 'Basic.tailwnd.tsx has an unknown styling in its name: `tailwnd`.',
  });
  expect(problem!.fix).toContain('Name it Basic.tailwind.tsx or Basic.css.tsx');
  expect(problem!.fix).toContain('Did you mean tailwind?');
});
