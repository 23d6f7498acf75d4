import { fetchText } from '../../platform/page/fetchText';
import type { Platform, TimerId } from '../../platform/Platform';

/** How long the button says what it did, in milliseconds. */
const saidMilliseconds = 2000;

interface Shown {
  label: string | null;
  timer?: TimerId;
}
const shown = new WeakMap<HTMLElement, Shown>();

/** Copies the Markdown version that the link after the button leads to. The button says whether that worked. */
export async function copyPage(
  button: HTMLElement,
  { clock, clipboard }: Pick<Platform, 'clock' | 'clipboard'>,
): Promise<void> {
  const text = button.querySelector('span')!;
  const { done, failed } = button.dataset;
  const state: Shown = shown.get(button) ?? { label: text.textContent };
  shown.set(button, state);
  const outcome = await fetchText((button.nextElementSibling as HTMLAnchorElement).href)
    .then((markdown) => clipboard.writeText(markdown))
    .then(
      () => done!,
      () => failed!,
    );
  // The link beside it stays where it is.
  button.style.minInlineSize = `${button.getBoundingClientRect().width}px`;
  text.textContent = outcome;
  clock.clearTimeout(state.timer);
  state.timer = clock.setTimeout(() => (text.textContent = state.label), saidMilliseconds);
}
