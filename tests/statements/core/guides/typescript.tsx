import { DashboardLayout, type DashboardLayoutProps } from '@toolpad/core/DashboardLayout';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { expect, expectTypeOf } from 'vitest';
import { page } from 'vitest/browser';
import { find, show, type Fixtures } from '../../kit';
import { fixtures as persistentState } from '../react-persistent-state';

export const fixtures: Fixtures = {
  "A default import compiles and fails. import useSession from '@toolpad/core/useSession' passes the type check and fails at run time.":
    async () => {
      const { default: useSession } = await import('@toolpad/core/useSession');
      expect(useSession).toBeUndefined();
    },
  "useLocalStorageState<number> doesn't parse numbers.":
    persistentState[
      "Without a codec, everything is a string. useLocalStorageState<number>('count', 3) passes the type check and starts with the number 3, but returns the string '4' after setCount(4)."
    ],
  'The type of slotProps.toolbarActions is {}. The slot receives what you pass, but the type has no fields.':
    async () => {
      type Props = NonNullable<DashboardLayoutProps['slotProps']>['toolbarActions'];
      expectTypeOf<keyof NonNullable<Props>>().toEqualTypeOf<never>();
      const toolbarActions = { children: 'passed' };
      show(
        <DashboardLayout slots={{ toolbarActions: 'p' as never }} slotProps={{ toolbarActions }}>
          Text
        </DashboardLayout>,
      );
      await expect.element(page.getByText('passed')).toBeVisible();
    },
  'AuthProvider.id is any string. A typo compiles, and the button has no icon.': () => {
    const icons = (id: AuthProvider['id']) => {
      const { unmount } = show(<SignInPage providers={[{ id, name: 'GitHub' }]} />);
      const found = find('main').querySelectorAll('svg').length;
      unmount();
      return found;
    };
    expect([icons('github'), icons('git-hub')]).toEqual([1, 0]);
  },
};
