import { fetchText } from '../../platform/page/fetchText';
import { showOutcome } from '../../platform/page/showOutcome';
import type { Platform } from '../../platform/Platform';

/** Copies the Markdown version that the link after the button leads to. The button says whether that worked. */
async function copyPage(
  button: HTMLElement,
  { analytics, clock, clipboard }: Pick<Platform, 'analytics' | 'clock' | 'clipboard'>,
): Promise<void> {
  const outcome = await fetchText((button.nextElementSibling as HTMLAnchorElement).href)
    .then((markdown) => clipboard.writeText(markdown))
    .then(
      () => {
        analytics.send({ name: 'markdown', eventAction: 'copy', eventLabel: location.pathname });
        return 'done' as const;
      },
      () => 'failed' as const,
    );
  // The link beside it stays where it is.
  button.style.minInlineSize = `${button.getBoundingClientRect().width}px`;
  showOutcome(button, outcome, clock);
}

/** Lets the button copy the page as Markdown. */
export function attachPageTools(
  root: Node,
  platform: Pick<Platform, 'analytics' | 'clock' | 'clipboard'>,
  signal?: AbortSignal,
): void {
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy-page]');
    if (button) void copyPage(button, platform);
  };
  root.addEventListener('click', onClick, { signal });
}
