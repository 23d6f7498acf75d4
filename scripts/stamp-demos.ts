import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoSourceHash, readDemoStamps, type DemoStamp } from '../src/app/build/demoResults';
import { defaultCacheDir, defaultContentDir } from '../src/app/build/paths';
import { compileDemo } from '../src/content/compileDemo';
import { demoNameOf, demoResultsFile, filesOfDemo, listSources } from '../src/content/sources';
import { fail } from './lib/fail.mjs';
import { parseFlags } from './lib/parseFlags.mjs';
import { stampOf, type WorkbenchResults } from './lib/stampOf';

parseFlags({ usage: 'npm run stamp', options: {} });

const resultsFile = path.join(defaultCacheDir, 'workbench-results.json');
if (!existsSync(resultsFile))
  fail('no run of the workbench has left results: type `npm run test:workbench` first.');
const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as WorkbenchResults;

const sources = listSources(defaultContentDir);
const before = readDemoStamps(defaultContentDir);
const stamps: Record<string, DemoStamp> = {};
const left: string[] = [];
for (const file of sources.demos) {
  const name = demoNameOf(file);
  const files = Object.fromEntries(
    filesOfDemo(file, sources).map((other) => [
      other,
      readFileSync(path.join(defaultContentDir, other), 'utf8'),
    ]),
  );
  const { demo } = await compileDemo({ file, name, displayFile: file, files });
  const changed = Math.max(
    ...demo.sources.map((source) => statSync(path.join(defaultContentDir, source)).mtimeMs),
  );
  const stamp = stampOf(results, `./stories/demos/${name}.stories.tsx`, changed);
  if (stamp === 'not run') {
    if (before[name]) stamps[name] = before[name];
  } else if (typeof stamp === 'object')
    stamps[name] = { ...stamp, source: demoSourceHash(defaultContentDir, demo) };
  if (typeof stamp === 'string') left.push(`${name}: ${stamp}`);
}
writeFileSync(
  path.join(defaultContentDir, demoResultsFile),
  `${JSON.stringify(stamps, null, 1)}\n`,
);
console.log(
  `${sources.demos.length - left.length} demos stamped${left.length > 0 ? `, ${left.length} not:\n  ${left.join('\n  ')}` : ''}`,
);
