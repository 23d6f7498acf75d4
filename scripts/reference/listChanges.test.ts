import { expect, test } from 'vitest';
import { listChanges } from './listChanges';

const component = (name: string, props: object[]) => ({ name, props });

test('what is new, gone or changed is named; what it consists of is not listed again', () => {
  const before = {
    components: [
      component('Account', [{ name: 'a', type: 'x' }, { name: 'b' }]),
      component('Old', []),
    ],
    sources: [{ package: 'core', version: '1.0.0' }],
  };
  const after = {
    components: [
      component('New', [{ name: 'c' }]),
      component('Account', [{ name: 'a', type: 'y' }]),
    ],
    sources: [{ package: 'core', version: '1.1.0' }],
  };
  expect(listChanges(before, after)).toEqual([
    '~ components.Account.props.a.type: "x" -> "y"',
    '- components.Account.props.b',
    '- components.Old',
    '+ components.New',
    '~ sources.core.version: "1.0.0" -> "1.1.0"',
  ]);
  expect(listChanges(after, after)).toEqual([]);
});

test('items of the same name are told apart by their places', () => {
  expect(listChanges([{ text: 'a' }, { text: 'a', b: 1 }], [{ text: 'a' }])).toEqual(['- a (1)']);
});
