import { expect, test, vi } from 'vitest';
import { diagrams, type DiagramName } from '../../src/domain/diagrams/diagrams';
import { readReferenceForTests } from './readReferenceForTests';

vi.setConfig({ testTimeout: 60_000 });

const { components } = readReferenceForTests();
const drawings = Object.entries(diagrams).flatMap(([name, { slots = {} }]) =>
  Object.entries(slots).map(([component, drawn]) => ({ name, component, drawn })),
);

test('slots of five components are drawn', () => {
  expect(drawings.map(({ component }) => component).sort()).toEqual([
    'Account',
    'DashboardLayout',
    'PageContainer',
    'PageHeader',
    'SignInPage',
  ]);
});

test.each(drawings)('$name shows the slots that $component has', ({ component, drawn }) => {
  const found = components.find(({ name }) => name === component);
  expect([...drawn].sort()).toEqual(found?.slots.map(({ name }) => name).sort());
});

test.each(drawings)('$name has a part for each slot, in both layouts', ({ name, drawn }) => {
  const { boxes } = diagrams[name as DiagramName];
  const shown = (layout: 'wide' | 'narrow') =>
    boxes.filter((box) => box.kind === 'slot' && box[layout]).map(({ id }) => id);
  for (const slot of drawn) {
    expect(shown('wide')).toContain(`wide ${slot}`);
    expect(shown('narrow')).toContain(`narrow ${slot}`);
  }
});
