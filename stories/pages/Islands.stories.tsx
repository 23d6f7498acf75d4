import { useEffect, useRef } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import type { IslandTrigger } from '../../src/app/islands/IslandTrigger';
import { attachIslands } from '../../src/app/runtime/attachIslands';
import { usePlatform } from '../../src/platform/PlatformContext';

interface IslandProps {
  /** When the island gets its code. */
  when: IslandTrigger;
  /** Puts the island below the window's edge. */
  below?: boolean;
  /** Stands for loading and hydrating; what it returns decides when the island answers. */
  start: (element: HTMLElement) => Promise<void>;
  /** What the hydrated button does. */
  onPress: (event: Event) => void;
}

/** An island as a built page has it, with the runtime at work. */
function IslandOnPage({ when, below = false, start, onPress }: IslandProps) {
  const page = useRef<HTMLDivElement>(null);
  const platform = usePlatform();
  useEffect(() => {
    const button = page.current!.querySelector('button')!;
    attachIslands(page.current!, platform, async (element) => {
      await start(element);
      button.addEventListener('click', onPress);
      button.addEventListener('keydown', onPress);
    });
  }, [platform, start, onPress]);
  const island = `<docs-island id="island-1" of="Button" when="${when}"><button type="button">Press</button></docs-island>`;
  return (
    <>
      {below && <div style={{ blockSize: '150vh' }} />}
      <div ref={page} dangerouslySetInnerHTML={{ __html: island }} />
    </>
  );
}

const meta = preview.meta({
  title: 'Pages/Islands',
  component: IslandOnPage,
  args: { when: 'load', start: fn(() => Promise.resolve()), onPress: fn() },
  beforeEach: ({ args }) => {
    args.start.mockReset().mockResolvedValue(undefined);
    args.onPress.mockReset();
  },
});

export const OnLoad = meta.story({
  play: async ({ args }) => {
    await expect(args.start).toHaveBeenCalledTimes(1);
  },
});

export const OnIdle = meta.story({
  args: { when: 'idle' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.start).toHaveBeenCalledTimes(1));
  },
});

export const OnVisible = meta.story({
  args: { when: 'visible', below: true },
  play: async ({ args, canvas }) => {
    await expect(args.start).not.toHaveBeenCalled();
    canvas.getByRole('button').scrollIntoView();
    await waitFor(() => expect(args.start).toHaveBeenCalledTimes(1));
  },
});

export const OnIntent = meta.story({ args: { when: 'intent' } });

OnIntent.test('waits until the reader points at it', async ({ args, canvas, userEvent }) => {
  await expect(args.start).not.toHaveBeenCalled();
  await userEvent.hover(canvas.getByRole('button'));
  await expect(args.start).toHaveBeenCalledTimes(1);
  await expect(args.onPress).not.toHaveBeenCalled();
});

OnIntent.test('waits until the reader focuses it', async ({ args, userEvent }) => {
  await userEvent.tab();
  await expect(args.start).toHaveBeenCalledTimes(1);
});

OnIntent.test('a touch starts it', async ({ args, canvas }) => {
  await fireEvent.touchStart(canvas.getByRole('button'));
  await expect(args.start).toHaveBeenCalledTimes(1);
});

OnIntent.test('a click that comes too early is given to it once', async ({ args, canvas, userEvent }) => {
  let answer = () => {};
  args.start.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await userEvent.click(canvas.getByRole('button'));
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onPress).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1));
  await expect(args.start).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});

OnIntent.test('so is an arrow key, while Tab goes on its way', async ({ args, canvas }) => {
  let answer = () => {};
  args.start.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const button = canvas.getByRole('button');
  await expect(await fireEvent.keyDown(button, { key: 'Tab' })).toBe(true);
  await expect(await fireEvent.keyDown(button, { key: 'ArrowDown' })).toBe(false);
  answer();
  await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1));
  await expect(args.onPress.mock.lastCall![0]).toMatchObject({ type: 'keydown', key: 'ArrowDown' });
});

OnIntent.test('a load that failed is tried again', async ({ args, canvas, userEvent }) => {
  args.start.mockRejectedValueOnce(new Error('offline'));
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(args.start).toHaveBeenCalledTimes(1));
  await expect(args.onPress).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1));
  await expect(args.start).toHaveBeenCalledTimes(2);
});

export const OnIntentDarkRightToLeft = OnIntent.extend({ globals: { mode: 'dark', direction: 'rtl' } });
