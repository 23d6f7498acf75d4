import { icons, type IconName } from '../../theme/icons';

export interface IconProps {
  name: IconName;
  className?: string;
  /** Upside down. */
  isFlipped?: boolean;
}

/** An icon of the set, in the color of the text around it. The element that contains it has the accessible name. */
export function Icon({ name, className, isFlipped }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" width="20" strokeWidth="1.5" className={className} aria-hidden>
      <path transform={isFlipped ? 'rotate(180 10 10)' : undefined} d={icons[name]} />
    </svg>
  );
}
