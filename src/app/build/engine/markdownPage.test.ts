import { expect, it } from 'vitest';
import type { PageRecord } from '../../../content/PageRecord';
import { sampleReference } from '../../../reference/testing/sampleReference';
import type { Section } from '../document/PageContext';
import { createReference } from '../reference/createReference';
import { markdownPage } from './markdownPage';

const { apiOf } = createReference(sampleReference, {
  base: '/toolpad/',
  origin: 'https://mui.com',
  pages: new Set(),
  demos: [],
});

const record = {
  meta: { title: 'Account', description: 'About it', pathname: '/toolpad/a/', layout: 'doc' },
  blocks: [],
  markdownVersion: ['# Account\n\nThe lead\nof the page.\n\n## Below\n\nText.\n'],
} as unknown as PageRecord;
const section = { product: { id: 'core', name: 'Core' } } as Section;

it('has the import line below the lead, and the API at the end', () => {
  const markdown = markdownPage(record, { section, demos: {}, api: [apiOf('Account')!] });
  expect(markdown).toMatch(
    /# Account\n\nThe lead\nof the page\.\n\n```tsx\nimport \{ Account \} .*\n```\n\n\[API\]\(\/toolpad\/core\/api\/account\/\) \| .*\n\n## Below\n\nText\.\n\n## API\n\n\[`Account`\]\(.*\): .*\n\n\| Name \|/s,
  );
});

it('has neither on other pages', () => {
  expect(markdownPage(record, { section, demos: {} })).toMatch(/## Below\n\nText\.\n$/);
});
