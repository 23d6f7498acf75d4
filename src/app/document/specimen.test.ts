import { expect, it } from 'vitest';
import type { ReferencePage } from '../reference/ReferencePage';
import type { PageSurroundings } from './SiteModel';
import { pageDocument, PageRenderer } from './renderPage';
import { renderSpecimens } from './specimen';
import { pageOf } from './systemPages';

const surroundings: PageSurroundings = {
  base: '/',
  section: {
    folder: '',
    path: '/',
    product: { id: 'core', name: 'Toolpad Core' },
    href: '/',
    menu: [],
  },
  products: [],
  demos: {},
  assets: { styles: { inline: '/*page*/', tables: '/*tables*/' }, runtime: '/runtime.js' },
};

it('puts the rules of reference tables into pages that have one, and no other rules are needed', () => {
  const target = new PageRenderer();
  const { page, tables } = renderSpecimens(target);
  expect(page).not.toContain('[data-api=');
  expect(tables).toContain('[data-api=');

  const text = pageOf('Text', 'D', [], 'doc');
  const reference: ReferencePage = {
    meta: { ...text.meta, title: 'Account API' },
    heading: 'Account API',
    lead: [],
    blocks: [
      {
        kind: 'table',
        table: {
          id: 'props',
          caption: 'Props of Account',
          kind: 'props',
          rows: [{ name: 'slots', type: 'AccountSlots', description: [] }],
        },
      },
    ],
  };
  const [textHtml, referenceHtml] = [text, reference].map((record) =>
    target.render(pageDocument(record, surroundings)({})),
  );
  expect(textHtml).not.toContain('<style>/*tables*/</style>');
  expect(referenceHtml).toContain('<style>/*page*/</style><style>/*tables*/</style>');
  expect(referenceHtml).toContain('id="props-slots"');
  expect(target.ownRules(textHtml! + referenceHtml!)).toBe('');
});
