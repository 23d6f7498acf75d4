import type { FrameLocator, Locator, Page } from '@playwright/test';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

/** What of the window is on a picture, and where its numbers are, in pixels of the window. */
export interface Shown {
  area: Area;
  callouts?: Point[];
}

/** The window that pictures are taken of. */
export const windowSize = { width: 1080, height: 720 };

const settle = 700;

/** The server bundles what the editor imports when it is asked for it for the first time. */
const firstLoad = 240_000;

/** Drives the editor as a user does. */
export class Editor {
  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  get canvas(): FrameLocator {
    return this.page.frameLocator('iframe').first();
  }

  /** Opens a page of the project and waits for its content. */
  async open(name: string, content: string): Promise<void> {
    await this.page.goto(`${this.origin}/prod/editor/app/pages/${name}`, { waitUntil: 'commit' });
    await this.page.getByText('Page hierarchy').waitFor({ timeout: firstLoad });
    await this.canvas.getByText(content).first().waitFor({ timeout: firstLoad });
    await this.settled();
  }

  settled = () => this.page.waitForTimeout(settle);

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.page.waitForTimeout(1500);
  }

  async areaOf(locator: Locator): Promise<Area> {
    const area = await locator.boundingBox();
    if (!area) throw new Error(`${String(locator)} is not visible.`);
    return area;
  }

  /** The middle of something, or a place in it, from 0 to 1 in both directions. */
  async at(locator: Locator, [partX, partY]: Point = [0.5, 0.5]): Promise<Point> {
    const { x, y, width, height } = await this.areaOf(locator);
    return [x + width * partX, y + height * partY];
  }

  /** What encloses all of these, and a margin, within the window. */
  async around(locators: readonly Locator[], margin = 12): Promise<Area> {
    const areas = await Promise.all(locators.map((locator) => this.areaOf(locator)));
    const size = this.page.viewportSize() ?? windowSize;
    const x = Math.max(0, Math.min(...areas.map((area) => area.x)) - margin);
    const y = Math.max(0, Math.min(...areas.map((area) => area.y)) - margin);
    const right = Math.max(...areas.map((area) => area.x + area.width)) + margin;
    const bottom = Math.max(...areas.map((area) => area.y + area.height)) + margin;
    return {
      x,
      y,
      width: Math.min(size.width, right) - x,
      height: Math.min(size.height, bottom) - y,
    };
  }

  /** Clicks what is in the canvas: an overlay of the editor receives the click. */
  async select(text: string | RegExp): Promise<void> {
    const [x, y] = await this.at(this.canvas.getByText(text).first());
    await this.page.mouse.click(x, y);
    await this.settled();
  }

  /** Opens the tab of the inspector. */
  async tab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).first().click();
    await this.settled();
  }

  async click(role: 'button' | 'tab' | 'menuitem', name: string | RegExp): Promise<void> {
    await this.page.getByRole(role, { name }).first().click();
    await this.settled();
  }

  dialog = () => this.page.getByRole('dialog').last();

  /** Closes dialogs, menus and query tabs. */
  async tidy(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await this.page.keyboard.press('Escape');
      await this.page.waitForTimeout(250);
      const close = this.dialog().getByRole('button', { name: /^(close|cancel)$/i });
      // It may close by itself meanwhile.
      if (await close.first().isVisible())
        await close
          .first()
          .click({ timeout: 2000 })
          .catch(() => {});
    }
    const tabs = this.page.getByRole('button', { name: /^Close query tab/ });
    while (await tabs.first().isVisible()) await tabs.first().click({ timeout: 5000 });
    await this.page.mouse.move(700, 780);
    await this.settled();
  }
}
