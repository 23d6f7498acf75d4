/** Returns a function that puts the page around this frame back where it is now. */
function markPlace(): () => void {
  const { scrollX, scrollY } = window.parent;
  return () => window.parent.scrollTo(scrollX, scrollY);
}

/** Lets this page scroll without the page around its frame: browsers also scroll the parents of what is shown. */
export function keepDocsInPlace(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusHere(options) {
    const restore = markPlace();
    focus.call(this, options);
    restore();
  };
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scroll(...options) {
    const restore = markPlace();
    scrollIntoView.apply(this, options);
    restore();
  };
  // WebKitGTK 2.50 lacks it: there, the docs page follows an anchor.
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', ({ hashChange }) => {
    if (!hashChange) return;
    const restore = markPlace();
    queueMicrotask(() => {
      // The browser scrolls to an anchor with the next layout.
      document.body.getBoundingClientRect();
      restore();
    });
  });
}
