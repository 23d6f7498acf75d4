import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { DemoRecord } from '../../../content/compileDemo';
import { EnvironmentReader, type Environment } from '../environment/EnvironmentReader';
import { projectDir } from '../paths';
import { studioComponentsPackage } from '../../../domain/code/documentedPackages';

/** The data grid that needs a license key; the build decides what its imports resolve to. */
export const licensedGrid = '@mui/x-data-grid-pro';

const communityGrid = '@mui/x-data-grid';

const gridsDir = path.join(projectDir, 'src/app/browser/dataGrid');

const moduleOf = (name: 'placedGrid' | 'communityGrid' | 'keyedGrid') =>
  path.join(gridsDir, `${name}.ts`);

/** The modules that show the place of the grid import the grid itself. */
const showsPlace = [moduleOf('placedGrid'), path.join(gridsDir, 'DataGrid.tsx')];

/** A license key of MUI X: a checksum, then base64. */
export const vendorKey = /\bkey: "[\da-f]{32}[\w+/]{20,}=*"/;

/**
 * Gives whatever imports the community data grid one that has a place on a server, and content that imports the
 * licensed one a grid that may be shown: with a key the grid itself and, in the same chunk, the key; without, the
 * community grid under its name. Packages that import the licensed one, and all types, are left alone.
 */
export function dataGridPlugin(licenseKey: string | undefined): Plugin {
  const replacement = moduleOf(licenseKey === undefined ? 'communityGrid' : 'keyedGrid');
  return {
    name: 'docs-data-grid',
    enforce: 'pre',
    resolveId(id, importer) {
      const from = importer?.split('?')[0];
      if (from === undefined) return undefined;
      if (id === communityGrid)
        return showsPlace.includes(from) ? undefined : moduleOf('placedGrid');
      return id === licensedGrid && isContentCode(from) ? replacement : undefined;
    },
    // Studio's data grid has the key of its vendor in its code. It is not ours to publish, and our grid needs none.
    transform: {
      filter: { id: `**/${studioComponentsPackage}/**` },
      handler: (code) => ({ code: code.replace(vendorKey, 'key: undefined'), map: null }),
    },
  };
}

/** What `keyedGrid.ts`, and no other file, reads the key from. */
export const licenseDefine = (licenseKey: string | undefined) =>
  licenseKey === undefined ? {} : { 'process.env.MUI_X_LICENSE_KEY': JSON.stringify(licenseKey) };

/** Whether a demo runs on the community grid although its code names the licensed one. */
export const runsOnCommunityGrid = (
  { packages }: Pick<DemoRecord, 'packages'>,
  licenseKey: string | undefined,
): boolean => licenseKey === undefined && packages.includes(licensedGrid);

const ours = path.join(projectDir, 'src') + path.sep;

/** Whether a module is code of a content folder or of a story: neither of a package nor of the site itself. */
export const isContentCode = (id: string): boolean =>
  /\.[jt]sx?$/.test(id) &&
  !id.startsWith('\0') &&
  !id.startsWith(ours) &&
  !id.includes('/node_modules/');

/** Length of a checksum by MD5, written in hexadecimal digits. */
const checksumLength = 32;

/** A key is a checksum and what it is of; for what products and how long it holds, the grid itself looks up. */
const isWhole = (key: string) =>
  createHash('md5').update(key.slice(checksumLength)).digest('hex') ===
  key.slice(0, checksumLength);

/**
 * The license key of MUI X that a build has, in `MUI_X_LICENSE_KEY`; undefined where there is none.
 * @throws {Error} when the key is incomplete; the message does not contain it, since build logs may be public
 */
export function readLicenseKey(environment: Environment): string | undefined {
  const key = new EnvironmentReader(environment).text('MUI_X_LICENSE_KEY');
  if (key !== undefined && !isWhole(key)) {
    throw new Error(
      'MUI_X_LICENSE_KEY is not a valid MUI X license key: its checksum is wrong, so the data grid would reject it. Copy the whole key on one line, without quotes, or remove the variable.',
    );
  }
  return key;
}
