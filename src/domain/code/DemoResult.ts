import type { ColorScheme, Preferences } from '../preferences/Preferences';

/** One way that a demo was shown while its stories ran. */
export interface DemoLook {
  mode: ColorScheme;
  direction: Preferences['direction'];
}

/** When every story of a demo passed, and where. */
export interface DemoResult {
  /** Name and version: `Chromium 146`. */
  browser: string;
  looks: readonly DemoLook[];
  /** Day of the run, in UTC: `2026-11-21`. */
  date: string;
}

const directionNames: Record<DemoLook['direction'], string> = { ltr: 'left to right', rtl: 'right to left' };

/**
 * In words what a demo was shown in: `light and dark, both directions` when each mode met each direction, and otherwise
 * the looks one by one, so that it never says more than was seen.
 */
export function describeLooks(looks: readonly DemoLook[]): string {
  const modes = [...new Set(looks.map(({ mode }) => mode))];
  const directions = [...new Set(looks.map(({ direction }) => direction))];
  if (directions.length > 1 && modes.length * directions.length === looks.length) return `${modes.join(' and ')}, both directions`;
  return looks.map(({ mode, direction }) => `${mode} ${directionNames[direction]}`).join(', ');
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-05` -> `5 Nov 2026`. */
export function describeDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}
