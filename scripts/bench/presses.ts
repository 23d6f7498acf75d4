import type { Page } from '@playwright/test';
import { openPhone, slowLine, slowPhone, slowProcessor } from '../browser/slowPhone';
import type { BenchTools } from './BenchTools';
import type { Figure } from './Figure';

const textPage = '/toolpad/core/introduction/installation/';

/** The slow phone held sideways: wide enough for the settings to be in the bar. */
const viewport = { width: slowPhone.viewport.height, height: slowPhone.viewport.width };

const modeMenu = '[data-color-mode]';
const settings = 'header [data-island="Settings"]';
const dialog = '[role=dialog] [role=radiogroup]';

async function open(tools: BenchTools, url: string): Promise<Page> {
  const [page, session] = await openPhone(await tools.browser, viewport);
  // tsx names functions by a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await slowLine(session);
  await slowProcessor(session);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Milliseconds from a touch to the paint that shows what each selector matches, visibly. */
async function touch(page: Page, target: string, ...shown: string[]): Promise<number[]> {
  const times = page.evaluate(
    (selectors) =>
      new Promise<number[]>((resolve) => {
        let start = 0;
        const painted: number[] = [];
        addEventListener('touchstart', ({ timeStamp }) => (start = timeStamp), {
          capture: true,
          once: true,
        });
        const isShown = (selector: string) =>
          document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
        const checkFrame = () => {
          const seen = selectors.flatMap((selector, index) =>
            start > 0 && painted[index] === undefined && isShown(selector) ? index : [],
          );
          // A task after a frame has begun runs when it is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            for (const index of seen) painted[index] = performance.now() - start;
            if (painted.filter(Boolean).length === selectors.length) resolve(painted);
            else requestAnimationFrame(checkFrame);
          };
          port2.postMessage('');
        };
        requestAnimationFrame(checkFrame);
      }),
    shown,
  );
  await page.locator(target).tap();
  return times;
}

interface Presses {
  menu: number;
  mode: number;
  pressed: number;
  cold: number;
  warmed: number;
}

async function measure(tools: BenchTools, url: string): Promise<Presses> {
  const first = await open(tools, url);
  const id = await first.locator(modeMenu).getAttribute('id');
  const [menu] = await touch(first, `[popovertarget="${id}"]`, modeMenu);
  const [mode] = await touch(
    first,
    `${modeMenu} label:has([value=dark])`,
    '[data-color-scheme=dark]',
  );
  await first.context().close();

  const second = await open(tools, url);
  const [pressed, cold] = await touch(second, settings, `${settings}[aria-busy]`, dialog);
  await second.context().close();

  const third = await open(tools, url);
  await third.locator(settings).focus();
  await third.locator(dialog).first().waitFor({ state: 'attached' });
  await third.waitForLoadState('networkidle');
  const [warmed] = await touch(third, settings, dialog);
  await third.context().close();
  return { menu: menu!, mode: mode!, pressed: pressed!, cold: cold!, warmed: warmed! };
}

/** The first press of what opens in the bar, on the slow phone: to the paint that shows its effect. */
export async function benchPresses(tools: BenchTools): Promise<Figure[]> {
  const url = (await tools.serve(tools.dist)) + textPage;
  const seen: Presses[] = [];
  for (let run = 0; run < tools.runs; run += 1) seen.push(await measure(tools, url));
  const figure = (name: string, of: keyof Presses): Figure => ({
    name,
    unit: 'ms',
    samples: seen.map((one) => one[of]),
  });
  return [
    figure('color mode: menu open, nothing warmed (limit 100)', 'menu'),
    figure('color mode: chosen', 'mode'),
    figure('settings: button pressed, nothing warmed (limit 100)', 'pressed'),
    figure('settings: open, nothing warmed (limit 1,500)', 'cold'),
    figure('settings: open, warmed by focus (limit 100)', 'warmed'),
  ];
}
