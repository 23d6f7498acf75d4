import type { CSSProperties, ReactNode } from 'react';

interface StoryBoxProps extends Pick<
  CSSProperties,
  | 'inlineSize'
  | 'maxInlineSize'
  | 'blockSize'
  | 'minBlockSize'
  | 'paddingBlockStart'
  | 'paddingBlockEnd'
  | 'paddingInlineStart'
  | 'display'
  | 'columnGap'
> {
  /** `auto`: the box takes its start from the text in it, as an article does. */
  dir?: 'auto';
  children?: ReactNode;
}

/** The room that a story gives its component, or the text around it; numbers are pixels. */
export const StoryBox = ({ dir, children, ...size }: StoryBoxProps) => (
  <div dir={dir} style={size}>
    {children}
  </div>
);
