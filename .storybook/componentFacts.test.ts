import { expect, it } from 'vitest';
import { docsSlots } from '../src/theme/docsSlots';
import { componentFacts, sourcesOf } from './componentFacts';

const facts = componentFacts();

it.each(Object.entries(docsSlots))('the anatomy of %s finds each slot', (component, slots) => {
  const name = component.slice('Docs'.length);
  const source = sourcesOf(name);
  const unknown = slots.filter(
    (slot) =>
      !(slot in facts[name]!.parts) &&
      !source.includes(`slot: '${slot[0]!.toUpperCase()}${slot.slice(1)}'`) &&
      !source.includes(`'${component}-${slot}'`),
  );
  expect(unknown).toEqual([]);
});
