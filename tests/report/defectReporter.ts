import { readFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { parse } from 'yaml';
import { addTest } from '../../scripts/evidence/playwrightReporter';
import { EvidenceLog } from '../../scripts/evidence/EvidenceLog';
import { plantedDefects } from './plantedDefects';

/** The rows: rules also check criteria of level AAA. */
const { criteria } = parse(readFileSync('docs/conformance.yaml', 'utf8')) as {
  criteria: Record<string, unknown>;
};

/** How many defects may turn other rows than they should. */
const tolerated = plantedDefects.length - 37;

/** Prints which rows of the report each defect turns, beside those that it should. */
export default class DefectReporter implements Reporter {
  private readonly logs = new Map<string, EvidenceLog>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = test.parent.project()!.name;
    const log = this.logs.get(name) ?? new EvidenceLog();
    this.logs.set(name, log);
    addTest(log, test, result);
    if (name === 'as built' && result.status !== 'passed')
      console.log(`${test.title} fails without a defect: ${result.error?.message}`);
  }

  private turned(name: string): string {
    const failed =
      this.logs
        .get(name)
        ?.merged()
        .filter((one) => one.failed > 0) ?? [];
    const rows = failed.map(({ criterion }) => criterion).filter((one) => one in criteria);
    return [...new Set(rows)].sort().join(', ');
  }

  onEnd(): Promise<{ status: FullResult['status'] }> {
    const asBuilt = this.turned('as built');
    const rows = plantedDefects.map(({ name, rows: wanted }) => {
      const [expected, turned] = [wanted.join(', '), this.turned(name)];
      return { name, expected, turned, isRight: turned === expected };
    });
    for (const { name, expected, turned, isRight } of rows)
      console.log(
        [isRight ? '✓' : '✗', name.padEnd(48), expected.padEnd(14), turned || 'none'].join('  '),
      );
    const right = rows.filter(({ isRight }) => isRight).length;
    const covered = new Set(plantedDefects.flatMap((one) => one.rows));
    console.log(
      `\n${right} of ${rows.length} defects turn exactly their rows, of ${covered.size} criteria; without a defect: ${asBuilt || 'none turns'}`,
    );
    const isGood = asBuilt === '' && rows.length - right <= tolerated;
    return Promise.resolve({ status: isGood ? 'passed' : 'failed' });
  }
}
