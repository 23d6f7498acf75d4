import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packageAliases } from '../src/app/build/packageAliases';

/** The workbench has its own small configuration: the one of the site prerenders pages, which stories do not need. */
export default defineConfig({ plugins: [react()], resolve: { alias: packageAliases } });
