import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import prettierConfig from '../../.prettierrc.json' with { type: 'json' };
import { readPlayground } from '../../src/app/build/reference/playgrounds';
import { compileDemo } from '../../src/content/compileDemo';
import { demoNameOf, listSources } from '../../src/content/sources';
import {
  settingsOf,
  startValues,
  type Playground,
  type PlaygroundRow,
  type PlaygroundValue,
  type PlaygroundValues,
} from '../../src/domain/content/Playground';
import { playgroundCode } from '../../src/domain/content/playgroundCode';
import { escapeText } from '../../src/domain/strings/format';
import { readReference } from '../../src/reference/readReference';

const read = (file: string) => readFileSync(path.join('docs', file), 'utf8');

const { demos, playgrounds } = listSources('docs');
const reference = readReference();

async function readOne(table: string, text = read(table)) {
  const { name } = path.posix.parse(table);
  const file = demos.find((demo) => demoNameOf(demo) === name)!;
  const { demo } = await compileDemo({
    file,
    name,
    displayFile: file,
    files: { [file]: read(file) },
  });
  return readPlayground({ text, file: table, name, demo, base: '/' }, reference);
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A value that differs from the default. */
function otherValue({ control, start }: PlaygroundRow): PlaygroundValue {
  switch (control.kind) {
    case 'boolean':
      return start !== true;
    case 'number':
      return 123;
    case 'text':
      return 'It’s a "long" text that makes the line longer than it was';
    default:
      return control.values.at(-1)!;
  }
}

/** At the start, with each row alone, and with all of them. */
function statesOf(playground: Playground): PlaygroundValues[] {
  const start = startValues(playground);
  const others = playground.rows.map((row) => ({ [row.name]: otherValue(row) }));
  return [{}, ...others, Object.assign({}, ...others) as PlaygroundValues].map((state) => ({
    ...start,
    ...state,
  }));
}

const [, { options }] = [null, prettierConfig.overrides[0]!];

const importedNames = (code: string) =>
  [...code.matchAll(/^import ([^;]*?) from/gms)].flatMap(([, clause]) =>
    clause!
      .replace(/[{}]/g, ' ')
      .split(',')
      .flatMap((one) => one.trim().split(' ').at(-1) || []),
  );

test('seven pages have a playground', () => expect(playgrounds).toHaveLength(7));

test.each(playgrounds)(
  'in every state, the code of %s is formatted, and imports what it uses and nothing else',
  async (table) => {
    const { playground, problems } = await readOne(table);
    expect(problems).toEqual([]);
    for (const values of statesOf(playground!))
      for (const language of ['TS', 'JS'] as const) {
        const settings = settingsOf(playground!, values);
        const code = textOf(playgroundCode(playground!.code[language], settings, escapeText));
        const formatted = await format(code, {
          ...prettierConfig,
          ...options,
          overrides: [],
          parser: language === 'TS' ? 'typescript' : 'babel',
        });
        expect(`${code}\n`).toBe(formatted);
        expect(code).not.toMatch(/\bprops\b/);
        expect(code.match(/^export /gm)).toHaveLength(1);
        const unused = importedNames(code).filter(
          (name) => code.match(new RegExp(`\\b${name}\\b`, 'g'))!.length < 2,
        );
        expect(unused).toEqual([]);
      }
  },
  30_000,
);

const account = playgrounds.find((table) => table.includes('AccountPlayground'))!;
const line = (text: string) => text.split('\n').length;

test.each([
  ['a prop that the reference does not have', '  slotsProps.preview:', /no `slotsProps\.preview`/],
  [
    'a member that a type does not have',
    '  slots.previews: { parts: NameButton }',
    /`slots\.previews`/,
  ],
  [
    'an export that the demo does not have',
    '  slots.popover: { parts: Nothing }',
    /export `Nothing`/,
  ],
  ['a prop that no control sets', '  slotProps.popover:', /No control sets `slotProps\.popover`/],
])('reports %s with its line', async (_what, row, message) => {
  const head = 'of: Account\nheight: 400\nprops:\n  slotProps.preview.variant:\n';
  const { playground, problems } = await readOne(account, head + row);
  expect(playground).toBeUndefined();
  expect(problems).toEqual([
    expect.objectContaining({
      file: account,
      line: line(head),
      what: expect.stringMatching(message),
    }),
  ]);
});

test.each([
  ['an unknown component', 'of: Accounts\nheight: 400\nprops: {}', /no component or hook Accounts/],
  ['an unknown field', 'of: Account\nheight: 400\nprops: {}\nwidth: 3', /unknown key/],
])('reports %s', async (_what, text, message) => {
  const { problems } = await readOne(account, text);
  expect(problems.map(({ what }) => what)).toEqual([expect.stringMatching(message)]);
});
