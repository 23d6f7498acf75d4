import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseFlags, parseWhole } from './cli/parseFlags.mjs';
import { setUpPackages } from './cli/setUp.mjs';

const { values } = parseFlags({
  usage: 'npm start -- [--port N]',
  options: { port: { type: 'string', default: '4173' } },
});
parseWhole('--port', values.port, { min: 1, max: 65535 });

setUpPackages();
const build = ['--import', 'tsx', 'scripts/build.ts'];
const child = spawn(process.execPath, build, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
const stop = () => child.kill();
process.once('SIGTERM', stop);
const ended = once(child, 'exit').then(([status]) => status);
// The build sends a message when the site can be served; the workbench takes longer.
const status = await Promise.race([once(child, 'message').then(() => 0), ended]);
if (status !== 0) process.exit(status ?? 1);
// The server reads the flags of this process.
const { register } = await import('tsx/esm/api');
register();
const { origin } = await import('./serve.ts');
process.stdout.write('  The workbench is being built. Its link follows.\n\n');
const end = await ended;
if (end === 0) process.stdout.write(`\n  Workbench  ${origin}/workbench/ is built.\n\n`);
// With SIGTERM or Ctrl+C, both were stopped.
else if (!child.killed && end !== 130)
  process.stdout.write('\nThe workbench was not built: see above. The site stays up.\n');
process.off('SIGTERM', stop);
