import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconFontPlugin } from '../src/app/bundling/iconFontPlugin';
import { licensedGridPlugin } from '../src/app/bundling/licensedGridPlugin';
import { packageAliases } from '../src/app/bundling/packageAliases';
import { tailwindPlugin } from '../src/app/bundling/tailwindPlugin';
import { compiledPages } from './compiledPages';

/** The workbench has its own small configuration: the one of the site prerenders pages, which stories draw live. It has no license key. */
export default defineConfig({
  plugins: [
    react(),
    compiledPages(),
    tailwindPlugin(),
    iconFontPlugin(),
    licensedGridPlugin(undefined),
  ],
  resolve: { alias: packageAliases },
});
