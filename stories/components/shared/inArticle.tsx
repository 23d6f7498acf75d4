import type { Decorator } from '@storybook/react-vite';
import { SampleText } from '../../kit/SampleText';

/** Renders a story as an article of a page, with its typography and spacing. */
export const inArticle: Decorator = (Story) => (
  <SampleText className="prose">
    <Story />
  </SampleText>
);
