import { Features, transform } from 'lightningcss';
import { supportedBrowsers } from '../supportedBrowsers';

/** As Lightning CSS wants them: a byte each for the major version, the minor one and the patch. */
const targets = Object.fromEntries(
  Object.entries(supportedBrowsers).map(([browser, version]) => {
    const [major = 0, minor = 0] = String(version).split('.').map(Number);
    return [browser, (major << 16) | (minor << 8)];
  }),
);

/**
 * A style sheet, minified, with the vendor prefixes that are still needed.
 * @param unusedSymbols CSS variables that are left out
 */
export const minified = (css: string, unusedSymbols: string[] = []): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    targets,
    // No nested selector here starts with a letter, so all of these browsers parse them.
    exclude: Features.LightDark | Features.Nesting,
  }).code.toString();
