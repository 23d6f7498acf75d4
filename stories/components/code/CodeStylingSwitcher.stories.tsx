import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CodeStylingSwitcher } from '../../../src/components/CodeStylingSwitcher/CodeStylingSwitcher';
import { atHash } from '../shared/atHash';
import { expectChoice } from './expectChoice';
import { behaviors, withEachStyling } from '../../kit/withSwitchedCode';
import { caption } from '../../kit/caption';

const meta = preview.meta({
  title: 'CodeStylingSwitcher',
  component: CodeStylingSwitcher,
  parameters: { behaviors, faults: ['storage', 'otherTab'] },
  decorators: [withEachStyling],
});

const group = 'Code styling';

export const SystemByDefault = meta.story({
  play: async ({ canvas, platform }) => {
    await expectChoice(canvas, group, 'MUI System');
    await expect(canvas.getByRole('group', { name: 'Card.tsx' })).toBeVisible();
    await expect(platform.cookies.written()).toEqual({});
  },
});

/** All code on the page changes, and the choice is stored for 365 days. */
export const TailwindChosen = meta.story({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tailwind' }));
    await expectChoice(canvas, group, 'Tailwind');
    await expect(canvas.getByRole('group', { name: 'Card.tailwind.tsx' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Card.tsx' })).toBeNull();
    await expect(platform.cookies.written()).toEqual({
      codeStyling: 'codeStyling=Tailwind; path=/; max-age=31536000; samesite=lax',
    });
  },
});

export const CssFromAnEarlierVisit = meta.story({
  parameters: { platform: { cookies: { codeStyling: 'CSS' } } },
  play: async ({ canvas }) => {
    await expectChoice(canvas, group, 'CSS');
    await expect(canvas.getByRole('group', { name: 'Card.css.tsx' })).toBeVisible();
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'MUI System', pressed: true })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectChoice(canvas, group, 'CSS');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expectChoice(canvas, group, 'Tailwind');
  },
});

export const InvalidCookie = meta.story({
  parameters: { platform: { cookies: { codeStyling: 'tailwind' } } },
  play: async ({ canvas }) => expectChoice(canvas, group, 'MUI System'),
});

/** The choice lasts as long as the page. */
export const CookiesBlocked = meta.story({
  parameters: { platform: { cookieJar: 'blocked' } },
  play: async ({ canvas, userEvent, platform }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CSS' }));
    await expectChoice(canvas, group, 'CSS');
    await expect(platform.cookies.contents()).toEqual({});
  },
});

/** The styling in the URL overrides the cookie, and is stored. */
export const FromUrl = meta.story({
  parameters: { platform: { cookies: { codeStyling: 'CSS' } } },
  beforeEach: atHash('#tailwind-Card.tsx'),
  play: async ({ canvas, platform }) => {
    await expectChoice(canvas, group, 'Tailwind');
    await expect(platform.cookies.written().codeStyling).toContain(
      'codeStyling=Tailwind; path=/; max-age=31536000',
    );
  },
});

export const FromUrlWithoutLanguage = FromUrl.extend({
  beforeEach: atHash('#tailwind-Card'),
});

export const CssFromUrl = FromUrl.extend({
  parameters: { platform: { cookies: { codeStyling: 'Tailwind' } } },
  beforeEach: atHash('#css-Card.tsx'),
  play: async ({ canvas, platform }) => {
    await expectChoice(canvas, group, 'CSS');
    await expect(platform.cookies.written().codeStyling).toContain('codeStyling=CSS;');
  },
});

export const SystemFromUrl = FromUrl.extend({
  parameters: { platform: { cookies: { codeStyling: 'Tailwind' } } },
  beforeEach: atHash('#system-Card.tsx'),
  play: async ({ canvas, platform }) => {
    await expectChoice(canvas, group, 'MUI System');
    await expect(platform.cookies.written().codeStyling).toContain('codeStyling=MUI');
  },
});

/** The hash of a heading that starts like a styling is ignored. */
export const HeadingInUrl = meta.story({
  parameters: { platform: { cookies: { codeStyling: 'Tailwind' } } },
  beforeEach: atHash('#css-variables'),
  play: async ({ canvas, platform }) => {
    await expectChoice(canvas, group, 'Tailwind');
    await expect(platform.cookies.written()).toEqual({});
  },
});

export const NotAtTheStart = HeadingInUrl.extend({
  parameters: caption('A styling within the name of a demo is ignored.'),
  beforeEach: atHash('#UseCss-css-Card.tsx'),
});

export const ChangedInAnotherTab = meta.story({
  play: async ({ canvas, platform }) => {
    platform.cookies.set('codeStyling', 'CSS', 60);
    platform.storage.writeFromOtherTab('codeStyling', 'CSS');
    await expectChoice(canvas, group, 'CSS');
    await expect(canvas.getByRole('group', { name: 'Card.css.tsx' })).toBeVisible();
  },
});

export const OnAPhone = TailwindChosen.extend({ globals: { viewport: { value: 'phone' } } });

export const ForcedColors = CssFromAnEarlierVisit.extend({
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    if (!matchMedia('(forced-colors: active)').matches) return;
    await expect(
      getComputedStyle(canvas.getByRole('button', { name: 'CSS' })).textDecorationLine,
    ).toBe('underline');
  },
});
