import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { workbenchVariables } from '../src/app/build/bundling/workbench';
import { projectDir, storybookFile } from '../src/app/build/paths';
import { fail } from './cli/fail.mjs';
import { parseFlags, parseWhole } from './cli/parseFlags.mjs';
import { siteFlags, siteOfFlags, siteUsage } from './cli/siteFlags';
import { listen } from './serve/listen';

const { values } = parseFlags({
  usage: `npm run dev -- ${siteUsage} [--port N]`,
  options: { ...siteFlags, port: { type: 'string', default: '4173' } },
});
const site = siteOfFlags(values);
const wanted = parseWhole('--port', values.port, { min: 1, max: 65534 });

const failWith = (error: Error) => fail(error.message);

async function freePort(from: number): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, from).catch(failWith);
  probe.close();
  return port;
}
const port = await freePort(wanted);
const workbenchPort = await freePort(port + 1);

// The workbench is started before the site's own code is loaded: it needs nothing of it, and loads for seconds.
const workbench = spawn(
  process.execPath,
  [
    storybookFile,
    'dev',
    '--port',
    String(workbenchPort),
    '--exact-port',
    '--no-open',
    '--quiet',
    '--disable-telemetry',
    '--ci',
  ],
  {
    cwd: projectDir,
    // Vite would list every import without an extension, for a loader that Storybook does not use.
    env: {
      ...process.env,
      ...workbenchVariables(site),
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
workbench.once(
  'exit',
  (code) =>
    code &&
    process.stderr.write(`The workbench ended with exit code ${code}; the site keeps running.\n`),
);
process.once('exit', () => workbench.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

const { createProgress } = await import('../src/app/build/engine/Progress');
const { createDevServer } = await import('../src/app/build/dev/createDevServer');
const server = await createDevServer({
  ...site,
  progress: createProgress(),
  report: (text) => process.stderr.write(`${text}\n`),
}).catch(failWith);
await server.listen(port).catch(failWith);

process.stdout.write(
  [
    '',
    `  Site       http://localhost:${port}${site.base}`,
    `  Workbench  http://localhost:${workbenchPort}/`,
    '',
    '  The workbench needs some seconds to start. The site is read when you first open a page.',
    '  Changes show at once. Stop with Ctrl+C.',
    '',
  ].join('\n'),
);
