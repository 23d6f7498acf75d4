import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import { browserReasonOf, type PreparedDemo } from '../../../domain/content/demoFrame';
import { defaultStyling } from '../../../domain/content/demoStylings';
import { serverFailure } from './demoFiles';
import { viteConfig, type BundleTask } from './viteConfig';

/** Makes bundles, and documents of demos with theirs: a command that reads a `BundleTask` as JSON from its input. */
const task = JSON.parse(readFileSync(0, 'utf8')) as BundleTask;
const builder = await createBuilder(viteConfig(task));
await builder.buildApp();

if (task.names.includes('demoServer')) {
  const folder = path.join(task.outDir, 'demoServer');
  const { href } = pathToFileURL(path.join(folder, 'renderDemos.mjs'));
  process.setSourceMapsEnabled(true);
  const { renderDemos } = (await import(href)) as {
    renderDemos(skipped: readonly string[]): Promise<Record<string, PreparedDemo>>;
  };
  const skipped = Object.entries(task.demos ?? {})
    .filter(([, files]) => browserReasonOf(readFileSync(files[defaultStyling]!, 'utf8')))
    .map(([name]) => name);
  try {
    writeFileSync(path.join(folder, 'prepared.json'), JSON.stringify(await renderDemos(skipped)));
  } catch (error) {
    writeSync(process.stderr.fd, `${serverFailure(error as Error)}\n`);
    process.exit(1);
  }
  // Timers of demos would keep the process.
  process.exit();
}
