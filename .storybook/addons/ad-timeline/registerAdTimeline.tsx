import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { addonId } from './adTimeline';
import { AdTimelinePanel } from './AdTimelinePanel';

/** Adds the panel "Ad timeline" to the workbench, for stories with the parameter `adTimeline`. */
export function registerAdTimeline() {
  addons.register(addonId, () => {
    addons.add(`${addonId}/panel`, {
      type: types.PANEL,
      title: 'Ad timeline',
      match: ({ viewMode }) => viewMode === 'story',
      disabled: (parameters) => parameters?.['adTimeline'] !== true,
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <>{active && <AdTimelinePanel />}</>
        </AddonPanel>
      ),
    });
  });
}
