import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { createSiteServer } from './serve/createSiteServer';
import { fail } from './cli/fail.mjs';
import { listen } from './serve/listen';
import { parseFlags, parseWhole } from './cli/parseFlags.mjs';

const { values } = parseFlags({
  usage: 'npm run serve -- [--port N] [--dir DIR] [--host]',
  options: {
    port: { type: 'string', default: '4173' },
    dir: { type: 'string', default: 'dist' },
    host: { type: 'boolean', default: false },
  },
});
const wanted = parseWhole('--port', values.port, { min: 1, max: 65535 });
const folder = path.resolve(values.dir);
if (!existsSync(path.join(folder, 'index.html'))) {
  fail(`there is nothing to serve in ${values.dir}: run \`npm run build\` first.`);
}
const redirects = path.join(folder, 'redirects.json');
const { base } = existsSync(redirects)
  ? (JSON.parse(readFileSync(redirects, 'utf8')) as { base: string })
  : { base: '/' };

const server = createSiteServer(folder);
const port = await listen(server, wanted).catch((error: Error) => fail(error.message));
if (port !== wanted) process.stdout.write(`Port ${wanted} is taken, ${port} is free.\n`);
/** Where both are served. */
export const origin = `http://localhost:${port}`;
const others = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ internal, family }) => !internal && family === 'IPv4');
const network = others.map(({ address }) => `  Network    http://${address}:${port}/`);
if (values.host && network.length === 0) network.push('  Network    This machine is in none.');
process.stdout.write(
  [
    '',
    `  Both       ${origin}/`,
    `  Site       ${origin}${base}`,
    ...(existsSync(path.join(folder, 'workbench/index.html'))
      ? [`  Workbench  ${origin}/workbench/`]
      : []),
    ...(values.host ? network : []),
    '',
    '  Stop with Ctrl+C.',
    '',
  ].join('\n'),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
