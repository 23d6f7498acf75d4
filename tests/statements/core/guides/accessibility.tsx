import { Account } from '@toolpad/core/Account';
import { DashboardLayout, ThemeSwitcher } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDialogs } from '@toolpad/core/useDialogs';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { group, openPhoneSidebar } from '../react-dashboard-layout';
import { showDialog } from '../react-use-dialogs';
import { showNotification } from '../react-use-notifications';
import {
  active,
  authentication,
  find,
  layout,
  press,
  session,
  show,
  statementsOf,
  tabs,
  textsOf,
  theme,
  Use,
  violations,
} from '../../kit';

const dialog = page.getByRole('dialog');

const showAccount = () => show(<Account />, { authentication, session });

const test = statementsOf('core/guides/accessibility');

test("confirm: Initial focus on Cancel, so Enter alone doesn't delete anything", async () => {
  const answers: boolean[] = [];
  await showDialog((opened) => void opened.confirm('Delete?').then((yes) => answers.push(yes)));
  await expect.poll(() => active().textContent).toBe('Cancel');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answers).toEqual([false]);
});
test('Header, sidebar: Tab moves through buttons and items, Enter opens a page or a group', async () => {
  show(layout, { navigation: [group] });
  const places = await tabs(4);
  expect(places.map((place) => place.tagName)).toEqual(['BUTTON', 'A', 'BUTTON', 'DIV']);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Brakes' })).toBeVisible();
});
test('Phone sidebar: Tab stays inside, Esc closes it', async () => {
  show(layout);
  const paper = await openPhoneSidebar();
  const places = await tabs(4);
  expect(places.every((place) => paper.parentElement!.contains(place))).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Expand navigation menu' })).toBeVisible();
});
test('Dialogs: Tab stays inside, Esc cancels, Enter in a prompt submits', async () => {
  const answers: (string | null)[] = [];
  await showDialog((opened) => void opened.prompt('Name?').then((name) => answers.push(name)));
  await expect.element(dialog).toBeVisible();
  await tabs(3);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => answers).toEqual([null]);
  await press();
  await page.getByRole('textbox').fill('Gravel');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answers).toEqual([null, 'Gravel']);
});
test('Account: Enter opens the popover, Esc closes it and returns to the button', async () => {
  showAccount();
  await tabs(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /sign out/i })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => active().getAttribute('aria-label')).toBe('Current User');
});
test('Notification: Tab reaches its buttons, Esc closes it', async () => {
  await showNotification();
  const places = await tabs(2);
  expect(places.map((place) => place.textContent || place.ariaLabel)).toEqual(['Undo', 'Close']);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
test('Dialog titles: Alert, Confirm: alert, confirm, or title of the call', async () => {
  const ask = ({ alert, confirm }: ReturnType<typeof useDialogs>) =>
    void [alert('a'), confirm('b'), alert('c', { title: 'Own' })];
  const titles = async (localeText?: object) => {
    const { unmount } = show(<Use hook={useDialogs} press={ask} />, { localeText });
    await press();
    await expect.element(page.getByText('Own')).toBeVisible();
    const found = textsOf('h2');
    unmount();
    return found;
  };
  expect(await titles()).toEqual(['Alert', 'Confirm', 'Own']);
  expect(await titles({ alert: 'One', confirm: 'Two' })).toEqual(['One', 'Two', 'Own']);
});
test("Menu button: Expand navigation menu: Can't be changed", async () => {
  show(<DashboardLayout defaultSidebarCollapsed>Text</DashboardLayout>);
  await expect.element(page.getByRole('button', { name: 'Expand navigation menu' })).toBeVisible();
});
test('Theme switcher: Switch to dark mode: Replace it in the toolbarActions slot', async () => {
  localStorage.setItem('toolpad-mode', 'light');
  show(<ThemeSwitcher />);
  await expect.element(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
});
test("Sidebar: Desktop, Tablet, Phone: Can't be changed", () => {
  show(layout);
  const names = [...document.querySelectorAll('nav')].map((nav) => nav.ariaLabel);
  expect(names.toSorted()).toEqual(['Desktop', 'Phone', 'Tablet']);
});
test('Breadcrumbs: breadcrumb: Replace PageHeader in the header slot', async () => {
  show(<PageContainer />);
  await expect.element(page.getByRole('navigation', { name: 'breadcrumb' })).toBeVisible();
});
test('Sidebar groups: no aria-expanded: none:', async () => {
  show(layout, { navigation: [group] });
  const button = page.getByRole('button', { name: 'Parts' });
  await expect.element(button).not.toHaveAttribute('aria-expanded');
  expect(await violations(find('nav[aria-label=Desktop]'))).toEqual([]);
});
test("Contrast. primary.main colors the title in the header, and primary.dark the selected item's icon.", () => {
  show(layout, {
    branding: { title: 'Spoke & Chain' },
    navigation: [{ segment: '', title: 'Dashboard', icon: <svg className="MuiSvgIcon-root" /> }],
  });
  const colorOf = (selector: string) => getComputedStyle(find(selector)).color;
  const asColor = (color: string) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const { color: computed } = getComputedStyle(probe);
    probe.remove();
    return computed;
  };
  const { main, dark } = theme.vars!.palette.primary;
  expect(colorOf('header h6')).toBe(asColor(main));
  expect(colorOf('nav[aria-label=Desktop] svg')).toBe(asColor(dark));
});
test("Reduced motion. Toolpad Core doesn't read prefers-reduced-motion.", () => {
  const asked: string[] = [];
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    asked.push(query);
    return matchMedia.call(window, query);
  };
  show(layout);
  window.matchMedia = matchMedia;
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.join()).not.toContain('prefers-reduced-motion');
});
