import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, defaultAllowedOrigins, type ViteDevServer } from 'vite';
import { listSources } from '../../../content/sources';
import { browserEntries, projectDir } from '../paths';
import { demoFiles, demosPlugin } from '../bundling/demoFiles';
import { demoCodePlugins } from '../bundling/demoCodePlugins';
import { frameThemePlugin } from '../bundling/frameThemePlugin';
import { licenseDefine } from '../bundling/licensedGridPlugin';
import { packageAliases } from '../bundling/packageAliases';
import { readLicenseKey } from '../environment/readLicenseKey';
import { sitePlugin, type SitePluginOptions } from './sitePlugin';

export interface DevServerOptions extends Omit<SitePluginOptions, 'licenseKey'> {
  /** Files served as they are, below the base. */
  publicDir: string;
}

/** Vite's development server with the site in it, which is read when it is first asked for; call `listen` on it. */
export function createDevServer({
  publicDir,
  ...options
}: DevServerOptions): Promise<ViteDevServer> {
  const { contentDir, base } = options;
  const licenseKey = readLicenseKey(process.env);
  return createServer({
    root: projectDir,
    base,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir,
    cacheDir: path.join(projectDir, '.cache/vite'),
    plugins: [
      react(),
      demosPlugin(() => demoFiles(contentDir, listSources(contentDir))),
      ...demoCodePlugins(licenseKey),
      sitePlugin({ ...options, publicDir, licenseKey }),
    ],
    resolve: { alias: packageAliases },
    define: licenseDefine(licenseKey),
    optimizeDeps: {
      entries: [
        browserEntries.runtime,
        'src/app/browser/islands/*.tsx',
        browserEntries.frame,
        browserEntries.editFrame,
        'docs/**/demos/*.tsx',
      ],
      rolldownOptions: { plugins: [frameThemePlugin()] },
    },
    // The frame of edited demos has no origin.
    server: {
      cors: { origin: [defaultAllowedOrigins, 'null'] },
      watch: { ignored: ['**/dist*/**', '**/.cache/**'] },
    },
  });
}
