import type { BrowserContext, Page } from '@playwright/test';

/** URLs of all requests from now on, in order. */
export function requestsOf(target: Page | BrowserContext): string[] {
  const urls: string[] = [];
  (target as Page).on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Messages of the errors that a page throws from now on. */
export function thrownBy(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
