import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pictureFont } from './Pictures';
import { PicturePainter } from './PicturePainter';

const painter = new PicturePainter(pictureFont);

function chunks(png: Buffer) {
  const found: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    found[png.toString('latin1', at + 4, at + 8)] = png.subarray(
      at + 8,
      at + 8 + png.readUInt32BE(at),
    );
  }
  return found;
}

/** Rows, from the top, in which something of the title stands. */
function inkedRows(title: string) {
  const data = inflateSync(chunks(painter.paint({ title, product: 'Product' })).IDAT!);
  const rows = Array.from({ length: 630 }, (_, row) =>
    data.subarray(row * 1201 + 1, (row + 1) * 1201),
  );
  return {
    rows: rows.flatMap((row, index) =>
      index > 160 && index < 620 && row.some((shade) => shade > 0) ? [index] : [],
    ),
    rightEdge: Math.max(
      ...rows.slice(160, 620).map((row) => row.findLastIndex((shade) => shade > 0)),
    ),
  };
}

it('is a PNG of the size for link previews', () => {
  const png = painter.paint({ title: 'Installation', product: 'Toolpad Core' });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const { IHDR, IDAT } = chunks(png);
  expect([IHDR!.readUInt32BE(0), IHDR!.readUInt32BE(4)]).toEqual([1200, 630]);
  expect(inflateSync(IDAT!).length).toBe(630 * 1201);
  expect(png.length).toBeLessThan(30_000);
});

it('is the same for the same text, and different for another', () => {
  const text = { title: 'Account', product: 'Toolpad Core' };
  expect(painter.paint(text).equals(painter.paint(text))).toBe(true);
  expect(painter.paint(text).equals(painter.paint({ ...text, product: 'Toolpad Studio' }))).toBe(
    false,
  );
  expect(painter.paint(text).equals(painter.paint({ ...text, hue: 'secondary' }))).toBe(false);
});

it('shows every word, in a smaller font if necessary', () => {
  const words = ['Configuration', 'Documentation', 'Visualization', 'Internationalization'];
  const [whole, cut] = [words, words.slice(0, 3)].map((some) =>
    painter.paint({ title: some.join(' '), product: 'Product' }),
  );
  expect(whole!.equals(cut!)).toBe(false);
});

it('breaks a long title and keeps within the margins, however long a word is', () => {
  expect(inkedRows('Account').rows.length).toBeLessThan(100);
  expect(
    inkedRows('Connect a data grid to a database that lives behind your own server').rows.length,
  ).toBeGreaterThan(130);
  for (const title of [
    'Connect a data grid to a database that lives behind your own server',
    'MuiLocalizationProviderContextualProperties',
    'A & B <C>',
  ]) {
    expect(inkedRows(title).rightEdge).toBeLessThanOrEqual(1200 - 70);
  }
});
