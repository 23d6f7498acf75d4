import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Breadcrumbs } from '../../src/components/Breadcrumbs/Breadcrumbs';

const meta = preview.meta({
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ title: 'Toolpad Core', href: '#core' }, { title: 'Components' }, { title: 'Layout' }] },
});

export const ThreeLevels = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Toolpad Core', 'Components', 'Layout']);
  },
});

export const OneLevel = meta.story({ args: { items: [{ title: 'Toolpad Core', href: '#core' }] } });

export const Dark = ThreeLevels.extend({ globals: { mode: 'dark' } });

export const RightToLeft = ThreeLevels.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
  },
});
