import type { PlayContext } from '../../kit/storyTest';
import { outcomeMilliseconds } from '../../../src/platform/page/showOutcome';
import { nextFrame } from '../../kit/nextFrame';

/** For `beforeEach`: sets the initial hash of the URL. */
export const atHash = (hash: string) => () => history.replaceState(history.state, '', hash);

/** Follows a link within the page, and resolves after its `hashchange` event. */
export const goTo = (hash: string) =>
  new Promise<void>((resolve) => {
    addEventListener('hashchange', () => resolve(), { once: true });
    location.hash = hash;
  });

/**
 * Scrolls the page to `top` in pixels and waits for the event. Chromium 156 dispatches it when two
 * consecutive frames differ.
 * The end of a scrolled story resets the scroll position; without a frame in between there would be no event.
 */
export async function scrollPage(top: number) {
  await nextFrame();
  await nextFrame();
  const scrolled = new Promise((resolve) =>
    window.addEventListener('scroll', resolve, { once: true }),
  );
  window.scrollTo({ top, behavior: 'instant' });
  await scrolled;
}

/** Copies the first code of a story, for stories about something else: the button ends as it was. */
export async function copyCode({
  canvas,
  platform,
  userEvent,
}: Pick<PlayContext, 'canvas' | 'platform' | 'userEvent'>): Promise<string | undefined> {
  const [button] = canvas.getAllByRole('button', { name: 'Copy code' });
  await userEvent.click(button!);
  await platform.clock.advance(outcomeMilliseconds);
  button!.blur();
  return platform.clipboard.texts.at(-1);
}
