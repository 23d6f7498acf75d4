import {
  colorSchemeAttribute,
  preferenceTable,
  restyling,
} from '../../domain/preferences/preferenceTable';
import type { Platform, TimerId } from '../../platform/Platform';

/** Attributes of `<html>` that change how everything looks. */
const restylingAttributes = [
  colorSchemeAttribute,
  ...restyling.map((name) => preferenceTable[name].attribute),
];

/** With what a reader chooses. */
const inputs = ['click', 'keydown'] as const;
/** What rests: the blocks of the text, of a demo that is half in view its parts, and what stands below the text. */
const restful = 'article > *, figure > div, main > div, footer';
/** Of these, how many wake in one frame. */
const portion = 8;
/**
 * Milliseconds from an input to the change that it made, and from there to the last part that wakes. Chromium (156)
 * reports what wakes as shifted, though nothing moves; in the half second after an input that is not layout shift.
 */
export const restLimits = { input: 300, rest: 200 };

/**
 * Makes the reader's choice of mode, direction or density show at once, however long the text: what is out of view rests,
 * as high as it was, while the browser restyles the rest of the page; then it follows, a few parts in each frame, the next
 * ones first. Parts go to rest when the choice is pressed (on `[data-restyles]`), before it counts, or with the choice.
 * Whoever scrolls wakes them all, and the part with the focus never rests.
 */
export function attachPageShell(root: ParentNode, { clock }: Pick<Platform, 'clock'>): () => void {
  const parts = [...root.querySelectorAll<HTMLElement>(restful)];
  if (parts.length === 0 || !('IntersectionObserver' in window) || !('MutationObserver' in window))
    return () => undefined;
  const outOfView = new Set<Element | null>();
  let resting: HTMLElement[] = [];
  let frame = 0;
  let timer: TimerId | undefined;
  let lastInput = -Infinity;

  const onInput = () => {
    lastInput = clock.now();
  };
  const stopWaking = () => {
    cancelAnimationFrame(frame);
    clock.clearTimeout(timer);
  };
  const wake = (count = resting.length) => {
    for (const part of resting.splice(0, count)) part.style.contentVisibility = '';
    if (resting.length === 0) removeEventListener('scroll', wakeAll);
  };
  const wakeAll = () => {
    stopWaking();
    wake();
  };
  /** Once the coming frame has been painted. */
  const wakeAfterPaint = (deadline: number) => {
    frame = requestAnimationFrame(() => {
      timer = clock.setTimeout(() => {
        wake(clock.now() < deadline ? portion : undefined);
        if (resting.length > 0) wakeAfterPaint(deadline);
      }, 0);
    });
  };
  const rest = () => {
    const seen = parts.findIndex((part) => !outOfView.has(part));
    const nearFirst = [...parts.slice(seen), ...parts.slice(0, seen).reverse()];
    const rests = (part: HTMLElement) =>
      outOfView.has(part) &&
      !outOfView.has(part.parentElement) &&
      !part.contains(document.activeElement);
    resting = nearFirst.filter(rests);
    for (const part of resting) part.style.contentVisibility = 'hidden';
    addEventListener('scroll', wakeAll, { passive: true });
  };

  const onPress = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-restyles]'))) return;
    wakeAll();
    rest();
    timer = clock.setTimeout(wakeAll, restLimits.input);
  };
  const onChoice = () => {
    // Otherwise another tab or the system has chosen: no hurry.
    if (clock.now() - lastInput > restLimits.input) return;
    stopWaking();
    if (resting.length === 0) rest();
    wakeAfterPaint(clock.now() + restLimits.rest);
  };

  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) outOfView.delete(target);
      else outOfView.add(target);
    }
  });
  for (const part of parts) {
    // From now on the browser remembers how high the part is.
    part.style.containIntrinsicBlockSize = 'auto 0px';
    view.observe(part);
  }
  for (const kind of inputs) document.addEventListener(kind, onInput, true);
  document.addEventListener('pointerdown', onPress, true);
  const changes = new MutationObserver(onChoice);
  changes.observe(document.documentElement, { attributeFilter: restylingAttributes });

  return () => {
    changes.disconnect();
    view.disconnect();
    for (const kind of inputs) document.removeEventListener(kind, onInput, true);
    document.removeEventListener('pointerdown', onPress, true);
    wakeAll();
    for (const part of parts) part.style.containIntrinsicBlockSize = '';
  };
}
