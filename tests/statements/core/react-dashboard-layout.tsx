import { createTheme, useTheme } from '@mui/material/styles';
import { Account } from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  authentication,
  complaintsOf,
  find,
  growth,
  layout,
  navigation,
  press,
  read,
  routerAt,
  session,
  show,
  statementsOf,
  violations,
} from '../kit';

export const group = {
  segment: 'parts',
  title: 'Parts',
  children: [{ segment: 'brakes', title: 'Brakes' }],
};

/** The sidebar of a phone, when it is open. */
export async function openPhoneSidebar() {
  await page.viewport(390, 800);
  await press('Expand navigation menu');
  const paper = find('.MuiDrawer-modal .MuiDrawer-paper');
  await expect.poll(() => paper.getAnimations().length).toBe(0);
  return paper;
}

const fixed = { role: 'dialog', 'aria-modal': true, 'aria-label': 'Main menu' };

const test = statementsOf('core/react-dashboard-layout');

test('A group needs its own page. In the mini drawer, a group is a link to its own path.', () => {
  show(<DashboardLayout defaultSidebarCollapsed>Text</DashboardLayout>, { navigation: [group] });
  expect(find('nav[aria-label=Desktop] a').getAttribute('href')).toBe('/parts');
});
test('A group needs a segment. Below a top-level group without one, links start with //, which browsers read as another host.', async () => {
  const children = [{ segment: 'parts', title: 'Parts' }];
  show(layout, { navigation: [{ title: 'Stock', children }] });
  await page.getByRole('navigation').getByRole('button', { name: 'Stock' }).click();
  const link = find('nav[aria-label=Desktop] a[href*=parts]') as HTMLAnchorElement;
  expect([link.getAttribute('href'), link.host]).toEqual(['//parts', 'parts']);
});
test('Define theme, navigation and slots outside your components. A slot defined inside a component is a new component on every render and loses its state. Without a theme, AppProvider creates a new one on every render.', () => {
  let mounts = 0;
  const themes = new Set();
  const Count = () => {
    themes.add(useTheme());
    return <>{useState(() => ++mounts)[0]}</>;
  };
  const App = () => (
    <AppProvider>
      <DashboardLayout slots={{ toolbarActions: () => <Count /> }}>Text</DashboardLayout>
    </AppProvider>
  );
  expect(growth(App, () => [mounts, themes.size])).toEqual([1, 1]);
});
test('Pass a Link with a custom router. The default link calls navigate for every click, including Ctrl+click, and drops the query string and hash.', async () => {
  const navigate = vi.fn();
  show(<PageContainer breadcrumbs={[{ title: 'Orders', path: '/orders?open=1#last' }]} />, {
    router: routerAt('/', { navigate }),
  });
  const link = page.getByRole('link');
  await link.click();
  await link.click({ modifiers: ['Control'] });
  expect(navigate.mock.calls.map(([url]: unknown[]) => url)).toEqual(['/orders', '/orders']);
});
test('Set the direction in the theme too. With only dir="rtl" on the page, the mobile drawer opens from the wrong side. Use createTheme({ direction: \'rtl\' }).', async () => {
  await page.viewport(390, 800);
  document.documentElement.dir = 'rtl';
  // A closed drawer waits on the side from which it opens.
  const leftOf = () => find('.MuiDrawer-modal .MuiDrawer-paper').getBoundingClientRect().left;
  const side = (options: object) =>
    read(layout, () => (leftOf() < 0 ? 'left' : 'right'), { theme: createTheme(options) });
  const sides = [side({}), side({ direction: 'rtl' })];
  document.documentElement.dir = '';
  expect(sides).toEqual(['left', 'right']);
});
test('Paths must be unique. If two items have the same path, the console shows a warning.', async () => {
  const twice = [
    { segment: 'orders', title: 'Orders' },
    { segment: 'orders', title: 'Sales' },
  ];
  expect(await complaintsOf(() => show(<PageContainer />, { navigation: twice }))).toContain(
    'Duplicate path in navigation: /orders',
  );
});
test("The layout fills the window. Inside a smaller container, pass sx={{ width: '100%', height: '100%' }}. sx must be an object: arrays and functions are ignored.", () => {
  const whole = { width: '100%', height: '100%' };
  const sizes = [undefined, whole, [whole], () => whole].map((sx) => {
    const layoutInBox = (
      <div id="box" style={{ width: 500, height: 300 }}>
        <DashboardLayout sx={sx as never}>Text</DashboardLayout>
      </div>
    );
    return read(layoutInBox, () => [
      find('#box > div').offsetWidth,
      find('#box > div').offsetHeight,
    ]);
  });
  const window = [innerWidth, innerHeight];
  expect(sizes).toEqual([window, [500, 300], window, window]);
});
test("Selected item: only its color shows that it's selected.", () => {
  show(layout, { router: routerAt('/orders') });
  const nav = find('nav[aria-label=Desktop]');
  expect(nav.querySelectorAll('.Mui-selected')).toHaveLength(1);
  expect(nav.querySelector('[aria-current], [aria-selected]')).toBeNull();
});
test('Mobile drawer: with Material UI 6, it has neither the role dialog nor a name. Set both in the theme, as shown below.', async () => {
  const { unmount } = show(layout);
  const paper = await openPhoneSidebar();
  for (const part of [paper, paper.parentElement!])
    expect([part.role === 'dialog', part.ariaLabel]).toEqual([false, null]);
  unmount();
  show(layout, {
    theme: createTheme({
      components: {
        MuiDrawer: {
          defaultProps: {
            slotProps: { paper: ({ variant }) => (variant === 'temporary' ? fixed : {}) },
          },
        },
      },
    }),
  });
  await openPhoneSidebar();
  await expect.element(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
});
test("Localization: the labels of the menu button, theme switcher and navigation are in English. localeText doesn't include them.", async () => {
  const localeText = new Proxy({}, { get: () => 'translated', ownKeys: () => [] });
  show(layout, { localeText });
  for (const name of ['Collapse navigation menu', /^Switch to (?:dark|light) mode$/])
    await expect.element(page.getByRole('button', { name }).first()).toBeInTheDocument();
  await expect.element(page.getByRole('navigation', { name: 'Desktop' })).toBeVisible();
});
test("Groups don't expose whether they are expanded. Nested lists, headers and dividers cause the list violation in axe, because they aren't inside a list item.", async () => {
  show(layout, { navigation: [group] });
  const button = page.getByRole('button', { name: 'Parts' });
  await expect.element(button).not.toHaveAttribute('aria-expanded');
  await button.click();
  await expect.element(page.getByRole('link', { name: 'Brakes' })).toBeVisible();
  await expect.element(button).not.toHaveAttribute('aria-expanded');
  const nav = find('nav[aria-label=Desktop]');
  expect(await violations(nav)).toContain('list');
  for (const item of [{ kind: 'header', title: 'Shop' }, { kind: 'divider' }] as const) {
    show(layout, { navigation: [item, ...navigation!] });
    expect(
      await violations([...document.querySelectorAll('nav[aria-label=Desktop]')].at(-1)),
    ).toContain('list');
  }
});
test('Avatar button: its name is "Current User". Change it with the accountPreviewIconButtonLabel label.', async () => {
  show(<Account />, {
    authentication,
    session,
    localeText: { accountPreviewIconButtonLabel: 'Front Desk' },
  });
  await expect.element(page.getByRole('button')).toHaveAccessibleName('Front Desk');
});
test('The header, navigation and main content are landmarks. Items are links in a list, groups are buttons, and the menu button has a label.', async () => {
  show(layout);
  for (const role of ['banner', 'main'] as const)
    await expect.element(page.getByRole(role)).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Desktop' });
  await expect.element(nav.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Collapse navigation menu' }))
    .toBeVisible();
});
