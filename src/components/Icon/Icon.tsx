import { styled } from '@mui/material/styles';
import { iconMask, icons, type IconName } from '../../theme/icons';

export interface IconProps {
  name: IconName;
  className?: string;
  /** Upside down. */
  isFlipped?: boolean;
}

/**
 * An icon of the set, in the color of the text around it. The element that contains it has the accessible name.
 *
 * **When to use:** Use it beside a label, or in a button that has an accessible name.
 *
 * **When not to use:** Don't make it the only label of a control: add text or an accessible name.
 *
 * **Accessibility:** It's hidden from screen readers: the element around it has the accessible name. It takes the
 * color of the text.
 */
export function Icon({ name, className, isFlipped }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" width="20" strokeWidth="1.5" className={className} aria-hidden>
      <path transform={isFlipped ? 'rotate(180 10 10)' : undefined} d={icons[name]} />
    </svg>
  );
}

/** The same for the tools that each demo repeats: their paths are in the style sheet, once. */
export const MaskedIcon = styled('span', {
  name: 'DocsIcon',
  slot: 'Masked',
  shouldForwardProp: (name) => name !== 'name',
})<Pick<IconProps, 'name'>>(({ name }) => ({
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  background: 'currentColor',
  mask: iconMask(name, 1.5),
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: 'ButtonText',
    '[href] > &': { background: 'LinkText' },
  },
}));
