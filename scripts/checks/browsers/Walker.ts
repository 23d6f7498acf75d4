/** Commands of WebDriver that the walk needs, by their names in Marionette. */
export type Command =
  | 'Navigate'
  | 'ExecuteScript'
  | 'ElementClick'
  | 'PerformActions'
  | 'SwitchToFrame'
  | 'SetWindowRect'
  | 'TakeScreenshot';

/** A window that WebDriver controls, and how to reach it. */
export interface WebDriverSession {
  name: string;
  version: string;
  send(command: Command, parameters: Record<string, unknown>): Promise<unknown>;
  close(): Promise<void>;
}

const timeout = 15_000;

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Uses a page as a visitor does. */
export class Walker {
  constructor(private readonly session: WebDriverSession) {}

  /** @param width of the window in pixels; browsers have a smallest one */
  async open(url: string, width: number): Promise<void> {
    await this.session.send('SetWindowRect', { width, height: 900 });
    await this.session.send('Navigate', { url });
  }

  /** Runs a function in the page. It sees nothing of this file, and must not define named functions. */
  async evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${run.toString()})(...arguments)`;
    return (await this.session.send('ExecuteScript', { script, args })) as Result;
  }

  /**
   * Waits until a function returns something in the page.
   * @throws {Error} after 15 s
   */
  async until<Result, Args extends unknown[]>(
    what: string,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    let cause: unknown;
    for (const end = Date.now() + timeout; Date.now() < end; await pause(50)) {
      try {
        const result = await this.evaluate(run, ...args);
        if (result) return result;
      } catch (error) {
        // The page may just be replaced by the next one.
        cause = error;
      }
    }
    throw new Error(`not within ${timeout / 1000} s: ${what}`, { cause });
  }

  /** @param selector of an element, which is scrolled into view */
  async click(selector: string): Promise<void> {
    await this.session.send('ElementClick', { id: await this.find(selector) });
  }

  /** Presses keys, one after the other. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.session.send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** @param selector of a frame, or nothing for the whole page */
  async enterFrame(selector?: string): Promise<void> {
    const element = selector === undefined ? null : await this.find(selector);
    await this.session.send('SwitchToFrame', { element });
  }

  /** @returns a PNG of the window */
  async screenshot(): Promise<Buffer> {
    const data = await this.session.send('TakeScreenshot', { full: false });
    return Buffer.from(data as string, 'base64');
  }

  /** The demo of a layout, for one, has a menu for phones, which is hidden, before the one that is seen. */
  private async find(selector: string): Promise<string> {
    const find = (wanted: string) =>
      [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility());
    const element = await this.until(`${selector} is visible`, find, selector);
    return (element as unknown as Record<string, string>)[elementKey]!;
  }
}

/** The key of an element in answers, which the protocol prescribes. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
