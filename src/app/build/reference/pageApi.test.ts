import { expect, it } from 'vitest';
import { readSettings } from '../../../content/readSettings';
import { defaultContentDir } from '../paths';
import { sampleReference } from '../../../reference/testing/sampleReference';
import { createReference } from './createReference';
import { firstSentence } from './pageApi';

const { apiOf } = createReference(sampleReference, {
  base: '/toolpad/',
  origin: 'https://mui.com',
  pages: new Set(),
  products: readSettings(defaultContentDir).settings.products,
});

it('gives the props of a component, the required ones first, with links to their rows', () => {
  const account = apiOf('Account')!;
  expect(account.href).toBe('/toolpad/core/api/account/');
  expect(account.importLine).toMatch(/^import \{ Account \} from '@toolpad\/core/);
  const rows = account.rows.map(({ required = false }) => required);
  expect(rows).toEqual([...rows].sort((a, b) => Number(b) - Number(a)));
  expect(account.rows.find(({ name }) => name === 'user')?.href).toBe(
    '/toolpad/core/api/account/#account-prop-user',
  );
});

it('gives the methods of a hook with what they are called with and return', () => {
  const hook = apiOf('useAccount')!;
  const [method] = hook.rows;
  expect(method?.type?.[0]).toMatch(/^\(.*\) => /);
  expect(method?.href).toBe(`${hook.href}#${method!.name.toLowerCase()}`);
});

it('knows nothing of other names', () => {
  expect(apiOf('Fridge')).toBeUndefined();
});

it.each([
  ['One. Two.', 'One.'],
  ['See [it](https://mui.com/a.b/). More.', 'See [it](https://mui.com/a.b/).'],
  ['Over\ntwo lines, no full stop', 'Over two lines, no full stop'],
])('takes the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
