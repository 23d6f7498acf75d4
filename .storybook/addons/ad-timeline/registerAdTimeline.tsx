import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { addonId } from './adTimelineChannel';
import { AdTimelinePanel } from './AdTimelinePanel';

/** Adds the panel "Ad timeline" to the workbench. */
export function registerAdTimeline() {
  addons.register(addonId, () => {
    addons.add(`${addonId}/panel`, {
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
