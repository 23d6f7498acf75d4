import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../src/app/build/paths';
import { steps } from './testSteps.mjs';

it('runs each step in one job of the workflow', () => {
  const workflow = readFileSync(path.join(projectDir, '.github/workflows/site.yml'), 'utf8');
  const lines = workflow.matchAll(/npm test -- (.+)/g);
  const inJobs = [...lines].flatMap(([, names = '']) => names.split(' '));
  expect(inJobs.sort()).toEqual(steps.map(({ name }) => name).sort());
});
