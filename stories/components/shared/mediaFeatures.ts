import { expect } from '../../kit/storyTest';

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
