import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { BarButton } from '../../../src/components/BarButton/BarButton';

const meta = preview.meta({
  title: 'BarButton',
  component: BarButton,
  args: {
    type: 'button' as const,
    'aria-label': 'Open menu',
    children: (
      <svg viewBox="0 0 16 16" width="16" fill="none" stroke="currentColor" aria-hidden>
        <path d="M2 4h12M2 8h12M2 12h12" />
      </svg>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole('button', { name: 'Open menu' })
      .getBoundingClientRect();
    // 32 px for a mouse; a touch screen gets 44.
    await expect([width, height]).toEqual([32, 32]);
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outline).toContain('2px');
    await expect(getComputedStyle(button).outlineOffset).toBe('2px');
  },
});
