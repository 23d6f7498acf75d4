import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconFontPlugin } from '../src/app/bundling/iconFontPlugin';
import { licensedGridPlugin } from '../src/app/bundling/licensedGridPlugin';
import { packageAliases } from '../src/app/bundling/packageAliases';
import { tailwindPlugin } from '../src/app/bundling/tailwindPlugin';
import { compiledPages } from './compiledPages';
import { demoStories } from './demoStories';
import { houseAdFiles } from './houseAdFiles';

/** Configuration of the workbench. Unlike the site's, it prerenders nothing and has no license key. */
export default defineConfig({
  plugins: [
    react(),
    compiledPages(),
    demoStories(),
    tailwindPlugin(),
    houseAdFiles(),
    iconFontPlugin(),
    licensedGridPlugin(undefined),
  ],
  resolve: { alias: packageAliases },
});
