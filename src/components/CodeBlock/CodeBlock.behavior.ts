import type { Platform, TimerId } from '../../platform/Platform';
import { copyLabels } from '../CopyButton/copyLabels';

/** How long a copy button says what it did, in milliseconds. */
export const copiedMilliseconds = 2000;

/** Makes the copy buttons below `root` work, the ones of demos too (they copy the variant that is shown). */
export function attachCodeBlock(root: Node, { clipboard, clock, preferences }: Platform): () => void {
  const timers = new Map<Element, TimerId>();

  const say = (button: Element, state: keyof typeof copyLabels) => {
    button.toggleAttribute('data-copied', state !== 'idle');
    if (state !== 'idle') button.setAttribute('data-copied', state);
    button.firstElementChild!.textContent = copyLabels[state];
  };

  const onClick = (event: Event) => {
    const button = (event.target as Element).closest('[data-copy]');
    const frame = button?.closest('[data-code]');
    const code = frame?.querySelector(`[data-variant="${preferences.get('codeVariant')}"] code`) ?? frame?.querySelector('code');
    if (!button || !code) return;
    const done = (state: 'done' | 'failed') => {
      clock.clearTimeout(timers.get(button));
      say(button, state);
      timers.set(
        button,
        clock.setTimeout(() => say(button, 'idle'), copiedMilliseconds),
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
