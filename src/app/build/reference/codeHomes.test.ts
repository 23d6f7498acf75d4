// cspell:ignore navigationpageitem datasourcecache datafield
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeNamesFile, readCodeNames } from '../../../content/names/codeNames';
import { readSettings } from '../../../content/readSettings';
import { corePackage, studioPackage } from '../../../domain/code/documentedPackages';
import { readReference } from '../../../reference/readReference';
import { defaultContentDir } from '../paths';
import { linksOf } from './codeHomes';
import { createReference } from './createReference';

const { codeHomes } = createReference(readReference(), {
  base: '/x/',
  origin: '',
  pages: new Set(),
  products: readSettings(defaultContentDir).settings.products,
});
const homeOf = (of: string) => linksOf([[0, 1, of]], codeHomes)[0]?.href;

it.each([
  ['AppProvider', 'core/api/app-provider/'],
  ['AppProviderProps.navigation', 'core/api/app-provider/#app-provider-prop-navigation'],
  ['NavigationPageItem.segment', 'core/api/app-provider/#navigationpageitem-segment'],
  [
    'DashboardLayoutSlots.toolbarActions',
    'core/api/dashboard-layout/#dashboard-layout-slot-toolbarActions',
  ],
  ['DataSourceCache', 'core/api/crud/#datasourcecache'],
  // A type without rows.
  ['DataField.longString', 'core/api/crud/#datafield'],
])('leads %s to %s', (name, place) => {
  expect(homeOf(`${corePackage}#${name}`)).toBe(`/x/${place}`);
});

it('documents nearly all names of the packages in the code of the content', () => {
  const source = readFileSync(path.join(defaultContentDir, codeNamesFile), 'utf8');
  const names = Object.values(readCodeNames(source))
    .flatMap((pieces) => Object.values(pieces).flat())
    .map(([, , of]) => of)
    // What demos of Studio import from its inner packages is no name for readers.
    .filter((of) => of.includes('.') || [corePackage, studioPackage].includes(of.split('#')[0]!));
  const linked = names.filter(homeOf);
  expect(names.length).toBeGreaterThan(2000);
  expect(linked.length / names.length).toBeGreaterThan(0.98);
});
