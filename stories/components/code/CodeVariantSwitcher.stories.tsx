import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CodeVariantSwitcher } from '../../../src/components/CodeVariantSwitcher/CodeVariantSwitcher';
import { atHash, goTo } from '../shared/atHash';
import { expectChoice } from './expectChoice';
import { areLargeEnough } from '../shared/largeEnough';
import { withSwitchedCode } from './withSwitchedCode';

const meta = preview.meta({
  title: 'Components/CodeVariantSwitcher',
  component: CodeVariantSwitcher,
  decorators: [withSwitchedCode],
});

const group = 'Language of the code';

export const TypeScriptByDefault = meta.story({
  play: async ({ canvas, platform }) => {
    await expectChoice(canvas, group, 'TS');
    await expect(canvas.getAllByRole('group', { name: 'Orders.tsx' })).toHaveLength(2);
    await expect(platform.cookies.written()).toEqual({});
  },
});

/** Every block of the page follows, and the choice is kept for 365 days. */
export const JavaScriptChosen = meta.story({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'JS' }));
    await expectChoice(canvas, group, 'JS');
    await expect(canvas.getAllByRole('group', { name: 'Orders.jsx' })).toHaveLength(2);
    await expect(canvas.queryByRole('group', { name: 'Orders.tsx' })).toBeNull();
    await expect(platform.cookies.written()).toEqual({
      codeVariant: 'codeVariant=JS; path=/; max-age=31536000; samesite=lax',
    });
    await expect(platform.storage.contents()).not.toHaveProperty('codeVariant');
  },
});

/** Two toggle buttons: Tab goes from one to the other, Space and Enter press them. */
export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'TS', pressed: true })).toHaveFocus();
    await areLargeEnough(canvas.getAllByRole('button'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'JS', pressed: false })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expectChoice(canvas, group, 'JS');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expectChoice(canvas, group, 'TS');
    await userEvent.tab();
    await userEvent.keyboard(' ');
  },
});

export const FromAnEarlierVisit = meta.story({
  parameters: { platform: { cookies: { codeVariant: 'JS' } } },
  play: async ({ canvas }) => expectChoice(canvas, group, 'JS'),
});

export const InvalidCookie = meta.story({
  parameters: { platform: { cookies: { codeVariant: 'COBOL' } } },
  play: async ({ canvas, userEvent, platform }) => {
    await expectChoice(canvas, group, 'TS');
    await userEvent.click(canvas.getByRole('button', { name: 'JS' }));
    await expect(platform.cookies.contents()).toEqual({ codeVariant: 'JS' });
    await userEvent.click(canvas.getByRole('button', { name: 'TS' }));
    await expect(platform.cookies.contents()).toEqual({ codeVariant: 'TS' });
  },
});

/** The choice holds as long as the page. */
export const CookiesBlocked = meta.story({
  parameters: { platform: { cookieJar: 'blocked' } },
  play: async ({ canvas, userEvent, platform }) => {
    await expectChoice(canvas, group, 'TS');
    await userEvent.click(canvas.getByRole('button', { name: 'JS' }));
    await expectChoice(canvas, group, 'JS');
    await expect(platform.cookies.contents()).toEqual({});
  },
});

/** `.js` at the end of the address counts more than the cookie, and is remembered. */
export const JavaScriptFromUrl = meta.story({
  parameters: { platform: { cookies: { codeVariant: 'TS' } } },
  beforeEach: atHash('#Orders.js'),
  play: async ({ canvas, platform }) => {
    await expectChoice(canvas, group, 'JS');
    await expect(platform.cookies.written().codeVariant).toContain(
      'codeVariant=JS; path=/; max-age=31536000',
    );
  },
});

export const TypeScriptFromUrl = meta.story({
  parameters: { platform: { cookies: { codeVariant: 'JS' } } },
  beforeEach: atHash('#system-Orders.tsx'),
  play: async ({ canvas, platform }) => {
    await expectChoice(canvas, group, 'TS');
    await expect(platform.cookies.contents()).toMatchObject({ codeVariant: 'TS' });
  },
});

/** Another file, or a heading: nothing was asked for. */
export const NotAtTheEnd = FromAnEarlierVisit.extend({
  beforeEach: atHash('#package.tsx-and-others'),
  play: async ({ canvas, platform }) => {
    await expectChoice(canvas, group, 'JS');
    await expect(platform.cookies.written()).toEqual({});
  },
});

/** Only the address that the visit began with asks for a language: later the reader's own choice counts. */
export const UrlChangedLater = JavaScriptFromUrl.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'TS' }));
    await goTo('#css-Orders.js');
    await expectChoice(canvas, group, 'TS');
  },
});

export const ChangedInAnotherTab = meta.story({
  play: async ({ canvas, platform }) => {
    platform.cookies.set('codeVariant', 'JS', 60);
    platform.storage.writeFromOtherTab('codeVariant', 'JS');
    platform.storage.writeFromOtherTab('codeVariant', null);
    await expectChoice(canvas, group, 'JS');
    await expect(canvas.getAllByRole('group', { name: 'Orders.jsx' })).toHaveLength(2);
  },
});

export const Dark = JavaScriptChosen.extend({ globals: { mode: 'dark' } });

/** The first value stands at the right. */
export const RightToLeft = JavaScriptChosen.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [ts, js] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(ts!.left).toBeGreaterThanOrEqual(js!.right - 1);
  },
});

/** Backgrounds are gone: a line under its name says which one is chosen. */
export const ForcedColors = FromAnEarlierVisit.extend({
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    if (!matchMedia('(forced-colors: active)').matches) return;
    await expect(
      getComputedStyle(canvas.getByRole('button', { name: 'JS' })).textDecorationLine,
    ).toBe('underline');
    await expect(
      getComputedStyle(canvas.getByRole('button', { name: 'TS' })).textDecorationLine,
    ).toBe('none');
  },
});
