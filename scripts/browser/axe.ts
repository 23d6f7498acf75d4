import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Of the rules of axe; all where none is given. */
export interface ChoiceOfRules {
  only?: readonly string[];
  except?: readonly string[];
}

/**
 * What axe finds on a page. Of frames only the name is checked: their documents belong to the products.
 * @param part selector of the part to look at
 */
export async function runAxe(page: Page, part = 'html', { only, except }: ChoiceOfRules = {}) {
  await page.evaluate(axe.source);
  return page.evaluate(([selector, options]) => window.axe.run(selector, options), [
    part,
    // Collecting the results that passed takes as long as the rules.
    {
      iframes: false,
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
      rules: Object.fromEntries((except ?? []).map((id) => [id, { enabled: false }])),
    },
  ] satisfies [string, RunOptions]);
}
