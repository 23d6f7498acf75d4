import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { SearchButton } from '../../../src/components/SearchButton/SearchButton';
import { areLargeEnough } from '../shared/largeEnough';

const meta = preview.meta({
  title: 'SearchButton',
  component: SearchButton,
  args: { href: '/search/' },
});

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('link', { name: 'Search' });
    await step('The shortcut is visible, and the button is large enough', async () => {
      await expect(canvas.getByText('Ctrl K')).toBeVisible();
      await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
      await areLargeEnough([button]);
    });
  },
});

/** A phone has no keys for the shortcut. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('The shortcut is hidden', () =>
      expect(canvas.getByText('Ctrl K')).not.toBeVisible(),
    );
  },
});
