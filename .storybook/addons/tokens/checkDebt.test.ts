import { expect, it } from 'vitest';
import { checkDebt } from './checkDebt';

const debt = {
  property: 'padding',
  value: '6px',
  declared: 'var(--pad)',
  label: 'button "Save"',
  selectors: ['button'],
};

it('names element, property and value where the debt has grown', () =>
  expect(() => checkDebt('Content/Tabs', [debt], 0)).toThrow(
    /button "Save": padding var\(--pad\)/,
  ));

it('asks for a lower figure where the debt has shrunk', () =>
  expect(() => checkDebt('Content/Tabs', [debt], 3)).toThrow(/Lower its figure .* from 3 to 1\./));

it('accepts the committed figure', () => checkDebt('Content/Tabs', [debt], 1));
