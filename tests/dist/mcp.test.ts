import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteConfig } from '../../src/app/site.config';
import { defaultBase } from '../../scripts/defaultBase';
import { agentQuestions, workbenchQuestions } from '../search/agentQuestions';
import { siteFolder } from '../support/site';
import { testFolder } from '../../src/reference/testing/testFolder';

/** A copy in an empty folder: what it needs from elsewhere would be missing there. */
const folder = testFolder();
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  cpSync(path.join(siteFolder, 'mcp'), folder, { recursive: true });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['server.mjs'],
      cwd: folder,
      env: {},
    }),
  );
});
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

test('is one program with its data and no dependencies', () => {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({ version: siteConfig.version, bin: 'server.mjs' });
  expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual([
    'LICENSES.txt',
    'data.json',
    'package.json',
    'server.mjs',
  ]);
  expect(readFileSync(path.join(folder, 'LICENSES.txt'), 'utf8')).toContain(
    '@modelcontextprotocol/sdk',
  );
});

test('describes its tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'read_page',
    'read_component_props',
    'list_demos',
    'read_demo',
    'list_workbench_components',
    'read_workbench_component',
  ]);
  for (const { description, annotations } of tools) {
    expect(description).toBeTruthy();
    expect(annotations?.readOnlyHint).toBe(true);
  }
});

describe('answers questions from the right page', () => {
  test.each(agentQuestions)('$question', async ({ question, page, answer }) => {
    const wanted = defaultBase + page;
    expect(pagesIn(await call('search', { query: question })).slice(0, 2)).toContain(wanted);
    const { text, isError } = await call('read_page', { page: wanted });
    expect(isError).toBe(false);
    expect(text).toContain(`url: ${siteConfig.origin}${wanted}`);
    expect(text).toContain(answer);
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
    `${siteConfig.origin}${defaultBase}${path_}#slots`,
    `${defaultBase}${path_}index.md`,
    `${defaultBase}core/react-account`,
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
