import { test as base, expect } from '@playwright/test';

interface Watch {
  /** Console lines that a test provokes on purpose. */
  expectedConsole: RegExp[];
  watch: void;
}

/**
 * Playwright's test, which also fails when any page of it writes a warning or an error to the console, throws, or
 * asks another host for something.
 */
export const test = base.extend<Watch>({
  expectedConsole: [[], { option: true }],
  watch: [
    async ({ context, baseURL, expectedConsole }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const expected = expectedConsole.some((pattern) => pattern.test(message.text()));
        if (['warning', 'error'].includes(message.type()) && !expected) {
          complaints.push(`console ${message.type()} on ${message.location().url}: ${message.text()}`);
        }
      });
      context.on('weberror', (webError) => complaints.push(`thrown: ${webError.error().stack}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) complaints.push(`foreign request: ${request.url()}`);
      });
      await use();
      expect(complaints, 'what the pages wrote to the console or asked of other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
