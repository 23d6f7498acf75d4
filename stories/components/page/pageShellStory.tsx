import type { ReactNode } from 'react';
import { PageShell } from '../../../src/components/PageShell/PageShell';
import { TocFolded } from '../../../src/components/Toc/Toc';
import { attachBackToTop } from '../../../src/components/BackToTop/BackToTop.behavior';
import { behaviors, measuringBehaviors } from '../../../src/app/runtime/behaviors';
import { Stage } from '../../kit/Stage';
import {
  activeHref,
  sampleFooter,
  sampleMenu,
  sampleProduct,
  sampleProducts,
} from '../navigation/sampleMenu';

/** The behaviors of a page. */
export const script = [...behaviors, ...measuringBehaviors, attachBackToTop];

const headings = ['Anatomy', 'Navigation', 'Slots'];
const toc = headings.map((title) => ({ id: title.toLowerCase(), title, depth: 2 as const }));

/** An article with three sections. */
export const articleWith = (contents?: ReactNode) => (
  <>
    <h1>Dashboard layout</h1>
    <p className="description">
      The frame of a dashboard: a header, a navigation that folds, and room for your pages.
    </p>
    {contents}
    {headings.map((title) => (
      <Stage key={title} minBlockSize="60vh">
        <h2 id={title.toLowerCase()}>{title}</h2>
        <p>What there is to say about it.</p>
      </Stage>
    ))}
  </>
);

/** A page of the site, without what it is about. */
export const pageShellStory = {
  tags: ['all-modes'],
  component: PageShell,
  parameters: {
    behaviors: script,
    layout: 'fullscreen' as const,
    platform: { media: { '(prefers-reduced-motion: reduce)': true } },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    siteTitle: 'Toolpad',
    homeHref: '/toolpad/',
    hue: 'primary' as const,
    repositoryHref: 'https://github.com/mui/toolpad',
    footer: sampleFooter,
    product: sampleProduct,
    products: sampleProducts,
    menu: sampleMenu,
    activeHref,
    toc,
    previous: { href: '#previous', title: 'App provider' },
    next: { href: '#next', title: 'Page container' },
    breadcrumbs: [
      { title: 'Toolpad Core', href: '#core' },
      { title: 'Components' },
      { title: 'Layout' },
    ],
    editHref: '#edit',
    historyHref: '#history',
    feedbackHref: '#issue',
    updated: '2026-11-12',
    layout: 'doc' as const,
    children: articleWith(<TocFolded entries={toc} />),
  },
};
