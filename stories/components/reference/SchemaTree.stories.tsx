import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { sentence } from '../../../src/app/reference/nodes';
import { SchemaTree, type SchemaProperty } from '../../../src/components/SchemaTree/SchemaTree';
import { lessMotion, nothingMoves } from '../shared/mediaFeatures';
import { inProse } from '../shared/inProse';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';

const property = (id: string, more: Partial<SchemaProperty> = {}): SchemaProperty => ({
  id,
  name: id.split('-').at(-1)!,
  type: ['string'],
  required: false,
  description: [],
  properties: [],
  ...more,
});

const meta = preview.meta({
  title: 'Components/SchemaTree',
  component: SchemaTree,
  args: {
    description: [],
    type: ['object'],
    properties: [
      property('apiVersion', {
        type: ["'v1'"],
        required: true,
        description: [sentence('The version of the format.')],
      }),
      property('roles', {
        type: ['object[]'],
        description: [sentence('Who may see what.')],
        properties: [
          property('roles-name', {
            required: true,
            description: [sentence('How pages ask for the role.')],
          }),
          property('roles-description'),
        ],
      }),
    ],
  },
  decorators: [inProse],
});

export const Collapsed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'apiVersion' })).toHaveAttribute(
      'href',
      '#apiVersion',
    );
    await expect(canvas.getByText('How pages ask for the role.')).not.toBeVisible();
  },
});

export const Expanded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('2 properties'));
    await expect(canvas.getByRole('link', { name: 'name' })).toBeVisible();
    await expect(canvas.getAllByText('required')).toHaveLength(2);
  },
});

export const Dark = Expanded.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Expanded.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const inner = canvas.getByRole('link', { name: 'name' }).getBoundingClientRect();
    const outer = canvas.getByRole('link', { name: 'roles' }).getBoundingClientRect();
    await expect(inner.right).toBeLessThan(outer.right);
  },
});

export const OnAPhone = Expanded.extend({
  globals: { viewport: { value: 'phone' } },
  play: noSidewaysScroll,
});

export const ForcedColors = Expanded.extend({ parameters: { media: { forcedColors: 'active' } } });

export const ReducedMotion = Expanded.extend({
  ...lessMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('2 properties'));
    await expect(canvas.getByRole('link', { name: 'name' })).toBeVisible();
    await nothingMoves();
  },
});
