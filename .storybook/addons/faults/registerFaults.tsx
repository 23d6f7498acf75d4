import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { FaultPanel } from './FaultPanel';

/** Adds the panel "Faults" to the workbench. */
export function registerFaults() {
  addons.register('faults', () => {
    addons.add('faults/panel', {
      type: types.PANEL,
      title: 'Faults',
      match: ({ viewMode }) => viewMode === 'story',
      disabled: (parameters) => !parameters?.faults,
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <>{active && <FaultPanel />}</>
        </AddonPanel>
      ),
    });
  });
}
