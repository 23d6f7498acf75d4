import { iconFont } from '../../domain/code/iconFont';

/** What has become of the icon font; as long as it is under way, its attribute is not there. */
export type IconFontState = 'ready' | 'missing';

/** Attribute of `<html>` that holds its state: CSS reads it. */
export const iconFontAttribute = `data-${iconFont.className}`;

/** How long it may be under way before something else stands in its place, in milliseconds. */
export const iconFontPatience = 3000;

/** Resolves when the document has shown something; where the browser does not tell, when it has had the time for two frames. */
function painted(window: Window): Promise<void> {
  const tells = 'PerformancePaintTiming' in window;
  return new Promise((resolve) => {
    let frames = 0;
    const look = () => {
      const isPainted = tells
        ? window.performance.getEntriesByName('first-contentful-paint').length > 0
        : frames === 2;
      if (isPainted) return resolve();
      frames += 1;
      window.requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Loads the icon font, after the first paint, and says on `<html>` what has become of it. One that comes late takes the
 * place of what stood in for it. Never rejects.
 * @param loadSheet brings the style sheet with the font into the document
 */
export async function showIconFont(
  window: Window,
  loadSheet: () => Promise<unknown>,
): Promise<void> {
  const { document } = window;
  const say = (state: IconFontState) =>
    document.documentElement.setAttribute(iconFontAttribute, state);
  await painted(window);
  const patience = window.setTimeout(() => say('missing'), iconFontPatience);
  try {
    await loadSheet();
    const faces = await document.fonts.load(`1em "${iconFont.family}"`);
    say(faces.length > 0 ? 'ready' : 'missing');
  } catch {
    say('missing');
  }
  window.clearTimeout(patience);
}
