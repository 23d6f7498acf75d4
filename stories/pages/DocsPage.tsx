import type { ReactNode } from 'react';
import type { StoryPage } from '../kit/StoryPage';
import { PageBody } from '../../src/app/document/PageBody';
import { attachApiTable } from '../../src/components/ApiTable/ApiTable.behavior';
import { behaviors, measuringBehaviors } from '../../src/app/runtime/behaviors';
import { Settings } from '../../src/components/Settings/Settings';
import { ThemeToggle } from '../../src/components/ThemeToggle/ThemeToggle';
import { islands } from '../kit/islands';

/** A compiled page as on the site. */
function DocsPage({ record, context, leadEnd }: StoryPage & { leadEnd?: ReactNode }) {
  return (
    <PageBody
      record={record}
      context={context}
      leadEnd={leadEnd}
      barActions={
        <>
          <ThemeToggle />
          <Settings />
        </>
      }
    />
  );
}

/** What the page's script attaches. */
export const pageBehaviors = [...behaviors, attachApiTable, ...measuringBehaviors, islands];

/** Common settings of whole-page stories. */
export const wholePage = {
  component: DocsPage,
  parameters: { layout: 'fullscreen' as const, behaviors: pageBehaviors },
  globals: { viewport: { value: 'desktop' } },
};
