import { Account, AccountPreview, SignInButton, SignOutButton } from '@toolpad/core/Account';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { active, authentication, find, press, session, show, statementsOf, textsOf } from '../kit';

const signedIn = { authentication, session };

const test = statementsOf('core/react-account');

test('Buttons ignore children.', () => {
  show(
    <>
      <SignInButton>Log in</SignInButton>
      <SignOutButton>Log out</SignOutButton>
    </>,
    { ...signedIn, localeText: { accountSignInLabel: 'In', accountSignOutLabel: 'Out' } },
  );
  expect(textsOf('button')).toEqual(['In', 'Out']);
});
test('sx replaces the default styles of the two buttons, including width and margin, if you set it in slotProps.', () => {
  show(
    <>
      <Account />
      <Account slotProps={{ signInButton: { sx: { color: 'red' } } }} />
    </>,
    { authentication },
  );
  const [own, changed] = [...document.querySelectorAll('button')].map((one) =>
    getComputedStyle(one),
  );
  expect([own!.marginTop, changed!.marginTop]).toEqual(['8px', '0px']);
  expect(changed!.width).not.toBe(own!.width);
});
test("A custom popover has no anchor. The popover slot doesn't receive anchorEl.", async () => {
  const popover = ({ open, ...props }: { open?: boolean; anchorEl?: Element }) => (
    <p>{open ? `open, ${String(props.anchorEl)}` : ''}</p>
  );
  show(<Account slots={{ popover: popover as never }} />, signedIn);
  await press('Current User');
  await expect.element(page.getByText('open, undefined')).toBeVisible();
});
test('Expanded preview: its button has no accessible name.', async () => {
  show(<AccountPreview variant="expanded" handleClick={() => {}} open={false} />, signedIn);
  await expect.element(page.getByRole('button')).toHaveAccessibleName('');
});
test('Popover: it has no role and no accessible name. Set both with slotProps.popover.slotProps.paper. This also replaces the default styles of the popover, including its arrow.', async () => {
  const arrow = () => getComputedStyle(find('.MuiPopover-paper'), '::before').content;
  const { unmount } = show(<Account />, signedIn);
  await press('Current User');
  await expect.poll(arrow).toBe('""');
  const paper = find('.MuiPopover-paper');
  expect(paper.matches('[role], [aria-label], [aria-labelledby]')).toBe(false);
  unmount();
  const named = { role: 'dialog', 'aria-label': 'Account' };
  show(<Account slotProps={{ popover: { slotProps: { paper: named } } as never }} />, signedIn);
  await press('Current User');
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  expect(arrow()).toBe('none');
});
test('Avatar button: its name is "Current User".', async () => {
  show(<Account />, signedIn);
  await expect.element(page.getByRole('button')).toHaveAccessibleName('Current User');
});
test('The avatar button exposes whether the popover is open. Focus moves into the popover and back.', async () => {
  show(<Account />, signedIn);
  const button = page.getByRole('button', { name: 'Current User' });
  await button.click();
  await expect.poll(() => active().closest('.MuiPopover-root')).not.toBeNull();
  expect(find('[aria-label="Current User"]').ariaExpanded).toBe('true');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => active().getAttribute('aria-label')).toBe('Current User');
});
test('signOutButton: The sign-out button: Ignored in version 0.13.0.', async () => {
  show(<Account slots={{ signOutButton: () => <p>own</p> }} />, signedIn);
  await press('Current User');
  await expect.element(page.getByRole('button', { name: /sign out/i })).toBeVisible();
  await expect.element(page.getByText('own')).not.toBeInTheDocument();
});
