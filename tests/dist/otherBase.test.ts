import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { defaultBase } from '../../scripts/defaultBase';
import { ownSettings } from '../../scripts/ownSettings';
import { buildSite, ContentError } from '../../src/app/build/output/buildSite';
import { listFile } from '../../src/app/build/output/OutputFolder';
import { silentProgress } from '../../src/app/build/engine/Progress';
import { defaultCacheDir, publicDir } from '../../src/app/build/paths';
import { hostNames, siteNames } from '../../src/content/checkPages';
import { formatProblem } from '../../src/content/Problem';
import { type registeredComponents } from '../../src/content/registry';
import { houseAdFiles } from '../support/houseAdFiles';
import houseAds from '../../docs/house-ads.json' with { type: 'json' };
import { testFolder } from '../../src/content/testing/testFolder';

const scene = '<Scene label="Scene" demo="Hello" alt="A demo">\n\nCaption\n\n</Scene>';
const tabs = '<Tabs label="Tabs">\n\n<Tab label="Tab">\n\nText\n\n</Tab>\n\n</Tabs>';
const card = '<LinkCard href="/guide/two/" title="Two" illustration="Crud">\n\nText\n\n</LinkCard>';
const buttons =
  '<LinkButtons>\n\n<LinkButton href="/guide/two/" main>Two</LinkButton>\n\n</LinkButtons>';
const cards = `<LinkCards>\n\n${card}\n\n</LinkCards>`;
const column = '<Column>\n\n### Column\n\nText\n\n</Column>';

const band = (text: string) => `<Band>\n\n## Band\n\n${text}\n\n</Band>`;
const columns = band(`<Columns>\n\n${column}\n\n${column}\n\n</Columns>`);
const scenes = band(`<Scenes label="Scenes">\n\n${scene}\n\n</Scenes>`);

/** Each component of pages, as the text of a page, with its layout. Playgrounds need a reference. */
const examples: Record<
  Exclude<keyof typeof registeredComponents, 'Playground'>,
  { layout?: string; text: string }
> = {
  Demo: { text: '<Demo name="Hello" title="Hello" height={200} />' },
  Diagram: { text: '<Diagram name="BindingFlow" />' },
  Picture: { text: '<Picture name="AddQuery" />' },
  Film: { text: '<Film name="BindProperty" />' },
  Tabs: { text: tabs },
  Tab: { text: tabs },
  Steps: { text: '<Steps>\n\n## First\n\nText\n\n</Steps>' },
  Status: { text: '<Status product="guide" />' },
  ActivityLog: { layout: 'landing', text: '<ActivityLog />' },
  ThemeEditor: { text: '<ThemeEditor />' },
  PrivacySwitch: { layout: 'landing', text: '<PrivacySwitch />' },
  LinkCards: { text: cards },
  LinkCard: { text: cards },
  LinkButtons: { text: buttons },
  LinkButton: { text: buttons },
  Band: { layout: 'home', text: band('Text') },
  Columns: { layout: 'home', text: columns },
  Column: { layout: 'home', text: columns },
  Scenes: { layout: 'home', text: scenes },
  Scene: { layout: 'home', text: scenes },
};

const page = (title: string, text: string, layout = 'doc') =>
  `---\ntitle: ${title}\ndescription: About ${title}\nlayout: ${layout}\n---\n\n# ${title}\n\n${text}\n`;

const guides = Object.entries(examples).filter(([, { layout = 'doc' }]) => layout === 'doc');
const markdown = `[Two](/guide/two/#part), ![Icon](/pictures/AddQuery-light.webp) and <https://example.com/>.

## Part

:::info[Title]
Text with a footnote.[^1]
:::

\`\`\`bash npm
npm install @toolpad/core
\`\`\`

[^1]: The note.
`;

const origin = 'https://guides.example';

const content: Record<string, string> = {
  ...houseAdFiles,
  'site.yaml': `name: Guides\norigin: ${origin}\nversion: 1.2.3\nadvertising:\n  enabled: true\n`,
  'index.mdx': page(
    'Home',
    Object.keys(examples)
      .map((name) => `[${name}](/guide/${name.toLowerCase()}/)`)
      .join('\n'),
    'landing',
  ),
  'redirects.yaml': 'moved:\n  /guide/old/: /guide/two/\n  /guide/two/#piece: /guide/tabs/\n',
  'status.yaml':
    'guide:\n  state: deprecated\n  since: 2026-09\n  text: No fixes.\n  links:\n    Two: /guide/two/\n',
  'guide/pages.json': JSON.stringify([
    { pathname: '/guide/two/' },
    ...guides.map(([name]) => ({ pathname: `/guide/${name.toLowerCase()}/` })),
  ]),
  'guide/diagrams/BindingFlow.yaml': readFileSync('docs/studio/diagrams/BindingFlow.yaml', 'utf8'),
  'guide/illustrations/Crud.svg': readFileSync('docs/illustrations/Crud.svg', 'utf8'),
  'guide/pictures.yaml': `AddQuery:\n  alt: ${'A menu that adds a query. '.repeat(3)}\n`,
  'guide/films.yaml': `BindProperty:\n  title: Bind\n  description: ${'It is bound. '.repeat(9)}\n  seconds: 11\n`,
  'guide/two.md': page('Two', markdown),
  'guide/skills/my-skill/SKILL.md':
    '---\nname: my-skill\ndescription: A.\n---\n\n# Skill\n\n{components}\n',
  'guide/demos/Hello.tsx':
    "import Button from '@mui/material/Button';\n\nexport default function Hello() {\n  return <Button>Hello</Button>;\n}\n",
  ...Object.fromEntries(
    Object.entries(examples).map(([name, { text, layout }]) => [
      `guide/${name.toLowerCase()}.mdx`,
      page(name, text, layout),
    ]),
  ),
};

