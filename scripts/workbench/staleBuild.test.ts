import { expect, test } from 'vitest';
import { builtFromFile } from './resultFiles';
import { testFolder } from '../../src/content/testing/testFolder';
import { staleBuild } from './staleBuild';

const built = { 'src/a.ts': '1', 'src/b.ts': '2', 'stories/a.stories.tsx': '3' };
const folder = testFolder({ [builtFromFile]: JSON.stringify(built) });

test('accepts a build of these very files', () => {
  expect(staleBuild(folder, built)).toBeUndefined();
});

test('names the files that were changed, added and removed since, and how to go on', () => {
  const { 'src/b.ts': _, ...now } = { ...built, 'src/a.ts': '4', 'stories/Badge.stories.tsx': '5' };
  expect(staleBuild(folder, now)).toContain(
    'was built before these files changed: src/a.ts, src/b.ts, stories/Badge.stories.tsx. ',
  );
  expect(staleBuild(folder, now)).toMatch(/npm run build\. .*npm run dev, and add --url/);
});

test('names five files at most', () => {
  const now = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`src/${index}.ts`, '']));
  expect(staleBuild(folder, { ...built, ...now })).toContain(', src/4.ts and 4 more.');
});

test('refuses a build that does not say what it was built from', () => {
  expect(staleBuild(testFolder(), built)).toContain('does not say which files it was built from');
});
