import { inlineCall } from './inlineCall';

/** Runs in the page before the first paint. Self-contained, as it is serialized into the page. */
function keepPressed() {
  document.onclick = ({ target }) => {
    window.lastPressed = target as Element;
  };
}

/**
 * The inline script that keeps what is pressed before the script of the page is there, which presses it once more. Its
 * text is the same on every page, so the content security policy allows it by hash.
 */
export const earlyPressScript = () => inlineCall(keepPressed);
