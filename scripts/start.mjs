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
const child = spawn(process.execPath, build, { stdio: 'inherit' });
const stop = () => child.kill();
process.once('SIGTERM', stop);
const [status] = await once(child, 'exit');
process.off('SIGTERM', stop);
if (status !== 0) process.exit(status ?? 1);
// The server reads the flags of this process.
const { register } = await import('tsx/esm/api');
register();
await import('./serve.ts');
