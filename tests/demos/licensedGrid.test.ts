import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  dataGridPlugin,
  runsOnCommunityGrid,
  vendorKey,
} from '../../src/app/build/bundling/dataGridPlugin';
import { bundle } from '../../src/app/build/bundling/bundles';
import { licensedDemo, plainDemo, spentKey } from '../support/licensedDemo';
import { testFolder, writeFiles } from '../../src/content/testing/testFolder';

const folder = testFolder();

const studioDemo = `import DataGrid from '@toolpad/studio-components/DataGrid';
export default function Studio() {
  return <DataGrid rows={[]} columns={[]} />;
}
`;

/** The scripts of a site with the demos, by name without hash. */
async function scriptsOf(licenseKey: string | undefined): Promise<Map<string, string>> {
  const texts = { Licensed: licensedDemo, Plain: plainDemo, Studio: studioDemo };
  const demos = Object.entries(texts).map(([name, text]) => {
    writeFiles(folder, { [`demos/${name}.tsx`]: text });
    return [name, { 'MUI System': path.join(folder, `demos/${name}.tsx`) }] as const;
  });
  const outDir = path.join(folder, licenseKey === undefined ? 'without' : 'with');
  await bundle({
    names: ['frame'],
    outDir,
    base: '/',
    demos: Object.fromEntries(demos),
    licenseKey,
  });
  const assets = path.join(outDir, 'frame/assets');
  return new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file.split('.')[0]!, readFileSync(path.join(assets, file), 'utf8')]),
  );
}

const namesWith = (scripts: Map<string, string>, text: string) =>
  [...scripts].filter(([, script]) => script.includes(text)).map(([name]) => name);

/** A string that only the licensed grid contains. */
const ofTheLicensedGrid = 'MUI X Missing license key';

it(
  'puts the key and the licensed grid only into the chunk of the demo that imports it',
  { timeout: 60_000 },
  async () => {
    const scripts = await scriptsOf(spentKey);
    expect([...scripts.keys()]).toEqual(expect.arrayContaining(['Licensed', 'Plain', 'frame']));
    expect(namesWith(scripts, spentKey)).toEqual(['Licensed']);
    expect(namesWith(scripts, ofTheLicensedGrid)).toEqual(['Licensed']);
  },
);

it(
  'publishes neither the licensed grid without a key, nor the premium one and the key that Studio brings along',
  { timeout: 60_000 },
  async () => {
    const dist = path.dirname(fileURLToPath(import.meta.resolve('@toolpad/studio-components')));
    const keys = readdirSync(dist)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => vendorKey.exec(readFileSync(path.join(dist, file), 'utf8')) ?? [])
      .map((match) => match.slice('key: "'.length, -1));
    expect(keys).toHaveLength(1);
    const scripts = await scriptsOf(undefined);
    for (const unpublished of [keys[0]!, ofTheLicensedGrid, 'MUI_X_LICENSE_KEY'])
      expect(namesWith(scripts, unpublished)).toEqual([]);
    // The grid itself is there.
    expect(namesWith(scripts, 'Add record')).not.toEqual([]);
  },
);

it('redirects imports of the licensed grid by content and stories, not by packages and the site', () => {
  const resolve = (licenseKey: string | undefined, id: string, importer?: string) =>
    (dataGridPlugin(licenseKey).resolveId as (id: string, importer?: string) => string | undefined)(
      id,
      importer,
    );
  const demo = '/docs/demos/One.tsx';
  expect(resolve(undefined, '@mui/x-data-grid-pro', demo)).toMatch(/communityGrid\.ts$/);
  expect(resolve(undefined, '@mui/x-data-grid-pro', `${demo}?import`)).toMatch(
    /communityGrid\.ts$/,
  );
  expect(resolve('key', '@mui/x-data-grid-pro', demo)).toMatch(/keyedGrid\.ts$/);
  expect(resolve(undefined, '@mui/x-data-grid', demo)).toMatch(/placedGrid\.ts$/);
  expect(
    resolve(undefined, '@mui/x-data-grid', path.resolve('src/app/browser/dataGrid/placedGrid.ts')),
  ).toBeUndefined();
  expect(resolve(undefined, '@mui/x-data-grid-pro')).toBeUndefined();
  for (const other of [
    '/x/node_modules/@toolpad/core/Crud/List.js',
    path.resolve('src/app/browser/dataGrid/keyedGrid.ts'),
  ])
    expect(resolve(undefined, '@mui/x-data-grid-pro', other)).toBeUndefined();
});

it('marks demos that run on the community grid', () => {
  expect(runsOnCommunityGrid({ packages: ['@mui/x-data-grid-pro'] }, undefined)).toBe(true);
  expect(runsOnCommunityGrid({ packages: ['@mui/x-data-grid-pro'] }, spentKey)).toBe(false);
  expect(runsOnCommunityGrid({ packages: ['@mui/x-data-grid'] }, undefined)).toBe(false);
});
