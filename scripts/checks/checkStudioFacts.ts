import type { Problem } from '../../src/content/Problem';
import { checkCommands, checkVariables } from '../../src/content/code-check/checkCommands';
import { checkYaml, type JsonSchema } from '../../src/content/code-check/checkYaml';
import type { Fence } from '../../src/content/code-check/readFences';
import commands from '../../src/reference/data/commands.json' with { type: 'json' };
import { studioFacts } from '../../src/reference/readReference';
import type { CommandFacts } from '../reference/readFacts';

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

const { programs, variables } = commands as unknown as CommandFacts;
const known = programs.map(({ program, subcommands }) => ({
  program,
  subcommands:
    program === 'create-toolpad-app'
      ? { '': [...(subcommands[''] ?? []), ...newerOptions] }
      : subcommands,
}));

/** What pages say about files, commands and environment variables of Studio, against the code of its package. */
export function checkStudioFacts(pages: readonly ProsePage[]): StudioFacts {
  const yaml = pages
    .filter(({ file }) => file.startsWith('docs/studio/'))
    .flatMap(({ fences }) => fences.filter(({ language }) => /^ya?ml$/.test(language)));
  return {
    validated: yaml.length,
    problems: [
      ...checkYaml(yaml, studioFacts.fileSchema.document as JsonSchema),
      ...pages.flatMap(({ file, text }) => [
        ...checkCommands(file, text, known),
        ...checkVariables(file, text, new Set(variables)),
      ]),
    ],
  };
}
