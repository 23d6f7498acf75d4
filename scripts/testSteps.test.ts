import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../src/app/build/paths';
import { steps } from './testSteps.mjs';

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');

it('runs each step in one job of the workflow', () => {
  const lines = read('.github/workflows/site.yml').matchAll(/npm test -- (.+)/g);
  const inJobs = [...lines].flatMap(([, names = '']) => names.split(' '));
  expect(inJobs.sort()).toEqual(steps.map(({ name }) => name).sort());
});

const measured = '.cache/step-seconds.json';

it.skipIf(!existsSync(path.join(projectDir, measured)))(
  'expects of a step what it took here, measured by all others, to a factor of two',
  () => {
    const durations = JSON.parse(read(measured)) as Record<string, number>;
    const known = steps.filter(({ name, seconds = 0 }) => seconds >= 30 && durations[name]);
    const ratios = known.map(({ name, seconds }) => durations[name]! / seconds!);
    const median = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)]!;
    const off = known.filter((_, at) => Math.abs(Math.log2(ratios[at]! / median)) > 1);
    expect(off.map(({ name }) => `${name} takes ${durations[name]} s`)).toEqual([]);
  },
);
