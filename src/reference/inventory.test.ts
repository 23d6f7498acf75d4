import { expect, test } from 'vitest';
import { checkInventory, InventoryFailure } from './inventory';

const known = { components: ['Account', 'Crud'], slots: ['Account.popover'] };

test('the same names pass', () => expect(() => checkInventory(known, known)).not.toThrow());

test('what was gained and what was lost is named, for every kind', () => {
  const found = { components: ['Account', 'List', 'Show'], hooks: ['useDialogs'] };
  expect(() => checkInventory(found, known)).toThrow(InventoryFailure);
  expect(() => checkInventory(found, known)).toThrow(
    [
      'src/reference/inventory.json: components: 2 are known, 3 were found: gained List, Show; lost Crud.',
      'src/reference/inventory.json: slots: 1 are known, 0 were found: lost Account.popover.',
      'src/reference/inventory.json: hooks: 0 are known, 1 were found: gained useDialogs.',
      'Reference pages would change without anyone noticing. If packages were changed on purpose, run `npx tsx scripts/update-reference-inventory.ts` and look through what it changes; if not, run `npm ci`.',
    ].join('\n'),
  );
});
