import { expect, it } from 'vitest';
import { checkSite } from '../checkSite';
import { emptyMeta } from '../PageFile';
import { formatProblem } from '../Problem';
import { readDiagram } from './readDiagram';
import { readFilms, readPictures } from './readPictures';
import { readIllustration } from './readIllustration';

const label = `What the diagram shows, ${'and more of it, '.repeat(5)}in words.`;
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

it('reads a diagram', () => {
  expect(problemsOf(flow)).toEqual([]);
  expect(readDiagram(flow, '').diagram?.boxes['b']?.wide).toEqual([20, 1, 10, 5]);
});

it.each([
  ['a syntax error', ['{ title: B', '{{ title: B'], /^5: Not valid YAML: /],
  ['an unknown field', ['title: B', 'text: B'], /^4: `boxes\.b\.text`: unknown key\.$/],
  ['an unknown field of the diagram', ['legend:', 'legends:'], /^7: `legends`: unknown key\.$/],
  ['a wrong kind', ['title: B', 'kind: cube'], /^4: `boxes\.b\.kind`: /],
  ['a label too short', [label, 'A flow.'], /^1: `label`: expected at least 80 characters/],
  ['a box outside', ['[20, 1', '[85, 1'], /^4: The box b is outside the wide diagram\.$/],
  ['a text too long', ['title: B', 'title: A long title'], /^4: The text does not fit into the/],
  ['an overlap', ['[20, 1', '[8, 1'], /^4: The boxes a and b of the wide diagram overlap\.$/],
  ['an arrow to nothing', ['to: b', 'to: c'], /^6: There is no box c\.$/],
  ['a number without a remark', ['callout: 1', 'callout: 2'], /^7: The diagram has the numbers 2,/],
])('reports %s with its line', (_, [before, after], problem) => {
  expect(problemsOf(flow.replace(before!, after!))).toEqual([expect.stringMatching(problem)]);
});

it('reads pictures and films, and their sizes from the files', () => {
  const alt = 'The editor with a new page, and more of it than fits in a few words.';
  const pictures = readPictures(
    `AddQuery:\n  alt: ${alt}\n  legend: [{ at: [1, 2], text: One. }]\n`,
    'pictures.yaml',
    'public',
  );
  expect(pictures.problems).toEqual([]);
  expect(pictures.named['AddQuery']).toMatchObject({ width: 790, height: 240, hasDark: true });
  const film = readFilms(
    `BindProperty:\n  title: Bind\n  description: ${alt.repeat(2)}\n  seconds: 11\n`,
    'films.yaml',
    'public',
  );
  expect(film.named['BindProperty']).toMatchObject({ width: 1080, height: 672, seconds: 11 });
  expect(
    [
      readPictures(`Nothing:\n  alt: ${alt}\n`, 'pictures.yaml', 'public'),
      readPictures('\nAddQuery:\n  alt: Short\n', 'pictures.yaml', 'public'),
    ].map(({ problems }) => problems.map(formatProblem)),
  ).toEqual([
    [expect.stringMatching(/^pictures\.yaml:1: Nothing has no file pictures\/Nothing-light/)],
    [expect.stringMatching(/^pictures\.yaml:3: `AddQuery\.alt`: expected at least 40 characters/)],
  ]);
});

const card = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">\n  ${content}\n</svg>\n`;

it('reads an illustration, without white space', () => {
  const { markup, problems } = readIllustration(
    card('<g>\n<path data-ink="bar" d="M1 1h2"/>\n</g>'),
    'Card.svg',
  );
  expect(problems).toEqual([]);
  expect(markup).toBe('<g><path data-ink="bar" d="M1 1h2"></path></g>');
});

it.each([
  ['a tag without an end', '<g>', /^3: Not valid SVG: expected 'g' tag, not 'svg'/],
  ['a script', '<script>alert(1)</script>', /^2: The element <script> is not allowed/],
  ['a reference', '<use href="#a"/>', /^2: The element <use> is not allowed/],
  ['an id', '<path id="a" d="M1 1"/>', /^2: The attribute `id` of <path> is not allowed/],
  ['a handler', '<path onclick="a()" d="M1 1"/>', /^2: The attribute `onClick` of <path>/],
  ['a color', '<path fill="red" d="M1 1"/>', /^2: The attribute `fill` of <path>/],
  ['an unknown ink', '<path data-ink="red" d="M1 1"/>', /^2: There is no ink red/],
  ['text', 'Words', /^2: Text is not allowed/],
])('reports %s in an illustration', (_, content, problem) => {
  const { problems } = readIllustration(card(content), 'Card.svg');
  expect(problems.map(({ line, what }) => `${line}: ${what}`)).toEqual(
    expect.arrayContaining([expect.stringMatching(problem)]),
  );
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
