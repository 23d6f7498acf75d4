import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { packagesModule, type StoryModules } from '../scripts/screenshots/causes';
import { builtFromFile, modulesFile, sourcesFile } from '../scripts/workbench/resultFiles';
import { workbenchSources } from '../scripts/workbench/staleBuild';
import { hashOf } from '../src/app/build/engine/hash';
import { projectDir } from '../src/app/build/paths';

/** A module of a build, and what it imports. */
export interface Module {
  code: string;
  imports: readonly string[];
}

/**
 * The hash of a module and of everything below it, the same in every folder.
 * @param read undefined for what is not part of the project
 */
export function hashWithImports(id: string, read: (id: string) => Module | undefined): string {
  const seen = new Map<string, string>();
  const visit = (at: string) => {
    if (seen.has(at)) return;
    const found = read(at);
    if (!found) return;
    seen.set(at, found.code);
    found.imports.forEach(visit);
  };
  visit(id);
  const all = [...seen].map(([at, code]) => [at.replace(projectDir, ''), code] as const);
  return hashOf(...all.sort(([one], [other]) => (one < other ? -1 : 1)).flat());
}

/** What plugins made of a module, without what differs from build to build: the order of examples, numbers of files. */
const stableCode = (code: string) =>
  code
    .replace(/__VITE_ASSET__\w+?__/g, '')
    .split('\n')
    .sort()
    .join('\n')
    .replaceAll(projectDir, '');

const isStory = (id: string) => /\.stories\.tsx$|^\0virtual:(?:demo|page)-stories:/.test(id);

/** Docs pages list stories and cannot change one. */
const isDocs = (id: string) => /[\\/]\.storybook[\\/](?:docs[\\/]|ComponentDocs)/.test(id);

/** As in the index of Storybook, without a query: `./stories/components/code/Tabs.stories.tsx`. */
const importPathOf = (id: string) =>
  id.startsWith('\0')
    ? id.slice(1).replace(projectDir, '.')
    : `./${path.relative(projectDir, id).split(path.sep).join('/')}`;

/**
 * Writes the hash of each story file and all that it imports into the workbench: what was tested with another hash has
 * changed since. Packages count by the lock file. Also writes what the build was made from, for a test of an old one.
 */
export function storySources(): Plugin {
  return {
    name: 'story-sources',
    apply: 'build',
    generateBundle(_options, bundle) {
      /** What a style sheet has become: its module is empty. */
      const sheets = new Map<string, string>();
      for (const chunk of Object.values(bundle))
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : [])
          sheets.set(id, [...(chunk.viteMetadata?.importedCss ?? [])].join());
      const packages = readFileSync(path.join(projectDir, 'package-lock.json'));
      const known = new Map<string, Module | undefined>();
      const load = (id: string): Module | undefined => {
        const info = this.getModuleInfo(id);
        if (!info || id.includes('node_modules') || isDocs(id)) return undefined;
        const [file = ''] = id.split('?');
        return {
          code: hashOf(
            existsSync(file) ? readFileSync(file, 'utf8') : '',
            stableCode(info.code ?? ''),
            id.endsWith('.css') ? (sheets.get(id) ?? '') : '',
          ),
          imports: [...info.importedIds, ...info.dynamicallyImportedIds],
        };
      };
      const read = (id: string) => {
        if (!known.has(id)) known.set(id, load(id));
        return known.get(id);
      };
      const hashes = [...this.getModuleIds()]
        .filter(isStory)
        .map((id) => [importPathOf(id), hashOf(packages, hashWithImports(id, read))]);
      const modules: StoryModules = { [packagesModule]: { hash: hashOf(packages), imports: [] } };
      for (const [id, found] of known)
        if (found)
          modules[importPathOf(id)] = {
            hash: hashOf(found.code),
            imports: found.imports.map(importPathOf),
          };
      this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify(modules) });
      this.emitFile({
        type: 'asset',
        fileName: sourcesFile,
        source: JSON.stringify(Object.fromEntries(hashes)),
      });
      const source = JSON.stringify(workbenchSources());
      this.emitFile({ type: 'asset', fileName: builtFromFile, source });
    },
  };
}
