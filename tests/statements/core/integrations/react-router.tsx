import { render } from '@testing-library/react';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  active,
  complaintsOf,
  deprecatedName,
  navigation,
  reactRouterProvider,
  type Fixtures,
} from '../../kit';
import { crudRoutes } from '../react-crud';

export const fixtures: Fixtures = {
  '"useLocation() may be used only in the context of a <Router> component": the provider is outside the router.':
    () =>
      void complaintsOf(() =>
        expect(() => render(<ReactRouterAppProvider>Text</ReactRouterAppProvider>)).toThrow(
          'useLocation() may be used only in the context of a <Router> component',
        ),
      ),
  "Loaders run before the redirect. A loader runs before its page renders, even for users who aren't signed in.":
    async () => {
      const order: string[] = [];
      const loader = () => order.push('loader');
      const Component = () => <ReactRouterAppProvider>{order.push('page')}</ReactRouterAppProvider>;
      const HydrateFallback = () => null;
      const routes = [{ path: '/', loader, Component, HydrateFallback }];
      render(<RouterProvider router={createMemoryRouter(routes)} />);
      await expect.poll(() => order.slice(0, 2)).toEqual(['loader', 'page']);
    },
  'Crud needs a splat route. It renders pages such as /orders/SC-1038/edit': crudRoutes,
  'The path of a route and the segment in the navigation have to match. React Router renders the page, and the navigation provides its title.':
    async () => {
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
    },
  "A URL isn't found after you deploy": 'hosting',
  'Import ReactRouterAppProvider. The name AppProvider in @toolpad/core/react-router is deprecated.':
    () => expect(reactRouterProvider).toMatch(deprecatedName),
  "When the route changes, React Router doesn't move the focus and doesn't change the document title.":
    async () => {
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
    },
};
