import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectDir } from '../src/app/build/paths';
import { launchBrowser } from './browser/launchBrowser';
import { checkApp, FollowedFolder } from './checks/FollowedFolder';
import { createServices, serviceHosts } from './checks/studio/createServices';
import { checkTypes, copyProjects, installStudio } from './checks/studio/installStudio';
import { exampleProjects } from './checks/studio/projects';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { say } from './cli/say';
import { listenLocally } from './serve/listenLocally.mjs';

/**
 * Installs Toolpad Studio outside of this project, type-checks the example projects of the docs, starts each with it,
 * and checks its page in a browser. A local server answers for the services that they use.
 */
const { values } = parseFlags({
  usage: 'npm run check:studio -- [--dir FOLDER] [--project NAME]',
  options: {
    dir: { type: 'string', default: path.join(tmpdir(), 'studio-examples') },
    project: { type: 'string' },
  },
});
const projectsDir = path.join(projectDir, 'docs/studio/examples/projects');
const names = exampleProjects.map(({ name }) => name);
const unknown = readdirSync(projectsDir).filter((name) => !names.includes(name));
if (unknown.length > 0)
  fail(`nothing checks ${unknown.join(', ')}: add it to scripts/checks/studio/projects.ts.`);
const chosen = exampleProjects.filter(({ name }) => (values.project ?? name) === name);
if (chosen.length === 0)
  fail(`there is no project ${values.project}; there are ${names.join(', ')}.`);

const folder = path.resolve(values.dir);
const copies = path.join(folder, 'projects');
// Keeps Studio from opening the editor in a window.
process.env['BROWSER'] = 'none';
const root = new FollowedFolder(folder);
const browser = await launchBrowser();
const services = await listenLocally(createServices());
let passed = 0;

try {
  say(`${existsSync(folder) ? 'looks into' : 'installs Studio in'} ${folder}`);
  if (installStudio(folder, root, projectsDir, names)) say('installed the packages');
  copyProjects(projectsDir, copies, (text) =>
    serviceHosts.reduce((replaced, host) => replaced.replaceAll(host, services.origin), text),
  );
  checkTypes(root);
  say('the code of the projects compiles');
} catch (error) {
  services.close();
  fail(error instanceof Error ? error.message : String(error));
}

const studio = path.join(folder, 'node_modules/@toolpad/studio/cli.mjs');
// One after the other: development servers of one folder share what they have bundled.
for (const { name, page: pageName, see } of chosen) {
  const hasPassed = await checkApp(
    name,
    path.join(copies, name),
    browser,
    async (followed, page) => {
      say(`${name}: starts`);
      const address = await followed.serve(`node "${studio}" dev`);
      await page.goto(new URL(`prod/pages/${pageName}`, address).href, { timeout: 120_000 });
      await see(page);
    },
    async (page) => {
      const picture = path.join(folder, `${name}.png`);
      await page.screenshot({ path: picture }).catch(() => undefined);
      return `The page is in ${picture}\n`;
    },
  );
  if (!hasPassed) continue;
  passed += 1;
  say(`${name}: shows its page`);
}
await browser.close();
services.close();
process.stdout.write(`${passed} of ${chosen.length} example projects run.\n`);
process.exitCode = passed === chosen.length ? 0 : 1;
