import { readdirSync, readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { readFigures } from '../../src/content/figures/readFigures';
import { listSources } from '../../src/content/sources';
import { filmFile, pictureFile } from '../../src/domain/content/pictures';

const { figures } = readFigures({
  contentDir: 'docs',
  sources: listSources('docs'),
  publicDir: 'public',
  display: (file) => file,
});
const films = Object.entries(figures.Film);
const schemes = ['light', 'dark'] as const;
const sizeOf = (file: string) => {
  const { width, height } = imageSize(readFileSync(`public/${file}`));
  return [width, height];
};
const filesIn = (folder: string) =>
  readdirSync(`public/${folder}`).map((file) => `${folder}/${file}`);

it('has a picture or film for each file, small to load', () => {
  const pictureFiles = Object.entries(figures.Picture).flatMap(([name, { hasDark }]) => [
    pictureFile(name, 'light'),
    ...(hasDark ? [pictureFile(name, 'dark')] : []),
  ]);
  expect(filesIn('pictures').sort()).toEqual(pictureFiles.sort());
  const filmFiles = films.flatMap(([name]) =>
    schemes.flatMap((scheme) => [filmFile(name, scheme), filmFile(name, scheme, 'webp')]),
  );
  expect(filesIn('films').sort()).toEqual(filmFiles.sort());
  const limits = { pictures: 130_000, webm: 300_000, posters: 100_000 };
  const limitOf = (file: string) => {
    if (file.startsWith('pictures/')) return limits.pictures;
    return file.endsWith('.webm') ? limits.webm : limits.posters;
  };
  const tooLarge = [...pictureFiles, ...filmFiles].filter(
    (file) => statSync(`public/${file}`).size > limitOf(file),
  );
  expect(tooLarge).toEqual([]);
});

it('has pictures of the same size in both color schemes', () => {
  for (const [name, { hasDark }] of Object.entries(figures.Picture))
    if (hasDark)
      expect(sizeOf(pictureFile(name, 'dark')), name).toEqual(sizeOf(pictureFile(name, 'light')));
});

/** Width and height of the picture in a WebM file, from the header of its track. */
function filmSize(bytes: Buffer): number[] {
  const [, width = '', height = ''] =
    /b082(.{4})ba82(.{4})/.exec(bytes.toString('hex').slice(0, 2000)) ?? [];
  return [width, height].map((digits) => parseInt(digits, 16));
}

it.each(films)('%s has no sound, and posters of the size of the film', (name) => {
  for (const scheme of schemes) {
    const bytes = readFileSync(`public/${filmFile(name, scheme)}`);
    expect(filmSize(bytes)).toEqual(sizeOf(filmFile(name, scheme, 'webp')));
    const head = bytes.subarray(0, 2000).toString('latin1');
    expect(head).toContain('V_VP9');
    // The codecs of sound start like this.
    expect(head).not.toMatch(/A_[A-Z]+/);
  }
});
