import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { sentence } from '../../../src/content/nodes';
import { SchemaTree, type SchemaProperty } from '../../../src/components/SchemaTree/SchemaTree';
import { attachSchemaTree } from '../../../src/components/SchemaTree/SchemaTree.behavior';
import { inArticle } from '../../kit/decorators';
import { noSidewaysScroll, linksTo } from '../shared/checks';
import { caption } from '../../kit/docs';

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
  title: 'SchemaTree',
  component: SchemaTree,
  parameters: { behaviors: [attachSchemaTree] },
  args: {
    name: 'Application',
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
          property('roles-description', {
            type: ['object'],
            properties: [property('roles-description-en')],
          }),
        ],
      }),
    ],
    example: {
      title: 'toolpad/application.yml',
      code: [
        'apiVersion: v1',
        'roles:',
        '  - name: mechanic',
        '    description:',
        '      en: Repairs bikes',
      ].join('\n'),
      ids: ['apiVersion', 'roles', 'roles-name', 'roles-description', 'roles-description-en'],
    },
  },
  decorators: [
    // As on its page: the example is below the bar.
    (Story) => (
      <>
        <h2>Application</h2>
        <p>Describes an app: its pages, and who may see them.</p>
        <Story />
      </>
    ),
    inArticle,
  ],
});

const marked = (root: HTMLElement) => ({
  lines: [...root.querySelectorAll('[data-for][data-active]')].map((line) =>
    line.textContent.trim(),
  ),
  properties: [...root.querySelectorAll('[data-line][data-active]')].map(
    (line) => line.querySelector('a')!.textContent,
  ),
});

/** The first level is open; deeper ones are not. */
export const Expanded = meta.story({
  play: async ({ canvas }) => {
    await linksTo(canvas, 'apiVersion', '#apiVersion');
    await expect(canvas.getByRole('link', { name: 'name' })).toBeVisible();
    await expect(canvas.getAllByText('required')).toHaveLength(2);
    await expect(canvas.getByText('en', { selector: 'li code' })).not.toBeVisible();
  },
});

export const Collapsed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('2 properties'));
    await expect(canvas.getByText('How pages ask for the role.')).not.toBeVisible();
  },
});

export const PropertyHovered = meta.story({
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('a nested property marks its own line', async () => {
      await userEvent.hover(canvas.getByText('How pages ask for the role.'));
      await expect(marked(canvasElement)).toEqual({
        lines: ['- name: mechanic'],
        properties: ['name'],
      });
    });
    await step('nothing is marked without a pointer', async () => {
      await userEvent.unhover(canvas.getByText('How pages ask for the role.'));
      await expect(marked(canvasElement)).toEqual({ lines: [], properties: [] });
    });
    await step('a property marks its lines, with those below it', async () => {
      await userEvent.hover(canvas.getByText('Who may see what.'));
      await expect(marked(canvasElement)).toEqual({
        lines: ['roles:', '- name: mechanic', 'description:', 'en: Repairs bikes'],
        properties: ['roles'],
      });
    });
  },
});

export const LineHovered = meta.story({
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const line = (id: string) => canvasElement.querySelector(`[data-for="${id}"]`)!;
    await step('a line marks its property', async () => {
      await userEvent.hover(line('apiVersion'));
      await expect(marked(canvasElement)).toEqual({
        lines: ['apiVersion: v1'],
        properties: ['apiVersion'],
      });
    });
    await step('of a property in a closed fold, the one that has the fold', async () => {
      await userEvent.hover(line('roles-description-en'));
      await expect(marked(canvasElement).properties).toEqual(['description']);
      await expect(canvas.getByText('1 property')).toBeVisible();
    });
  },
});

export const PropertyFocused = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('link', { name: 'name' }).focus();
    await expect(marked(canvasElement).lines).toEqual(['- name: mechanic']);
    await userEvent.tab({ shift: true });
    await expect(marked(canvasElement).properties).toEqual(['roles']);
  },
});

export const WithoutScript = meta.story({
  parameters: { noScript: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByText('Who may see what.'));
    await expect(marked(canvasElement)).toEqual({ lines: [], properties: [] });
  },
});

export const OnAPhone = Expanded.extend({
  parameters: caption('The example follows its tree.'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const example = canvas.getByRole('group', { name: 'Example of Application' });
    await expect(example.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('link', { name: 'roles' }).getBoundingClientRect().bottom,
    );
    await noSidewaysScroll();
  },
});
