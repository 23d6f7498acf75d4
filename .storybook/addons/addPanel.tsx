import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';

/** Adds a panel to stories, which renders while it is open. */
export function addPanel(
  addonId: string,
  title: string,
  Panel: React.ComponentType,
  disabled: (parameters?: Record<string, unknown>) => boolean = () => false,
) {
  const id = `${addonId}/panel`;
  addons.register(id, () =>
    addons.add(id, {
      type: types.PANEL,
      title,
      match: ({ viewMode }) => viewMode === 'story',
      disabled,
      render: ({ active = false }) => (
        <AddonPanel active={active}>
          <>{active && <Panel />}</>
        </AddonPanel>
      ),
    }),
  );
}
