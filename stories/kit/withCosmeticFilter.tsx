import type { Decorator } from '@storybook/react-vite';

/** Hides the third-party ad as an ad blocker does that only adds styles. */
export const withCosmeticFilter: Decorator = (Story) => (
  <>
    <style>{'#carbonads { display: none !important }'}</style>
    <Story />
  </>
);
