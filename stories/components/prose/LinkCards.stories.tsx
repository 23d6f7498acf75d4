import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LinkCard } from '../../../src/components/LinkCards/LinkCard';
import { LinkCards } from '../../../src/components/LinkCards/LinkCards';
import { lessMotion, nothingMoves } from '../shared/mediaFeatures';
import { inAColumn } from '../shared/inAColumn';
import { inProse } from '../shared/inProse';

const meta = preview.meta({
  title: 'Components/LinkCards',
  component: LinkCards,
  args: {
    children: (
      <>
        <LinkCard href="#core" title="Toolpad Core">
          <p>Layout, navigation, sign-in and data pages as React components.</p>
        </LinkCard>
        <LinkCard href="#studio" title="Toolpad Studio">
          <p>Drag components onto a page and connect them to data.</p>
        </LinkCard>
        <LinkCard href="#installation" title="Installation">
          <p>Add the packages to a project, or start a new one.</p>
        </LinkCard>
      </>
    ),
  },
  decorators: [inProse],
});

export const SideBySide = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName(
      'Toolpad Core Layout, navigation, sign-in and data pages as React components.',
    );
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#core',
      '#studio',
      '#installation',
    ]);
    await expect(first!.getBoundingClientRect().top).toBe(second!.getBoundingClientRect().top);
  },
});

export const Stacked = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(second!.getBoundingClientRect().top).toBeGreaterThan(
      first!.getBoundingClientRect().bottom,
    );
  },
});

/** In a column narrower than one card. */
export const InANarrowColumn = meta.story({
  decorators: [inAColumn(200)],
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('link'))
      await expect(card.getBoundingClientRect().width).toBe(200);
  },
});

export const OneWithoutText = meta.story({
  args: { children: <LinkCard href="#core" title="Toolpad Core" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toolpad Core' })).toHaveAttribute(
      'href',
      '#core',
    );
  },
});

export const Dark = SideBySide.extend({ globals: { mode: 'dark' } });

export const RightToLeft = SideBySide.extend({ globals: { direction: 'rtl' } });

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Toolpad Core/ })).toHaveFocus();
  },
});

export const LongTitle = meta.story({
  args: {
    children: (
      <>
        <LinkCard href="#long" title={'unstable_createDashboardLayoutNavigationFrom'.repeat(2)}>
          <p>{'Fromeverypageofthefolder'.repeat(4)}</p>
        </LinkCard>
        <LinkCard href="#core" title="Toolpad Core" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('link'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    const chevron = getComputedStyle(canvas.getByText(/^unstable/), '::after');
    await expect([chevron.content, chevron.inlineSize]).toEqual(['""', '16px']);
  },
});

export const LongTitleOnAPhone = LongTitle.extend({ globals: { viewport: { value: 'narrow' } } });

export const Dense = SideBySide.extend({ globals: { density: 'dense' } });

/** Without background colors, cards have a border. */
export const ForcedColors = SideBySide.extend({
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('link'))
      await expect(getComputedStyle(card).borderStyle).toBe('solid');
  },
});

export const ReducedMotion = SideBySide.extend({ ...lessMotion, play: nothingMoves });
