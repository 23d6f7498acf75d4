import { existsSync } from 'node:fs';
import path from 'node:path';

/** Resolves imports with a Vite query: `./page.mdx?compiled`. */
export const interfaceVersion = 2;

/**
 * @param {string} source
 * @param {string} importer
 */
export function resolve(source, importer) {
  const [name = '', query] = source.split('?');
  const file = path.resolve(path.dirname(importer), name);
  return query !== undefined && name.startsWith('.') && existsSync(file)
    ? { found: true, path: file }
    : { found: false };
}
