// cspell:ignore größe
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WorkerFacts } from '../../serviceWorker';
import { buildSite, ContentError, type BuildSiteOptions } from './buildSite';
import { silentProgress } from '../engine/Progress';
import { testFolder, writeFiles } from '../../../reference/testing/testFolder';

let folder = '';
beforeEach(() => {
  folder = testFolder();
});

/** Bundles are the same in every test here: made once. */
const cacheDir = testFolder();

const out = () => path.join(folder, 'out');

const write = (files: Record<string, string>) => writeFiles(path.join(folder, 'content'), files);

const build = (
  more: { base?: string } & Pick<
    BuildSiteOptions,
    'publicDir' | 'acceptAddresses' | 'environment' | 'include' | 'keep'
  > & { outDir?: string } = {},
) =>
  buildSite({
    contentDir: path.join(folder, 'content'),
    outDir: out(),
    base: '/x/',
    cacheDir,
    progress: silentProgress,
    ...more,
  });

const page = (title: string, body = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}\n---\n\n# ${title}\n\n${body}\n`;

const read = (file: string) => readFileSync(path.join(out(), file), 'utf8');

const sheetIn = (file: string) => /<style>(.*?)<\/style>/s.exec(read(file))![1]!;

const small = {
  'guide/pages.json':
    '[{ "pathname": "/guide/one/" }, { "pathname": "/guide/two/", "title": "Second" }]',
  'guide/one.mdx': page('One', 'See [two](/guide/two/#part).'),
  'guide/two.md': page('Two', '## Part\n\nText'),
  'index.mdx': page('Home').replace('description', 'layout: landing\ndescription'),
};

