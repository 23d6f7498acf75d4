import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { noteRules } from './evidence';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const idsOf = (results: readonly { id: string }[]) => results.map(({ id }) => id);

/**
 * axe violations on a page. Of frames only the name is checked: their documents belong to the products.
 * @param part selector of the part to look at
 * @param choice of rules; all of axe where none is given
 */
export async function axeViolations(
  page: Page,
  part = 'html',
  choice: { only?: readonly string[]; except?: readonly string[] } = {},
) {
  await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    ([selector, options]) => window.axe.run(selector, options),
    [
      part,
      // Collecting the results that passed takes as long as the rules.
      {
        iframes: false,
        resultTypes: ['violations'],
        ...(choice.only && { runOnly: [...choice.only] }),
        rules: Object.fromEntries((choice.except ?? []).map((id) => [id, { enabled: false }])),
      },
    ] satisfies [string, RunOptions],
  );
  noteRules('axe', page, idsOf(passes), idsOf(violations));
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}
