import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { storybookFile } from '../../src/app/build/paths';
import { withSite } from '../browser/launchBrowser';
import { createSiteServer } from '../serve/createSiteServer';
import { listenLocally } from '../serve/listenLocally.mjs';
import { firstStoryOf, start, storyFile } from './dev';
import type { BenchOptions, Figure } from './Figure';

/** What `npm create storybook` writes for React and Vite, with those of its addons that work on a story or its docs. */
const starter = {
  'package.json': '{ "private": true, "type": "module" }',
  '.storybook/main.ts': `export default {
    stories: ['../stories/*.stories.ts'],
    addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
    framework: '@storybook/react-vite',
  };`,
  '.storybook/preview.ts': `export default { parameters: { a11y: { test: 'todo' } } };`,
  'stories/Button.tsx': `export const Button = ({ primary = false, label }: { primary?: boolean; label: string }) => (
    <button type="button" className={primary ? 'primary' : 'secondary'}>{label}</button>
  );`,
  'stories/Button.stories.ts': `import { Button } from './Button';
  export default { title: 'Example/Button', component: Button, tags: ['autodocs'] };
  export const Primary = { args: { primary: true, label: 'Button' } };
  export const Secondary = { args: { label: 'Button' } };
  export const Short = { args: { label: 'B' } };`,
};

const storyRoot = '#storybook-root > *';

/** What is opened in the workbench and in the starter, and what is waited for. */
const opened = [
  { name: 'start page, heading', own: '', other: '', shown: '#storybook-docs h1' },
  ...Object.entries({
    'story by its URL': '?path=/story/',
    'story without the manager': 'iframe.html?id=',
  }).map(([name, url]) => ({
    name,
    own: `${url}content-callout--info`,
    other: `${url}example-button--primary`,
    shown: storyRoot,
  })),
];

/** With nothing cached, in seconds from the request until `shown` resolves. */
async function timeOf(browser: Browser, url: string, shown: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await shown(page);
  const seconds = (performance.now() - started) / 1000;
  await page.close();
  return seconds;
}

/** Looks in each frame of the browser: a locator would look every half second. */
const shows = (selector: string) => (page: Page) =>
  page.waitForFunction((wanted) => {
    const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
    return (frame?.contentDocument ?? document).querySelector(wanted)?.checkVisibility();
  }, selector);

/** Scrolls a board to each frame that has not rendered, as they load when they come into view, until all have. */
async function isComplete(page: Page) {
  await shows('figure')(page);
  await page.frame({ url: /viewMode=docs/ })!.evaluate(async () => {
    for (;;) {
      const waiting = [...document.querySelectorAll('figure')].filter(
        (tile) => !tile.querySelector('iframe')?.contentWindow?.__workbench,
      );
      if (waiting.length === 0) return;
      for (const tile of waiting) {
        tile.scrollIntoView({ block: 'center' });
        await new Promise(requestAnimationFrame);
      }
    }
  });
}

/** Seconds since Storybook was started in development until the story that is opened first is shown. */
async function timeInDev(browser: Browser, started: number, url: string, file: string) {
  const story = `${url}?path=/story/${await firstStoryOf(url, file)}`;
  const answered = (performance.now() - started) / 1000;
  return answered + (await timeOf(browser, story, shows(storyRoot)));
}

/** The workbench, built and in development, beside Storybook's own starter of the same version, in turns. */
export const benchWorkbench = ({ dist, scratch, runs }: BenchOptions): Promise<Figure[]> =>
  withSite(dist, async (browser, ours) => {
    const cwd = path.join(scratch, 'starter');
    for (const [file, text] of Object.entries(starter)) {
      mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
      writeFileSync(path.join(cwd, file), text);
    }
    const quiet = ['--quiet', '--disable-telemetry'];
    const env = { ...process.env, NODE_ENV: 'production' };
    execFileSync(process.execPath, [storybookFile, 'build', '-o', 'built', ...quiet], { cwd, env });
    const bare = await listenLocally(createSiteServer(path.join(cwd, 'built')));
    const figures: Figure[] = opened.map(({ name }) => ({
      name,
      unit: 's',
      samples: [],
      floor: [],
    }));
    const board: Figure = { name: 'board of Ad, complete', unit: 's', samples: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { own, other, shown }] of opened.entries()) {
        const { samples, floor } = figures[index]!;
        samples.push(await timeOf(browser, `${ours}/workbench/${own}`, shows(shown)));
        floor!.push(await timeOf(browser, `${bare.origin}/${other}`, shows(shown)));
      }
      const url = `${ours}/workbench/?path=/docs/advertising-ad--docs`;
      board.samples.push(await timeOf(browser, url, isComplete));
    }
    bare.close();
    let started = performance.now();
    const { urls, stop } = await start([]);
    const first = await timeInDev(browser, started, urls[1]!, storyFile).finally(stop);
    const { port, origin, close } = await listenLocally(createServer());
    close();
    started = performance.now();
    const dev = ['dev', '--port', String(port), '--ci', '--no-open', ...quiet];
    const child = spawn(process.execPath, [storybookFile, ...dev], { cwd, stdio: 'ignore' });
    const floor = await timeInDev(browser, started, `${origin}/`, 'Button.stories.ts').finally(() =>
      child.kill(),
    );
    return [
      ...figures,
      board,
      { name: 'first story in dev', unit: 's', samples: [first], floor: [floor] },
    ];
  });
