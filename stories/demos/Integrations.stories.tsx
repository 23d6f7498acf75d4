import { expect, within } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import ReactRouter from '../../docs/core/integrations/demos/ReactRouter';
import { besideMenu, demoStory } from './demoStory';
import { caption } from '../kit/docs';

const meta = preview.meta({
  ...demoStory,
  title: 'Integrations/Interactions',
  tags: ['!autodocs'],
});

const entry = (
  canvas: {
    getByRole(role: 'navigation', options: { name: string }): HTMLElement;
  },
  name: string,
) => within(canvas.getByRole('navigation', { name: 'Desktop' })).getByRole('link', { name });

const inMain = (canvas: { getByRole(role: 'main'): HTMLElement }) =>
  within(canvas.getByRole('main'));

/** The menu changes the route, and the workbench keeps its own address. */
export const ReactRouterPageOpenedFromMenu = meta.story({
  parameters: besideMenu,
  render: ReactRouter,
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    await userEvent.click(entry(canvas, 'Dashboard'));
    await expect(await inMain(canvas).findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(entry(canvas, 'Dashboard')).toHaveClass('Mui-selected');
    await expect(location.href).toBe(before);
  },
});

export const ReactRouterDynamicRoute = ReactRouterPageOpenedFromMenu.extend({
  parameters: {
    ...caption('A link of the page itself leads on; its entry of the menu stays the current one.'),
    ...besideMenu,
  },
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /SC-1037/ }));
    await expect(await inMain(canvas).findByRole('heading', { name: 'SC-1037' })).toBeVisible();
    await expect(entry(canvas, 'Orders')).toHaveClass('Mui-selected');
  },
});
