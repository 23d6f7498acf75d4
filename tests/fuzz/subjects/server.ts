import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { fuzzCheck, type FuzzSubject } from '../../../scripts/fuzz/FuzzSubject';
import { createSiteServer } from '../../../scripts/serve/createSiteServer';
import { listenLocally } from '../../../scripts/serve/listenLocally.mjs';

interface Asked {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
}

const names = ['a', 'index.html', 'a.txt', 'headers.json', '_headers'];
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
const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

const segment = fc.oneof(
  fc.constantFrom(...names, ...odd),
  fc.constantFrom(...names).map((name) => name.replace(/^./, percent)),
  fc.string({ maxLength: 6 }).map(encodeURI),
);
const paths = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

async function open() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
  mkdirSync(path.join(folder, 'a'));
  writeFileSync(path.join(folder, 'a/index.html'), '<!doctype html>');
  writeFileSync(path.join(folder, 'a/a.txt'), 'abcdefghij');
  const server = await listenLocally(createSiteServer(folder));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const ask = ({ path: asked, method = 'GET', headers = {} }: Asked) =>
    new Promise<{ status: number }>((resolve, reject) => {
      request(server.origin, { agent, path: asked, method, headers })
        .once('error', reject)
        .once('response', (response) => {
          response
            .resume()
            .once('error', reject)
            .once('end', () => resolve({ status: response.statusCode! }));
        })
        .end();
    });

  return {
    checks: {
      'any path has an answer': fuzzCheck(paths, async (asked) => {
        const { status } = await ask({ path: asked });
        if (![200, 301, 308, 400, 404].includes(status)) throw new Error(`status ${status}`);
      }),
    },
    close() {
      agent.destroy();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Whatever is requested, the server answers as HTTP says and lives on. */
export const subject: FuzzSubject = { runs: 10_000, open };
