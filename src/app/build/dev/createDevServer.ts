import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { listSources } from '../../../content/sources';
import { browserEntries, projectDir, packageAliases } from '../paths';
import { demoFiles, demosPlugin, editableModules } from '../bundling/demoFiles';
import { demoCodePlugins, frameThemePlugin } from '../bundling/demoCodePlugins';
import { licenseDefine, readLicenseKey } from '../bundling/dataGridPlugin';
import { sitePlugin, type SitePluginOptions } from './sitePlugin';

/** Files for the frame of edited demos, which has no origin: modules, styles and fonts, which no code can read. */
const editFrameFiles: Plugin = {
  name: 'docs-edit-frame-files',
  configureServer({ middlewares }) {
    middlewares.use(({ headers }, response, next) => {
      if (headers.origin === 'null' && /script|style|font/.test(String(headers['sec-fetch-dest'])))
        response.setHeader('Access-Control-Allow-Origin', '*');
      next();
    });
  },
};

/** Vite's development server with the site in it, which is read when it is first asked for; call `listen` on it. */
export function createDevServer(
  options: Omit<SitePluginOptions, 'licenseKey'>,
): Promise<ViteDevServer> {
  const { contentDir, base, publicDir = false } = options;
  const licenseKey = readLicenseKey(process.env);
  const demos = demoFiles(contentDir, listSources(contentDir));
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
      editFrameFiles,
      sitePlugin({ ...options, licenseKey }),
    ],
    resolve: { alias: packageAliases },
    define: licenseDefine(licenseKey),
    optimizeDeps: {
      entries: [
        browserEntries.runtime,
        'src/app/browser/islands/*.tsx',
        browserEntries.frame,
        'docs/**/demos/*.tsx',
      ],
      // No entry names what edits import.
      include: editableModules(demos).filter((name) => !name.endsWith('.css')),
      rolldownOptions: { plugins: [frameThemePlugin()] },
    },
    server: { watch: { ignored: ['**/dist*/**', '**/.cache/**'] } },
  });
}