describe('a folder of pages', { timeout: 60_000 }, () => {
  it('becomes a site under its base path', async () => {
    write(small);
    expect(await build()).toEqual({ pages: 3 });
    const html = read('x/guide/one/index.html');
    expect(html).toMatch(/^<!doctype html><html/);
    expect(html).toContain('<title>One - Guide</title>');
    expect(html).toContain('href="/x/guide/two/#part"');
    expect(html).toContain('aria-current="page">One</a>');
    expect(html).toMatch(/rel="next"|Second/);
    for (const [, asset] of html.matchAll(/(?:href|src)="(\/x\/assets\/[^"]+)"/g))
      expect(existsSync(path.join(out(), asset!)), asset).toBe(true);
    expect(read('404.html')).toContain('Page not found');
    expect(read('_headers')).toContain('/x/assets/*');
    expect(readdirSync(out()).sort()).toEqual([
      '.site-files',
      '404.html',
      '_headers',
      '_redirects',
      'headers.json',
      'headers.nginx.conf',
      'index.html',
      'redirects.json',
      'redirects.nginx.conf',
      'robots.txt',
      'server.nginx.conf',
      'x',
    ]);
  });

  it('has a social image, a Markdown version and an entry in the lists for every page', async () => {
    write({
      ...small,
      'guide/one.mdx': page('One', '<Demo name="Hello" title="Hello" height={200} />'),
      'guide/demos/Hello.tsx': 'export default () => <p>{1 < 2}</p>;\n',
    });
    await build();
    const [, picture] =
      /<meta property="og:image" content="https:\/\/mui\.com(\/x\/assets\/social\.[0-9a-f]{16}\.png)"/.exec(
        read('x/guide/one/index.html'),
      )!;
    expect(existsSync(path.join(out(), picture!))).toBe(true);
    expect(read('x/guide/one/index.md')).toBe(
      '---\ntitle: "One"\ndescription: "About One"\nproduct: "Guide"\nurl: https://mui.com/x/guide/one/\n---\n\n# One\n\n```tsx\nexport default () => <p>{1 < 2}</p>;\n```\n',
    );
    expect([...read('x/sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual([
      'https://mui.com/x/',
      'https://mui.com/x/guide/one/',
      'https://mui.com/x/guide/two/',
    ]);
    expect(read('x/llms.txt')).toContain(
      '## Guide\n\n- [One](https://mui.com/x/guide/one/index.md): About One\n- [Two]',
    );
    // The folder is in no repository, so nothing says when a page changed.
    expect(existsSync(path.join(out(), 'x/feed.xml'))).toBe(false);
  });

  it('takes names in any script and with spaces, and pages and demos of linked folders', async () => {
    write({
      'index.mdx': small['index.mdx'],
      'guide/pages.json': JSON.stringify(
        ['one', '中文', 'with space/cafe\u0301 (1)', 'linked/far'].map((name) => ({
          pathname: `/guide/${name}/`,
        })),
      ),
      'guide/one.mdx': page(
        'One',
        '[a](../中文/#标题) [b](/guide/%E4%B8%AD%E6%96%87/) [c](</guide/with space/café (1)/>) [d](/llms.txt)',
      ),
      'guide/中文.mdx': page('中文', '## 标题'),
      'guide/with space/cafe\u0301 (1).mdx': page('Space'),
      'redirects.yaml': 'moved:\n  /alt ü/: /guide/中文/\n',
    });
    writeFiles(path.join(folder, 'elsewhere'), {
      'far.mdx': page('Far', '<Demo name="Größe" title="G" height={200} />'),
      'demos/Größe.tsx': 'export default () => <p>x</p>;\n',
    });
    symlinkSync('../../elsewhere', path.join(folder, 'content/guide/linked'));
    await build();
    const [chinese, space] = ['%E4%B8%AD%E6%96%87', 'with%20space/caf%C3%A9%20%281%29'];
    const one = read('x/guide/one/index.html');
    expect([...one.matchAll(/<a href="([^"]+)">[a-d]<\/a>/g)].map(([, href]) => href)).toEqual([
      `/x/guide/${chinese}/#%E6%A0%87%E9%A2%98`,
      `/x/guide/${chinese}/`,
      `/x/guide/${space}/`,
      '/x/llms.txt',
    ]);
    expect(one).toContain(`href="/x/guide/${chinese}/">中文</a>`);
    const [inSpace, far] = ['x/guide/with space/café (1)/index.html', 'x/guide/linked/far/'];
    for (const head of ['rel="canonical" href=', 'property="og:url" content='])
      expect(read(inSpace)).toContain(`${head}"https://mui.com/x/guide/${space}/"`);
    expect(read('x/sitemap.xml')).toContain(`<loc>https://mui.com/x/guide/${space}/</loc>`);
    expect(read('x/llms.txt')).toContain(`(https://mui.com/x/guide/${space}/index.md)`);
    expect(read('x/guide/with space/café (1)/index.md')).toContain(`guide/${space}/\n`);
    expect(read('_redirects')).toContain(`/x/alt%20%C3%BC/ /x/guide/${chinese}/ 301`);
    expect(read('redirects.nginx.conf')).toContain(`"/x/alt ü/" "/x/guide/${chinese}/"`);
    expect(read('x/alt ü/index.html')).toContain(`/x/guide/${chinese}/`);
    expect(read(`${far}index.html`)).toContain('/x/frames/Gr%C3%B6%C3%9Fe/');
    expect(existsSync(path.join(out(), 'x/frames/Größe/index.html'))).toBe(true);
  });

  it('carries in each page our own style sheet and the rules of its components, allowed by their hash', async () => {
    write({
      ...small,
      'guide/two.md': page('Two', '## Part\n\n:::error\nNo\n:::'),
    });
    await build();
    const [one, two] = ['x/guide/one/index.html', 'x/guide/two/index.html'];
    for (const file of [one, two, '404.html']) {
      expect(sheetIn(file)).toContain('.tk-k');
      expect(read(file)).toContain(createHash('sha256').update(sheetIn(file)).digest('base64'));
    }
    expect(sheetIn(one)).not.toContain('[data-kind=error]');
    expect(sheetIn(two)).toContain('[data-kind=error]');
  });

  it('has a service worker that keeps what was published', async () => {
    const shell = () =>
      (JSON.parse(/^self\.docsSite=(.+);$/m.exec(read('x/sw.js'))![1]!) as WorkerFacts).shell;
    write(small);
    await build();
    for (const { url } of shell()) expect(existsSync(path.join(out(), url)), url).toBe(true);
    expect(shell().map(({ url }) => url)).toContain('/x/offline.html');
    expect(read('x/guide/one/index.html')).toContain(
      '<meta name="docs:worker" content="https://mui.com/x/sw.js"/>',
    );
  });

  it('can publish the retired service worker', async () => {
    write(small);
    await build({ environment: { DOCS_WORKER: 'off' } });
    expect(read('x/guide/one/index.html')).not.toContain('docs:worker');
    expect(read('x/sw.js')).toContain('unregister');
    expect(existsSync(path.join(out(), 'x/offline.html'))).toBe(false);
    await expect(build({ environment: { DOCS_WORKER: 'no' } })).rejects.toThrow('DOCS_WORKER');
  });

  it('drops pages that are gone', async () => {
    write({
      ...small,
      'guide/three.mdx': page('Three'),
      'guide/pages.json': small['guide/pages.json'].replace(
        ']',
        ', { "pathname": "/guide/three/" }]',
      ),
    });
    await build();
    rmSync(path.join(folder, 'content/guide/three.mdx'));
    write(small);
    await build();
    expect(existsSync(path.join(out(), 'x/guide/three'))).toBe(false);
  });

  it('runs demos of a folder outside the project, with the packages of the project', async () => {
    write({
      ...small,
      'guide/one.mdx': page('One', '<Demo name="Hello" title="Hello" height={200} />'),
      'guide/demos/Hello.tsx':
        "import Button from '@mui/material/Button';\nimport Icon from '@mui/material/Icon';\n\nconst label: string = 'Hello';\n\nexport default function Hello() {\n  // preview-start\n  return <Button startIcon={<Icon>home</Icon>}>{label as string}</Button>;\n  // preview-end\n}\n",
      'guide/demos/Hello.tailwind.tsx': 'export default () => <b className="p-4">Hello</b>;\n',
      'guide/demos/Hello.css.tsx':
        'import \'./Hello.css\';\nexport default () => <b className="hello">Hello</b>;\n',
      'guide/demos/Hello.css': '.hello {\n  padding: 16px;\n}\n',
    });
    await build();
    expect(read('x/guide/one/index.html')).toMatch(/<iframe[^>]* src="\/x\/frames\/Hello\/"/);
    expect(read('x/frames/Hello/index.html')).toContain('data-demo="Hello"');
    expect(read('x/frames/Hello/index.html')).toMatch(
      /<link rel="modulepreload" href="\/x\/assets\/Hello\.[\w-]+\.js"\/>/,
    );
    const blocksOf = (file: string) =>
      [...read(`x/guide/one/${file}`).matchAll(/<pre[^>]*aria-label="([^"]+)"/g)].map(
        (match) => match[1],
      );
    expect(blocksOf('index.html')).toEqual(['Part of Hello.tsx', 'Part of Hello.jsx']);
    expect(blocksOf('code.html')).toEqual([
      ...['Hello', 'Hello.tailwind', 'Hello.css'].flatMap((name) => [`${name}.tsx`, `${name}.jsx`]),
      'Hello.css',
    ]);
    const scripts = readdirSync(path.join(out(), 'x/assets')).filter((file) =>
      /^Hello\..*js$/.test(file),
    );
    expect(scripts.map((file) => read(`x/assets/${file}`)).join()).toContain('Hello');
  });

  it('publishes the public folder below the base', async () => {
    write(small);
    mkdirSync(path.join(folder, 'public'));
    writeFileSync(path.join(folder, 'public/robots.txt'), 'User-agent: *');
    await build({ publicDir: path.join(folder, 'public') });
    expect(read('x/robots.txt')).toBe('User-agent: *');
  });

  it('changes nothing but what it wrote, and keeps the folders of earlier builds that are named in keep', async () => {
    write(small);
    writeFiles(folder, { 'made/index.html': 'Workbench' });
    await build({ include: { workbench: path.join(folder, 'made') } });
    writeFileSync(path.join(out(), 'CNAME'), 'docs.example.com');
    rmSync(path.join(folder, 'content/guide/two.md'));
    write({ 'guide/pages.json': '[{ "pathname": "/guide/one/" }]', 'guide/one.mdx': page('One') });
    await build({ keep: ['workbench'] });
    expect(existsSync(path.join(out(), 'x/guide/two'))).toBe(false);
    expect(read('CNAME')).toBe('docs.example.com');
    expect(read('workbench/index.html')).toBe('Workbench');
    expect(read('index.html')).toContain('href="/workbench/"');
  });

  it('is refused before any work when its folder is that of the pages', async () => {
    write(small);
    const contentDir = path.join(folder, 'content');
    const before = readdirSync(contentDir, { recursive: true });
    for (const outDir of [contentDir, path.join(contentDir, 'build'), folder])
      await expect(build({ outDir })).rejects.toThrow(`cannot be written to ${outDir},`);
    expect(readdirSync(contentDir, { recursive: true })).toEqual(before);
  });
});

