export const timeout = 15_000;

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** The demo of a layout, for one, has a menu for phones, which is hidden, before the one that is seen. */
export const firstVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());

/** Uses a page as a visitor does, in one browser. */
export abstract class Walker {
  constructor(
    readonly name: string,
    readonly version: string,
  ) {}

  /** @param width of the window in pixels; WebKitGTK has a smallest one */
  abstract open(url: string, width: number): Promise<void>;

  /**
   * Runs a function in the page, or in the frame that was entered. It sees nothing of this file; its result is a value
   * of JSON.
   */
  abstract evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;

  /** @param selector of elements, of which the first one that is visible is scrolled into view and clicked */
  abstract click(selector: string): Promise<void>;

  /** Presses keys, one after the other. */
  abstract type(text: string): Promise<void>;

  abstract press(key: 'Enter' | 'Escape'): Promise<void>;

  /** @param selector of a frame, or nothing for the whole page */
  abstract enterFrame(selector?: string): Promise<void>;

  /** @returns a PNG of the window */
  abstract screenshot(): Promise<Uint8Array>;

  abstract close(): Promise<void>;

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
}
