import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fuzzCheck, type FuzzSubject } from '../../../scripts/fuzz/FuzzSubject';
import {
  codeHashParts,
  formatCodeHash,
  parseCodeHash,
  type CodePreference,
} from '../../../src/domain/code/codeHash';
import { pressedKeys } from '../../../src/domain/keyboard/pressedKeys';
import { nearestPages, queryOfPath } from '../../../src/domain/navigation/nearestPages';
import {
  isPreference,
  preferenceTable,
  type PreferenceName,
} from '../../../src/domain/preferences/preferenceTable';
import {
  readView,
  viewParameters,
  withoutView,
} from '../../../src/domain/preferences/viewParameters';

const odd = [
  '__proto__',
  'constructor',
  'toString',
  '%',
  '%2',
  '%E4%B8',
  '%00',
  '%2523',
  '..',
  '🙂',
  '\ud800',
  '中文',
  'ا',
];
const parts = Object.values(codeHashParts).flatMap((values) => Object.values(values));
const values = Object.values(preferenceTable).flatMap((row): readonly string[] => row.values);

const piece = fc.oneof(
  fc.constantFrom(...odd, ...parts, ...values, ...viewParameters),
  fc.constantFrom('#', '?', '&', '=', '/', '+', ';', '.', '-', ' '),
  fc.string({ maxLength: 12, unit: 'binary' }),
  fc.string({ minLength: 2000, maxLength: 20_000 }),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const hash = text.map((rest) => `#${rest}`);
const pair = fc.tuple(fc.constantFrom(...viewParameters, ...odd, 'q', 'tab'), text);
const query = fc.oneof(
  fc
    .array(pair, { maxLength: 6 })
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
  text.map((rest) => `?${rest}`),
);

const isAllowed = (name: PreferenceName, value: unknown) => isPreference(name, value as string);

const pages = {
  base: '/toolpad/',
  pages: ['core/api/crud/', 'core/react-crud/', 'studio/'].map((path) => ({
    href: `/toolpad/${path}`,
    title: path,
    product: 'Core',
    anchors: ['api', '__proto__'],
  })),
};

async function open() {
  return Promise.resolve({
    checks: {
      'any hash names a demo and allowed choices': fuzzCheck(hash, (input) => {
        const { demo, codeVariant, codeStyling } = parseCodeHash(input);
        assert.equal(typeof demo, 'string');
        const choices: [CodePreference, unknown][] = [
          ['codeVariant', codeVariant],
          ['codeStyling', codeStyling],
        ];
        for (const [name, value] of choices)
          assert.ok(value === undefined || isAllowed(name, value));
        if (codeVariant && codeStyling)
          assert.equal(`#${formatCodeHash(demo, codeVariant, codeStyling)}`, input);
      }),
      'any query gives allowed preferences': fuzzCheck(query, (input) => {
        for (const [name, value] of Object.entries(readView(input)))
          assert.ok(isAllowed(name as PreferenceName, value), name);
      }),
      'any query can be taken off a URL': fuzzCheck(query, (input) => {
        const { searchParams } = new URL(withoutView(`https://site.example/a/${input}`));
        for (const parameter of viewParameters) assert.ok(!searchParams.has(parameter));
      }),
      'any path has words to search for, and nearest pages': fuzzCheck(
        fc.tuple(text, hash),
        ([path, wantedHash]) => {
          const pathname = `/toolpad/${path}`;
          assert.equal(typeof queryOfPath(pathname, pages.base, ['core', 'studio']), 'string');
          for (const { href } of nearestPages({ pathname, hash: wantedHash }, pages))
            assert.ok(pages.pages.some((page) => href.startsWith(page.href)));
        },
      ),
      'any key has a name': fuzzCheck(
        fc.record(
          {
            key: piece,
            code: piece,
            ctrlKey: fc.boolean(),
            shiftKey: fc.boolean(),
            altKey: fc.boolean(),
            isComposing: fc.boolean(),
          },
          { requiredKeys: [] },
        ),
        (press) => assert.equal(typeof pressedKeys(press), 'string'),
      ),
    },
  });
}

/** Whatever stands in the URL or comes from the keyboard, the scripts of a page read it without an error. */
export const subject: FuzzSubject = { runs: 10_000, open };
