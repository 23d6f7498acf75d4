import { Fragment, type ReactNode } from 'react';
import { mark } from '../../kit/siteContent';
import { PageShell } from '../../../src/components/PageShell/PageShell';
import { Callout } from '../../../src/components/Callout/Callout';
import { CodeBlock } from '../../../src/components/CodeBlock/CodeBlock';
import { TocFolded } from '../../../src/components/Toc/Toc';
import { attachPageEnd } from '../../../src/app/browser/runtime/attachPageEnd';
import { behaviors, measuringBehaviors } from '../../../src/app/browser/runtime/behaviors';
import { sampleTs } from '../code/sampleCode';
import {
  activeHref,
  sampleFooter,
  sampleMenu,
  sampleProduct,
  sampleProducts,
} from '../navigation/sampleMenu';
import { choiceOf } from '../../kit/docs';
import { layouts, type PageLayout } from '../../../src/domain/content/layouts';

/** The behaviors of a page. */
const script = [...behaviors, ...measuringBehaviors, attachPageEnd];

/** Sections of an article as users see it: text, a list, code and a remark. */
const sections: Readonly<Record<string, ReactNode>> = {
  Anatomy: (
    <>
      <p>
        The layout has a header with the name of the app, a sidebar with its navigation, and room
        for the current page. The account menu is at the end of the header.
      </p>
      <ul>
        <li>The header stays visible while the page scrolls.</li>
        <li>The sidebar folds to icons, and becomes a drawer on phones.</li>
        <li>The content scrolls by itself.</li>
      </ul>
      <CodeBlock language="tsx" title="Layout.tsx" html={sampleTs} />
    </>
  ),
  Navigation: (
    <>
      <p>
        Each entry of the navigation has a segment of the path, a title and an icon. Entries with
        children open in place, so users of a repair shop find all orders of a bike in one list.
      </p>
      <Callout kind="info">
        <p>Keep the layout above the routes: otherwise it is created again with each page.</p>
      </Callout>
      <p>The entry of the current page is marked, and those above it are open.</p>
    </>
  ),
  Slots: (
    <>
      <p>
        Replace a part of the layout by your own component. The search field of the shop, for
        example, takes the place of the tools at the end of the header.
      </p>
      <p>
        A slot gets the props of the part that it replaces. Pass further ones through{' '}
        <code>slotProps</code>.
      </p>
    </>
  ),
};

const headings = Object.keys(sections);
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
      <Fragment key={title}>
        <h2 id={title.toLowerCase()}>{title}</h2>
        {sections[title]}
      </Fragment>
    ))}
  </>
);

/** A page of the site, without what it is about. */
export const pageShellStory = {
  tags: ['all-modes'],
  component: PageShell,
  argTypes: {
    hue: choiceOf(['primary', 'secondary', 'neutral']),
    layout: choiceOf(Object.keys(layouts) as PageLayout[]),
  },
  parameters: {
    behaviors: script,
    layout: 'fullscreen' as const,
    platform: { media: { '(prefers-reduced-motion: reduce)': true } },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    siteTitle: 'Toolpad',
    mark,
    homeHref: '/toolpad/',
    hue: 'primary' as const,
    repositoryHref: 'https://github.com/mui/toolpad',
    footer: sampleFooter,
    license: 'MIT licensed',
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
