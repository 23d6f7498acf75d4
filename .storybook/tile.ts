import { ownWindow, type WindowOfStory } from '../scripts/workbench/ownWindow';
import { tile } from '../stories/kit/tile';
import { emulateFocus } from './emulateFocus';

/** Has the size of the window that the story sets itself. */
export type TileEvent = CustomEvent<ReturnType<typeof ownWindow>>;

declare global {
  interface HTMLElementEventMap {
    'tile-story': TileEvent;
  }
}

/** Tells a tile of its story, before that renders. */
export function announceStory(story: object): void {
  const detail = ownWindow(story as WindowOfStory);
  tile?.dispatchEvent(new CustomEvent('tile-story', { detail }));
}

/** In milliseconds. The canvas animates its frame; a zoomed browser rounds sizes, and never has the width. */
const resizeTimeout = 1000;

/** Waits until the frame of the canvas has the width that the toolbar says. */
const hasWidth = (width: number | undefined) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (width === undefined || width === innerWidth) resolve();
    };
    addEventListener('resize', check, { signal: AbortSignal.timeout(resizeTimeout) });
    setTimeout(resolve, resizeTimeout);
    check();
  });

/**
 * Lets a story begin in its window, or in that of the globals. Opened alone in another one, it is shown in a frame of
 * that size, where media queries follow it, while the story of this page waits for ever.
 */
export async function keepOwnWindow(context: object): Promise<void> {
  const { globals, ...story } = context as WindowOfStory & {
    globals: WindowOfStory['storyGlobals'];
  };
  const { width, height } = ownWindow(story, globals) ?? {};
  if (window.parent !== window) {
    await hasWidth(tile ? undefined : width);
    return;
  }
  const isOpenedAlone = new URLSearchParams(location.search).has('id');
  if (!isOpenedAlone || width === undefined || (width === innerWidth && height === innerHeight))
    return;
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: location.href, width, height, title: document.title });
  frame.style.cssText = 'display:block;margin:auto;border:0;outline:1px solid GrayText';
  const page = document.createElement('div');
  page.style.cssText = 'position:fixed;inset:0;z-index:2147483647;overflow:auto;background:Canvas';
  page.append(frame);
  // Storybook hides what is in the body until a story has rendered.
  document.documentElement.append(page);
  await new Promise(() => {});
}

/** Runs what scrolls this page, and puts the docs page around it back: browsers also scroll the parents. */
function keepDocs(scroll: () => void) {
  const { scrollX, scrollY } = window.parent;
  scroll();
  window.parent.scrollTo(scrollX, scrollY);
}

/**
 * Lets a tile neither take the focus nor scroll the docs page. Without it, stories that focus an element during `play`
 * take the focus from the search field and from each other, and the board scrolls itself: `inert` does not prevent it.
 */
export function isolateTile(): void {
  if (!tile) return;
  emulateFocus();
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scroll(...options) {
    keepDocs(() => scrollIntoView.apply(this, options));
  };
  // WebKitGTK 2.50 lacks it: there, the docs page follows an anchor.
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', ({ hashChange }) => {
    // The browser scrolls to an anchor with the next layout.
    if (hashChange) queueMicrotask(() => keepDocs(() => document.body.getBoundingClientRect()));
  });
}
