import { describe, expect, it } from 'vitest';
import { deriveTitle, titleOf } from './menu';

describe('deriveTitle', () => {
  it.each([
    ['/toolpad/studio/concepts/event-handling', 'Event handling'],
    ['/toolpad/studio/concepts/event-handling/', 'Event handling'],
    ['/toolpad/core/react-dashboard-layout/', 'Dashboard layout'],
    ['/toolpad/core/api/account-popover-footer', 'AccountPopoverFooter'],
    ['/toolpad/core/api/use-dialogs', 'useDialogs'],
    ['/toolpad/studio/reference/api/createComponent', 'CreateComponent'],
    ['/toolpad/core/file.name/', 'File'],
    ['/', ''],
  ])('%s is %s', (pathname, title) => {
    expect(deriveTitle(pathname)).toBe(title);
  });
});

describe('titleOf', () => {
  it('prefers the title, then the subheader, then the address', () => {
    const entry = { pathname: '/a/b-c/' };
    expect(titleOf({ ...entry, title: 'T', subheader: 'S' })).toBe('T');
    expect(titleOf({ ...entry, subheader: 'S' })).toBe('S');
    expect(titleOf(entry)).toBe('B c');
  });

  it('has no title for `title: false`', () => {
    expect(titleOf({ pathname: '/a/', title: false })).toBeNull();
  });
});
