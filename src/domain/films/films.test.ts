import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { webpSize } from '../pictures/webpSize';
import { filmFile, filmMaxBytes, filmNamed, filmNames } from './films';

const schemes = ['light', 'dark'] as const;
const hex = (file: string) => readFileSync(file).toString('hex');

/** Width and height of the picture in a WebM file, from the header of its track. */
function filmSize(file: string): number[] {
  const [, width = '', height = ''] = /b082(.{4})ba82(.{4})/.exec(hex(file).slice(0, 2000)) ?? [];
  return [width, height].map((digits) => parseInt(digits, 16));
}

describe.each(filmNames)('%s', (name) => {
  const film = filmNamed(name)!;
  const size = [film.width * 1.5, film.height * 1.5];

  it.each(schemes)('%s: is small to load, and has no sound', (scheme) => {
    const file = `public/${filmFile(name, scheme)}`;
    expect(statSync(file).size).toBeLessThanOrEqual(filmMaxBytes);
    expect(filmSize(file)).toEqual(size);
    const head = readFileSync(file).subarray(0, 2000).toString('latin1');
    expect(head).toContain('V_VP9');
    // The codecs of sound start like this.
    expect(head).not.toMatch(/A_[A-Z]+/);
  });

  it.each(schemes)('%s: has a poster of the same size', (scheme) => {
    const poster = `public/${filmFile(name, scheme, 'webp')}`;
    expect(webpSize(readFileSync(poster))).toEqual(size);
    expect(statSync(poster).size).toBeLessThan(100_000);
  });

  it('says in words what happens', () => {
    expect(film.description.length).toBeGreaterThan(80);
    expect(film.seconds).toBeGreaterThan(3);
  });
});

it('has no file without a film', () => {
  const files = filmNames.flatMap((name) =>
    schemes.flatMap((scheme) => [filmFile(name, scheme), filmFile(name, scheme, 'webp')]),
  );
  expect(readdirSync('public/films').map((file) => `films/${file}`)).toEqual(files.sort());
});

it('finds a film by its name alone', () => {
  expect(filmNamed('toString')).toBeUndefined();
});
