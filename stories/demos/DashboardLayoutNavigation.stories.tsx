import { expect, screen, waitFor, within } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import DashboardLayoutDividers from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutDividers';
import DashboardLayoutHeadings from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutHeadings';
import DashboardLayoutIconNames from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutIconNames';
import DashboardLayoutNavigationActions from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutNavigationActions';
import DashboardLayoutNavigationLinks from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutNavigationLinks';
import DashboardLayoutNested from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutNested';
import DashboardLayoutPattern from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutPattern';
import { besideMenu, demoStory } from './demoStory';
import { menuDefects } from './packageDefects';

const meta = preview.meta({
  ...demoStory,
  title: 'Dashboard Layout/Navigation interactions',
  parameters: { ...demoStory.parameters, ...besideMenu },
  tags: ['!autodocs'],
});

export const DividersAsOpened = meta.story({
  render: DashboardLayoutDividers,
  parameters: menuDefects,
  play: async ({ canvas, userEvent, step }) => {
    const navigation = canvas.getByRole('navigation');
    const line = within(navigation).getByRole('separator').getBoundingClientRect();
    await step('The divider is between "Parts" and "Settings"', async () => {
      await expect(line.top).toBeGreaterThan(
        canvas.getByRole('link', { name: 'Parts' }).getBoundingClientRect().bottom,
      );
      await expect(line.bottom).toBeLessThan(
        canvas.getByRole('link', { name: 'Settings' }).getBoundingClientRect().top,
      );
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Parts' }));
    await step('The page is "Parts"', () =>
      expect(canvas.getByRole('heading', { name: 'Parts' })).toBeVisible(),
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
        /Workshop.*Orders.*Parts.*Office.*Customers.*Reports/,
      );
      await expect(within(navigation).getByText('Office')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    const office = within(canvas.getByRole('navigation')).getByText('Office');
    await waitFor(() => expect(office.offsetHeight).toBe(0));
    await userEvent.click(canvas.getByRole('link', { name: 'Customers' }));
    await expect(canvas.getByRole('heading', { name: 'Customers' })).toBeVisible();
  },
});

export const IconNamesItemSelected = meta.story({
  render: DashboardLayoutIconNames,
  tags: ['all-modes'],
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      const links = within(canvas.getByRole('navigation')).getAllByRole('link');
      // The icon's name is for the font: the accessible name is the title.
      await expect(links.map((link) => link.textContent)).toEqual([
        'buildOrders',
        'inventory_2Parts',
        'groupCustomers',
      ]);
      await expect(canvas.getByRole('link', { name: 'Parts' })).toBeVisible();
      await waitFor(() =>
        expect(document.documentElement).toHaveAttribute('data-material-icons', 'ready'),
      );
      for (const link of links) {
        const icon = link.querySelector<HTMLElement>('.material-icons')!;
        await expect([icon.offsetWidth, icon.offsetHeight, icon.scrollWidth]).toEqual([24, 24, 24]);
      }
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Customers' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('"icon": "group"');
    await expect(canvas.getByRole('link', { name: 'Customers' })).toHaveClass('Mui-selected');
  },
});

export const NavigationActionsMenuOpened = meta.story({
  render: DashboardLayoutNavigationActions,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for parts' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(within(menu).getByRole('menuitem', { name: 'Order parts' })).toBeVisible(),
    );
    await expect(canvas.getByRole('main', { hidden: true })).toHaveTextContent('In progress');
  },
});

export const NavigationActionsActionKeepsPage = meta.story({
  render: DashboardLayoutNavigationActions,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for parts' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Order parts' }));
    await step('The menu is closed, and the page is the same', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(canvas.getByRole('heading', { name: 'Orders' })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('link', { name: /^Parts/ }));
    await step('The page is "Parts"', () =>
      expect(canvas.getByRole('heading', { name: 'Parts' })).toBeVisible(),
    );
  },
});

/** The action is hidden. */
export const NavigationActionsSidebarCollapsed = meta.story({
  render: DashboardLayoutNavigationActions,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    await expect(
      canvas.queryByRole('button', { name: 'Actions for parts' }),
    ).not.toBeInTheDocument();
  },
});

export const NavigationLinksItemSelected = meta.story({
  render: DashboardLayoutNavigationLinks,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Spare parts' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/spare-parts');
    await expect(canvas.getByRole('link', { name: 'Spare parts' })).toHaveClass('Mui-selected');
  },
});

export const NavigationLinksSidebarCollapsed = meta.story({
  render: DashboardLayoutNavigationLinks,
  play: async ({ canvas, userEvent, step }) => {
    await step('Entries have no initials', () =>
      expect(within(canvas.getByRole('navigation')).queryByText('SP')).not.toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    await step('Entries without an icon have initials', () =>
      expect(within(canvas.getByRole('navigation')).getByText('SP')).toBeVisible(),
    );
  },
});

export const NestedOtherGroupItemSelected = meta.story({
  render: DashboardLayoutNested,
  parameters: menuDefects,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Drivetrain' }));
    await expect(canvas.getByRole('link', { name: 'Drivetrain' })).toHaveClass('Mui-selected');
    await expect(canvas.getByRole('row', { name: /Cassette, 11-34/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Brake/ })).not.toBeInTheDocument();
  },
});

export const NestedPageTwoLevelsDown = NestedOtherGroupItemSelected.extend({
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wheels' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Tires' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('inventory/wheels/tires');
    await expect(canvas.getByRole('link', { name: 'Tires' })).toHaveClass('Mui-selected');
  },
});

export const PatternNestedPage = meta.story({
  render: DashboardLayoutPattern,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SC-1038' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('/orders/SC-1038');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveClass('Mui-selected');
  },
});

/** "Parts" is selected, "Orders" is not. */
export const PatternOtherItemSelected = meta.story({
  render: DashboardLayoutPattern,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Parts' }));
    await expect(canvas.getByRole('link', { name: 'Parts' })).toHaveClass('Mui-selected');
    await expect(canvas.getByRole('link', { name: 'Orders' })).not.toHaveClass('Mui-selected');
  },
});
