import { createTheme } from '@mui/material/styles';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { find, navigation, read, rerendering, routerAt, show, statementsOf, styleOf } from '../kit';

const test = statementsOf('core/react-page-container');

test('The title is missing. Pass navigation to AppProvider, not only to DashboardLayout.', () => {
  const layout = (
    <DashboardLayout navigation={navigation}>
      <PageContainer />
    </DashboardLayout>
  );
  const headings = (inProvider: typeof navigation) =>
    read(layout, () => document.querySelectorAll('h4').length, { navigation: inProvider });
  expect([headings([]), headings(navigation)]).toEqual([0, 1]);
});
test("An item with a pattern also needs a segment. Otherwise, the breadcrumbs can't tell where the pattern starts.", () => {
  const crumbs = (segment?: string) =>
    read(
      <PageContainer />,
      () => [...document.querySelectorAll('a')].map((link) => link.pathname),
      {
        navigation: [{ segment, title: 'Orders', pattern: 'orders{/:id}*' }],
        router: routerAt('/orders/7'),
      },
    );
  expect(crumbs('orders')).toEqual(['/orders']);
  expect(crumbs()).not.toEqual(['/orders']);
});
test('sx must be an object. Arrays and functions are ignored.', () => {
  const sx = { minHeight: 333 };
  const heights = [sx, [sx], () => sx].map((one) =>
    read(<PageContainer sx={one as never} />, () => styleOf('.MuiContainer-root').minHeight),
  );
  expect(heights).toEqual(['333px', '0px', '0px']);
});
test('Define slots outside your components. A slot defined inside a component loses its state on every render.', () => {
  let mounts = 0;
  const Header = () => <>{useState(() => ++mounts)[0]}</>;
  const [Again, again] = rerendering(() => <PageContainer slots={{ header: () => <Header /> }} />);
  show(<Again />);
  again();
  expect(mounts).toBe(2);
});
test("The title is an h4. On most pages it's the main heading. If you use h4 for nothing else, map it to h1 in the theme, as shown below.", async () => {
  const { unmount } = show(<PageContainer />);
  await expect.element(page.getByRole('heading', { level: 4 })).toBeVisible();
  unmount();
  const variantMapping = { h4: 'h1' };
  show(<PageContainer />, {
    theme: createTheme({ components: { MuiTypography: { defaultProps: { variantMapping } } } }),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});
test('The breadcrumb of the current page is a link without aria-current. Pass breadcrumbs whose last item has no path.', async () => {
  const router = routerAt('/orders');
  const { unmount } = show(<PageContainer />, { router });
  const link = page.getByRole('link', { name: 'Orders' });
  await expect.element(link).not.toHaveAttribute('aria-current');
  unmount();
  show(<PageContainer breadcrumbs={[{ title: 'Orders' }]} />, { router });
  await expect.element(link).not.toBeInTheDocument();
});
test('An empty nav remains on a page without breadcrumbs.', () => {
  show(<PageContainer breadcrumbs={[]} />);
  expect(find('nav').textContent).toBe('');
});
test('The breadcrumbs are a nav landmark with an ordered list.', async () => {
  show(<PageContainer />);
  await expect.element(page.getByRole('heading')).toBeVisible();
  expect(document.querySelectorAll('nav > ol > li')).not.toHaveLength(0);
});
