import { pressedKeys } from '../../domain/keyboard/pressedKeys';
import { answerKey, isAllowed } from '../../domain/privacy/PrivacySignals';
import { isInTextField } from '../../platform/page/isInTextField';
import { whenActivated } from '../../platform/page/pageLifecycle';
import type { Platform } from '../../platform/Platform';
import {
  readPrivacySignals,
  type SignallingNavigator,
} from '../../platform/privacy/readPrivacySignals';

/** Session storage key: not now. */
export const laterKey = 'docs-consent-later';

/**
 * Shows the strip as long as the question is open: without an answer, a privacy signal, or Escape in this tab. Where
 * storage cannot keep an answer there is no question, and nothing that needs consent runs.
 */
export function attachConsentStrip(
  root: Document | HTMLElement,
  { session, storage }: Pick<Platform, 'session' | 'storage'>,
  navigator: SignallingNavigator,
  signal?: AbortSignal,
): void {
  const strip = root.querySelector<HTMLElement>('[data-consent]:not([data-ready])');
  if (!strip) return;
  strip.dataset.ready = '';
  const { documentElement, body } = document;
  // Fixed at the bottom edge as well.
  const backToTop = root.querySelector<HTMLElement>('[data-back-to-top]');

  const update = () => {
    const signals = readPrivacySignals(navigator, storage);
    const isAnswered = signals.consented || !isAllowed(signals);
    strip.hidden = isAnswered || session.get(laterKey) !== null || !storage.keeps();
  };
  const onClick = ({ target }: Event) => {
    const { value } = target as HTMLButtonElement;
    if (!value) return;
    storage.set(answerKey, value);
    window.dispatchEvent(new Event(answerKey));
  };
  const onKey = (event: KeyboardEvent) => {
    // Menus, dialogs and the editor of a demo have a use for Escape of their own.
    if (strip.hidden || pressedKeys(event) !== 'Escape' || event.defaultPrevented) return;
    if (isInTextField(event) || document.querySelector(':popover-open')) return;
    session.set(laterKey, 'on');
    update();
  };
  // The strip covers neither the end of the page nor what has the focus. Without it, its height is 0.
  const makeRoom = ([entry]: readonly ResizeObserverEntry[]) => {
    const height = `${entry!.borderBoxSize[0]!.blockSize}px`;
    documentElement.style.scrollPaddingBlockEnd = height;
    body.style.paddingBlockEnd = height;
    if (backToTop) backToTop.style.marginBlockEnd = height;
  };

  new ResizeObserver(makeRoom).observe(strip);
  strip.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKey, { signal });
  window.addEventListener(answerKey, update, { signal });
  const unsubscribe = storage.subscribe(update);
  signal?.addEventListener('abort', unsubscribe);
  // A prerendered page has a copy of session storage.
  whenActivated(document, update);
}
