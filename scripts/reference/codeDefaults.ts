import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReferenceRow } from '../../src/reference/records';
import type { ExtractedCore } from './extract';
import type { PackageFolder } from './packages/locatePackages';

/** A default that no comment of `@toolpad/core` states, and the code that sets it. */
interface CodeDefault {
  /** `Owner.row` */
  row: string;
  value: string;
  file: string;
  code: string;
}

const storage = 'persistence/useStorageState.js';

const table: readonly CodeDefault[] = [
  {
    row: 'DialogsProvider.unmountAfter',
    value: '1000',
    file: 'useDialogs/DialogsProvider.js',
    code: 'unmountAfter = 1000',
  },
  {
    row: 'Branding.homeUrl',
    value: "'/'",
    file: 'DashboardLayout/AppTitle.js',
    code: "homeUrl ?? '/'",
  },
  {
    row: 'useLocalStorageState.initializer',
    value: 'null',
    code: 'initializer = null',
    file: storage,
  },
  {
    row: 'useSessionStorageState.initializer',
    value: 'null',
    code: 'initializer = null',
    file: storage,
  },
  {
    row: 'DefaultStorageStateoptions.codec',
    value: 'CODEC_STRING',
    code: 'options?.codec ?? CODEC_STRING',
    file: storage,
  },
];

/**
 * Adds defaults that code alone sets to optional rows without one.
 * @throws {Error} when the code no longer sets one so
 */
export function withCodeDefaults(facts: ExtractedCore, owner: PackageFolder): ExtractedCore {
  const defaults = readCodeDefaults(owner);
  const completed = (name: string, rows: readonly ReferenceRow[]) =>
    rows.map((row) => ({
      ...row,
      default: row.default ?? (row.required ? undefined : defaults[`${name}.${row.name}`]),
    }));
  return {
    ...facts,
    components: facts.components.map((component) => ({
      ...component,
      props: completed(component.name, component.props),
    })),
    hooks: facts.hooks.map((hook) => ({
      ...hook,
      signatures: hook.signatures.map((signature) => ({
        ...signature,
        parameters: completed(hook.name, signature.parameters),
      })),
    })),
    types: Object.fromEntries(
      Object.entries(facts.types).map(([key, type]) => [
        key,
        type.members ? { ...type, members: completed(type.name, type.members) } : type,
      ]),
    ),
  };
}

/** By `Owner.row`. */
function readCodeDefaults({ name, version, folder }: PackageFolder): Record<string, string> {
  return Object.fromEntries(
    table.map(({ row, value, file, code }) => {
      if (!readFileSync(path.join(folder, file), 'utf8').includes(code))
        throw new Error(
          `The default of ${row}: ${name}@${version}/${file} holds no \`${code}\`. Correct scripts/reference/codeDefaults.ts.`,
        );
      return [row, value];
    }),
  );
}
