import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { componentPagesFile } from './addons/canvas/sitePage';
import { componentPages } from './componentPages';
import { site } from './site';
import { compilePage } from '../src/content/compilePage';
import type { PageMeta } from '../src/content/PageRecord';
import { formatProblem, type Problem } from '../src/content/Problem';
import { pathnameOf } from '../src/content/links';
import { readSettings } from '../src/content/readSettings';
import type { Playground } from '../src/domain/content/Playground';
import { createSite } from '../src/app/build/engine/createSite';
import { silentProgress } from '../src/app/build/engine/Progress';
import { readRecord } from '../src/app/build/engine/ContentCache';
import type { SiteSnapshot } from '../src/app/build/engine/SiteSnapshot';
import { readAdvertising } from '../src/app/build/environment/readAdvertising';
import { bundleCode } from '../src/app/build/output/buildSite';
import type { StoryPage } from '../stories/kit/StoryPage';

const suffix = '?compiled';
const prefix = '\0compiled-page:';
const referencePrefix = 'reference:';
const playgroundPrefix = 'playground:';
const figuresModule = 'virtual:figures';
const componentPagesModule = 'virtual:component-pages';
const named = [referencePrefix, playgroundPrefix, figuresModule, componentPagesModule];
const { base, contentDir } = site;

/** The page in whose place stories show pages that are not in the content folder. */
const placeOfOthers = 'core/introduction/page.mdx';

function stopAt(problems: readonly Problem[]) {
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
}

/** What a page loads when its playground opens; the frame stands for the demo, which has a story. */
function playgroundOf({ content }: SiteSnapshot, name: string): Playground {
  const file = content.playgrounds.get(name);
  if (!file)
    throw new Error(
      `There is no playground ${name}. They are ${[...content.playgrounds.keys()].join(', ')}.`,
    );
  return { ...(JSON.parse(file.text) as Playground), frame: 'demo-frame.html' };
}

/** What a page shows besides its record: its demos run in the workbench, and its playgrounds need no file. */
function contextOf(snapshot: SiteSnapshot, meta: PageMeta): StoryPage['context'] {
  const { section, details } = snapshot.pageContexts.placeOf(meta);
  return {
    ...snapshot.pageContexts.common({ runtime: '', sheet: '' }, undefined),
    section,
    ...details,
    demos: Object.fromEntries(
      Object.entries(details.demos).map(([name, demo]) => [
        name,
        { ...demo, frame: `demo-frame.html#${name}` },
      ]),
    ),
    playgrounds: Object.fromEntries(
      Object.entries(details.playgrounds ?? {}).map(([name, { of }]) => {
        const text = JSON.stringify(playgroundOf(snapshot, name));
        return [name, { of, address: `data:application/json,${encodeURIComponent(text)}` }];
      }),
    ),
  };
}

/** A page of the site. */
function sitePage(snapshot: SiteSnapshot, file: string): StoryPage {
  const { pages, recordsDir } = snapshot.content;
  const page = pages.find(({ meta }) => meta.file === file);
  if (!page)
    throw new Error(
      `There is no page ${file}. The pages are ${pages.map(({ meta }) => meta.file).join(', ')}.`,
    );
  return { record: readRecord(recordsDir, page.key), context: contextOf(snapshot, page.meta) };
}

/** A page outside the content folder, with what the site has, as if it were the introduction. */
async function otherPage(snapshot: SiteSnapshot, source: string): Promise<StoryPage> {
  const { figures, statuses, reference } = snapshot.content;
  const file = placeOfOthers;
  const { record, problems } = await compilePage({
    file,
    displayFile: path.relative(process.cwd(), source),
    text: readFileSync(source, 'utf8'),
    pathname: pathnameOf(file, base),
    base,
    figures,
    statuses,
    names: reference?.names,
  });
  stopAt(problems);
  return { record, context: contextOf(snapshot, record.meta) };
}

/**
 * Pages as the site has them: `import page from './page.mdx?compiled'` gives a written page,
 * `import page from 'reference:core/api/crud'` a reference page.
 * `import playground from 'playground:CrudPlayground'` gives what a page loads of a playground.
 * `import figures from 'virtual:figures'` gives the diagrams, pictures and films of all pages,
 * `import pages from 'virtual:component-pages'` the pages that contain each component. The manager gets the first of
 * each as a file.
 */
export function compiledPages(): Plugin {
  let code: ReturnType<typeof bundleCode> | undefined;
  let reading: Promise<SiteSnapshot> | undefined;
  const options = { ...site, progress: silentProgress };
  // With the cache of builds: the build of the site, which follows, finds all pages compiled.
  const pages = createSite(
    {
      ...options,
      advertising: readAdvertising({}, readSettings(options.contentDir).settings.advertising),
      licenseKey: undefined,
    },
    'build',
    async () => (await (code ??= bundleCode(options))).compiler,
  );
  const readSite = () => (reading ??= pages.read());
  const load = async (name: string) => {
    const snapshot = await readSite();
    if (name === figuresModule) return snapshot.content.figures;
    if (name === componentPagesModule) return componentPages(snapshot);
    if (name.startsWith(playgroundPrefix))
      return playgroundOf(snapshot, name.slice(playgroundPrefix.length));
    if (name.startsWith(referencePrefix))
      return sitePage(snapshot, `${name.slice(referencePrefix.length)}.mdx`);
    const file = path.relative(contentDir, name).split(path.sep).join('/');
    return file.startsWith('..') ? otherPage(snapshot, name) : sitePage(snapshot, file);
  };
  const firstPages = async () => {
    const all = Object.entries(componentPages(await readSite()));
    return JSON.stringify(Object.fromEntries(all.map(([name, [page]]) => [name, page])));
  };
  return {
    name: 'compiled-pages',
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use(`/${componentPagesFile}`, (_request, response, next) => {
        firstPages().then(
          (text) => response.setHeader('Content-Type', 'application/json').end(text),
          next,
        );
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: componentPagesFile, source: await firstPages() });
    },
    watchChange() {
      reading = undefined;
    },
    async closeBundle() {
      await (await code)?.threads.destroy();
      code = undefined;
    },
    resolveId(id, importer) {
      if (named.some((one) => id.startsWith(one))) return prefix + id;
      if (!id.endsWith(suffix) || !importer) return undefined;
      // Without the ending of MDX, so that Storybook's MDX plugin ignores it.
      return `${prefix}${path.resolve(path.dirname(importer), id.slice(0, -suffix.length))}.js`;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length).replace(/(\.mdx?)\.js$/, '$1');
      if (path.isAbsolute(name)) this.addWatchFile(name);
      return `export default ${JSON.stringify(await load(name))};`;
    },
  };
}
