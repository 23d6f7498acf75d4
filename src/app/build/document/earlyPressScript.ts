import { inlineCall } from './inlineCall';

/** Runs in the page before the first paint. Self-contained, as it is serialized into the page. */
function keepPressed() {
  document.onclick = ({ target }) => {
    window.lastPressed = target as Element;
  };
  const keys: KeyboardEvent[] = (window.earlyKeys = []);
  document.onkeydown = (event) => void keys.push(event);
}

/**
 * The inline script that keeps what is pressed and typed before the script of the page is there, which repeats it. Its
 * text is the same on every page, so the content security policy allows it by hash.
 */
export const earlyPressScript = () => inlineCall(keepPressed);
