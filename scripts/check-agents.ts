import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createProgress } from '../src/app/build/engine/Progress';
import { buildSite } from '../src/app/build/output/buildSite';
import { defaultContentDir, defaultOutDir } from '../src/app/build/paths';
import { settingsFile } from '../src/content/readSettings';
import { parseFlags } from './cli/parseFlags.mjs';
import { ownSettings } from './ownSettings';
import { createSiteServer } from './serve/createSiteServer';
import { listenLocally } from './serve/listenLocally.mjs';
import { siteOf } from './siteOf';
import { saveScore } from './workbench/saveScore';

/**
 * The checks of the Agent-Friendly Documentation Spec on the built site, which is built again for a local origin, as
 * the links of `llms.txt` are absolute. Needs Node 22, which npm brings, so it is no step of `npm test`.
 */
parseFlags({ usage: 'npm run check:agents', options: {} });

const checker = ['-y', '-p', 'node@22', '-p', 'afdocs@0.22.2', 'afdocs', 'check'];

/** Checks that do not pass, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'auth-alternative-access': 'Every page is public.',
  'content-start-position':
    'The menu comes before the article, as one sees it. Agents that ask for Markdown get no menu.',
  'embedded-data-serialization':
    'The reference as a whole is JSON on purpose; each component also has a file of its own.',
  'llms-txt-directive-html':
    'The link to llms.txt is in the footer: at the top, every screen reader would come to it first.',
  'llms-txt-links-markdown':
    'Records of the reference are JSON. The Markdown of the same pages is listed, too.',
  'markdown-content-parity':
    'Marks such as "added in 0.8" and names of files stand elsewhere in Markdown, and buttons of code are left out.',
  'page-size-html': 'The reference as a whole is listed, as JSON.',
  'page-size-markdown':
    'The tutorial and the file schema are one page each, as they are for readers.',
};

/** What is in the HTML and not in Markdown, as it is hidden until it is needed. */
const hidden = ['[data-moved-to]', '[popover]', '[hidden]', 'nav', 'footer'];

interface Report {
  results: { id: string; status: 'pass' | 'warn' | 'fail' | 'skip' | 'error'; message: string }[];
  testedPages: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'agents-'));
const [contentDir, outDir] = [path.join(folder, 'docs'), path.join(folder, 'dist')];
const server = createSiteServer(outDir);
// The checker computes for longer than a connection stays open otherwise, and takes that for a broken link.
server.keepAliveTimeout = 300_000;
const { origin, close } = await listenLocally(server);
try {
  cpSync(defaultContentDir, contentDir, { recursive: true });
  const settings = path.join(contentDir, settingsFile);
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(ownSettings.origin!, origin));
  const site = siteOf(defaultContentDir);
  await buildSite({ ...site, contentDir, outDir, socialImages: false, progress: createProgress() });
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...checker,
      ...[origin + site.base, '--format', 'json', '--quiet'],
      ...['--sampling', 'deterministic', '--max-links', '500', '--request-delay', '0'],
      ...['--parity-exclusions', hidden.join(',')],
    ],
    { maxBuffer: 2 ** 28 },
  ).catch((error: { stdout?: string }) => {
    // It ends with 1 where a check fails.
    if (error.stdout?.startsWith('{')) return { stdout: error.stdout };
    throw error;
  });
  const { results, testedPages } = JSON.parse(stdout) as Report;
  const failed = results.filter(({ status }) => status !== 'pass');
  const unexpected = failed.filter(({ id }) => !(id in exceptions));
  for (const { id, status, message } of failed)
    process.stdout.write(
      `${status.padEnd(5)} ${id}: ${message}\n      ${exceptions[id] ?? 'NEW'}\n`,
    );
  const needless = Object.keys(exceptions).filter((id) => !failed.some((one) => one.id === id));
  for (const id of needless)
    process.stdout.write(`pass  ${id}: remove its exception from scripts/check-agents.ts.\n`);
  const answered = results.length - failed.length;
  process.stdout.write(
    `${answered} of ${results.length} checks pass on ${testedPages} pages, ${unexpected.length} fail unexpectedly\n`,
  );
  saveScore(defaultOutDir, 'agent-access', {
    answered,
    asked: results.length,
    of: 'checks of what agents can read pass',
    detail: 'each of the others has its reason in scripts/check-agents.ts',
  });
  process.exitCode = unexpected.length + needless.length > 0 ? 1 : 0;
} finally {
  close();
  rmSync(folder, { recursive: true, force: true });
}
