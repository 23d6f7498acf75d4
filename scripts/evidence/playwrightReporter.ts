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

/** Adds what a test has shown: it names criteria, or rules whose engine does. */
function addTest(log: EvidenceLog, test: TestCase, { status, annotations }: TestResult): void {
  if (status === 'skipped') return;
  const own = annotations
    .filter(({ type }) => type === 'subject')
    .map(({ description }) => description);
  const [subject = 'site'] = own;
  const { file, line } = test.location;
  const place = `${path.relative(projectDir, file)}:${line}`;
  for (const { type, description = '' } of annotations) {
    if (type === 'wcag')
      log.add(
        { subject, kind: 'page', ran: test.title, place },
        [description],
        status === 'passed',
      );
    if (type !== 'axe' && type !== 'equal-access') continue;
    const { page, passed, failed } = JSON.parse(description) as RulesThatRan;
    for (const [rules, hasPassed] of [
      [passed, true],
      [failed, false],
    ] as const)
      for (const rule of rules)
        log.add({ subject, kind: type, ran: rule, place: page }, criteriaOf(type, rule), hasPassed);
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
