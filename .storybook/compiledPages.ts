import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defaultContentDir, projectDir } from '../src/app/build/paths';
import { siteModel } from '../src/app/build/siteModel';
import type { ShownDemo } from '../src/app/document/SiteModel';
import { siteConfig } from '../src/app/site.config';
import { compileDemo } from '../src/content/compileDemo';
import { compilePage } from '../src/content/compilePage';
import type { PageMeta } from '../src/content/PageRecord';
import { formatProblem, type Problem } from '../src/content/Problem';
import { readMenu } from '../src/content/readMenu';
import { demoNameOf, filesOfDemo, listSources, pathnameOf, sectionPathOf, type Sources } from '../src/content/sources';
import type { StoryPage } from '../stories/kit/StoryPage';

const suffix = '?compiled';
const prefix = '\0compiled-page:';
const { base } = siteConfig;

const read = (file: string) => readFileSync(path.join(defaultContentDir, file), 'utf8');
const display = (file: string) => path.relative(projectDir, file);

function stopAt(problems: readonly Problem[]) {
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
}

/** Menus of the real content, so that a page stands in the menu that readers see. */
function readSite() {
  const sources = listSources(defaultContentDir);
  const menus = sources.menus.map((file) => readMenu(read(file), file, sectionPathOf(file, base), base));
  stopAt(menus.flatMap(({ problems }) => problems));
  return { sources, model: siteModel(menus.map(({ menu }) => menu), base) };
}

async function readDemos({ demos }: PageMeta, sources: Sources): Promise<Record<string, ShownDemo>> {
  const shown = demos.map(async ({ name }): Promise<[string, ShownDemo]> => {
    const file = sources.demos.find((candidate) => demoNameOf(candidate) === name);
    if (!file) throw new Error(`There is no demo ${name} in ${display(defaultContentDir)}.`);
    const files = Object.fromEntries(filesOfDemo(file, sources).map((other) => [other, read(other)]));
    const { demo, problems } = await compileDemo({ file, name, displayFile: file, files });
    stopAt(problems);
    return [name, { record: demo, frame: `demo-frame.html#${name}` }];
  });
  return Object.fromEntries(await Promise.all(shown));
}

/** A source with all that its page shows. One outside the content folder stands for a page of the default section. */
async function readPage(file: string): Promise<StoryPage> {
  const { sources, model } = readSite();
  const inContent = path.relative(defaultContentDir, file).split(path.sep).join('/');
  const isContent = !inContent.startsWith('..');
  const name = isContent ? inContent : `${siteConfig.defaultSection}/${path.basename(file)}`;
  const { record, problems } = await compilePage({
    file: name,
    displayFile: display(file),
    text: readFileSync(file, 'utf8'),
    pathname: pathnameOf(name, base),
    base,
  });
  stopAt(problems);
  return {
    record,
    surroundings: {
      base,
      products: model.products,
      demos: await readDemos(record.meta, sources),
      editPath: display(file),
      ...model.placeOf(record.meta),
    },
  };
}

/** `import page from './page.mdx?compiled'`: a page as the site's own compiler makes it, with its place on the site. */
export function compiledPages(): Plugin {
  return {
    name: 'compiled-pages',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.endsWith(suffix) || !importer) return undefined;
      // Without `.mdx` at its end: the workbench's own MDX is not meant.
      return `${prefix}${path.resolve(path.dirname(importer), id.slice(0, -suffix.length))}.js`;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const file = id.slice(prefix.length, -'.js'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await readPage(file))};`;
    },
  };
}
