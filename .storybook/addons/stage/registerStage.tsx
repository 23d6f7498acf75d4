import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { PresetsTool } from './PresetsTool';
import { Stage } from './Stage';

const addonId = 'stage';

/** Frames each story with its caption, and adds the menu of users to the toolbar. */
export function registerStage() {
  addons.register(addonId, () => {
    addons.add(`${addonId}/canvas`, {
      type: types.PREVIEW,
      render: ({ children }) => <Stage>{children}</Stage>,
    });
    addons.add(`${addonId}/users`, {
      type: types.TOOL,
      title: 'User',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <PresetsTool />,
    });
  });
}
