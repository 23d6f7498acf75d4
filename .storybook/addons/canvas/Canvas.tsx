import * as React from 'react';
import {
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { forcedColorsFolder } from '../../../scripts/workbench/resultFiles.mjs';
import type { WorkbenchTypes } from '../../storyContext';
import { componentPagesFile, sitePageOf, type SitePage } from './sitePage';

type Media = NonNullable<WorkbenchTypes['parameters']['media']>;

const Root = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  inlineSize: '100%',
  blockSize: '100%',
});

const Caption = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  padding: '8px 16px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  background: theme.barBg,
  color: theme.textMutedColor,
  fontSize: 12,
  lineHeight: '20px',
  '& > strong': { color: theme.color.defaultText, fontSize: 13 },
  '& > p': { flex: '1 1 240px', margin: 0, minInlineSize: 0 },
  '& > a': { color: theme.color.secondary },
}));

const Recorded = styled.figure(({ theme }) => ({
  maxBlockSize: '50vh',
  margin: 0,
  overflow: 'auto',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  '& img': { display: 'block', maxInlineSize: '100%' },
  '& figcaption': { padding: '8px 16px', color: theme.textMutedColor, fontSize: 12 },
}));

/** The screenshot of a story in forced colors, which a page cannot emulate. */
function ForcedColors({ storyId }: { storyId: string }) {
  const [isMissing, setIsMissing] = React.useState(false);
  return (
    <Recorded>
      <figcaption>
        {isMissing
          ? 'A test run takes a screenshot in forced colors. To see them live, emulate “forced-colors” with the rendering tools of your browser.'
          : 'In forced colors, as recorded by the last test run; below, the live story.'}
      </figcaption>
      {!isMissing && (
        <img
          src={`${forcedColorsFolder}/${storyId}.png`}
          alt="The story in forced colors"
          onError={() => setIsMissing(true)}
        />
      )}
    </Recorded>
  );
}

let loading: Promise<Record<string, SitePage>> | undefined;

/**
 * A link to the site, which is published beside the workbench, as the toolbar shows the story. In the same tab, so that
 * Back returns to the story.
 */
function OnTheSite({ title }: { title: string }) {
  const [pages, setPages] = React.useState<Record<string, SitePage>>({});
  const [globals] = useGlobals();
  React.useEffect(() => {
    loading ??= fetch(componentPagesFile).then((response) => response.json());
    // Without the file, for example while the network is gone, there is no link.
    loading.then(setPages, () => {});
  }, []);
  const page = sitePageOf(pages, title, globals);
  return page && <a href={page.href}>On the site: {page.title}</a>;
}

/** A story below its caption. */
export function Canvas({ children }: { children?: React.ReactNode }) {
  const { storyId, viewMode } = useStorybookState();
  const entry = useStorybookApi().getCurrentStoryData();
  const media = useParameter<Media>('media', {});
  const docs = useParameter<{ description?: { story?: string } }>('docs', {});
  const isStory = viewMode === 'story' && entry?.type === 'story';
  return (
    <Root>
      {isStory ? (
        <Caption>
          <strong>{entry.name}</strong>
          {/* A line of plain text; docs pages render its Markdown. */}
          <p>{docs?.description?.story?.replace(/\*\*|`/g, '')}</p>
          <OnTheSite title={entry.title} />
        </Caption>
      ) : (
        <div />
      )}
      {isStory && media?.forcedColors === 'active' ? (
        <ForcedColors key={storyId} storyId={storyId} />
      ) : (
        <div />
      )}
      <div>{children}</div>
    </Root>
  );
}
