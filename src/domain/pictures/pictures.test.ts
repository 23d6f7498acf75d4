import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureNamed, pictures } from './pictures';
import { webpSize } from './webpSize';

const folder = 'public/pictures';
const maxBytes = 130_000;

describe.each(Object.keys(pictures))('%s', (name) => {
  const picture = pictureNamed(name)!;

  it.each(picture.hasDark ? ['light', 'dark'] : ['light'])(
    '%s: is twice as large as it is shown, and small to load',
    (scheme) => {
      const file = `${folder}/${name}-${scheme}.webp`;
      expect(webpSize(readFileSync(file))).toEqual([picture.width * 2, picture.height * 2]);
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

it('has no picture that no page shows', () => {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(`docs/${file}`, 'utf8'));
  const isShown = (name: string) =>
    pages.some((text) => text.includes(`<Picture name="${name}" />`));
  expect(Object.keys(pictures).filter((name) => !isShown(name))).toEqual([]);
});

it('finds a picture by its name alone', () => {
  expect(pictureNamed('toString')).toBeUndefined();
});
