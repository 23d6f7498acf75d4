import { expect, screen, waitFor, within } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import DashboardLayoutAccount from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutAccount';
import DashboardLayoutAccountSidebar from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutAccountSidebar';
import DashboardLayoutBasic from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutBasic';
import DashboardLayoutBranding from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutBranding';
import DashboardLayoutCustomThemeSwitcher from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutCustomThemeSwitcher';
import DashboardLayoutFullScreen from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutFullScreen';
import DashboardLayoutNoMiniSidebar from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutNoMiniSidebar';
import DashboardLayoutSidebarCollapsed from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutSidebarCollapsed';
import DashboardLayoutSidebarHidden from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutSidebarHidden';
import DashboardLayoutSlots from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutSlots';
import { besideMenu, demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Dashboard Layout/Interactions',
  tags: ['!autodocs'],
});

export const AccountMenuOpened = meta.story({
  render: DashboardLayoutAccount,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByText('desk@spoke-and-chain.example')).toBeVisible());
  },
});

/** The page asks to sign in. */
export const AccountSignedOut = meta.story({
  render: DashboardLayoutAccount,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('Sign in to see the orders');
  },
});

AccountSignedOut.test('signs in again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  await expect(canvas.getByRole('main')).toHaveTextContent('Due today');
});

/** The account is in the sidebar alone. */
export const AccountSidebarMenuOpened = meta.story({
  parameters: besideMenu,
  render: DashboardLayoutAccountSidebar,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.queryByRole('button', { name: 'Current User' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible());
  },
});

/** The sidebar shows the avatar without the email address. */
export const AccountSidebarCollapsed = meta.story({
  parameters: besideMenu,
  render: DashboardLayoutAccountSidebar,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    const navigation = within(canvas.getByRole('navigation'));
    await expect(navigation.getByRole('button', { name: 'Current User' })).toBeVisible();
    await expect(navigation.queryByText('desk@spoke-and-chain.example')).not.toBeInTheDocument();
  },
});

const selected = (name: string) =>
  expect(screen.getByRole('link', { name })).toHaveClass('Mui-selected');

export const BasicSecondPageOpen = meta.story({
  parameters: besideMenu,
  render: DashboardLayoutBasic,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orders');
    await selected('Orders');
    await expect(
      canvas.getByRole('row', { name: /Green Grocer Delivery In progress/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).not.toHaveClass('Mui-selected');
  },
});

/** The sidebar is at most 64 px wide, with three icons. */
export const BasicSidebarCollapsed = meta.story({
  parameters: besideMenu,
  render: DashboardLayoutBasic,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    await expect(canvas.getByRole('button', { name: 'Expand navigation menu' })).toBeVisible();
    const navigation = canvas.getByRole('navigation');
    await waitFor(() => expect(navigation.offsetWidth).toBeLessThanOrEqual(64));
    await expect(within(navigation).getAllByRole('link')).toHaveLength(3);
  },
});

