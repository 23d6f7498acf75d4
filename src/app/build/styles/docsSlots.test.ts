import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiTableParts } from '../../../components/ApiTable/parts';
import { docsSlots } from '../../../theme/docsSlots';

const components = path.resolve(import.meta.dirname, '../../../components');

const sourceOf = (file: string) => readFileSync(path.join(components, file), 'utf8');

/** The slots that files of components name, by component. */
function slotsInCode(): Record<string, string[]> {
  const found: Record<string, string[]> = { DocsApiTable: Object.keys(apiTableParts) };
  for (const file of readdirSync(components, { recursive: true, encoding: 'utf8' })) {
    if (!/(\.styles|BarButton|classes)\.tsx?$/.test(file)) continue;
    for (const [, name, slot = '', parts = ''] of sourceOf(file).matchAll(
      /name: '(\w+)',\s*slot: '(\w+)'(?:,\s*overridesResolver: partOverrides\(\{([^}]+)\}\))?/g,
    )) {
      const inline = [...parts.matchAll(/(\w+): ['"]/g)].map(([, part]) => part!);
      (found[name!] ??= []).push(slot[0]!.toLowerCase() + slot.slice(1), ...inline);
    }
    for (const [, name, part] of sourceOf(file).matchAll(/'(Docs\w+)-(\w+)'/g))
      (found[name!] ??= []).push(part!);
  }
  return Object.fromEntries(Object.entries(found).map(([name, slots]) => [name, slots.sort()]));
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
