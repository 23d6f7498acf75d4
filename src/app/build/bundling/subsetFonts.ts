import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fontCharacters, fontFeatures, fontWeights } from '../../../theme/fonts';

/** Starts of the names of the font files. */
const families = { sans: 'inter-', mono: 'jetbrains-mono-' } as const;

/** File of the font of the interface, in the assets of a bundle. */
export const isSansFont = (file: string) => file.startsWith(families.sans);

/**
 * Reduces the fonts of a bundle to the characters, features and weights in use. Renames them, as their names contain a
 * hash of their contents.
 */
export async function subsetFonts(assetsDir: string): Promise<void> {
  const { default: subsetFont } = await import('subset-font');
  const files = readdirSync(assetsDir);
  for (const family of ['sans', 'mono'] as const) {
    const start = families[family];
    const file = files.find((name) => name.startsWith(start) && name.endsWith('.woff2'));
    if (!file) throw new Error(`There is no font ${start}*.woff2 in ${assetsDir}.`);
    // A variable, as `keepFeatures` is missing from the types of the package.
    const options = {
      targetFormat: 'woff2' as const,
      variationAxes: { wght: fontWeights },
      keepFeatures: fontFeatures[family],
    };
    const subset = await subsetFont(
      readFileSync(path.join(assetsDir, file)),
      fontCharacters[family],
      options,
    );
    const hash = createHash('sha256').update(subset).digest('base64url').slice(0, 8);
    const renamed = file.replace(/[^.]+\.woff2$/, `${hash}.woff2`);
    rmSync(path.join(assetsDir, file));
    writeFileSync(path.join(assetsDir, renamed), subset);
    for (const sheet of files.filter((name) => name.endsWith('.css'))) {
      const text = readFileSync(path.join(assetsDir, sheet), 'utf8');
      writeFileSync(path.join(assetsDir, sheet), text.replaceAll(file, renamed));
    }
  }
}
