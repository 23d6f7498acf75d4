import { inkOf } from './inkOf';

const margin = 20;

/** Follows the height of what is seen of a story in a frame. Returns a function that ends it. */
export function followHeight(
  frame: HTMLIFrameElement,
  onChange: (height: number, page: Document) => void,
) {
  const page = frame.contentDocument!;
  let isMeasuring = false;
  const measure = () => {
    if (isMeasuring) return;
    isMeasuring = true;
    requestAnimationFrame(() => {
      isMeasuring = false;
      // Storybook's own class. A dialog is outside of the story's root, which is empty then.
      const isStory = page.body.classList.contains('sb-show-main');
      const ink = isStory ? inkOf(page.body) : null;
      if (ink) onChange(ink.bottom + margin, page);
    });
  };
  const observer = new MutationObserver(measure);
  observer.observe(page.body, { subtree: true, childList: true, attributes: true });
  // A popover opens without a change of any element.
  page.addEventListener('toggle', measure, true);
  // The fragment of the URL changes styles, but no element.
  page.defaultView!.addEventListener('hashchange', measure);
  measure();
  return () => observer.disconnect();
}
