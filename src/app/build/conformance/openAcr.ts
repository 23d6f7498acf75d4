import { stringify } from 'yaml';
import { z } from 'zod';
import { remarksOn } from '../../../content/conformanceRemarks';
import type {
  ConformanceReport,
  CriterionRow,
  SubjectReport,
} from '../../../content/readConformance';
import type { SiteSettings } from '../../../content/readSettings';
import type { Level } from '../../../domain/conformance/assess';

const text = z.string().min(1);
const contact = z.strictObject({ name: text.optional(), email: text, website: z.url().optional() });
const chapter = z.strictObject({
  notes: text.optional(),
  criteria: z.array(
    z.strictObject({
      num: z.string().regex(/^\d\.\d\.\d+$/),
      components: z.array(
        z.strictObject({
          name: z.literal('web'),
          adherence: z
            .strictObject({
              level: z.enum([
                'supports',
                'partially-supports',
                'does-not-support',
                'not-applicable',
              ]),
              notes: text,
            })
            .optional(),
        }),
      ),
    }),
  ),
});

/**
 * The part of the format OpenACR 0.1.0 that reports have: see schema/openacr-0.1.0.json and catalog/data/terms.yaml of
 * the package @openacr/openacr, which has no catalog for WCAG 2.2.
 */
const openAcr = z.strictObject({
  title: text,
  product: z.strictObject({ name: text, version: text.optional(), description: text }),
  author: contact,
  vendor: contact,
  report_date: z.iso.date().optional(),
  notes: text,
  evaluation_methods_used: text,
  feedback: z.url(),
  catalog: z.literal('2.4-edition-wcag-2.1-en'),
  chapters: z.strictObject({
    success_criteria_level_a: chapter,
    success_criteria_level_aa: chapter,
    added_by_wcag_22: chapter,
  }),
});

/** The levels that the format has for A and AA: it allows "not evaluated" for AAA only. */
const acrLevels = {
  supports: 'supports',
  partially: 'partially-supports',
  fails: 'does-not-support',
  'not-applicable': 'not-applicable',
  'not-evaluated': undefined,
} as const satisfies Record<Level, string | undefined>;

const notesOf = (row: CriterionRow) =>
  remarksOn(row)
    .map(({ kind, text: remark }) => (kind ? `${kind}: ${remark}.` : remark))
    .join(' ');

function chapterOf(rows: readonly CriterionRow[], notes = ''): z.infer<typeof chapter> {
  const open = rows.filter(({ result }) => result === 'not-evaluated');
  const openNotes =
    open.length > 0 &&
    `Criteria without a level have not been evaluated in full, which the format can state for level AAA only. ${open.map((row) => `${row.number}: ${notesOf(row)}`).join(' ')}`;
  const allNotes = [notes, openNotes].filter(Boolean).join(' ');
  return {
    ...(allNotes && { notes: allNotes }),
    criteria: rows.map((row) => {
      const level = acrLevels[row.result];
      const adherence = level && { adherence: { level, notes: notesOf(row) } };
      return { num: row.number, components: [{ name: 'web', ...adherence }] };
    }),
  };
}

/** A report in the format OpenACR, as YAML; checked before it is published. */
export function openAcrFile(
  { name, version, description, rows }: SubjectReport,
  run: ConformanceReport['run'],
  { repository }: Pick<SiteSettings, 'repository'>,
): string {
  const issues = `${repository}/issues`;
  // The schema requires an email address, and there is none.
  const own = { name: 'The tests of this documentation', email: issues, website: issues };
  const rowsOf = (level: 'A' | 'AA') =>
    rows.filter((row) => row.level === level && row.since === undefined);
  const report: z.infer<typeof openAcr> = {
    title: `${name} Accessibility Conformance Report`,
    product: { name, ...(version && { version }), description },
    author: own,
    vendor: own,
    ...(run && { report_date: run.date.slice(0, 10) }),
    notes:
      'Written by automated checks. Nobody has used the product with a screen reader for this report, and it has not been audited. 4.1.1 Parsing is obsolete in WCAG 2.2 and has no row.',
    evaluation_methods_used: run
      ? `axe and Equal Access, tests with keyboard and pointer, and tests of design tokens, in ${run.browser}, at commit ${run.commit}.`
      : 'None: no test has run on this build.',
    feedback: issues,
    catalog: '2.4-edition-wcag-2.1-en',
    chapters: {
      success_criteria_level_a: chapterOf(rowsOf('A')),
      success_criteria_level_aa: chapterOf(rowsOf('AA')),
      added_by_wcag_22: chapterOf(
        rows.filter(({ since }) => since === '2.2'),
        'The catalog of this format ends with WCAG 2.1.',
      ),
    },
  };
  return stringify(openAcr.parse(report), { lineWidth: 0 });
}
