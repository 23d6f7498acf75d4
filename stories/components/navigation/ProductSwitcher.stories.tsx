import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BarButton } from '../../../src/components/BarButton/BarButton';
import { attachProductSwitcher } from '../../../src/components/ProductSwitcher/ProductSwitcher.behavior';
import { ProductSwitcher } from '../../../src/components/ProductSwitcher/ProductSwitcher';
import {
  forcedColors,
  isMarkedWithoutColor,
  lessMotion,
  nothingMoves,
} from '../shared/mediaFeatures';
import { areLargeEnough } from '../shared/largeEnough';
import { sampleProduct, sampleProducts } from './sampleMenu';

const behaviors = [attachProductSwitcher];

const meta = preview.meta({
  title: 'Components/ProductSwitcher',
  tags: ['all-modes'],
  component: ProductSwitcher,
  args: { product: sampleProduct, products: sampleProducts },
  parameters: { behaviors },
  decorators: [
    (Story) => (
      <>
        <Story />
        <BarButton type="button">After it</BarButton>
      </>
    ),
  ],
});

const isOpen = () => document.querySelector('[data-products]')!.matches(':popover-open');

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('v0.13.0')).toBeVisible();
    await expect(canvas.queryByText('Toolpad Studio')).not.toBeVisible();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch product' }));
    await expect(isOpen()).toBe(true);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Toolpad Core');
    await expect(canvas.getByRole('link', { name: /^Toolpad Studio/ })).toHaveAttribute(
      'href',
      sampleProducts[1]!.href,
    );
    await waitFor(() => expect(canvas.getByText(sampleProducts[1]!.description!)).toBeVisible());
    await expect(canvas.getByText('Beta')).toBeVisible();
    await areLargeEnough([...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')]);
    // Browsers close such a popover on Escape and on clicks outside.
    await expect(document.querySelector('[data-products]')).toHaveAttribute('popover', 'auto');
    const panel = document.querySelector('[data-products]')!.getBoundingClientRect();
    const start = document.documentElement.dir === 'rtl' ? innerWidth - panel.right : panel.left;
    await expect(start).toBe(12);
    await expect(panel.width).toBeLessThanOrEqual(innerWidth - 24);
  },
});

export const ClosesWhenFocusMovesOn = Open.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch product' }));
    canvas.getByRole('link', { name: /^Toolpad Studio/ }).focus();
    await expect(isOpen()).toBe(true);
    canvas.getByRole('link', { name: /^Toolpad Core .*dashboards/ }).focus();
    await expect(isOpen()).toBe(true);
    canvas.getByRole('button', { name: 'After it' }).focus();
    await expect(isOpen()).toBe(false);
  },
});

export const OnAPhone = Open.extend({ globals: { viewport: { value: 'phone' } } });

export const Dark = Open.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Open.extend({ globals: { direction: 'rtl' } });

export const TwoColumnsFrom600 = Open.extend({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch product' }));
    const panel = document.querySelector('[data-products]')!;
    await expect(panel.getBoundingClientRect().width).toBe(600);
    const [first, second] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(first!.top).toBe(second!.top);
  },
});

export const ClosesByTab = Open.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch product' }));
    await expect(isOpen()).toBe(true);
    canvas.getByRole('link', { name: /^Toolpad Studio/ }).focus();
    await userEvent.tab();
    await expect(isOpen()).toBe(false);
  },
});

export const StudioIsCurrent = meta.story({
  args: {
    product: {
      ...sampleProduct,
      id: 'toolpad-studio',
      name: 'Toolpad Studio',
      href: sampleProducts[1]!.href,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Toolpad Studio' })).toHaveAttribute(
      'href',
      sampleProducts[1]!.href,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Switch product' }));
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Toolpad Studio');
  },
});

export const ForcedColors = Open.extend({
  ...forcedColors,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch product' }));
    await isMarkedWithoutColor(canvas.getByRole('link', { current: true }));
  },
});

export const ReducedMotion = Open.extend({
  ...lessMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch product' }));
    await expect(getComputedStyle(document.querySelector('[data-products]')!).opacity).toBe('1');
    await nothingMoves();
  },
});
