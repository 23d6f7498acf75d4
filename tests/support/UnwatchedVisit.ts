import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { browserFlags } from '../../scripts/browser/browserFlags.mjs';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { findBrowser } from '../../scripts/browser/findBrowser.mjs';
import { selfSigned } from './selfSigned';
import { vendor } from './slotSite';

export const host = 'https://docs.example';
export const receiver = 'https://events.example';

/** What a browser asked some host for. */
export interface Asked {
  address: string;
  /** `Sec-Purpose`: `prefetch;prerender` for a page that is made ready. */
  purpose: string;
  body: string;
}

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};

/** What the vendor's script does here: says in which state the page runs it, and leaves the page when it is told to. */
const vendorScript = `window.leave = () => location.assign('/done');
const note = new Image();
note.onload = note.onerror = () => document.head.appendChild(Object.assign(document.createElement('script'), { src: '${vendor}/leave.js' }));
note.src = '${vendor}/seen?prerendering=' + document.prerendering + '&activated=' + (performance.getEntriesByType('navigation')[0].activationStart > 0);`;

/**
 * A browser that nothing looks into: Chromium prerenders no page that a debugger is attached to, as Playwright's is
 * (`PrerenderingDisabledByDevTools`). All that is known of it is what it asks the hosts of this server for.
 */
export class UnwatchedVisit {
  readonly asked: Asked[] = [];
  private readonly profile = mkdtempSync(path.join(os.tmpdir(), 'visit-'));
  private readonly waiting = new Map<string, () => void>();
  private readonly server: Server;
  private browser: ChildProcess | undefined;

  /** @param folder the built site @param target the page that its reader is about to open */
  constructor(
    folder: string,
    private readonly target: string,
  ) {
    const site = createSiteServer(folder);
    this.server = createServer(selfSigned('mui.com'), (request, response) => {
      const address = `https://${request.headers.host}${request.url}`;
      const answer = (type: string, text: string) =>
        void response.writeHead(200, { 'content-type': type }).end(text);
      const script = (text: string) => answer('text/javascript', text);
      const { pathname } = new URL(address);
      const note = async () =>
        this.asked.push({
          address,
          purpose: String(request.headers['sec-purpose'] ?? ''),
          body: await bodyOf(request),
        });
      if (address === `${host}/start`) return answer('text/html', this.startPage());
      if (address === `${host}/go.js`)
        return void this.waiting.set('go', () =>
          script(`location.assign(${JSON.stringify(this.target)})`),
        );
      if (address.startsWith(host) && pathname !== '/done') {
        this.asked.push({
          address,
          purpose: String(request.headers['sec-purpose'] ?? ''),
          body: '',
        });
        return void site.emit('request', request, response);
      }
      void note();
      if (address.startsWith(`${vendor}/serve.js`)) return script(vendorScript);
      if (address === `${vendor}/leave.js`)
        return void this.waiting.set('leave', () => script('leave()'));
      answer('text/html', '');
    });
  }

  /** The page before: it wants the target made ready at once, and goes there when it is told to. */
  private startPage(): string {
    const rules = JSON.stringify({ prerender: [{ urls: [this.target], eagerness: 'immediate' }] });
    return `<!doctype html><title>Start</title><script type="speculationrules">${rules}</script><script src="/go.js" async></script>`;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    // What the browser asks for by itself finds nobody.
    const map = [
      ...[host, receiver, vendor].map((origin) => `MAP ${new URL(origin).host} 127.0.0.1:${port}`),
      'MAP * ~NOTFOUND',
    ].join(',');
    const flags = [
      ...browserFlags(),
      '--headless',
      `--user-data-dir=${this.profile}`,
      '--ignore-certificate-errors',
      `--host-resolver-rules=${map}`,
    ];
    this.browser = spawn(findBrowser()!, [...flags, `${host}/start`], {
      stdio: 'ignore',
      detached: true,
    });
  }

  /** Whether the browser waits for a word, and says it. */
  say(word: 'go' | 'leave'): boolean {
    const answer = this.waiting.get(word);
    answer?.();
    return this.waiting.delete(word) && answer !== undefined;
  }

  /** Of what was asked, what begins so. */
  to = (start: string): Asked[] => this.asked.filter(({ address }) => address.startsWith(start));

  async close(): Promise<void> {
    const { browser } = this;
    if (browser?.exitCode === null) {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      // With all processes that it has started: it is the first of its group.
      process.kill(-browser.pid!, 'SIGKILL');
      await ended;
    }
    this.server.closeAllConnections();
    this.server.close();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
