import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scoreFile, type scoredSuites } from './resultFiles';
import type { Score } from './testResults';

/** Writes the score of a suite beside the test results of a built workbench, which shows it. */
export function saveScore(
  siteFolder: string,
  suite: (typeof scoredSuites)[number],
  score: Omit<Score, 'date'>,
): void {
  const workbench = path.join(siteFolder, 'workbench');
  if (!existsSync(workbench)) return;
  const file = path.join(workbench, scoreFile(suite));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ date: new Date().toISOString(), ...score } satisfies Score));
}
