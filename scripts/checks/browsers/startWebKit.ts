// cspell:ignore displayfd -- an option of Xvfb
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findCommand } from './findCommand';
import { firstVisible, timeout, Walker } from './Walker';

class WebKitWalker extends Walker {
  constructor(
    version: string,
    private readonly driver: WebDriver,
    private readonly stop: () => Promise<void>,
  ) {
    super('WebKitGTK', version);
  }

  async open(url: string, width: number) {
    await this.driver.manage().window().setRect({ width, height: 900 });
    await this.driver.get(url);
  }

  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) {
    return this.driver.executeScript<Result>(run, ...args);
  }

  async click(selector: string) {
    await (await this.find(selector)).click();
  }

  async type(text: string) {
    await this.driver.actions().sendKeys(text).perform();
  }

  async press(key: 'Enter' | 'Escape') {
    await this.type(key === 'Enter' ? Key.ENTER : Key.ESCAPE);
  }

  async enterFrame(selector?: string) {
    if (selector) await this.driver.switchTo().frame(await this.find(selector));
    else await this.driver.switchTo().defaultContent();
  }

  async screenshot() {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64');
  }

  async close() {
    await this.driver.quit();
    await this.stop();
  }

  private find(selector: string) {
    const find = () => this.driver.executeScript<WebElement | null>(firstVisible, selector);
    return this.driver.wait(find, timeout, `${selector} is visible`) as Promise<WebElement>;
  }
}

/** Starts the browser that comes with WebKitGTK, on a screen in memory, as it has no mode without one. */
export async function startWebKit(): Promise<Walker> {
  const program = findCommand('webkit2gtk-driver', 'WebKitWebDriver');
  const screen = spawn(
    findCommand('xvfb', 'Xvfb'),
    ['-displayfd', '1', '-screen', '0', '1400x1000x24'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  process.once('exit', () => screen.kill());
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  process.env['DISPLAY'] = `:${String(display).trim()}`;
  const service = new DriverService.Builder(program).setLoopback(true).build();
  const server = await service.start();
  const driver = await new Builder().usingServer(server).forBrowser('MiniBrowser').build();
  const version = (await driver.getCapabilities()).getBrowserVersion();
  return new WebKitWalker(version ?? '', driver, async () => {
    await service.kill();
    screen.kill();
  });
}
