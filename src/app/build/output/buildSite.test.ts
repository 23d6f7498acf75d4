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
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AdTemplates } from '../../../components/Ad/Ad.behavior';
import { buildSite, ContentError, type BuildSiteOptions, type BuildResult } from './buildSite';
import { silentProgress } from '../engine/Progress';
import { testFolder, writeFiles } from '../../../content/testing/testFolder';

// Two of the builds bundle everything.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** Cached bundles are the same in every test here: made once. */
const cacheDir = testFolder();

const build = (folder: string, more: Partial<BuildSiteOptions> = {}): Promise<BuildResult> =>
  buildSite({
    contentDir: path.join(folder, 'content'),
    outDir: path.join(folder, 'out'),
    base: '/x/',
    cacheDir,
    progress: silentProgress,
    ...more,
  });

/** The problems of a build that must fail, as `file:line text`. */
const problemsOf = async (folder: string, more: Partial<BuildSiteOptions> = {}) => {
  const error: unknown = await build(folder, more).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  return (error as ContentError).problems.map(
    ({ file, line, what }) => `${path.basename(file)}:${line} ${what}`,
  );
};

const page = (title: string, body = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}\n---\n\n# ${title}\n\n${body}\n`;

const demo = (name: string) => `<Demo name="${name}" title="${name}" height={200} />`;

const menu = (...names: string[]) =>
  JSON.stringify(names.map((name) => ({ pathname: `/guide/${name}/` })));

const houseAd = (name: string, product?: string) => ({
  name,
  description: 'Text.',
  link: 'https://ads.example/',
  image: 'drawn',
  poweredby: 'Ads',
  label: name,
  product,
});

const pages = ['one', 'two', '中文', 'with space/cafe\u0301 (1)', 'linked/far'];

const content: Record<string, string> = {
  'site.yaml':
    'name: Docs\norigin: https://docs.example\nversion: 0.13.0\nadvertising: { enabled: true }\n',
  'status.yaml': 'old:\n  state: deprecated\n  since: 2026-09\n  text: No fixes.\n',
  'house-ads.json': JSON.stringify([houseAd('Live'), houseAd('Old', 'old')]),
  'house/drawn.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'index.mdx': page('Home').replace('description', 'layout: landing\ndescription'),
  'guide/pages.json': menu(...pages),
  'guide/one.mdx': page(
    'One',
    `[a](../中文/#标题) [b](/guide/%E4%B8%AD%E6%96%87/) [c](</guide/with space/café (1)/>) [d](/llms.txt) [two](/guide/two/#part)\n\n${demo('Hello')}`,
  ),
  'guide/two.md': page('Two', '## Part\n\n![Bar](<./a bär.svg>)\n\n:::error\nNo\n:::'),
  'guide/a bär.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4"/>',
  'guide/中文.mdx': page('中文', '## 标题').replace('description', 'lang: zh\ndescription'),
  'guide/with space/cafe\u0301 (1).mdx': page('Space'),
  'guide/demos/Hello.tsx':
    "import Button from '@mui/material/Button';\nimport Icon from '@mui/material/Icon';\n\nconst label: string = 'Hello';\n\nexport default function Hello() {\n  // preview-start\n  return <Button startIcon={<Icon>home</Icon>}>{label as string}</Button>;\n  // preview-end\n}\n",
  'guide/demos/Hello.tailwind.tsx': 'export default () => <b className="p-4">Hello</b>;\n',
  'guide/demos/Hello.css.tsx':
    'import \'./Hello.css\';\nexport default () => <b className="hello">Hello</b>;\n',
  'guide/demos/Hello.css': '.hello {\n  padding: 16px;\n}\n',
  'redirects.yaml':
    'spellings:\n  - [/guide/first/, /guide/one/]\nmoved:\n  /guide/two/#piece: /guide/one/\n  /alt ü/: /guide/中文/\n',
};

/** A folder with `content`, pages and a demo of it in a linked folder, and a folder of files to publish. */
function contentFolder(folder: string) {
  writeFiles(path.join(folder, 'content'), content);
  writeFiles(folder, {
    'elsewhere/far.mdx': page('Far', demo('Größe')),
    'elsewhere/demos/Größe.tsx':
      '// Needs a browser: it reads the window.\nexport default () => <p>{1 < window.innerWidth}</p>;\n',
    'public/robots.txt': 'User-agent: *',
    'made/index.html': 'Workbench',
  });
  symlinkSync('../../elsewhere', path.join(folder, 'content/guide/linked'));
  return folder;
}

