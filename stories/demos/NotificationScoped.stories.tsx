import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import NotificationScoped from '../../docs/core/react-use-notifications/demos/NotificationScoped';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';
import { shownNotification } from './shownNotification';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useNotifications/Scoped',
  component: NotificationScoped,
});

export const BothShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const inPanel = canvas.getByRole('button', { name: 'Tell the panel' });
    await userEvent.click(inPanel);
    await userEvent.click(canvas.getByRole('button', { name: 'Tell the app' }));
    const panel = await shownNotification('From the panel');
    const app = await shownNotification('From the app');
    const box = inPanel.parentElement!;
    await expect(box).toContainElement(panel);
    await expect(box).not.toContainElement(app);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      box.getBoundingClientRect().bottom,
    );
    await expect(screen.getAllByRole('alert')).toHaveLength(2);
  },
});

export const RightToLeftAndDark = BothShown.extend({ globals: { direction: 'rtl', mode: 'dark' } });

export const Tailwind = BothShown.extend(inStyling('NotificationScoped', 'tailwind'));

export const Css = BothShown.extend(inStyling('NotificationScoped', 'css'));
