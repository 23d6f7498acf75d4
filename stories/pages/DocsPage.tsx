import type { ReactNode } from 'react';
import type { StoryPage } from '../kit/StoryPage';
import { PageBody } from '../../src/app/document/PageBody';
import { attachApiTable } from '../../src/components/ApiTable/ApiTable.behavior';
import { behaviors, measuringBehaviors } from '../../src/app/runtime/behaviors';
import { Settings } from '../../src/components/Settings/Settings';
import { ThemeToggle } from '../../src/components/ThemeToggle/ThemeToggle';
import { Attached } from '../components/shared/Attached';

const all = [...behaviors, attachApiTable, ...measuringBehaviors];

/** A compiled page as the site draws it, with the page's script at work. What is an island there is drawn at once here. */
function DocsPage({ record, context, leadEnd }: StoryPage & { leadEnd?: ReactNode }) {
  return (
    <Attached behaviors={all}>
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
    </Attached>
  );
}

/** What the stories of all whole pages begin with. */
export const wholePage = {
  component: DocsPage,
  parameters: { layout: 'fullscreen' as const },
  globals: { viewport: { value: 'desktop' } },
};
