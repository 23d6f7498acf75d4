import { formatCodeHash } from '../../domain/code/codeHash';
import { pressedKeys } from '../../domain/keyboard/pressedKeys';
import { withoutView } from '../../domain/preferences/viewParameters';
import { isInTextField } from '../../platform/page/isInTextField';
import { showOutcome } from '../../platform/page/showOutcome';
import { targetOfHash } from '../../platform/page/targetOfHash';
import type { Platform } from '../../platform/Platform';

const blockOf = (node: EventTarget | null) =>
  node instanceof Element ? node.closest('[data-code]') : null;

/** The versions in a code block that no preference hides, of the chosen file. Folded ones count, previews do not. */
function shownCode(block: Element): HTMLElement[] {
  const isShown = (element: Element | null): boolean =>
    !element ||
    element === block ||
    (getComputedStyle(element).display !== 'none' && isShown(element.parentElement));
  return [...block.querySelectorAll<HTMLElement>('pre:not([data-preview]) code')].filter(isShown);
}

const textToCopy = (code: HTMLElement) => code.dataset.copiedAs ?? code.textContent;

/** Leads from the number of a line to that of the next, and from a name to the next. */
function moveByArrow(event: KeyboardEvent, keys: string): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[keys];
  const target = event.target as HTMLElement;
  if (!step || !target.matches('pre a')) return;
  const kind = target.matches('[data-number]') ? 'a[data-number]' : 'a:not([data-number])';
  const links = [...target.closest('pre')!.querySelectorAll<HTMLElement>(kind)];
  links[links.indexOf(target) + step]?.focus();
  event.preventDefault();
}

/** Shows the line in the URL: in TypeScript, the only language with lines that have URLs, in an expanded block. */
function openNamedLine(preferences: Platform['preferences']): void {
  const line = targetOfHash();
  const block =
    line && line.matches('[data-code], pre *') && line.closest<HTMLElement>('[data-code]');
  if (!block) return;
  const { variant } = block.dataset;
  const isHidden = variant === 'TS' && preferences.get('codeVariant') !== variant;
  if (isHidden) preferences.set('codeVariant', variant);
  const fold = block !== line && block.querySelector('details');
  if (fold) fold.open = true;
  if (fold || isHidden) line.scrollIntoView({ block: 'nearest' });
}

/**
 * Makes the copy buttons below `root` work, the ones of demos too (they copy the code that is shown), and Ctrl/Cmd+C on
 * the block under the pointer or with focus while nothing is selected. Arrow keys move between line
 * numbers. Expands the block that contains the line in the URL.
 */
export function attachCodeBlock(
  root: Node,
  { analytics, clipboard, clock, preferences }: Platform,
  signal?: AbortSignal,
): void {
  let hovered: Element | null = null;

  const copy = (
    block: Element | null,
    button: HTMLElement | null | undefined,
    codeAction: 'copy-click' | 'copy-keyboard',
  ) => {
    if (!block || !button) return;
    const code = shownCode(block)[0];
    const hash =
      button.dataset.copy === 'link' &&
      `#${formatCodeHash(block.id, preferences.get('codeVariant'), preferences.get('codeStyling'))}`;
    if (!hash && !code) {
      // The button of a demo loads its code first.
      if (codeAction === 'copy-keyboard') button.click();
      return;
    }
    analytics.send(
      block.matches('[data-demo-frame]')
        ? { name: 'demo', eventAction: hash ? 'link' : 'copy', eventLabel: block.id }
        : { name: 'code', eventAction: codeAction, eventLabel: location.pathname },
    );
    clipboard
      .writeText(hash ? withoutView(location.href).split('#')[0] + hash : textToCopy(code!))
      .then(
        () => showOutcome(button, 'done', clock),
        () => {
          if (hash) location.hash = hash;
          else {
            const fold = code!.closest('details') ?? block.querySelector(':scope > details');
            if (fold) fold.open = true;
            getSelection()?.selectAllChildren(code!);
          }
          showOutcome(button, 'failed', clock);
        },
      );
  };

  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button) copy(blockOf(button), button, 'copy-click');
  };
  const onPointer = ({ target }: Event) => (hovered = blockOf(target));
  const onKey = (event: KeyboardEvent) => {
    const keys = pressedKeys(event);
    moveByArrow(event, keys);
    if (keys !== 'Mod+c' || String(getSelection()) || isInTextField(event)) return;
    const block = hovered ?? blockOf(document.activeElement);
    copy(block, block?.querySelector<HTMLElement>('[data-copy="code"]'), 'copy-keyboard');
  };

  const onHash = () => openNamedLine(preferences);
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('pointerover', onPointer, { signal });
  document.addEventListener('keydown', onKey, { signal });
  addEventListener('hashchange', onHash, { signal });
  onHash();
}
