import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { LinkButtons, LinkButton } from '../../../src/components/LinkButtons/LinkButtons';
import { InHue, inAColumn, inArticle } from '../../kit/decorators';
import { caption } from '../../kit/docs';

const meta = preview.meta({
  title: 'LinkButtons',
  component: LinkButtons,
  args: {
    children: (
      <>
        <LinkButton href="#install" main>
          Install Toolpad Core
        </LinkButton>
        <LinkButton href="#studio">Look at Toolpad Studio</LinkButton>
      </>
    ),
  },
  decorators: [inArticle],
});

const inARow = {
  stepsNeed: { from: 600, because: 'the buttons are one below the other' },
};

export const SideBySide = meta.story({
  parameters: inARow,
  play: async ({ canvas }) => {
    const [main, other] = canvas.getAllByRole('link');
    await expect(main).toHaveAccessibleName('Install Toolpad Core');
    await expect([main, other].map((link) => link!.getAttribute('href'))).toEqual([
      '#install',
      '#studio',
    ]);
    await expect(getComputedStyle(main!).backgroundColor).not.toBe(
      getComputedStyle(other!).backgroundColor,
    );
    await expect(main!.getBoundingClientRect().top).toBe(other!.getBoundingClientRect().top);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
});

/** In a column too narrow for both. */
export const InANarrowColumn = meta.story({
  decorators: [inAColumn(240)],
  play: async ({ canvas }) => {
    const [main, other] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(other!.top).toBe(main!.bottom + 12);
  },
});

export const OnPagesOfStudio = SideBySide.extend({
  parameters: caption('The main button has the color of the product.'),
  decorators: [InHue('secondary')],
  play: async ({ canvas }) => {
    const main = canvas.getAllByRole('link')[0]!;
    const ofStudio = getComputedStyle(main).backgroundColor;
    main.closest('[data-hue]')!.setAttribute('data-hue', 'primary');
    await expect(getComputedStyle(main).backgroundColor).not.toBe(ofStudio);
    main.closest('[data-hue]')!.setAttribute('data-hue', 'secondary');
  },
});
