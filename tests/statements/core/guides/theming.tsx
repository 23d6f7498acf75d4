import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout, ThemeSwitcher } from '@toolpad/core/DashboardLayout';
import { useDialogs } from '@toolpad/core/useDialogs';
import { createPortal } from 'react-dom';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  complaintsOf,
  find,
  Press,
  press,
  rerendering,
  show,
  theme,
  type Fixtures,
} from '../../kit';

const tomato = createTheme({ palette: { primary: { main: '#ff6347' } } });

function Primary() {
  return <p>{useTheme().palette.primary.main}</p>;
}

export const fixtures: Fixtures = {
  "A theme inside a component is created again on every render. So is the default theme, if you don't pass one.":
    () => {
      const themes = new Set();
      const Seen = () => {
        themes.add(useTheme());
        return null;
      };
      const countWith = (given?: typeof theme) => {
        const [Again, again] = rerendering(() => (
          <AppProvider theme={given}>
            <Seen />
          </AppProvider>
        ));
        render(<Again />);
        const before = themes.size;
        again();
        return themes.size - before;
      };
      expect([countWith(theme), countWith()]).toEqual([0, 1]);
    },
  'Two theme providers. A ThemeProvider between AppProvider and a page works. A ThemeProvider above AppProvider has no effect, because AppProvider always sets its own theme.':
    () => {
      show(
        <ThemeProvider theme={tomato}>
          <Primary />
        </ThemeProvider>,
      );
      render(
        <ThemeProvider theme={tomato}>
          <AppProvider theme={theme}>
            <Primary />
          </AppProvider>
        </ThemeProvider>,
      );
      expect([...document.querySelectorAll('p')].map((one) => one.textContent)).toEqual([
        '#ff6347',
        theme.palette.primary.main,
      ]);
    },
  'Dialogs and notifications use the theme of AppProvider, because they render next to your pages, not inside a nested ThemeProvider.':
    async () => {
      const Open = () => {
        const dialogs = useDialogs();
        return <Press onPress={() => void dialogs.open(Primary)} />;
      };
      show(
        <ThemeProvider theme={tomato}>
          <Open />
        </ThemeProvider>,
      );
      await press();
      await expect.element(page.getByText(theme.palette.primary.main)).toBeVisible();
    },
  'Iframes. Pass the window of the iframe to AppProvider. Otherwise, the color scheme is set on the outer page, and the media queries use its size.':
    () => {
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
    },
  'Not set, with two schemes: Has no effect: Material UI uses media': async () => {
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
      await expect
        .element(page.getByRole('button', { name: 'Switch to light mode' }))
        .toBeVisible();
      expect(background() !== before).toBe(works);
      unmount();
    }
  },
};