it('names the line of status.yaml that stops the build', { timeout: 60_000 }, async () => {
  write({ ...small, 'status.yaml': 'guide:\n  state: dead\n  since: 2026-09\n  text: A\n' });
  const problems = await build().then(
    () => [],
    (error: ContentError) => error.problems.map(({ file, line }) => [path.basename(file), line]),
  );
  expect(problems).toEqual([['status.yaml', 2]]);
});

describe('addresses', { timeout: 60_000 }, () => {
  const table =
    'spellings:\n  - [/guide/first/, /guide/one/]\nmoved:\n  /guide/two/#piece: /guide/one/\n';

  it('redirect by the table, in the words of every host, and moved anchors stand on their page', async () => {
    write({ ...small, 'redirects.yaml': table });
    await build();
    expect(read('_redirects')).toBe(
      '/x/guide/first/ /x/guide/one/ 301\n/x/guide/first /x/guide/one/ 301\n/en/x/* /x/:splat 301\n',
    );
    expect(read('x/guide/first/index.html')).toContain('<a href="/x/guide/one/">');
    expect(read('x/guide/two/index.html')).toMatch(
      /<p id="piece" data-moved-to="\/x\/guide\/one\/"[^>]*>This section has moved: <a href="\/x\/guide\/one\/">One<\/a>/,
    );
    expect(JSON.parse(read('x/addresses.json'))).toEqual({
      base: '/x/',
      pages: [
        { href: '/x/guide/one/', title: 'One', product: 'Guide', anchors: [] },
        { href: '/x/guide/two/', title: 'Two', product: 'Guide', anchors: ['part'] },
        { href: '/x/', title: 'Home', product: 'Toolpad', anchors: [] },
      ],
    });
  });

  it('that were listed and are gone stop the build, until they redirect or the loss is accepted', async () => {
    write(small);
    await build({ acceptAddresses: true });
    expect(readFileSync(path.join(folder, 'content/addresses.txt'), 'utf8')).toMatch(
      /\n\/\n\/guide\/one\/\n\/guide\/two\/ #part\n$/,
    );
    write({
      'guide/one.mdx': page('One'),
      'guide/two.md': page('Two', '## Piece'),
      'redirects.yaml': '',
    });
    const problems = () =>
      build().then(
        () => [],
        (error: ContentError) =>
          error.problems.map(
            ({ file, line, what, fix }) => `${path.basename(file)}:${line} ${what} ${fix}`,
          ),
      );
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^addresses\.txt:5 The anchor \/guide\/two\/#part is gone\. .*`\/guide\/two\/#part: \/new\/place\/`.*npm run addresses$/,
      ),
    ]);
    write({ 'redirects.yaml': 'moved:\n  /guide/two/#part: /guide/two/#piece\n' });
    expect(await problems()).toEqual([]);
    write({ 'redirects.yaml': '' });
    const list = () => readFileSync(path.join(folder, 'content/addresses.txt'), 'utf8');
    const before = list();
    write({ 'guide/one.mdx': page('One', '[gone](/guide/gone/)') });
    await expect(build({ acceptAddresses: true })).rejects.toThrow(ContentError);
    expect(list()).toBe(before);
    write({ 'guide/one.mdx': page('One') });
    await build({ acceptAddresses: true });
    expect(await problems()).toEqual([]);
  });
});

