import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import type { Indexer } from 'storybook/internal/types';
import { demoFiles, demoIndexer } from './demoStories';

/** `WORKBENCH_FIXTURES=1` loads only the stories that must fail, for scripts/test-workbench-checks.mjs. */
const stories = process.env.WORKBENCH_FIXTURES
  ? ['./fixtures/**/*.stories.tsx']
  : ['../stories/guide/**/*.mdx', '../stories/**/*.stories.tsx', demoFiles];

/** Only components have a page with their description, first story and properties. */
const docsOfComponents = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const entries = await indexer.createIndex(file, options);
    return /[\\/]stories[\\/]components[\\/]/.test(file)
      ? entries
      : entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }));
  },
});

export default defineMain({
  stories,
  experimental_indexers: (indexers = []) => [...indexers, demoIndexer].map(docsOfComponents),
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: ['./public', { from: '../public/pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // Without it `play` may start before effects have run in a built workbench.
    developmentModeForBuild: true,
    experimentalTestSyntax: true,
    // Without it Storybook calls `render` twice, effects included, to print its JSX in the docs.
    experimentalCodeExamples: true,
    // Stories are shown on the background of the page.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  viteFinal(config) {
    config.build = {
      ...config.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        onLog(level, log, print) {
          // Material UI marks every file 'use client', which has no effect in a bundle for the browser.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
        },
      },
    };
    return config;
  },
});
