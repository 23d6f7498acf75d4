import { createTheme } from '@mui/material/styles';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { find, navigation, rerendering, routerAt, show, type Fixtures } from '../kit';

/** Neither the navigation nor the container sets the title of the document. */
export function noDocumentTitle() {
  document.title = 'before';
  const { rerender } = show(<PageContainer />);
  rerender(<PageContainer title="Orders" />);
  expect(document.title).toBe('before');
}

export const fixtures = {
  'The title is missing. Pass navigation to AppProvider, not only to DashboardLayout.': () => {
    const headings = (inProvider: typeof navigation) => {
      const { unmount } = show(
        <DashboardLayout navigation={navigation}>
          <PageContainer />
        </DashboardLayout>,
        { navigation: inProvider },
      );
      const found = page.getByRole('heading', { level: 4 }).elements().length;
      unmount();
      return found;
    };
    expect([headings([]), headings(navigation)]).toEqual([0, 1]);
  },
  "An item with a pattern also needs a segment. Otherwise, the breadcrumbs can't tell where the pattern starts.":
    () => {
      const crumbs = (segment?: string) => {
        const { container, unmount } = show(<PageContainer />, {
          navigation: [{ segment, title: 'Orders', pattern: 'orders{/:id}*' }],
          router: routerAt('/orders/7'),
        });
        const paths = [...container.querySelectorAll('a')].map((link) => link.pathname);
        unmount();
        return paths;
      };
      expect(crumbs('orders')).toEqual(['/orders']);
      expect(crumbs()).not.toEqual(['/orders']);
    },
  'sx must be an object. Arrays and functions are ignored.': () => {
    const height = (sx: object) => {
      const { container, unmount } = show(<PageContainer sx={sx as never} />);
      const value = getComputedStyle(container.querySelector('.MuiContainer-root')!).minHeight;
      unmount();
      return value;
    };
    const sx = { minHeight: 333 };
    expect([height(sx), height([sx]), height(() => sx)]).toEqual(['333px', '0px', '0px']);
  },
  'Define slots outside your components. A slot defined inside a component loses its state on every render.':
    () => {
      let mounts = 0;
      const Header = () => <>{useState(() => ++mounts)[0]}</>;
      const [Again, again] = rerendering(() => (
        <PageContainer slots={{ header: () => <Header /> }} />
      ));
      show(<Again />);
      again();
      expect(mounts).toBe(2);
    },
  "The title is an h4. On most pages it's the main heading. If you use h4 for nothing else, map it to h1 in the theme, as shown below.":
    async () => {
      const { unmount } = show(<PageContainer />);
      await expect.element(page.getByRole('heading', { level: 4 })).toBeVisible();
      unmount();
      const variantMapping = { h4: 'h1' };
      show(<PageContainer />, {
        theme: createTheme({ components: { MuiTypography: { defaultProps: { variantMapping } } } }),
      });
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  'The breadcrumb of the current page is a link without aria-current. Pass breadcrumbs whose last item has no path.':
    async () => {
      const router = routerAt('/orders');
      const { unmount } = show(<PageContainer />, { router });
      const link = page.getByRole('link', { name: 'Orders' });
      await expect.element(link).not.toHaveAttribute('aria-current');
      unmount();
      show(<PageContainer breadcrumbs={[{ title: 'Orders' }]} />, { router });
      await expect.element(link).not.toBeInTheDocument();
    },
  'An empty nav remains on a page without breadcrumbs.': () => {
    show(<PageContainer breadcrumbs={[]} />);
    expect(find('nav').textContent).toBe('');
  },
  'The breadcrumbs are a nav landmark with an ordered list.': async () => {
    show(<PageContainer />);
    await expect.element(page.getByRole('heading')).toBeVisible();
    expect(document.querySelectorAll('nav > ol > li')).not.toHaveLength(0);
  },
} satisfies Fixtures;
