import { Features, transform } from 'lightningcss';

const version = (major: number) => major << 16;

/** The first browsers with popovers, which the menu on phones is, and `:dir()`, which mirrors. */
const targets = { chrome: version(120), firefox: version(125), safari: version(17) };

/** A style sheet, minified, with the vendor prefixes that are still needed. */
export const minified = (css: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // No nested selector here starts with a letter, so all of these browsers parse them.
    exclude: Features.LightDark | Features.Nesting,
  }).code.toString();
