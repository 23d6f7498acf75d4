import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import runner from './test-runner';
import type { Place, PlayResult } from './expectationsInPage';
import { fail } from '../scripts/lib/fail.mjs';
import { parseFlags } from '../scripts/lib/parseFlags.mjs';
import { runBench } from '../scripts/lib/runBench';
import { readIndex, serveWorkbench } from '../scripts/test-workbench-run.mjs';

/**
 * Makes every expectation of every story fail, one after the other, and lists those whose failure does not make the
 * story fail: nobody waits for them, something catches them, or they expect nothing.
 */
const { values } = parseFlags({
  usage: 'npm run test:expectations -- [--dir dist/workbench] [--match components-tabs]',
  options: {
    dir: { type: 'string', default: 'dist/workbench' },
    match: { type: 'string', default: '' },
  },
});
const folder = values.dir;
if (!existsSync(path.join(folder, 'index.json')))
  fail(`${folder} holds no built workbench: type \`npm run build\` first.`);

/** Much longer than any story takes, in milliseconds. */
const patience = 20_000;
const inPage = fileURLToPath(new URL('expectationsInPage.js', import.meta.url));

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript({ path: inPage });
  await page.goto(new URL('iframe.html?globals=a11y.manual:!true', url).href, {
    waitUntil: 'load',
  });
  await page.waitForFunction(
    () => '__STORYBOOK_PREVIEW__' in window && '__STORYBOOK_ADDONS_CHANNEL__' in window,
  );
  await page.evaluate(() =>
    (
      window as unknown as { __STORYBOOK_PREVIEW__: { ready(): Promise<void> } }
    ).__STORYBOOK_PREVIEW__.ready(),
  );
  return page;
}

/** Plays a story in the size and the media that it is for, with the expectations of one place failing or with none. */
async function play(page: Page, id: string, failing: Place | null): Promise<PlayResult | 'left'> {
  await runner.preVisit!(page as never, { id, title: '', name: '' } as never);
  return page
    .evaluate(([storyId, place, limit]) => window.expectations.play(storyId, place, limit), [
      id,
      failing,
      patience,
    ] as const)
    .catch((error: Error) => {
      // A failure may come before the story has stopped a link from leading away; the runner reports that, too.
      if (error.message.includes('Execution context was destroyed')) return 'left';
      throw error;
    });
}

await runBench(async ({ browser }) => {
  const workbench = await serveWorkbench(folder);
  const { entries } = await readIndex(workbench.url);
  const ids = Object.values(entries).flatMap(({ type, id }) =>
    type === 'story' && id.includes(values.match) ? [id] : [],
  );
  if (ids.length === 0) fail(`no story has "${values.match}" in its id.`);
  const queue = [...ids];
  const unnoticed: string[] = [];
  let noticed = 0;

  const reopen = async (page: Page): Promise<Page> => {
    await page.close();
    return open(browser, workbench.url);
  };
  /** Makes the expectations of one story fail. A page that hangs, or has been left, is given up for a new one. */
  const check = async (page: Page, id: string): Promise<Page> => {
    const untouched = await play(page, id, null);
    if (untouched !== 'passed') unnoticed.push(`${id} ${untouched} with nothing made to fail`);
    if (untouched === 'left') return reopen(page);
    const reached = await page.evaluate(() => window.expectations.reached);
    for (const [place, isMatched] of Object.entries(reached)) {
      const result = isMatched ? await play(page, id, place) : 'passed';
      if (result === 'failed' || result === 'left') noticed += 1;
      else
        unnoticed.push(
          `${id} ${isMatched ? `${result} with the expectation at ${place} failing` : `expects nothing at ${place}`}`,
        );
      if (result === 'hung' || result === 'left') page = await reopen(page);
    }
    return page;
  };
  const work = async () => {
    let page = await open(browser, workbench.url);
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      page = await check(page, id);
      const done = ids.length - queue.length;
      if (done % 50 === 0)
        process.stderr.write(`${done} of ${ids.length} stories, ${noticed} expectations\n`);
    }
  };
  await Promise.all([work(), work()]);
  workbench.close();
  process.exitCode = unnoticed.length > 0 ? 1 : 0;
  return `${[...unnoticed, `${ids.length} stories: ${noticed} expectations made to fail and noticed, ${unnoticed.length} not`].join('\n')}\n`;
});
