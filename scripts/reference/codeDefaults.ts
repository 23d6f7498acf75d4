import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReferenceRow } from '../../src/reference/records';
import type { ExtractedCore } from './extract';
import { missing } from './MissingFact';
import type { PackageFolder } from './packages/locatePackages';

/** A default that no comment of `@toolpad/core` states, and the code that sets it. */
interface CodeDefault {
  /** `Owner.row` */
  row: string;
  value: string;
  file: string;
  code: string;
  /** A page that shows it. */
  page: string;
}

const storage = {
  file: 'persistence/useStorageState.js',
  page: 'core/react-persistent-state/use-local-storage-state-api',
} as const;

const table: readonly CodeDefault[] = [
  {
    row: 'DialogsProvider.unmountAfter',
    value: '1000',
    file: 'useDialogs/DialogsProvider.js',
    code: 'unmountAfter = 1000',
    page: 'core/api/dialogs-provider',
  },
  {
    row: 'Branding.homeUrl',
    value: "'/'",
    file: 'DashboardLayout/AppTitle.js',
    code: "homeUrl ?? '/'",
    page: 'core/api/dashboard-layout',
  },
  {
    row: 'useLocalStorageState.initializer',
    value: 'null',
    code: 'initializer = null',
    ...storage,
  },
  {
    row: 'useSessionStorageState.initializer',
    value: 'null',
    code: 'initializer = null',
    ...storage,
  },
  {
    row: 'DefaultStorageStateoptions.codec',
    value: 'CODEC_STRING',
    code: 'options?.codec ?? CODEC_STRING',
    ...storage,
  },
];

/**
 * Adds defaults that code alone sets to optional rows without one.
 * @throws {ReferenceFailure} when the code no longer sets one so
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
function readCodeDefaults(owner: PackageFolder): Record<string, string> {
  return Object.fromEntries(
    table.map(({ row, value, file, code, page }) => {
      const place = path.join(owner.folder, file);
      if (!existsSync(place) || !readFileSync(place, 'utf8').includes(code)) {
        const why = existsSync(place) ? `its code holds no \`${code}\`.` : 'there is no such file.';
        missing({
          page,
          fact: `the default of ${row}`,
          file: `${owner.name}@${owner.version}/${file}`,
          why,
          fix: 'Check that file and correct scripts/reference/codeDefaults.ts.',
        });
      }
      return [row, value];
    }),
  );
}
