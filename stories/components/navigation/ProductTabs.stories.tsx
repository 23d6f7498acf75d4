import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { ProductTabs } from '../../../src/components/ProductTabs/ProductTabs';
import { areLargeEnough, textsOf } from '../shared/checks';
import { InHue } from '../../kit/decorators';
import { caption, choiceOf } from '../../kit/docs';
import { sampleProducts } from './sampleMenu';

const meta = preview.meta({
  title: 'ProductTabs',
  tags: ['all-modes'],
  component: ProductTabs,
  argTypes: { current: choiceOf(sampleProducts.map(({ id }) => id)) },
  args: { products: sampleProducts, current: 'toolpad-core' },
});

/** Both products are linked, Core is the current one, and both tabs are large enough. */
export const Core = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(textsOf(links)).toEqual(['Core', 'Studio']);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      sampleProducts.map(({ href }) => href),
    );
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Core');
    await areLargeEnough(links);
  },
});

export const Studio = Core.extend({
  parameters: caption('The line below the current product has its color.'),
  args: { current: 'toolpad-studio' },
  decorators: [InHue('secondary')],
  play: async ({ canvas }) => {
    const [core, studio] = canvas.getAllByRole('link');
    const lineOf = (tab: Element) => getComputedStyle(tab).boxShadow;
    await expect(studio).toHaveAttribute('aria-current', 'true');
    await expect(lineOf(core!)).toBe('none');
    await expect(lineOf(studio!)).not.toBe('none');
  },
});

export const NoProduct = Core.extend({
  parameters: caption('A page of the whole site belongs to no product.'),
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: true })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const OneProduct = Core.extend({
  parameters: caption('Nothing is rendered: there is nothing to choose from.'),
  args: { products: sampleProducts.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Focused = Core.extend({
  parameters: caption('The tab has a focus ring.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [core] = canvas.getAllByRole('link');
    await expect(core).toHaveFocus();
    await expect(getComputedStyle(core!).outlineStyle).toBe('solid');
  },
});
