import { fileURLToPath } from 'node:url';
import boundaries from 'eslint-plugin-boundaries';

/**
 * The parts of the code, by folder. A nested folder is before its parent.
 *
 * @type {{ type: string, pattern: string, capture?: string[] }[]}
 */
export const parts = [
  { type: 'domain', pattern: 'src/domain' },
  { type: 'platform', pattern: 'src/platform' },
  { type: 'theme', pattern: 'src/theme' },
  { type: 'component', pattern: 'src/components/*', capture: ['name'] },
  { type: 'content', pattern: 'src/content' },
  { type: 'reference', pattern: 'src/reference' },
  { type: 'build', pattern: 'src/app/build' },
  { type: 'browser', pattern: 'src/app/browser' },
  { type: 'app', pattern: 'src/app' },
  { type: 'kit', pattern: 'stories/kit' },
  { type: 'stories', pattern: 'stories' },
  { type: 'storybook', pattern: '[.]storybook' },
  { type: 'docs', pattern: 'docs' },
  { type: 'tests', pattern: 'tests' },
  { type: 'scripts', pattern: 'scripts' },
];

const below = ['domain', 'platform', 'theme', 'component', 'app'];
const shipped = [...below, 'content', 'reference', 'build', 'browser'];

/**
 * What each part may import besides itself.
 *
 * @type {Record<string, string[]>}
 */
const mayImport = {
  domain: [],
  platform: ['domain'],
  theme: [],
  component: ['domain', 'platform', 'theme'],
  content: ['domain'],
  reference: ['domain'],
  app: ['domain'],
  browser: below,
  build: [...below, 'content', 'reference'],
  kit: [...shipped, 'docs'],
  stories: [...shipped, 'kit', 'docs'],
  storybook: [...shipped, 'kit', 'scripts'],
  docs: [],
  tests: [...shipped, 'kit', 'scripts', 'docs'],
  scripts: shipped,
};

/** What the domain may import: functions of their arguments alone, small enough for a page. */
const purePackages = ['fastest-levenshtein'];

const offered = ['toolbars.*', 'viewports.*', 'addons/**'];
const mainFile = ['{{to.element.captured.name}}.tsx', '{{to.element.captured.name}}.ts'];

/** @param {string[]} types */
const elements = (types) => ({ element: { types: { anyOf: types } } });

const tablePolicies = Object.entries(mayImport)
  .filter(([, to]) => to.length > 0)
  .map(([from, to]) => ({ from: { element: { type: from } }, allow: { to: elements(to) } }));

/** @type {import('eslint').Linter.Config} */
export const importTable = {
  name: 'import table',
  plugins: { boundaries: /** @type {any} */ (boundaries) },
  settings: {
    'boundaries/elements': parts.map((part) => ({ ...part, partialMatch: false })),
    'boundaries/files': [{ pattern: '**/*.test.{ts,tsx}', category: 'test' }],
    // Pinned versions, which downloaded demo projects use, too, and the format of code on pages.
    'boundaries/ignore': ['package.json', '.prettierrc.json'],
    'boundaries/elements-single-match': true,
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
    'import/resolver': {
      node: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
      [fileURLToPath(new URL('resolveQuery.mjs', import.meta.url))]: {},
    },
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/no-unknown-dependencies': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        message:
          '{{from.element.types}} may not import {{to.element.types}}{{to.module.source}}: see the import table in CONTRIBUTING.md',
        policies: [
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
          ...tablePolicies,
          // Components import only the main file of another component.
          {
            from: { element: { type: 'component' } },
            allow: {
              to: { element: { type: 'component', fileInternalPath: mainFile } },
            },
          },
          // Stories import the preview, whose functions create them.
          {
            from: elements(['stories', 'kit']),
            allow: { to: { element: { type: 'storybook', fileInternalPath: 'preview.*' } } },
          },
          // Tests try what the toolbar and the panels of the workbench can set.
          {
            from: elements(['tests']),
            allow: { to: { element: { type: 'storybook', fileInternalPath: offered } } },
          },
          // Components use the interfaces of the platform, never its browser implementation.
          {
            from: { element: { type: 'component' } },
            disallow: {
              to: { element: { type: 'platform', fileInternalPath: '**/createBrowser*' } },
            },
          },
          // The domain is plain TypeScript, with packages that are so, too, except for its tests.
          {
            from: { element: { type: 'domain' } },
            disallow: { to: { module: { origin: ['external', 'core'] } } },
          },
          {
            from: { element: { type: 'domain' } },
            allow: { to: { module: { source: purePackages } } },
          },
          {
            from: { element: { type: 'domain' }, file: { categories: 'test' } },
            allow: { to: { module: { origin: ['external', 'core'] } } },
          },
        ],
      },
    ],
  },
};
