import { gunzipSync } from 'node:zlib';

const block = 512;

/**
 * Files of a package tarball, by path below its `package/` folder.
 * @throws {Error} when the archive is cut short or not gzip
 */
export function readTarball(archive: Uint8Array): Map<string, Buffer> {
  const data = gunzipSync(archive);
  const files = new Map<string, Buffer>();
  for (let at = 0; at + block <= data.length && data[at] !== 0;) {
    const text = (from: number, length: number) =>
      data.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8);
    const kind = text(156, 1);
    const name = [text(345, 155), text(0, 100)].filter(Boolean).join('/');
    const start = at + block;
    if (!Number.isInteger(size) || start + size > data.length)
      throw new Error(`The archive ends within ${name}.`);
    if (kind === '0' || kind === '')
      files.set(name.replace(/^[^/]+\//, ''), data.subarray(start, start + size));
    at = start + Math.ceil(size / block) * block;
  }
  return files;
}
