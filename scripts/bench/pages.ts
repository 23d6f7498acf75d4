import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withSite } from '../browser/launchBrowser';
import { createSiteServer } from '../serve/createSiteServer';
import { listenLocally } from '../serve/listenLocally.mjs';
import type { BenchOptions, Figure } from './Figure';
import { measureLoad, type Load } from './measureLoad';

/** One page of each kind: text, demos (a layout, a data grid, a form), component reference, landing page. */
const samplePages = [
  '/toolpad/core/introduction/installation/',
  '/toolpad/core/react-dashboard-layout/',
  '/toolpad/core/react-crud/',
  '/toolpad/core/react-sign-in-page/',
  '/toolpad/core/api/dashboard-layout/',
  '/toolpad/',
];

/** The styles of the bare pages: what a careful author would write by hand. */
const bareStyles = `
:root { color-scheme: light dark; font: 16px/1.65 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px 16px; max-inline-size: 75ch; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
pre { overflow: auto; padding: 12px 16px; border: 1px solid; border-radius: 4px; }
code { font: 0.875em ui-monospace, monospace; }
table { border-collapse: collapse; }
th, td { padding: 6px 12px; border: 1px solid; text-align: start; vertical-align: top; }
`.trimStart();

/** The document of a demo without its scripts: HTML and style sheets. */
const deadFrame = async (address: string) =>
  (await (await fetch(address)).text()).replace(/<(script|template)\b[^]*?<\/\1>/g, '');

/**
 * The article of a page as plain HTML: one file with its style inside, no script, a link to another page. Its demos are
 * dead HTML in frames, which are loaded when they come near the window.
 */
async function barePage(page: Page, next: string): Promise<string> {
  const { title, article } = await page.evaluate(() => {
    const copy = document.querySelector('article')!.cloneNode(true) as Element;
    for (const template of copy.querySelectorAll('template')) {
      const demo = template.content.querySelector('iframe')!;
      const frame = document.createElement('dead-frame');
      frame.id = demo.getAttribute('src')!;
      template.closest('figure')!.before(frame);
    }
    copy
      .querySelectorAll('svg, button, iframe, input, script, style, template, .heading-anchor')
      .forEach((element) => element.remove());
    copy
      .querySelectorAll('pre span, summary, label, figure, div')
      .forEach((element) => element.replaceWith(...element.childNodes));
    for (const element of copy.querySelectorAll('*')) {
      for (const { name } of [...element.attributes])
        if (name !== 'href' && name !== 'id') element.removeAttribute(name);
    }
    return { title: document.title, article: copy.innerHTML };
  });
  const withFrames = article.replaceAll(
    /<dead-frame id="([^"]*)"><\/dead-frame>/g,
    '<iframe src="$1" loading="lazy" width="100%" height="400"></iframe>',
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${bareStyles}</style></head><body><article>${withFrames}</article><a href="${next}">Next</a></body></html>`;
}

/** Measures the built site and the bare pages as often as the options say. */
type Compare = <T>(
  measure: (browser: Browser, origin: string) => Promise<T>,
) => Promise<{ samples: T[]; floor: T[] }>;

/**
 * Serves the built site and the articles of some of its pages as bare HTML, each with a link to the next one. Both are
 * measured in turns: what else the machine does affects both alike.
 */
export const besideBarePages = (
  { dist, scratch, runs }: BenchOptions,
  addresses: readonly string[],
  bench: (compare: Compare) => Promise<Figure[]>,
): Promise<Figure[]> =>
  withSite(dist, async (browser, ours) => {
    const folder = path.join(scratch, 'bare');
    const page = await browser.newPage();
    for (const [index, address] of addresses.entries()) {
      await page.goto(ours + address);
      mkdirSync(path.join(folder, address), { recursive: true });
      const next = addresses[(index + 1) % addresses.length]!;
      writeFileSync(path.join(folder, address, 'index.html'), await barePage(page, next));
      const frames = await page
        .locator('[data-demo-frame] template')
        .evaluateAll((all) =>
          all.map((template) =>
            (template as HTMLTemplateElement).content.querySelector('iframe')!.getAttribute('src')!,
          ),
        );
      for (const frame of frames) {
        mkdirSync(path.join(folder, frame), { recursive: true });
        writeFileSync(path.join(folder, frame, 'index.html'), await deadFrame(ours + frame));
      }
    }
    cpSync(path.join(dist, 'toolpad/assets'), path.join(folder, 'toolpad/assets'), {
      recursive: true,
      filter: (file) => !file.endsWith('.js'),
    });
    await page.close();
    const bare = await listenLocally(createSiteServer(folder));
    return bench(async (measure) => {
      const samples = [];
      const floor = [];
      for (let run = 0; run < runs; run += 1) {
        if (run % 2 === 0) samples.push(await measure(browser, ours));
        floor.push(await measure(browser, bare.origin));
        if (run % 2 === 1) samples.push(await measure(browser, ours));
      }
      return { samples, floor };
    }).finally(bare.close);
  });

const measures: readonly [keyof Load, string, Figure['unit']][] = [
  ['firstPaint', 'first paint', 'ms'],
  ['largestPaint', 'largest paint', 'ms'],
  ['demoPaint', 'paint of the first demo after it', 'ms'],
  ['blocking', 'blocking', 'ms'],
  ['work', 'main-thread work', 'ms'],
  ['script', 'script work', 'ms'],
  ['transferred', 'transferred', 'kB'],
  ['requests', 'requests', 'requests'],
];

/** Loads on the slow phone with nothing cached, beside the text of the same article as bare HTML. */
export const benchPages = (options: BenchOptions): Promise<Figure[]> =>
  besideBarePages(options, samplePages, async (compare) => {
    const figures: Figure[] = [];
    for (const address of samplePages) {
      const loads = await compare((browser, origin) => measureLoad(browser, origin + address));
      for (const [measure, title, unit] of measures)
        figures.push({
          name: `${address} ${title}`,
          unit,
          samples: loads.samples.map((load) => load[measure]),
          floor: loads.floor.map((load) => load[measure]),
        });
    }
    return figures;
  });
