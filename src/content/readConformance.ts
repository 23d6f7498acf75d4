import { slug } from 'github-slugger';
import { z } from 'zod';
import {
  assess,
  evidenceKinds,
  type Defect,
  type Demand,
  type Evidence,
  type EvidenceOfBuild,
  type Level,
  type PersonResult,
  type TestRun,
} from '../domain/conformance/assess';
import { pathnameOf } from './links';
import type { Problem } from './Problem';
import { statementsOf } from './statements';
import { readYaml } from './yamlLines';

/** Success criteria and what shows that they are met: a file of a content folder, which may have none. */
export const conformanceFile = 'conformance.yaml';

const sentence = z.string().min(1);
const number = z.string().regex(/^\d\.\d\.\d+$/, 'expected a success criterion, such as 1.4.3');

const demand = z.union([
  z.strictObject({ absent: sentence }),
  z.strictObject({ evidence: z.array(z.enum(evidenceKinds)), person: sentence.optional() }),
]) satisfies z.ZodType<Demand>;

const statements = z
  .record(z.string(), z.record(z.string(), z.record(z.string(), z.array(number))))
  .default({});

const table = z.strictObject({
  page: sentence,
  subjects: z.record(
    z.string(),
    z.strictObject({ name: sentence, version: z.string().optional(), description: sentence }),
  ),
  criteria: z.record(
    number,
    z.strictObject({
      name: sentence,
      level: z.enum(['A', 'AA']),
      /** The version of WCAG that added it, where that is the newest. */
      since: z.literal('2.2').optional(),
      for: z.record(z.string(), demand),
    }),
  ),
  /** Subject -> page -> how a statement begins -> the criteria that it breaks. */
  defects: statements,
  /** The same, of criteria that it supports where a test shows it. */
  shown: statements,
  people: z
    .array(
      z.strictObject({
        subject: z.string(),
        criterion: number,
        component: sentence,
        result: z.enum(['passed', 'failed']),
        reader: sentence,
        browser: sentence,
        date: z.iso.date(),
        commit: z.string().regex(/^[0-9a-f]{7,40}$/, 'expected a commit'),
        /** The version that was tested, or the hash of the sources of a subject without one. */
        sources: sentence,
      }),
    )
    .default([]),
});

type Table = z.infer<typeof table>;

export interface CriterionRow extends Pick<Table['criteria'][string], 'name' | 'level' | 'since'> {
  number: string;
  /** Where it is defined. */
  href: string;
  demand: Demand;
  result: Level;
  evidence: Evidence[];
  defects: Defect[];
  people: PersonResult[];
}

export type SubjectReport = Table['subjects'][string] & { rows: CriterionRow[] };

export interface ConformanceReport {
  /** Path of its page. */
  href: string;
  /** By the name that pages call them. */
  subjects: Record<string, SubjectReport>;
  /** Undefined where no test has run on this build. */
  run: TestRun | undefined;
}

interface ConformanceContext {
  base: string;
  /** Sources of pages. */
  pages: readonly string[];
  read: (file: string) => string;
  evidence: EvidenceOfBuild | undefined;
  /** Hash of the sources of a component, or of `all`. */
  sourcesOf: (component: string) => string | undefined;
}

/** What a page states; undefined for one that cannot be read. */
function statedIn(source: string) {
  try {
    return statementsOf(source);
  } catch {
    return undefined;
  }
}

/** Reads the table strictly, and assesses each criterion by the evidence of this build; undefined without the file. */
export function readConformance(
  text: string,
  displayFile: string,
  { base, pages, read, evidence: ofBuild, sourcesOf }: ConformanceContext,
): { report: ConformanceReport | undefined; problems: Problem[] } {
  if (text === '') return { report: undefined, problems: [] };
  const remedy = {
    why: 'The report would claim what nothing shows.',
    fix: 'Compare with the comments at the start of the file.',
  };
  const { value, problems, lineOf } = readYaml(text, displayFile, table, remedy);
  if (!value) return { report: undefined, problems };
  const problem = (path: PropertyKey[], what: string) =>
    problems.push({ file: displayFile, line: lineOf(path), what, ...remedy });

  const statementsUnder = (field: 'defects' | 'shown') =>
    Object.entries(value[field]).flatMap(([subject, ofPages]) =>
      Object.entries(ofPages).flatMap(([page, starts]) => {
        const file = pages.find((one) => one.replace(/(\/page)?\.mdx$/, '') === page);
        const stated = file === undefined ? [] : statedIn(read(file));
        // The page itself has a problem, which says why.
        if (!stated) return [];
        return Object.entries(starts).flatMap(([start, criteria]) => {
          const found = stated.find((one) => one.text.startsWith(start));
          if (!found || !file) {
            problem(
              [field, subject, page, start],
              `No statement of ${page} begins with these words.`,
            );
            return [];
          }
          const heading = found.headings.findLast(Boolean);
          const href =
            pathnameOf(file, base) +
            (heading && found.headings.length > 2 ? `#${slug(heading)}` : '');
          const title = found.headings[1] ?? page;
          return criteria.map((criterion) => ({
            subject,
            criterion,
            text: found.text,
            href,
            page: title,
          }));
        });
      }),
    );
  const defects = statementsUnder('defects');
  statementsUnder('shown');
  for (const [path, names] of [
    ['defects', Object.keys(value.defects)],
    ['shown', Object.keys(value.shown)],
    ['people', value.people.map(({ subject }) => subject)],
  ] as const)
    for (const name of names)
      if (!(name in value.subjects)) problem([path, name], `There is no subject \`${name}\`.`);

  const rowsOf = (subject: string, version: string | undefined): CriterionRow[] =>
    Object.entries(value.criteria).flatMap(([criterion, { for: demands, ...about }]) => {
      const demanded = demands[subject];
      if (!demanded) {
        problem(['criteria', criterion], `Nothing says what shows it for \`${subject}\`.`);
        return [];
      }
      const isHere = (one: { subject: string; criterion: string }) =>
        one.subject === subject && one.criterion === criterion;
      const evidence = ofBuild?.evidence.filter(isHere) ?? [];
      const known = defects.filter(isHere);
      const people = value.people.filter(isHere).map((person) => {
        const sources = version ?? sourcesOf(person.component) ?? '';
        return { ...person, sources, isCurrent: person.sources === sources };
      });
      return {
        ...about,
        number: criterion,
        href: `https://www.w3.org/TR/WCAG22/#${slug(about.name.replaceAll(/[(),]/g, ''))}`,
        demand: demanded,
        result: assess(demanded, evidence, known, people),
        evidence,
        defects: known,
        people,
      };
    });
  const subjects = Object.fromEntries(
    Object.entries(value.subjects).map(([name, about]) => [
      name,
      { ...about, rows: rowsOf(name, about.version) },
    ]),
  );
  const href = pathnameOf(`${value.page}.mdx`, base);
  return { report: { href, subjects, run: ofBuild?.run }, problems };
}
