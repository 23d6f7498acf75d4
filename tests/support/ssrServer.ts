import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { projectDir } from '../../src/app/build/paths';

/** A server of Vite that only loads modules in Node, as bundled with these settings. Close it. */
export const createSsrServer = (
  config: Pick<InlineConfig, 'plugins' | 'resolve'>,
): Promise<ViteDevServer> =>
  createServer({
    root: projectDir,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Node cannot import the folders that these packages import, and of the plugin it takes the CommonJS file, whose
    // default export is an object; the external package is CommonJS.
    ssr: {
      noExternal: [/^@(?:toolpad|mui)\//, 'stylis-plugin-rtl'],
      external: ['@mui/x-internals'],
    },
    ...config,
  });
