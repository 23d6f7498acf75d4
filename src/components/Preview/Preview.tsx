import { Drawing } from './Preview.styles';

export interface PreviewProps {
  /** What is inside of `<svg>`. */
  markup: string;
}

/** A small drawing on a card. It repeats the title next to it, so assistive technology ignores it. */
export const Preview = ({ markup }: PreviewProps) => (
  <Drawing
    viewBox="0 0 320 200"
    aria-hidden="true"
    focusable="false"
    data-drawing=""
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);
