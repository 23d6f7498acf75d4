import { createRequire } from 'node:module';
import axe from 'axe-core';
import type { Checker } from 'accessibility-checker-engine';

/** The success criteria of each rule of axe, by its own tags: `wcag143` is 1.4.3. */
const axeCriteria = new Map(
  axe.getRules().map(({ ruleId, tags }) => [
    ruleId,
    tags.flatMap((tag) => {
      const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
      return principle ? [`${principle}.${guideline}.${criterion}`] : [];
    }),
  ]),
);

/** The success criteria of each rule of Equal Access, by the checkpoints of its guideline for WCAG 2.2. */
function equalAccessCriteria(): Map<string, string[]> {
  const engine = createRequire(import.meta.url)('accessibility-checker-engine/ace-node.js') as {
    Checker: typeof Checker;
  };
  const guideline = new engine.Checker().getGuidelines().find(({ id }) => id === 'WCAG_2_2')!;
  const criteria = new Map<string, string[]>();
  for (const { num, rules = [] } of guideline.checkpoints)
    for (const { id } of rules) criteria.set(id, [...(criteria.get(id) ?? []), num]);
  return criteria;
}

let ofEqualAccess: Map<string, string[]> | undefined;

/** The success criteria that a rule of an engine checks, as the engine says; none for good practice. */
export const criteriaOf = (engine: 'axe' | 'equal-access', rule: string): string[] =>
  (engine === 'axe' ? axeCriteria : (ofEqualAccess ??= equalAccessCriteria())).get(rule) ?? [];
