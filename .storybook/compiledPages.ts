import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defaultContentDir, projectDir, publicDir } from '../src/app/build/paths';
import { siteSections, type SiteSections } from '../src/app/build/engine/siteSections';
import type { ShownDemo } from '../src/app/build/document/PageContext';
import { highlightReference } from '../src/app/build/engine/compileTasks';
import { readPlayground } from '../src/app/build/reference/playgrounds';
import { siteReference } from '../src/app/build/reference/siteReference';
import { siteConfig } from '../src/app/site.config';
import { defaultBase } from '../scripts/defaultBase';
import { siteFooter } from '../src/app/build/siteFooter';
import { menuPages } from '../src/domain/navigation/menu';
import { compileDemo } from '../src/content/compileDemo';
import { readFigures, type Figures } from '../src/content/figures/readFigures';
import { compilePage } from '../src/content/compilePage';
import type { PageMeta } from '../src/content/PageRecord';
import { formatProblem, type Problem } from '../src/content/Problem';
import { readMenu } from '../src/content/readMenu';
import { pathnameOf } from '../src/content/pathnameOf';
import {
  demoNameOf,
  filesOfDemo,
  listSources,
  sectionPathOf,
  type Sources,
} from '../src/content/sources';
import type { StoryPage } from '../stories/kit/StoryPage';

const suffix = '?compiled';
const prefix = '\0compiled-page:';
const referencePrefix = 'reference:';
const playgroundPrefix = 'playground:';
const base = defaultBase;

const read = (file: string) => readFileSync(path.join(defaultContentDir, file), 'utf8');
const display = (file: string) => path.relative(projectDir, file);

function stopAt(problems: readonly Problem[]) {
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
}

/** The real content with its reference, so that a page has its real menu. */
async function readSite() {
  const sources = listSources(defaultContentDir);
  const reference = siteReference(
    { contentDir: defaultContentDir, base, display: (file) => file },
    sources,
  );
  const illustrations = Object.keys(readAllFigures(sources).Illustration);
  const found = sources.menus.map((file) =>
    readMenu(read(file), file, sectionPathOf(file, base), base, illustrations),
  );
  stopAt(found.flatMap(({ problems }) => problems));
  const menus = found.map(({ menu }) => menu);
  reference.addMenus(menus);
  return { sources, reference, sections: siteSections(menus, base) };
}

const figuresModule = 'virtual:figures';

/** What pages show by a name. */
function readAllFigures(sources: Sources): Figures {
  const { figures, problems } = readFigures({
    contentDir: defaultContentDir,
    sources,
    publicDir,
    display: (file) => display(path.join(defaultContentDir, file)),
  });
  stopAt(problems);
  return figures;
}

async function readDemo(name: string, sources: Sources) {
  const file = sources.demos.find((candidate) => demoNameOf(candidate) === name);
  if (!file) throw new Error(`There is no demo ${name} in ${display(defaultContentDir)}.`);
  const files = Object.fromEntries(filesOfDemo(file, sources).map((other) => [other, read(other)]));
  const { demo, problems } = await compileDemo({ file, name, displayFile: file, files });
  stopAt(problems);
  return demo;
}

async function readDemos(
  { demos }: PageMeta,
  sources: Sources,
): Promise<Record<string, ShownDemo>> {
  const shown = demos.map(async ({ name }): Promise<[string, ShownDemo]> => {
    return [
      name,
      {
        record: await readDemo(name, sources),
        frame: `demo-frame.html#${name}`,
      },
    ];
  });
  return Object.fromEntries(await Promise.all(shown));
}

/** The footer of the site: its menus stand for its pages. */
function footerOf({ sections }: SiteSections) {
  const menus = sections.map(({ menu }) => menu);
  const pages = menus.flatMap(menuPages).map(({ href }) => href);
  const others = ['licenses/', 'privacy/', 'accessibility/', 'feed.xml', 'llms.txt'];
  return siteFooter(base, menus, new Set([...pages, ...others.map((file) => base + file)]));
}

function atItsPlace(
  sections: SiteSections,
  record: StoryPage['record'],
  own: Pick<StoryPage['context'], 'api' | 'demos' | 'editPath' | 'playgrounds'>,
): StoryPage {
  return {
    record,
    context: {
      base,
      products: sections.products,
      footer: footerOf(sections),
      repository: 'https://github.com/owner/docs',
      ...own,
      ...sections.placeOf(record.meta),
    },
  };
}

