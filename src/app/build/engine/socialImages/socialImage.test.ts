import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { socialFont } from './SocialImages';
import { socialImage, socialImageSize, type SocialText } from './socialImage';

const font = readFileSync(socialFont);
const image = (text: Partial<SocialText>) =>
  socialImage({ title: 'Account', product: 'Toolpad Core', hue: 'primary', ...text }, font);

it('is a PNG of the size for link previews', async () => {
  const png = await image({});
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // The header follows the signature, a length and a name.
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(socialImageSize);
});

it('differs by title, product and color', async () => {
  const images = await Promise.all([
    image({}),
    image({ title: 'A & B <C>' }),
    image({ product: 'Toolpad Studio' }),
    image({ hue: 'ink' }),
  ]);
  expect(new Set(images.map((png) => png.toString('base64'))).size).toBe(images.length);
});
