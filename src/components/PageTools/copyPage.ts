import { fetchText } from '../../platform/page/fetchText';
import { showOutcome } from '../../platform/page/showOutcome';
import type { Platform } from '../../platform/Platform';

/** Copies the Markdown version that the link after the button leads to. The button says whether that worked. */
export async function copyPage(
  button: HTMLElement,
  { clock, clipboard }: Pick<Platform, 'clock' | 'clipboard'>,
): Promise<void> {
  const outcome = await fetchText((button.nextElementSibling as HTMLAnchorElement).href)
    .then((markdown) => clipboard.writeText(markdown))
    .then(
      () => 'done' as const,
      () => 'failed' as const,
    );
  // The link beside it stays where it is.
  button.style.minInlineSize = `${button.getBoundingClientRect().width}px`;
  showOutcome(button, outcome, clock);
}
