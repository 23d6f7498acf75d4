import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { addonId } from './adTimelineChannel';
import { AdTimelinePanel } from './AdTimelinePanel';
import { isAdStory } from './isAdStory';

const panelId = `${addonId}/panel`;

/** Adds the panel "Ad timeline" to the workbench. */
export function registerAdTimeline() {
  addons.register(addonId, (api) => {
    // Such a story shows nothing without its panel.
    api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
      if (/^advertising-.*timeline$/.test(storyId)) api.setSelectedPanel(panelId);
    });
    addons.add(panelId, {
      type: types.PANEL,
      title: 'Ad timeline',
      match: ({ viewMode }) => viewMode === 'story',
      disabled: (parameters) => !isAdStory(parameters),
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <>{active && <AdTimelinePanel />}</>
        </AddonPanel>
      ),
    });
  });
}
