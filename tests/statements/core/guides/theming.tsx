import { createTheme, THEME_ID, ThemeProvider, useTheme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout, ThemeSwitcher } from '@toolpad/core/DashboardLayout';
import { useDialogs } from '@toolpad/core/useDialogs';
import { createPortal } from 'react-dom';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { complaintsOf, find, press, show, statementsOf, textsOf, theme, Use } from '../../kit';

const tomato = createTheme({ palette: { primary: { main: '#ff6347' } } });

function Primary() {
  return <p>{useTheme().palette.primary.main}</p>;
}

const test = statementsOf('core/guides/theming');

test("Two theme providers. A ThemeProvider between AppProvider and a page works. Above AppProvider, the colors and styles of a ThemeProvider have no effect, because AppProvider always sets its own theme. With THEME_ID, it's the other way around: Material UI's components use the outer theme.", () => {
  show(
    <ThemeProvider theme={tomato}>
      <Primary />
    </ThemeProvider>,
  );
  for (const outer of [tomato, { [THEME_ID]: tomato }])
    render(
      <ThemeProvider theme={outer as typeof tomato}>
        <AppProvider theme={theme}>
          <Primary />
        </AppProvider>
      </ThemeProvider>,
    );
  expect(textsOf('p')).toEqual(['#ff6347', theme.palette.primary.main, '#ff6347']);
});
test('Dialogs and notifications use the theme of AppProvider, because they render next to your pages, not inside a nested ThemeProvider.', async () => {
  show(
    <ThemeProvider theme={tomato}>
      <Use hook={useDialogs} press={(dialogs) => void dialogs.open(Primary)} />
    </ThemeProvider>,
  );
  await press();
  await expect.element(page.getByText(theme.palette.primary.main)).toBeVisible();
});
test('Iframes. Pass the window of the iframe to AppProvider. Otherwise, the color scheme is set on the outer page, and the media queries use its size.', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.width = '400';
  const inner = frame.contentWindow!;
  const matchMedia = vi.fn(inner.matchMedia.bind(inner));
  inner.matchMedia = matchMedia;
  const attribute = 'data-toolpad-color-scheme';
  const marked = (window?: Window) => {
    document.documentElement.removeAttribute(attribute);
    inner.document.documentElement.removeAttribute(attribute);
    const { unmount } = render(
      createPortal(
        <AppProvider theme={theme} window={window}>
          <DashboardLayout>Text</DashboardLayout>
        </AppProvider>,
        inner.document.body,
      ),
    );
    const result = [document, inner.document].map((one) =>
      one.documentElement.hasAttribute(attribute),
    );
    unmount();
    return [...result, matchMedia.mock.calls.length > 0];
  };
  expect([marked(), marked(inner)]).toEqual([
    [true, false, false],
    [false, true, true],
  ]);
  frame.remove();
  find('html').removeAttribute(attribute);
});
test('Not set, with two schemes: Has no effect: Material UI uses media', async () => {
  for (const [cssVariables, works] of [
    [true, false],
    [{ colorSchemeSelector: 'class' }, true],
    [{ colorSchemeSelector: 'data-toolpad-color-scheme' }, true],
  ] as const) {
    localStorage.setItem('toolpad-mode', 'light');
    const { unmount } = show(<ThemeSwitcher />, {
      theme: createTheme({ cssVariables, colorSchemes: { light: true, dark: true } }),
    });
    const background = () => getComputedStyle(document.body).backgroundColor;
    const before = background();
    await complaintsOf(() => press('Switch to dark mode'));
    await expect.element(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    expect(background() !== before).toBe(works);
    unmount();
  }
});
