import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { projectDir } from '../../src/app/build/paths';
import { EvidenceLog } from './EvidenceLog';
import { criteriaOf } from './ruleCriteria';

/** What an engine has found on a page, as a test notes it in an annotation named by the engine. */
export interface RulesThatRan {
  page: string;
  passed: string[];
  failed: string[];
}

/** Annotates where a test begins to check a criterion. */
export const partOfTest = 'wcag-part';

/** Adds what a test has shown: it names criteria, or rules whose engine does. */
export function addTest(
  log: EvidenceLog,
  test: TestCase,
  { status, annotations }: TestResult,
): void {
  if (status === 'skipped') return;
  const subject = annotations.find(({ type }) => type === 'subject')?.description ?? 'site';
  const { file, line } = test.location;
  const place = `${path.relative(projectDir, file)}:${line}`;
  const page = { subject, kind: 'page', ran: test.title, place } as const;
  // A test that fails fails in the part that it has begun last.
  const failedPart =
    status === 'passed' ? undefined : annotations.findLast(({ type }) => type === partOfTest);
  for (const annotation of annotations) {
    const { type, description = '' } = annotation;
    if (type === 'wcag') log.add(page, [description], status === 'passed');
    if (type === partOfTest) log.add(page, [description], annotation !== failedPart);
    if (type !== 'axe' && type !== 'equal-access') continue;
    const { page: address, passed, failed } = JSON.parse(description) as RulesThatRan;
    for (const [rules, hasPassed] of [
      [passed, true],
      [failed, false],
    ] as const)
      for (const rule of rules)
        log.add(
          { subject, kind: type, ran: rule, place: address },
          criteriaOf(type, rule),
          hasPassed,
        );
  }
}

/** Keeps what the tests of pages have found. */
export default class EvidenceReporter implements Reporter {
  private readonly log = new EvidenceLog();

  onTestEnd(test: TestCase, result: TestResult): void {
    addTest(this.log, test, result);
  }

  onEnd(): void {
    this.log.save('site');
  }
}
