import * as React from 'react';
import { addons, experimental_getStatusStore } from 'storybook/manager-api';
import { failedSteps } from '../../../scripts/workbench/failurePlace';
import { addPanel } from '../addPanel';
import { ManagerStore } from './ManagerStore';
import { onceCanvasShown } from './onceCanvasShown';
import { stepsEvent, type StorySteps } from './testCase';
import { loadTestRecord, sidebarStatus, statusOf, type TestRecord } from './storyStatus';
import { TestStatusPanel } from './TestStatusPanel';

const addonId = 'test-status';
const panelId = `${addonId}/panel`;

const record = new ManagerStore<TestRecord>({ results: {}, sources: {}, stories: [] });
const steps = new ManagerStore<StorySteps>({ storyId: '', steps: [] });

function describe(id: string, { results }: TestRecord): string {
  const message = results[id]?.passes.find(({ passed }) => !passed)?.message;
  if (message === undefined) return '';
  const { steps: path, reason } = failedSteps(message);
  return path.length > 0 ? path.join(' › ') : (reason.split('\n')[0] ?? '');
}

/** Shows the status of each story in the sidebar, and the results of the last test run in a panel. */
export function registerTestStatus() {
  addPanel(addonId, 'Test status', () => <TestStatusPanel record={record} steps={steps} />);
  addons.register(addonId, (api) => {
    const store = experimental_getStatusStore(addonId);
    const publish = async () => {
      const loaded = await loadTestRecord();
      record.set(loaded);
      // Without a test run, the sidebar marks nothing.
      if (Object.keys(loaded.results).length === 0) return;
      store.set(
        loaded.stories.map((story) => {
          const status = statusOf(story, loaded);
          return {
            typeId: addonId,
            storyId: story.id,
            value: `status-value:${sidebarStatus[status]}`,
            title: `Test: ${status}`,
            description: describe(story.id, loaded),
          };
        }),
      );
    };
    onceCanvasShown(() => void publish());
    store.onSelect(() => {
      api.togglePanel(true);
      api.setSelectedPanel(panelId);
    });
    addons.getChannel().on(stepsEvent, (log: StorySteps) => steps.set(log));
  });
}