interface Written {
  /** Path in the output. */
  file: string;
  text: string;
}

/** Paths on this host in a text of any format, where something surrounds them that is no part of a path. */
const pathsIn = ({ text }: Written, base: string): string[] =>
  [...text.matchAll(/(?<=["'`(=\s<>;,]|^)(?:https:\/\/guides\.example)?(\/[^\s"'`()<>\\&,;?#]*)/gm)]
    // Rules of hosts are about everything in a folder.
    .map(([, found = '']) => found.replace(/\.?\*$|:splat$/, ''))
    .filter((found) => found.startsWith(base));

/** Paths on this host in attributes of HTML, also relative ones. */
function linksIn({ file, text }: Written): string[] {
  const links: string[] = [];
  visit(fromHtml(text), 'element', ({ properties }) => {
    for (const name of ['href', 'src', 'srcSet', 'poster', 'action', 'data']) {
      const value = properties[name];
      const addresses = [value ?? []].flat().flatMap((one) => String(one).split(/,?\s+/, 1));
      for (const address of addresses) {
        const url = new URL(address, `http://docs.local/${file}`);
        if (url.host === 'docs.local') links.push(url.pathname.replace(/\/$/, '/index.html'));
      }
    }
  });
  return links;
}

describe.each(['/docs/x/', '/'])('a site below %s', (base) => {
  let out = '';
  let files: Written[] = [];
  const missing = ({ file }: Written, paths: readonly string[]) =>
    [...new Set(paths)]
      .map(decodeURI)
      // The server has no file at the short URL of a Markdown version.
      .filter((one) => ![one, one.replace(/\.md$/, '')].some((file) => existsSync(out + file)))
      .map((one) => `${file}: ${one}`);

  beforeAll(async () => {
    const contentDir = testFolder(content);
    // A feed needs the dates of changes.
    for (const command of ['init -q', 'add .', 'commit -qm Pages'])
      execFileSync(
        'git',
        ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...command.split(' ')],
        { cwd: contentDir },
      );
    out = path.join(testFolder(), 'out');
    await buildSite({
      contentDir,
      outDir: out,
      base,
      cacheDir: defaultCacheDir,
      publicDir,
      include: () => Promise.resolve({ workbench: testFolder({ 'index.html': '' }) }),
      progress: silentProgress,
    }).catch((error: unknown) => {
      throw error instanceof ContentError
        ? new Error(error.problems.map(formatProblem).join('\n'))
        : error;
    });
    files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(png|webp|webm|woff2|zip)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => ({ file: path.relative(out, file), text: readFileSync(file, 'utf8') }));
  }, 120_000);

  it('links only to its own files', () => {
    const pages = files.filter(({ file }) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(Object.keys(examples).length);
    expect(pages.flatMap((page) => missing(page, linksIn(page)))).toEqual([]);
  });

  it('names no license, as it documents other products', () => {
    const pages = files.filter(({ file }) => file.endsWith('.html'));
    expect(
      pages.filter(({ text }) => text.includes('MIT licensed')).map(({ file }) => file),
    ).toEqual([]);
  });

  // Below `/`, every slash in a text would be a path.
  it.skipIf(base === '/')('names only its own files, in every file that it writes', () => {
    const named = files.map((file) => [file, pathsIn(file, base)] as const);
    for (const file of ['sitemap.xml', 'feed.xml', 'llms.txt', 'offline.html', 'sw.js'])
      expect(named.find(([one]) => one.file === base.slice(1) + file)?.[1], file).not.toEqual([]);
    expect(named.flatMap(([file, paths]) => missing(file, paths))).toEqual([]);
  });

  it('nowhere has the base of this documentation', () => {
    const ads = houseAds.map(({ link }) => link);
    const pattern = new RegExp(`.{0,40}(?<![\\w/-]|\\w{3}\\.com)${defaultBase}.{0,40}`, 'g');
    const published = new RegExp(`${ownSettings.origin}${defaultBase}[^"\\s)<\\\\]*`, 'g');
    const found = files.flatMap(({ file, text }) =>
      [
        ...[...text.matchAll(pattern)].map(([one]) => one),
        ...[...text.matchAll(published)].map(([one]) => one).filter((one) => !ads.includes(one)),
      ].map((one) => `${file}: ${one}`),
    );
    expect(found).toEqual([]);
  });

  it('writes no name that pages could take unnoticed', () => {
    const ofPages = ['guide', 'index.html', 'index.md', 'films', 'pictures', listFile];
    const top = readdirSync(path.join(out, base)).filter((name) => !ofPages.includes(name));
    const root = readdirSync(out).filter((name) => !['docs', ...ofPages].includes(name));
    // A page of this site has the switch, so none is made for it.
    const reserved = [...siteNames, ...hostNames].filter((name) => name !== 'consent');
    expect([...new Set([...top, ...root])].sort()).toEqual(reserved.sort());
  });
});
