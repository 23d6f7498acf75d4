import { iconFont } from '../../domain/code/iconFont';

/** Loading state of the icon font; while it loads, the attribute is absent. */
export type IconFontState = 'ready' | 'missing';

/** Attribute of `<html>` with the loading state, for CSS. */
export const iconFontAttribute = `data-${iconFont.className}`;

/** Time after which a fallback replaces the icons, in milliseconds. */
export const iconFontTimeout = 3000;

/** Resolves after the first contentful paint or, in browsers that do not report it, after two frames. */
function painted(window: Window): Promise<void> {
  const reportsPaint = 'PerformancePaintTiming' in window;
  return new Promise((resolve) => {
    let frames = 0;
    const check = () => {
      const isPainted = reportsPaint
        ? window.performance.getEntriesByName('first-contentful-paint').length > 0
        : frames === 2;
      if (isPainted) return resolve();
      frames += 1;
      window.requestAnimationFrame(check);
    };
    check();
  });
}

/**
 * Loads the icon font after the first paint and sets its state on `<html>`. A font that arrives after the timeout
 * replaces the fallback. Never rejects.
 * @param loadSheet adds the style sheet with the font to the document
 */
export async function showIconFont(
  window: Window,
  loadSheet: () => Promise<unknown>,
): Promise<void> {
  const { document } = window;
  const setState = (state: IconFontState) =>
    document.documentElement.setAttribute(iconFontAttribute, state);
  await painted(window);
  const timeout = window.setTimeout(() => setState('missing'), iconFontTimeout);
  try {
    await loadSheet();
    const faces = await document.fonts.load(`1em "${iconFont.family}"`);
    setState(faces.length > 0 ? 'ready' : 'missing');
  } catch {
    setState('missing');
  }
  window.clearTimeout(timeout);
}
