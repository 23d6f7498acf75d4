import { readFileSync } from 'node:fs';
import { createBuilder } from 'vite';
import { viteConfig, type BundleTask } from './viteConfig';

/** Makes bundles: a command that reads a `BundleTask` as JSON from its input. */
const task = JSON.parse(readFileSync(0, 'utf8')) as BundleTask;
const builder = await createBuilder(viteConfig(task));
await builder.buildApp();
