import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import { SignInButton } from '@toolpad/core/Account';
import hiIN from '@toolpad/core/locales/hiIN';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useSession } from '@toolpad/core/useSession';
import { memo } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  authentication,
  complaintsOf,
  find,
  growth,
  navigation,
  press,
  routerAt,
  session,
  show,
  statementsOf,
  theme,
  Use,
} from '../../kit';

const test = statementsOf('core/introduction/base-concepts');

test('Components outside the provider have no data. useSession and useActivePage return null, links reload the page, and titles are empty. useDialogs throws an error. useNotifications throws one as soon as you show or close a notification.', async () => {
  let notifications!: ReturnType<typeof useNotifications>;
  const Lost = () => {
    notifications = useNotifications();
    return <p>{String([useSession(), useActivePage()])}</p>;
  };
  render(
    <>
      <Lost />
      <PageContainer breadcrumbs={[{ title: 'Orders', path: '/orders' }]} />
    </>,
  );
  expect(find('p').textContent).toBe(',');
  expect(document.querySelector('h4')).toBeNull();
  expect(() => notifications.show('Saved')).toThrow();
  // No handler keeps the browser from loading the page.
  let isPrevented: boolean | undefined;
  addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  act(() => find('a').click());
  expect(isPrevented).toBe(false);
  const Dialogs = () => <>{typeof useDialogs()}</>;
  await complaintsOf(() => expect(() => render(<Dialogs />)).toThrow());
});
test('Pass stable values. Define navigation, theme, branding and localeText outside your components, or memoize them. A new object re-renders every component that uses it.', () => {
  let renders = 0;
  const Title = memo(function Title() {
    useActivePage();
    renders++;
    return null;
  });
  const router = routerAt('/');
  for (const [make, more] of [
    [() => navigation, 0],
    [() => [...navigation!], 1],
  ] as const) {
    const App = () => (
      <AppProvider theme={theme} router={router} navigation={make()}>
        <Title />
      </AppProvider>
    );
    expect(growth(App, () => [renders])).toEqual([more]);
  }
});
test("A locale in the theme only works in AppProvider. If you pass it to Material UI's ThemeProvider and another theme to AppProvider, it has no effect.", async () => {
  const hindi = createTheme({ cssVariables: true }, hiIN);
  const { unmount } = show(<SignInButton />, { theme: hindi });
  await expect.element(page.getByRole('button')).not.toHaveTextContent(/sign in/i);
  unmount();
  render(
    <ThemeProvider theme={hindi}>
      <AppProvider theme={theme}>
        <SignInButton />
      </AppProvider>
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('button')).toHaveTextContent(/sign in/i);
});
test('localeText also contains labels for assistive technology. For example, accountPreviewIconButtonLabel is the name of the avatar button, and close is the name of the button that closes a notification.', async () => {
  show(
    <DashboardLayout>
      <Use hook={useNotifications} press={(notifications) => notifications.show('Saved')} />
    </DashboardLayout>,
    {
      authentication,
      session,
      localeText: { accountPreviewIconButtonLabel: 'Person', close: 'Dismiss' },
    },
  );
  await press();
  for (const name of ['Person', 'Dismiss', /^Collapse navigation menu$/, /^Switch to/])
    await expect.element(page.getByRole('button', { name }).first()).toBeVisible();
});
