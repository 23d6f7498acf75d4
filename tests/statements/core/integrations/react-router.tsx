import { render } from '@testing-library/react';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { source } from '../react-crud';
import { Crud } from '@toolpad/core/Crud';
import { active, complaintsOf, navigation, routerAt, show, statementsOf } from '../../kit';

const test = statementsOf('core/integrations/react-router');

test('Crud needs a splat route. It renders pages such as /orders/SC-1038/edit', async () => {
  show(<Crud dataSource={source} rootPath="/orders" />, { router: routerAt('/orders/1/edit') });
  await expect.element(page.getByLabelText('Bike')).toHaveValue('Gravel');
});
test('"useLocation() may be used only in the context of a <Router> component": the provider is outside the router.', () => {
  complaintsOf(() =>
    expect(() => render(<ReactRouterAppProvider>Text</ReactRouterAppProvider>)).toThrow(
      'useLocation() may be used only in the context of a <Router> component',
    ),
  );
});
test("Loaders run before the redirect. A loader runs before its page renders, even for users who aren't signed in.", async () => {
  const order: string[] = [];
  const loader = () => order.push('loader');
  const Component = () => <ReactRouterAppProvider>{order.push('page')}</ReactRouterAppProvider>;
  const HydrateFallback = () => null;
  const routes = [{ path: '/', loader, Component, HydrateFallback }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await expect.poll(() => order.slice(0, 2)).toEqual(['loader', 'page']);
});
test('The path of a route and the segment in the navigation have to match. React Router renders the page, and the navigation provides its title.', async () => {
  const showAt = (segment: string) => {
    const Component = () => (
      <ReactRouterAppProvider navigation={[{ segment, title: 'Orders' }]}>
        <PageContainer>page</PageContainer>
      </ReactRouterAppProvider>
    );
    const router = createMemoryRouter([{ path: '/orders', Component }], {
      initialEntries: ['/orders'],
    });
    return render(<RouterProvider router={router} />);
  };
  const heading = page.getByRole('heading', { level: 4 });
  const { unmount } = showAt('orders');
  await expect.element(heading).toHaveTextContent('Orders');
  unmount();
  showAt('order');
  await expect.element(page.getByText('page', { exact: true })).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});
test("When the route changes, React Router doesn't move the focus and doesn't change the document title.", async () => {
  const { title } = document;
  const Component = () => (
    <ReactRouterAppProvider navigation={navigation}>
      <PageContainer breadcrumbs={[{ title: 'Orders', path: '/orders' }]} />
    </ReactRouterAppProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component }])} />);
  const link = page.getByRole('link', { name: 'Orders' });
  await link.click();
  await expect.element(page.getByRole('heading', { level: 4 })).toHaveTextContent('Orders');
  expect([document.title, active().textContent]).toEqual([title, 'Orders']);
});
