// cspell:ignore geckodriver -- the name of a program
import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { findCommand } from './findCommand';
import { firstVisible, timeout, Walker } from './Walker';

class FirefoxWalker extends Walker {
  private frame: Frame;

  constructor(
    version: string,
    private readonly program: Browser,
    private readonly page: Page,
  ) {
    super('Firefox', version);
    this.frame = page.mainFrame();
  }

  async open(url: string, width: number) {
    await this.page.setViewport({ width, height: 900 });
    await this.page.goto(url);
  }

  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) {
    const inPage = run as (...given: unknown[]) => Result;
    return this.frame.evaluate(inPage, ...args) as Promise<Result>;
  }

  async click(selector: string) {
    await (await this.find(selector)).click();
  }

  async type(text: string) {
    await this.page.keyboard.type(text);
  }

  async press(key: 'Enter' | 'Escape') {
    await this.page.keyboard.press(key);
  }

  async enterFrame(selector?: string) {
    this.frame = this.page.mainFrame();
    if (selector) this.frame = (await (await this.find(selector)).contentFrame())!;
  }

  screenshot() {
    return this.page.screenshot();
  }

  async close() {
    await this.program.close();
  }

  private async find(selector: string) {
    const found = await this.frame.waitForFunction(firstVisible, { timeout }, selector);
    return found as ElementHandle<Element>;
  }
}

/** Starts Firefox without a window on the screen. Debian has no geckodriver, which other clients need for it. */
export async function startFirefox(): Promise<Walker> {
  const executablePath = findCommand('firefox-esr', 'firefox-esr', 'firefox');
  const program = await puppeteer.launch({ browser: 'firefox', executablePath });
  const [page] = await program.pages();
  return new FirefoxWalker((await program.version()).replace(/.*\//, ''), program, page!);
}
