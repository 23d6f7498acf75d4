import type { Platform, TimerId } from '../../platform/Platform';

/** How long a copy button says what it did, in milliseconds. */
export const copiedMilliseconds = 2000;

const labels = { done: 'Copied', failed: 'Selected: copy by keyboard' };

const frameOf = (node: EventTarget | null) => (node instanceof Element ? node.closest('[data-code]') : null);

/**
 * Makes the copy buttons below `root` work, the ones of demos too (they copy the code that is shown), and Ctrl/Cmd+C on
 * the block under the pointer or with focus while nothing is selected. Unfolds a block whose line the address names.
 */
export function attachCodeBlock(root: Node, { clipboard, clock }: Platform): () => void {
  const timers = new Map<Element, TimerId>();
  let hovered: Element | null = null;

  const say = (button: HTMLElement, state?: keyof typeof labels) => {
    if (state) button.dataset.copied = state;
    else delete button.dataset.copied;
    button.querySelector('span')!.textContent = state ? labels[state] : button.title;
  };

  const copy = (frame: Element | null) => {
    const button = frame?.querySelector<HTMLElement>('[data-copy]');
    const blocks = [...(frame?.querySelectorAll('pre') ?? [])];
    // Of a folded demo nothing has a box, but what the reader did not choose is hidden by itself.
    const code = blocks.find((block) => !block.closest('[hidden]') && getComputedStyle(block).display !== 'none')?.querySelector('code');
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

  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('[data-copy]');
    if (button) copy(frameOf(button));
  };
  const onPointer = ({ target }: Event) => (hovered = frameOf(target));
  const onKey = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) => {
    if (key.toLowerCase() !== 'c' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    if (String(getSelection()) || (target as Element).closest('input:not([type=radio]), textarea, [contenteditable]')) return;
    copy(hovered ?? frameOf(document.activeElement));
  };
  const onHash = () => {
    const line = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = line && line.matches('pre *') && line.closest('[data-code]')?.querySelector('details');
    if (fold) {
      fold.open = true;
      line.scrollIntoView({ block: 'nearest' });
    }
  };

  root.addEventListener('click', onClick);
  root.addEventListener('pointerover', onPointer);
  document.addEventListener('keydown', onKey);
  addEventListener('hashchange', onHash);
  onHash();
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('pointerover', onPointer);
    document.removeEventListener('keydown', onKey);
    removeEventListener('hashchange', onHash);
    for (const id of timers.values()) clock.clearTimeout(id);
  };
}
