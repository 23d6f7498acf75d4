import { expect, it } from 'vitest';
import { checkSite } from '../checkSite';
import { emptyMeta } from '../PageFile';
import { formatProblem } from '../Problem';
import { readDiagram } from './readDiagram';

const label = `What the drawing shows, ${'and more of it, '.repeat(5)}in words.`;
const flow = `label: ${label}
boxes:
  a: { title: A, callout: 1, wide: [1, 1, 10, 5] }
  b: { title: B, wide: [20, 1, 10, 5] }
arrows:
  - { from: a, to: b }
legend:
  - The first.
`;

const problemsOf = (text: string) =>
  readDiagram(text, 'diagrams/Flow.yaml').problems.map(({ line, what }) => `${line}: ${what}`);

it('reads a drawing', () => {
  expect(problemsOf(flow)).toEqual([]);
  expect(readDiagram(flow, '').diagram?.boxes['b']?.wide).toEqual([20, 1, 10, 5]);
});

it.each([
  ['a syntax error', ['{ title: B', '{{ title: B'], /^5: Not valid YAML: /],
  ['an unknown field', ['title: B', 'text: B'], /^4: `boxes\.b`: Unrecognized key: "text"\.$/],
  ['a wrong kind', ['title: B', 'kind: cube'], /^4: `boxes\.b\.kind`: /],
  ['a label too short', [label, 'A flow.'], /^1: `label`: expected at least 80 characters/],
  ['a box outside', ['[20, 1', '[85, 1'], /^4: The box b is outside the wide drawing\.$/],
  ['a text too long', ['title: B', 'title: A long title'], /^4: The text does not fit into the/],
  ['an overlap', ['[20, 1', '[8, 1'], /^4: The boxes a and b of the wide drawing overlap\.$/],
  ['an arrow to nothing', ['to: b', 'to: c'], /^6: There is no box c\.$/],
  ['a number without a remark', ['callout: 1', 'callout: 2'], /^8: The drawing has the numbers 2,/],
])('reports %s with its line', (_, [before, after], problem) => {
  expect(problemsOf(flow.replace(before!, after!))).toEqual([expect.stringMatching(problem)]);
});

it('reports a figure that no page shows, and a name that is taken', () => {
  const figure = { kind: 'Diagram' as const, line: 1 };
  const found = checkSite({
    pages: [
      {
        ...emptyMeta({ file: 'a.mdx', pathname: '/' }),
        layout: 'landing',
        figures: [{ kind: 'Diagram', name: 'Shown' }],
      },
    ],
    menus: [],
    demos: [],
    figures: [
      { ...figure, name: 'Shown', file: 'a/Shown.yaml' },
      { ...figure, name: 'Shown', file: 'b/Shown.yaml' },
      { ...figure, name: 'Unused', file: 'a/Unused.yaml' },
    ],
    display: (file) => file,
  });
  expect(found.map(formatProblem)).toEqual([
    expect.stringMatching(/^b\/Shown\.yaml:1: The name Shown is taken\. a\/Shown\.yaml:1 has it/),
    expect.stringMatching(/^a\/Unused\.yaml:1: No page shows Unused\./),
  ]);
});
