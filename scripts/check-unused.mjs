import { spawnSync } from 'node:child_process';

/** Finds files, exports and packages that nothing uses, and says how many lines there are. */
const knip = ['node_modules/knip/bin/knip.js', '-c', 'scripts/lint/knip.json', '--no-progress'];
process.exitCode = spawnSync(process.execPath, knip, { stdio: 'inherit' }).status ?? 1;
await import('./lines.mjs');
