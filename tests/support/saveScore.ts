import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scoreFile, type scoredSuites } from '../../scripts/workbench/resultFiles';
import type { Score } from '../../scripts/workbench/testResults';
import { siteFolder } from './site';

/** Writes the score of a suite beside the test results of the built workbench, which shows it. */
export function saveScore(suite: (typeof scoredSuites)[number], score: Omit<Score, 'date'>): void {
  const workbench = path.join(siteFolder, 'workbench');
  if (!existsSync(workbench)) return;
  const file = path.join(workbench, scoreFile(suite));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ date: new Date().toISOString(), ...score } satisfies Score));
}
