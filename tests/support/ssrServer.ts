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
    // Node cannot import the folders that these packages import; the one package is CommonJS.
    ssr: { noExternal: [/^@(?:toolpad|mui)\//], external: ['@mui/x-internals'] },
    ...config,
  });
