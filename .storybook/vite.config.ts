import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { demoCodePlugins, frameThemePlugin } from '../src/app/build/bundling/demoCodePlugins';
import { packageAliases } from '../src/app/build/paths';
import { houseAdDrawings } from '../src/app/build/engine/drawings';
import { changesServer } from './addons/changes/changesServer';
import { compiledPages } from './compiledPages';
import { contentStories } from './contentStories';
import { site } from './site';
import { storySources } from './storySources';
import { storyTexts } from './storyTexts';

/** Bundles packages sooner in development: the first story waits for all of them. Vite itself asks for maps. */
const withoutSourceMaps: Rolldown.Plugin = {
  name: 'without-source-maps',
  outputOptions: (options) => ({ ...options, sourcemap: false }),
};

/** Publishes the drawings of the house ads, as the site does. */
const houseAdFiles = (): Plugin => ({
  name: 'house-ad-files',
  configureServer({ middlewares }) {
    middlewares.use('/house', (request, response, next) => {
      const svg = houseAdDrawings(site.contentDir)[request.url?.slice(1) ?? ''];
      if (svg === undefined) return next();
      response.setHeader('Content-Type', 'image/svg+xml').end(svg);
    });
  },
  generateBundle() {
    for (const [name, source] of Object.entries(houseAdDrawings(site.contentDir)))
      this.emitFile({ type: 'asset', fileName: `house/${name}`, source });
  },
});

/** Configuration of the workbench. Unlike the site's, it prerenders nothing and has no license key. */
export default defineConfig({
  publicDir: site.publicDir!,
  plugins: [
    react(),
    compiledPages(),
    contentStories(),
    houseAdFiles(),
    storySources(),
    changesServer(),
    storyTexts(),
    ...demoCodePlugins(undefined),
  ],
  resolve: {
    alias: { ...packageAliases, 'node:crypto': path.resolve('.storybook/withoutCrypto.ts') },
  },
  optimizeDeps: {
    // One large module, which few stories load: bundling it would delay the first.
    exclude: ['three'],
    rolldownOptions: { plugins: [frameThemePlugin(), withoutSourceMaps] },
  },
});
