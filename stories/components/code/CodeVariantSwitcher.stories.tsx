import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { CodeVariantSwitcher } from '../../../src/components/CodeVariantSwitcher/CodeVariantSwitcher';
import { atHash, goTo } from '../shared/atHash';
import { expectChoice } from './expectChoice';
import { areLargeEnough } from '../shared/largeEnough';
import { behaviors, withBothLanguages } from '../../kit/withSwitchedCode';
import { caption } from '../../kit/caption';

const meta = preview.meta({
  title: 'CodeVariantSwitcher',
  component: CodeVariantSwitcher,
  parameters: { behaviors, faults: ['storage', 'otherTab'] },
  decorators: [withBothLanguages],
});

const group = 'Code language';

export const TypeScriptByDefault = meta.story({
  play: async ({ canvas, platform }) => {
    await expectChoice(canvas, group, 'TS');
    await expect(canvas.getAllByRole('group', { name: /s.tsx$/ })).toHaveLength(2);
    await expect(platform.cookies.written()).toEqual({});
  },
});

/** Every code block on the page changes, and the choice is stored for 365 days. */
export const JavaScriptChosen = meta.story({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'JS' }));
    await expectChoice(canvas, group, 'JS');
    await expect(canvas.getAllByRole('group', { name: /s.jsx$/ })).toHaveLength(2);
    await expect(canvas.queryByRole('group', { name: /s.tsx$/ })).toBeNull();
    await expect(platform.cookies.written()).toEqual({
      codeVariant: 'codeVariant=JS; path=/; max-age=31536000; samesite=lax',
    });
    await expect(platform.storage.contents()).not.toHaveProperty('codeVariant');
  },
});

/** Two toggle buttons: Tab moves between them, Space and Enter press them. */
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

/** `.js` at the end of the URL overrides the cookie, and is stored. */
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

export const UrlChangedLater = JavaScriptFromUrl.extend({
  parameters: caption("Only the initial URL selects a language; later the user's choice applies."),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'TS' }));
    await goTo('#css-Orders.js');
    await expectChoice(canvas, group, 'TS');
  },
});
