import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultContentDir } from '../../src/app/build/paths';
import { asInProduction, browserConditions } from '../../src/app/build/bundling/viteConfig';
import { defaultBase } from '../../scripts/defaultBase';
import { compileDemo, type DemoRecord, type DemoSourceCode } from '../../src/content/compileDemo';
import {
  defaultStyling,
  stylingFiles,
  type DemoStyling,
} from '../../src/domain/content/demoStylings';
import { sandboxSetups, sandboxProject } from '../../src/domain/code/sandboxProject';
import { demoNameOf, filesOfDemo, listSources } from '../../src/content/sources';
import { licensedGrid } from '../../src/app/build/bundling/dataGridPlugin';
import { expect, test } from '../support/test';
import { buildWithVite } from '../support/buildWithVite';

/**
 * Compares the JavaScript project that a page offers with the demo it runs. That the code is the same
 * program in all demos is proved by tests/demos/demoJavaScript.test.ts; that the project runs, by one with stylings and
 * a module, one with data of its own, and one with the licensed grid.
 */
test.describe.configure({ mode: 'default' });

const sources = listSources(defaultContentDir);
const demos = sources.demos
  .map((file) => ({ file, name: demoNameOf(file) }))
  .filter(({ name }) => ['AccountUserDetails', 'CrudBasic', 'CrudDataGridPro'].includes(name));
const served = `${defaultBase}javascript/`;
let folder = '';

/** The version of a file that the page shows when JavaScript is preferred. */
const shown = (versions: readonly DemoSourceCode[], styling: DemoStyling) =>
  versions
    .filter((code) => code.styling === undefined || code.styling === styling)
    .sort((a, b) => Number(a.variant === 'TS') - Number(b.variant === 'TS'))[0];

const stylingsOf = (file: string): DemoStyling[] => [
  defaultStyling,
  ...Object.entries(stylingFiles(file)).flatMap(([other, styling]) =>
    sources.stylings.includes(other) ? [styling] : [],
  ),
];

function projectOf(demo: DemoRecord, styling: DemoStyling): Record<string, string> {
  const own = demo.code.find(
    (code) => code.variant === 'JS' && (code.styling ?? defaultStyling) === styling,
  )!;
  const files = [own, ...demo.modules.flatMap((versions) => shown(versions, styling) ?? [])];
  return sandboxProject({
    title: demo.name,
    codeVariant: 'JS',
    styling,
    files,
  }).files;
}

const pageOf = (name: string, styling: DemoStyling) => `${name}/${styling.replace(' ', '-')}`;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/javascript-'));
  const input: Record<string, string> = {};
  for (const { file, name } of demos) {
    const files = Object.fromEntries(
      filesOfDemo(file, sources).map((other) => [
        other,
        readFileSync(path.join(defaultContentDir, other), 'utf8'),
      ]),
    );
    const { demo } = await compileDemo({ file, name, displayFile: file, files });
    for (const styling of stylingsOf(file)) {
      const project = path.join(folder, pageOf(name, styling));
      mkdirSync(path.join(project, 'src'), { recursive: true });
      for (const [projectFile, text] of Object.entries(projectOf(demo, styling))) {
        writeFileSync(
          path.join(project, projectFile),
          projectFile === 'index.html' ? text.replace('src="/src', 'src="./src') : text,
        );
      }
      // Utilities are made by a plugin that only a project of its own has; boxes and colors are compared elsewhere.
      const { styleSheet } = sandboxSetups[styling];
      if (styleSheet) writeFileSync(path.join(project, 'src', styleSheet.fileName), '');
      input[pageOf(name, styling)] = path.join(project, 'index.html');
    }
  }
  const production = asInProduction();
  await buildWithVite({
    ...production,
    resolve: { ...production.resolve, conditions: [...browserConditions] },
    root: folder,
    base: served,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { modulePreload: false, rollupOptions: { input, onLog: () => undefined } },
  });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The watermark of the licensed grid without a key: the project has no key, and no community grid in its place. */
const watermark = 'MUI X Missing license key';
const wantsKey = (file: string) =>
  new RegExp(`^import \\{[^}]*\\} from '${licensedGrid}'`, 'm').test(
    readFileSync(path.join(defaultContentDir, file), 'utf8'),
  );

for (const { file, name } of demos) {
  test.describe(() => {
    test.use({ expectedConsole: wantsKey(file) ? [/^\*+\s+MUI X: Missing license key\./] : [] });
    test(`${name} renders the same in JavaScript as in TypeScript`, async ({ page, context }) => {
      await context.route(`**${served}**`, (route) =>
        route.fulfill({
          path: path.join(
            folder,
            'dist',
            new URL(route.request().url()).pathname.slice(served.length),
          ),
        }),
      );
      await page.goto(`${defaultBase}frames/${name}/`);
      await expect(page.locator('#demo[data-ready]')).toBeAttached();
      for (const styling of stylingsOf(file)) {
        const copy = await context.newPage();
        await copy.goto(`${served}${pageOf(name, styling)}/index.html`);
        const copied = async () =>
          (await copy.locator('body').ariaSnapshot()).replace(
            new RegExp(`\n *- text: ${watermark}`),
            '',
          );
        await expect(async () =>
          expect(await copied()).toBe(await page.locator('body').ariaSnapshot()),
        ).toPass({ timeout: 20_000 });
        await expect(copy.getByText(watermark)).toHaveCount(wantsKey(file) ? 1 : 0);
        await copy.close();
      }
    });
  });
}
