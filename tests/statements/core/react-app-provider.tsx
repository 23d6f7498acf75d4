import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useSession } from '@toolpad/core/useSession';
import { createTheme, useTheme } from '@mui/material/styles';
import { cleanup } from '@testing-library/react';
import { memo } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  complaintsOf,
  deprecatedName,
  growth,
  nextProvider,
  reactRouterProvider,
  session,
  show,
  statementsOf,
  theme,
} from '../kit';

const test = statementsOf('core/react-app-provider');

test('Define theme and navigation outside your components. If theme changes on every render, everything inside the provider re-renders with it.', () => {
  for (const [make, doesAgain] of [
    [() => theme, false],
    [() => createTheme(), true],
  ] as const) {
    let renders = 0;
    const Inside = memo(function Inside() {
      useTheme();
      renders++;
      return null;
    });
    const App = () => (
      <AppProvider theme={make()}>
        <Inside />
      </AppProvider>
    );
    const [more] = growth(App, () => [renders]);
    expect(more! > 0).toBe(doesAgain);
  }
});
test("Use one provider, at the root. A nested AppProvider replaces the router, navigation, branding and session of the outer one, even if you don't set them.", async () => {
  const Session = () => <p>{useSession() === null ? 'no session' : 'session'}</p>;
  const page_ = (
    <DashboardLayout>
      <Session />
      <PageContainer />
    </DashboardLayout>
  );
  const outer = { session, branding: { title: 'Spoke & Chain' } };
  const { unmount } = show(page_, outer);
  await expect.element(page.getByText('session', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Spoke & Chain')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 4 })).toHaveTextContent('Dashboard');
  unmount();
  show(<AppProvider theme={theme}>{page_}</AppProvider>, outer);
  await expect.element(page.getByText('no session')).toBeVisible();
  await expect.element(page.getByText('Spoke & Chain')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 4 })).not.toBeInTheDocument();
});
test('Import framework providers by their full name. AppProvider from @toolpad/core/nextjs and @toolpad/core/react-router is deprecated.', () => {
  expect(nextProvider).toMatch(deprecatedName);
  expect(reactRouterProvider).toMatch(deprecatedName);
});
test('localStorage.setItem is patched. The package wraps it on import, so that components in the same tab are notified of changes.', () => {
  expect(localStorage.setItem).not.toBe(Storage.prototype.setItem);
});
test("React 19 logs a warning about a script tag in development. The color scheme script causes it, and it's harmless.", async () => {
  // Logged once in a page, which may have been before.
  const complaints = await complaintsOf(() => show('Text'));
  expect(document.querySelector('script')).toBeTruthy();
  expect(complaints).toMatch(/^$|script tag/);
});
test("The provider renders no visible elements. Set lang and dir on the document yourself. Also set the document title when the route changes: it doesn't follow the navigation.", () => {
  const { lang, dir } = document.documentElement;
  document.title = 'before';
  const { rerender } = show(<PageContainer />);
  rerender(<PageContainer title="Orders" />);
  expect(document.title).toBe('before');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual([lang, dir]);
  cleanup();
  const { container } = show(null);
  expect([...container.children].map(({ tagName }) => tagName)).toEqual(['SCRIPT']);
});
