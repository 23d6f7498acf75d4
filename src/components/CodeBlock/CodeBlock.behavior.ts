import type { Platform, TimerId } from '../../platform/Platform';

/** How long a copy button says what it did, in milliseconds. */
export const copiedMilliseconds = 2000;

const labels = { done: 'Copied', failed: 'Selected: copy by keyboard' };

/** Makes the copy buttons below `root` work, the ones of demos too (they copy the variant that is shown). */
export function attachCodeBlock(root: Node, { clipboard, clock, preferences }: Platform): () => void {
  const timers = new Map<Element, TimerId>();

  const say = (button: HTMLElement, state?: keyof typeof labels) => {
    if (state) button.dataset.copied = state;
    else delete button.dataset.copied;
    button.firstElementChild!.textContent = state ? labels[state] : button.title;
  };

  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
    const frame = button?.closest('[data-code]');
    const code = frame?.querySelector(`[data-variant="${preferences.get('codeVariant')}"] code`) ?? frame?.querySelector('pre code');
    if (!button || !code) return;
    const done = (state: keyof typeof labels) => {
      clock.clearTimeout(timers.get(button));
      say(button, state);
      timers.set(
        button,
        clock.setTimeout(() => say(button), copiedMilliseconds),
      );
    };
    clipboard.writeText(code.textContent).then(
      () => done('done'),
      () => {
        getSelection()?.selectAllChildren(code);
        done('failed');
      },
    );
  };

  root.addEventListener('click', onClick);
  return () => {
    root.removeEventListener('click', onClick);
    for (const id of timers.values()) clock.clearTimeout(id);
  };
}
