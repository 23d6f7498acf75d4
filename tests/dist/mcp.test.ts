import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { unpackTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverTarball } from '../../src/app/build/mcp/DocsData';
import { ownSettings } from '../../scripts/ownSettings';
import { checkedLanguages, readFences } from '../../src/content/code-check/readFences';
import { defaultBase } from '../../scripts/defaultBase';
import { agentQuestions, workbenchQuestions } from '../search/agentQuestions';
import { saveScore } from '../../scripts/workbench/saveScore';
import { siteFolder } from '../support/site';
import { testFolder } from '../../src/content/testing/testFolder';
import { servedSite } from './builtSite';

const site = servedSite();
const address = serverTarball(ownSettings, defaultBase);
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  // An empty folder, an empty cache and no registry: what it needs from elsewhere would be missing.
  const folder = testFolder();
  await client.connect(
    new StdioClientTransport({
      command: 'npx',
      args: ['-y', site.urlOf(address)],
      cwd: folder,
      env: {
        PATH: process.env['PATH']!,
        HOME: folder,
        npm_config_cache: path.join(folder, '.npm'),
        npm_config_registry: 'http://localhost:9',
      },
    }),
  );
}, 60_000);
afterAll(() => client.close());

interface Answer {
  text: string;
  isError: boolean;
}

async function call(name: string, input: Record<string, unknown>): Promise<Answer> {
  const { content, isError = false } = await client.callTool({ name, arguments: input });
  const [first] = content as { type: string; text: string }[];
  return { text: first!.text, isError: Boolean(isError) };
}

/** Paths of the pages that a search lists, the best first. */
const pagesIn = ({ text }: Answer) =>
  [...text.matchAll(/^\d+\. .* (\/\S+)$/gm)].map(([, page]) => page!);

test('is a package of the site with its data and no dependencies', async () => {
  const { headers } = await site.ask(address, { method: 'HEAD' });
  expect(headers.get('content-type')).toBe('application/gzip');
  const packed = gunzipSync(readFileSync(path.join(siteFolder, address)));
  const entries = await unpackTar(packed);
  expect(entries.map(({ header }) => header.name)).toEqual([
    'package/server.mjs',
    'package/handler.mjs',
    'package/package.json',
    'package/LICENSES.txt',
  ]);
  // Otherwise the same files would be other bytes the next time.
  expect(entries.map(({ header }) => header.mtime?.getTime())).toEqual([0, 0, 0, 0]);
  const textOf = (index: number) => new TextDecoder().decode(entries[index]!.data);
  const manifest = JSON.parse(textOf(2)) as object;
  expect(manifest).toMatchObject({ version: ownSettings.version, bin: 'server.mjs' });
  expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
  expect(textOf(3)).toContain('@modelcontextprotocol/sdk');
});

describe('the handler of requests', () => {
  const file = path.join(testFolder(), 'handler.mjs');
  beforeAll(() => copyFileSync(path.join(siteFolder, defaultBase, 'mcp/handler.mjs'), file));
  const load = () =>
    import(pathToFileURL(file).href) as Promise<{
      fetch: (request: Request) => Promise<Response>;
      default: { fetch: unknown };
    }>;

  test('answers a client over HTTP, with one file in an empty folder', async () => {
    const handler = await load();
    expect(handler.default.fetch).toBe(handler.fetch);
    const remote = new Client({ name: 'test', version: '1.0.0' });
    const transport = new StreamableHTTPClientTransport(new URL('http://docs.local/'), {
      fetch: (url, options) => handler.fetch(new Request(url, options)),
    });
    await remote.connect(transport);
    expect(await remote.listTools()).toEqual(await client.listTools());
    const input = { name: 'read_page', arguments: { page: 'core/react-account/' } };
    expect(await remote.callTool(input)).toEqual(await client.callTool(input));
    await remote.close();
  });

  test('says what it takes instead of another method or body', async () => {
    const { fetch } = await load();
    const get = await fetch(new Request('http://docs.local/'));
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    for (const [body, status] of [
      ['{', 400],
      ['x'.repeat(5_000_000), 413],
    ] as const) {
      const headers = {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      };
      const request = new Request('http://docs.local/', { method: 'POST', headers, body });
      expect((await fetch(request)).status).toBe(status);
    }
  });
});

test('describes its tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'read_page',
    'read_component_props',
    'list_demos',
    'read_demo',
    'check_code',
    'read_migration',
    'list_workbench_components',
    'read_workbench_component',
  ]);
  for (const { description, annotations } of tools) {
    expect(description).toBeTruthy();
    expect(annotations?.readOnlyHint).toBe(true);
  }
});

describe('answers questions from the right page', () => {
  let answered = 0;
  afterAll(() =>
    saveScore(siteFolder, 'agents', {
      answered,
      asked: agentQuestions.length,
      of: 'questions that an agent asks are answered from the right page',
    }),
  );
  test.each(agentQuestions)('$question', async ({ question, page, answer }) => {
    const wanted = defaultBase + page;
    expect(pagesIn(await call('search', { query: question })).slice(0, 2)).toContain(wanted);
    const { text, isError } = await call('read_page', { page: wanted });
    expect(isError).toBe(false);
    expect(text).toContain(`url: ${ownSettings.origin}${wanted}`);
    expect(text).toContain(answer);
    answered += 1;
  });
});

