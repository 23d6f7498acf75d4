import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { noteRules } from './evidence';

declare global {
  interface Window {
    ace: { Checker: typeof Checker };
  }
}

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** Failures that the engine reports without need, by rule: on which elements, and why they stay. */
export const acceptedFindings: Readonly<Record<string, { at: string; reason: string }>> = {
  aria_content_in_landmark: {
    at: 'a[href="#main-content"]',
    reason: 'The skip link comes before the header, which it skips, too.',
  },
  aria_role_redundant: {
    at: 'table, table *',
    reason: 'The style sheet makes blocks of tables, which takes their implicit roles.',
  },
  element_attribute_deprecated: {
    at: 'meta[http-equiv="Content-Security-Policy"]',
    reason: 'HTML has it; only some of its other values are obsolete.',
  },
  element_tabbable_role_valid: {
    at: 'pre:has([data-lines]), pre[data-preview], .table-scroll',
    reason: 'What fits a wide window scrolls in a narrow one, or with larger text.',
  },
  fieldset_label_valid: {
    at: '[data-tabs]',
    reason: 'Groups of tabs with the same name are the same choice, and change together.',
  },
  figure_label_exists: {
    at: 'figure:not([data-code], [data-scenes]):has([role="img"], img)',
    reason:
      'A figure with a legend holds an image that has a name: with the same, it is read twice.',
  },
  label_ref_valid: {
    at: '.sr-only + label',
    reason: 'The engine takes what clip-path cuts for hidden; the radio button can take the focus.',
  },
};

/**
 * What IBM's Equal Access engine calls a failure on a page, without what only a person can judge. Documents in frames
 * belong to the products.
 * @param only the one rule to check, as all take ten times as long
 * @returns the rules of accepted findings, and all other findings
 */
export async function equalAccessFindings(page: Page, only?: string) {
  await page.evaluate(`${engine}; window.ace = ace;`);
  const { passed, ...findings } = await page.evaluate(
    async ([known, rule]) => {
      const checker = new window.ace.Checker();
      const guideline = checker.getGuidelines().find(({ id }) => id === 'IBM_Accessibility')!;
      const checkpoints = guideline.checkpoints.map((checkpoint) => ({
        ...checkpoint,
        rules: (checkpoint.rules ?? []).filter(({ id }) => !rule || id === rule),
      }));
      checker.addGuideline({ ...guideline, id: 'chosen', checkpoints });
      const { results } = await checker.check(document, ['chosen']);
      const failures = results.filter(
        ({ value, node }) => value[1] === 'FAIL' && node.ownerDocument === document,
      );
      const isAccepted = ({ ruleId, node }: (typeof results)[number]) =>
        (node as Element).matches(known[ruleId]?.at ?? ':not(*)');
      const of = (outcome: string) =>
        results.flatMap(({ value, ruleId }) => (value[1] === outcome ? ruleId : []));
      return {
        passed: [...new Set(of('PASS'))],
        accepted: [...new Set(failures.filter(isAccepted).map(({ ruleId }) => ruleId))],
        others: failures
          .filter((failure) => !isAccepted(failure))
          .map(({ ruleId, message, node }) => ({
            rule: ruleId,
            message,
            element: (node.cloneNode() as Element).outerHTML,
          })),
      };
    },
    [acceptedFindings, only] as const,
  );
  const failed = new Set(findings.others.map(({ rule }) => rule));
  const others = passed.filter((rule) => !failed.has(rule));
  noteRules('equal-access', page, others, [...failed]);
  return findings;
}
