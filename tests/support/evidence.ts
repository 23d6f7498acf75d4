import { test, type Page } from '@playwright/test';
import { partOfTest, type RulesThatRan } from '../../scripts/evidence/playwrightReporter';

/** Notes which success criteria a test checks from here on, each by its number and name: `1.4.10 Reflow`. */
export function evidenceOf(...criteria: readonly string[]): void {
  for (const description of criteria)
    test.info().annotations.push({ type: partOfTest, description });
}

/** The same of Toolpad Core, which the demos show. */
export function evidenceOfCore(...criteria: readonly string[]): void {
  test.info().annotations.push({ type: 'subject', description: 'core' });
  evidenceOf(...criteria);
}

/** Notes which rules of an engine a page has passed and failed. */
export function noteRules(
  engine: 'axe' | 'equal-access',
  page: Page,
  passed: string[],
  failed: string[],
): void {
  const rules = { page: new URL(page.url()).pathname, passed, failed } satisfies RulesThatRan;
  test.info().annotations.push({ type: engine, description: JSON.stringify(rules) });
}
