import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { SchemaTree } from '../../src/components/SchemaTree/SchemaTree';
import { lessMotion, nothingMoves } from './samples/forcedByTheTest';
import { inProse } from './samples/inProse';
import { noSidewaysScroll } from './samples/noSidewaysScroll';

interface PropertyProps {
  id: string;
  name: string;
  type: string;
  required?: boolean;
  children?: ReactNode;
}

/** As the reference writes it: a property a list item, its own properties in a fold. */
function Property({ id, name, type, required = false, children }: PropertyProps) {
  return (
    <li id={id}>
      <div data-line="">
        <a href={`#${id}`}>
          <code>{name}</code>
        </a>
        <code>{type}</code>
        {required && <span data-mark="required">required</span>}
      </div>
      {children}
    </li>
  );
}

const meta = preview.meta({
  title: 'Components/SchemaTree',
  component: SchemaTree,
  args: {
    children: (
      <ul>
        <Property id="apiVersion" name="apiVersion" type="'v1'" required>
          <p>The version of the format.</p>
        </Property>
        <Property id="roles" name="roles" type="object[]">
          <p>Who may see what.</p>
          <details>
            <summary>Properties</summary>
            <ul>
              <Property id="roles-name" name="name" type="string" required>
                <p>How pages ask for the role.</p>
              </Property>
              <Property id="roles-description" name="description" type="string" />
            </ul>
          </details>
        </Property>
      </ul>
    ),
  },
  decorators: [inProse],
});

export const Folded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'apiVersion' })).toHaveAttribute(
      'href',
      '#apiVersion',
    );
    await expect(canvas.getByText('How pages ask for the role.')).not.toBeVisible();
  },
});

export const Unfolded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Properties'));
    await expect(canvas.getByRole('link', { name: 'name' })).toBeVisible();
    await expect(canvas.getAllByText('required')).toHaveLength(2);
  },
});

export const Dark = Unfolded.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Unfolded.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const inner = canvas.getByRole('link', { name: 'name' }).getBoundingClientRect();
    const outer = canvas.getByRole('link', { name: 'roles' }).getBoundingClientRect();
    await expect(inner.right).toBeLessThan(outer.right);
  },
});

export const OnAPhone = Unfolded.extend({
  globals: { viewport: { value: 'phone' } },
  play: noSidewaysScroll,
});

export const ForcedColors = Unfolded.extend({ parameters: { media: { forcedColors: 'active' } } });

export const WithLessMotion = Unfolded.extend({
  ...lessMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Properties'));
    await expect(canvas.getByRole('link', { name: 'name' })).toBeVisible();
    await nothingMoves();
  },
});
