import { fetchText } from '../../platform/page/fetchText';
import type { Platform, TimerId } from '../../platform/Platform';

/** How long the button says what it did, in milliseconds. */
const saidMilliseconds = 2000;

/** Copies the page as Markdown. The button says for a moment whether that worked. */
export function attachPageTools(
  root: Node,
  { clock, clipboard }: Pick<Platform, 'clock' | 'clipboard'>,
): () => void {
  let label: string | undefined;
  let timer: TimerId | undefined;

  const onClick = async ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy-page]');
    if (!button) return;
    const text = button.querySelector('span')!;
    const { done, failed } = button.dataset;
    label ??= text.textContent;
    const outcome = await fetchText((button.nextElementSibling as HTMLAnchorElement).href)
      .then((markdown) => clipboard.writeText(markdown))
      .then(
        () => done!,
        () => failed!,
      );
    // The link beside it stays where it is.
    button.style.minInlineSize = `${button.offsetWidth}px`;
    text.textContent = outcome;
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => (text.textContent = label!), saidMilliseconds);
  };

  root.addEventListener('click', onClick);
  return () => {
    root.removeEventListener('click', onClick);
    clock.clearTimeout(timer);
  };
}
