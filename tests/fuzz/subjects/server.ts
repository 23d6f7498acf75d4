import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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

const digits = '0123456789';
const size = digits.length;
const position = fc.oneof(fc.nat(12), fc.bigInt({ min: 0n, max: 2n ** 70n }), fc.constant(''));
const range = fc.tuple(position, position).map(([first, last]) => `${first}-${last}`);
const ranges = fc.oneof(
  range.map((one) => `bytes=${one}`),
  fc.array(range, { maxLength: 4 }).map((some) => `bytes=${some.join(', ')}`),
  fc.string({ unit: fc.constantFrom(...'bytes=-, 019'), maxLength: 12 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 8 }).map((text) => `bytes=${text.trim()}`),
);

const modified = new Date('2026-01-02T03:04:05Z');
const tags = fc.array(fc.constantFrom('"x"', 'W/"y"', '*', 'junk', '', 'own', 'strong'), {
  maxLength: 4,
});
const dates = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
  fc.constantFrom(modified.toUTCString(), 'junk', ''),
);

const methods = fc.oneof(
  fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'LINK'),
);

async function open() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const name of ['.', 'a', 'a/c#', '中', 'a/100%']) write(`${name}/index.html`, 'page');
  write('digits.txt', digits);
  write('a/digits.txt', digits);
  write('_headers', 'secret');
  write('headers.json', JSON.stringify([{ path: '/*', headers: { 'X-Secret': 'secret' } }]));
  utimesSync(path.join(folder, 'digits.txt'), modified, modified);

  const failures: string[] = [];
  const server = await listenLocally(createSiteServer(folder, (line) => failures.push(line)));
  const { ask, close } = rawClient(server.origin);
  const file = '/digits.txt';
  const { etag = '' } = (await ask({ path: file })).headers;

  return {
    checks: {
      'a path leads to a file in at most one redirect': fuzzCheck(paths, async (asked) => {
        const { status, headers, body } = await ask({ path: asked });
        ok([200, 308, 400, 404].includes(status), `status ${status}`);
        if (status === 200) match(body, /^(?:page|0123456789)$/);
        if (status !== 308) return;
        match(headers.location!, /^\/(?!\/)/);
        equal((await ask({ path: headers.location! })).status, 200);
      }),
      'a range is sent as asked, ignored or refused': fuzzCheck(ranges, async (asked) => {
        const { status, headers, body } = await ask({ path: file, headers: { range: asked } });
        const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(asked) ?? [];
        const start = first === '' ? size - Number(last) : Number(first);
        const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
        if (start >= 0 && start <= end && !(first === '' && last === '')) {
          equal(headers['content-range'] ?? 'bytes 0-9/10', `bytes ${start}-${end}/10`);
          equal(body, digits.slice(start, end + 1));
        } else if (status === 416) equal(headers['content-range'], 'bytes */10');
        else if (status === 206) {
          // Several ranges that touch are one.
          const [, from, to] = /^bytes (\d)-(\d)\/10$/.exec(headers['content-range']!)!;
          equal(body, digits.slice(Number(from), Number(to) + 1));
        } else deepEqual([status, body], [200, digits]);
        if (status !== 416) equal(Number(headers['content-length']), body.length);
      }),
      'a condition decides between 200 and 304': fuzzCheck(
        fc.record({ tags, since: fc.option(dates, { nil: undefined }) }),
        async ({ tags: asked, since }) => {
          const own: Record<string, string> = { own: etag, strong: etag.replace('W/', '') };
          const list = asked.map((tag) => own[tag] ?? tag).join(', ');
          const { status } = await ask({
            path: file,
            headers: {
              'if-none-match': list,
              ...(since !== undefined && { 'if-modified-since': since }),
            },
          });
          const isSame =
            list === ''
              ? Date.parse(since ?? '') >= +modified
              : list === '*' || asked.some((tag) => tag in own);
          equal(status, isSame ? 304 : 200, `${status} for ${list}`);
        },
      ),
      'HEAD has the headers of GET': fuzzCheck(
        fc.record({
          path: paths,
          encoding: fc.constantFrom('br', 'gzip', 'identity', '*;q=0', ''),
        }),
        async ({ path: asked, encoding }) => {
          const headers = { 'accept-encoding': encoding };
          const {
            'transfer-encoding': _,
            date: __,
            ...expected
          } = (await ask({ path: asked, headers })).headers;
          const { headers: actual, body } = await ask({
            path: asked,
            method: 'HEAD',
            headers: { ...headers, range: 'bytes=2-' },
          });
          delete actual.date;
          deepEqual([actual, body], [expected, '']);
        },
      ),
      'other methods are refused': fuzzCheck(fc.tuple(methods, paths), async ([method, asked]) => {
        equal((await ask({ path: asked, method })).status, 405);
      }),
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
