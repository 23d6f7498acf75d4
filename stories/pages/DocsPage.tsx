import type { ReactNode } from 'react';
import type { StoryPage } from '../kit/StoryPage';
import { PageBody } from '../../src/app/build/document/PageBody';
import { attachDemos } from '../../src/app/browser/runtime/attachDemos';
import { attachSchemaTree } from '../../src/components/SchemaTree/SchemaTree.behavior';
import { attachPageEnd } from '../../src/app/browser/runtime/attachPageEnd';
import { behaviors, measuringBehaviors } from '../../src/app/browser/runtime/behaviors';
import { attachLinkCards } from '../../src/components/LinkCards/LinkCards.behavior';
import { attachFilms } from '../../src/components/Picture/Film.behavior';
import { attachScenes } from '../../src/components/Scenes/Scenes.behavior';
import { islands } from '../kit/islands';

/** A compiled page as on the site. */
function DocsPage({ record, context, ad }: StoryPage & { ad?: ReactNode }) {
  return <PageBody record={record} context={context} ad={ad} />;
}

/** What the page's script attaches. */
export const pageBehaviors = [
  ...behaviors,
  attachDemos,
  attachSchemaTree,
  attachScenes,
  attachLinkCards,
  attachFilms,
  ...measuringBehaviors,
  attachPageEnd,
  islands,
];

/** Common settings of whole-page stories. */
export const wholePage = {
  component: DocsPage,
  parameters: {
    layout: 'fullscreen' as const,
    behaviors: pageBehaviors,
    // tests/pages/accessibility.spec.ts looks at the built pages of every kind.
    a11y: { test: 'off' as const },
  },
  globals: { viewport: { value: 'desktop' } },
};
