import { spawn } from 'node:child_process';
import { createProgress } from '../src/app/engine/Progress';
import { createDevServer } from '../src/app/dev/createDevServer';
import {
  defaultCacheDir,
  defaultContentDir,
  projectDir,
  publicDir,
  storybookFile,
} from '../src/app/paths';
import { siteConfig } from '../src/app/site.config';
import { fail } from './cli/fail.mjs';
import { parseFlags, parseWhole } from './cli/parseFlags.mjs';

const { values } = parseFlags({
  usage: 'npm run dev -- [--port N]',
  options: { port: { type: 'string', default: '4173' } },
});
const wanted = parseWhole('--port', values.port, { min: 1, max: 65534 });

const server = await createDevServer({
  contentDir: defaultContentDir,
  base: siteConfig.base,
  cacheDir: defaultCacheDir,
  reference: siteConfig.hasReference,
  editFolder: 'docs',
  publicDir,
  progress: createProgress(),
  report: (text) => process.stderr.write(`${text}\n`),
});
await server.listen(wanted).catch((error: Error) => fail(error.message));
const port = server.config.server.port;

const workbenchPort = port + 1;
const workbench = spawn(
  process.execPath,
  [
    storybookFile,
    'dev',
    '--port',
    String(workbenchPort),
    '--no-open',
    '--quiet',
    '--disable-telemetry',
    '--ci',
  ],
  {
    cwd: projectDir,
    // Vite would list every import without an extension, for a loader that Storybook does not use.
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
workbench.once(
  'exit',
  (code) =>
    code &&
    process.stderr.write(`The workbench ended with exit code ${code}; the site keeps running.\n`),
);

process.stdout.write(
  [
    '',
    `  Site       http://localhost:${port}${siteConfig.base}`,
    `  Workbench  http://localhost:${workbenchPort}/`,
    '',
    '  Changes show at once. Stop with Ctrl+C.',
    '',
  ].join('\n'),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    workbench.kill();
    void server.close().then(() => process.exit(0));
  });
}
