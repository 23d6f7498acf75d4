import { parseFlags, parseWhole } from './cli/parseFlags.mjs';
import { runScript } from './cli/runScript.mjs';
import { setUpPackages } from './setup.mjs';

const { values } = parseFlags({
  usage: 'npm start -- [--port N]',
  options: { port: { type: 'string', default: '4173' } },
});
parseWhole('--port', values.port, { min: 1, max: 65535 });

setUpPackages();
const built = await runScript('build.ts');
process.exit(built === 0 ? await runScript('serve.ts', ['--port', values.port]) : built);