describe('a folder of pages outside the project', () => {
  const folder = contentFolder(testFolder());
  const out = path.join(folder, 'out');
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
  const published = {
    publicDir: path.join(folder, 'public'),
    include: () => Promise.resolve({ workbench: path.join(folder, 'made') }),
    socialImages: true,
  };
  const addresses = path.join(folder, 'content/addresses.txt');

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', undefined);
    writeFileSync(addresses, '/guide/gone/\n');
    expect(await build(folder, { ...published, acceptAddresses: true })).toEqual({
      pages: 6,
      problems: [],
    });
  });

  it('becomes a site under its base path', () => {
    const html = read('x/guide/one/index.html');
    expect(html).toMatch(/^<!doctype html><html/);
    expect(html).toContain('<title>One - Guide</title>');
    expect(html).toContain('href="/x/guide/two/#part"');
    expect(html).toContain('aria-current="page">One</a>');
    for (const [, asset] of html.matchAll(/(?:href|src)="(\/x\/assets\/[^"]+)"/g))
      expect(existsSync(path.join(out, asset!)), asset).toBe(true);
    const [, image = ''] = /<img src="([^"]+)"/.exec(read('x/guide/two/index.html')) ?? [];
    expect(read(decodeURI(image))).toBe(content['guide/a bär.svg']);
    expect(read('404.html')).toContain('Page not found');
    expect(read('_headers')).toContain('/x/assets/*');
    expect(read('x/robots.txt')).toBe('User-agent: *');
    expect(readdirSync(out).sort()).toEqual([
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
      'workbench',
      'x',
    ]);
  });

  it('has a social image, a Markdown version and an entry in the lists for every page', () => {
    const [, socialImage] =
      /<meta property="og:image" content="https:\/\/docs\.example(\/x\/assets\/social\.[0-9a-f]{16}\.png)"/.exec(
        read('x/guide/one/index.html'),
      )!;
    expect(existsSync(path.join(out, socialImage!))).toBe(true);
    expect(read('x/guide/linked/far/index.md')).toBe(
      '---\ntitle: "Far"\ndescription: "About Far"\nproduct: "Guide"\nurl: https://docs.example/x/guide/linked/far/\nversion: 0.13.0\n---\n\nLooking for another page? [llms.txt](https://docs.example/x/llms.txt) lists them all.\n\n# Far\n\n```tsx\n// Needs a browser: it reads the window.\nexport default () => <p>{1 < window.innerWidth}</p>;\n```\n',
    );
    expect([...read('x/sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual(
      ['', ...pages.map((name) => `guide/${name.normalize()}/`)].map(
        (name) =>
          `https://docs.example/x/${encodeURI(name).replace('(', '%28').replace(')', '%29')}`,
      ),
    );
    expect(read('x/llms.txt')).toContain(
      '## Guide\n\n- [One](https://docs.example/x/guide/one/index.md): About One\n- [Two]',
    );
    // The folder is in no repository, so nothing says when a page changed.
    expect(existsSync(path.join(out, 'x/feed.xml'))).toBe(false);
  });

  it('takes names in any script and with spaces, and pages and demos of linked folders', () => {
    const [chinese, space] = ['%E4%B8%AD%E6%96%87', 'with%20space/caf%C3%A9%20%281%29'];
    const one = read('x/guide/one/index.html');
    expect([...one.matchAll(/<a href="([^"]+)">[a-d]<\/a>/g)].map(([, href]) => href)).toEqual([
      `/x/guide/${chinese}/#%E6%A0%87%E9%A2%98`,
      `/x/guide/${chinese}/`,
      `/x/guide/${space}/`,
      '/x/llms.txt',
    ]);
    expect(one).toContain(`href="/x/guide/${chinese}/">中文</a>`);
    expect(one).toContain(' lang="en"');
    expect(read('x/guide/中文/index.html')).toContain(' lang="zh"');
    const inSpace = 'x/guide/with space/café (1)/index.html';
    for (const head of ['rel="canonical" href=', 'property="og:url" content='])
      expect(read(inSpace)).toContain(`${head}"https://docs.example/x/guide/${space}/"`);
    expect(read('x/llms.txt')).toContain(`(https://docs.example/x/guide/${space}/index.md)`);
    expect(read('x/guide/with space/café (1)/index.md')).toContain(`guide/${space}/\n`);
    expect(read('redirects.nginx.conf')).toContain(`"/x/alt ü/" "/x/guide/${chinese}/"`);
    expect(read('x/alt ü/index.html')).toContain(`/x/guide/${chinese}/`);
    expect(read('x/guide/linked/far/index.html')).toContain('/x/frames/Gr%C3%B6%C3%9Fe/');
    expect(existsSync(path.join(out, 'x/frames/Größe/index.html'))).toBe(true);
  });

  it('leaves a demo to the browser whose source says why, as its page does', () => {
    expect(read('x/guide/linked/far/index.html')).toContain('server: it reads the window.');
    expect(read('x/frames/Größe/index.html')).toMatch(/<div id="demo"[^>]*><\/div><\/body>/);
  });

  it('carries in each page our own style sheet and the rules of its components, allowed by their hash', () => {
    const sheetIn = (file: string) => /<style>(.*?)<\/style>/s.exec(read(file))![1]!;
    const [one, two] = ['x/guide/one/index.html', 'x/guide/two/index.html'];
    for (const file of [one, two, '404.html']) {
      expect(sheetIn(file)).toContain('.tk-k');
      expect(read(file)).toContain(createHash('sha256').update(sheetIn(file)).digest('base64'));
    }
    expect(sheetIn(one)).not.toContain('[data-kind=error]');
    expect(sheetIn(two)).toContain('[data-kind=error]');
  });

  it('runs its demos with the packages of the project', () => {
    expect(read('x/guide/one/index.html')).toMatch(/<iframe[^>]* src="\/x\/frames\/Hello\/"/);
    expect(read('x/frames/Hello/index.html')).toContain('data-demo="Hello"');
    expect(read('x/frames/Hello/index.html')).toMatch(
      /<template id="demo-code">.*<link rel="modulepreload" href="\/x\/assets\/Hello\.[\w-]+\.js">/,
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
    const scripts = readdirSync(path.join(out, 'x/assets')).filter((file) =>
      /^Hello\..*js$/.test(file),
    );
    expect(scripts.map((file) => read(`x/assets/${file}`)).join()).toContain('Hello');
  });

  it('redirects by its table, in the words of every host, and keeps moved anchors on their page', () => {
    // Its form: `redirectFiles.test.ts`.
    expect(read('_redirects')).toMatch(
      /^\/x\/alt%20%C3%BC\/ \/x\/guide\/%E4%B8%AD%E6%96%87\/ 301\n[^]*\n\/en\/x\/\* \/x\/:splat 301\n$/,
    );
    expect(read('x/guide/first/index.html')).toContain('<a href="/x/guide/one/">');
    expect(read('x/guide/two/index.html')).toMatch(
      /<p id="piece" data-moved=""[^>]*>This section has moved: <a href="\/x\/guide\/one\/">One<\/a>/,
    );
    expect(JSON.parse(read('x/addresses.json'))).toMatchObject({
      base: '/x/',
      pages: expect.arrayContaining([
        { href: '/x/guide/one/', title: 'One', product: 'Guide', anchors: [] },
        { href: '/x/guide/two/', title: 'Two', product: 'Guide', anchors: ['part'] },
        { href: '/x/', title: 'Home', product: 'Docs', anchors: [] },
      ]),
    });
  });

  it('has its addresses listed, without one whose loss was accepted', () => {
    expect(readFileSync(addresses, 'utf8')).toMatch(
      /\n\/\n\/guide\/%E4%B8%AD%E6%96%87\/ #\S+\n\/guide\/linked\/far\/\n\/guide\/one\/\n\/guide\/two\/ #part\n/,
    );
    expect(readFileSync(addresses, 'utf8')).not.toContain('/gone/');
  });

  it('is the same bytes whatever NODE_ENV says, and wherever its folder is', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const other = contentFolder(path.join(testFolder(), 'deeper'));
    await build(other, { ...published, cacheDir: path.join(other, 'cache') });
    const filesIn = (dir: string) =>
      readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => path.relative(dir, path.join(file.parentPath, file.name)))
        .sort();
    const files = filesIn(out);
    expect(files.length).toBeGreaterThan(20);
    expect(filesIn(path.join(other, 'out'))).toEqual(files);
    const changed = files.filter(
      (file) =>
        !readFileSync(path.join(other, 'out', file)).equals(readFileSync(path.join(out, file))),
    );
    expect(changed).toEqual([]);
  });

  it('reports a page that cannot be read, and nothing that follows from it', async () => {
    writeFiles(path.join(folder, 'content'), {
      'guide/one.mdx': page('One', '<Open>\n\n## Part'),
      'guide/two.md': page('Two', '[part](/guide/one/#part)'),
      'redirects.yaml': '',
    });
    expect(await problemsOf(folder)).toEqual([
      expect.stringMatching(/^one\.mdx:\d+ MDX syntax error:/),
    ]);
  });

  it('lists every problem with file and line, and leaves the output and the list of addresses as they were', async () => {
    const [html, list] = [read('x/guide/one/index.html'), readFileSync(addresses, 'utf8')];
    writeFiles(path.join(folder, 'content'), {
      'guide/one.mdx': page(
        'One',
        `<Nope />\n\n[gone](/guide/gone/)\n\n[two](/guide/two)\n\n${demo('None')}`,
      ),
      'guide/two.md': page('Two', '## Piece'),
      'guide/stray.mdx': '---\ntitle: Stray\n---\n',
      'guide/pages.json': menu(...pages, 'none'),
      'redirects.yaml': '',
    });
    const problems = [
      'one.mdx:8 Unknown component <Nope>.',
      'one.mdx:10 The link /guide/gone/ does not lead to a page.',
      'one.mdx:12 The link /guide/two is not in canonical form.',
      'one.mdx:14 There is no demo None.',
      'pages.json:1 The menu entry /x/guide/none/ has no page.',
      'stray.mdx:1 The page /x/guide/stray/ is not in a menu.',
    ];
    expect(await problemsOf(folder, { acceptAddresses: true })).toEqual(problems);
    const stop = vi.fn();
    const include = (signal: AbortSignal) =>
      new Promise<never>(() => signal.addEventListener('abort', stop));
    expect(await problemsOf(folder, { include })).toEqual([
      expect.stringMatching(/^addresses\.txt:\d+ The anchor \/guide\/two\/#part is gone\./),
      ...problems,
    ]);
    expect(stop).toHaveBeenCalled();
    expect(read('x/guide/one/index.html')).toBe(html);
    expect(readFileSync(addresses, 'utf8')).toBe(list);
  });

  it('shows no house ad of a product that is not maintained', () => {
    const [templates] = readdirSync(path.join(out, 'x/assets')).filter((file) =>
      file.startsWith('templates.'),
    );
    const { houseAds } = JSON.parse(read(`x/assets/${templates}`)) as AdTemplates;
    expect(houseAds.map(({ name }) => name)).toEqual(['Live']);
    expect(existsSync(path.join(out, 'x/house/drawn-dark.svg'))).toBe(true);
  });

  it('drops what is gone when it is built again, and changes nothing but what it wrote', async () => {
    rmSync(path.join(folder, 'content/guide/stray.mdx'));
    rmSync(path.join(folder, 'content/guide/two.md'));
    writeFiles(path.join(folder, 'content'), {
      'guide/one.mdx': page('One'),
      'guide/pages.json': menu(...pages.filter((name) => name !== 'two')),
      'redirects.yaml': 'moved:\n  /guide/two/: /guide/one/\n',
    });
    writeFileSync(path.join(out, 'CNAME'), 'docs.example.com');
    expect(existsSync(path.join(out, 'x/house'))).toBe(true);
    await build(folder, {
      keep: ['workbench'],
      environment: { DOCS_WORKER: 'off', DOCS_ADS: 'off' },
    });
    expect(existsSync(path.join(out, 'x/house'))).toBe(false);
    expect(existsSync(path.join(out, 'x/guide/two/index.md'))).toBe(false);
    expect(read('CNAME')).toBe('docs.example.com');
    expect(read('workbench/index.html')).toBe('Workbench');
    expect(read('index.html')).toContain('href="/workbench/"');
    // The retired service worker, which DOCS_WORKER asks for.
    expect(read('x/guide/one/index.html')).not.toContain('docs:worker');
    expect(read('x/sw.js')).toContain('unregister');
    expect(existsSync(path.join(out, 'x/offline.html'))).toBe(false);
  });

  it('is published before what takes longer, which then joins it', async () => {
    const outDir = path.join(folder, 'first');
    const listings: string[][] = [];
    await build(folder, {
      ...published,
      outDir,
      siteFirst: { keep: [], published: () => void listings.push(readdirSync(outDir)) },
    });
    expect(listings).toEqual([expect.arrayContaining(['index.html', 'x'])]);
    expect(listings[0]).not.toContain('workbench');
    expect(readdirSync(outDir)).toContain('workbench');
  });

  it('is refused before any work when its output is in the folder of its pages', async () => {
    const contentDir = path.join(folder, 'content');
    const before = readdirSync(contentDir, { recursive: true });
    for (const outDir of [contentDir, path.join(contentDir, 'build'), folder])
      await expect(build(folder, { outDir })).rejects.toThrow(`cannot be written to ${outDir},`);
    expect(readdirSync(contentDir, { recursive: true })).toEqual(before);
  });
});

