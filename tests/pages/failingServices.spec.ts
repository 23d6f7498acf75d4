import { expect as defaultExpect, test, type BrowserContext, type Page } from '@playwright/test';
import { complaintsOf, openBroken } from '../support/breakServices';
import { OfflineSite, production } from '../support/offlineSite';
import { phone } from '../support/site';
import { environments } from '../support/adSite';

// Browsers handle service workers at low priority.
const expect = defaultExpect.configure({ timeout: 30_000 });

// One server for the file.
test.describe.configure({ mode: 'default' });

const site = new OfflineSite();
const base = `${production}/toolpad/`;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await site.open();
  await site.buildDocs('beacon', {
    DOCS_ANALYTICS_BEACON: 'https://events.example/take',
    ...environments.both,
  });
  const tag = { DOCS_ANALYTICS_ID: 'G-0000000000', DOCS_ANALYTICS_CONSENT: 'none' };
  await site.build('tag', {}, { ...tag, ...environments.both });
});

test.afterAll(() => site.close());

/** Aborts requests to other hosts; returns their host names. */
async function refuseOthers(context: BrowserContext): Promise<Set<string>> {
  const asked = new Set<string>();
  await context.route(
    (url) => url.origin !== production,
    (route) => {
      asked.add(new URL(route.request().url()).hostname);
      return route.abort();
    },
  );
  return asked;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scheme = (page: Page) => page.locator('html').getAttribute('data-color-scheme');

/** Name of the error that access to storage throws. */
const refusalOf = (page: Page) =>
  page.evaluate(() => {
    try {
      localStorage.getItem('');
      return 'none';
    } catch (error) {
      return (error as Error).name;
    }
  });

/** Scrolls a demo into view, so that it loads. */
async function demoOf(page: Page, name: string) {
  const figure = page.locator(`figure#${name}`);
  await figure.scrollIntoViewIfNeeded();
  return { figure, frame: figure.locator('iframe').contentFrame() };
}

/** The browser itself reports the missing page. */
const notFound = 'the not-found page is shown';

const stages = {
  'the menu opens and a link is followed': async (page) => {
    await page.setViewportSize(phone);
    await page.goto(`${base}core/introduction/`);
    await expect(heading(page)).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#docs-menu').getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(`${base}core/introduction/installation/`);
    await expect(heading(page)).toHaveText('Installation');
    await page.locator('a[rel=next]').click();
    await expect(heading(page)).toHaveText('Base concepts');
  },
  'tabs change and code is copied': async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: production });
    await page.goto(`${base}core/introduction/installation/`);
    const tabs = page.getByRole('group', { name: 'Package manager' }).first();
    await tabs.getByText('pnpm', { exact: true }).first().click();
    const code = tabs.locator('[data-code]:visible');
    await expect(code).toContainText('pnpm create');
    await code.getByRole('button', { name: 'Copy code' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('pnpm create');
  },
  'a demo runs, and its code opens': async (page) => {
    await page.goto(`${base}core/react-dashboard-layout/`);
    const { figure, frame } = await demoOf(page, 'DashboardLayoutBasic');
    await frame.getByRole('link', { name: 'Orders' }).click();
    await expect(frame.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await figure.locator('summary').click();
    await expect(figure.locator('pre:visible').first()).toContainText('DashboardLayout');
  },
  'a demo about storage runs, too': async (page) => {
    await page.goto(`${base}core/react-persistent-state/`);
    const { frame } = await demoOf(page, 'StorageString');
    await expect(frame.getByRole('textbox').first()).toBeVisible();
    await frame.getByRole('textbox').first().fill('Kept as long as the page');
    // The demo may start between the selection of its text and the input, which is then added to the text.
    await expect(frame.getByRole('textbox').first()).toHaveValue(/Kept as long as the page$/);
  },
  'settings hold for the page and its demos': async (page) => {
    await page.goto(`${base}core/react-use-session/`);
    const { frame } = await demoOf(page, 'SessionCustom');
    await expect(frame.getByText('Service desk')).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'JavaScript' }).check();
    expect(await scheme(page)).toBe('dark');
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    await expect(frame.locator('html')).toHaveAttribute('data-toolpad-color-scheme', 'dark');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Yes/ }).click();
    await expect(page.getByRole('button', { name: /^Yes/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.reload();
    expect(await scheme(page)).toBe('light');
  },
  'the privacy page says what it can and cannot': async (page) => {
    await page.goto(`${base}privacy/`);
    await expect(page.getByText(/the lists apply to this page only/)).toBeVisible();
    await page.getByRole('switch').click();
    await expect(page.getByRole('status')).toContainText('Off. No event is sent');
  },
  [notFound]: async (page) => {
    const answer = await page.goto(`${base}core/introduction/instalation/`);
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page not found');
  },
} satisfies Record<string, (page: Page, context: BrowserContext) => Promise<void>>;

type Stage = keyof typeof stages;

const all = Object.keys(stages) as Stage[];
/** One for storage in a page, one for storage in a demo: what replaces it is tested in `src/platform/storage`. */
const storing: readonly Stage[] = [
  'a demo about storage runs, too',
  'settings hold for the page and its demos',
];

for (const [failure, worker, names] of [
  // Storage can be accessed but not used, and a registered service worker cannot be installed.
  ['its methods throw', 'not installed', storing],
  // Its properties throw, and no service worker can be registered.
  ['the browser blocks it', 'refused', all],
] as const) {
  test.describe(`storage fails as ${failure}, the service worker is ${worker}, and every other service fails`, () => {
    let context: BrowserContext;
    let complaints: string[];
    let page: Page;

    // Nothing is stored, so one browser serves all tests.
    test.beforeAll(async () => {
      context = await openBroken(site, failure);
      complaints = complaintsOf(context, production);
      await refuseOthers(context);
    });

    test.beforeEach(async () => {
      site.deploy('beacon');
      site.broken = worker === 'not installed' ? /offline\.html/ : undefined;
      page = await context.newPage();
      complaints.length = 0;
    });

    test.afterEach(() => page.close());

    test.afterAll(() => context.close());

    for (const stage of names) {
      const run: (page: Page, context: BrowserContext) => Promise<void> = stages[stage];
      test(stage, async () => {
        await run(page, context);
        expect(await refusalOf(page)).toBe('SecurityError');
        // Wait for late scripts, and let them handle the end of the page.
        await page.mouse.move(10, 10);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
        expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
        expect(
          complaints.filter((complaint) => !(stage === notFound && /\b404\b/.test(complaint))),
        ).toEqual([]);
      });
    }
  });
}

test('pages stay readable when ads and analytics do not respond', async () => {
  for (const deploy of ['beacon', 'tag']) {
    site.deploy(deploy);
    site.broken = undefined;
    const context = await openBroken(site, 'its properties throw');
    const [complaints, asked] = [complaintsOf(context, production), await refuseOthers(context)];
    const page = await context.newPage();
    const [first, second] =
      deploy === 'tag' ? ['guide/one/', 'guide/three/'] : ['core/api/account/', 'core/api/create/'];
    await page.clock.install();
    await page.goto(base + first);
    const slot = page.locator('[data-placement]');
    const height = (await slot.boundingBox())!.height;
    for (const host of [
      'vendor.example',
      ...(deploy === 'tag' ? ['www.googletagmanager.com'] : []),
    ]) {
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          return asked;
        })
        .toContain(host);
    }
    // Past the last poll. The fallback has to be fetched, too, so the slot stays empty.
    await page.clock.runFor(30_000);
    await expect(slot.getByRole('link')).toHaveCount(0);
    expect((await slot.boundingBox())!.height).toBe(height);
    await page.goto(base + second);
    await expect(heading(page)).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  }
});
