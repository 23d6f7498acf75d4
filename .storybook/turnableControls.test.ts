import type { ArgTypes } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { turnableControls } from './turnableControls';

const enhance = (argTypes: ArgTypes, initialArgs = {}) =>
  turnableControls({ argTypes, initialArgs } as Parameters<typeof turnableControls>[0]);

const said = (summary: string) => ({ table: { type: { summary } } });

it('names a type that docgen does not resolve by the values of its control', () => {
  const { kind, hue } = enhance({
    kind: { name: 'kind', ...said('unknown'), control: 'select', options: ['info', 'error'] },
    hue: { name: 'hue', ...said('union'), type: { name: 'enum', value: ['primary', 'neutral'] } },
  });
  expect(kind?.table?.type?.summary).toBe("'info' | 'error'");
  expect(hue?.table?.type?.summary).toBe("'primary' | 'neutral'");
});

it('says nothing about a type that it does not know, and keeps one that docgen has resolved', () => {
  const { entries, footer, title } = enhance(
    {
      entries: { name: 'entries', ...said('unknown') },
      footer: { name: 'footer', ...said('unknown'), type: { name: 'other', value: 'unknown' } },
      title: { name: 'title', ...said('string'), type: 'string' },
    },
    { entries: [] },
  );
  expect(entries?.table?.type?.summary).toBe('array');
  expect(footer?.table?.type).toBeUndefined();
  expect(footer?.type).toBeUndefined();
  expect(title?.table?.type?.summary).toBe('string');
});

it('takes names of samples for no type', () => {
  const { pages } = enhance({
    pages: { name: 'pages', ...said('unknown'), options: ['none'], mapping: { none: [] } },
  });
  expect(pages?.table?.type).toBeUndefined();
});

it('offers both values of a switch that the story leaves out', () => {
  const boolean = (name: string): ArgTypes => ({ [name]: { name, type: { name: 'boolean' } } });
  const { isLabeled, isOpen } = enhance(
    { ...boolean('isLabeled'), ...boolean('isOpen') },
    { isOpen: false },
  );
  expect(isLabeled).toMatchObject({ control: { type: 'inline-radio' }, options: [false, true] });
  expect(isOpen).not.toHaveProperty('control');
});
