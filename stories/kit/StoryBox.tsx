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
  | 'columns'
> {
  children?: ReactNode;
}

/** The room that a story gives its component, or the text around it; numbers are pixels. */
export const StoryBox = ({ children, ...size }: StoryBoxProps) => (
  <div style={size}>{children}</div>
);
