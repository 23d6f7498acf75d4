import { Account, AccountPreview, SignInButton, SignOutButton } from '@toolpad/core/Account';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { active, authentication, find, press, session, show, type Fixtures } from '../kit';

const signedIn = { authentication, session };

export const fixtures = {
  'Buttons ignore children.': () => {
    show(
      <>
        <SignInButton>Log in</SignInButton>
        <SignOutButton>Log out</SignOutButton>
      </>,
      { ...signedIn, localeText: { accountSignInLabel: 'In', accountSignOutLabel: 'Out' } },
    );
    expect(
      page
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['In', 'Out']);
  },
  'sx replaces the default styles of the two buttons, including width and margin, if you set it in slotProps.':
    () => {
      show(
        <>
          <Account />
          <Account slotProps={{ signInButton: { sx: { color: 'red' } } }} />
        </>,
        { authentication },
      );
      const [own, changed] = page
        .getByRole('button')
        .elements()
        .map((one) => getComputedStyle(one));
      expect([own!.marginTop, changed!.marginTop]).toEqual(['8px', '0px']);
      expect(changed!.width).not.toBe(own!.width);
    },
  "A custom popover has no anchor. The popover slot doesn't receive anchorEl.": async () => {
    const popover = ({ open, ...props }: { open?: boolean; anchorEl?: Element }) => (
      <p>{open ? `open, ${String(props.anchorEl)}` : ''}</p>
    );
    show(<Account slots={{ popover: popover as never }} />, signedIn);
    await press('Current User');
    await expect.element(page.getByText('open, undefined')).toBeVisible();
  },
  'Expanded preview: its button has no accessible name.': async () => {
    show(<AccountPreview variant="expanded" handleClick={() => {}} open={false} />, signedIn);
    await expect.element(page.getByRole('button')).toHaveAccessibleName('');
  },
  'Popover: it has no role and no accessible name. Set both with slotProps.popover.slotProps.paper. This also replaces the default styles of the popover, including its arrow.':
    async () => {
      const arrow = () => getComputedStyle(find('.MuiPopover-paper'), '::before').content;
      const { unmount } = show(<Account />, signedIn);
      await press('Current User');
      await expect.poll(arrow).toBe('""');
      const paper = find('.MuiPopover-paper');
      expect([paper.role, paper.ariaLabel, paper.getAttribute('aria-labelledby')]).toEqual([
        null,
        null,
        null,
      ]);
      unmount();
      const named = { role: 'dialog', 'aria-label': 'Account' };
      show(<Account slotProps={{ popover: { slotProps: { paper: named } } as never }} />, signedIn);
      await press('Current User');
      await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
      expect(arrow()).toBe('none');
    },
  'Avatar button: its name is "Current User".': async () => {
    show(<Account />, signedIn);
    await expect.element(page.getByRole('button')).toHaveAccessibleName('Current User');
  },
  'The avatar button exposes whether the popover is open. Focus moves into the popover and back.':
    async () => {
      show(<Account />, signedIn);
      const button = page.getByRole('button', { name: 'Current User' });
      await button.click();
      await expect.poll(() => active().closest('.MuiPopover-root')).not.toBeNull();
      expect(find('[aria-label="Current User"]').ariaExpanded).toBe('true');
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => active().getAttribute('aria-label')).toBe('Current User');
    },
  'signOutButton: The sign-out button: Ignored in version 0.13.0.': async () => {
    show(<Account slots={{ signOutButton: () => <p>own</p> }} />, signedIn);
    await press('Current User');
    await expect.element(page.getByRole('button', { name: /sign out/i })).toBeVisible();
    await expect.element(page.getByText('own')).not.toBeInTheDocument();
  },
} satisfies Fixtures;
