import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { ProductTabs } from '../../../src/components/ProductTabs/ProductTabs';
import { areLargeEnough } from '../shared/largeEnough';
import { InHue } from '../../kit/InHue';
import { caption } from '../../kit/caption';
import { sampleProducts } from './sampleMenu';
import { choiceOf } from '../shared/choices';

const meta = preview.meta({
  title: 'ProductTabs',
  tags: ['all-modes'],
  component: ProductTabs,
  argTypes: { current: choiceOf(sampleProducts.map(({ id }) => id)) },
  args: { products: sampleProducts, current: 'toolpad-core' },
});

export const Core = meta.story({
  play: async ({ canvas, step }) => {
    const links = canvas.getAllByRole('link');
    await step(
      'Both products are linked, Core is the current one, and both tabs are large enough',
      async () => {
        await expect(links.map((link) => link.textContent)).toEqual(['Core', 'Studio']);
        await expect(links.map((link) => link.getAttribute('href'))).toEqual(
          sampleProducts.map(({ href }) => href),
        );
        await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Core');
        await areLargeEnough(links);
      },
    );
  },
});

export const Studio = Core.extend({
  parameters: caption('The line below the current product has its color.'),
  args: { current: 'toolpad-studio' },
  decorators: [InHue('secondary')],
  play: async ({ canvas, step }) => {
    const [core, studio] = canvas.getAllByRole('link');
    const lineOf = (tab: Element) => getComputedStyle(tab).boxShadow;
    await step('Studio is the current product, and only its tab has a line', async () => {
      await expect(studio).toHaveAttribute('aria-current', 'true');
      await expect(lineOf(core!)).toBe('none');
      await expect(lineOf(studio!)).not.toBe('none');
    });
  },
});

export const NoProduct = Core.extend({
  parameters: caption('A page of the whole site belongs to no product.'),
  args: { current: undefined },
  play: async ({ canvas, step }) => {
    await step('Both products are linked, and none is the current one', async () => {
      await expect(canvas.queryByRole('link', { current: true })).toBeNull();
      await expect(canvas.getAllByRole('link')).toHaveLength(2);
    });
  },
});

export const OneProduct = Core.extend({
  parameters: caption('Nothing is rendered: there is nothing to choose from.'),
  args: { products: sampleProducts.slice(0, 1) },
  play: async ({ canvas, step }) => {
    await step('There are no tabs', () => expect(canvas.queryByRole('navigation')).toBeNull());
  },
});

export const Focused = Core.extend({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.tab();
    const [core] = canvas.getAllByRole('link');
    await step('The tab has a focus ring', async () => {
      await expect(core).toHaveFocus();
      await expect(getComputedStyle(core!).outlineStyle).toBe('solid');
    });
  },
});
