import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveReportingPages } from './checks/browsers/serveReportingPages';
import { startFirefox } from './checks/browsers/startFirefox';
import { startWebKit } from './checks/browsers/startWebKit';
import { pause } from './checks/browsers/Walker';
import { walkedPages, walkPage } from './checks/browsers/walks';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { createSiteServer } from './serve/createSiteServer';
import { listen } from './serve/listen';

/**
 * Walks one page of each kind of the built site in Firefox and in WebKitGTK, which has Safari's engine. Playwright
 * drives neither as Debian packages them.
 */
const browsers = { firefox: startFirefox, webkit: startWebKit };
const { values } = parseFlags({
  usage: 'npm run check:browsers -- [--browser firefox|webkit] [--screenshots DIR]',
  options: { browser: { type: 'string' }, screenshots: { type: 'string' } },
});
const chosen = Object.entries(browsers).filter(([name]) => (values.browser ?? name) === name);
if (chosen.length === 0) fail(`there is no browser ${values.browser}: name firefox or webkit.`);
const folder = path.resolve('dist');
if (!existsSync(path.join(folder, 'index.html')))
  fail('there is nothing to check in dist: run `npm run build` first.');
if (values.screenshots) mkdirSync(values.screenshots, { recursive: true });

const walkers = [];
for (const [, start] of chosen) walkers.push(await start());

let reported: string[] = [];
const site = createSiteServer(folder);
const sitePort = await listen(site, 4173);
const server = serveReportingPages(`http://localhost:${sitePort}`, (text) => reported.push(text));
const origin = `http://localhost:${await listen(server, sitePort + 1)}`;

const lines: string[] = [];
let hasFailed = false;
for (const walker of walkers) {
  const browser = `${walker.name} ${walker.version}`;
  for (const [kind, pathname] of Object.entries(walkedPages)) {
    const passed: string[] = [];
    let checks = 0;
    const say = (check: string, problems: string[]) => {
      checks += 1;
      if (problems.length === 0) passed.push(check);
      else hasFailed = true;
      process.stdout.write(`${problems.length ? 'FAIL' : 'ok  '}  ${browser}  ${kind}: ${check}\n`);
      for (const problem of problems) process.stdout.write(`      ${problem}\n`);
    };
    await walkPage(walker, origin + pathname, kind === 'demos', async (check, error) => {
      say(check, error instanceof Error ? [error.message] : []);
      if (values.screenshots) {
        const name = `${walker.name} ${kind} ${check}.png`.toLowerCase().replaceAll(' ', '-');
        writeFileSync(path.join(values.screenshots, name), await walker.screenshot());
      }
    });
    // The last reports may still be on their way.
    await pause(300);
    // The not-found page itself is answered with 404.
    say(
      'no errors',
      reported.filter((text) => text !== `${walkedPages['not found']} 404`),
    );
    reported = [];
    lines.push(
      [
        walker.name.padEnd(9),
        walker.version.padEnd(8),
        kind.padEnd(17),
        `${passed.length}/${checks}`,
      ].join('  '),
    );
  }
  await walker.close();
}
for (const each of [server, site]) {
  each.closeAllConnections();
  each.close();
}
process.stdout.write(
  `\nBrowser    Version   Page               Checks passed\n${lines.join('\n')}\n`,
);
process.exitCode = hasFailed ? 1 : 0;
