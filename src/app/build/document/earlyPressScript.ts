import { inlineCall } from './inlineCall';

/** Runs in the page before the first paint. Self-contained, as it is serialized into the page. */
function markPressed(needsScript: string) {
  document.onclick = ({ target }) =>
    (target as Element).closest(needsScript)?.setAttribute('aria-busy', 'true');
}

/**
 * The inline script that marks each button pressed before the script of the page is there, which presses it once more.
 * Its text is the same on every page, so the content security policy allows it by hash.
 */
export const earlyPressScript = () => inlineCall(markPressed, 'button:not([popovertarget])');
