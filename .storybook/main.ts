import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import type { Indexer } from 'storybook/internal/types';
import { demoIndexer, pageIndexer, storiesOf } from './contentStories.ts';
import { site } from './site.ts';

/** `WORKBENCH_FIXTURES=1` loads only the stories that must fail, for scripts/test-workbench-checks.ts. */
const stories = process.env.WORKBENCH_FIXTURES
  ? ['./fixtures/**/*.stories.tsx']
  : // For Vitest every file of stories is a test, which a demo is not: .storybook/contentStories.ts makes its story.
    storiesOf(site.contentDir, !process.env.VITEST);

const components = new Set(readdirSync('src/components'));

/** Leaves stories out of the manifest of components, except those in the file named as a component. */
const componentIndexer = ({ test, createIndex }: Indexer): Indexer => ({
  test,
  async createIndex(file, options) {
    const inputs = await createIndex(file, options);
    if (components.has(path.basename(file, '.stories.tsx'))) return inputs;
    return inputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), '!manifest'] }));
  },
});

export default defineMain({
  stories,
  experimental_indexers: (indexers = []) =>
    [...indexers, demoIndexer, pageIndexer].map(componentIndexer),
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  addons: [
    // Runs tests in the workbench of `npm run dev`; a built one has nothing that could run them.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-vitest']),
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // Answers agents while the workbench is developed.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-mcp']),
  ],
  staticDirs: [
    './public',
    {
      from: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      to: '/inter.woff2',
    },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  env: (variables) => ({
    ...variables,
    STORYBOOK_SITE_NAME: site.name,
    STORYBOOK_SITE_MARK: site.mark ?? '',
    STORYBOOK_SITE_BASE: site.base,
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    experimentalTestSyntax: true,
    componentsManifest: true,
    // Props as TypeScript sees them: values of unions, and components that `styled` makes.
    experimentalReactComponentMeta: true,
    // Without it Storybook calls `render` twice, effects included, to print its JSX in the docs.
    experimentalCodeExamples: true,
    // Components report through events of the page and the fake platform: the panel would be empty.
    actions: false,
    // The filter of the sidebar for what `npm run screenshots` finds. In development, Storybook would read every module
    // to mark what Git says has changed, while the first story waits.
    changeDetection: process.env.NODE_ENV === 'production',
    experimentalReview: false,
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
