import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectDir } from '../src/app/build/paths';
import { readReference } from '../src/reference/readReference';
import { conditions } from './lib/conditions';
import { parseFlags } from './lib/parseFlags.mjs';

/** How long the reference takes to be read from the packages: with nothing kept, then with all of it. */
parseFlags({ usage: 'npm run bench:reference', options: {} });
const cacheDir = mkdtempSync(path.join(tmpdir(), 'reference-'));
const seconds = (name: string) => {
  const start = performance.now();
  readReference({ projectDir, cacheDir, extractorHash: 'bench' });
  return `${name}: ${((performance.now() - start) / 1000).toFixed(2)} s`;
};
process.stdout.write(
  `${conditions()}. Aim: under 10 s with nothing kept.\n${seconds('nothing kept')}\n${seconds('all kept')}\n`,
);
rmSync(cacheDir, { recursive: true });
