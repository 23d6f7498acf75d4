import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { usePreference } from '../../src/platform/PlatformContext';

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
