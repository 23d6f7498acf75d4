import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { Plugin } from 'vite';
import { launchOptions } from '../scripts/browser/launchOptions.mjs';
import { emulateMedia, type StoryMedia } from '../scripts/workbench/storyPage.ts';
import { projectDir } from '../src/app/build/paths.ts';

// Vite would list every import without an extension, for a loader that Storybook does not use.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

/** Answers a folder of `.storybook/public` with its page, as Storybook's own servers do. */
const folderPages: Plugin = {
  name: 'folder-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/[\w/]*edit\/(?=$|\?)/, '$&index.html');
      next();
    });
  },
};

/** Stories as tests, in a browser. */
const stories = (name: string, options = {}): TestProjectInlineConfiguration => ({
  extends: './.storybook/vite.config.ts',
  plugins: [
    folderPages,
    storybookTest({ configDir: '.storybook', storybookUrl: 'http://localhost:4174', ...options }),
  ],
  test: {
    name,
    // For `import.meta.env` in a story; Vitest sets it in Node alone.
    env: { VITEST: 'true' },
    testTimeout: 60_000,
    attachmentsDir: '.cache/test-stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: true,
      screenshotDirectory: `.cache/test-stories/${name}`,
      provider: playwright({
        // A busy machine takes a picture in more than the 5 s that Vitest waits for it.
        actionTimeout: 60_000,
        launchOptions: launchOptions('--autoplay-policy=no-user-gesture-required'),
      }),
      commands: { emulateMedia: ({ page }, media: StoryMedia) => emulateMedia(page, media) },
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** Stories as tests of Vitest: what Storybook's testing widget runs, and `npm run test:stories` in a terminal. */
export default defineConfig({
  root: projectDir,
  test: {
    projects: [
      stories('storybook'),
      // As in the test of a build. The widget knows one result for each story, which this one would replace.
      ...(process.env.STORYBOOK
        ? []
        : [
            stories('storybook-dark-rtl', {
              initialGlobals: { mode: 'dark', direction: 'rtl' },
              tags: { include: ['all-modes'] },
            }),
          ]),
    ],
    coverage: {
      provider: 'v8',
      include: ['src/components/**/*.{ts,tsx}'],
      reportsDirectory: '.cache/story-coverage',
    },
  },
});