it('builds a site with problems, an origin and a front page missing, which claims no origin and no version', async () => {
  const folder = testFolder();
  writeFiles(path.join(folder, 'content'), {
    'guide/pages.json': menu('one'),
    'guide/one.md': page('One', '[gone](/gone/)'),
  });
  const warnings: string[] = [];
  const warn = (text: string) => void warnings.push(text);
  const { problems } = await build(folder, {
    progress: { ...silentProgress, warn },
    withProblems: true,
  });
  expect(problems).toMatchObject([{ what: 'The link /gone/ does not lead to a page.' }]);
  expect(warnings).toEqual([
    expect.stringMatching(/^Without an origin, .*site\.yaml$/),
    expect.stringMatching(/^There is no front page.*index\.md$/),
  ]);
  const html = readFileSync(path.join(folder, 'out/x/guide/one/index.html'), 'utf8');
  expect(html).toContain('<title>One - Guide</title>');
  expect(html).not.toMatch(/rel="canonical"|og:url|ld\+json|docs:worker|mui\.com|toolpad/i);
  expect(readdirSync(path.join(folder, 'out/x'))).not.toContain('sitemap.xml');
});

it('names the lines of status.yaml and site.yaml that stop the build', async () => {
  const folder = testFolder({
    'content/site.yaml': 'name: Home\norigin: docs.example\nhue: red\n',
    'content/index.mdx': content['index.mdx']!,
    'content/status.yaml': 'guide:\n  state: dead\n  since: 2026-09\n  text: A\n',
  });
  expect(await problemsOf(folder)).toEqual([
    expect.stringMatching(/^site\.yaml:2 `origin`: /),
    'site.yaml:3 `hue`: unknown key.',
    expect.stringMatching(/^status\.yaml:2 /),
  ]);
});

