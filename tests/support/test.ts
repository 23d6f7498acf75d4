import { test as base, expect } from '@playwright/test';
import { behaviorBudgets } from '../../scripts/budgets';

interface Watch {
  /** Console lines that a test provokes on purpose. */
  expectedConsole: RegExp[];
  /** A defect that `npm run check:report` puts into pages. */
  planted: { css: string; html: string; script: string } | undefined;
  watch: void;
}

/** The warning of Chromium where it draws WebGL without a graphics card. */
const slowDriver = /^\[\.WebGL-.*GPU stall due to ReadPixels/;

/** Playwright's test, which fails as well when a page warns, reports an error, throws, or asks another host. */
export const test = base.extend<Watch>({
  expectedConsole: [[], { option: true }],
  planted: [undefined, { option: true }],
  context: async ({ context, planted }, provide) => {
    if (planted)
      await context.addInitScript({
        content: `addEventListener('DOMContentLoaded', () => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(${JSON.stringify(planted.css)});
          document.adoptedStyleSheets.push(sheet);
          document.querySelector('h1')?.insertAdjacentHTML('afterend', ${JSON.stringify(planted.html)});
          ${planted.script}
        })`,
      });
    await provide(context);
  },
  watch: [
    async ({ context, baseURL, expectedConsole }, use) => {
      const complaints: string[] = [];
      const foreign: string[] = [];
      context.on('console', (message) => {
        const expected = [slowDriver, ...expectedConsole].some((pattern) =>
          pattern.test(message.text()),
        );
        if (['warning', 'error'].includes(message.type()) && !expected) {
          complaints.push(
            `console ${message.type()} on ${message.location().url}: ${message.text()}`,
          );
        }
      });
      context.on('weberror', (webError) => complaints.push(`thrown: ${webError.error().stack}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
      });
      await use();
      expect(complaints, 'complaints of the pages').toEqual([]);
      expect(foreign.length, `requests to other hosts: ${foreign.join(', ')}`).toBeLessThanOrEqual(
        behaviorBudgets.foreignRequests,
      );
    },
    { auto: true },
  ],
});

export { expect };
