import { createRequire } from 'node:module';
import type { Checker } from 'accessibility-checker-engine';
import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { remarksOn } from './conformanceRemarks';
import { readConformance } from './readConformance';

const table = `page: report
subjects:
  site: { name: Docs, description: The pages. }
criteria:
  1.4.3:
    name: Contrast (Minimum)
    level: AA
    for: { site: { evidence: [axe] } }
defects:
  site: { guide/about: { 'Red text': [1.4.3] } }
people:
  - { subject: site, criterion: 1.4.3, component: Tabs, result: passed, reader: NVDA 2026.1,
      browser: Firefox 140, date: '2026-12-01', commit: '1234567', sources: old }
`;
const page = '# About\n\n## Known gaps\n\n- **Red text** has a contrast of 3:1.\n';

const read = (text: string, source = page) =>
  readConformance(text, 'docs/conformance.yaml', {
    base: '/docs/',
    pages: ['guide/about.mdx'],
    read: () => source,
    evidence: undefined,
    sourcesOf: () => 'new',
  });

it('quotes a defect from its page, with a link to the heading', () => {
  const { report, problems } = read(table);
  expect(problems).toEqual([]);
  const [row] = report!.subjects['site']!.rows;
  expect(row).toMatchObject({
    href: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
    result: 'partially',
    defects: [{ text: 'Red text has a contrast of 3:1.', href: '/docs/guide/about/#known-gaps' }],
  });
  expect(remarksOn(row!).map(({ text }) => text)).toEqual([
    'Known defect: Red text has a contrast of 3:1.',
    'Stale, as the sources are now new: Tabs on 2026-12-01.',
    'Not run on this build: axe.',
  ]);
});

it('reports a statement, a subject and a row that are not there, each with its line', () => {
  const { problems } = read(
    table.replace('Red text', 'Blue text').replace('{ subject: site', '{ subject: app'),
  );
  expect(problems.map(({ line, what }) => `${line}: ${what}`)).toEqual([
    '10: No statement of guide/about begins with these words.',
    '11: There is no subject `app`.',
  ]);
  expect(read(table.replace('{ site: { ev', '{ other: { ev')).problems).toHaveLength(1);
  expect(read(table.replace('evidence: [axe]', 'evidence: [hope]')).report).toBeUndefined();
});

it('leaves a page that cannot be read to its own check, and a folder without the file alone', () => {
  expect(read(table, '<Broken').problems).toEqual([]);
  expect(read('')).toEqual({ report: undefined, problems: [] });
});

it('has each success criterion of WCAG 2.2, A and AA, but the obsolete one', () => {
  const engine = createRequire(import.meta.url)('accessibility-checker-engine/ace-node.js') as {
    Checker: typeof Checker;
  };
  const guideline = new engine.Checker().getGuidelines().find(({ id }) => id === 'WCAG_2_2')!;
  const text = readFileSync('docs/conformance.yaml', 'utf8');
  const { report } = readConformance(text, 'conformance.yaml', {
    base: '/',
    pages: [],
    read: () => '',
    evidence: undefined,
    sourcesOf: () => undefined,
  });
  const numbers = guideline.checkpoints.map(({ num }) => num).filter((num) => num !== '4.1.1');
  for (const { rows } of Object.values(report!.subjects)) {
    expect(rows.map(({ number }) => number)).toEqual(numbers);
    expect(rows.filter(({ level }) => level === 'A')).toHaveLength(31);
  }
});
