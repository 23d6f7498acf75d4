import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { SchemaTree } from '../../src/components/SchemaTree/SchemaTree';
import { noSidewaysScroll } from './samples/noSidewaysScroll';

/** As the reference writes it: a property a list item, its own properties in a fold. */
function Roles() {
  return (
    <ul>
      <li id="roles-name">
        <div data-line="">
          <a href="#roles-name">
            <code>name</code>
          </a>
          <code>string</code>
          <span data-mark="required">required</span>
        </div>
        <p>How pages ask for the role.</p>
      </li>
      <li id="roles-description">
        <div data-line="">
          <a href="#roles-description">
            <code>description</code>
          </a>
          <code>string</code>
        </div>
      </li>
    </ul>
  );
}

const meta = preview.meta({
  title: 'Components/SchemaTree',
  component: SchemaTree,
  args: {
    children: (
      <ul>
        <li id="apiVersion">
          <div data-line="">
            <a href="#apiVersion">
              <code>apiVersion</code>
            </a>
            <code>'v1'</code>
            <span data-mark="required">required</span>
          </div>
          <p>The version of the format.</p>
        </li>
        <li id="roles">
          <div data-line="">
            <a href="#roles">
              <code>roles</code>
            </a>
            <code>object[]</code>
          </div>
          <p>Who may see what.</p>
          <details>
            <summary>Properties</summary>
            <Roles />
          </details>
        </li>
      </ul>
    ),
  },
  decorators: [
    (Story) => (
      <div className="prose">
        <Story />
      </div>
    ),
  ],
});

export const Folded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'apiVersion' })).toHaveAttribute('href', '#apiVersion');
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
