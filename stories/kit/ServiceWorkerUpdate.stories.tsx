import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { attachUpdates, findUpdates, UpdateStage } from './UpdateStage';

const meta = preview.meta({
  title: 'Service worker update',
  component: UpdateStage,
  parameters: { behaviors: [attachUpdates], faults: ['release'] },
});

export const Current = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The page is current.');
  },
});

export const Reloaded = meta.story({
  play: async ({ canvas, platform, step }) => {
    const { worker, page } = findUpdates(platform)!;
    await step('A new version is published: the page reloads at once', async () => {
      worker.arrives();
      await expect(page.reloads).toBe(1);
      await expect(canvas.getByRole('status')).toHaveTextContent(/has reloaded/);
    });
  },
});

export const WaitsForText = meta.story({
  play: async ({ canvas, platform, step, userEvent }) => {
    const { worker, page } = findUpdates(platform)!;
    await step('While the user types, a new version waits', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Half a sentence');
      worker.arrives();
      await expect([worker.isWaiting(), page.reloads]).toEqual([true, 0]);
      await expect(canvas.getByRole('status')).toHaveTextContent(/is waiting/);
    });
  },
});

WaitsForText.test('reloads once the text is gone', async ({ canvas, platform, userEvent }) => {
  await userEvent.clear(canvas.getByRole('textbox'));
  await expect(findUpdates(platform)!.page.reloads).toBe(1);
});
