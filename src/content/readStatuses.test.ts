import { expect, it } from 'vitest';
import { compilePage } from './compilePage';
import { readStatuses } from './readStatuses';

const yaml = `core:
  state: unmaintained
  since: 2026-09-22
  text: It has \`no\` fixes.
  links:
    What to do: /core/faq/#maintained
    what to use: https://example.com/
studio:
  state: deprecated
  since: 2025-03
  text: It rests.
`;

const read = (text: string) => {
  const { statuses, problems } = readStatuses(text, 'docs/status.yaml');
  return { statuses, problems: problems.map(({ line, what }) => `${line}: ${what}`) };
};

const compile = async (body: string, text?: string, pathname = '/x/core/') => {
  const { record, problems } = await compilePage({
    file: 'core/page.mdx',
    displayFile: 'docs/core/page.mdx',
    text: `---\ntitle: T\ndescription: D\n---\n\n# H\n\n${body}\n`,
    pathname,
    base: '/x/',
    ...(text === undefined ? {} : { statuses: read(text).statuses }),
  });
  const markdown = record.markdownVersion?.[0];
  return { markdown, record, problems: problems.map(({ line, what }) => `${line}: ${what}`) };
};

it.each([
  ['core:\n  state: dead\n  since: 2026-09\n  text: A\n', /^2: `core\.state`: Invalid option/],
  ['core:\n  state: deprecated\n  since: soon\n  text: A\n', /^3: `core\.since`: expected a day/],
  ['core:\n  state: deprecated\n  since: 2026-09\n', /^1: `core\.text`: Invalid input/],
  ['a: 1\n', /^1: `a`: Invalid input/],
  [
    'core:\n  state: deprecated\n  since: 2026-09\n  text: A\n  url: /\n',
    /^5: `core\.url`: unknown key\.$/,
  ],
  ['core: [\n', /Not valid YAML/],
])('reports %j with its line', (text, problem) => {
  expect(read(text).problems).toEqual([expect.stringMatching(problem)]);
});

it('reads an empty file as no status', () => {
  expect(read('# Nothing\n')).toEqual({ statuses: {}, problems: [] });
});

it('tells the status on the page, in its Markdown version and to the search', async () => {
  const { markdown, record, problems } = await compile('<Status product="core" />', yaml);
  const said = 'No longer maintained since September 22, 2026.';
  expect(problems).toEqual([]);
  expect(markdown).toContain(
    `**${said}** It has \`no\` fixes. [What to do](/x/core/faq/#maintained) and [what to use](https://example.com/)`,
  );
  expect(JSON.stringify(record.blocks)).toContain(said);
  expect(record.sections![0]!.text).toContain(said);
  expect(record.meta.links).toMatchObject([{ pathname: '/x/core/faq/', line: 8 }]);
});

it('names a month', async () => {
  const { markdown } = await compile('<Status product="studio" />', yaml);
  expect(markdown).toContain('**Deprecated since March 2025.** It rests.');
});

it('does not link from the page that explains a status to itself', async () => {
  const { markdown } = await compile('<Status product="core" />', yaml, '/x/core/faq/');
  expect(markdown).toContain('[what to use](https://example.com/)');
  expect(markdown).not.toContain('What to do');
});

it('shows nothing in a content folder without statuses', async () => {
  const { markdown, record, problems } = await compile('A\n\n<Status product="core" />\n\nB');
  expect(problems).toEqual([]);
  expect(markdown).toBe('# H\n\nA\n\nB\n');
  expect(JSON.stringify(record.blocks)).not.toContain('Status');
});

it('reports a product that the file does not have, and a status without a product', async () => {
  expect((await compile('<Status product="cor" />', yaml)).problems).toEqual([
    '8: status.yaml has no product `cor`.',
  ]);
  expect((await compile('<Status />', yaml)).problems).toEqual(['8: <Status> has no `product`.']);
});
