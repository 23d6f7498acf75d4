import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { recordSchema } from '../../src/reference/document/referenceDocument';
import { siteFolder, textPage } from '../support/site';
import { pages, servedSite } from './builtSite';

const site = servedSite();
const markdownFileOf = (page: string) =>
  readFileSync(path.join(siteFolder, page, 'index.md'), 'utf8');

describe('content negotiation', () => {
  const ask = (pathname: string, accept: string) =>
    site.ask(pathname, { headers: { Accept: accept } });

  test('answers Accept: text/markdown with the Markdown version', async () => {
    const response = await ask(textPage, 'text/markdown, text/html;q=0.9');
    expect(response.headers.get('content-type')).toMatch(/^text\/markdown;\s*charset=utf-8$/);
    expect(response.headers.get('content-location')).toBe(`${textPage}index.md`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(markdownFileOf(textPage));
  });

  test('answers browsers with HTML, and lets caches tell the two apart', async () => {
    const html = await ask(textPage, 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(html.headers.get('content-type')).toContain('text/html');
    const markdown = await ask(textPage, 'text/markdown');
    for (const { headers } of [html, markdown]) expect(headers.get('vary')).toMatch(/\bAccept\b/);
    expect(markdown.headers.get('etag')).not.toBe(html.headers.get('etag'));
  });

  test('redirects and missing pages stay what they are', async () => {
    expect((await ask(textPage.slice(0, -1), 'text/markdown')).status).toBe(308);
    const missing = await ask('/toolpad/nowhere/', 'text/markdown');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toContain('text/html');
  });
});

test.each(['core', 'studio'])('llms-full.txt of %s has the text of each page', async (product) => {
  const full = await (await site.ask(`/toolpad/${product}/llms-full.txt`)).text();
  const own = pages.filter(({ address }) => address.startsWith(`/toolpad/${product}/`));
  expect(own.length).toBeGreaterThan(20);
  for (const { address } of own) {
    const body = markdownFileOf(address).replace(/^---\n[^]*?\n# .*\n+/, '');
    expect(full, address).toContain(`Source: https://mui.com${address}\n\n${body.trim()}`);
  }
});

describe('the skill', () => {
  const index = '/toolpad/.well-known/agent-skills/index.json';
  const folder = path.join(siteFolder, 'toolpad/skills/toolpad-core');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

  test('is an archive of its files, with its digest in the list', async () => {
    const { skills } = (await (await site.ask(index)).json()) as {
      skills: { name: string; type: string; url: string; digest: string; description: string }[];
    };
    expect(skills).toMatchObject([{ name: 'toolpad-core', type: 'archive' }]);
    const [{ url, digest, description }] = skills as [(typeof skills)[0]];
    const archive = new Uint8Array(await (await site.ask(url)).arrayBuffer());
    expect(digest).toBe(`sha256:${createHash('sha256').update(archive).digest('hex')}`);
    const unpacked = unzipSync(archive);
    expect(Object.keys(unpacked).sort()).toEqual([...files].sort());
    for (const file of files) expect(strFromU8(unpacked[file]!), file).toBe(read(file));
    expect(read('SKILL.md')).toContain(`description: ${JSON.stringify(description)}\n`);
  });

  test('is listed at the root of the host and in llms.txt', async () => {
    const [rooted, own] = await Promise.all(
      [index.replace('/toolpad', ''), index].map((address) => site.ask(address)),
    );
    expect(rooted!.headers.get('content-type')).toContain('application/json');
    expect(await rooted!.text()).toBe(await own!.text());
    expect(readFileSync(path.join(siteFolder, 'toolpad/llms.txt'), 'utf8')).toContain(
      'https://mui.com/toolpad/skills/toolpad-core/SKILL.md',
    );
  });

  test('has the form that agents accept, and a line for each component and hook', async () => {
    const response = await site.ask('/toolpad/skills/toolpad-core/SKILL.md');
    expect(response.headers.get('content-type')).toMatch(/^text\/markdown;\s*charset=utf-8$/);
    const text = await response.text();
    expect(text).toMatch(/^---\nname: toolpad-core\ndescription: "[^\n]{1,1024}"\nmetadata:\n/);
    expect(text.split('\n').length).toBeLessThan(500);
    expect(text).not.toMatch(/^\{\S+\}$|\{version\}/m);
    expect(text.match(/^- `\w+`: .+\[Reference\]\(.+\), \[JSON\]\(.+\)$/gm)).toHaveLength(24 + 5);
    expect(read('references/pitfalls.md').match(/^## /gm)!.length).toBeGreaterThan(15);
  });

  test('leads only to its own files and to pages and files of the site', () => {
    const idsOf = (address: string) =>
      pages
        .find((page) => page.address === address)
        ?.all('[id]')
        .map(({ properties }) => properties.id);
    const broken = files.flatMap((file) =>
      [...read(file).matchAll(/\]\(((?:[^()]|\([^()]*\))+)\)/g)].flatMap(([, href = '']) => {
        const { origin, pathname, hash } = new URL(href, `https://skill.example/${file}`);
        const isOwn = origin === 'https://skill.example';
        if (!isOwn && !href.startsWith('https://mui.com/toolpad/')) return [];
        const target = path.join(isOwn ? folder : siteFolder, pathname);
        const [, page = pathname.replace(/index\.md$/, '')] =
          (isOwn && hash && /^url: https:\/\/[^/]+(.*)$/m.exec(read(pathname))) || [];
        const isThere = existsSync(target) && (hash === '' || idsOf(page)?.includes(hash.slice(1)));
        return isThere ? [] : [`${file}: ${href}`];
      }),
    );
    expect(broken).toEqual([]);
  });
});

test('a page that is made of a record names the record as JSON', async () => {
  const found = pages.flatMap((page) => {
    const href = page.attribute('link[type="application/json"]', 'href');
    return href === undefined ? [] : [{ address: page.address, href }];
  });
  expect(found).toHaveLength(24 + 5 + 21 + 5);
  for (const { address, href } of found) {
    const document = recordSchema.parse(await (await site.ask(href)).json());
    expect(document.record.page).toBe(address);
  }
});
