import { DashboardLayout, type DashboardLayoutProps } from '@toolpad/core/DashboardLayout';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { expect, expectTypeOf } from 'vitest';
import { page } from 'vitest/browser';
import { read, show, statementsOf } from '../../kit';

const test = statementsOf('core/guides/typescript');

test("A default import compiles and fails. import useSession from '@toolpad/core/useSession' passes the type check and fails at run time.", async () => {
  const { default: useSession } = await import('@toolpad/core/useSession');
  expect(useSession).toBeUndefined();
});
test('The type of slotProps.toolbarActions is {}. The slot receives what you pass, but the type has no fields.', async () => {
  type Props = NonNullable<DashboardLayoutProps['slotProps']>['toolbarActions'];
  expectTypeOf<keyof NonNullable<Props>>().toEqualTypeOf<never>();
  const toolbarActions = { children: 'passed' };
  show(
    <DashboardLayout slots={{ toolbarActions: 'p' as never }} slotProps={{ toolbarActions }}>
      Text
    </DashboardLayout>,
  );
  await expect.element(page.getByText('passed')).toBeVisible();
});
test('AuthProvider.id is any string. A typo compiles, and the button has no icon.', () => {
  const icons = (id: AuthProvider['id']) =>
    read(
      <SignInPage providers={[{ id, name: 'GitHub' }]} />,
      () => document.querySelectorAll('main svg').length,
    );
  expect([icons('github'), icons('git-hub')]).toEqual([1, 0]);
});
