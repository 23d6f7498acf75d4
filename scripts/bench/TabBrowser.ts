import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { browserFlags } from '../browser/browserFlags.mjs';
import { findBrowser } from '../browser/findBrowser.mjs';

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: { sessionId: string; targetInfo: { type: string } };
  result?: unknown;
  error?: { message: string };
}

interface Evaluated<T> {
  result: { value?: T };
  exceptionDetails?: { exception?: { description?: string } };
}

type Parameters = Readonly<Record<string, unknown>>;

/** A page of the tab: the visible one, or one that is prerendered. */
export interface TabPage {
  send<T>(method: string, parameters?: Parameters): Promise<T>;
  /** The value of an expression. Rejects where the page has gone meanwhile. */
  evaluate<T>(expression: string): Promise<T>;
}

/**
 * A browser with one tab, driven by the DevTools protocol. Chromium prerenders no page for a client that attaches to
 * pages, as Playwright does; this one attaches to the tab, and hears of each page in it.
 */
export class TabBrowser {
  /** Attached pages, the oldest first. */
  readonly pages: TabPage[] = [];
  private readonly profile = mkdtempSync(path.join(os.tmpdir(), 'tab-'));
  private readonly browser: ChildProcess;
  private readonly answers = new Map<number, (message: Message) => void>();
  private ids = 0;

  private constructor(
    { width, height }: { width: number; height: number },
    private readonly prepare: (page: TabPage) => Promise<unknown>,
  ) {
    const flags = [
      ...browserFlags(),
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${this.profile}`,
      `--window-size=${width},${height}`,
    ];
    this.browser = spawn(findBrowser()!, flags, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    let rest = '';
    (this.browser.stdio[4] as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      const texts = (rest + chunk).split('\0');
      rest = texts.pop()!;
      for (const text of texts) this.receive(JSON.parse(text) as Message);
    });
  }

  /**
   * Starts the browser with an empty tab.
   * @param prepare called for each page, prerendered ones too, before it loads
   */
  static async open(
    viewport: { width: number; height: number },
    prepare: (page: TabPage) => Promise<unknown>,
  ): Promise<TabBrowser> {
    const browser = new TabBrowser(viewport, prepare);
    const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      forTab: true,
    });
    const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const options = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await browser.send('Target.setAutoAttach', options, sessionId);
    while (browser.pages.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    // A page in the background gets no input.
    await browser.pages[0]!.send('Page.bringToFront');
    return browser;
  }

  private send<T>(method: string, params: Parameters = {}, sessionId?: string): Promise<T> {
    const id = (this.ids += 1);
    const answer = new Promise<T>((resolve, reject) =>
      this.answers.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as T),
      ),
    );
    (this.browser.stdio[3] as Writable).write(
      `${JSON.stringify({ id, method, params, sessionId })}\0`,
    );
    return answer;
  }

  private receive(message: Message): void {
    if (message.id !== undefined) {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
    } else if (
      message.method === 'Target.attachedToTarget' &&
      message.params!.targetInfo.type === 'page'
    )
      void this.attach(message.params!.sessionId);
  }

  private async attach(sessionId: string): Promise<void> {
    const page: TabPage = {
      send: (method, parameters) => this.send(method, parameters, sessionId),
      evaluate: async <T>(expression: string) => {
        const { result, exceptionDetails } = await page.send<Evaluated<T>>('Runtime.evaluate', {
          expression,
          awaitPromise: true,
          returnByValue: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
        return result.value as T;
      },
    };
    // A page that is to be prerendered answers some commands only once it runs.
    void this.prepare(page);
    await page.send('Runtime.runIfWaitingForDebugger');
    this.pages.push(page);
  }

  async close(): Promise<void> {
    const ended = once(this.browser, 'exit');
    await this.send('Browser.close');
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
