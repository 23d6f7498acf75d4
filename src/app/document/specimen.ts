import { filterFromRows } from '../../components/ApiTable/ApiTable';
import { foldAboveLines } from '../../components/CodeBlock/CodeBlock';
import { calloutKinds } from '../../domain/content/callouts';
import { authoredLayouts } from '../../domain/content/layouts';
import type { Block, PageRecord } from '../../content/PageRecord';
import type { ReferencePage } from '../reference/ReferencePage';
import { pageDocument, type PageRenderer } from './renderPage';
import type { Assets, PageSurroundings, Section } from './SiteModel';
import { renderAdTemplates } from './adTemplates';
import { cards, nearestPages, pageOf } from './systemPages';

/** A page that shows every component once, so that the shared style sheet has the rules of all of them. */
function specimenPage(): PageRecord {
  const code: Block = {
    kind: 'component',
    name: 'CodeBlock',
    props: { language: 'tsx', title: 'a.tsx', html: 'a' },
    children: [],
  };
  const page = pageOf('Specimen', 'Specimen', [
    code,
    { kind: 'component', name: 'CodeBlock', props: { language: 'tsx', html: 'a' }, children: [] },
    {
      kind: 'component',
      name: 'CodeBlock',
      props: { language: 'tsx', id: 'a', html: 'a\n'.repeat(foldAboveLines + 1) },
      children: [],
    },
    ...calloutKinds.flatMap((kind): Block[] => [
      { kind: 'component', name: 'Callout', props: { kind, title: 'a' }, children: ['a'] },
      { kind: 'component', name: 'Callout', props: { kind }, children: ['a'] },
    ]),
    {
      kind: 'component',
      name: 'Tabs',
      props: { label: 'a', name: 'a' },
      children: ['a', 'b'].map((label): Block => ({
        kind: 'component',
        name: 'Tab',
        props: { label },
        children: [code],
      })),
    },
    { kind: 'component', name: 'Demo', props: { name: 'Specimen', height: 300 }, children: [] },
    {
      kind: 'component',
      name: 'LinkButtons',
      props: {},
      children: [
        {
          kind: 'component',
          name: 'LinkButton',
          props: { href: '/', main: true },
          children: ['a'],
        },
      ],
    },
    cards([{ title: 'a', href: '/', text: 'a' }]),
    nearestPages('/'),
  ]);
  page.meta.ad = true;
  page.meta.headings = [2, 3].map((depth) => ({ id: `h${depth}`, title: 'a', depth }));
  return page;
}

const specimenSection: Section = {
  folder: '',
  path: '/',
  product: { id: 'a', name: 'a' },
  href: '/',
  menu: [
    {
      kind: 'group',
      id: 'a',
      title: 'a',
      newFeature: true,
      children: [
        {
          kind: 'subheader',
          id: 'b',
          title: 'b',
          newFeature: false,
          children: [{ kind: 'page', href: '/', title: 'a', newFeature: true }],
        },
      ],
    },
  ],
};

/** A page with a reference table and a schema. */
function tableSpecimen(): ReferencePage {
  const { meta } = pageOf('Specimen', 'Specimen', []);
  const description = [{ type: 'text' as const, value: 'a' }];
  const rows = Array.from({ length: filterFromRows }, (_, index) => ({
    name: String(index),
    description,
  }));
  return {
    meta,
    heading: 'Specimen',
    lead: description,
    blocks: [
      { kind: 'table', table: { id: 'a', caption: 'a', kind: 'props', rows } },
      { kind: 'schema', schema: { description, type: ['a'], properties: [] } },
    ],
  };
}

/** The privacy page: its rules are no other page's, so they are in a style sheet of its own. */
const privacySpecimen = () =>
  pageOf(
    'Specimen',
    'Specimen',
    (['PrivacySwitch', 'PrivacyReceipt'] as const).map((name): Block => ({
      kind: 'component',
      name,
      props: {},
      children: [],
    })),
  );

/** The rules of every component, as they are shared among pages. */
export interface SharedRules {
  /** In every page. */
  page: string;
  /** Only in pages with reference tables: the others need not carry them. */
  tables: string;
}

/** Renders every component once and returns the style rules. */
export function renderSpecimens(target: PageRenderer): SharedRules {
  const assets: Assets = { styles: { href: '#' }, runtime: '#' };
  const link = { href: '/', title: 'a' };
  const code = (['TS', 'JS'] as const).map((variant) => ({
    variant,
    styling: 'CSS' as const,
    fileName: 'a',
    html: 'a',
    preview: 'a',
  }));
  const surroundings: PageSurroundings = {
    base: '/',
    section: specimenSection,
    products: [{ id: 'a', description: 'a', ...link }],
    previous: link,
    next: link,
    demos: {
      Specimen: {
        record: { name: 'Specimen', file: 'a', code, modules: [code], sources: [], packages: [] },
        frame: '/',
        onCommunityGrid: true,
      },
    },
    assets,
    slot: {
      enabled: true,
      GADisplayRatio: 0,
      base: '/',
      thirdParties: { script: null, feed: 'https://a.example/' },
      houseAds: 1,
      pieces: '#',
      names: { 'advertising.name': 'a', 'advertising.about': 'a' },
    },
    editPath: 'a',
    privacy: { href: '/', facts: {} },
    movedAnchors: [{ anchor: 'b', href: '/', title: 'a' }],
  };
  const specimen = specimenPage();
  for (const layout of authoredLayouts) {
    target.render(
      pageDocument({ ...specimen, meta: { ...specimen.meta, layout } }, surroundings)({}),
    );
  }
  renderAdTemplates(target);
  const page = target.shareRules();
  target.render(pageDocument(tableSpecimen(), surroundings)({}));
  const tables = target.shareRules();
  target.render(pageDocument(privacySpecimen(), surroundings)({}));
  return { page, tables };
}
