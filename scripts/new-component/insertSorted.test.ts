import { expect, it } from 'vitest';
import { insertSorted } from './insertSorted';

const list = 'const list = {\n  Band: 1,\n  Tabs: {\n    a: 2,\n  },\n};\n';
const insert = (name: string) => insertSorted(list, `  ${name}: 0,\n`, name, /^ {2}(\w+):/gm);

it('inserts before the first greater name', () => {
  expect(insert('Badge')).toBe(list.replace('  Band', '  Badge: 0,\n  Band'));
  expect(insert('Ring')).toBe(list.replace('  Tabs', '  Ring: 0,\n  Tabs'));
});

it('inserts at the end', () => expect(insert('Toc')).toBe(list.replace('\n};', '\n  Toc: 0,\n};')));

it.each([
  [
    "import { Toc } from './Toc';\n",
    'import {\n  a,\n} from "./other";\n',
    /^import \{ (\w+) \} .+;$/gm,
  ],
  [
    "export const Toc = story({\n  name: 'Toc',\n});\n",
    '\nconst a = {\n};\n',
    /^export const (\w+)/gm,
  ],
])('inserts after the last statement, whatever follows: %j', (last, others, pattern) => {
  expect(insertSorted(last + others, 'NEW\n', 'Zed', pattern)).toBe(`${last}NEW\n${others}`);
});

it('refuses a name that the list has', () =>
  expect(() => insert('Tabs')).toThrow('already has Tabs'));

it('refuses a list that it does not know', () =>
  expect(() => insertSorted('', 'a', 'a', /^(\w+)/gm)).toThrow('Nothing in the list'));