export const BasicOnAPhone = meta.story({
  render: DashboardLayoutBasic,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('The sidebar is hidden', () =>
      expect(canvas.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Orders' }));
    await step('The sidebar is hidden again, and the page is "Orders"', async () => {
      await waitFor(() =>
        expect(screen.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument(),
      );
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orders');
    });
  },
});

export const BrandingTitleLinksToHome = meta.story({
  parameters: besideMenu,
  render: DashboardLayoutBranding,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent, step }) => {
    const home = within(canvas.getByRole('banner')).getByRole('link', {
      name: 'Spoke & Chain',
    });
    await step('Logo and title link to the orders, on the page "Parts"', async () => {
      await expect(home).toHaveAttribute('href', '/orders');
      await expect(home.querySelector('.MuiSvgIcon-root')).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Parts' })).toBeVisible();
    });
    await userEvent.click(home);
    await step('The page is "Orders", which is selected', async () => {
      await expect(canvas.getByRole('heading', { name: 'Orders' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveClass('Mui-selected');
    });
  },
});

export const CustomThemeSwitcherModeSwitched = meta.story({
  render: DashboardLayoutCustomThemeSwitcher,
  tags: ['all-modes'],
  play: async ({ canvas, globals, step, userEvent }) => {
    const [mode, other] = globals.mode === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
    await step('As opened', async () => {
      await expect(canvas.getByRole('button', { name: `Use ${mode} mode` })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(canvas.queryByRole('button', { name: /^Switch to/ })).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: `Use ${other} mode` }));
    await expect(document.documentElement).toHaveAttribute('data-toolpad-color-scheme', other);
    await userEvent.click(canvas.getByRole('button', { name: 'Use system mode' }));
    await expect(document.documentElement).toHaveAttribute('data-toolpad-color-scheme', 'light');
  },
});

/** The page fills the window, its total at the bottom; only the list scrolls. */
export const FullScreenAsOpened = meta.story({
  render: DashboardLayoutFullScreen,
  globals: { viewport: { value: '1024px-720px' } },
  play: async ({ canvas }) => {
    const total = canvas.getByText('Total: $685').getBoundingClientRect();
    await expect(Math.round(total.bottom)).toBe(window.innerHeight);
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
    const list = canvas.getByRole('list', { name: 'Open orders' });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
});

/** The list has scrolled, and the total is still visible. */
export const FullScreenScrolledToEnd = meta.story({
  render: DashboardLayoutFullScreen,
  globals: { viewport: { value: '1024px-720px' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /SC-1042/ }).focus();
    await expect(canvas.getByRole('list', { name: 'Open orders' }).scrollTop).toBeGreaterThan(0);
    await expect(canvas.getByText('Total: $685')).toBeVisible();
  },
});

/** The sidebar is 219 px wide, and cannot be collapsed. */
export const NoMiniSidebarOnADesktop = meta.story({
  parameters: besideMenu,
  render: DashboardLayoutNoMiniSidebar,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').offsetWidth).toBe(219);
    await expect(
      canvas.queryByRole('button', { name: /navigation menu$/ }),
    ).not.toBeInTheDocument();
  },
});

export const NoMiniSidebarOnAPhone = meta.story({
  render: DashboardLayoutNoMiniSidebar,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('The sidebar is hidden', () =>
      expect(canvas.queryByRole('navigation')).not.toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Parts' }));
    await step('The sidebar is hidden again', () =>
      waitFor(() => expect(screen.queryByRole('link', { name: 'Parts' })).not.toBeInTheDocument()),
    );
  },
});

export const SidebarCollapsedExpanded = meta.story({
  parameters: besideMenu,
  render: DashboardLayoutSidebarCollapsed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation menu' }));
    await waitFor(() => expect(canvas.getByRole('navigation').offsetWidth).toBe(219));
  },
});

/** The page has a header and the full width, and no sidebar. */
export const SidebarHiddenAsOpened = meta.story({
  render: DashboardLayoutSidebarHidden,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(
      canvas.queryByRole('button', { name: /navigation menu$/ }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByRole('main').offsetWidth).toBe(window.innerWidth);
  },
});

export const SidebarHiddenActionClicked = SidebarHiddenAsOpened.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Hand over' })[0]!);
    await expect(canvas.getAllByRole('button', { name: 'Hand over' })).toHaveLength(2);
  },
});

export const SlotsSidebarCollapsed = meta.story({
  parameters: besideMenu,
  render: DashboardLayoutSlots,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      const header = canvas.getByRole('banner');
      await expect(header).toHaveTextContent('Spoke & ChainDemo');
      await expect(canvas.getByRole('textbox', { name: 'Search orders' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Switch to/ })).toBeVisible();
      await expect(canvas.getByRole('navigation')).toHaveTextContent('Version 2.4, March 2026');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    const navigation = canvas.getByRole('navigation');
    await expect(within(navigation).getByText('v2.4')).toBeVisible();
    await expect(navigation).not.toHaveTextContent('March 2026');
  },
});

/** One order matches. */
export const SlotsSearchFilled = meta.story({
  parameters: besideMenu,
  render: DashboardLayoutSlots,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search orders' }), 'grocer');
    await expect(canvas.getByRole('heading', { name: 'Orders (1)' })).toBeVisible();
    await expect(canvas.getByText('Replace brake pads')).toBeVisible();
    await expect(canvas.queryByText('Replace chain')).not.toBeInTheDocument();
  },
});
