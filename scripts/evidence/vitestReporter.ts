import { readFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { parse } from 'yaml';
import { conformanceFile } from '../../src/content/readConformance';
import { defaultContentDir } from '../../src/app/build/paths';
import { EvidenceLog } from './EvidenceLog';

declare module 'vitest' {
  interface TaskMeta {
    /** The success criteria that the test checks: `1.4.3 Contrast`. */
    wcag?: readonly string[];
    /** What it checks them on, where that is no page. */
    evidence?: 'token';
  }
}

type Statements = Record<string, Record<string, Record<string, string[]>>>;

/** The rows of the table about a statement, which tests and table name by as many of its first words as they need. */
const rowsOf = (statements: Statements, test: string) =>
  Object.entries(statements).flatMap(([subject, pages]) =>
    Object.entries(pages).flatMap(([page, starts]) =>
      Object.entries(starts).flatMap(([start, criteria]) => {
        const name = `${page}: ${start}`;
        return name.startsWith(test) || test.startsWith(name) ? [{ subject, criteria }] : [];
      }),
    ),
  );

/** Keeps what tests without a page have found: those of statements, and those that name criteria. */
export default class EvidenceReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const log = new EvidenceLog();
    const { defects, shown } = parse(
      readFileSync(`${defaultContentDir}/${conformanceFile}`, 'utf8'),
    ) as Record<'defects' | 'shown', Statements>;
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'passed' && state !== 'failed') continue;
        const [place, ran, hasPassed] = [module.relativeModuleId, test.name, state === 'passed'];
        const { wcag = [], evidence: kind = 'page' } = test.meta();
        log.add({ subject: 'site', kind, ran, place }, wcag, hasPassed);
        for (const { subject, criteria } of [...rowsOf(defects, ran), ...rowsOf(shown, ran)])
          log.add({ subject, kind: 'statement', ran, place }, criteria, hasPassed);
      }
    log.save(modules[0]?.project.name ?? 'none');
  }
}
