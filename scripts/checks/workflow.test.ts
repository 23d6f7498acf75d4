import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  jobs: Record<string, { steps: { run?: string; env?: Record<string, string> }[] }>;
}

const folder = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe.each(readdirSync(folder))('%s', (file) => {
  const { jobs } = parse(read(path.join(folder, file))) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('runs existing npm scripts only', () => {
    const names = steps.flatMap(
      ({ run = '' }) => /^npm (?:run ([\w:-]+)|(test))/.exec(run)?.slice(1).filter(Boolean) ?? [],
    );
    expect(names).toContain('test');
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('passes every variable in the production guide to the build, and contains no key', () => {
    const listed = new Set(
      [...read('stories/guide/RunInProduction.mdx').matchAll(/`((?:DOCS|MUI)_[A-Z_]+)`/g)].map(
        ([, name]) => name!,
      ),
    );
    const env = steps.flatMap((step) => Object.entries(step.env ?? {}));
    const optional = ['DOCS_ADS', 'DOCS_ADS_RATIO', 'DOCS_ADS_HOUSE'];
    expect([...new Set(env.map(([name]) => name))].sort()).toEqual(
      [...listed].filter((name) => !optional.includes(name)).sort(),
    );
    for (const [, value] of env) expect(value).toMatch(/^\$\{\{ (secrets|vars)\.[A-Z_]+ \}\}$/);
  });
});
