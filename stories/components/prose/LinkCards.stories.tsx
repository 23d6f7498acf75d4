import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { textsOf, linksTo } from '../shared/checks';
import { LinkCard, LinkCards } from '../../../src/components/LinkCards/LinkCards';
import { attachLinkCards } from '../../../src/components/LinkCards/LinkCards.behavior';
import { inAColumn, inArticle } from '../../kit/decorators';
import { choiceOf, caption } from '../../kit/docs';

/** All of a card is its link. */
const cardOf = (link: HTMLElement) => link.parentElement!.getBoundingClientRect();

const meta = preview.meta({
  title: 'LinkCards',
  component: LinkCards,
  argTypes: { kind: choiceOf(['', 'strip', 'list', 'small']) },
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
  decorators: [inArticle],
});

export const SideBySide = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Toolpad Core');
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#core',
      '#studio',
      '#installation',
    ]);
    await expect(cardOf(first!).top).toBe(cardOf(second!).top);
  },
});

export const Stacked = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(cardOf(second!).top).toBeGreaterThan(cardOf(first!).bottom);
  },
});

/** In a column narrower than one card. */
export const InANarrowColumn = meta.story({
  decorators: [inAColumn(200)],
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('link')) await expect(cardOf(card).width).toBe(200);
  },
});

export const OneWithoutText = meta.story({
  args: { children: <LinkCard href="#core" title="Toolpad Core" /> },
  play: async ({ canvas }) => {
    await linksTo(canvas, 'Toolpad Core', '#core');
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

/** An illustration above each title, and what the page is about below its text. */
export const WithIllustrations = meta.story({
  globals: { viewport: { value: 'laptop' } },
  args: {
    children: (
      <>
        <LinkCard
          href="#layout"
          title="Dashboard Layout"
          illustration="DashboardLayout"
          tags="Layout"
        >
          <p>Header, sidebar and content area.</p>
        </LinkCard>
        <LinkCard href="#crud" title="Crud" illustration="Crud" tags="Data, Forms">
          <p>List, detail and form pages.</p>
          <p>
            <a href="#source">Source</a>
          </p>
        </LinkCard>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Forms')).toBeVisible();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Dashboard Layout');
    const source = canvas.getByRole('link', { name: 'Source' });
    const { x, y, width, height } = source.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(source);
  },
});

export const Small = WithIllustrations.extend({ args: { kind: 'small' } });

export const Strip = SideBySide.extend({ args: { kind: 'strip' } });

/** Buttons show the cards with one tag. */
export const Filtered = meta.story({
  args: {
    filter: 'Filter examples',
    children: [
      <LinkCard key="next" href="#next" title="auth-nextjs" tags="Next.js, Auth.js" />,
      <LinkCard key="vite" href="#vite" title="vite" tags="Vite" />,
    ],
  },
  parameters: { behaviors: [attachLinkCards] },
  play: async ({ canvas, userEvent, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('All cards are shown at first', async () => {
      await expect(canvas.getByRole('group', { name: 'Filter examples' })).toBeVisible();
      await expect(button('All')).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getAllByRole('link')).toHaveLength(2);
    });
    await step('A tag hides the cards without it', async () => {
      await userEvent.click(button('Auth.js'));
      await expect(button('Auth.js')).toHaveAttribute('aria-pressed', 'true');
      await expect(button('All')).toHaveAttribute('aria-pressed', 'false');
      await expect(textsOf(canvas.getAllByRole('link'))).toEqual(['auth-nextjs']);
    });
  },
});

Filtered.test('All shows every card again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Vite' }));
  await userEvent.click(canvas.getByRole('button', { name: 'All' }));
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
});

export const List = SideBySide.extend({
  parameters: caption('Many pages: the titles align, and so do the texts.'),
  args: { kind: 'list' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map(cardOf);
    await expect(second!.top).toBe(first!.bottom);
    const texts = [...canvas.getAllByText(/\.$/)].map((text) => text.getBoundingClientRect().left);
    await expect(new Set(texts).size).toBe(1);
  },
});

export const ListOnAPhone = Stacked.extend({
  args: { kind: 'list' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map(cardOf);
    await expect(second!.top).toBe(first!.bottom);
  },
});
