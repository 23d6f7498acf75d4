import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Evidence, EvidenceOfBuild } from '../../../domain/conformance/assess';
import { hashOfFiles } from '../engine/hash';
import { projectDir, workbenchInputs } from '../paths';

const folderOf = (cacheDir: string) => path.join(cacheDir, 'evidence');

/** Hash of what site and workbench are built from. */
export const ownBuild = () => hashOfFiles(projectDir, workbenchInputs);

/** Keeps what a step of the tests found, in place of what it found before. */
export function writeEvidence(cacheDir: string, step: string, run: EvidenceOfBuild): void {
  mkdirSync(folderOf(cacheDir), { recursive: true });
  writeFileSync(path.join(folderOf(cacheDir), `${step}.json`), JSON.stringify(run));
}

/** The same kind of evidence for a criterion as one. */
export function mergeEvidence(all: readonly Evidence[]): Evidence[] {
  const merged = new Map<string, Evidence>();
  for (const one of all) {
    const key = [one.subject, one.criterion, one.kind].join();
    const earlier = merged.get(key) ?? { ...one, ran: [], passed: 0, failed: 0, failures: [] };
    merged.set(key, {
      ...earlier,
      ran: [...new Set([...earlier.ran, ...one.ran])].sort(),
      passed: earlier.passed + one.passed,
      failed: earlier.failed + one.failed,
      failures: [...new Set([...earlier.failures, ...one.failures])],
    });
  }
  return [...merged.values()];
}

/** What the steps found on this build; undefined where none has run on it. */
export function readEvidence(cacheDir: string): EvidenceOfBuild | undefined {
  const folder = folderOf(cacheDir);
  if (!existsSync(folder)) return undefined;
  const build = ownBuild();
  const runs = readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as EvidenceOfBuild)
    .filter(({ run }) => run.build === build)
    .sort((one, other) => (one.run.date < other.run.date ? -1 : 1));
  const browser = runs.find(({ run }) => run.browser !== '')?.run.browser ?? 'Chromium';
  const last = runs.at(-1);
  return (
    last && {
      run: { ...last.run, browser },
      evidence: mergeEvidence(runs.flatMap(({ evidence }) => evidence)),
    }
  );
}

/** Hash of the sources of one of our components, or of `all`; undefined for one that is gone. */
export function testedSources(component: string): string | undefined {
  const folder = path.join('src/components', component === 'all' ? '' : component);
  return existsSync(path.join(projectDir, folder)) ? hashOfFiles(projectDir, [folder]) : undefined;
}
