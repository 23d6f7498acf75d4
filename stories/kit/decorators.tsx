import { styled } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { Hue } from '../../src/components/PageShell/PageShell';
import { usePreference } from '../../src/platform/PlatformContext';

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

/** What keeps its direction in any text. */
const kept = ':is(pre, code, kbd, svg, textarea, [dir="ltr"])';

const Root = styled('article')({
  [`&[dir="rtl"], &[dir="rtl"] *:not(${kept}, ${kept} *)`]: { unicodeBidi: 'bidi-override' },
});

/**
 * English sample text. In right-to-left mode its letters run from right to left, as in the locale `ar-XB`, so that
 * components in it are mirrored. On the site, an English article keeps its direction.
 */
export function SampleText(props: ComponentProps<typeof Root>) {
  const isMirrored = usePreference('direction') === 'rtl';
  return <Root dir={isMirrored ? 'rtl' : 'auto'} {...props} />;
}

/** Renders a story as an article of a page, with its typography and spacing. */
export const inArticle: Decorator = (Story) => (
  <SampleText className="prose">
    <Story />
  </SampleText>
);

/** Renders a story in a column of a width in pixels. */
export const inAColumn =
  (width: number): Decorator =>
  (Story) => (
    <StoryBox inlineSize={width}>
      <Story />
    </StoryBox>
  );

/** Room for the messages of copy buttons, which open upwards. */
export const withRoomAbove: Decorator = (Story) => (
  <StoryBox paddingBlockStart={32}>
    <Story />
  </StoryBox>
);

/** Room for tooltips, which open downwards. */
export const withRoomBelow: Decorator = (Story) => (
  <StoryBox paddingBlockEnd={32}>
    <Story />
  </StoryBox>
);

/** Room for tooltips and menus wider than their button, which is at the start of the line; they open downwards. */
export const withRoomBefore: Decorator = (Story) => (
  <StoryBox paddingInlineStart={144} paddingBlockEnd={32}>
    <Story />
  </StoryBox>
);

/** Shows a story as on the pages of a product, or of none. */
export const InHue =
  (hue: Hue): Decorator =>
  (Story) => (
    <div data-hue={hue}>
      <Story />
    </div>
  );

/** Hides the third-party ad as an ad blocker does that only adds styles. */
export const withCosmeticFilter: Decorator = (Story) => (
  <>
    <style>{'#carbonads { display: none !important }'}</style>
    <Story />
  </>
);
