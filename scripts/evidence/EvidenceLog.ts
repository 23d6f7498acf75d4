import { execFileSync } from 'node:child_process';
import {
  mergeEvidence,
  ownBuild,
  writeEvidence,
} from '../../src/app/build/conformance/evidenceFiles';
import { defaultCacheDir, projectDir } from '../../src/app/build/paths';
import type { Evidence, EvidenceKind } from '../../src/domain/conformance/assess';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' }).trim();

/** The commit that is checked out; `+` follows it where files differ from it. */
function commitHere(): string {
  try {
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') && '+');
  } catch {
    return 'unknown';
  }
}

/** How many places are kept in which something failed. */
const kept = 5;

/** What a step of the tests finds, by success criterion. */
export class EvidenceLog {
  private evidence: Evidence[] = [];

  /** Notes what ran once for some criteria. A text that begins with its number, `1.4.3 Contrast`, is a criterion. */
  add(
    {
      subject,
      kind,
      ran,
      place,
    }: { subject: string; kind: EvidenceKind; ran: string; place: string },
    criteria: readonly string[],
    hasPassed: boolean,
  ): void {
    for (const text of criteria) {
      const criterion = /^\d\.\d\.\d+/.exec(text)?.[0];
      if (!criterion)
        throw new Error(`"${text}" does not begin with a success criterion: ${place}`);
      const [passed, failed] = hasPassed ? [1, 0] : [0, 1];
      const failures = hasPassed ? [] : [place];
      this.evidence.push({ subject, criterion, kind, ran: [ran], passed, failed, failures });
    }
    if (this.evidence.length > 10_000) this.evidence = mergeEvidence(this.evidence);
  }

  /** What was found, the same kind for a criterion as one. */
  merged(): Evidence[] {
    return mergeEvidence(this.evidence).map((one) => ({
      ...one,
      failures: one.failures.slice(0, kept),
    }));
  }

  /** Keeps it as what a step of `npm test` has found. */
  save(step: string, browser = ''): void {
    const run = {
      build: ownBuild(),
      commit: commitHere(),
      date: new Date().toISOString(),
      browser,
    };
    writeEvidence(defaultCacheDir, step, { run, evidence: this.merged() });
  }
}
