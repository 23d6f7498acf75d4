import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiTableParts } from '../components/ApiTable/parts';
import { docsSlots } from './docsSlots';

const components = path.resolve(import.meta.dirname, '../components');

/** The slots that files of components name, by component. */
function slotsInCode(): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(components, { recursive: true, encoding: 'utf8' })) {
    if (!/(\.styles|BarButton|classes)\.ts$/.test(file)) continue;
    const text = readFileSync(path.join(components, file), 'utf8');
    for (const [, name, slot, withClass, part] of text.matchAll(
      /name: '(\w+)',\s*slot: '(\w+)'|'(Docs\w+)-(\w+)'/g,
    )) {
      const slots = found.get((name ?? withClass)!) ?? new Set();
      const key = (slot ?? part)!;
      found.set((name ?? withClass)!, slots.add(key[0]!.toLowerCase() + key.slice(1)));
    }
  }
  return Object.fromEntries([...found].map(([name, slots]) => [name, [...slots].sort()]));
}

test('every slot of a component can be restyled by the theme, and no other', () => {
  expect(slotsInCode()).toEqual(
    Object.fromEntries(Object.entries(docsSlots).map(([name, slots]) => [name, [...slots].sort()])),
  );
});

test('every component with styles names them after its folder', () => {
  const folders = readdirSync(components, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) =>
      readdirSync(path.join(components, name)).some((file) => /\.styles\.ts$/.test(file)),
    );
  expect(Object.keys(docsSlots).sort()).toEqual(
    [...folders, 'BarButton'].map((name) => `Docs${name}`).sort(),
  );
});
