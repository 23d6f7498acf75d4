import { expect } from 'storybook/test';

/** For stories of a reader who wants less motion. */
export const lessMotion = { parameters: { media: { reducedMotion: 'reduce' } } } as const;

/** For stories of a reader whose system sets the colors. */
export const forcedColors = { parameters: { media: { forcedColors: 'active' } } } as const;

/** Nothing on the page moves by itself. By hand the browser moves as it was told: the test run emulates less motion. */
export async function nothingMoves() {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const moving = [...document.querySelectorAll('#storybook-root *')].filter((element) =>
    [null, '::before', '::after'].some((part) => {
      const { transitionProperty, animationName } = getComputedStyle(element, part);
      return transitionProperty !== 'none' || animationName !== 'none';
    }),
  );
  await expect(moving).toEqual([]);
}

/** What is current is marked by more than a color, which the system may have taken away. */
export async function isMarkedWithoutColor(current: Element) {
  if (!matchMedia('(forced-colors: active)').matches) return;
  const { textDecorationLine, outlineStyle } = getComputedStyle(current);
  await expect([textDecorationLine, outlineStyle]).not.toEqual(['none', 'none']);
}
