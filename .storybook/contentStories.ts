import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Indexer, StoriesEntry } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { isOwnContent, projectDir } from '../src/app/build/paths.ts';
import { listSources } from '../src/content/sources.ts';
import { upperFirst } from '../src/domain/navigation/menu.ts';
import { demoPrefix, storyFolders } from './sidebar/groups.ts';
import { site } from './site.ts';

/** Imports of what this documentation has: a page, a demo, a playground or a figure of its own. */
const ownContent = /from '(reference:|playground:|virtual:figures'|[^']*\?compiled'|[./]+\/docs\/)/;

/** The stories of a folder that every site can have. */
function interfaceStories(entry: (typeof storyFolders)[number]): StoriesEntry[] {
  if (['Pages', 'Demos'].includes(entry.titlePrefix)) return [];
  const folder = path.join(projectDir, '.storybook', entry.directory);
  const others = readdirSync(folder)
    .filter((file) => ownContent.test(readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => path.basename(file, '.stories.tsx'));
  return [
    { ...entry, files: others.length > 0 ? `!(${others.join('|')}).stories.tsx` : entry.files },
  ];
}

/**
 * Where Storybook finds stories. This documentation has stories of some pages and of demos, written by hand; another
 * folder has a plain one of each.
 * @param hasPlain whether stories that no file holds are among them
 */
export function storiesOf(contentDir: string, hasPlain: boolean): StoriesEntry[] {
  const isOwn = isOwnContent(contentDir);
  return [
    '../stories/{guide,foundations}/**/*.mdx',
    ...(isOwn ? storyFolders : storyFolders.flatMap(interfaceStories)),
    // Demos themselves; `Name.tailwind.tsx` beside one is the same demo in another styling.
    ...(hasPlain ? [{ directory: contentDir, files: '**/demos/[A-Z]+([A-Za-z0-9]).tsx' }] : []),
    ...(hasPlain && !isOwn ? ['../stories/pages/plainPages.ts'] : []),
  ];
}

/** Title of a demo: of `core/react-page-container/demos/Basic`, it is `Demos/Page Container/Basic`. */
export function demoTitle(demo: string): string {
  const [name = '', , folder = ''] = demo.split('/').reverse();
  const words = folder
    .replace(/^react-/, '')
    .split('-')
    .map(upperFirst);
  const page = words[0] === 'Use' ? `use${words.slice(1).join('')}` : words.join(' ');
  return ['Demos', page, name].filter(Boolean).join('/');
}

/** Title of a page: of `guide/first-steps`, it is `Pages/Guide/First steps`. */
export const pageTitle = (page: string): string =>
  `pages/${page.replace(/(?<=^|\/)(page|index)$/, 'overview')}`
    .split('/')
    .map((name) => upperFirst(name.replaceAll('-', ' ')))
    .join('/');

const withoutEnding = (file: string) =>
  file
    .replace(/\.(tsx|mdx?)$/, '')
    .split(path.sep)
    .join('/');

const pagePrefix = 'virtual:page-stories:';

// Vitest only runs stories that are in a file.
const tags = ['!autodocs', '!test'];

/** Lists the plain story of each demo, which no file holds. */
export const demoIndexer: Indexer = {
  test: /\/demos\/[A-Z][A-Za-z0-9]*\.tsx$/,
  async createIndex(file) {
    const demo = withoutEnding(path.relative(site.contentDir, file));
    return [
      {
        type: 'story',
        // Of the name of its component, the sidebar makes one entry of both.
        name: path.basename(demo),
        exportName: 'AsOpened',
        title: demoTitle(demo),
        importPath: demoPrefix + demo,
        tags: ['all-modes', ...tags],
      },
    ];
  },
};

/** Lists the plain stories of all pages, as Storybook takes the file of a page for one of its docs pages. */
export const pageIndexer: Indexer = {
  test: /\/plainPages\.ts$/,
  async createIndex() {
    return listSources(site.contentDir)
      .pages.map(withoutEnding)
      .flatMap((page) => {
        const story = {
          type: 'story',
          title: pageTitle(page),
          importPath: pagePrefix + page,
          tags,
        } as const;
        return ['Desktop', 'Phone'].map((exportName) => ({ ...story, exportName }));
      });
  },
};

/** The module that has the plain stories of a demo or a page. */
function moduleOf(id: string): string | undefined {
  if (id.startsWith(demoPrefix)) {
    const demo = path.join(site.contentDir, `${id.slice(demoPrefix.length)}.tsx`);
    return `import Demo from ${JSON.stringify(demo)};
import { plainStories } from '/stories/demos/plainStories.ts';
export const { AsOpened } = plainStories(${JSON.stringify(path.basename(demo, '.tsx'))}, Demo);`;
  }
  const page = listSources(site.contentDir).pages.find(
    (file) => id === pagePrefix + withoutEnding(file),
  );
  return (
    page &&
    `import page from ${JSON.stringify(`${path.join(site.contentDir, page)}?compiled`)};
import { plainPages } from '/stories/pages/plainPages.ts';
export const { Desktop, Phone } = plainPages(page);`
  );
}

/** Answers the modules that the indexers name. */
export function contentStories(): Plugin {
  return {
    name: 'content-stories',
    resolveId: (id) => (/^virtual:(demo|page)-stories:/.test(id) ? `\0${id}` : undefined),
    load: (id) => (/^\0virtual:(demo|page)-stories:/.test(id) ? moduleOf(id.slice(1)) : undefined),
  };
}
