import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { CodeStylingSwitcher } from '../../../src/components/CodeStylingSwitcher/CodeStylingSwitcher';
import { expectChoice } from './expectChoice';
import { behaviors, withEachStyling } from '../../kit/withSwitchedCode';

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
