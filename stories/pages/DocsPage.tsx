import type { ReactNode } from 'react';
import type { StoryPage } from '../kit/StoryPage';
import { PageBody } from '../../src/app/document/PageBody';
import { attachApiTable } from '../../src/components/ApiTable/ApiTable.behavior';
import { behaviors, measuringBehaviors } from '../../src/app/runtime/behaviors';
import { Settings } from '../../src/components/Settings/Settings';
import { ThemeToggle } from '../../src/components/ThemeToggle/ThemeToggle';
import { Attached } from '../components/shared/Attached';

const all = [...behaviors, attachApiTable, ...measuringBehaviors];

/** A compiled page as on the site, with the page's script. Islands render at once. */
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

/** Common settings of whole-page stories. */
export const wholePage = {
  component: DocsPage,
  parameters: { layout: 'fullscreen' as const },
  globals: { viewport: { value: 'desktop' } },
};
