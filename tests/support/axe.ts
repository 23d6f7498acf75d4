import type { Page } from '@playwright/test';
import { runAxe, type ChoiceOfRules } from '../../scripts/browser/axe';
import { noteRules } from './evidence';

const idsOf = (results: readonly { id: string }[]) => results.map(({ id }) => id);

/** axe violations on a page or a part of it, which the report on accessibility counts, too. */
export async function axeViolations(page: Page, part?: string, choice?: ChoiceOfRules) {
  const { violations, passes } = await runAxe(page, part, choice);
  noteRules('axe', page, idsOf(passes), idsOf(violations));
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}
