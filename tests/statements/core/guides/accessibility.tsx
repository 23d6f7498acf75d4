import { Account } from '@toolpad/core/Account';
import { DashboardLayout, ThemeSwitcher } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDialogs } from '@toolpad/core/useDialogs';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  active,
  authentication,
  find,
  Press,
  press,
  session,
  show,
  tabs,
  theme,
  violations,
  type Fixtures,
} from '../../kit';
import { fixtures as concepts } from '../introduction/base-concepts';
import { fixtures as account } from '../react-account';
import { fixtures as crud } from '../react-crud';
import { fixtures as layout, group, openPhoneSidebar } from '../react-dashboard-layout';
import { fixtures as container } from '../react-page-container';
import { fixtures as signIn } from '../react-sign-in-page';
import { fixtures as dialogs, showDialog } from '../react-use-dialogs';
import { fixtures as notifications, showNotification } from '../react-use-notifications';

const dialog = page.getByRole('dialog');

const showAccount = () => show(<Account />, { authentication, session });

export const fixtures: Fixtures = {
  'DashboardLayout: header, nav and main landmarks, links in a list, a named menu button':
    layout[
      'The header, navigation and main content are landmarks. Items are links in a list, groups are buttons, and the menu button has a label.'
    ],
  'PageContainer: A heading, and breadcrumbs as a nav with an ordered list':
    container['The breadcrumbs are a nav landmark with an ordered list.'],
  'SignInPage: A main landmark with an h1, labeled fields, errors as alerts':
    signIn[
      'The page is a main landmark with an h1. Fields have labels, and screen readers announce errors.'
    ],
  'Dialogs: A name from the title, a focus trap that restores the focus, Esc':
    dialogs[
      'The title is the accessible name of a built-in dialog. Focus stays inside while the dialog is open and returns to the previous element.'
    ],
  "confirm: Initial focus on Cancel, so Enter alone doesn't delete anything": async () => {
    const answers: boolean[] = [];
    await showDialog((opened) => void opened.confirm('Delete?').then((yes) => answers.push(yes)));
    await expect.poll(() => active().textContent).toBe('Cancel');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => answers).toEqual([false]);
  },
  'Notifications: The role alert, and a close button with a name':
    notifications['A notification has the role alert'],
  'Account: aria-expanded on its button, focus that moves into the popover and back':
    account[
      'The avatar button exposes whether the popover is open. Focus moves into the popover and back.'
    ],
  'Crud forms: A label for every field, errors connected to text, number and date fields':
    crud[
      'Form fields have labels. The errors of text, number and date fields are connected to them.'
    ],
  'Header, sidebar: Tab moves through buttons and items, Enter opens a page or a group':
    async () => {
      show(<DashboardLayout>Text</DashboardLayout>, { navigation: [group] });
      const places = await tabs(4);
      expect(places.map((place) => place.tagName)).toEqual(['BUTTON', 'A', 'BUTTON', 'DIV']);
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('link', { name: 'Brakes' })).toBeVisible();
    },
  'Phone sidebar: Tab stays inside, Esc closes it': async () => {
    show(<DashboardLayout>Text</DashboardLayout>);
    const paper = await openPhoneSidebar();
    const places = await tabs(4);
    expect(places.every((place) => paper.parentElement!.contains(place))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByRole('button', { name: 'Expand navigation menu' }))
      .toBeVisible();
  },
  'Dialogs: Tab stays inside, Esc cancels, Enter in a prompt submits': async () => {
    const answers: (string | null)[] = [];
    await showDialog((opened) => void opened.prompt('Name?').then((name) => answers.push(name)));
    await expect.element(dialog).toBeVisible();
    await tabs(3);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => answers).toEqual([null]);
    await press('Open');
    await page.getByRole('textbox').fill('Gravel');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => answers).toEqual([null, 'Gravel']);
  },
  'Account: Enter opens the popover, Esc closes it and returns to the button': async () => {
    showAccount();
    await tabs(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /sign out/i })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => active().getAttribute('aria-label')).toBe('Current User');
  },
  'Notification: Tab reaches its buttons, Esc closes it': async () => {
    await showNotification();
    const places = await tabs(2);
    expect(places.map((place) => place.textContent || place.ariaLabel)).toEqual(['Undo', 'Close']);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  },
  'Crud list: Arrow keys move between cells. Rows open with a mouse only.':
    crud['Keyboard: a row opens on click, not with the Enter key.'],
  'Avatar button: Current User: accountPreviewIconButtonLabel':
    layout[
      'Avatar button: its name is "Current User". Change it with the accountPreviewIconButtonLabel label.'
    ],
  'Close button of a notification: Close: close':
    concepts[
      'localeText also contains labels for assistive technology. For example, accountPreviewIconButtonLabel is the name of the avatar button, and close is the name of the button that closes a notification.'
    ],
  'Dialog titles: Alert, Confirm: alert, confirm, or title of the call': async () => {
    const Ask = () => {
      const asked = useDialogs();
      const ask = () =>
        void [asked.alert('a'), asked.confirm('b'), asked.alert('c', { title: 'Own' })];
      return <Press onPress={ask} />;
    };
    const titles = async (localeText?: object) => {
      const { unmount } = show(<Ask />, { localeText });
      await press();
      await expect.element(page.getByText('Own')).toBeVisible();
      const found = [...document.querySelectorAll('h2')].map((one) => one.textContent);
      unmount();
      return found;
    };
    expect(await titles()).toEqual(['Alert', 'Confirm', 'Own']);
    expect(await titles({ alert: 'One', confirm: 'Two' })).toEqual(['One', 'Two', 'Own']);
  },
  "Menu button: Expand navigation menu: Can't be changed": async () => {
    show(<DashboardLayout defaultSidebarCollapsed>Text</DashboardLayout>);
    await expect
      .element(page.getByRole('button', { name: 'Expand navigation menu' }))
      .toBeVisible();
  },
  'Theme switcher: Switch to dark mode: Replace it in the toolbarActions slot': async () => {
    localStorage.setItem('toolpad-mode', 'light');
    show(<ThemeSwitcher />);
    await expect.element(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  },
  "Sidebar: Desktop, Tablet, Phone: Can't be changed": () => {
    show(<DashboardLayout>Text</DashboardLayout>);
    const names = [...document.querySelectorAll('nav')].map((nav) => nav.ariaLabel);
    expect(names.toSorted()).toEqual(['Desktop', 'Phone', 'Tablet']);
  },
  'Breadcrumbs: breadcrumb: Replace PageHeader in the header slot': async () => {
    show(<PageContainer />);
    await expect.element(page.getByRole('navigation', { name: 'breadcrumb' })).toBeVisible();
  },
  "Reload button of a list: refresh: Can't be changed":
    crud[
      'Localization: the name of the reload button is always refresh. Yes, No and dates are in English.'
    ],
  'Sidebar headers, dividers and open groups: list:':
    layout[
      "Groups don't expose whether they are expanded. Nested lists, headers and dividers cause the list violation in axe, because they aren't inside a list item."
    ],
  'Sidebar groups: no aria-expanded: none:': async () => {
    show(<DashboardLayout>Text</DashboardLayout>, { navigation: [group] });
    const button = page.getByRole('button', { name: 'Parts' });
    await expect.element(button).not.toHaveAttribute('aria-expanded');
    expect(await violations(find('nav[aria-label=Desktop]'))).toEqual([]);
  },
  'Prompt: the field has no name: label:':
    dialogs['The field of a prompt has no label. axe reports label and aria-allowed-role.'],
  'Prompt: a form has the role dialog: aria-allowed-role:':
    dialogs['The field of a prompt has no label. axe reports label and aria-allowed-role.'],
  'Crud list: the actions column has no name: empty-table-header:':
    crud['Actions column: its header is empty, which axe reports as empty-table-header.'],
  'Crud details page: delete button, dark mode: color-contrast:':
    crud['Contrast: the delete button on the details page has a contrast of 3.7:1 in dark mode.'],
  'Rows open only with the mouse.': crud['Keyboard: a row opens on click, not with the Enter key.'],
  'The grid has no focus ring. Add an outline for & .MuiDataGrid-cell:focus-visible in slotProps.dataGrid.sx.':
    crud[
      'Focus: the grid has no visible focus ring. Restore it with slotProps.dataGrid.sx, for example on & .MuiDataGrid-cell:focus-visible.'
    ],
  "Required fields aren't marked.": crud["Required fields aren't marked."],
  "Errors of checkboxes and selects aren't connected to the control.":
    crud["Errors of checkboxes and selects aren't connected to the control."],
  "Contrast. primary.main colors the title in the header, and primary.dark the selected item's icon.":
    () => {
      show(<DashboardLayout>Text</DashboardLayout>, {
        branding: { title: 'Spoke & Chain' },
        navigation: [
          { segment: '', title: 'Dashboard', icon: <svg className="MuiSvgIcon-root" /> },
        ],
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
    },
  "Reduced motion. Toolpad Core doesn't read prefers-reduced-motion.": () => {
    const asked: string[] = [];
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      asked.push(query);
      return matchMedia.call(window, query);
    };
    show(<DashboardLayout>Text</DashboardLayout>);
    window.matchMedia = matchMedia;
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.join()).not.toContain('prefers-reduced-motion');
  },
  "Time limits. Don't set autoHideDuration on notifications with a button.":
    notifications[
      "Timing: a notification with an autoHideDuration closes even if it has an action button that a keyboard user hasn't reached yet."
    ],
};
