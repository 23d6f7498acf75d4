import type { Hue } from '../../../components/PageShell/PageShell';
import type { Section } from './PageContext';

/** The color of a page: that of its product, or neutral outside of all products. */
export const hueOf = (pathname: string, { path, hue }: Section): Hue =>
  `${pathname}/`.startsWith(path) ? hue : 'neutral';
