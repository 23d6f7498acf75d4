import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { packageAliases } from '../../src/app/bundling/packageAliases';
import { asInProduction } from '../../src/app/bundling/viteConfigs';
import { importedPackages } from '../../src/domain/code/sandboxProject';
import { textOfCode } from '../../src/domain/code/textOfCode';
import { siteFolder } from '../support/site';
import { pages } from './builtSite';

/** One demo of each component. */
const copied = [
  'AccountSwitcher',
  'AppProviderTheme',
  'CrudBasic',
  'DashboardLayoutBasic',
  'DialogForm',
  'NotificationQueue',
  'PageContainerActions',
  'SessionBasic',
  'SignInPageCredentials',
  'StorageCodec',
];

/** What "Copy code" copies. */
function codeOf(demo: string): string {
  const code = new RegExp(`aria-label="${demo}\\.tsx"[^>]*><code>([\\s\\S]*?)</code></pre>`);
  const [, html] = pages
    .map(({ address }) => path.join(siteFolder, address, 'code.html'))
    .flatMap((file) => (existsSync(file) ? (code.exec(readFileSync(file, 'utf8')) ?? []) : []));
  if (html === undefined) throw new Error(`No page shows the code of ${demo}.`);
  return textOfCode(html);
}

const texts = new Map(copied.map((demo) => [demo, codeOf(demo)]));

let project = '';
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  project = mkdtempSync(path.resolve('.cache/copied-'));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('copied demos import what the installation page installs', () => {
  const page = readFileSync('docs/core/introduction/installation.mdx', 'utf8');
  const installed = [...page.matchAll(/^npm install (.*)$/gm)]
    .flatMap(([, names]) => names!.split(' '))
    .map((name) => name.replace(/(?<=.)@.*/, ''));
  expect(installed).toContain('@toolpad/core');
  for (const [demo, text] of texts) {
    const others = importedPackages([text]).filter((name) => !['react', ...installed].includes(name));
    expect(others, demo).toEqual([]);
    expect(text, demo).not.toMatch(/from '\.|import '\./);
  }
});

test('ten copied demos build as ten entries of one Vite project', async () => {
  const input: Record<string, string> = {};
  for (const [demo, text] of texts) {
    writeFileSync(path.join(project, `${demo}.tsx`), text);
    input[demo] = path.join(project, `${demo}.entry.tsx`);
    writeFileSync(
      input[demo],
      `import { createRoot } from 'react-dom/client';
import App from './${demo}';
createRoot(document.getElementById('root')!).render(<App />);
`,
    );
  }
  const built = await build({
    ...asInProduction,
    root: project,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: packageAliases },
    build: { write: false, minify: false, rollupOptions: { input, onLog: () => undefined } },
  });
  const { output } = built as { output: { type: string; isEntry?: boolean; name?: string }[] };
  const entries = output.filter(({ isEntry }) => isEntry).map(({ name }) => name);
  expect(entries.sort()).toEqual(copied);
}, 60_000);
