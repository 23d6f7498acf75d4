import { colorSchemeAttribute, preferenceTable } from '../../domain/preferences/preferenceTable';
import type { Platform, TimerId } from '../../platform/Platform';

/** Attributes of `<html>` that change how everything looks. */
const restylingAttributes = [colorSchemeAttribute, preferenceTable.direction.attribute, preferenceTable.density.attribute];

/** With what a reader chooses. */
const inputs = ['click', 'keydown'] as const;
/** Blocks that wake in one frame. */
const portion = 8;
/**
 * Milliseconds from an input to the change that it made, and from there to the last block that wakes. Chromium (156)
 * reports what wakes as shifted, though nothing moves; in the half second after an input that is not layout shift.
 */
export const restLimits = { input: 300, rest: 200 };

/**
 * Makes the reader's choice of mode, direction or density show at once, however long the text: its blocks out of view
 * rest, each as high as it was, while the browser restyles the others; then they follow, a few in each frame, the next
 * ones first. Whoever scrolls wakes them all, and the block with the focus never rests.
 */
export function attachPageShell(root: ParentNode, { clock }: Pick<Platform, 'clock'>): () => void {
  const blocks = [...root.querySelectorAll<HTMLElement>('article > *')];
  if (blocks.length === 0 || !('IntersectionObserver' in window) || !('MutationObserver' in window)) return () => undefined;
  const outOfView = new Set<Element>();
  let resting: HTMLElement[] = [];
  let frame = 0;
  let timer: TimerId | undefined;
  let lastInput = -Infinity;

  const onInput = () => {
    lastInput = clock.now();
  };
  const wake = (count = resting.length) => {
    for (const block of resting.splice(0, count)) block.style.contentVisibility = '';
    if (resting.length === 0) removeEventListener('scroll', wakeAll);
  };
  const wakeAll = () => {
    cancelAnimationFrame(frame);
    clock.clearTimeout(timer);
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
    // Otherwise another tab or the system has chosen: no hurry.
    if (clock.now() - lastInput > restLimits.input) return;
    wakeAll();
    const seen = blocks.findIndex((block) => !outOfView.has(block));
    const nearFirst = [...blocks.slice(seen), ...blocks.slice(0, seen).reverse()];
    resting = nearFirst.filter((block) => outOfView.has(block) && !block.contains(document.activeElement));
    for (const block of resting) block.style.contentVisibility = 'hidden';
    addEventListener('scroll', wakeAll, { passive: true });
    wakeAfterPaint(clock.now() + restLimits.rest);
  };

  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) outOfView.delete(target);
      else outOfView.add(target);
    }
  });
  for (const block of blocks) {
    // From now on the browser remembers how high the block is.
    block.style.containIntrinsicBlockSize = 'auto 0px';
    view.observe(block);
  }
  for (const kind of inputs) document.addEventListener(kind, onInput, true);
  const changes = new MutationObserver(rest);
  changes.observe(document.documentElement, { attributeFilter: restylingAttributes });

  return () => {
    changes.disconnect();
    view.disconnect();
    for (const kind of inputs) document.removeEventListener(kind, onInput, true);
    wakeAll();
    for (const block of blocks) block.style.containIntrinsicBlockSize = '';
  };
}
