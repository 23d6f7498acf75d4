import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import ReactRouter from '../../docs/core/integrations/demos/ReactRouter';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Integrations/React Router',
  component: ReactRouter,
});

const entry = (
  canvas: { getByRole(role: 'navigation', options: { name: string }): HTMLElement },
  name: string,
) => within(canvas.getByRole('navigation', { name: 'Desktop' })).getByRole('link', { name });

const inMain = (canvas: { getByRole(role: 'main'): HTMLElement }) =>
  within(canvas.getByRole('main'));

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(inMain(canvas).getByRole('heading', { name: 'Home' })).toBeVisible();
    await expect(entry(canvas, 'Repairs')).toHaveAttribute('href', '/repairs');
  },
});

/** The menu changes the route, and the workbench keeps its own address. */
export const PageOpenedFromTheMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    await userEvent.click(entry(canvas, 'Repairs'));
    await expect(await inMain(canvas).findByRole('heading', { name: 'Repairs' })).toBeVisible();
    await expect(entry(canvas, 'Repairs')).toHaveClass('Mui-selected');
    await expect(location.href).toBe(before);
  },
});

/** A link of the page itself leads on; its entry of the menu stays the current one. */
export const PageOfARoutePattern = PageOpenedFromTheMenu.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(entry(canvas, 'Repairs'));
    await userEvent.click(await canvas.findByRole('link', { name: 'Repair 17' }));
    await expect(await inMain(canvas).findByRole('heading', { name: 'Repair 17' })).toBeVisible();
    await expect(entry(canvas, 'Repairs')).toHaveClass('Mui-selected');
  },
});

export const RightToLeftAndDark = PageOfARoutePattern.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
