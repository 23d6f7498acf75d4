import path from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { defaultContentDir, projectDir } from '../src/app/build/paths.ts';
import { upperFirst } from '../src/domain/navigation/menu.ts';

/** Demos themselves; `Name.tailwind.tsx` beside one is the same demo in another styling. */
export const demoFiles = '../docs/**/demos/[A-Z]+([A-Za-z0-9]).tsx';

const prefix = 'virtual:demo-stories:';

/** What stories/demos/plainStories.ts exports for a demo. */
const exportName = 'AsOpened';

/** Title of a demo: of `core/react-page-container/demos/Basic`, it is `Demos/Page Container/Basic`. */
function titleOf(demo: string): string {
  const [folder = '', , name = ''] = demo.split('/').slice(-3);
  const words = folder
    .replace(/^react-/, '')
    .split('-')
    .map(upperFirst);
  const page = words[0] === 'Use' ? `use${words.slice(1).join('')}` : words.join(' ');
  return `Demos/${page}/${name}`;
}

/** Lists the plain story of each demo, which no file holds. */
export const demoIndexer: Indexer = {
  test: /\/demos\/[A-Z][A-Za-z0-9]*\.tsx$/,
  async createIndex(file) {
    const demo = path
      .relative(defaultContentDir, file)
      .split(path.sep)
      .join('/')
      .replace(/\.tsx$/, '');
    return [
      {
        type: 'story',
        exportName,
        title: titleOf(demo),
        importPath: `${prefix}${demo}`,
        // Vitest only runs stories that are in a file.
        tags: ['all-modes', '!autodocs', '!test'],
      },
    ];
  },
};

/** Answers the modules that the indexer names. */
export function demoStories(): Plugin {
  return {
    name: 'demo-stories',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const demo = id.slice(prefix.length + 1);
      const file = path.join(defaultContentDir, `${demo}.tsx`);
      const kit = path.join(projectDir, 'stories/demos/plainStories.ts');
      const names = [path.posix.basename(demo), titleOf(demo)].map((name) => JSON.stringify(name));
      return `import Demo from ${JSON.stringify(file)};
import { plainStories } from ${JSON.stringify(kit)};
export const { ${exportName} } = plainStories(${names.join(', ')}, Demo);`;
    },
  };
}
