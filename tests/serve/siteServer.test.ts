import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { listenLocally } from '../../scripts/serve/listenLocally.mjs';
import { testFolder } from '../../src/content/testing/testFolder';
import { rawClient, type RawRequest } from '../support/rawClient';

const digits = '0123456789';
const folder = testFolder({
  '404.html': 'Nothing here',
  'headers.json': JSON.stringify([{ path: '/*', headers: { 'X-Rule': 'yes' } }]),
  'redirects.json': JSON.stringify({
    base: '/x/',
    redirects: [{ from: '/x/old/', to: '/x/%E4%B8%AD%E6%96%87/' }],
    rewrites: [
      { from: '/x.md', to: '/x/index.md' },
      { from: '/x/a.md', to: '/x/a/index.md' },
      { from: '/x/%E4%B8%AD%E6%96%87.md', to: '/x/%E4%B8%AD%E6%96%87/index.md' },
      { from: '/x/gone.md', to: '/x/gone/index.md' },
    ],
  }),
  '.site-files': '',
  _headers: '',
  'server.nginx.conf': '',
  'x/index.html': 'Home',
  'x/a/index.html': 'A',
  'x/a/index.md': '# A',
  'x/中文/index.html': 'Chinese',
  'x/中文/index.md': '# Chinese',
  'x/index.md': '# Home',
  'x/with space/index.html': 'Space',
  'x/c#/index.html': 'Sharp',
  'x/100%/index.html': 'Percent',
  'x/folder/file.txt': '',
  'x/llms.txt': digits,
  'x/empty.txt': '',
  'x/large.json': '0'.repeat(5_000_000),
  'x/feed.xml': '<x/>',
  'x/data.json': JSON.stringify(Array.from({ length: 500 }, (_, index) => index)),
});

const reported: string[] = [];
let client: ReturnType<typeof rawClient>;
let port: number;

beforeAll(async () => {
  const server = await listenLocally(createSiteServer(folder, (line) => reported.push(line)));
  port = server.port;
  client = rawClient(server.origin);
  return server.close;
});
afterAll(() => client.close());

const statusOf = async (request: RawRequest) => (await client.ask(request)).status;
const to = async (target: string) => {
  const { status, headers } = await client.ask({ path: target });
  return headers.location === undefined ? status : `${status} ${headers.location}`;
};

describe('ranges', () => {
  const ask = async (range: string, more = {}) => {
    const { status, headers, body } = await client.ask({
      path: '/x/llms.txt',
      headers: { range, ...more },
    });
    return [status, headers['content-range'], body];
  };
  const whole = [200, undefined, digits];
  const part = [206, 'bytes 2-4/10', '234'];

  it.each([
    ['bytes=2-4', part],
    ['bytes=5-100', [206, 'bytes 5-9/10', '56789']],
    ['bytes=-3', [206, 'bytes 7-9/10', '789']],
    // More than there is means all of it.
    ['bytes=-100', whole],
    ['items=0-5', whole],
    ['bytes=10-', [416, 'bytes */10', 'Range Not Satisfiable\n']],
  ])('answers %s', async (range, expected) => {
    expect(await ask(range)).toEqual(expected);
  });

  it('sends a part on condition only if the file has not changed since', async () => {
    const { headers } = await client.ask({ path: '/x/llms.txt' });
    expect(await ask('bytes=2-4', { 'if-range': headers['last-modified'] })).toEqual(part);
    // Weak, so it cannot vouch for the same bytes.
    expect(await ask('bytes=2-4', { 'if-range': headers.etag })).toEqual(whole);
  });

  it('sends a part of a text without compressing it, and has none of an empty file', async () => {
    const { status, headers } = await client.ask({
      path: '/x/data.json',
      headers: { range: 'bytes=0-1499', 'accept-encoding': 'br' },
    });
    expect([status, headers['content-encoding'], headers['content-length']]).toEqual([
      206,
      undefined,
      '1500',
    ]);
    expect(await statusOf({ path: '/x/empty.txt', headers: { range: 'bytes=0-' } })).toBe(416);
  });
});

it('answers 304 for a file that has not changed, and 412 when a condition for a change fails', async () => {
  const ask = (headers: Record<string, string>) => statusOf({ path: '/x/llms.txt', headers });
  const { etag } = (await client.ask({ path: '/x/llms.txt' })).headers;
  expect(await ask({ 'if-none-match': etag!, 'cache-control': 'no-cache' })).toBe(304);
  expect(await ask({ 'if-none-match': '"x"' })).toBe(200);
  expect(await ask({ 'if-match': '"x"' })).toBe(412);
});

