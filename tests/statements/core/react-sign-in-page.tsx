import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { SignInPage, type SignInPageProps } from '@toolpad/core/SignInPage';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { active, find, read, show, statementsOf, styleOf } from '../kit';

const credentials = { id: 'credentials', name: 'Email and password' };

const all = [
  { id: 'github', name: 'GitHub' },
  { id: 'passkey', name: 'Passkey' },
  { id: 'nodemailer', name: 'Email' },
  credentials,
];

const pageWith = (props: SignInPageProps) => <SignInPage providers={[credentials]} {...props} />;

const showPage = (props: SignInPageProps) => show(pageWith(props));

const test = statementsOf('core/react-sign-in-page');

test('Catch errors in signIn. If the promise is rejected, the button shows a spinner forever and no message appears.', async () => {
  showPage({
    providers: all.slice(0, 1),
    signIn: () => Promise.reject(new Error('rejected by a fixture')),
  });
  await page.getByRole('button').click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  // The rejection has passed by then.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
test('Render the page outside DashboardLayout. It fills the window and is a main landmark, like the content of the layout.', () => {
  show(
    <DashboardLayout>
      <SignInPage providers={[credentials]} />
    </DashboardLayout>,
  );
  expect(document.querySelectorAll('main main')).toHaveLength(1);
  expect(find('main main').parentElement!.offsetHeight).toBe(innerHeight);
});
test('remember has no effect on its own. Read it from formData', async () => {
  const signIn = vi.fn<NonNullable<SignInPageProps['signIn']>>(() => Promise.resolve({}));
  const before = JSON.stringify([localStorage, document.cookie]);
  showPage({ signIn, slotProps: { rememberMe: {} } });
  await page.getByLabelText('Email').fill('desk@spoke-and-chain.example');
  await page.getByLabelText('Password').fill('secret');
  await page.getByRole('checkbox').click();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect.poll(() => signIn.mock.calls[0]?.[1]?.get('remember')).toBe('true');
  expect(JSON.stringify([localStorage, document.cookie])).toBe(before);
});
test('sx must be an object. Arrays and functions are ignored.', () => {
  const sx = { minHeight: 333 };
  const heights = [sx, [sx], () => sx].map((one) =>
    read(pageWith({ sx: one }), () => styleOf(':has(> main)').minHeight),
  );
  expect(heights).toEqual(['333px', `${innerHeight}px`, `${innerHeight}px`]);
});
test('Form names: forms have no accessible name. Set an aria-label with slotProps.form, which gives all forms on the page the same one.', () => {
  const names = () => [...document.forms].map((form) => form.ariaLabel);
  expect(read(pageWith({ providers: all }), names)).toEqual(Array(4).fill(null));
  const slotProps = { form: { 'aria-label': 'Sign in' } as object };
  expect(read(pageWith({ providers: all, slotProps }), names)).toEqual(Array(4).fill('Sign in'));
});
test('Autofill: the email field of the magic link and passkey forms has an invalid autocomplete value.', () => {
  showPage({ providers: all });
  const values = ['nodemailer', 'passkey'].map((id) =>
    find(`#email-${id}`).getAttribute('autocomplete'),
  );
  expect(values).toEqual(['email-nodemailer', 'email-webauthn']);
});
test('Focus: with a single provider, the first field is focused when the page opens. Set slotProps.emailField.autoFocus to false', () => {
  const focused = (props: SignInPageProps) => read(pageWith(props), () => active().id);
  expect([
    focused({}),
    focused({ providers: all }),
    focused({ slotProps: { emailField: { autoFocus: false } } }),
  ]).toEqual(['email', '', '']);
});
test('The page is a main landmark with an h1. Fields have labels, and screen readers announce errors.', async () => {
  show(
    <SignInPage
      providers={[{ id: 'credentials', name: 'Password' }]}
      signIn={() => Promise.resolve({ error: 'Wrong password' })}
    />,
  );
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabelText('Email').fill('desk@spoke-and-chain.example');
  await page.getByLabelText('Password').fill('secret');
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong password');
});
