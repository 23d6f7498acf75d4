import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether the module is the entry point, not imported.
 *
 * @param {string} moduleUrl `import.meta.url` of the module.
 */
export function isMain(moduleUrl) {
  const started = process.argv[1];
  if (!started) return false;
  try {
    return realpathSync(started) === realpathSync(fileURLToPath(moduleUrl));
  } catch {
    return false;
  }
}
