import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../src/content/Problem';
import { checkCommands, checkVariables } from '../../src/content/code-check/checkCommands';
import { checkYaml, type JsonSchema } from '../../src/content/code-check/checkYaml';
import type { Fence } from '../../src/content/code-check/readFences';
import { createToolpadApp } from '../../src/reference/packages/checkedPackages';
import { fetchPackage } from '../../src/reference/packages/fetchPackage';
import { documentedVersion, packedPackages } from '../../src/reference/packages/packageTable';
import { readCommands, readOptions, readVariables } from '../../src/reference/studio/readCommands';
import { readFileSchema } from '../../src/reference/studio/readFileSchema';
import { commandLineMap, readSourceMap, sourceIn } from '../../src/reference/studio/readSourceMap';

export interface StudioFacts {
  problems: Problem[];
  /** Number of YAML blocks that were validated. */
  validated: number;
}

interface ProsePage {
  file: string;
  text: string;
  fences: readonly Fence[];
}

/**
 * `--studio` is an option of newer versions, in which Studio is no longer the default; the version whose code is read
 * makes a Studio project without it, and ignores it.
 */
const newerOptions = ['studio'];

function programsOf(sources: ReadonlyMap<string, string>, packagesDir: string) {
  const bundle = path.join(fetchPackage(packagesDir, createToolpadApp), 'dist/index.js');
  const creator = readOptions('create-toolpad-app', readFileSync(bundle, 'utf8'));
  return [
    readCommands('toolpad-studio', sourceIn(sources, 'cli/index.ts') ?? ''),
    { ...creator, subcommands: { '': [...(creator.subcommands[''] ?? []), ...newerOptions] } },
  ];
}

/** What pages say about files, commands and environment variables of Studio, against the code of its package. */
export function checkStudioFacts(pages: readonly ProsePage[], packagesDir: string): StudioFacts {
  const wanted = packedPackages.find(
    ({ name, version }) => name === '@toolpad/studio' && version === documentedVersion,
  )!;
  const studio = { ...wanted, folder: fetchPackage(packagesDir, wanted) };
  const sources = readSourceMap(studio, commandLineMap);
  const programs = programsOf(sources, packagesDir);
  const variables = readVariables(sources.values());
  const yaml = pages
    .filter(({ file }) => file.startsWith('docs/studio/'))
    .flatMap(({ fences }) => fences.filter(({ language }) => /^ya?ml$/.test(language)));
  return {
    validated: yaml.length,
    problems: [
      ...checkYaml(yaml, readFileSchema(studio).document as JsonSchema),
      ...pages.flatMap(({ file, text }) => [
        ...checkCommands(file, text, programs),
        ...checkVariables(file, text, variables),
      ]),
    ],
  };
}
