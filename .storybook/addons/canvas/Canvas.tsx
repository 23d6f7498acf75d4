import { closest } from 'fastest-levenshtein';
import * as React from 'react';
import { STORY_CHANGED, STORY_MISSING, STORY_RENDERED } from 'storybook/internal/core-events';
import {
  useChannel,
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { forcedColorsFolder } from '../../../scripts/workbench/resultFiles';
import type { WorkbenchTypes } from '../../storyContext';
import { useMomentInUrl } from '../ad-timeline/AdTimelinePanel';
import { componentPagesFile, sitePageOf, type SitePage } from './sitePage';

type Media = NonNullable<WorkbenchTypes['parameters']['media']>;

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  '& > :last-child': { flex: 1, minBlockSize: 0 },
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

const Notice = styled(Caption)(({ theme }) => ({ color: theme.fgColor.warning, fontSize: 13 }));

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
function OnTheSite({ story }: { story: { id: string; title: string } }) {
  const [pages, setPages] = React.useState<Record<string, SitePage>>({});
  const [globals] = useGlobals();
  const api = useStorybookApi();
  React.useEffect(() => {
    // In development, the server reads the site for the file, for seconds in which no story should have to wait.
    api.once(STORY_RENDERED, () => {
      loading ??= fetch(componentPagesFile).then((response) => response.json());
      // Without the file, for example while the network is gone, there is no link.
      loading.then(setPages, () => {});
    });
  }, [api]);
  const page = sitePageOf(pages, story, globals);
  return page && <a href={page.href}>On the site: {page.title}</a>;
}

/** Opens the nearest story where that of the URL is gone. Returns the id of the gone one until another is chosen. */
function useGoneStory(): string | undefined {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [{ gone, shown }, setGone] = React.useState<{ gone?: string; shown?: string }>({});
  useChannel({
    [STORY_MISSING]: (id = '') => {
      const { entries = {} } = api.getIndex() ?? {};
      const nearest = entries[closest(id, Object.keys(entries))];
      // A story that is there can fail to load.
      if (!id || !nearest || id in entries) return;
      setGone({ gone: id, shown: nearest.id });
      const { managerHref } = api.getStoryHrefs(nearest.id, { viewMode: nearest.type });
      api.navigateUrl(managerHref, { replace: true });
    },
    [STORY_CHANGED]: () => setGone({}),
  });
  return shown === storyId ? gone : undefined;
}

/** A story below its caption. */
export function Canvas({ children }: { children?: React.ReactNode }) {
  useMomentInUrl();
  const gone = useGoneStory();
  const { storyId, viewMode } = useStorybookState();
  const entry = useStorybookApi().getCurrentStoryData();
  const media = useParameter<Media>('media', {});
  const docs = useParameter<{ description?: { story?: string } }>('docs', {});
  const isStory = viewMode === 'story' && entry?.type === 'story';
  return (
    <Root>
      {gone && (
        <Notice role="status">
          {`The story ${gone} is not here any more: it was renamed or removed. This is the nearest.`}
        </Notice>
      )}
      {isStory && (
        <Caption>
          <strong>{entry.name}</strong>
          {/* A line of plain text; docs pages render its Markdown. */}
          <p>{docs?.description?.story?.replace(/\*\*|`/g, '')}</p>
          <OnTheSite story={entry} />
        </Caption>
      )}
      {isStory && media?.forcedColors === 'active' && (
        <ForcedColors key={storyId} storyId={storyId} />
      )}
      <div>{children}</div>
    </Root>
  );
}
