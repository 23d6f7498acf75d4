import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { CodeVariantSwitcher } from '../../../src/components/CodeVariantSwitcher/CodeVariantSwitcher';
import { atHash, goTo } from '../shared/actions';
import { expectChoice } from './expectChoice';
import { areLargeEnough } from '../shared/checks';
import { behaviors, withBothLanguages } from '../../kit/withSwitchedCode';

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
    await areLargeEnough(canvas.getAllByRole('button'));
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

JavaScriptFromUrl.test('a later URL does not select a language', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'TS' }));
  await goTo('#css-Orders.js');
  await expectChoice(canvas, group, 'TS');
});
