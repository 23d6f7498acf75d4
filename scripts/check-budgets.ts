import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from './checks/builtPages';
import { weighPages } from './checks/weighPages';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';

const { values } = parseFlags({
  usage: 'npm run budgets -- [--dir DIR]',
  options: { dir: { type: 'string', default: 'dist' } },
});
const folder = path.resolve(values.dir);
const pages = existsSync(folder) ? builtPages(folder) : [];
if (pages.length === 0)
  fail(`there is no built page in ${values.dir}: run \`npm run build\` first.`);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const weights = weighPages(folder, pages).sort((a, b) => b.bytes - a.bytes);
const overruns = weights.filter(({ bytes, budget }) => bytes > budget);

for (const measure of new Set(weights.map((weight) => weight.measure))) {
  const { address, bytes } = weights.find((weight) => weight.measure === measure)!;
  process.stdout.write(`${measure.padEnd(13)}  at most ${kilobytes(bytes)}, on ${address}\n`);
}
for (const { address, measure, bytes, budget } of overruns) {
  process.stderr.write(
    `${address}: ${measure} is ${kilobytes(bytes)} and the budget is ${kilobytes(budget)}. Reduce it; the budgets are in scripts/budgets.ts.\n`,
  );
}
process.stdout.write(`${pages.length} pages weighed, ${overruns.length} figures over budget\n`);
process.exitCode = overruns.length > 0 ? 1 : 0;
