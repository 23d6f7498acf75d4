import { Root } from './Illustration.styles';

export interface IllustrationProps {
  /** What is inside of `<svg>`. */
  markup: string;
}

/** A small image on a card. It repeats the title next to it, so assistive technology ignores it. */
export const Illustration = ({ markup }: IllustrationProps) => (
  <Root
    viewBox="0 0 320 200"
    aria-hidden="true"
    focusable="false"
    data-illustration=""
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);
