import { inlineCall } from './inlineCall';

/** Runs in the page before the first paint. Self-contained, as it is serialized into the page. */
function keepPressed() {
  document.onclick = ({ target, ctrlKey, metaKey }) => {
    // Not a link that opens in another tab.
    if (!ctrlKey && !metaKey) window.lastPressed = target as Element;
  };
  document.onkeydown = ({ key, target, ctrlKey, metaKey, altKey }) => {
    const button = (target as Element).closest('[data-search]');
    if (!button || key.length > 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    window.lastPressed = button;
    // Its field has the focus before the character arrives.
    document.querySelector<HTMLDialogElement>('[data-search-loading]')!.showModal();
  };
}

/**
 * The inline script that keeps what is pressed and typed before the script of the page is there, which repeats it. Its
 * text is the same on every page, so the content security policy allows it by hash.
 */
export const earlyPressScript = () => inlineCall(keepPressed);
