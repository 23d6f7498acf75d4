import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite } from '../src/app/build/buildSite';
import { silentProgress } from '../src/app/build/Progress';
import { pseudoLanguages } from '../src/domain/language/pseudoLanguages';
import { createSiteServer } from '../scripts/lib/createSiteServer';
import { listen } from '../scripts/lib/listen';
import { desktop, phone } from './support/site';

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
      writeFileSync(path.join(contentDir, 'pages.json'), JSON.stringify(['one', 'two'].map((name) => ({ pathname: `/toolpad/${name}/` }))));
      for (const name of ['one', 'two']) writeFileSync(path.join(contentDir, `${name}.md`), `---\ntitle: ${name}\ndescription: About ${name}\n---\n\n# ${name}\n\n## Part\n\nText.\n`);
      await buildSite({ contentDir, outDir: path.join(folder, 'out'), base, cacheDir: path.resolve('.cache'), publicDir: path.resolve('public'), language, progress: silentProgress });
      server = createSiteServer(path.join(folder, 'out'));
      site = `http://127.0.0.1:${await listen(server, 5300)}`;
    });

    test.afterAll(() => {
      server?.closeAllConnections();
      server?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    test('is laid out in its direction, before and after the script, and fits', async ({ page }) => {
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await page.goto(`${site}${base}one/`);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('lang', language.code);
        await expect(page.locator('html')).toHaveAttribute('dir', language.dir);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
      }
      await expect(page.getByRole('button', { name: language.texts['menu.open'] })).toBeVisible();
    });

    test('lets a reader choose the other direction', async ({ page }) => {
      const other = language.dir === 'rtl' ? 'ltr' : 'rtl';
      await page.addInitScript((direction) => localStorage.setItem('direction', direction), other);
      await page.goto(`${site}${base}one/`);
      await expect(page.locator('html')).toHaveAttribute('dir', other);
    });
  });
}
