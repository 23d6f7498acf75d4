import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
 * Defaults that are set in code alone, by `Owner.row`.
 * @throws {ReferenceFailure} when the code no longer sets one so
 */
export function readCodeDefaults(owner: PackageFolder): Record<string, string> {
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
          fix: 'Check that file and correct src/reference/codeDefaults.ts.',
        });
      }
      return [row, value];
    }),
  );
}
