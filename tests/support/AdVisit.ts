import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { adFilterMatches } from '../../stories/kit/adFilterMatches';
import { observeLoading, shiftsOf } from './loading';
import { watchAd, type Draws, type AdSite } from './adSite';

/** A page of the small site of `slotSite.ts`. */
export const one = '/toolpad/guide/one/';

/** A visit to a page with an ad; the test controls the clock. */
export class AdVisit {
  /** Every request that left the page, in order. */
  readonly requests: string[] = [];
  readonly errors: string[] = [];
  readonly box: Locator;
  private passed = 0;

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {
    this.box = page.locator('[data-placement]');
    page.on('request', (request: Request) => this.requests.push(request.url()));
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      // The browser's own message about a failed request is not an error of the page.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        this.errors.push(message.text());
    });
  }

  to = (what: string) => this.requests.filter((address) => address.includes(what));

  foreign = () => this.requests.filter((address) => !address.startsWith(this.origin));

  notes = () => this.page.evaluate(() => window.adNotes);

  /** Opens a page with a paused clock, and waits until it is idle. */
  async open(pathname = one) {
    await this.page.clock.install({ time: 0 });
    await this.page.clock.pauseAt(1000);
    await observeLoading(this.page);
    await this.page.goto(this.origin + pathname, { waitUntil: 'load' });
    await this.page.clock.runFor(2000);
  }

  /** Waits until the ad has started; times count from then. */
  async atZero() {
    await expect.poll(async () => (await this.notes()).polls.length).toBe(1);
    const [start] = (await this.notes()).polls;
    expect(await this.page.evaluate(() => Date.now())).toBe(start);
    await this.page.clock.runFor(1);
    this.passed = 1;
  }

  /** Advances the clock to a time in milliseconds since the ad's start. */
  async at(moment: number) {
    await this.page.clock.runFor(moment - this.passed);
    this.passed = moment;
  }

  /** Labels of the reports, in order. */
  labels = async () =>
    (await this.notes()).reports.map(
      ({ eventAction, eventLabel }) => `${eventAction} ${eventLabel}`,
    );

  async shift() {
    // Animation frames need the page's clock.
    await this.page.clock.runFor(100);
    this.passed += 100;
    return shiftsOf(this.page);
  }

  /** Asserts no errors, no layout shifts, and no names that filter lists match. */
  async isStill() {
    expect(await this.shift()).toEqual([]);
    expect(this.errors).toEqual([]);
    const boxes = await this.box.count();
    if (boxes > 0) expect(await this.box.evaluate(adFilterMatches)).toEqual([]);
  }

  ad = (name: 'Advertisement' | 'About advertising' = 'Advertisement') =>
    this.page.getByRole('group', { name });
}

/** Starts a visit to a site with the given random draws. */
export async function visitAd(page: Page, site: AdSite, draws?: Draws): Promise<AdVisit> {
  await watchAd(page, draws);
  return new AdVisit(page, site.origin);
}
