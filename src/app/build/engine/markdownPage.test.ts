import { expect, it } from 'vitest';
import type { PageRecord } from '../../../content/PageRecord';
import { readSettings } from '../../../content/readSettings';
import { defaultContentDir } from '../paths';
import { readReference } from '../../../reference/readReference';
import type { Section } from '../document/PageContext';
import { createReference } from '../reference/createReference';
import { markdownPage } from './markdownPage';

const { settings } = readSettings(defaultContentDir);

const { apiOf } = createReference(readReference(), {
  base: '/toolpad/',
  origin: 'https://mui.com',
  pages: new Set(),
  products: settings.products,
});

const record = {
  meta: { title: 'Account', description: 'About it', pathname: '/toolpad/a/', layout: 'doc' },
  blocks: [],
  markdownVersion: ['# Account\n\nThe lead\nof the page.\n\n## Below\n\nText.\n'],
} as unknown as PageRecord;
const section = { product: { id: 'core', name: 'Core' } } as Section;

it('has the import line below the lead, and the API at the end', () => {
  const markdown = markdownPage(record, {
    base: '/toolpad/',
    section,
    settings,
    demos: {},
    api: [apiOf('Account')!],
  });
  expect(markdown).toMatch(
    /# Account\n\nThe lead\nof the page\.\n\n```tsx\nimport \{ Account \} .*\n```\n\nSize, .*\n\n\[API\]\(https:\/\/mui\.com\/toolpad\/core\/api\/account\/\) \| .*\n\n## Below\n\nText\.\n\n## API\n\n\[`Account`\]\(.*\): .*\n\n\| Name \|/s,
  );
});

it('has links that hold wherever it is kept, and code as it is', () => {
  const text =
    'See [it](/toolpad/b/#c).\n\n```md\n[it](/b/)\n```\n\n`[it](/b/)` and [more](/toolpad/).\n';
  const page = { ...record, markdownVersion: [text] } as PageRecord;
  expect(markdownPage(page, { base: '/toolpad/', section, settings, demos: {} })).toContain(
    text.replace(/\(\/toolpad/g, '(https://mui.com/toolpad'),
  );
});

it('has neither on other pages', () => {
  expect(markdownPage(record, { base: '/toolpad/', section, settings, demos: {} })).toMatch(
    /## Below\n\nText\.\n$/,
  );
});

it('has its version, the day of its last change and the way to all pages before the text', () => {
  const head = (updated?: string) =>
    markdownPage(record, { base: '/toolpad/', section, settings, demos: {}, updated }).split(
      '\n\n# ',
    )[0];
  expect(head('2026-11-28')).toBe(
    [
      '---\ntitle: "Account"\ndescription: "About it"\nproduct: "Core"',
      'url: https://mui.com/toolpad/a/\nversion: 0.13.0\nupdated: 2026-11-28\n---\n',
      'Looking for another page? [llms.txt](https://mui.com/toolpad/llms.txt) lists them all.',
    ].join('\n'),
  );
  expect(head()).not.toContain('updated');
});
