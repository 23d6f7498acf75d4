import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readStills, stillFiles, wantedStills } from './stills';
import { testFolder, writeFiles } from '../../../reference/testing/testFolder';

let folder = '';
beforeEach(() => {
  folder = testFolder();
});

const write = (file: string, text: string) => writeFiles(folder, { [file]: text });

it('wants the stills of demos that a page shows, as high as there on phones and elsewhere', () => {
  write('demos/One.tsx', '1');
  write('demos/Two.tsx', '2');
  write('demos/Hidden.tsx', '3');
  write(
    'page.mdx',
    '<Demo name="One" title="1" height={300} phoneHeight={350} />\n\n<Demo\n  name="Two" />\n',
  );
  const stills = wantedStills(folder);
  expect(stills.map(({ demo, sizes }) => [demo, sizes[0]!.height, sizes.at(-1)!.height])).toEqual([
    ['One', 350, 300],
    ['Two', 400, 400],
  ]);
  const files = stillFiles(stills[0]!);
  expect(files).toHaveLength(2 * stills[0]!.sizes.length);
  expect(files[1]).toMatch(/^One\.[0-9a-f]{8}\.360\.dark\.webp$/);
});

it('wants the stills of scenes, in whatever order their props are', () => {
  write('demos/One.tsx', '1');
  write('page.mdx', '<Scene\n  label="One"\n  demo="One"\n  alt="1"\n>\n\n  </Scene>\n');
  const [stills] = wantedStills(folder);
  expect(stills?.sizes.at(-1)).toEqual({ width: 875, height: 625, scale: 0.8 });
});

it('names them by the source and the heights', () => {
  const nameOf = (source: string, props: string) => {
    write('demos/One.tsx', source);
    write('page.mdx', `<Demo name="One" title="One" ${props} />`);
    return wantedStills(folder)[0]!.source;
  };
  expect(nameOf('1', 'height={300}')).toBe(nameOf('1', 'height={300}'));
  const others = [
    nameOf('1', 'height={300}'),
    nameOf('2', 'height={300}'),
    nameOf('1', 'height={301}'),
    nameOf('1', 'height={300} phoneHeight={301}'),
  ];
  expect(new Set(others).size).toBe(4);
});

it('reads the stills that are there, whatever their hash', () => {
  for (const file of ['One.0123abcd.360.light.webp', 'One.0123abcd.360.dark.webp', 'note.txt'])
    write(file, '');
  expect([...readStills(folder)]).toEqual([['One', 'One.0123abcd']]);
  expect(readStills(path.join(folder, 'none')).size).toBe(0);
});
