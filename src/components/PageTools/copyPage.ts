import { fetchText } from '../../platform/page/fetchText';
import { showOutcome } from '../../platform/page/showOutcome';
import type { Platform } from '../../platform/Platform';

/** Copies the prompt of a button, or the Markdown version that it names. The button says whether that worked. */
export async function copyPage(
  button: HTMLElement,
  { analytics, clock, clipboard }: Pick<Platform, 'analytics' | 'clock' | 'clipboard'>,
): Promise<void> {
  const { copyPage: markdown = '', prompt } = button.dataset;
  const outcome = await (prompt ? Promise.resolve(prompt) : fetchText(markdown))
    .then((text) => clipboard.writeText(text))
    .then(
      () => {
        const eventAction = prompt ? 'copy-prompt' : 'copy';
        analytics.send({ name: 'markdown', eventAction, eventLabel: location.pathname });
        return 'done' as const;
      },
      () => 'failed' as const,
    );
  // What is beside it stays where it is.
  button.style.minInlineSize = `${button.getBoundingClientRect().width}px`;
  showOutcome(button, outcome, clock);
}
