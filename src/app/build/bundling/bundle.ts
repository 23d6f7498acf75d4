import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import type { PreparedDemo } from '../../../domain/content/demoFrame';
import { serverFailure } from './serverFailure';
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
    renderDemos(): Promise<Record<string, PreparedDemo>>;
  };
  try {
    writeFileSync(path.join(folder, 'prepared.json'), JSON.stringify(await renderDemos()));
  } catch (error) {
    writeSync(process.stderr.fd, `${serverFailure(error as Error)}\n`);
    process.exit(1);
  }
  // Timers of demos would keep the process.
  process.exit();
}
