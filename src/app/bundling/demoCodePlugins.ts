import type { Plugin } from 'vite';
import { frameThemePlugin } from './frameThemePlugin';
import { iconFontPlugin } from './iconFontPlugin';
import { licensedGridPlugin } from './licensedGridPlugin';
import { tailwindPlugin } from './tailwindPlugin';

/** What demos need of whatever bundles them. */
export const demoCodePlugins = (licenseKey: string | undefined): Plugin[] => [
  tailwindPlugin(),
  iconFontPlugin(),
  licensedGridPlugin(licenseKey),
  frameThemePlugin(),
];