it('stops at a skill that names what the site does not have', async () => {
  const folder = testFolder();
  writeFiles(path.join(folder, 'content'), {
    'index.mdx': page('Home').replace('description', 'layout: landing\ndescription'),
    'guide/pages.json': menu('one'),
    'guide/one.mdx': page('One', '## Part'),
    'guide/skills/my-skill/SKILL.md':
      '---\nname: my-skill\ndescription: A.\n---\n\n[A](/x/guide/one/)\n[B](/x/guide/won/)\n\n{/x/guide/one/#parts}\n\n{component}\n',
  });
  expect(await problemsOf(folder)).toEqual([
    'SKILL.md:7 The link /x/guide/won/ does not lead to a page.',
    'SKILL.md:9 The link /x/guide/one/#parts points to an anchor that /x/guide/one/ does not have.',
    'SKILL.md:11 The link component does not lead to a page.',
  ]);
});

it('names a folder that is missing or holds no page, and a variable with an unknown value', async () => {
  const folder = testFolder();
  await expect(build(folder)).rejects.toThrow('does not exist. Name another one with --content.');
  mkdirSync(path.join(folder, 'content'));
  await expect(build(folder)).rejects.toThrow('There is no page in');
  await expect(build(folder, { environment: { DOCS_WORKER: 'no' } })).rejects.toThrow(
    'DOCS_WORKER',
  );
});
