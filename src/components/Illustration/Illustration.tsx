import { Root } from './Illustration.styles';

export interface IllustrationProps {
  /** What is inside of `<svg>`. */
  markup: string;
}

/**
 * A small image on a card. It repeats the title next to it, so assistive technology ignores it.
 *
 * **When to use:** Use it on the cards of a home page, to tell them apart at a glance.
 *
 * **When not to use:** Don't use it without a title beside it: an illustration says nothing by itself.
 *
 * **Accessibility:** It's hidden from assistive technology, because it repeats the title of its card.
 */
export const Illustration = ({ markup }: IllustrationProps) => (
  <Root
    viewBox="0 0 320 200"
    aria-hidden="true"
    focusable="false"
    data-illustration=""
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);
