import { expect, type PlayContext } from '../../kit/storyTest';

/** Nothing is wider than the window: tables, code and demos scroll horizontally inside themselves. */
export async function noSidewaysScroll() {
  const root = document.documentElement;
  await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
}

/** Minimum target size in pixels (WCAG 2.2, 2.5.8). */
const smallest = 24;

/** All visible targets have the minimum size. */
export async function areLargeEnough(targets: readonly Element[]) {
  const shown = targets.filter((target) => target.checkVisibility());
  await expect(shown).not.toEqual([]);
  const tooSmall = shown.filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width < smallest || height < smallest;
  });
  await expect(tooSmall).toEqual([]);
}

/** The link with this name leads there. */
export const linksTo = (
  canvas: Pick<PlayContext['canvas'], 'getByRole'>,
  name: string,
  href: string,
) => expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);

/** What elements say, in their order. */
export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);

/** For stories with reduced motion. */
export const lessMotion = { parameters: { media: { reducedMotion: 'reduce' } } } as const;

/** For stories with forced colors. */
export const forcedColors = { parameters: { media: { forcedColors: 'active' } } } as const;

/** Nothing on the page is animated. Only the test run emulates reduced motion. */
export async function nothingMoves() {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const moving = [...document.body.querySelectorAll('*')].filter((element) =>
    [null, '::before', '::after'].some((part) => {
      const { transitionProperty, animationName } = getComputedStyle(element, part);
      return transitionProperty !== 'none' || animationName !== 'none';
    }),
  );
  await expect(moving).toEqual([]);
}

/** The current item is marked by more than a color, which forced colors may remove. */
export async function isMarkedWithoutColor(current: Element) {
  if (!matchMedia('(forced-colors: active)').matches) return;
  const { textDecorationLine, outlineStyle } = getComputedStyle(current);
  await expect([textDecorationLine, outlineStyle]).not.toEqual(['none', 'none']);
}
