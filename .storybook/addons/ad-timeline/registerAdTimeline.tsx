import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { addonId } from './adTimelineChannel';
import { AdTimelinePanel } from './AdTimelinePanel';

const panelId = `${addonId}/panel`;

/** Adds the panel "Ad timeline" to the workbench. */
export function registerAdTimeline() {
  addons.register(addonId, (api) => {
    // Such a story shows nothing without its panel.
    api.on(STORY_CHANGED, (id: string) => {
      if (/^advertising-.*timeline$/.test(id)) api.setSelectedPanel(panelId);
    });
    addons.add(panelId, {
      type: types.PANEL,
      title: 'Ad timeline',
      match: ({ viewMode }) => viewMode === 'story',
      // Only stories of the folder have a slot with a fake environment.
      disabled: (parameters) => !String(parameters?.fileName).includes('/components/ads/'),
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <>{active && <AdTimelinePanel />}</>
        </AddonPanel>
      ),
    });
  });
}
