import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { bundled } from './bundles';
import { checkPath } from '../engine/checkFolders';
import { hashOf, hashOfFiles } from '../engine/hash';
import { projectDir, storybookFile, workbenchCode } from '../paths';
import type { Progress } from '../engine/Progress';
import type { FolderOptions } from '../engine/SiteContext';
import { readMark } from '../../../content/readHouseAds';
import { readSettings } from '../../../content/readSettings';

/** Tells Storybook the site whose pages and demos it shows: see .storybook/site.ts. */
export function workbenchVariables(site: FolderOptions) {
  const { settings } = readSettings(site.contentDir);
  // Their problems are those of the site.
  const mark = readMark(site.contentDir, settings, String, []);
  return { WORKBENCH_SITE: JSON.stringify({ ...site, name: settings.name, mark }) };
}

function runStorybook(
  outDir: string,
  variables: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [storybookFile, 'build', '--output-dir', outDir, '--quiet', '--disable-telemetry'],
      {
        cwd: projectDir,
        // Whatever the shell says: Storybook and Vite choose package exports by it.
        env: { ...process.env, ...variables, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
      },
    );
    // The site is what one waits for.
    if (child.pid) setPriority(child.pid, 10);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(`Storybook could not build the workbench (exit code ${code}):\n${output}`),
          ),
    );
  });
}

/** Lets the browser fetch the scripts and fonts of stories while the manager starts, which asks for them only then. */
function prefetchPreview(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const scripts = [...read('iframe.html').matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)];
  const fonts = readdirSync(path.join(folder, 'assets')).filter((file) =>
    /^(inter|jetbrains-mono)-latin-wght-normal-/.test(file),
  );
  const links = [...scripts.map(([, file]) => file), ...fonts.map((file) => `assets/${file}`)].map(
    (file) => `<link rel="prefetch" crossorigin href="./${file}" />\n`,
  );
  writeFileSync(
    path.join(folder, 'index.html'),
    read('index.html').replace('</head>', `${links.join('')}</head>`),
  );
}

/** Takes the folder of this machine out of what agents read. */
function withoutFolder(manifests: string) {
  for (const name of readdirSync(manifests)) {
    const file = path.join(manifests, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`${projectDir}/`, ''));
  }
}

/** What is in a folder, but nothing that is hidden or installed, and no link to nothing. */
const entriesIn = (folder: string) =>
  readdirSync(folder).filter(
    (name) => !/^(\.|node_modules$)/.test(name) && existsSync(path.join(folder, name)),
  );

/** Builds the workbench, or takes the last one when nothing it is made of has changed. Returns its folder. */
export async function buildWorkbench(
  site: FolderOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<string> {
  // Storybook takes brackets for a pattern, and then finds no configuration.
  checkPath(projectDir, /[#?[\]]/);
  const stage = progress.stage('Workbench');
  const variables = workbenchVariables(site);
  const folder = await bundled(
    site.cacheDir,
    // A folder for each content, as for the caches of sites.
    path.join('workbench', hashOf(site.contentDir)),
    hashOf(
      variables.WORKBENCH_SITE,
      hashOfFiles(projectDir, workbenchCode),
      ...[site.contentDir, site.publicDir!]
        .filter((folder) => existsSync(folder))
        .map((folder) => hashOfFiles(folder, entriesIn(folder))),
    ),
    async (outDir) => {
      await runStorybook(outDir, variables, signal);
      prefetchPreview(outDir);
      withoutFolder(path.join(outDir, 'manifests'));
    },
  );
  stage.done('built');
  return folder;
}
