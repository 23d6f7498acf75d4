import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteFolder } from '../support/site';

interface Manifest {
  components: Record<
    string,
    {
      path: string;
      error?: { message: string };
      description?: string;
      reactComponentMeta?: { filePath: string; props: Record<string, { required: boolean }> };
      stories: { snippet?: string }[];
    }
  >;
}

const file = path.join(siteFolder, 'workbench/manifests/components.json');
const text = readFileSync(file, 'utf8');
const entries = Object.values((JSON.parse(text) as Manifest).components);
const nameOf = (entry: { path: string }) => path.basename(entry.path, '.stories.tsx');

test('has one entry for each component, and no other', () =>
  expect(entries.map(nameOf).sort()).toEqual(readdirSync('src/components').sort()));

test('has no folder of this machine', () => expect(text).not.toContain(process.cwd()));

describe('documents each component', () => {
  test.each(entries.map((entry) => [nameOf(entry), entry] as const))('%s', (name, entry) => {
    expect(entry.error?.message).toBeUndefined();
    const [summary, ...notes] = (entry.description ?? '').split('\n\n');
    expect(summary).toMatch(/\.$/);
    expect(
      notes.map((paragraph) => /^\*\*(.+):\*\* [A-Z][\s\S]+\.$/.exec(paragraph)?.[1]),
      'the doc comment has a paragraph for each',
    ).toEqual(['When to use', 'When not to use', 'Accessibility']);
    const { filePath, props } = entry.reactComponentMeta!;
    expect(filePath).toContain(`src/components/${name}/`);
    // A component that needs props does not stand alone in its example.
    const bare = Object.values(props).some(({ required }) => required)
      ? /^const \w+ = \(\) => <\w+ \/>;$/
      : /^$/;
    const snippets = entry.stories.flatMap(({ snippet }) => snippet?.trim() ?? []);
    expect(snippets.filter((snippet) => !bare.test(snippet)).length).toBeGreaterThan(0);
  });
});
