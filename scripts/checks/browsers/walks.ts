import { pageKinds } from '../pageKinds';
import { pause, type Walker } from './Walker';

const wide = 1280;
/** Narrower than WebKitGTK lets a window be, which stops at about 450 px. */
const phone = 390;

/** One page of each kind, by name. */
export const walkedPages: Record<string, string> = {
  ...pageKinds,
  'home of a product': '/toolpad/core/',
  examples: '/toolpad/studio/examples/',
  'guide to Studio': '/toolpad/studio/concepts/queries/',
  'not found': '/toolpad/no-such-page/',
};

/** @throws {Error} when the page has no visible title, or is wider than the window */
async function expectLaidOut(walker: Walker): Promise<void> {
  await walker.until('a visible title', () => document.querySelector('h1')?.checkVisibility());
  const { page, window } = await walker.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  if (page > window) throw new Error(`the page is ${page} px wide in a window of ${window} px`);
}

/** A closed popover that is still displayed catches clicks and the focus. */
const expectGone = (walker: Walker, popover: string) =>
  walker.until(
    `${popover} closes`,
    (selector) => !document.querySelector(selector)!.checkVisibility(),
    popover,
  );

async function chooseMode(walker: Walker, mode: string): Promise<string> {
  await walker.click('[popovertarget=docs-color-mode]');
  await walker.until(
    'the color mode menu opens',
    () => document.querySelector('#docs-color-mode:popover-open') !== null,
  );
  await walker.click(`#docs-color-mode label:has([value=${mode}])`);
  await walker.until(
    `html has the color scheme ${mode}`,
    (scheme) => document.documentElement.dataset['colorScheme'] === scheme,
    mode,
  );
  await expectGone(walker, '#docs-color-mode');
  return walker.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

/** What is checked on an open page. */
const checks: Record<string, (walker: Walker) => Promise<void>> = {
  layout: expectLaidOut,
  async 'color mode'(walker) {
    const light = await chooseMode(walker, 'light');
    const dark = await chooseMode(walker, 'dark');
    if (light === dark) throw new Error(`the background stays ${light} in dark mode`);
  },
  async demo(walker) {
    const figure = '#DashboardLayoutBasic';
    await walker.evaluate((selector) => document.querySelector(selector)!.scrollIntoView(), figure);
    await walker.enterFrame(`${figure} iframe`);
    await walker.click('#demo a[href$="orders"]');
    await walker.until('the demo shows its orders', () =>
      [...document.querySelectorAll('h1, h2, h3, h4')].some((h) => h.textContent === 'Orders'),
    );
    await walker.enterFrame();
    // Takes the keyboard back from the frame.
    await walker.click('h1');
  },
  async search(walker) {
    await walker.type('/');
    await walker.until('/ opens the search', () =>
      document.activeElement?.matches('[role=combobox]'),
    );
    await walker.type('sign in page');
    // The first result changes until all of the words are searched for.
    let found = '';
    for (let before = ' '; found !== before; await pause(500)) {
      before = found;
      found = await walker.until(
        'the search finds a page',
        () => document.querySelector<HTMLAnchorElement>('[role=option]')?.href,
      );
    }
    await walker.press('Enter');
    await walker.until('Enter opens the first page found', (href) => location.href === href, found);
    await expectLaidOut(walker);
  },
};

/** What is checked on a page that was opened as narrow as a window can be. */
const phoneChecks: typeof checks = {
  'layout on a phone': expectLaidOut,
  async menu(walker) {
    await walker.click('[data-menu-button]');
    await walker.until('the menu opens', () =>
      [...document.querySelectorAll('#docs-menu:popover-open a')].some((a) => a.checkVisibility()),
    );
    await walker.press('Escape');
    await expectGone(walker, '#docs-menu');
  },
};

/**
 * Walks one page.
 * @param onStep is called after each check, with the error of one that failed
 */
export async function walkPage(
  walker: Walker,
  url: string,
  hasDemo: boolean,
  onStep: (check: string, error?: unknown) => Promise<void>,
): Promise<void> {
  for (const [width, steps] of [
    [wide, checks],
    [phone, phoneChecks],
  ] as const) {
    await walker.open(url, width);
    for (const [name, check] of Object.entries(steps)) {
      if (name === 'demo' && !hasDemo) continue;
      try {
        await check(walker);
        await onStep(name);
      } catch (error) {
        await walker.enterFrame();
        await onStep(name, error);
      }
    }
  }
}
