import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runBuild } from './cli/runBuild';
import { publishChanges } from './screenshots/changes';
import { resultsFile, runFolder, scoredSuites, scoreFile } from './workbench/resultFiles';

const outDir = await runBuild('npm run build', {
  hasWorkbench: true,
  // `npm start` waits for it.
  onSite: process.send && (() => void process.send?.('site')),
});
publishChanges(outDir);
// The start page asks for them before any test has run.
mkdirSync(path.join(outDir, 'workbench', runFolder), { recursive: true });
for (const name of [resultsFile, ...scoredSuites.map(scoreFile)]) {
  const file = path.join(outDir, 'workbench', name);
  if (!existsSync(file)) writeFileSync(file, name === resultsFile ? '{}' : 'null');
}
