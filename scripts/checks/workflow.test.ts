import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.union([
  z.strictObject({ run: z.string(), env: z.record(z.string(), z.string()).optional() }),
  z.strictObject({
    uses: z.string().regex(/^[\w-]+\/[\w-]+@v\d+$/),
    with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    id: z.string().optional(),
  }),
]);

const job = z.strictObject({
  if: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  'runs-on': z.literal('ubuntu-latest'),
  'timeout-minutes': z.number().int().positive(),
  strategy: z
    .strictObject({
      'fail-fast': z.boolean(),
      matrix: z.strictObject({ shard: z.array(z.number()) }),
    })
    .optional(),
  permissions: z.record(z.string(), z.enum(['read', 'write'])).optional(),
  environment: z.strictObject({ name: z.string(), url: z.string() }).optional(),
  steps: z.array(step).min(1),
});

/** The GitHub Actions syntax in use; other keys are most likely typing errors. */
const workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.enum(['push', 'pull_request']), z.null()),
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.string() }),
  env: z.record(z.string(), z.union([z.string(), z.number()])),
  jobs: z.record(z.string(), job),
});

const folder = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe.each(readdirSync(folder))('%s', (file) => {
  const { jobs } = workflow.parse(parse(read(path.join(folder, file))));
  const commands = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap((one) => ('run' in one ? [one.run] : [])),
  );

  it('runs existing npm scripts only', () => {
    const names = commands.flatMap(
      (command) => /^npm (?:run ([\w:-]+)|(test))/.exec(command)?.slice(1).filter(Boolean) ?? [],
    );
    expect(names.filter((name) => !(name! in scripts))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining(['test', 'build', 'budgets', 'test:site', 'test:workbench']),
    );
    expect(commands.filter((command) => !/^npm (run|test|ci)\b/.test(command))).toEqual([
      'cp dist/404.html dist/toolpad/404.html',
    ]);
  });

  it('needs existing jobs', () => {
    for (const { needs = [] } of Object.values(jobs))
      expect(Object.keys(jobs)).toEqual(expect.arrayContaining([needs].flat()));
  });

  it('runs every shard', () => {
    const sharded = Object.values(jobs).filter(({ strategy }) => strategy);
    expect(sharded).toHaveLength(2);
    for (const { strategy, steps } of sharded) {
      const { shard } = strategy!.matrix;
      expect(shard).toEqual(shard.map((_, index) => index + 1));
      expect(
        steps.filter(
          (one) => 'run' in one && one.run.endsWith(`--shard=\${{ matrix.shard }}/${shard.length}`),
        ),
      ).toHaveLength(1);
    }
  });

  it('passes every variable in the production guide to the build, and contains no key', () => {
    const listed = new Set(
      [...read('stories/guide/RunInProduction.mdx').matchAll(/`((?:DOCS|MUI)_[A-Z_]+)`/g)].map(
        ([, name]) => name!,
      ),
    );
    const env = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap((one) => ('run' in one && one.env ? Object.entries(one.env) : [])),
    );
    const optional = ['DOCS_PREVIEW', 'DOCS_ADS', 'DOCS_ADS_RATIO', 'DOCS_ADS_HOUSE'];
    expect(env.map(([name]) => name).sort()).toEqual(
      [...listed].filter((name) => !optional.includes(name)).sort(),
    );
    for (const [, value] of env) expect(value).toMatch(/^\$\{\{ (secrets|vars)\.[A-Z_]+ \}\}$/);
  });
});
