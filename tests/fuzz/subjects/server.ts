import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { fuzzCheck, type FuzzSubject } from '../../../scripts/fuzz/FuzzSubject';
import { createSiteServer } from '../../../scripts/serve/createSiteServer';
import { listenLocally } from '../../../scripts/serve/listenLocally.mjs';
import { rawClient } from '../../support/rawClient';

const names = ['a', 'index.html', 'digits.txt', 'headers.json', '_headers', 'c#', '中', '100%'];
const odd = [
  '',
  '.',
  '..',
  '%',
  '%2',
  '%2e%2E',
  '%00',
  '%2f',
  '%5c',
  '\\',
  '%E4%B8',
  '?',
  '@',
  ':',
];
const percent = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const segment = fc.oneof(
  fc.constantFrom(...odd),
  fc.constantFrom(...names).map(encodeURIComponent),
  fc.constantFrom(...names).map(percent),
  fc.string({ maxLength: 6 }).map(encodeURI),
  fc.string({ unit: 'binary', maxLength: 4 }).map(percent),
);
const paths = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

async function open() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  // Long enough to be compressed.
  const page = 'page'.repeat(500);
  for (const name of ['.', 'a', 'a/c#', '中', 'a/100%']) write(`${name}/index.html`, page);
  write('digits.txt', '0123456789');
  write('a/digits.txt', '0123456789');
  write('_headers', 'secret');
  write('headers.json', JSON.stringify([{ path: '/*', headers: { 'X-Secret': 'secret' } }]));

  const failures: string[] = [];
  const server = await listenLocally(createSiteServer(folder, (line) => failures.push(line)));
  const { ask, close } = rawClient(server.origin);

  return {
    checks: {
      'a path leads to a file in at most one redirect': fuzzCheck(paths, async (asked) => {
        const { status, headers, body } = await ask({ path: asked });
        ok([200, 308, 400, 404].includes(status), `status ${status}`);
        if (status === 200) ok([page, '0123456789'].includes(body));
        if (status !== 308) return;
        match(headers.location!, /^\/(?!\/)/);
        equal((await ask({ path: headers.location! })).status, 200);
      }),
      'HEAD has the headers of GET': fuzzCheck(
        fc.record({
          path: paths,
          encoding: fc.constantFrom('br', 'gzip', 'identity', '*;q=0', ''),
        }),
        async ({ path: asked, encoding }) => {
          const headers = { 'accept-encoding': encoding };
          const get = await ask({ path: asked, headers });
          const head = await ask({
            path: asked,
            method: 'HEAD',
            headers: { ...headers, range: 'bytes=2-' },
          });
          delete get.headers['transfer-encoding'];
          head.headers.date = get.headers.date;
          deepEqual(head, { ...get, body: '' });
        },
      ),
    },
    close() {
      close();
      server.close();
      rmSync(folder, { recursive: true });
      deepEqual(failures, []);
    },
  };
}

/** Whatever is requested, the server answers as HTTP says and lives on. */
export const subject: FuzzSubject = { runs: 10_000, open };
