// cspell:ignore titel shel Expresion
import { expect, it } from 'vitest';
import { checkYaml } from './checkYaml';
import { readFences } from './readFences';

const string = { type: 'string' };
const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const file = (kind: string, spec: object) =>
  object({ apiVersion: { const: 'v1' }, kind: { const: kind }, spec }, ['apiVersion', 'kind']);
const rest = object({ kind: { const: 'rest' }, url: string }, ['kind']);
const local = object({ kind: { const: 'local' }, function: string }, ['kind']);
const document = {
  properties: {
    Page: file(
      'page',
      object({
        title: string,
        display: { anyOf: [{ const: 'shell' }, { const: 'standalone' }] },
        queries: {
          type: 'array',
          items: object({ name: string, query: { anyOf: [rest, local] } }, ['name']),
        },
        content: { type: 'array', items: { $ref: '#/definitions/Element' } },
      }),
    ),
    Theme: file('theme', object({})),
  },
  definitions: {
    Element: object({ component: string, props: { type: 'object' } }, ['component']),
    JsExpressionBinding: object({ $$jsExpression: string }, ['$$jsExpression']),
  },
};

const problemsOf = (meta: string, ...lines: string[]) =>
  checkYaml(
    readFences('docs/a.mdx', `\`\`\`yaml ${meta}\n${lines.join('\n')}\n\`\`\`\n`),
    document,
  ).map(({ line, what }) => `${line} ${what}`);

const header = ['apiVersion: v1', 'kind: page'];
const page = 'title="toolpad/pages/a/page.yml"';

it.each([
  ['a whole file', '', [...header, 'spec:', '  title: A']],
  ['some keys of the file in the title', page, ['spec:', '  title: A']],
  ['a file of something else', 'title="render.yaml"', ['services: []']],
])('accepts %s', (_, meta, lines) => {
  expect(problemsOf(meta, ...lines)).toEqual([]);
});

it.each([
  ['no YAML', page, ['spec: [1'], /^2 Flow sequence/],
  ['no file', '', ['spec: {}'], '2 It does not say which file of Studio it is.'],
  ['another kind than the title', 'title="theme.yml"', header, '2 theme.yml is of kind page.'],
  [
    'a key that does not exist',
    '',
    [...header, 'spec:', '  titel: A'],
    '5 `spec.titel` is not in the file schema.',
  ],
  ['a value of another type', page, ['spec:', '  title: [A]'], '3 `spec.title` must be string.'],
  [
    'a key that is missing',
    page,
    ['spec:', '  queries:', '    - query: { kind: rest }'],
    "4 `spec.queries.0` must have required property 'name'.",
  ],
  [
    'a key of another alternative',
    page,
    [
      'spec:',
      '  queries:',
      '    - name: a',
      '      query:',
      '        kind: local',
      '        url: b',
    ],
    '7 `spec.queries.0.query.url` is not in the file schema.',
  ],
  [
    'a value that no alternative allows',
    page,
    ['spec:', '  display: shel'],
    '3 `spec.display` has none of the allowed values.',
  ],
  [
    'an unknown marker',
    page,
    [
      'spec:',
      '  content:',
      '    - component: Text',
      '      props:',
      '        value:',
      '          $$jsExpresion: a',
    ],
    '7 `$$jsExpresion` is not a binding or an action.',
  ],
])('reports %s', (_, meta, lines, expected) => {
  expect(problemsOf(meta, ...lines)).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ]);
});
