import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Band } from '../../../src/components/Band/Band';
import { LinkButtons, LinkButton } from '../../../src/components/LinkButtons/LinkButtons';
import { inArticle } from '../../kit/decorators';
import { noSidewaysScroll } from '../shared/checks';
import { choiceOf } from '../../kit/docs';

const meta = preview.meta({
  title: 'Band',
  component: Band,
  argTypes: { kind: choiceOf(['', 'hero']) },
  args: {
    children: (
      <>
        <h2>Or build it in a visual editor</h2>
        <p>Toolpad Studio runs on your machine.</p>
        <LinkButtons>
          <LinkButton href="#studio" main>
            Explore Toolpad Studio
          </LinkButton>
        </LinkButtons>
      </>
    ),
  },
  decorators: [inArticle],
});

/** The surface reaches the edges of the window without making the page wider. */
export const Surface = meta.story({
  play: async ({ canvas }) => {
    const band = canvas.getByRole('heading').parentElement!;
    await expect(getComputedStyle(band).borderImageSource).toContain('linear-gradient');
    await noSidewaysScroll();
  },
});

export const Hero = meta.story({
  args: { kind: 'hero' },
  play: async ({ canvas }) => {
    const band = canvas.getByRole('heading').parentElement!;
    await expect(getComputedStyle(band).borderImageSource).toBe('none');
    await expect(getComputedStyle(band, '::before').content).toBe('""');
  },
});
