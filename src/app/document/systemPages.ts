import type { Block, Json, PageRecord } from '../../content/PageRecord';
import { siteConfig } from '../site.config';

const html = (tag: string, content: string, attributes: Record<string, Json> = {}): Block => ({ kind: 'html', tag, attributes, html: content });

function pageOf(title: string, description: string, blocks: Block[], layout: PageRecord['meta']['layout'] = 'landing'): PageRecord {
  return {
    meta: { file: '', pathname: '', title, description, layout, ad: false, headings: [], anchors: [], links: [], demos: [], references: [] },
    blocks: [html('h1', title), ...blocks],
  };
}

interface CardLink {
  title: string;
  href: string;
  text: string;
}

const cards = (links: CardLink[]): Block => ({
  kind: 'component',
  name: 'LinkCards',
  props: {},
  children: links.map(({ title, href, text }): Block => ({ kind: 'component', name: 'LinkCard', props: { title, href }, children: [text] })),
});

/** What is shown for an address that leads nowhere. */
export function notFoundPage(products: readonly { title: string; href: string; description?: string }[]): PageRecord {
  return pageOf('Page not found', 'There is no page at this address.', [
    html('p', 'There is no page at this address. It may have moved, or the link may be mistyped.', { className: 'description' }),
    cards(products.map(({ title, href, description = '' }) => ({ title, href, text: description }))),
  ]);
}

/** What stands at the root of a host that serves the site below a base: the way to both faces. */
export function rootPage(base: string, workbench: string | undefined): PageRecord {
  const links = [{ title: 'Documentation', href: base, text: 'The pages that readers see: guides, demos and reference.' }];
  if (workbench) links.push({ title: 'Workbench', href: workbench, text: 'Every piece of those pages, in every state, as stories.' });
  return pageOf(`${siteConfig.name} ${siteConfig.version}`, `The documentation of ${siteConfig.name} and the workbench its pieces are made in.`, [cards(links)]);
}

/** A page that shows every component once, so that the shared style sheet has the rules of all of them. */
export function specimenPage(): PageRecord {
  const code: Block = { kind: 'component', name: 'CodeBlock', props: { language: 'tsx', title: 'a.tsx', html: 'a' }, children: [] };
  const page = pageOf('Specimen', 'Specimen', [
    code,
    { kind: 'component', name: 'CodeBlock', props: { language: 'tsx', html: 'a' }, children: [] },
    ...['info', 'success', 'warning', 'error'].flatMap((kind): Block[] => [
      { kind: 'component', name: 'Callout', props: { kind, title: 'a' }, children: ['a'] },
      { kind: 'component', name: 'Callout', props: { kind }, children: ['a'] },
    ]),
    {
      kind: 'component',
      name: 'Tabs',
      props: { label: 'a', name: 'a' },
      children: ['a', 'b'].map((label): Block => ({ kind: 'component', name: 'Tab', props: { label }, children: [code] })),
    },
    { kind: 'component', name: 'Demo', props: { name: 'Specimen', height: 300 }, children: [] },
    cards([{ title: 'a', href: '/', text: 'a' }]),
  ]);
  page.meta.headings = [2, 3].map((depth) => ({ id: `h${depth}`, title: 'a', depth }));
  return page;
}

