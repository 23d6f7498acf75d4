import { writeFileSync } from 'node:fs';
import { withSite } from './browser/launchBrowser';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';

/** Takes the screenshots of the README from `dist`, in `.github/images`. */
const shots = {
  site: {
    url: '/toolpad/core/react-dashboard-layout/',
    frame: 'article iframe >> nth=0',
    ready: '[aria-current], a',
  },
  workbench: {
    url: '/workbench/?path=/story/advertising-ad--timeline&at=3000',
    frame: '#storybook-preview-iframe',
    ready: '#storybook-root [data-placement] img',
  },
};
const maxBytes = 150_000;

parseFlags({ usage: 'npm run readme:images', options: {} });

await withSite('dist', async (browser, origin) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  for (const [name, { url, frame, ready }] of Object.entries(shots)) {
    await page.goto(origin + url, { waitUntil: 'load' });
    await page.frameLocator(frame).locator(ready).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const file = `.github/images/${name}.png`;
    const screenshot = await page.screenshot();
    const size = screenshot.length;
    if (size > maxBytes)
      fail(`${file} would have ${size} bytes, more than ${maxBytes}: choose a plainer page.`);
    writeFileSync(file, screenshot);
    process.stdout.write(`${file}: ${(size / 1000).toFixed(0)} kB\n`);
  }
});
