import { crc32, deflateSync } from 'node:zlib';

export interface IndexedImage {
  width: number;
  height: number;
  /** 256 colors, three bytes each. */
  palette: Uint8Array;
  /** One byte for each pixel, rows from the top. */
  pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Compression level: a higher one takes ten times as long for a few per cent. */
const level = 4;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** An image with a palette as a PNG file. */
export function indexedPng({ width, height, palette, pixels }: IndexedImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const [bitDepth, indexed] = [8, 3];
  header.set([bitDepth, indexed], 8);
  // A byte before each row names its filter: none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', new Uint8Array()),
  ]);
}
