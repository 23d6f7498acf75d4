import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureNamed, pictures } from './pictures';

const folder = 'public/pictures';
const maxBytes = 130_000;

/** Width and height of a WebP file of the lossy kind, and of the extended one. */
function sizeOf(file: string): [number, number] {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 12, 16) === 'VP8X')
    return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}

describe.each(Object.keys(pictures))('%s', (name) => {
  const picture = pictureNamed(name)!;

  it.each(picture.hasDark ? ['light', 'dark'] : ['light'])(
    '%s: is twice as large as it is shown, and small to load',
    (scheme) => {
      const file = `${folder}/${name}-${scheme}.webp`;
      expect(sizeOf(file)).toEqual([picture.width * 2, picture.height * 2]);
      expect(statSync(file).size).toBeLessThan(maxBytes);
    },
  );

  it('says in words what is to be seen, and has a remark on each number', () => {
    expect(picture.alt.length).toBeGreaterThan(40);
    expect(picture.legend).toHaveLength(picture.callouts.length);
    for (const place of picture.callouts.flat()) {
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThan(100);
    }
  });
});

it('has no file without a picture', () => {
  const files = Object.keys(pictures).flatMap((name) => [
    `${name}-light.webp`,
    ...(pictureNamed(name)?.hasDark ? [`${name}-dark.webp`] : []),
  ]);
  expect(readdirSync(folder).sort()).toEqual(files.sort());
});

it('finds a picture by its name alone', () => {
  expect(pictureNamed('toString')).toBeUndefined();
});