describe('bad content', { timeout: 60_000 }, () => {
  it('lists every problem with file and line, and leaves the output as it was', async () => {
    write(small);
    await build();
    const before = read('x/guide/one/index.html');
    write({
      'guide/one.mdx': page(
        'One',
        '<Nope />\n\n[gone](/guide/gone/)\n\n[two](/guide/two)\n\n<Demo name="None" title="None" />',
      ),
      'guide/stray.mdx': '---\ntitle: Stray\n---\n',
      'guide/pages.json':
        '[{ "pathname": "/guide/one/" }, { "pathname": "/guide/two/" },\n{ "pathname": "/guide/none/" }]',
    });
    const error = await build().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ContentError);
    expect(
      (error as ContentError).problems.map(
        ({ file, line, what }) => `${path.basename(file)}:${line} ${what}`,
      ),
    ).toEqual([
      'one.mdx:8 Unknown component <Nope>.',
      'one.mdx:10 The link /guide/gone/ does not lead to a page.',
      'one.mdx:12 The link /guide/two is not in canonical form.',
      'one.mdx:14 There is no demo None.',
      'pages.json:2 The menu entry /x/guide/none/ has no page.',
      'stray.mdx:1 The page /x/guide/stray/ is not in a menu.',
      'stray.mdx:2 The page has no description.',
    ]);
    expect(read('x/guide/one/index.html')).toBe(before);
    expect(readdirSync(folder).sort()).toEqual(['content', 'out']);
  });

  it('names a folder that is missing or holds no page', async () => {
    await expect(build()).rejects.toThrow('does not exist. Name another one with --content.');
    mkdirSync(path.join(folder, 'content'));
    await expect(build()).rejects.toThrow('There is no page in');
  });
});
