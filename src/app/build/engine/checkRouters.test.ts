import { expect, it } from 'vitest';
import { checkRouters } from './compileDemos';

const router = `/** Keeps the path in React state. */
function useMemoryRouter(initialPath: string): Router {
  return useState(initialPath);
}
`;
const demos = (...texts: string[]) =>
  checkRouters(new Map(texts.map((text, index) => [`docs/${index}.tsx`, text])));

it('lets demos carry the same router, or none', () => {
  expect(demos(`const a = 1;\n\n${router}`, router, 'const b = 2;\n')).toEqual([]);
});

it.each([
  ['code', router.replace('initialPath)', "'/')")],
  ['comment', router.replace('Keeps', 'Holds')],
])('reports a router with another %s than the others', (_part, other) => {
  expect(demos(router, router, `const a = 1;\n\n${other}`)).toMatchObject([
    {
      file: 'docs/2.tsx',
      line: 3,
      what: '`useMemoryRouter` differs from the one in the other demos.',
      fix: 'Copy it, with its comment, from docs/0.tsx.',
    },
  ]);
});