/** What a page loads when its playground opens; the frame stands for the demo, which has a story. */
async function readPlaygroundOf(
  name: string,
  { sources, reference }: Pick<Awaited<ReturnType<typeof readSite>>, 'sources' | 'reference'>,
) {
  const file = sources.playgrounds.find((one) => one.endsWith(`/${name}.yaml`));
  if (!file) throw new Error(`There is no playground ${name} in ${display(defaultContentDir)}.`);
  const demo = await readDemo(name, sources);
  const { playground, problems } = readPlayground(
    { text: read(file), file, name, demo, base },
    reference.records,
  );
  stopAt(problems);
  return { ...playground!, frame: 'demo-frame.html' };
}

/** The playgrounds of a page, each as a URL that needs no file. */
async function readPlaygrounds(
  { playgrounds = [] }: PageMeta,
  site: Parameters<typeof readPlaygroundOf>[1],
): Promise<StoryPage['context']['playgrounds']> {
  const read = playgrounds.map(async ({ name }) => {
    const playground = await readPlaygroundOf(name, site);
    const address = `data:application/json,${encodeURIComponent(JSON.stringify(playground))}`;
    return [name, { of: playground.of, address }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** A source with everything its page shows. A source outside the content folder is in the default section. */
async function readPage(file: string): Promise<StoryPage> {
  const { sources, reference, sections } = await readSite();
  const inContent = path.relative(defaultContentDir, file).split(path.sep).join('/');
  const isContent = !inContent.startsWith('..');
  const name = isContent ? inContent : `${siteConfig.defaultSection}/${path.basename(file)}`;
  const { record, problems } = await compilePage({
    file: name,
    displayFile: display(file),
    text: readFileSync(file, 'utf8'),
    pathname: pathnameOf(name, base),
    base,
    figures: readAllFigures(sources),
  });
  stopAt(problems);
  return atItsPlace(sections, record, {
    demos: await readDemos(record.meta, sources),
    playgrounds: await readPlaygrounds(record.meta, { sources, reference }),
    ...(record.meta.components
      ? { api: record.meta.components.flatMap((name) => reference.apiOf(name) ?? []) }
      : {}),
    editPath: display(file),
  });
}

/** A reference page, generated from the records of the packages. */
async function readReferencePage(page: string): Promise<StoryPage> {
  const { reference, sections } = await readSite();
  const found = reference.pages.find(({ meta }) => meta.file === `${page}.mdx`);
  if (!found)
    throw new Error(
      `There is no reference page ${page}. The pages are ${reference.pages.map(({ meta }) => meta.file.replace('.mdx', '')).join(', ')}.`,
    );
  return atItsPlace(sections, await highlightReference(found), { demos: {} });
}

/**
 * A page compiled as the site does, with its section: `import page from './page.mdx?compiled'` gives
 * a written page, `import page from 'reference:core/api/crud'` a reference page.
 * `import playground from 'playground:CrudPlayground'` gives what a page loads of a playground.
 * `import figures from 'virtual:figures'` gives the diagrams, pictures and films of all pages.
 */
export function compiledPages(): Plugin {
  return {
    name: 'compiled-pages',
    enforce: 'pre',
    resolveId(id, importer) {
      const isNamed = [referencePrefix, playgroundPrefix, figuresModule].some((one) =>
        id.startsWith(one),
      );
      if (isNamed) return prefix + id;
      if (!id.endsWith(suffix) || !importer) return undefined;
      // Without `.mdx` at the end, so that Storybook's MDX plugin ignores it.
      return `${prefix}${path.resolve(path.dirname(importer), id.slice(0, -suffix.length))}.js`;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      if (name === figuresModule)
        return `export default ${JSON.stringify(readAllFigures(listSources(defaultContentDir)))};`;
      if (name.startsWith(playgroundPrefix))
        return `export default ${JSON.stringify(await readPlaygroundOf(name.slice(playgroundPrefix.length), await readSite()))};`;
      if (name.startsWith(referencePrefix))
        return `export default ${JSON.stringify(await readReferencePage(name.slice(referencePrefix.length)))};`;
      const file = name.slice(0, -'.js'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await readPage(file))};`;
    },
  };
}
