import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutDividers from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutDividers';
import DashboardLayoutHeadings from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutHeadings';
import DashboardLayoutIconNames from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutIconNames';
import DashboardLayoutNavigationActions from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutNavigationActions';
import DashboardLayoutNavigationLinks from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutNavigationLinks';
import DashboardLayoutNested from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutNested';
import DashboardLayoutPattern from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutPattern';
import { demoStory } from './demoStory';
import { menuDefects } from './packageDefects';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Navigation interactions',
});

export const DividersAsOpened = meta.story({
  render: DashboardLayoutDividers,
  parameters: menuDefects,
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation');
    const line = within(navigation).getByRole('separator').getBoundingClientRect();
    await expect(line.top).toBeGreaterThan(
      canvas.getByRole('link', { name: 'Stock' }).getBoundingClientRect().bottom,
    );
    await expect(line.bottom).toBeLessThan(
      canvas.getByRole('link', { name: 'Settings' }).getBoundingClientRect().top,
    );
  },
});

export const HeadingsSidebarCollapsed = meta.story({
  render: DashboardLayoutHeadings,
  parameters: menuDefects,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      const navigation = canvas.getByRole('navigation');
      await expect(navigation).toHaveTextContent(
        /Workshop.*Repairs.*Stock.*Office.*People.*Invoices/,
      );
      await expect(within(navigation).getByText('Office')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    const office = within(canvas.getByRole('navigation')).getByText('Office');
    await waitFor(() => expect(office.offsetHeight).toBe(0));
    await expect(canvas.getByRole('link', { name: 'Invoices' })).toBeVisible();
  },
});

export const IconNamesItemSelected = meta.story({
  render: DashboardLayoutIconNames,
  tags: ['all-modes'],
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      const links = within(canvas.getByRole('navigation')).getAllByRole('link');
      // The word is for the font alone: what is read out is the title.
      await expect(links.map((link) => link.textContent)).toEqual([
        'buildRepairs',
        'inventory_2Stock',
        'directions_bikeTest rides',
      ]);
      await expect(canvas.getByRole('link', { name: 'Stock' })).toBeVisible();
      await waitFor(() =>
        expect(document.documentElement).toHaveAttribute('data-material-icons', 'ready'),
      );
      for (const link of links) {
        const icon = link.querySelector<HTMLElement>('.material-icons')!;
        await expect([icon.offsetWidth, icon.offsetHeight, icon.scrollWidth]).toEqual([24, 24, 24]);
      }
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Test rides' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/rides');
    await expect(canvas.getByRole('link', { name: 'Test rides' })).toHaveClass('Mui-selected');
  },
});

export const NavigationActionsMenuOpened = meta.story({
  render: DashboardLayoutNavigationActions,
  tags: ['all-modes'],
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(await canvas.findByRole('link', { name: 'Repairs 7' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Stock actions' })).toBeVisible();
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Stock actions' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(within(menu).getByRole('menuitem', { name: 'Order parts' })).toBeVisible(),
    );
    await expect(canvas.getByRole('main', { hidden: true })).toHaveTextContent('/repairs');
  },
});

export const NavigationActionsActionKeepsPage = meta.story({
  render: DashboardLayoutNavigationActions,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stock actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Order parts' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('main')).toHaveTextContent('/repairs');
    await userEvent.click(canvas.getByRole('link', { name: /^Stock/ }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/stock');
  },
});

export const NavigationActionsSidebarCollapsed = meta.story({
  render: DashboardLayoutNavigationActions,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    await expect(canvas.queryByRole('button', { name: 'Stock actions' })).not.toBeInTheDocument();
  },
});

export const NavigationLinksItemSelected = meta.story({
  render: DashboardLayoutNavigationLinks,
  tags: ['all-modes'],
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      const links = within(canvas.getByRole('navigation')).getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/',
        '/repairs',
        '/spare-parts',
      ]);
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveClass('Mui-selected');
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Spare parts' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/spare-parts');
    await expect(canvas.getByRole('link', { name: 'Spare parts' })).toHaveClass('Mui-selected');
  },
});

export const NavigationLinksSidebarCollapsed = meta.story({
  render: DashboardLayoutNavigationLinks,
  play: async ({ canvas, userEvent }) => {
    await expect(within(canvas.getByRole('navigation')).queryByText('SP')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    await expect(within(canvas.getByRole('navigation')).getByText('SP')).toBeVisible();
  },
});

export const NestedGroupOpened = meta.story({
  render: DashboardLayoutNested,
  parameters: menuDefects,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByRole('link', { name: 'Repairs' })).toHaveClass('Mui-selected');
      await expect(canvas.queryByRole('link', { name: 'Frames' })).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }));
    await expect(await canvas.findByRole('link', { name: 'Frames' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('/repairs');
  },
});

export const NestedPageTwoLevelsDown = NestedGroupOpened.extend({
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Wheels' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Rear' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/stock/wheels/rear');
    await expect(canvas.getByRole('link', { name: 'Rear' })).toHaveClass('Mui-selected');
  },
});

export const PatternNestedPage = meta.story({
  render: DashboardLayoutPattern,
  tags: ['all-modes'],
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByRole('main')).toHaveTextContent('/repairs/17');
      await expect(canvas.getByRole('link', { name: 'Repairs' })).toHaveClass('Mui-selected');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Next repair' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/repairs/18');
    await expect(canvas.getByRole('link', { name: 'Repairs' })).toHaveClass('Mui-selected');
  },
});

export const PatternOtherItemSelected = meta.story({
  render: DashboardLayoutPattern,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Stock' }));
    await expect(canvas.getByRole('link', { name: 'Stock' })).toHaveClass('Mui-selected');
    await expect(canvas.getByRole('link', { name: 'Repairs' })).not.toHaveClass('Mui-selected');
  },
});
