import path from 'node:path';
import type { Manifest } from 'vite';
import { frameEntry } from '../bundles';
import { projectDir } from '../paths';
import type { DemoFiles } from '../viteConfigs';

/** The files of the frames' bundle that some demos need: what all need, and what they load themselves, in every styling. */
export function frameFiles(
  manifest: Manifest,
  demos: Readonly<Record<string, DemoFiles>>,
  names: readonly string[],
): string[] {
  const keyOf = (file: string) => path.relative(projectDir, file).replaceAll(path.sep, '/');
  const keysOf = (name: string) => Object.values(demos[name]!).map(keyOf);
  const ofDemos = new Set(Object.keys(demos).flatMap(keysOf));
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    // The entry knows all demos.
    for (const next of [
      ...(chunk.imports ?? []),
      ...(chunk.dynamicImports ?? []).filter((imported) => !ofDemos.has(imported)),
    ])
      add(next);
  };
  add(frameEntry);
  for (const name of names) keysOf(name).forEach(add);
  return [...files].sort();
}
