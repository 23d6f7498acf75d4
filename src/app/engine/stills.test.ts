import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readStills, wantedStills } from './stills';
import { testFolder, writeFiles } from '../../reference/testing/testFolder';

let folder = '';
beforeEach(() => {
  folder = testFolder();
});

const write = (file: string, text: string) => writeFiles(folder, { [file]: text });

it('wants the stills of demos that a page shows, as high as there', () => {
  write('demos/One.tsx', '1');
  write('demos/Two.tsx', '2');
  write('demos/Hidden.tsx', '3');
  write('page.mdx', '<Demo name="One" title="1" height={300} />\n\n<Demo\n  name="Two" />\n');
  const stills = wantedStills(folder);
  expect(stills.map(({ demo, height }) => [demo, height])).toEqual([
    ['One', 300],
    ['Two', 400],
  ]);
  expect(stills[0]!.files.dark).toMatch(/^One\.[0-9a-f]{8}\.dark\.webp$/);
});

it('names them by the source and the height', () => {
  const nameOf = (source: string, height: number) => {
    write('demos/One.tsx', source);
    write('page.mdx', `<Demo name="One" title="One" height={${height}} />`);
    return wantedStills(folder)[0]!.files.light;
  };
  expect(nameOf('1', 300)).toBe(nameOf('1', 300));
  expect(new Set([nameOf('1', 300), nameOf('2', 300), nameOf('1', 301)]).size).toBe(3);
});

it('reads the stills that are there, whatever their hash', () => {
  write('One.0123abcd.light.webp', '');
  write('One.0123abcd.dark.webp', '');
  write('note.txt', '');
  expect([...readStills(folder)]).toEqual([
    ['One', { light: 'One.0123abcd.light.webp', dark: 'One.0123abcd.dark.webp' }],
  ]);
  expect(readStills(path.join(folder, 'none')).size).toBe(0);
});
