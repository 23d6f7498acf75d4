import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useSession } from '@toolpad/core/useSession';
import { useActivePage } from '@toolpad/core/useActivePage';
import { expect } from 'vitest';
import {
  find,
  layout,
  navigation,
  routerAt,
  session,
  show,
  statementsOf,
  textsOf,
  theme,
} from '../../kit';

const test = statementsOf('core/guides/existing-app');

test('The page is wider than the window. DashboardLayout is 100vw wide and 100vh high. Remove the margins of #root and body, or set its size with sx.', () => {
  const { container } = show(layout);
  const shell = find('main').parentElement!.parentElement!;
  expect([shell.offsetWidth, shell.offsetHeight]).toEqual([innerWidth, innerHeight]);
  container.style.margin = '8px';
  expect(document.documentElement.scrollWidth).toBeGreaterThan(innerWidth);
});
test('Sticky headers and scroll listeners on window stop working. The main element scrolls, not the window.', async () => {
  show(
    <DashboardLayout>
      <div style={{ minHeight: 3000 }} />
    </DashboardLayout>,
  );
  const scrolled: string[] = [];
  addEventListener('scroll', () => scrolled.push('window'), { once: true });
  const main = find('main');
  main.addEventListener('scroll', () => scrolled.push('main'), { once: true });
  scrollTo(0, 500);
  main.scrollTo(0, 500);
  await expect.poll(() => scrolled).toEqual(['main']);
});
test('Two providers. A second AppProvider for part of the app replaces the session and router of the first one.', () => {
  const Seen = () => <p>{String([useSession()?.user?.name, useActivePage()?.title])}</p>;
  show(
    <>
      <Seen />
      <AppProvider theme={theme} navigation={navigation}>
        <Seen />
      </AppProvider>
    </>,
    { session, router: routerAt('/orders') },
  );
  expect(textsOf('p')).toEqual(['Front Desk,Orders', ',Dashboard']);
});
test('Styles change after the move. Your theme overrides also apply to the layout.', () => {
  const root = { textTransform: 'uppercase' } as const;
  show(layout, {
    theme: createTheme({ components: { MuiListItemButton: { styleOverrides: { root } } } }),
  });
  expect(getComputedStyle(find('nav[aria-label=Desktop] a')).textTransform).toBe('uppercase');
});
