import { expect, test } from 'vitest';
import { readFigures } from '../../src/content/figures/readFigures';
import { listSources } from '../../src/content/sources';
import { readReference } from '../../src/reference/readReference';

const { components } = readReference();
const { Diagram: diagrams } = readFigures({
  contentDir: 'docs',
  sources: listSources('docs'),
  display: (file) => file,
}).figures;
const slotDiagrams = Object.entries(diagrams).flatMap(([name, { slots = {} }]) =>
  Object.entries(slots).map(([component, drawn]) => ({ name, component, drawn })),
);

test('slots of five components are drawn', () => {
  expect(slotDiagrams.map(({ component }) => component).sort()).toEqual([
    'Account',
    'DashboardLayout',
    'PageContainer',
    'PageHeader',
    'SignInPage',
  ]);
});

test.each(slotDiagrams)('$name shows the slots that $component has', ({ component, drawn }) => {
  const found = components.find(({ name }) => name === component);
  expect([...drawn].sort()).toEqual(found?.slots.map(({ name }) => name).sort());
});

test.each(slotDiagrams)('$name has a part for each slot, in both layouts', ({ name, drawn }) => {
  const { boxes } = diagrams[name]!;
  for (const slot of drawn)
    for (const layout of ['wide', 'narrow'] as const) {
      const box = boxes[`${layout} ${slot}`];
      expect(box?.kind).toBe('slot');
      expect(box?.[layout]).toBeDefined();
    }
});
