import * as React from 'react';
import { Route } from 'storybook/internal/router';
import {
  addons,
  experimental_getStatusStore,
  types,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Button, Root, Row } from '../ad-timeline/AdTimelinePanel.styles';
import { addPanel } from '../addPanel';
import { CopyButton } from '../CopyButton';
import { onceCanvasShown } from '../test-status/onceCanvasShown';
import { dateOf } from '../test-status/storyStatus';
import { kindOf } from '../../../scripts/screenshots/decisions';
import { ChangedStoryView, type DecisionProps } from './ChangedStoryView';
import { ChangesPage, pageUrl } from './ChangesPage';
import { command, comparison, loadChanges, messages } from './changesStore';

const addonId = 'changes';
const panelId = `${addonId}/panel`;

const words = { new: 'New', modified: 'Modified', gone: 'Gone' };

const Link = styled.a(({ theme }) => ({ color: theme.color.secondary }));

/** How a story differs from the commit that `npm run screenshots` compared this build with. */
function ChangesPanel() {
  const changes = React.useSyncExternalStore(comparison.subscribe, comparison.get);
  const [asked, onAsk] = React.useState<DecisionProps['asked']>();
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  if (typeof changes === 'string')
    return (
      <Root>
        {messages[changes]}
        {changes === 'none' && <code>{command}</code>}
      </Root>
    );
  const changed = changes.causes.flatMap(({ stories }) => stories);
  const story = changed.find(({ id }) => id === storyId);
  // With all that the toolbar and the controls have set.
  const queryParams = { addonPanel: panelId };
  const { managerHref: link } = api.getStoryHrefs(storyId, { base: 'origin', queryParams });
  const filter = () =>
    void api.setAllStatusFilters(['status-value:new', 'status-value:modified'], []);
  return (
    <Root>
      <Row>
        <strong>{story ? words[kindOf(story)] : 'Nothing differs'}</strong>
        <span>
          Compared with {changes.against}, <code>{changes.commit.slice(0, 8)}</code>
        </span>
        <time dateTime={changes.date}>{dateOf(changes.date)}</time>
        <Link href={`?path=${pageUrl}${story?.id ?? ''}`}>Review all ({changed.length})</Link>
      </Row>
      <Row>
        <CopyButton text={link}>Copy link for review</CopyButton>
        <Button disabled={changed.length === 0} onClick={filter}>
          Show only changed stories
        </Button>
      </Row>
      {story && (
        <ChangedStoryView
          key={storyId}
          story={story}
          asked={asked}
          onAsk={onAsk}
          onDecided={() => {}}
        />
      )}
    </Root>
  );
}

/** Marks in the sidebar what `npm run screenshots` found new or modified, and lets reviewers decide on it. */
export function registerChanges() {
  addPanel(addonId, 'Changes', ChangesPanel);
  addons.register(addonId, (api) => {
    addons.add(`${addonId}/page`, {
      type: types.experimental_PAGE,
      title: 'Changes',
      url: pageUrl,
      render: () => (
        <Route path={pageUrl} startsWith>
          <ChangesPage />
        </Route>
      ),
    });
    const store = experimental_getStatusStore(addonId);
    const publish = async () => {
      await loadChanges();
      const changes = comparison.get();
      if (typeof changes === 'string') return;
      store.set(
        changes.causes
          .flatMap(({ stories }) => stories)
          .flatMap((story) => {
            const kind = kindOf(story);
            if (kind === 'gone') return [];
            const pixels = story.modes.reduce((sum, mode) => sum + mode.pixels, 0);
            const description =
              kind === 'new' ? '' : `${pixels.toLocaleString('en')} pixels differ`;
            const value = `status-value:${kind}` as const;
            const title = `Changes: ${kind}`;
            return { typeId: addonId, storyId: story.id, value, title, description };
          }),
      );
    };
    const publishOrFail = () => void publish().catch(() => comparison.set('failed'));
    // The queue has no canvas to wait for.
    if (location.search.includes(`path=${pageUrl}`)) publishOrFail();
    else onceCanvasShown(publishOrFail);
    store.onSelect(() => {
      api.togglePanel(true);
      api.setSelectedPanel(panelId);
    });
  });
}
