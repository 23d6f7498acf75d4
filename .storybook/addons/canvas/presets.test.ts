import { expect, it } from 'vitest';
import { globalTypes, initialGlobals } from '../../toolbars';
import { viewports } from '../../viewports';
import { presetOf, presets } from './presets';

it.each(presets)('recognizes "$title" by its globals', ({ title, globals }) =>
  expect(presetOf(globals)?.title).toBe(title),
);

it('is "Ordinary" at first', () => expect(presetOf({ ...initialGlobals })?.title).toBe('Ordinary'));

it('does not recognize other combinations', () =>
  expect(presetOf({ ...initialGlobals, mode: 'dark' })).toBeUndefined());

it('sets globals and windows that the workbench has', () => {
  const names = [...Object.keys({ ...globalTypes, ...initialGlobals }), 'viewport'];
  for (const { globals } of presets) {
    expect(names).toEqual(expect.arrayContaining(Object.keys(globals)));
    const { value } = globals.viewport as { value?: string };
    if (value) expect(Object.keys(viewports)).toContain(value);
  }
});
