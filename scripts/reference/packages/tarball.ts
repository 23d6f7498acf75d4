import { gzipSync } from 'node:zlib';

/** A package tarball as the registry sends it, for tests. */
export function tarball(files: Record<string, string>, { compressed = true } = {}): Buffer {
  const parts = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(512);
    header.write(`package/${name}`, 0);
    header.write(Buffer.byteLength(content).toString(8).padStart(11, '0'), 124);
    header.write('0', 156);
    const body = Buffer.alloc(Math.ceil(Buffer.byteLength(content) / 512) * 512);
    body.write(content);
    return [header, body];
  });
  const archive = Buffer.concat([...parts, Buffer.alloc(1024)]);
  return compressed ? gzipSync(archive) : archive;
}
