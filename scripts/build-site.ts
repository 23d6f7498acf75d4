import { existsSync } from 'node:fs';
import path from 'node:path';
import { runBuild } from './cli/runBuild';

await runBuild('npm run build:site', (outDir) =>
  existsSync(path.join(outDir, 'workbench/index.json')) ? { keep: ['workbench'] } : {},
);
