import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a Node that is measured (`--import`): at its end it writes what the whole process,
 * with all its threads, has used.
 */
const file = process.env.USAGE_FILE;
if (isMainThread && file) {
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}
