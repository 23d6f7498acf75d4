import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { architectureRules } from '../../scripts/lint/architectureRules.mjs';
import { parts } from '../../scripts/lint/importTable.mjs';

/**
 * A small project that follows and breaks every row of the import table. A line that breaks a rule ends
 * with `// ✗` and the rule's name; every other line is allowed.
 */
const fixture = fileURLToPath(new URL('./fixture', import.meta.url));

const eslint = new ESLint({
  cwd: fixture,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser as Linter.Parser } },
    ...architectureRules({ root: fixture }),
  ],
});
const results = await eslint.lintFiles(['**/*.{ts,tsx}', '.storybook/*.ts']);

const expectedIn = (source: string) =>
  source.split('\n').flatMap((line, index) => {
    const rule = /\/\/ ✗ (\S+)$/.exec(line)?.[1];
    return rule ? [`${index + 1} ${rule}`] : [];
  });

describe('the architecture rules', () => {
  it.each(results.map((result) => [path.relative(fixture, result.filePath), result] as const))(
    'report exactly the expected violations in %s',
    (_file, { messages, source }) => {
      const reported = messages.map(({ line, ruleId, message }) => `${line} ${ruleId ?? message}`);
      expect(reported).toEqual(expectedIn(source ?? ''));
    },
  );

  it.each(parts.map(({ pattern }) => pattern.replace(/[[\]]|\/\*$/g, '')))(
    'are tested with %s',
    (folder) => {
      const broken = results.filter(({ messages }) => messages.length > 0);
      const files = broken.map(({ filePath }) => path.relative(fixture, filePath));
      expect(files.some((file) => file.startsWith(path.normalize(`${folder}/`)))).toBe(true);
    },
  );
});
