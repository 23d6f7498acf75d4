import type { Decorator } from '@storybook/react-vite';
import { BarButton } from '../../../src/components/BarButton/BarButton';
import { attachNavDrawer } from '../../../src/components/NavDrawer/NavDrawer.behavior';
import { NavDrawer, navDrawerId } from '../../../src/components/NavDrawer/NavDrawer';
import type { PlayContext } from '../../kit/storyTest';
import { sampleSections } from '../../kit/sampleSections';
import { SampleText, StoryBox } from '../../kit/decorators';
import { activeHref, largeMenu, sampleMenu } from './sampleMenu';

const behaviors = [attachNavDrawer];

/** The focus ring of the button needs room. */
const onAPage: Decorator = (Story) => (
  <StoryBox display="flex" columnGap={32} paddingBlockStart={8} paddingInlineStart={8}>
    <StoryBox>
      <BarButton type="button" popoverTarget={navDrawerId} aria-label="Open menu">
        ☰
      </BarButton>
      <Story />
    </StoryBox>
    <StoryBox maxInlineSize={640}>
      {sampleSections.map(([title, text]) => (
        <SampleText as="section" key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </SampleText>
      ))}
    </StoryBox>
  </StoryBox>
);

/** The menu of a page, with the button that opens the drawer, beside text. */
export const navDrawerStory = {
  component: NavDrawer,
  args: { label: 'Toolpad Core', nodes: sampleMenu, activeHref },
  parameters: { behaviors, layout: 'fullscreen' as const },
  globals: { viewport: { value: 'desktop' } },
  decorators: [onAPage],
};

export const nav = () => document.getElementById(navDrawerId)!;

export const isOpen = () => nav().matches(':popover-open');

export type DrawerStory = Pick<PlayContext, 'canvas' | 'platform' | 'userEvent'>;

/** Opens the menu of a phone; resolves to the button that does. */
export async function openDrawer({ canvas, platform, userEvent }: DrawerStory) {
  const button = canvas.getByRole('button', { name: 'Open menu' });
  await userEvent.click(button);
  // Popovers dispatch `toggle` in a later task.
  await platform.clock.advance(0);
  return button;
}

/** A menu whose entries out of view are not rendered. */
export const fiveThousandEntries = {
  parameters: {
    a11y: {
      // axe checks one of each part: the 5,000 links are alike and take seconds.
      context: {
        include: ['button', `#${navDrawerId} > :not(ul)`, '[open] > summary', '[aria-current]'],
      },
      // The contrast rule measures everything, which renders content out of view. `Column` has the same colors.
      config: { rules: [{ id: 'color-contrast', enabled: false }] },
    },
  },
  args: { nodes: largeMenu, activeHref: '/large/group-49/page-99/' },
};
