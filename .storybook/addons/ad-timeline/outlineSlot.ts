import { adTable } from '../../../src/domain/ads/adTable';
import type { AdTestBed } from '../../../stories/kit/createAdTestBed';

const { box, line } = adTable;

/** The height that style sheets reserve for a slot of a width. */
const reservedFor = (slot: Element, width: number) =>
  slot.matches('[data-under-demo]')
    ? line.height
    : width >= box.wideFrom
      ? box.wideHeight
      : box.height;

const isEmpty = ({ states }: AdTestBed) => /^(waiting|nothing)/.test(states.at(-1)!.name);

function captionOf({ states, reports }: AdTestBed, slot: Element): string {
  const { width, height: shown } = slot.getBoundingClientRect();
  const reserved = reservedFor(slot, width);
  const report = reports.at(-1);
  return [
    states.at(-1)?.name,
    `${Math.round(shown)} px${Math.round(shown) === reserved ? ', as reserved' : `, reserved ${reserved}`}`,
    report ? `${report.eventAction} ${report.eventLabel}` : 'no event',
  ].join(' · ');
}

/**
 * Draws a line around the box of a slot, with its state, reason, height and last event as a caption. It is outside of
 * the story, so that no check of the story sees it.
 * @param isAlways whether also around an ad, not only around an empty box
 * @returns the functions that draw it again and remove it
 */
export function outlineSlot(slot: HTMLElement, testBed: AdTestBed, isAlways: boolean) {
  const outline = document.createElement('div');
  outline.setAttribute('aria-hidden', 'true');
  outline.style.cssText =
    'position:absolute;z-index:1;pointer-events:none;outline:1px dashed var(--docs-palette-secondary-main)';
  const caption = document.createElement('span');
  caption.style.cssText =
    'position:absolute;inset-block-start:calc(100% + 1px);inset-inline-start:0;inline-size:max-content;max-inline-size:100%;padding:1px 6px;font:500 11px/1.5 var(--sans);color:var(--docs-palette-secondary-contrastText);background:var(--docs-palette-secondary-main)';
  caption.dir = 'auto';
  outline.append(caption);
  document.body.append(outline);
  const draw = () => {
    outline.hidden = !isAlways && !isEmpty(testBed);
    const { left, top, width, height } = slot.getBoundingClientRect();
    outline.style.left = `${left + scrollX}px`;
    outline.style.top = `${top + scrollY}px`;
    outline.style.width = `${width}px`;
    outline.style.height = `${height}px`;
    caption.textContent = captionOf(testBed, slot);
  };
  const observer = new ResizeObserver(draw);
  observer.observe(slot);
  observer.observe(document.body);
  draw();
  return {
    draw,
    remove: () => {
      observer.disconnect();
      outline.remove();
    },
  };
}
