import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Indexer, StoriesEntry } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { isOwnContent, projectDir } from '../src/app/build/paths.ts';
import { listSources } from '../src/content/sources.ts';
import { upperFirst } from '../src/domain/navigation/menu.ts';
import { contentGroups, storyFolders } from './sidebar/groups.ts';
import { site } from './site.ts';

const demoPrefix = 'virtual:demo-stories:';
const pagePrefix = 'virtual:page-stories:';

const kit = {
  demo: path.join(projectDir, 'stories/demos/plainStories.ts'),
  page: path.join(projectDir, 'stories/pages/plainPages.ts'),
};

/** Imports of what this documentation has: a page, a demo, a playground or a figure of its own. */
const ofOwnContent =
  /from '(reference:|playground:|virtual:figures'|[^']*\?compiled'|[./]+\/docs\/)/;

const isOfOwnContent = (file: string) => ofOwnContent.test(readFileSync(file, 'utf8'));

/** Stories of the interface alone, for the workbench of another folder than ours. */
const interfaceStories = storyFolders
  .filter(({ titlePrefix }) => !contentGroups.includes(titlePrefix))
  .map((entry) => {
    const folder = path.join(projectDir, '.storybook', entry.directory);
    const bound = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx') && isOfOwnContent(path.join(folder, file)))
      .map((file) => path.basename(file, '.stories.tsx'));
    return bound.length === 0 ? entry : { ...entry, files: `**/!(${bound.join('|')}).stories.tsx` };
  });

/** Demos themselves; `Name.tailwind.tsx` beside one is the same demo in another styling. */
const demoEntry = (contentDir: string): StoriesEntry => ({
  directory: contentDir,
  files: '**/demos/[A-Z]+([A-Za-z0-9]).tsx',
});

/**
 * Where Storybook finds stories. This documentation has stories of some pages and demos, written by hand; those of
 * another folder are left to the indexers.
 * @param hasPlain whether stories that no file holds are among them
 */
export function storiesOf(contentDir: string, hasPlain: boolean): StoriesEntry[] {
  const isOwn = isOwnContent(contentDir);
  return [
    '../stories/{guide,foundations}/**/*.mdx',
    ...(isOwn ? storyFolders : interfaceStories),
    ...(hasPlain ? [demoEntry(contentDir)] : []),
    ...(hasPlain && !isOwn ? [kit.page] : []),
  ];
}

const words = (name: string) => upperFirst(name.replaceAll('-', ' '));

/** Title of a demo: of `core/react-page-container/demos/Basic`, it is `Demos/Page Container/Basic`. */
export function demoTitle(demo: string): string {
  const [name = '', , folder = ''] = demo.split('/').reverse();
  const [first = '', ...others] = folder
    .replace(/^react-/, '')
    .split('-')
    .map(upperFirst);
  const page = first === 'Use' ? `use${others.join('')}` : [first, ...others].join(' ');
  return ['Demos', page, name].filter(Boolean).join('/');
}

/** Title of a page, by its path without ending: of `guide/first-steps`, it is `Pages/Guide/First steps`. */
export function pageTitle(page: string, pages: readonly string[]): string {
  const folder = page.replace(/(^|\/)(page|index)$/, '');
  // A title cannot have both stories and a folder of others.
  const isFolder =
    folder !== page &&
    pages.some((other) => other !== page && other.startsWith(folder && `${folder}/`));
  return [
    'Pages',
    ...folder.split('/').filter(Boolean).map(words),
    ...(isFolder || folder === '' ? ['Overview'] : []),
  ].join('/');
}

const withoutEnding = (file: string) => file.replace(/\.(tsx|mdx?)$/, '');

/** Storybook's testing widget only runs stories that are in a file. */
const tags = ['!autodocs', '!test'];

/** Lists the plain story of each demo, which no file holds. */
export const demoIndexer: Indexer = {
  test: /\/demos\/[A-Z][A-Za-z0-9]*\.tsx$/,
  async createIndex(file) {
    const demo = withoutEnding(path.relative(site.contentDir, file).split(path.sep).join('/'));
    return [
      {
        type: 'story',
        exportName: 'AsOpened',
        title: demoTitle(demo),
        importPath: demoPrefix + demo,
        tags: ['all-modes', ...tags],
      },
    ];
  },
};

/** Lists the stories of each page: Storybook would take its file for a docs page. */
export const pageIndexer: Indexer = {
  test: /\/plainPages\.ts$/,
  async createIndex() {
    const pages = listSources(site.contentDir).pages.map(withoutEnding);
    return pages.flatMap((page) =>
      ['Desktop', 'Phone'].map((exportName) => ({
        type: 'story' as const,
        exportName,
        title: pageTitle(page, pages),
        importPath: pagePrefix + page,
        tags,
      })),
    );
  },
};

/** The module of a demo, which exports what the indexer lists. */
function demoModule(demo: string): string {
  const file = path.join(site.contentDir, `${demo}.tsx`);
  return `import Demo from ${JSON.stringify(file)};
import { plainStories } from ${JSON.stringify(kit.demo)};
export const { AsOpened } = plainStories(${JSON.stringify(path.posix.basename(demo))}, Demo);`;
}

function pageModule(page: string): string {
  const { pages } = listSources(site.contentDir);
  const file = path.join(
    site.contentDir,
    pages.find((one) => withoutEnding(one) === page)!,
  );
  return `import page from ${JSON.stringify(`${file}?compiled`)};
import { plainPages } from ${JSON.stringify(kit.page)};
export const { Desktop, Phone } = plainPages(page);`;
}

/** Answers the modules that the indexers name. */
export function contentStories(): Plugin {
  return {
    name: 'content-stories',
    resolveId: (id) =>
      id.startsWith(demoPrefix) || id.startsWith(pagePrefix) ? `\0${id}` : undefined,
    load(id) {
      const name = id.slice(1 + demoPrefix.length);
      if (id.startsWith(`\0${demoPrefix}`)) return demoModule(name);
      return id.startsWith(`\0${pagePrefix}`) ? pageModule(name) : undefined;
    },
  };
}
