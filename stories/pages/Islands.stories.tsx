import { expect, fireEvent, fn, waitFor } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import type { LoadIsland } from '../../src/app/browser/islands/loadIsland';
import { Settings } from '../../src/components/Settings/Settings';
import { islandsFrom } from '../kit/islands';
import { withRoomBefore } from '../kit/decorators';

/** Fake of loading the chunk; its promise decides when the island is ready. */
const load = fn<LoadIsland>();
const open = fn<() => void>();
const failed = fn<() => void>();
const loaded = { mountIsland: () => Promise.resolve(open) };

/** A load that is pending until the returned function is called. */
function slowLoad() {
  let answer = () => {};
  load.mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(loaded);
    }),
  );
  return () => answer();
}

const fakeIslands = islandsFrom(load, { onFailure: failed });

const meta = preview.meta({
  title: 'Islands',
  tags: ['!autodocs'],
  component: Settings,
  decorators: [
    (Story) => (
      <header>
        <button type="button">Neighbor</button>
        <Story />
      </header>
    ),
    withRoomBefore,
  ],
  parameters: { behaviors: [fakeIslands] },
  beforeEach: () => {
    load.mockReset().mockResolvedValue(loaded);
    open.mockReset();
    failed.mockReset();
  },
});

const name = { name: 'Settings' };

export const OnIntent = meta.story({ tags: ['no-play'] });

OnIntent.test('loads when the focus reaches the button', async ({ userEvent }) => {
  await userEvent.tab();
  await expect(load).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect(load).toHaveBeenCalledTimes(1);
});

OnIntent.test('loads on touch', async ({ canvas }) => {
  await fireEvent.touchStart(canvas.getByRole('button', name));
  await expect(load).toHaveBeenCalledTimes(1);
});

OnIntent.test('early clicks open it once', async ({ canvas, userEvent }) => {
  const answer = slowLoad();
  const button = canvas.getByRole('button', name);
  await userEvent.click(button);
  await userEvent.click(button);
  await expect(open).not.toHaveBeenCalled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  answer();
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
});

OnIntent.test('a failure before a click is not reported', async ({ canvas, userEvent }) => {
  load.mockRejectedValueOnce(new Error('offline'));
  await userEvent.hover(canvas.getByRole('button', name));
  await expect(failed).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', name));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await expect(failed).not.toHaveBeenCalled();
});

OnIntent.test('an island that ends before its code has loaded is not rendered', async (context) => {
  const { mountIsland } = await import('../../src/app/browser/islands/islands');
  const before = document.body.childElementCount;
  const ended = AbortSignal.abort();
  const mount = mountIsland(context.canvas.getByRole('button', name), context.platform, ended);
  await expect(mount).rejects.toThrow();
  await expect(document.body.childElementCount).toBe(before);
});
