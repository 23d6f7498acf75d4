import type { Theme } from '@mui/material/styles';
import { act, cleanup, render } from '@testing-library/react';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { navigation, routerAt } from './kit';

interface Sample {
  default?: ComponentType;
  theme?: Theme;
}

const demos = import.meta.glob<Sample>([
  '/docs/core/**/demos/*.tsx',
  // Other stylings of the same.
  '!**/*.*.tsx',
]);

const fences = import.meta.glob<Sample>([
  '/.cache/samples/**/{theme,line-*}.{ts,tsx}',
  // Later ones import Firebase.
  '/.cache/samples/**/1/src/main.tsx',
]);

/** Links whose click nobody handled: the browser would have loaded another page. */
let unhandled: string[] = [];

function keepPage(event: MouseEvent) {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  unhandled.push(link.href);
}

/** An app whose router goes where its links lead. */
function App({ theme }: { theme: Theme }) {
  const [pathname, setPathname] = useState('/');
  const router = routerAt(pathname, { navigate: (url) => setPathname(String(url)) });
  return (
    <AppProvider theme={theme} navigation={navigation} router={router}>
      <DashboardLayout>Text</DashboardLayout>
    </AppProvider>
  );
}

let root: HTMLElement;

const url = location.href;

beforeEach(() => {
  unhandled = [];
  addEventListener('click', keepPage);
  root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
});

afterEach(() => {
  removeEventListener('click', keepPage);
  cleanup();
  root.remove();
  history.replaceState(null, '', url);
  localStorage.clear();
});

const background = () => getComputedStyle(document.body).backgroundColor;

/** Uses what a sample shows, where it shows it: the switch of the mode, a link of the sidebar, the sign-in. */
async function useAll() {
  const modeSwitch = page.getByRole('button', { name: /^Switch to (?:dark|light) mode$/ }).first();
  if (modeSwitch.query()) {
    const before = background();
    await modeSwitch.click();
    await expect.poll(background).not.toBe(before);
  }
  const link = document.querySelector<HTMLElement>('nav[aria-label=Desktop] a:not(.Mui-selected)');
  if (link) {
    const { href } = link as HTMLAnchorElement;
    act(() => link.click());
    await expect
      .poll(
        () =>
          document.querySelector<HTMLAnchorElement>('nav[aria-label=Desktop] a.Mui-selected')?.href,
      )
      .toBe(href);
  }
  const signIn = page.getByRole('button', { name: /^sign in$/i });
  if (signIn.query() && !document.querySelector('input')) {
    await signIn.click();
    await expect.element(signIn).not.toBeInTheDocument();
  }
  expect(unhandled).toEqual([]);
}

for (const [file, load] of Object.entries({ ...demos, ...fences }))
  it(`${file} works when its switch, a link and the sign-in are used`, async ({ skip }) => {
    const { default: Demo, theme } = await load();
    if (Demo) render(<Demo />);
    else if (theme) render(<App theme={theme} />);
    else if (file.endsWith('/main.tsx')) await expect.element(page.getByRole('main')).toBeVisible();
    else skip('shows nothing by itself');
    await useAll();
  });
