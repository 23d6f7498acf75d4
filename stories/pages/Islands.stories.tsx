import { useEffect, useRef } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { attachIslands, type StartIsland } from '../../src/app/runtime/attachIslands';

/** Fake of loading and hydrating; its promise decides when the island is ready. */
const start = fn<StartIsland>();

/** Click handler of the hydrated button. */
const onPress = fn<(event: Event) => void>();

/** An island as on a built page, with the runtime. */
function IslandOnPage() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = page.current!.querySelector('button')!;
    attachIslands(page.current!, async (element) => {
      await start(element);
      button.addEventListener('click', onPress);
    });
  }, []);
  const island =
    '<docs-island id="island-1" of="Button"><button type="button">Press</button></docs-island>';
  return <div ref={page} dangerouslySetInnerHTML={{ __html: island }} />;
}

/** A start that is pending until `answer` is called. */
function slowStart() {
  let answer = () => {};
  start.mockReturnValue(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  return () => answer();
}

const meta = preview.meta({
  title: 'Pages/Islands',
  component: IslandOnPage,
  parameters: { hydrated: true },
  beforeEach: () => {
    start.mockReset().mockResolvedValue();
    onPress.mockReset();
  },
});

export const OnIntent = meta.story();

OnIntent.test('starts when the pointer enters', async ({ canvas, userEvent }) => {
  await expect(start).not.toHaveBeenCalled();
  await userEvent.hover(canvas.getByRole('button'));
  await expect(start).toHaveBeenCalledTimes(1);
  await expect(onPress).not.toHaveBeenCalled();
});

OnIntent.test('starts when it gets focus', async ({ userEvent }) => {
  await userEvent.tab();
  await expect(start).toHaveBeenCalledTimes(1);
});

OnIntent.test('starts on touch', async ({ canvas }) => {
  await fireEvent.touchStart(canvas.getByRole('button'));
  await expect(start).toHaveBeenCalledTimes(1);
});

OnIntent.test('an early click is replayed once', async ({ canvas, userEvent }) => {
  const answer = slowStart();
  await userEvent.click(canvas.getByRole('button'));
  await userEvent.click(canvas.getByRole('button'));
  await expect(onPress).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
  await expect(start).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('button'));
  await expect(onPress).toHaveBeenCalledTimes(2);
});

OnIntent.test('a failed load is retried on the next interaction', async ({ canvas }) => {
  const button = canvas.getByRole('button');
  start.mockRejectedValueOnce(new Error('offline'));
  await fireEvent.click(button);
  await expect(start).toHaveBeenCalledTimes(1);
  await expect(onPress).not.toHaveBeenCalled();
  await fireEvent.click(button);
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
  await expect(start).toHaveBeenCalledTimes(2);
});

export const OnIntentDarkRightToLeft = OnIntent.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});
