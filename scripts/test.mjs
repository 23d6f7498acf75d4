import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { runSteps } from './cli/runSteps.mjs';
import { setUpBrowser, setUpPackages } from './cli/setUp.mjs';
import { steps } from './testSteps.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const { positionals } = parseFlags({
  usage: 'npm test -- [STEP...]',
  options: {},
  positionals: true,
});
const unknown = positionals.find((name) => !steps.some((step) => step.name === name));
if (unknown)
  fail(`there is no step "${unknown}": the steps are ${steps.map(({ name }) => name).join(', ')}.`);

setUpPackages();
setUpBrowser();
const chosen =
  positionals.length === 0 ? steps : steps.filter(({ name }) => positionals.includes(name));
const { passed, failed, skipped } = await runSteps(chosen, {
  cwd: root,
  write: (text) => process.stdout.write(text),
  durationsFile: path.join(root, '.cache/step-seconds.json'),
});
process.stdout.write(
  `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exitCode = failed > 0 ? 1 : 0;
