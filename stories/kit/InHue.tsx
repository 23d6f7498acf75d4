import type { Decorator } from '@storybook/react-vite';
import type { Hue } from '../../src/components/PageShell/PageShell';

/** Shows a story as on the pages of a product, or of none. */
export const InHue =
  (hue: Hue): Decorator =>
  (Story) => (
    <div data-hue={hue}>
      <Story />
    </div>
  );
