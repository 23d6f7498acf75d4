import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { BarButton } from '../../src/components/BarButton/BarButton';
import { attachNavDrawer } from '../../src/components/NavDrawer/NavDrawer.behavior';
import { NavDrawer, navDrawerId } from '../../src/components/NavDrawer/NavDrawer';
import { Attached } from './samples/Attached';
import { activeHref, sampleMenu } from './samples/sampleMenu';

const behaviors = [attachNavDrawer];

const meta = preview.meta({
  title: 'Components/NavDrawer',
  component: NavDrawer,
  args: { label: 'Toolpad Core', nodes: sampleMenu, activeHref },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <Attached behaviors={behaviors}>
        <BarButton type="button" popoverTarget={navDrawerId} aria-label="Open menu">
          ☰
        </BarButton>
        <Story />
      </Attached>
    ),
  ],
});

const nav = () => document.getElementById(navDrawerId)!;
const isOpen = () => nav().matches(':popover-open');

export const Column = meta.story({
  play: async ({ canvas }) => {
    await expect(nav()).toBeVisible();
    await expect(nav().getBoundingClientRect().width).toBe(300);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard layout');
    await expect(canvas.getByText('Installation')).not.toBeVisible();
  },
});

export const GroupOpenedByTheReader = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Introduction'));
    await expect(canvas.getByRole('link', { name: 'Installation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Examples/ })).toHaveTextContent('New');
  },
});

export const NoActivePage = meta.story({ args: { activeHref: '' } });

export const ScrollOfThePageBefore = meta.story({
  args: { activeHref: '/toolpad/core/api/dashboardlayout/' },
  parameters: { platform: { session: { 'menu-scroll:Toolpad Core': '60' } } },
  play: async () => {
    await expect(nav().scrollTop).toBe(60);
  },
});

export const ActivePageFarDown = meta.story({
  args: { activeHref: '/toolpad/core/api/usepersistentstate/' },
  globals: { viewport: { value: 'low' } },
  parameters: { viewport: { options: { low: { name: 'Low', styles: { width: '1280px', height: '480px' } } } } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(link.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const Dark = GroupOpenedByTheReader.extend({ globals: { mode: 'dark' } });

export const RightToLeft = GroupOpenedByTheReader.extend({ globals: { direction: 'rtl' } });

export const Dense = Column.extend({ globals: { density: 'dense' } });

export const DrawerShut = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(nav()).not.toBeVisible();
  },
});

export const DrawerOpen = DrawerShut.extend({
  play: async ({ canvas, platform, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    await expect(isOpen()).toBe(true);
    // The toggle event of a popover comes a task later.
    await platform.clock.advance(0);
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await expect(button).toHaveAttribute('inert');
  },
});

export const DrawerClosedByItsButton = DrawerShut.extend({
  play: async ({ canvas, platform, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    // The toggle event of a popover comes a task later.
    await platform.clock.advance(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(isOpen()).toBe(false);
    await expect(button).not.toHaveAttribute('inert');
    await expect(button).toHaveFocus();
  },
});

export const DrawerClosedByALink = DrawerShut.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    // The toggle event of a popover comes a task later.
    await platform.clock.advance(0);
    const link = canvas.getByRole('link', { current: 'page' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(isOpen()).toBe(false);
  },
});

export const DrawerClosedByAWideWindow = DrawerShut.extend({
  parameters: { platform: { media: { '(min-width: 1200px)': false } } },
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    // The toggle event of a popover comes a task later.
    await platform.clock.advance(0);
    platform.media.set('(min-width: 1200px)', true);
    await expect(isOpen()).toBe(false);
  },
});

export const DrawerDark = DrawerOpen.extend({ globals: { mode: 'dark' } });

export const DrawerRightToLeft = DrawerOpen.extend({
  globals: { direction: 'rtl' },
  parameters: { media: { reducedMotion: 'reduce' } },
});
