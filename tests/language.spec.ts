import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite } from '../src/app/build/buildSite';
import { silentProgress } from '../src/app/build/Progress';
import { houseAdCount, houseAdsIn } from '../src/domain/ads/houseAds';
import { fill } from '../src/domain/language/fill';
import { pseudoLanguages } from '../src/domain/language/pseudoLanguages';
import { createSiteServer } from '../scripts/lib/createSiteServer';
import { listen } from '../scripts/lib/listen';
import { leftInEnglish } from './language/leftInEnglish';
import { desktop, phone } from './support/site';

/** What authors write is in Greek letters, so that Latin ones are the interface's. */
const article = `# α

Λόγος.

## β

\`\`\`bash
ls
\`\`\`

:::warning
Λόγος.
:::

<Demo name="Alpha" height={120} />
`;
const contents: Record<string, string> = {
  'pages.json': JSON.stringify([
    ...['one', 'two'].map((name) => ({ pathname: `/toolpad/${name}/`, title: 'α' })),
    { pathname: '/toolpad/privacy/', title: 'γ' },
  ]),
  'demos/Alpha.tsx':
    'export default function Alpha(): null {\n  if (location.hash) throw new Error("no");\n  return null;\n}\n',
  'one.mdx': `---\ntitle: α\ndescription: β\n---\n\n${article}`,
  'two.mdx': '---\ntitle: α\ndescription: β\n---\n\n# α\n\n## Part\n\nText.\n',
  'privacy.mdx':
    '---\ntitle: γ\ndescription: β\n---\n\n# γ\n\n<PrivacySwitch />\n\n<PrivacyReceipt />\n',
};

/** Of the content above, of the browser, and of those whose ads are shown. */
const names = ['Alpha', 'bash', ' and ', 'MUI X', 'MUI'];

for (const language of pseudoLanguages) {
  test.describe(`a site in ${language.code}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 120_000 });
    let folder = '';
    let server: Server | undefined;
    let site = '';
    const base = `/${language.code}/toolpad/`;

    test.beforeAll(async () => {
      folder = mkdtempSync(path.join(os.tmpdir(), 'language-'));
      const contentDir = path.join(folder, 'content');
      mkdirSync(contentDir);
      for (const [file, text] of Object.entries(contents)) {
        mkdirSync(path.dirname(path.join(contentDir, file)), { recursive: true });
        writeFileSync(path.join(contentDir, file), text);
      }
      await buildSite({
        contentDir,
        outDir: path.join(folder, 'out'),
        base,
        cacheDir: path.resolve('.cache'),
        publicDir: path.resolve('public'),
        language,
        environment: { DOCS_PREVIEW: 'on' },
        progress: silentProgress,
      });
      server = createSiteServer(path.join(folder, 'out'));
      site = `http://127.0.0.1:${await listen(server, 5300)}`;
    });

    test.afterAll(() => {
      server?.closeAllConnections();
      server?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    test('is laid out in its direction, before and after the script, and fits', async ({
      page,
    }) => {
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await page.goto(`${site}${base}one/`);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('lang', language.code);
        await expect(page.locator('html')).toHaveAttribute('dir', language.dir);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
          ),
        ).toBe(true);
      }
      await expect(page.getByRole('button', { name: language.texts['menu.open'] })).toBeVisible();
    });

    test('says everything in its language, what scripts say too', async ({ page, context }) => {
      const { texts } = language;
      const nothingLeft = async () =>
        expect(leftInEnglish(await page.content(), names)).toEqual([]);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize(desktop);
      await page.goto(`${site}${base}one/`);

      await page.getByRole('button', { name: texts['code.copy'] }).first().click();
      await expect(page.getByRole('button', { name: texts['code.copied'] })).toBeVisible();
      await page.getByRole('button', { name: texts['feedback.no'], exact: true }).click();
      await expect(
        page.getByRole('status').filter({ hasText: texts['feedback.thanks'] }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: texts['feedback.more'] })).toBeVisible();
      const filter = page.getByRole('searchbox', { name: texts['menu.filter'] });
      await filter.fill('α');
      await expect(page.locator('output')).toHaveText(
        texts['menu.found.other'].replace('{count}', (2).toLocaleString(language.code)),
      );
      await filter.fill('ωω');
      await expect(page.locator('output')).toHaveText(fill(texts['menu.none'], { typed: 'ωω' }));
      await nothingLeft();

      await page.getByRole('button', { name: texts['settings.mode'] }).click();
      await expect(
        page.getByRole('menuitemradio', { name: texts['settings.mode.asSystem'] }),
      ).toBeVisible();
      await nothingLeft();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: texts['settings.title'] }).click();
      const drawer = page.getByRole('dialog', { name: texts['settings.title'] });
      await expect(drawer.getByRole('group', { name: texts['settings.density'] })).toBeVisible();
      await expect(
        drawer.getByRole('radio', { name: texts[`settings.direction.${language.dir}`] }),
      ).toBeChecked();
      await nothingLeft();
    });

    test('has ads of its own, and its appeal, in its language', async ({ page }) => {
      const { texts } = language;
      for (const [index, { name, description }] of houseAdsIn(texts).entries()) {
        for (const shape of [0, 0.5]) {
          await page.goto(
            `${site}${base}one/?ad=house&house=${index / houseAdCount}&shape=${shape}`,
          );
          const ad = page.getByRole('group', { name: texts['advertising.name'] });
          await expect(ad.getByRole('link')).toContainText(`${name} ${description}`);
          expect(leftInEnglish(await page.content(), names)).toEqual([]);
        }
      }
      await page.goto(`${site}${base}one/?ad=blocked&draw=0.1`);
      const appeal = page.getByRole('group', { name: texts['advertising.about'] });
      await expect(appeal).toContainText(texts['advertising.thanks']);
      await expect(appeal.getByRole('img', { name: texts['advertising.heart'] })).toBeVisible();
      expect(leftInEnglish(await page.content(), names)).toEqual([]);
    });

    test('its demos follow, and say in it that they have stopped', async ({ page }) => {
      await page.goto(`${site}${base}frames/Alpha/`);
      await expect(page.locator('html')).toHaveAttribute('dir', language.dir);
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
      await page.goto(`${site}${base}frames/Alpha/#x`);
      await page.reload();
      await expect(
        page.getByRole('alert').getByRole('heading', { name: language.texts['crash.title'] }),
      ).toBeVisible();
      expect(leftInEnglish(await page.content(), [...names, 'no'])).toEqual([]);
    });

    test('the privacy page too', async ({ page }) => {
      await page.goto(`${site}${base}privacy/`);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('#privacy-state')).toHaveText(language.texts['privacy.on']);
      await page.getByRole('switch').click();
      await expect(page.locator('#privacy-state')).toHaveText(language.texts['privacy.off']);
      expect(leftInEnglish(await page.content(), names)).toEqual([]);
    });

    test('lets a reader choose the other direction', async ({ page }) => {
      const other = language.dir === 'rtl' ? 'ltr' : 'rtl';
      await page.addInitScript((direction) => localStorage.setItem('direction', direction), other);
      await page.goto(`${site}${base}one/`);
      await expect(page.locator('html')).toHaveAttribute('dir', other);
    });
  });
}
