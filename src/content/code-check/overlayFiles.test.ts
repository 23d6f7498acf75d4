import { expect, it } from 'vitest';
import { overlayFiles } from './overlayFiles';

const disk = new Map([
  ['/project/real.ts', 'real'],
  ['/store/next@15/index.d.ts', 'types'],
  ['/store/next@15/dist/server.d.ts', 'server'],
]);
const foldersOf = (folder: string) =>
  [
    ...new Set(
      [...disk.keys()]
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1).split('/')),
    ),
  ].flatMap(([first, rest]) => (first && rest !== undefined ? [first] : []));
const below = {
  fileExists: (name: string) => disk.has(name),
  readFile: (name: string) => disk.get(name),
  directoryExists: (name: string) => [...disk.keys()].some((file) => file.startsWith(`${name}/`)),
  getDirectories: foldersOf,
  realpath: (name: string) => `/real${name}`,
};
const overlay = overlayFiles(
  below,
  new Map([['/project/.prose/page/a.ts', 'a']]),
  new Map([['/project/.prose/node_modules/next', '/store/next@15']]),
);

it('shows files of memory, of mounts and of the disk', () => {
  const names = [
    '/project/.prose/page/a.ts',
    '/project/.prose/node_modules/next/dist/server.d.ts',
    '/project/real.ts',
    '/project/.prose/page/b.ts',
  ];
  expect(names.map((name) => overlay.readFile(name))).toEqual(['a', 'server', 'real', undefined]);
  expect(names.map((name) => overlay.fileExists(name))).toEqual([true, true, true, false]);
});

it.each(['', '/'])('knows their folders, written with %j at the end', (end) => {
  const names = [
    '/project/.prose',
    '/project/.prose/page',
    '/project/.prose/node_modules',
    '/project/.prose/node_modules/next',
    '/project/.prose/node_modules/next/dist',
    '/project/none',
  ];
  expect(names.map((name) => overlay.directoryExists(name + end))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('lists them', () => {
  expect(overlay.getDirectories('/project/.prose/node_modules')).toEqual(['next']);
  expect(overlay.getDirectories('/project/.prose/node_modules/next')).toEqual(['dist']);
});

it('keeps mounted files where they are seen, so that they find their neighbors', () => {
  expect(overlay.realpath('/project/.prose/node_modules/next/index.d.ts')).toBe(
    '/project/.prose/node_modules/next/index.d.ts',
  );
  expect(overlay.realpath('/project/real.ts')).toBe('/real/project/real.ts');
});