describe('answers questions about the workbench', () => {
  test.each(workbenchQuestions)('$question', async ({ component, answer }) => {
    const { text: list } = await call('list_workbench_components', {});
    expect(list).toMatch(new RegExp(`^- ${component}: .+\\.$`, 'm'));
    expect((await call('read_workbench_component', { name: component })).text).toContain(answer);
  });
});

test('reads a page by its URL, its path or its Markdown file', async () => {
  const path_ = 'core/react-account/';
  const { text } = await call('read_page', { page: path_ });
  for (const page of [
    defaultBase + path_,
    `${ownSettings.origin}${defaultBase}${path_}#slots`,
    `${defaultBase}${path_}index.md`,
    `${defaultBase}core/react-account`,
    `${defaultBase}core/react-account.md`,
  ])
    expect((await call('read_page', { page })).text, page).toBe(text);
});

test('reads the reference of a component, in the product that is meant', async () => {
  const read = async (input: Record<string, unknown>) =>
    (await call('read_component_props', input)).text
      .split('\n')
      .map((line) => JSON.parse(line) as { kind: string; record: { page: string } });
  const [layout] = await read({ name: 'dashboardLayout' });
  expect(JSON.stringify(layout)).toContain('"hideNavigation"');
  expect((await read({ name: 'List' })).map(({ kind }) => kind)).toEqual([
    'component',
    'studio-component',
  ]);
  const [studio, ...others] = await read({ name: 'List', product: 'studio' });
  expect(studio!.record.page).toBe('/toolpad/studio/reference/components/list/');
  expect(others).toEqual([]);
});

test('lists demos and reads their code', async () => {
  const all = await call('list_demos', {});
  const own = await call('list_demos', { page: 'core/react-dashboard-layout/' });
  expect(all.text).toContain(own.text.split('\n')[0]);
  expect(own.text.split('\n').length).toBeLessThan(all.text.split('\n').length);
  const [, name] = /^- (\w+):/.exec(own.text)!;
  const typed = await call('read_demo', { name });
  expect(typed.text).toContain('<DashboardLayout');
  expect((await call('read_demo', { name, language: 'js' })).text).toContain('.jsx');
});

test('searches one kind, and offers words when nothing is found', async () => {
  const commands = await call('search', { query: 'create app', kind: 'command' });
  expect(pagesIn(commands).length).toBeGreaterThan(0);
  // cspell:disable-next-line
  const nothing = await call('search', { query: 'dxshbxrdz' });
  expect(nothing).toMatchObject({ isError: false });
  expect(nothing.text).toContain('Nothing found');
});

test('checks code and reads what versions changed', async () => {
  const code = "import { PageContainerToolbar } from '@toolpad/core';\n<Foo />;";
  const checked = await call('check_code', { code });
  expect(checked.isError).toBe(false);
  expect(checked.text).toContain('`PageContainerToolbar` → `PageHeaderToolbar`');
  expect(checked.text).toContain('- `Foo`: not declared here.');
  expect(checked.text).toContain('Not checked: ');
  const { text } = await call('read_migration', { from: '0.11' });
  expect(text).toContain('## From 0.11 to 0.12');
  expect(text).toContain('## New in 0.13.0');
});

test('finds nothing in the code of any page, but something where it is marked as old', async () => {
  const pages = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.md'),
  );
  const blocks = pages.flatMap((file) =>
    readFences(file, readFileSync(path.join(siteFolder, file), 'utf8')).filter(({ language }) =>
      checkedLanguages.includes(language),
    ),
  );
  expect(blocks.length).toBeGreaterThan(400);
  for (const { file, line, code, old } of blocks) {
    const { text } = await call('check_code', { code });
    const expected = old ? /^Problems with/ : /^(?:These names|Nothing was checked)/;
    expect(text, `${file}:${line}`).toMatch(expected);
  }
  expect(blocks.some(({ old }) => old)).toBe(true);
});

describe('says what is wrong with an input', () => {
  test.each([
    // cspell:disable
    ['read_page', { page: '/toolpad/core/react-acount/' }, '/toolpad/core/react-account/'],
    ['read_page', { page: 'zzzzzzzzzzzzzzzzzzzz' }, 'search'],
    ['read_component_props', { name: 'DashbordLayout' }, 'DashboardLayout'],
    ['list_demos', { page: 'core/react-acount/' }, '/toolpad/core/react-account/'],
    ['read_demo', { name: 'DashboardLayoutBasik' }, 'DashboardLayoutBasic'],
    ['read_workbench_component', { name: 'Calout' }, 'Callout'],
    // cspell:enable
    ['check_code', { code: 'const a = ;' }, 'Line 1, column 11'],
    ['check_code', { code: 'a'.repeat(100_001) }, 'at most 100000'],
    ['check_code', { file: 'a.tsx' }, 'code'],
    ['read_migration', { from: '7' }, '0.12, 0.13'],
    ['search', {}, 'query'],
    ['search', { query: 'a', kind: 'nothing' }, 'guide'],
    ['read_everything', {}, 'read_everything'],
  ])('%s %j', async (tool, input, hint) => {
    const { text, isError } = await call(tool, input).catch((error: Error) => ({
      text: error.message,
      isError: true,
    }));
    expect(isError).toBe(true);
    expect(text).toContain(hint);
  });
});
