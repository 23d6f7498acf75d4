import * as React from 'react';
import {
  addons,
  experimental_getStatusStore,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { Changes } from '../../../scripts/screenshots/changes';
import { changesFile, changesFolder } from '../../../scripts/workbench/resultFiles';
import { Button, Root, Row } from '../ad-timeline/AdTimelinePanel.styles';
import { addPanel } from '../addPanel';
import { CopyButton } from '../CopyButton';
import { ManagerStore } from '../test-status/ManagerStore';
import { onceCanvasShown } from '../test-status/onceCanvasShown';
import { dateOf, readFile } from '../test-status/storyStatus';

const addonId = 'changes';
const panelId = `${addonId}/panel`;
const report = `./${changesFolder}/index.html`;

const messages = {
  loading: 'Loading the comparison…',
  failed: 'The comparison could not be read. Reload the page to try again.',
  none: 'This build has not been compared with a commit. To see here what your changes look like, run:',
};
const record = new ManagerStore<Changes | keyof typeof messages>('loading');

const verdicts = { new: 'New', modified: 'Modified', same: 'Looks the same' };

const pixelCount = (pixels: number) =>
  `${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}`;

const Frame = styled.iframe({ inlineSize: '100%', border: 0, colorScheme: 'light dark' });

const Link = styled.a(({ theme }) => ({ color: theme.color.secondary }));

/** The part of the report that is about a story, as high as it is. */
function Screenshots({ storyId }: { storyId: string }) {
  const fit = ({ currentTarget: frame }: React.SyntheticEvent<HTMLIFrameElement>) => {
    const { body } = frame.contentDocument!;
    new ResizeObserver(() => (frame.style.blockSize = `${body.offsetHeight}px`)).observe(body);
  };
  return <Frame src={`${report}?story=${storyId}`} title="Before and after" onLoad={fit} />;
}

/** How a story looks beside the commit that `npm run screenshots` compared this build with. */
function ChangesPanel() {
  const changes = React.useSyncExternalStore(record.subscribe, record.get);
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  if (typeof changes === 'string')
    return (
      <Root>
        {messages[changes]}
        {changes === 'none' && <code>npm run screenshots -- --against main --changed</code>}
      </Root>
    );
  const change = changes.stories[storyId];
  const differing = Object.values(changes.stories).filter(({ status }) => status !== 'same');
  // With all that the toolbar and the controls have set.
  const queryParams = { addonPanel: panelId };
  const { managerHref: link } = api.getStoryHrefs(storyId, { base: 'origin', queryParams });
  const filter = () =>
    void api.setAllStatusFilters(['status-value:new', 'status-value:modified'], []);
  return (
    <Root>
      <Row>
        <strong>{change ? verdicts[change.status] : 'Not compared'}</strong>
        {change?.status === 'modified' && <span>{pixelCount(change.pixels)}</span>}
        <span>
          Compared with {changes.against}, <code>{changes.commit.slice(0, 8)}</code>
        </span>
        <time dateTime={changes.date}>{dateOf(changes.date)}</time>
      </Row>
      <Row>
        <CopyButton text={link}>Copy link for review</CopyButton>
        <Button disabled={differing.length === 0} onClick={filter}>
          Show only changed stories ({differing.length})
        </Button>
        <Link href={report} target="_blank" rel="noreferrer">
          Whole report
        </Link>
      </Row>
      {change && change.status !== 'same' && <Screenshots key={storyId} storyId={storyId} />}
    </Root>
  );
}

/** Marks in the sidebar what `npm run screenshots` found new or modified, and shows it in a panel. */
export function registerChanges() {
  addPanel(addonId, 'Changes', ChangesPanel);
  addons.register(addonId, (api) => {
    const store = experimental_getStatusStore(addonId);
    const publish = async () => {
      const changes = await readFile<Partial<Changes>>(changesFile);
      // Without a comparison, the file of a build is empty.
      if (!changes?.stories) return record.set('none');
      record.set(changes as Changes);
      const stories = Object.entries(changes.stories);
      store.set(
        stories.flatMap(([storyId, { status, pixels }]) => {
          if (status === 'same') return [];
          const description = status === 'new' ? '' : pixelCount(pixels);
          const value = `status-value:${status}` as const;
          return { typeId: addonId, storyId, value, title: `Changes: ${status}`, description };
        }),
      );
    };
    onceCanvasShown(() => void publish().catch(() => record.set('failed')));
    store.onSelect(() => {
      api.togglePanel(true);
      api.setSelectedPanel(panelId);
    });
  });
}
