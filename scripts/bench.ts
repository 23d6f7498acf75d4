import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { version as vite } from 'vite';
import { ContentError } from '../src/app/build/output/buildSite';
import { formatProblem } from '../src/content/Problem';
import { benchBuild } from './bench/build';
import { benchDev } from './bench/dev';
import {
  changesBetween,
  figureTable,
  type BenchOptions,
  type BenchReport,
  type Figure,
} from './bench/Figure';
import { benchNavigation } from './bench/navigation';
import { benchPages } from './bench/pages';
import { benchWorkbench } from './bench/workbench';
import { launchBrowser } from './browser/launchBrowser';
import { fail } from './cli/fail.mjs';
import { parseFlags, parseWhole } from './cli/parseFlags.mjs';

const benches: Record<string, (options: BenchOptions) => Promise<Figure[]>> = {
  build: benchBuild,
  pages: benchPages,
  navigation: benchNavigation,
  dev: benchDev,
  workbench: benchWorkbench,
};
const names = Object.keys(benches);

const { values, positionals } = parseFlags({
  usage: `npm run bench -- [${names.join('] [')}] [--runs N] [--pages N] [--dir DIR] [--json FILE] [--compare FILE]`,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '130' },
    dir: { type: 'string', default: 'dist' },
    json: { type: 'string' },
    compare: { type: 'string' },
  },
  positionals: true,
});
const unknown = positionals.find((name) => !names.includes(name));
if (unknown) fail(`there is no bench "${unknown}": the benches are ${names.join(', ')}.`);
// Their sites are built by themselves.
const needsBuild = (name: string) => name !== 'build' && name !== 'dev';
const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));
const dist = path.resolve(values.dir);
if (!existsSync(path.join(dist, 'index.html')) && chosen.some(needsBuild))
  fail(`there is no built site in ${values.dir}: run \`npm run build\` first.`);
if (values.compare !== undefined && !existsSync(values.compare))
  fail(`there is no file ${values.compare}: write one with --json FILE.`);
const before =
  values.compare === undefined
    ? undefined
    : (JSON.parse(readFileSync(values.compare, 'utf8')) as BenchReport);

const runs = parseWhole('--runs', values.runs, { min: 1, max: 100 });
const pageCount = parseWhole('--pages', values.pages, { min: 1, max: 100_000 });
mkdirSync('.cache', { recursive: true });
const scratch = mkdtempSync(path.resolve('.cache/bench-'));
const report: BenchReport = {
  date: new Date().toISOString(),
  machine: `${process.platform} ${process.arch}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[0]!.toFixed(1)} at the start`,
  versions: { node: process.versions.node, vite },
  benches: {},
};
try {
  if (chosen.some((name) => name !== 'build')) {
    const browser = await launchBrowser();
    report.versions.chromium = browser.version();
    await browser.close();
  }
  const versions = Object.entries(report.versions).map(([name, version]) => `${name} ${version}`);
  process.stdout.write(`${report.machine}; ${versions.join(', ')}\n`);
  for (const name of chosen) {
    report.benches[name] = await benches[name]!({ dist, scratch, runs, pageCount });
    process.stdout.write(`\n${figureTable(name, report.benches[name])}\n`);
  }
} catch (error) {
  process.exitCode = 1;
  if (error instanceof ContentError)
    process.stderr.write(`${error.problems.map(formatProblem).join('\n')}\n`);
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
if (before) {
  const changes = changesBetween(before, report);
  const found = changes.length > 0 ? changes : ['nothing changed beyond the noise'];
  process.stdout.write(`\nCompared with ${values.compare}:\n${found.join('\n')}\n`);
}
