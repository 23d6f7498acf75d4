import path from 'node:path';
import reactHooks from 'eslint-plugin-react-hooks';
import { resolveConfig } from 'prettier';
import tseslint from 'typescript-eslint';
import { architectureRules } from './scripts/lint/architectureRules.mjs';

const docsOptions = await resolveConfig(path.join(import.meta.dirname, 'docs/page.mdx'));

const maxLength = {
  ignoreUrls: true,
  ignoreStrings: true,
  ignoreTemplateLiterals: true,
  ignoreRegExpLiterals: true,
  // Shapes of icons.
  ignorePattern: ' d="',
};

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.cache/**',
      'test-results/**',
      'playwright-report/**',
      // Breaks the rules on purpose: tests/boundaries checks that each breach is reported.
      'tests/boundaries/fixture/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  // Interfaces of Material UI are extended by types that tables are the source of.
  {
    files: ['src/theme/**'],
    rules: {
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  // Prettier wraps code, but no comments.
  { rules: { 'max-len': ['error', { ...maxLength, code: 120 }] } },
  // On pages, a longer line scrolls.
  {
    files: ['docs/**/*.{ts,tsx}'],
    rules: { 'max-len': ['error', { ...maxLength, code: docsOptions?.printWidth }] },
  },
  { files: ['src/**', 'stories/**'], rules: { 'no-console': 'error' } },
  { files: ['src/platform/**'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  // One transport prints events to the console. Google's library accepts nothing but the `arguments` of a call.
  {
    files: ['src/platform/analytics/createAnalyticsTransport.ts'],
    rules: { 'no-console': ['error', { allow: ['info'] }], 'prefer-rest-params': 'off' },
  },
  {
    files: ['src/app/browser/demo/exposeTheme.ts'],
    rules: { 'no-console': ['error', { allow: ['info'] }] },
  },
  ...architectureRules({ root: import.meta.dirname }),
);
