import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { demoCodePlugins } from '../src/app/bundling/demoCodePlugins';
import { frameThemePlugin } from '../src/app/bundling/frameThemePlugin';
import { packageAliases } from '../src/app/bundling/packageAliases';
import { compiledPages } from './compiledPages';
import { componentFactsModule } from './componentFacts';
import { demoStories } from './demoStories';
import { houseAdFiles } from './houseAdFiles';

/** Configuration of the workbench. Unlike the site's, it prerenders nothing and has no license key. */
export default defineConfig({
  plugins: [
    react(),
    compiledPages(),
    componentFactsModule(),
    demoStories(),
    houseAdFiles(),
    ...demoCodePlugins(undefined),
  ],
  resolve: { alias: packageAliases },
  optimizeDeps: {
    // Packages without source maps are bundled in half the time, which the first story waits for.
    rolldownOptions: { plugins: [frameThemePlugin()], output: { sourcemap: false } },
  },
});
