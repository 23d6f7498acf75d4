import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { tellingNames } from '../../stories/kit/tellingNames';
import { observations, observeLoading } from './loading';
import { watchSlot, type Draws, type SlotSite } from './slotSite';

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`,
  );

/** A page of the small site of `slotSite.ts`. */
export const one = '/toolpad/guide/one/';

/** A reader's visit to a page with an advertising slot, in a time that the test moves. */
export class SlotVisit {
  /** Every request that left the page, in order. */
  readonly requests: string[] = [];
  readonly errors: string[] = [];
  readonly slot: Locator;
  private start = 0;
  private passed = 0;

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {
    this.slot = page.locator('[data-slot]');
    page.on('request', (request: Request) => this.requests.push(request.url()));
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      // What the browser itself says about an address that did not answer is no word of ours.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        this.errors.push(message.text());
    });
  }

  to = (what: string) => this.requests.filter((address) => address.includes(what));

  foreign = () => this.requests.filter((address) => !address.startsWith(this.origin));

  notes = () => this.page.evaluate(() => window.slotNotes);

  /** Opens a page whose time stands still, and lets it come to rest. */
  async open(pathname = one) {
    await this.page.clock.install({ time: 0 });
    await this.page.clock.pauseAt(1000);
    await observeLoading(this.page);
    await this.page.goto(this.origin + pathname, { waitUntil: 'load' });
    await this.page.clock.runFor(2000);
  }

  /** Waits until the slot has come to life: that moment is 0. */
  async atZero() {
    await expect.poll(async () => (await this.notes()).looks.length).toBe(1);
    this.start = (await this.notes()).looks[0]!;
    expect(await this.page.evaluate(() => Date.now())).toBe(this.start);
    await this.page.clock.runFor(1);
    this.passed = 1;
  }

  /** Lets time pass up to a moment of the slot's life, in milliseconds. */
  async at(moment: number) {
    await this.page.clock.runFor(moment - this.passed);
    this.passed = moment;
  }

  looks = async () => (await this.notes()).looks.map((at) => at - this.start);

  reports = async () =>
    (await this.notes()).reports.map(
      ({ at, eventAction, eventLabel }) => `${at - this.start} ${eventAction} ${eventLabel}`,
    );

  /** Labels of what was told, in order. */
  labels = async () =>
    (await this.notes()).reports.map(
      ({ eventAction, eventLabel }) => `${eventAction} ${eventLabel}`,
    );

  async shift() {
    // Frames are drawn by the page's clock.
    await this.page.clock.runFor(100);
    this.passed += 100;
    return (await observations(this.page)).shifts;
  }

  /** Nothing has gone wrong, nothing has moved, names tell filter lists nothing, and what is shown is accessible. */
  async isStill() {
    expect(await this.shift()).toEqual([]);
    expect(this.errors).toEqual([]);
    const slots = await this.slot.count();
    if (slots > 0) expect(await this.slot.evaluate(tellingNames)).toEqual([]);
    // The check waits for its own timers.
    await this.page.clock.resume();
    expect(await violations(this.page)).toEqual([]);
  }

  ad = (name: 'Advertisement' | 'About advertising' = 'Advertisement') =>
    this.page.getByRole('group', { name });
}

/** Begins a visit to a site; what chance gives it is `draws`. */
export async function visitSlot(page: Page, site: SlotSite, draws?: Draws): Promise<SlotVisit> {
  await watchSlot(page, draws);
  return new SlotVisit(page, site.origin);
}