it.each(['POST', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
  const path = method === 'OPTIONS' ? '*' : '/x/';
  const { status, headers } = await client.ask({ path, method });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('paths', () => {
  it.each([
    ['/x/a', '308 /x/a/'],
    ['//x/a/', '308 /x/a/'],
    ['/x//a//', '308 /x/a/'],
    ['//x/a?b=//c', '308 /x/a/?b=//c'],
    ['/x/a/index.html', '308 /x/a/'],
    ['/x//index.html?b', '308 /x/?b'],
    ['/x/./a/', '308 /x/a/'],
    ['/x/nowhere/../a/', '308 /x/a/'],
    ['/../../x/a/', '308 /x/a/'],
    ['/x/%2e%2E/x/a/', '308 /x/a/'],
    ['/x//%E4%B8%AD%E6%96%87', '308 /x/%E4%B8%AD%E6%96%87/'],
    ['/x/c%23', '308 /x/c%23/'],
    ['/en/x/a/', '301 /x/a/'],
    ['//en/x/a', '301 /x/a'],
    ['/x//a.md?b', '308 /x/a.md?b'],
    ['/x/old.md', '301 /x/%E4%B8%AD%E6%96%87.md'],
    ['/en/x/a.md', '301 /x/a.md'],
  ])('%s leads to the one canonical path', async (target, expected) => {
    expect(await to(target)).toBe(expected);
  });

  it.each(['/x/%61/', '/x/with%20space/', '/x/c%23/', '/x/100%25/', '/x/%e4%b8%ad%E6%96%87/'])(
    'serves %s',
    async (target) => expect(await to(target)).toBe(200),
  );

  it('takes the path of a request that names the whole URL', async () => {
    expect(await to('http://example.com/x/llms.txt?a')).toBe(200);
    expect(await to('http://example.com')).toBe(400);
  });

  it.each([
    ...['/headers.json', '/headers.j%73on', '/headers.json/', '//headers.json', '/HEADERS.json'],
    ...[
      '/.site-files',
      '/_headers',
      '/_header%73',
      '/x/../_headers',
      '/server.nginx.conf',
      '/server.nginx.conf/',
    ],
    ...['/x/llms.txt/', '/x/a/index.html/', '/x/folder', '/x/folder/', '/x/none', '//x.example/'],
    ...['/x/none.md', '/x/gone.md', '/x/a.md/', '/x/.md', '/x/a/.md', '/.md'],
    ...['/..', '/../../etc/passwd', '/x/llms.txt/.'],
  ])('finds nothing at %s', async (target) => {
    const { status, body, headers } = await client.ask({ path: target });
    expect([status, body, headers['x-rule']]).toEqual([404, 'Nothing here', 'yes']);
  });

  it('finds nothing at a path that is too long for a file', async () => {
    expect(await to(`/${'x'.repeat(10_000)}`)).toBe(404);
  });
});

describe('the Markdown version of a page', () => {
  it.each([
    ['/x.md', '/x/index.md'],
    ['/x/a.md', '/x/a/index.md'],
    ['/x/%E4%B8%AD%E6%96%87.md', '/x/%E4%B8%AD%E6%96%87/index.md'],
  ])('%s answers as %s does', async (short, file) => {
    const ask = async (path: string, request: Partial<RawRequest> = {}) => {
      const { status, headers, body } = await client.ask({ path, ...request });
      return { status, headers: { ...headers, date: '' }, body };
    };
    const answer = await ask(short);
    expect(answer).toEqual(await ask(file));
    expect(answer).toMatchObject({ status: 200, body: expect.stringMatching(/^# /) });
    expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await ask(short, { method: 'HEAD' })).toEqual({ ...answer, body: '' });
    const headers = { 'if-none-match': answer.headers.etag! };
    expect(await ask(short, { headers })).toMatchObject({ status: 304, body: '' });
  });
});

it.each([
  ['/x/llms.txt', 'text/plain; charset=utf-8'],
  ['/x/a/', 'text/html; charset=utf-8'],
  ['/x/a/index.md', 'text/markdown; charset=utf-8'],
  ['/x/data.json', 'application/json; charset=utf-8'],
  // XML is UTF-8 unless it says otherwise.
  ['/x/feed.xml', 'application/xml'],
])('%s is %s', async (target, type) => {
  expect((await client.ask({ path: target })).headers['content-type']).toBe(type);
});

describe('failures', () => {
  it('answers what throws with 500 and reports it in a line', async () => {
    const lines: string[] = [];
    const broken = testFolder({ 'index.html': 'Home', 'headers.json': '{\n' });
    const server = await listenLocally(createSiteServer(broken, (line) => lines.push(line)));
    const { status } = await fetch(`${server.origin}/a?b`);
    server.close();
    expect(status).toBe(500);
    expect(lines).toEqual([expect.stringMatching(/^500 \/a\?b: SyntaxError: [^\n]+$/)]);
  });

  it('survives clients that leave and lines that are no requests', async () => {
    const say = (text: string) =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket.once('data', () => socket.destroy()).once('close', () => resolve());
      });
    await say('GET /x/large.json HTTP/1.1\r\nHost: x\r\n\r\n');
    await say('GET /x/large.json HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n');
    await say('GET /\0 HTTP/1.1\r\n\r\n');
    await say('\r\n\r\nnonsense\r\n\r\n');
    await say('CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await to('/x/llms.txt')).toBe(200);
    expect(reported).toEqual([]);
  });
});
