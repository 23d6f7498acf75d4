import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { browserFlags } from '../../scripts/browser/browserFlags.mjs';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { findBrowser } from '../../scripts/browser/findBrowser.mjs';
import { listenLocally } from '../../scripts/serve/listenLocally.mjs';
import { selfSigned } from './selfSigned';
import { vendor } from './adSite';

export const host = 'https://docs.example';
export const receiver = 'https://events.example';

/** A request of the browser. */
export interface Asked {
  address: string;
  /** `Sec-Purpose`: `prefetch;prerender` for a page that is prerendered. */
  purpose: string;
  body: string;
}

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};

/** Stub of the vendor's script: reports the state of the page that runs it, and navigates on command. */
const vendorScript = `window.leave = () => location.assign('/done');
const note = new Image();
note.onload = note.onerror = () => document.head.appendChild(Object.assign(document.createElement('script'), { src: '${vendor}/leave.js' }));
note.src = '${vendor}/seen?prerendering=' + document.prerendering + '&activated=' + (performance.getEntriesByType('navigation')[0].activationStart > 0);`;

/**
 * A browser without a debugger, as Chromium prerenders no page with one attached, such as Playwright's
 * (`PrerenderingDisabledByDevTools`). It is observed only through its requests to this server.
 */
export class UnwatchedVisit {
  readonly asked: Asked[] = [];
  private readonly profile = mkdtempSync(path.join(os.tmpdir(), 'visit-'));
  private readonly waiting = new Map<string, () => void>();
  private readonly server: Server;
  private browser: ChildProcess | undefined;

  /** @param folder the built site @param target the page to prerender */
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

  /** The previous page: prerenders the target at once, and navigates there on command. */
  private startPage(): string {
    const rules = JSON.stringify({ prerender: [{ urls: [this.target], eagerness: 'immediate' }] });
    return `<!doctype html><title>Start</title><script type="speculationrules">${rules}</script><script src="/go.js" async></script>`;
  }

  async open(): Promise<void> {
    const { port } = await listenLocally(this.server);
    // Requests of the browser itself get no response.
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

  /** Sends a command to the page that waits for one; returns whether one did. */
  say(word: 'go' | 'leave'): boolean {
    const answer = this.waiting.get(word);
    answer?.();
    return this.waiting.delete(word) && answer !== undefined;
  }

  /** Requests whose URL starts with a prefix. */
  to = (start: string): Asked[] => this.asked.filter(({ address }) => address.startsWith(start));

  async close(): Promise<void> {
    const { browser } = this;
    if (browser?.exitCode === null) {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      // Ends its process group, with all child processes.
      process.kill(-browser.pid!, 'SIGKILL');
      await ended;
    }
    this.server.closeAllConnections();
    this.server.close();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
