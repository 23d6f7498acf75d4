import { expect, test } from 'vitest';
import { projectDir } from '../../src/app/build/paths';
import { coreFacts, studioFacts } from '../../src/reference/readReference';
import type { Source } from '../../src/reference/records';
import { listChanges } from './listChanges';
import { locateInstalled, sourcesOf } from './packages/locatePackages';
import { readInstalledCore } from './readFacts';
import { readStudioComponents } from './studio/readStudioComponents';

const installed = locateInstalled(projectDir);

/** As JSON holds it, without the marks that comparing two versions gives. */
const bare = (facts: unknown): unknown =>
  JSON.parse(
    JSON.stringify(facts, (key, value: unknown) =>
      key === 'change' || key === 'notice' ? undefined : value,
    ),
  );
const advice =
  'The installed packages say something else than src/reference/data: pages would be wrong. Run `npm run reference` and review what it changes.';

test('the committed records are those of the installed @toolpad/core', { timeout: 120_000 }, () => {
  expect(listChanges(bare(coreFacts), bare(readInstalledCore(installed))), advice).toEqual([]);
});

test('the committed records are those of the installed components of Studio', () => {
  const { components, runtime, ofStudio } = installed;
  const missing: string[] = [];
  const found = {
    components: readStudioComponents({ components, runtime }, missing),
    sources: sourcesOf([components, runtime, ...ofStudio], {}),
  };
  const names = new Set(found.sources.map((source) => source.package));
  const committed = {
    components: studioFacts.components,
    sources: studioFacts.sources.filter((source: Source) => names.has(source.package)),
  };
  expect(missing).toEqual([]);
  expect(listChanges(bare(committed), bare(found)), advice).toEqual([]);
});
